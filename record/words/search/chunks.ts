import type { Form, Link, Piece, Placed } from "../pieces.ts";
import { withoutClaim } from "./claimed.ts";
import { RULES } from "./rules/all.ts";
import type { Rule } from "./rules/rule.ts";

/**
 * Joins pieces that stand beside one another by the rules. Words without meaning are left out first, so that they part
 * nothing; names with a comma between them stay two.
 */
export function joined(placed: Placed[]): Placed[] {
	const last = placed.findLastIndex(({ begins }) => begins);
	const start = placed[last]?.at ?? 0;
	let pieces = stranded(askedFirst(withoutSkips(soleOnes(limiting(placed)))));
	for (const rule of RULES) pieces = applied(rule, pieces);
	return withoutClaim(pieces, start);
}

/** "Young players", "quick fifties": a word that means nothing beside a name or a single innings says here which ones count. */
function limiting(placed: Placed[]): Placed[] {
	const several = placed.some(
		({ piece }) => piece.is === "best" || (piece.is === "form" && OF_SEVERAL.has(piece.form)),
	);
	// "which of these bowlers": nobody knows which where none are named
	const names = placed.filter(({ piece }) => isName(piece)).length;
	return placed.map((one, at) => {
		if (one.piece.is === "skip" && one.piece.points && names < 2) return { ...one, piece: { is: "unknown" } };
		if (one.piece.is !== "skip" || !(one.piece.adorns || one.piece.grades)) return one;
		const rest = placed.slice(at + 1).flatMap(({ piece }) => (piece.is === "skip" ? [] : piece));
		const [next] = rest;
		// "mystery spinner Mendis"
		const isNamed =
			isName(rest.find((piece) => !describes(piece))) ||
			isName(placed.slice(0, at).findLast(({ piece }) => piece.is !== "skip")?.piece);
		const isOne = one.piece.grades && next?.is !== "noun" && !(several && next?.is === "measure");
		return isNamed || isOne ? one : { ...one, piece: { is: "unknown" } };
	});
}
const OF_SEVERAL = new Set<Form>(["count", "share", "per", "list", "which"]);
const describes = (piece: Piece) =>
	(piece.is === "noun" && !piece.asked) || (piece.is === "where" && !("season" in (piece.any[0] ?? {})));
const isName = (piece: Piece | undefined) => piece?.is === "person" || piece?.is === "side";

/** "Only Kohli has done it, true?": that nobody else did is asked; elsewhere "only" narrows nothing. */
function soleOnes(placed: Placed[]): Placed[] {
	const asks = placed.some(({ piece }) => piece.is === "form" && piece.form === "yes_no");
	return placed.map((one, at) => {
		if (one.piece.is !== "only") return one;
		const next = placed.slice(at + 1).find(({ piece }) => piece.is !== "skip")?.piece;
		const named = one.piece.after ? placed[at - 1]?.piece : next;
		const isSole = asks && (named?.is === "person" || named?.is === "side");
		return { ...one, piece: isSole ? { is: "form", form: "sole" } : { is: "skip" } };
	});
}

/** "Who did Gayle score 175 against": the word at the end says which part is wanted. */
function stranded(pieces: Placed[]): Placed[] {
	const last = pieces.at(-1)?.piece;
	const by = last?.is === "link" ? STRANDED[last.link] : undefined;
	const at = pieces.findIndex(({ piece }) => (piece.is === "form" && piece.form === "who") || asksSide(piece));
	const one = pieces[at];
	if (!by || !one || pieces.some(({ piece }) => piece.is === "best" || piece.is === "more")) return pieces;
	const rest = pieces.slice(at + 1, -1).filter(({ piece }, nth) => nth > 0 || !asksSide(piece));
	const before = pieces.slice(0, at).filter(({ piece }) => piece.is !== "form" || piece.form !== "which");
	return [...before, { ...one, piece: { is: "noun", by, asked: true } }, ...rest];
}
const STRANDED: Partial<Record<Link, "opponent" | "bowler">> = { against: "opponent", off: "bowler" };
const asksSide = (piece: Piece) => piece.is === "noun" && piece.by === "team";

/** The pieces that mean something. A comma before a word without meaning counts for the next piece. */
function withoutSkips(placed: Placed[]): Placed[] {
	const kept: Placed[] = [];
	let gap = false;
	for (const one of placed) {
		gap ||= one.gap;
		if (one.piece.is === "skip") continue;
		kept.push({ ...one, gap });
		gap = false;
	}
	return kept;
}

/** A text that begins with a noun asks for it: "teams that have made 270". */
function askedFirst(pieces: Placed[]): Placed[] {
	const [first, ...rest] = pieces;
	const checks = rest.some(({ piece }) => piece.is === "form" && piece.form === "yes_no");
	return first?.piece.is === "noun" && rest[0]?.piece.is !== "season" && !checks
		? [{ ...first, piece: { ...first.piece, asked: true } }, ...rest]
		: pieces;
}

function applied(rule: Rule, pieces: Placed[]): Placed[] {
	// most rules speak of a kind that a question has none of
	if (!rule.take.every((kind) => pieces.some(({ piece }) => piece.is === kind))) return pieces;
	const done: Placed[] = [];
	let left = pieces;
	while (left.length > 0) {
		const [first] = left as [Placed];
		const taken = left.slice(0, rule.take.length);
		const made = fits(rule, taken) ? rule.make(...(taken.map(({ piece }) => piece) as never[])) : undefined;
		if (!made) {
			done.push(first);
			left = left.slice(1);
			continue;
		}
		const words = taken.map((one) => one.words).join(" ");
		const now = made.map((piece) => ({
			piece,
			words,
			at: first.at,
			end: taken.at(-1)?.end ?? first.end,
			gap: first.gap,
		}));
		// what was made may go on: "three" and "hundred", then "three hundred" and "or more"
		const stays = rule.take.length === 1 || made.length > 1;
		if (stays) done.push(...now);
		left = stays ? left.slice(rule.take.length) : [...now, ...left.slice(rule.take.length)];
	}
	return done;
}

function fits({ take, when }: Rule, taken: Placed[]): boolean {
	if (taken.length < take.length) return false;
	if (taken.some(({ piece }, at) => piece.is !== take[at])) return false;
	if (when === "across") return true;
	if (when === "apart") return taken.at(-1)?.gap === true;
	if (when === "tight" && taken.some(({ at: from, gap }, at) => at > 0 && (gap || taken[at - 1]?.end !== from)))
		return false;
	return !taken.some(({ piece, gap }, at) => at > 0 && gap && parts(piece, taken[at - 1]?.piece));
}

/** A comma parts two names. */
const parts = (piece: Piece, before: Piece | undefined) =>
	piece.is === "noun"
		? before?.is === "bounds" || before?.is === "number"
		: piece.is === "person" && before?.is === "person";
