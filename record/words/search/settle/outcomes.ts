import type { Where } from "../../../language/question.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Scope } from "../frames.ts";
import { adds, drops, type Settle, saysNo, unread } from "./settle.ts";

/** "Super overs won" are wins with a super over. */
export const superOvers: Settle = (parts) => {
	const line = parts.scope.find((piece) => piece.is === "threshold" && piece.concept === "super_overs");
	if (line && parts.focus.includes("wins"))
		return adds(
			{
				...parts,
				focus: ["wins"],
				scope: parts.scope.map((piece): Scope => (piece === line ? ({ ...piece, concept: "wins" } as Scope) : piece)),
			},
			{ super_over: true },
		);
	const isFirst = parts.forms.includes("first") || parts.forms.includes("last");
	const beside = ["wins", "losses", "tosses", ...(isFirst ? ["matches"] : [])];
	return parts.focus.includes("super_overs") && parts.focus.some((one) => beside.includes(one))
		? adds(drops(parts, "super_overs"), { super_over: true })
		: parts;
};

const OUTCOMES = ["wins", "losses"];
const OF_TOSS = "tosses";
/** "His average in matches they won": the outcome is a condition where another figure is asked. */
export const outcomes: Settle = (parts) => {
	const asked = parts.focus.filter((one) => ![...OUTCOMES, "matches", "times"].includes(one));
	const [outcome, ...more] = parts.focus.filter((one) => OUTCOMES.includes(one));
	const free = asked.every((one) => CONCEPTS[one]?.beside?.includes(outcome ?? ""));
	if (
		!outcome ||
		more.length > 0 ||
		asked.length === 0 ||
		free ||
		parts.forms.includes("share") ||
		asked.includes(OF_TOSS)
	)
		return parts;
	return adds(drops(parts, outcome, "matches"), { result: outcome === "wins" ? "won" : "lost" });
};

/** More runs than any side won by. */
const LEAST_TOTAL = 150;
/** "Lost after making 260": the total of the side that lost. */
export const lostWithTotal: Settle = (parts) => {
	const [line, ...more] = parts.scope.filter((piece) => piece.is === "threshold");
	const person = parts.scope.some(({ is }) => is === "person") || parts.nouns.some(({ by }) => by === "player");
	if (drops(parts, "times").focus.join() !== "losses" || line?.is !== "threshold" || more.length > 0 || person)
		return parts;
	if (line.concept || (line.bounds.from ?? 0) < LEAST_TOTAL) return parts;
	const scope = parts.scope.map((piece): Scope => (piece === line ? { ...line, concept: "runs", ofRow: true } : piece));
	return adds({ ...parts, focus: ["totals"], scope }, { result: "lost" });
};

/** "Who came second, the side that lost the final": the place says it again. */
export const secondPlace: Settle = (parts) =>
	parts.focus.includes("runners_up") && parts.best.length === 1 && parts.best[0]?.rank === 2
		? { ...parts, best: [], nouns: [...parts.nouns.filter(({ by }) => by !== "team"), TEAM_ASKED] }
		: parts;
const TEAM_ASKED = { is: "noun", by: "team", asked: true } as const;

const MARGINS = new Set(["win_by_runs", "win_by_wickets"]);
/** "Who lost by the most runs": the margin is that of the win, the side is the one it was won against. */
export const lostBy: Settle = (parts) => {
	const outcome = ["losses", "runners_up"].find((one) => parts.focus.includes(one));
	const named = parts.scope.some(({ is }) => is === "side");
	if (!outcome || !parts.focus.some((one) => MARGINS.has(one)) || (parts.best.length === 0 && !named)) return parts;
	const scope = parts.scope.map(
		(piece): Scope => (piece.is === "side" ? { ...piece, link: piece.link === "against" ? "for" : "against" } : piece),
	);
	const others = parts.nouns.filter(({ by }) => by !== "team");
	const nouns = named ? others : [{ ...TEAM_ASKED, by: "opponent" as const }];
	const now = { ...drops(parts, outcome), scope, nouns };
	return outcome === "runners_up" ? adds(now, { stage: "final" }) : now;
};

/** What a match has one of. */
const OF_A_MATCH = new Set(["player_of_match", "wins", "losses", "tosses"]);
/** The matches that a word for a figure names. */
export const STAGES: Record<string, Where> = { finals: { stage: "final" }, playoffs: { stage: "playoff" } };
/** "Player of the match in two finals": so often, in matches of that kind. */
export const inFinals: Settle = (parts) => {
	const line = parts.scope.find((piece) => piece.is === "threshold" && (piece.concept ?? "") in STAGES);
	const [concept = "", ...more] = parts.focus.filter((one) => one !== "times");
	if (line?.is !== "threshold" || more.length > 0 || !OF_A_MATCH.has(concept)) return parts;
	// "played in one final and lost it by a run": the number is one of finals, not of defeats like that
	if (parts.scope.some((piece) => piece !== line && piece.is === "threshold")) return unread(parts, "and");
	const scope = parts.scope.map((piece): Scope => (piece === line ? { ...line, concept: "times" } : piece));
	return adds({ ...parts, scope, focus: [concept] }, STAGES[line.concept ?? ""] ?? {});
};

const isHow = (piece: Scope) =>
	piece.is === "where" && !piece.not && piece.any.some(({ innings, batted }) => innings ?? batted);
/** "Is it better to bat first or to chase": which of the two wins more. */
export const betterHow: Settle = (parts) =>
	parts.focus.length === 0 &&
	parts.more.some(({ way }) => way === "best" || way === "worst") &&
	parts.scope.filter(isHow).length > 1
		? { ...parts, focus: ["wins"], more: [{ is: "more", way: parts.more[0]?.way === "worst" ? "low" : "high" }] }
		: parts;

/** "Bottom of the league table": the place is one of the table. */
export const lastOfTable: Settle = (parts) =>
	parts.focus.includes("place") && parts.best.some(({ way }) => way === "worst" || way === "low")
		? saysNo(parts, "table")
		: parts;

/** "Who lost the final" is the runner-up. */
export const finals: Settle = (parts) =>
	parts.focus.length === 2 && parts.focus.includes("finals") && parts.focus.some((one) => OUTCOMES.includes(one))
		? { ...parts, focus: [parts.focus.includes("wins") ? "titles" : "runners_up"] }
		: parts;

const OF_FINALS: Record<string, [string, Where]> = {
	finals: ["matches", { stage: "final" }],
	playoffs: ["matches", { stage: "playoff" }],
	titles: ["wins", { stage: "final" }],
	runners_up: ["losses", { stage: "final" }],
};
/** A man's finals are the matches he played in them, his titles those that were won. */
export const finalsOfPeople: Settle = (parts) => {
	const [concept, ...more] = parts.focus.filter((one) => one !== "matches" && one !== "wins" && one !== "times");
	const [figure, where] = OF_FINALS[concept ?? ""] ?? [];
	const person = parts.scope.some((piece) => piece.is === "person" && !piece.not);
	if (!person || !figure || !where || more.length > 0) return parts;
	return adds(
		{ ...parts, focus: [figure === "losses" ? "matches" : figure] },
		figure === "losses" ? { ...where, result: "lost" } : where,
	);
};

/** Two sides "against each other" meet; "who lost the toss" asks for the side. */
export const meetings: Settle = (parts) => {
	const sides = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const [, second] = sides;
	const meet = parts.forms.includes("foes") && sides.length === 2;
	const lostToss = parts.focus.includes("tosses") && parts.focus.includes("losses");
	const final = parts.focus.includes("finals") ? { stage: "final" } : {};
	const now = lostToss ? adds({ ...parts, focus: ["matches"] }, { toss: "lost", ...final }) : parts;
	if (!meet) return now;
	return {
		...saysNo(now, "foes"),
		// "how often did they play each other": their matches
		focus: now.focus.length === 0 ? ["matches"] : now.focus.map((one) => (one === "times" ? "matches" : one)),
		scope: now.scope.map(
			(piece): Scope =>
				piece === second ? ({ ...piece, link: "against", joined: undefined as never } as Scope) : piece,
		),
	};
};

const OF_MEETINGS = new Set(["matches", "wins", "losses", "times"]);
/** "Their matches with Chennai": of two sides the one that matches are played with is the other. */
export const playedWith: Settle = (parts) => {
	const sides = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const [linked, ...more] = sides.filter((piece) => "link" in piece && (piece.link === "for" || piece.link === "with"));
	const free = !sides.some((piece) => "joined" in piece && piece.joined);
	const ofSides = parts.focus.length > 0 && parts.focus.every((one) => OF_MEETINGS.has(one));
	const person = parts.scope.some(({ is }) => is === "person");
	if (!linked || more.length > 0 || sides.length !== 2 || !free || !ofSides || person) return parts;
	const scope = parts.scope.map(
		(piece): Scope => (piece === linked ? ({ ...linked, link: "against" } as Scope) : piece),
	);
	return { ...parts, scope };
};

/** The finals of two sides against one another are the matches they met in. */
export const finalsOfTwo: Settle = (parts) => {
	const sides = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const met = sides.length === 2 && sides.some((piece) => "link" in piece && piece.link === "against");
	const asks = parts.focus.includes("finals") && parts.focus.every((one) => one === "finals" || one === "times");
	return met && asks ? adds({ ...parts, focus: ["matches"] }, { stage: "final" }) : parts;
};

/** Of nobody's wins batting first those of super overs are none: they were tied. */
export const nobodys: Settle = (parts) => {
	const bats = parts.scope.some(
		(piece) => piece.is === "where" && piece.any.some(({ batted, innings }) => batted ?? innings),
	);
	const named = parts.scope.some(({ is }) => is === "side" || is === "person");
	const asks = parts.focus.includes("wins") && !parts.nouns.some(({ asked }) => asked) && parts.forms.length < 2;
	const place = parts.scope.some(
		(piece) => piece.is === "where" && piece.any.some(({ ground, city }) => ground ?? city),
	);
	return bats && asks && place && !named && !parts.forms.includes("share") ? adds(parts, { super_over: false }) : parts;
};

/** "Lost exactly ten matches": the number is one of losses. */
export const counted: Settle = (parts) => {
	const [outcome, ...more] = parts.focus.filter((one) => COUNTED_AS.has(one));
	if (!outcome || more.length > 0) return parts;
	const scope = parts.scope.map(
		(piece): Scope =>
			piece.is === "threshold" && piece.concept === "matches" ? { ...piece, concept: "times" } : piece,
	);
	return { ...parts, scope };
};
const COUNTED_AS = new Set(["wins", "losses", "tosses"]);
