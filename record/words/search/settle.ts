import type { Where } from "../../language/question.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Bounds, Form } from "../pieces.ts";
import type { Scope } from "./frames.ts";
import type { Parts } from "./parts.ts";

type Settle = (parts: Parts) => Parts;

const drops = (parts: Parts, ...concepts: string[]): Parts => ({
	...parts,
	focus: parts.focus.filter((one) => !concepts.includes(one)),
});
const adds = (parts: Parts, where: Where): Parts => ({
	...parts,
	scope: [...parts.scope, { is: "where", any: [where] }],
});
const saysNo = (parts: Parts, form: Form): Parts => ({ ...parts, forms: parts.forms.filter((one) => one !== form) });

/** "The leading scorer, the most runs": two superlatives that say one. */
const oneBest: Settle = (parts) => {
	const [first, ...more] = parts.best;
	if (!first || more.length === 0) return parts;
	const ways = new Set(parts.best.map(({ way }) => (way === "best" ? "high" : way)));
	const places = parts.best.filter(({ rank, top }) => rank ?? top);
	return ways.size === 1 && places.length < 2 ? { ...parts, best: [{ ...first, ...places[0] }] } : parts;
};

/** "Did they bat together? How many stands?" asks how many. */
const oneAsking: Settle = (parts) =>
	parts.forms.includes("count") && parts.forms.includes("yes_no") ? saysNo(parts, "yes_no") : parts;

const PERCENTAGES = new Set(["win_percentage", "dot_percentage", "boundary_percentage"]);
const OF_PERCENTAGES = ["matches", "wins", "dots", "balls", "boundaries", "runs", "tosses"];
/** "The win rate in per cent" is one figure. */
const onePercentage: Settle = (parts) =>
	parts.focus.some((one) => PERCENTAGES.has(one)) ? saysNo(drops(parts, ...OF_PERCENTAGES), "share") : parts;

/** "Super overs won" are wins with a super over. */
const superOvers: Settle = (parts) => {
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
	return parts.focus.includes("super_overs") && parts.focus.some((one) => ["wins", "losses", "tosses"].includes(one))
		? adds(drops(parts, "super_overs"), { super_over: true })
		: parts;
};

const OUTCOMES = ["wins", "losses"];
const OF_TOSS = "tosses";
/** "His average in matches they won": the outcome is a condition where another figure is asked. */
const outcomes: Settle = (parts) => {
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

/** A side that is all out has lost ten wickets. */
const allOut: Settle = (parts) =>
	parts.focus.includes("all_outs")
		? adds(
				{ ...parts, focus: [...new Set(parts.focus.map((one) => (one === "all_outs" ? "totals" : one)))] },
				CONCEPTS.all_outs?.line ?? {},
			)
		: parts;

const CAPS = { orange_caps: "runs", purple_caps: "wickets" } as const;
/** "How many runs took the orange cap", "the runner-up to the purple cap": the ranking that the cap is for. */
const caps: Settle = (parts) => {
	for (const [cap, figure] of Object.entries(CAPS)) {
		if (!parts.focus.includes(cap)) continue;
		const others = parts.focus.filter((one) => one !== cap);
		const ranks = others.length === 0 ? parts.best.some(({ rank }) => rank) : false;
		if (!ranks && !others.some((one) => one === figure || one === "tally" || one === "runners_up")) continue;
		if (others.some((one) => ![figure, "tally", "runners_up"].includes(one))) continue;
		const rank = others.includes("runners_up") ? { rank: 2 } : {};
		const named = parts.scope.some(({ is }) => is === "person");
		return {
			...parts,
			focus: [figure],
			...(named
				? {}
				: {
						best: [{ is: "best", way: "high", ...parts.best[0], ...rank }],
						nouns: [{ is: "noun", by: "player", asked: true }],
					}),
		};
	}
	return parts;
};

/** A chase of 200 is also a first innings of 200 that lost; a tie broken by a super over is none. */
export function chaseOf(parts: Parts): Parts[] {
	const [chase] = parts.scope.filter(isWonChase);
	const lines = parts.scope.filter((piece) => piece.is === "threshold" && CHASED.has(piece.concept ?? "runs"));
	const named = parts.focus.length > 0 && parts.focus.every((one) => ["chases", "totals", "times"].includes(one));
	if (!chase || lines.length !== 1 || !named || parts.scope.some(({ is }) => is === "person")) return [];
	const scope = parts.scope.map((piece): Scope => {
		if (piece === chase) return { is: "where", any: [{ innings: 1, result: "lost", super_over: false }] };
		if (piece.is === "threshold" && lines.includes(piece))
			return {
				...piece,
				concept: "runs",
				ofRow: true,
				bounds: { ...piece.bounds, from: Math.floor(piece.bounds.from ?? 0) },
			};
		return piece.is === "side" ? { ...piece, link: piece.link === "against" ? "for" : "against" } : piece;
	});
	return [{ ...parts, scope, focus: ["totals"] }];
}
const CHASED = new Set(["runs", "target"]);
const isWonChase = (piece: Scope) =>
	piece.is === "where" && !piece.not && piece.any.some(({ innings, result }) => innings === 2 && result === "won");

/** What goes without saying: that a stumping is a keeper's, that a man who is named is an opener. */
const described: Settle = (parts) => {
	const person = parts.scope.some((piece) => piece.is === "person" && !("not" in piece && piece.not));
	const stumping = parts.focus.includes("stumpings");
	const scope = parts.scope.filter(
		(piece) =>
			piece.is !== "where" ||
			!((person && piece.describes) || (stumping && piece.any.some(({ role }) => role === "wicketkeeper"))),
	);
	return scope.length === parts.scope.length ? parts : { ...parts, scope };
};

/** Nineties are scores with a line of their own. */
const nineties: Settle = (parts) =>
	parts.focus.includes("nineties")
		? {
				...parts,
				focus: [...new Set(parts.focus.map((one) => (one === "nineties" ? "score" : one)))],
				scope: [
					...parts.scope.filter(({ is }) => is !== "threshold"),
					{ is: "threshold", concept: "runs", bounds: { from: 90, to: 99 }, ofRow: true },
				],
			}
		: parts;

/** "The orange cap holder, Shaun Marsh" is the man who is named. */
const holder: Settle = (parts) =>
	parts.scope.some(({ is }) => is === "person")
		? { ...parts, scope: parts.scope.filter((piece) => piece.is !== "step" || piece.field !== "player") }
		: parts;

const ONSET_ROWS = "matches";
/** "On debut" is in his first match; "made his debut" is it. */
const onsets: Settle = (parts) => {
	const named = parts.scope.some((piece) => (piece.is === "person" || piece.is === "side") && !piece.not);
	if (!named || !parts.forms.some((form) => form === "onset" || form === "debut")) return parts;
	const debut = parts.forms.includes("debut");
	return {
		...parts,
		forms: [
			...parts.forms.filter((form) => form !== "debut" && form !== "first"),
			...(debut ? (["first"] as const) : []),
		],
		focus: debut ? [...new Set([...parts.focus, ONSET_ROWS])] : parts.focus,
	};
};

/** "Who lost the final" is the runner-up. */
const finals: Settle = (parts) =>
	parts.focus.length === 2 && parts.focus.includes("finals") && parts.focus.includes("losses")
		? { ...parts, focus: ["runners_up"] }
		: parts;

/** "Lost exactly ten matches": the number is one of losses. */
const counted: Settle = (parts) => {
	const [outcome, ...more] = parts.focus.filter((one) => COUNTED_AS.has(one));
	if (!outcome || more.length > 0) return parts;
	const scope = parts.scope.map(
		(piece): Scope =>
			piece.is === "threshold" && piece.concept === "matches" ? { ...piece, concept: "times" } : piece,
	);
	return { ...parts, scope };
};
const COUNTED_AS = new Set(["wins", "losses", "tosses"]);

/** "The last over (the twentieth)", "points in the league stage": what is said already. */
const saidAlready: Settle = (parts) => {
	const overs = new Set(
		parts.scope.flatMap((piece) => (piece.is === "where" ? piece.any.map((one) => one.overs) : [])),
	);
	const points = parts.focus.some((one) => one === "points" || one === "place");
	return {
		...parts,
		numbers: parts.numbers.filter(({ ordinal, value }) => !(ordinal && overs.has(value))),
		scope: points
			? parts.scope.filter((piece) => piece.is !== "where" || !piece.any.some(({ stage }) => stage === "league"))
			: parts.scope,
	};
};

/** What did he score? His runs. */
const scored: Settle = (parts) =>
	parts.focus.length === 1 &&
	parts.focus[0] === "score" &&
	parts.forms.includes("count") &&
	parts.best.length === 0 &&
	!parts.scope.some(({ is }) => is === "threshold") &&
	parts.scope.some(({ is }) => is === "person")
		? { ...parts, focus: ["runs"] }
		: parts;

/** Of nobody's wins batting first those of super overs are none: they were tied. */
const nobodys: Settle = (parts) => {
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

/** "In all of the seasons 2008 to 2012": in as many seasons as there are. */
const everySeason: Settle = (parts) => {
	const noun = parts.nouns.find(({ by }) => by === "season");
	if (!noun || !parts.forms.includes("every") || parts.focus.some((one) => one !== "matches")) return parts;
	const span = parts.scope
		.flatMap((piece) => (piece.is === "where" ? piece.any.map(({ season }) => season as Bounds) : []))
		.find((one) => one?.from && one.to);
	const many = noun.many ?? (span ? Number(span.to) - Number(span.from) + 1 : undefined);
	if (many === undefined) return parts;
	return {
		...saysNo(parts, "every"),
		nouns: parts.nouns.filter((one) => one !== noun),
		scope: [...parts.scope, { is: "threshold", concept: "seasons", bounds: { from: many } }],
	};
};

const OF_FINALS: Record<string, [string, Where]> = {
	finals: ["matches", { stage: "final" }],
	playoffs: ["matches", { stage: "playoff" }],
	titles: ["wins", { stage: "final" }],
	runners_up: ["losses", { stage: "final" }],
};
/** A man's finals are the matches he played in them, his titles those that were won. */
const finalsOfPeople: Settle = (parts) => {
	const [concept, ...more] = parts.focus.filter((one) => one !== "matches" && one !== "wins" && one !== "times");
	const [figure, where] = OF_FINALS[concept ?? ""] ?? [];
	const person = parts.scope.some((piece) => piece.is === "person" && !piece.not);
	if (!person || !figure || !where || more.length > 0) return parts;
	return adds(
		{ ...parts, focus: [figure === "losses" ? "matches" : figure] },
		figure === "losses" ? { ...where, result: "lost" } : where,
	);
};

/** "Played for the most teams": the teams are what is counted. */
const mostTeams: Settle = (parts) => {
	const counted = parts.nouns.find(({ by }) => by === "team" || by === "season");
	const asked = parts.nouns.some(({ by }) => by === "player") || parts.forms.includes("who");
	if (!counted || !asked || !parts.best.some(({ many }) => many) || parts.focus.some((one) => one !== "matches"))
		return parts;
	return {
		...parts,
		focus: [counted.by === "team" ? "teams" : "seasons"],
		nouns: parts.nouns.filter((one) => one !== counted),
	};
};

/** "Sixes conceded", and what a side conceded: the runs of those who batted against it. */
const conceded: Settle = (parts) => {
	const lines = parts.scope.some((piece) => piece.is === "threshold" && piece.concept === "runs_conceded");
	if (!parts.focus.includes("runs_conceded") && !lines) return parts;
	const [other, ...more] = parts.focus.filter((one) => one !== "runs_conceded" && one !== "times" && one !== "runs");
	if (more.length > 0) return parts;
	const side = parts.scope.some((piece) => piece.is === "side" && !piece.not);
	const person =
		parts.scope.some(({ is }) => is === "person") ||
		parts.nouns.some(({ by }) => by === "player") ||
		parts.forms.includes("who");
	if (!person && side && (!other || OF_INNINGS.has(other))) {
		const scope = parts.scope.map((piece): Scope => {
			if (piece.is === "threshold") return { ...piece, concept: "runs", ofRow: true };
			return piece.is === "side" ? { ...piece, link: piece.link === "against" ? "for" : "against" } : piece;
		});
		return { ...parts, focus: [lines ? "totals" : (other ?? "runs")], scope };
	}
	const team = parts.nouns.find(({ by, asked }) => by === "team" && asked);
	if (team && !side && other && OF_INNINGS.has(other) && !parts.scope.some(({ is }) => is === "person"))
		return { ...parts, focus: [other], nouns: [{ ...team, by: "opponent" }] };
	if (other === "sixes" || other === "fours") return { ...parts, focus: [`${other}_conceded`] };
	return parts;
};
const OF_INNINGS = new Set([
	"totals",
	"sixes",
	"fours",
	"extras",
	"highest_total",
	"lowest_total",
	"average_total",
	"wides",
	"noballs",
]);

/** Two sides "against each other" meet; "who lost the toss" asks for the side. */
const meetings: Settle = (parts) => {
	const sides = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const [, second] = sides;
	const meet = parts.forms.includes("foes") && sides.length === 2;
	const lostToss = parts.focus.includes("tosses") && parts.focus.includes("losses");
	const final = parts.focus.includes("finals") ? { stage: "final" } : {};
	const now = lostToss ? adds({ ...parts, focus: ["matches"] }, { toss: "lost", ...final }) : parts;
	if (!meet) return now;
	return {
		...saysNo(now, "foes"),
		scope: now.scope.map(
			(piece): Scope =>
				piece === second ? ({ ...piece, link: "against", joined: undefined as never } as Scope) : piece,
		),
	};
};

const ALL: Settle[] = [
	oneBest,
	oneAsking,
	onePercentage,
	superOvers,
	allOut,
	caps,
	finals,
	finalsOfPeople,
	mostTeams,
	conceded,
	meetings,
	outcomes,
	nineties,
	described,
	holder,
	onsets,
	counted,
	saidAlready,
	scored,
	nobodys,
	everySeason,
];

/** Parts that say the same in other words, put as the readings know them. */
export const settled: Settle = (parts) => ALL.reduce((now, settle) => settle(now), parts);
