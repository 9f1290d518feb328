import type { Question } from "../../language/question.ts";
import { listed, type NameOf, possessive } from "./names.ts";
import { isCounted, nounOf } from "./nouns.ts";
import { areMeetings } from "./pinned.ts";

/** Whom a question is about, and the conditions that say so. */
export type Subject = { text: string; isMany: boolean; fields: string[]; isOwn: boolean; isFacing?: true };

const WHO = ["player", "batter", "bowler", "team"] as const;

/** The person, the pair or the side that a figure belongs to. Undefined when it is everybody's. */
export function subjectOf(question: Question, name: NameOf): Subject | undefined {
	const { rows, where = {} } = question;
	const field = areMeetings(where) ? undefined : WHO.find((one) => typeof where[one] === "string" || isFew(where[one]));
	if (!field) return facingOf(question, name);
	const ids = [where[field]].flat();
	const isPair = rows === "stands" && field === "player" && typeof where.partner === "string";
	const names = [...ids, ...(isPair ? [where.partner] : [])].map(name);
	return {
		text: listed(names),
		isMany: field === "team" || names.length > 1,
		fields: isPair ? [field, "partner"] : [field],
		isOwn: field === "player" || field === "team",
	};
}

/** A side that took what all others lost: 'Mumbai Indians have taken 1,776 wickets'. */
function facingOf(question: Question, name: NameOf): Subject | undefined {
	const { opponent } = question.where ?? {};
	const noun = nounOf(question);
	if (question.rows !== "innings" || typeof opponent !== "string" || !isCounted(noun) || !noun.facing) return undefined;
	return { text: name(opponent), isMany: true, fields: ["opponent"], isOwn: true, isFacing: true };
}

const isFew = (value: unknown) =>
	Array.isArray(value) && value.length <= 4 && value.every((one) => typeof one === "string");

/** 'has' or 'have'. */
export const has = ({ isMany }: { isMany: boolean }): string => (isMany ? "have" : "has");
export const ownerOf = ({ text, isMany }: Subject): string => possessive(text, isMany);
