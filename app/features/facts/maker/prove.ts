import { isDeepStrictEqual } from "node:util";
import type { StoredProof } from "../../../../db/schema/facts.ts";
import { type Ask, type Found, firstDifference, type Proof, whatMoved } from "../../../../makers/ask.ts";
import { type About, evidenceOf, candidatesOf as newCandidatesOf, statementKey } from "../../../../makers/kind.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { askRecord, catalogue, type QueryName } from "../../../../record/catalogue.ts";
import { draftFaults } from "./check.ts";
import { type FactKind, type FactText, writeFact } from "./fact-kind.ts";
import {
	type AnyKind,
	type Category,
	type Ask as OldAsk,
	candidatesOf as oldCandidatesOf,
	writeDraft,
} from "./kind.ts";

// Kinds that ask the record's language stand beside those that still name a query of the catalogue.

/** A kind of fact, of either way. */
export type EitherKind = AnyKind | FactKind;
/** How the record is asked, as of the same match throughout, either way. */
export type Asking = { ask: Ask; old: OldAsk };

const asksQuestions = (kind: EitherKind): kind is FactKind => "questions" in kind;

/** The parameters of a question as of match `until`; prices do not change with the matches played and know no such thing. */
export function asOf(query: QueryName, params: Record<string, unknown>, until: number): Record<string, unknown> {
	return "until" in catalogue[query].params.shape ? { ...params, until } : params;
}

/** Asks the record as it stood after match `until`; the same question is asked once. */
export function oldAskAsOf(db: Queryable, until: number): OldAsk {
	const answers = new Map<string, Promise<unknown>>();
	return (query, params) => {
		const asked = JSON.stringify([query, params]);
		const answer = answers.get(asked) ?? askRecord(db, query, asOf(query, params, until) as typeof params);
		answers.set(asked, answer);
		return answer as ReturnType<typeof askRecord<typeof query>>;
	};
}

/** Everything that a kind could state now, in the order in which it should. */
export const candidatesOf = (kind: EitherKind, { ask, old }: Asking): Promise<About[]> =>
	asksQuestions(kind) ? newCandidatesOf(kind, ask) : oldCandidatesOf(kind, old);

/** The text of a statement, and what proves it; no text when the record does not bear it out. */
export async function wrote(
	{ ask, old }: Asking,
	kind: EitherKind,
	about: About,
	until: number,
): Promise<{ text: FactText | null; proof: Proof | Record<string, unknown>; answers: unknown }> {
	const statement = statementKey(kind.name, about);
	if (asksQuestions(kind)) {
		const proof = await evidenceOf(ask, kind, about);
		return { text: writeFact(kind, proof.answers, statement, about), proof, answers: proof.answers };
	}
	const params = kind.params(about);
	const result: unknown = await old(kind.query, params as never);
	const proof = { query: kind.query, params: asOf(kind.query, params, until), result };
	return { text: writeDraft(kind, result, statement, about), proof, answers: result };
}

/** Writes a stored fact again from what proves it; null when its kind asks other questions by now. */
export const writtenAgain = (kind: EitherKind, proof: StoredProof, statement: string, about: About): FactText | null =>
	asksQuestions(kind)
		? writeFact(kind, proof.answers as Record<string, Found>, statement, about)
		: writeDraft(kind, proof.result, statement, about);

/** Where a stored proof and that of today part, in words; undefined when they are the same. */
export function proofMoved(stored: StoredProof, now: Proof | Record<string, unknown>): string | undefined {
	if ("questions" in now) return whatMoved(stored as unknown as Proof, now as Proof);
	const { query, params, result } = JSON.parse(JSON.stringify(now));
	if (query !== stored.query || !isDeepStrictEqual(params, stored.params))
		return `was proved by another question than '${query}' asks`;
	return isDeepStrictEqual(result, stored.result)
		? undefined
		: `the record now answers otherwise: ${firstDifference(stored.result, result)}`;
}

/** A fact that can be stored: its text, and what was asked and answered, which proves it. */
export type ProvedFact = Omit<FactText, "figures"> & {
	category: Category;
	statement: string;
	proof: StoredProof;
	as_of_match: number;
	origin: "record" | "provider";
};

/**
 * Puts a statement to the record and writes it. Null when the record does not bear it out, or when the text breaks a rule:
 * such a fact is never stored.
 */
export async function prove(asking: Asking, kind: EitherKind, about: About, until: number): Promise<ProvedFact | null> {
	const { text: written, proof, answers } = await wrote(asking, kind, about, until);
	if (!written || draftFaults(written, about, answers).length > 0) return null;
	const { figures, ...text } = written;
	return {
		...text,
		category: kind.category,
		statement: statementKey(kind.name, about),
		proof: { ...proof, figures } as StoredProof,
		as_of_match: until,
		origin: "record",
	};
}
