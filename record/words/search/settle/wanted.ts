import type { Scope } from "../frames.ts";
import { has, type Parts } from "../parts.ts";
import { adds, drops, namesSeason, type Settle, saysNo, unread } from "./settle.ts";

const isPerson = ({ is }: Scope) => is === "person";
const isOfMen = (parts: Parts) =>
	parts.scope.some(isPerson) || has(parts, "who") || parts.nouns.some(({ by }) => by === "player");

/** "In all seasons" is the whole record; who played in all of them did so in as many as there were. */
export const wholeTime: Settle = (parts) => {
	if (!has(parts, "whole")) return parts;
	const noun = parts.nouns.find(({ by, whole }) => by === "season" && whole);
	const now = saysNo({ ...parts, nouns: parts.nouns.filter((one) => one !== noun) }, "whole");
	const lines = parts.scope.some(({ is }) => is === "threshold");
	const asksWho = !parts.scope.some(isPerson) && (has(parts, "who") || parts.nouns.some(({ asked }) => asked));
	if (parts.best.length > 0 || !(asksWho || lines)) return now;
	// "who made 300 in all seasons": in each of them, or in all together
	const played = !lines && parts.focus.every((one) => one === "matches") && !has(parts, "count");
	if (!played) return asksWho && (lines || !has(parts, "count")) ? unread(parts, "all seasons") : now;
	if (parts.scope.some(namesSeason))
		return {
			...saysNo(parts, "whole"),
			forms: [...now.forms, "every"],
			nouns: [...now.nouns, { is: "noun", by: "season" }],
		};
	return { ...now, scope: [...now.scope, { is: "threshold", concept: "seasons", bounds: { from: noun?.many ?? 0 } }] };
};

const MARGINS: Record<string, string> = { win_by_runs: "runs", win_by_wickets: "wickets" };
/** "By how many runs does his tally exceed another's": no win is meant where two are compared. */
export const differenceIn: Settle = (parts) => {
	const margin = parts.focus.find((one) => one in MARGINS);
	if (!margin || parts.more.length === 0 || !has(parts, "count")) return parts;
	const now = drops(parts, margin, "tally");
	return {
		...now,
		focus: now.focus.length > 0 ? now.focus : [MARGINS[margin] ?? margin],
		forms: [...now.forms, "difference"],
	};
};

/** "Which of PBKS, DC and GT has won the title": one of them is wanted, not the titles of all. */
export const whichOfThose: Settle = (parts) => {
	const named = parts.scope.filter((piece) => (piece.is === "side" || piece.is === "person") && !piece.not);
	const [first, second] = named;
	if (!has(parts, "which") || !first || !second || !("link" in first) || first.link !== "of") return parts;
	if (named.some((piece) => piece.is !== first.is || (piece !== first && "link" in piece && piece.link))) return parts;
	const chosen = (piece: Scope): Scope => {
		const { link: _, joined: __, ...plain } = piece as Extract<Scope, { is: "side" | "person" }>;
		return (piece === first ? plain : { ...plain, joined: "or" }) as Scope;
	};
	return { ...parts, scope: parts.scope.map((piece) => (named.includes(piece) ? chosen(piece) : piece)) };
};

const TOTALS = new Set(["score", "totals", "innings", "runs"]);
/** "The average first innings score" of nobody is that of totals. */
export const averageTotal: Settle = (parts) =>
	parts.focus.length > 1 &&
	parts.focus.includes("average") &&
	parts.focus.some((one) => one === "score" || one === "totals") &&
	parts.focus.every((one) => one === "average" || TOTALS.has(one)) &&
	!isOfMen(parts)
		? adds({ ...parts, focus: ["average_total"] }, { result: ["won", "lost"] })
		: parts;

/** Scores of 50 to 99 are fifties: all innings, not those alone, say who has made no hundred. */
export const scoresOfFifty: Settle = (parts) => {
	const line = parts.scope.find(
		(piece) =>
			piece.is === "threshold" && piece.concept === "runs" && piece.bounds.from === 50 && piece.bounds.to === 99,
	);
	const never = parts.scope.some((piece) => piece.is === "threshold" && piece.bounds.to === 0);
	return line && never && parts.focus.join() === "score"
		? { ...parts, focus: ["fifties"], scope: parts.scope.filter((piece) => piece !== line) }
		: parts;
};

/** "Narine v Rohit, how many times out": neither the words nor their order tell who bowls. */
export const duels: Settle = (parts) => {
	const people = parts.scope.filter((piece) => piece.is === "person" && !piece.not);
	const isOut = parts.focus.some((one) => one === "dismissals");
	const facing = people.filter((piece) => "link" in piece && piece.link === "against");
	const free = people.every(
		(piece) => piece.is === "person" && !piece.bowls && (!piece.link || facing.includes(piece)),
	);
	if (!isOut || people.length !== 2 || facing.length > 1 || !free || has(parts, "who")) return parts;
	// "has Narine got Rohit out": a yes has to know which of the two
	if (has(parts, "yes_no")) return unread(parts, "out");
	return {
		...parts,
		scope: parts.scope.map((piece): Scope => (people.includes(piece) ? ({ ...piece, link: "to" } as Scope) : piece)),
	};
};

/** "Their score in the 2025 final": the final says where it was made. */
export const scoreInFinal: Settle = (parts) => {
	const stage = parts.focus.includes("finals") ? "final" : "playoff";
	if (!parts.focus.includes("finals") || !parts.focus.includes("score") || parts.scope.some(isPerson)) return parts;
	const named = parts.scope.some(({ is }) => is === "side");
	return named && parts.scope.some(namesSeason) && parts.focus.length === 2
		? adds({ ...parts, focus: ["runs"] }, { stage })
		: parts;
};

const MEETINGS = new Set(["times", "finals", "playoffs", "matches"]);
/** "The match of Bangalore and Chennai" is the one they played against one another. */
export const matchOfTwo: Settle = (parts) => {
	const sides = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const [, second] = sides;
	const joined = second?.is === "side" && second.joined === "and";
	const isMatch = parts.nouns.some(({ by, asked }) => by === "match" && !asked);
	const meets = has(parts, "count") && parts.focus.includes("times") && parts.focus.every((one) => MEETINGS.has(one));
	if (sides.length !== 2 || !joined || !(isMatch || meets)) return parts;
	const { joined: _, ...other } = second;
	return {
		...parts,
		scope: parts.scope.map((piece): Scope => (piece === second ? { ...other, link: "against" } : piece)),
	};
};

/** Nobody wins an over: "who won the last over" asks of no match. */
export const wonOver: Settle = (parts) =>
	parts.focus.includes("wins") &&
	(parts.focus.includes("overs") || parts.units.includes("over")) &&
	parts.best.length === 0
		? unread(parts, "over")
		: parts;
