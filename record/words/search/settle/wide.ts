import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Scope } from "../frames.ts";
import { has } from "../parts.ts";
import { drops, type Settle, saysNo, unread } from "./settle.ts";

const AWARDS = new Set(["player_of_match", "orange_caps", "purple_caps", "titles"]);
/** "Who got it": an award that the question names, or nothing that is known. */
export const awardSpokenOf: Settle = (parts) => {
	if (!has(parts, "award")) return parts;
	return parts.focus.some((one) => AWARDS.has(one)) ? saysNo(parts, "award") : unread(parts, "got it");
};

/** "Had made after the first six overs": what there was by then, not what came later. */
export const byThen: Settle = (parts) => {
	if (!has(parts, "by_then")) return parts;
	const scope = parts.scope.map((piece): Scope => {
		if (piece.is !== "where" || piece.not) return piece;
		const any = piece.any.map((one) => {
			const { from, to } = (typeof one.overs === "object" ? one.overs : {}) as { from?: number; to?: number };
			return from !== undefined && from > 1 && to === LAST_OVER ? { ...one, overs: { from: 1, to: from - 1 } } : one;
		});
		return { ...piece, any };
	});
	return { ...saysNo(parts, "by_then"), scope };
};
const LAST_OVER = 20;

const MEETINGS = new Set(["matches", "times"]);
const OF_SIDES = new Set(["wins", "losses", "tosses", "finals", "titles", "results"]);
/** "The highest score by a batter in Chennai v Mumbai matches": he may have played for either. */
export const inMeetings: Settle = (parts) => {
	if (!has(parts, "between")) return parts;
	const now = saysNo(parts, "between");
	const sides = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const isExtreme = parts.best.length > 0 || parts.focus.some((one) => CONCEPTS[one]?.way);
	const asksMan = has(parts, "who") || parts.nouns.some(({ by }) => by === "player") || isExtreme;
	const figures = parts.focus.filter((one) => !MEETINGS.has(one));
	const isOfMen = figures.length > 0 && !figures.some((one) => OF_SIDES.has(one));
	const isOne = sides.some((piece) => "link" in piece && piece.link === "for");
	const person = parts.scope.some((piece) => piece.is === "person" && !piece.not) || isOne;
	// "how many wins in Chennai v Mumbai matches": those of either
	if (sides.length === 2 && !asksMan && figures.join() === "wins" && has(parts, "count") && parts.scope.length === 2)
		return { ...now, focus: [], forms: [...now.forms.filter((form) => form !== "count"), "rivalry"] };
	if (sides.length !== 2 || !asksMan || !isOfMen || person) return now;
	const ids = sides.flatMap((piece) => (piece.is === "side" ? piece.ids : []));
	const rest = parts.scope.filter((piece) => !sides.includes(piece));
	return {
		...now,
		focus: figures,
		scope: [...rest, { is: "where", any: [{ team: ids, opponent: ids }] }],
	};
};

const isTossWon = (piece: Scope) => piece.is === "where" && !piece.not && piece.any.every(({ toss }) => toss === "won");
/** "Mumbai Chennai, who won the last time", or the toss: either of the two may have. */
export const lastMeeting: Settle = (parts) => {
	const sides = parts.scope.flatMap((piece) => (piece.is === "side" && !piece.not ? [piece] : []));
	const free = sides.every(({ link, joined }) => (!link || link === "against") && joined !== "or");
	if (!has(parts, "last", "first") || sides.length !== 2 || !free) return parts;
	const figure = drops(parts, ...MEETINGS).focus.join();
	const isToss = figure === "" && parts.scope.some(isTossWon) && has(parts, "who");
	const asksSide = parts.nouns.some(
		({ by, asked }) => asked && (by === "team" || (by === "opponent" && has(parts, "foes"))),
	);
	if (!isToss && !(figure === "wins" && asksSide)) return parts;
	const ids = sides.flatMap((piece) => piece.ids);
	const rest = parts.scope.filter((piece) => piece.is !== "side" || piece.not);
	return {
		...saysNo(parts, "foes"),
		focus: [isToss ? "matches" : "wins"],
		nouns: [{ is: "noun", by: "team", asked: true }],
		scope: [...rest, { is: "where", any: [{ team: ids, opponent: ids }] }],
	};
};

const COUNTS = new Set(["innings", "times", "matches", "partnership_runs", "runs"]);
/** "In how many innings have the two put on a hundred": counts their partnerships of a hundred. */
export const standsOfLine: Settle = (parts) => {
	const line = parts.scope.some((piece) => piece.is === "threshold" && piece.ofRow && piece.concept === "runs");
	const isCount = has(parts, "count") && parts.focus.some((one) => COUNTS_ROWS.has(one));
	const others = parts.focus.filter((one) => one !== "stands");
	return line && isCount && others.length < parts.focus.length && others.every((one) => COUNTS.has(one))
		? drops(parts, ...COUNTS)
		: parts;
};
const COUNTS_ROWS = new Set(["innings", "times", "matches"]);

const OF_ONE_MATCH = new Set(["runs", "wickets", "sixes", "fours", "catches"]);
const isOfOne = (piece: Scope) => piece.is === "where" && !piece.not && piece.one === true;
const isSum = (piece: Scope) =>
	piece.is === "threshold" && !piece.ofRow && OF_ONE_MATCH.has(piece.concept ?? "") && (piece.bounds.from ?? 0) > 0;
/** "Five wickets in a final", "most sixes in a final": in one of them, not in all together. */
export const inOneMatch: Settle = (parts) => {
	if (!parts.scope.some(isOfOne)) return parts;
	const isMost = parts.best.length > 0 && parts.units.length === 0 && OF_ONE_MATCH.has(parts.focus.join());
	if (isMost) return { ...parts, units: ["match"] };
	if (!parts.scope.some(isSum) || parts.best.length > 0) return parts;
	const scope = parts.scope.map((piece): Scope => (isSum(piece) ? ({ ...piece, ofRow: true } as Scope) : piece));
	return { ...parts, scope };
};

/** "The season in which most batters were run out": dismissals of the kind are counted. */
export const mostOut: Settle = (parts) => {
	const out = parts.scope.some((piece) => piece.is === "where" && !piece.not && piece.any.some((one) => one.dismissal));
	const asked = parts.nouns.some(({ by, asked }) => asked && by !== "player");
	return out && asked && parts.focus.length === 0 && parts.best.some(({ many }) => many)
		? { ...parts, focus: ["dismissals"] }
		: parts;
};
