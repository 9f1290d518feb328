import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Scope } from "../frames.ts";
import type { Parts } from "../parts.ts";
import { drops, namesSeason, type Settle, unread } from "./settle.ts";

const isLine = (piece: Scope) => piece.is === "threshold" && piece.concept !== "times";
const figureOf = (concept: string) => CONCEPTS[concept]?.figure ?? concept;

/** "How many times has a bowler conceded 60 runs": the rows of the line are counted, not their runs. */
export const timesOfLine: Settle = (parts) => {
	if (!parts.focus.includes("times")) return parts;
	const [said, ...more] = parts.focus.filter((one) => one !== "times");
	if (!said || more.length > 0 || CONCEPTS[said]?.counts) return parts;
	const [line, ...others] = parts.scope.filter(isLine);
	if (line?.is !== "threshold" || others.length > 0 || figureOf(said) !== figureOf(line.concept ?? said)) return parts;
	return {
		...drops(parts, said),
		scope: parts.scope.map((piece): Scope => (piece === line ? { ...line, concept: said, ofRow: true } : piece)),
	};
};

/** "That season" of a man is the one that is named, of a cap or a title its own; else the question is not understood. */
export const thatSeason: Settle = (parts) => {
	if (!parts.units.includes("season") || !parts.forms.includes("that")) return parts;
	const units = parts.units.filter((unit) => unit !== "season");
	const named = parts.scope.some(namesSeason);
	const owned = parts.scope.some(({ is }) => is === "person" || is === "side");
	return named || !owned ? { ...parts, units } : unread(parts, "that season");
};

/** "In how many matches has he hit five sixes": counts the innings with five. */
export const matchesOfLine: Settle = (parts) => {
	const [line, ...more] = parts.scope.filter(isLine);
	const isOfMen = parts.scope.some((piece) => piece.is === "person" && !piece.not);
	const counts = parts.forms.includes("count") && parts.focus.join() === "matches" && parts.units.length === 0;
	return counts && isOfMen && line?.is === "threshold" && more.length === 0 && OF_MEN.has(line.concept ?? "")
		? { ...parts, focus: ["times"] }
		: parts;
};
const OF_MEN = new Set(["runs", "sixes", "fours", "wickets", "balls_faced", "catches"]);

const ONE_ROW = new Set(["innings", "match"]);
/** "Nobody has made 200 in an innings": the line is one of the innings, however high. */
export const linesOfRows: Settle = (parts) => {
	if (parts.best.length > 0 || !parts.units.some((unit) => ONE_ROW.has(unit))) return parts;
	const scope = parts.scope.map(
		(piece): Scope =>
			piece.is === "threshold" && OF_A_ROW.has(piece.concept ?? "") && (piece.bounds.from ?? 0) <= MOST_OF_A_ROW
				? { ...piece, ofRow: true }
				: piece,
	);
	return { ...parts, scope };
};
const OF_A_ROW = new Set(["runs", "sixes", "fours"]);
const MOST_OF_A_ROW = 300;

const OF_TOTALS = new Set(["runs", "totals", "score"]);
/** "Both totals reached 200": the lower of the two did. What both did without a line is no count of all matches. */
export const bothScored: Settle = (parts) => {
	if (!parts.focus.includes("both_scored")) return parts;
	const lines = parts.scope.filter((piece) => piece.is === "threshold" && piece.concept !== "times");
	if (lines.length === 0) return unread(parts, "both");
	const scope = parts.scope.map(
		(piece): Scope =>
			piece.is === "threshold" && OF_TOTALS.has(piece.concept ?? "runs")
				? { ...piece, concept: "lower_total", ofRow: true }
				: piece,
	);
	return { ...drops(parts, ...OF_TOTALS), scope };
};
/** The biggest win by runs or by wickets is a margin, the biggest total that of one innings. */
export const biggest: Settle = (parts) => {
	const [best, ...more] = parts.best;
	if (!best || best.many || more.length > 0) return parts;
	// "the smallest total, rained-off games aside": the matches are those it is looked for in
	if (drops(parts, "matches").focus.join() === "total_made")
		return {
			...parts,
			focus: [best.way === "low" || best.way === "worst" ? "lowest_total" : "highest_total"],
			best: [],
		};
	// "how many runs is the record partnership"
	if ([...parts.focus].sort().join() === "runs,stands") return { ...parts, focus: ["highest_stand"] };
	const margin = parts.scope.find(isMargin);
	if (margin?.is !== "where" || !parts.focus.includes("wins")) return parts;
	const [figure = ""] = Object.keys(margin.any[0]?.figures ?? {});
	return {
		...parts,
		focus: [...new Set(parts.focus.map((one) => (one === "wins" ? figure : one)))],
		scope: parts.scope.filter((piece) => piece !== margin),
	};
};
/** A margin of one or more is any. */
const isMargin = (piece: Scope) =>
	piece.is === "where" &&
	["win_by_runs", "win_by_wickets"].some(
		(figure) => JSON.stringify(piece.any) === JSON.stringify([{ figures: { [figure]: { from: 1 } } }]),
	);

const ART = new Set(["who", "which", "list", "yes_no"]);
/** Wickets of whole matches, of which there are most or fewest somewhere. */
const isPlain = ({ focus, units, best }: Parts) =>
	focus.join() === "wickets" && units.length === 0 && best.length === 1;
const isAgainst = (piece: Scope) => piece.is === "side" && piece.link === "against";
/** The wickets a side takes, run outs too, are those its opponents lose. */
export const wicketsOfSide: Settle = (parts) => {
	const named = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const men = parts.scope.some(({ is }) => is === "person" || is === "threshold" || is === "step");
	const [noun, ...others] = parts.nouns;
	// "which team has taken the most wickets"
	if (noun?.by === "team" && others.length === 0 && !men && isPlain(parts) && named.every(isAgainst))
		return {
			...parts,
			focus: ["wickets_lost"],
			nouns: [{ ...noun, by: "opponent", asked: true }],
			scope: parts.scope.map((piece): Scope => (piece.is === "side" ? { ...piece, link: "for" } : piece)),
		};
	const asksMen =
		parts.nouns.length > 0 ||
		parts.best.length > 0 ||
		parts.more.length > 0 ||
		parts.forms.some((form) => ART.has(form));
	if (parts.focus.join() !== "wickets" || named.length === 0 || men || asksMen) return parts;
	if (parts.scope.some((piece) => piece.is === "where" && piece.any.some((one) => one.dismissal))) return parts;
	return {
		...parts,
		focus: ["wickets_lost"],
		scope: parts.scope.map(
			(piece): Scope =>
				piece.is === "side" ? { ...piece, link: piece.link === "against" ? "for" : "against" } : piece,
		),
	};
};
