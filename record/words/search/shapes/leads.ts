import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Reading } from "../../plans/plan.ts";
import type { Scope } from "../frames.ts";
import { has, type Parts } from "../parts.ts";
import { ageReadings } from "./ages.ts";
import { rankReadings } from "./ranking.ts";

/** Whether somebody leads a ranking: "is it true that Kohli has the most ducks". */
export function leadReadings(parts: Parts): Reading[] {
	const subject = parts.scope.find(isSubject);
	if (!isClaim(parts) || !(parts.best.length > 0 || isOfHis(parts)) || !subject || !("ids" in subject)) return [];
	const [id, ...more] = subject.ids;
	const noun = subject.is === "side" ? ("team" as const) : ("player" as const);
	if (!id || more.length > 0 || parts.nouns.some(({ asked, by }) => asked && by !== noun)) return [];
	const own = parts.nouns.find(({ by, rows }) => by === noun && rows);
	const who: Parts = {
		...parts,
		scope: parts.scope.filter((piece) => piece !== subject && !isHis(piece)),
		forms: parts.forms.filter((form) => form !== "yes_no"),
		nouns: [{ is: "noun", by: noun, asked: true, ...(own?.rows ? { rows: own.rows } : artOf(parts, subject)) }],
	};
	return [...rankReadings(who), ...ageReadings(who)].flatMap(({ plan, cost }): Reading[] =>
		plan.do === "rank" && plan.from === plan.to
			? [{ plan: { ...plan, whether: id }, cost: cost + (has(parts, "yes_no") ? LIKE_A_RANK : UNASKED) }]
			: [],
	);
}
/** "Is Gayle's 175 the highest score": whether anybody's is higher. */
const isHis = (piece: Scope) => piece.is === "threshold" && piece.his === true;
export const isOfHis = ({ scope, focus, best }: Parts) =>
	scope.some(isHis) && (best.length > 0 || focus.some((one) => CONCEPTS[one]?.way !== undefined));
const LIKE_A_RANK = 0.2;
/** "Jadeja bowled the most wides": a statement asks whether it is so. */
const UNASKED = 1;
const isClaim = (parts: Parts) =>
	has(parts, "yes_no") ||
	(parts.forms.length === 0 && !parts.nouns.some(({ asked }) => asked) && parts.units.length === 0);

/** Who is named for himself, and not as the one it was done to. */
const isSubject = (piece: Scope) =>
	(piece.is === "person" || piece.is === "side") &&
	!piece.not &&
	!piece.joined &&
	(piece.link === undefined || piece.link === "by" || piece.link === "of");

/** Who got others out is a bowler. */
const artOf = ({ focus, scope }: Parts, subject: Scope): { rows?: "bowling" } =>
	focus.includes("dismissals") && scope.some((piece) => piece.is === "person" && piece !== subject)
		? { rows: "bowling" }
		: {};
