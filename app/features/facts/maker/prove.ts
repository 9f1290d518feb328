import type { StoredProof } from "../../../../db/schema/facts.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { askRecord, catalogue, type QueryName } from "../../../../record/catalogue.ts";
import { draftFaults } from "./check.ts";
import { type About, type AnyKind, type Ask, type Category, type Draft, statementKey, writeDraft } from "./kind.ts";

/** The parameters of a question as of match `until`; prices do not change with the matches played and know no such thing. */
export function asOf(query: QueryName, params: Record<string, unknown>, until: number): Record<string, unknown> {
	return "until" in catalogue[query].params.shape ? { ...params, until } : params;
}

/** Asks the record as it stood after match `until`; the same question is asked once. */
export function askAsOf(db: Queryable, until: number): Ask {
	const answers = new Map<string, Promise<unknown>>();
	return (query, params) => {
		const asked = JSON.stringify([query, params]);
		const answer = answers.get(asked) ?? askRecord(db, query, asOf(query, params, until) as typeof params);
		answers.set(asked, answer);
		return answer as ReturnType<typeof askRecord<typeof query>>;
	};
}

/** A fact that can be stored: its text, and the query, parameters and result that prove it. */
export type ProvedFact = Omit<Draft, "figures"> & {
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
export async function prove(ask: Ask, kind: AnyKind, about: About, until: number): Promise<ProvedFact | null> {
	const params = kind.params(about);
	const result: unknown = await ask(kind.query, params as never);
	const statement = statementKey(kind.name, about);
	const draft = writeDraft(kind, result, statement, about);
	if (!draft || draftFaults(draft, about, result).length > 0) return null;
	const { figures, ...text } = draft;
	return {
		...text,
		category: kind.category,
		statement,
		proof: { query: kind.query, params: asOf(kind.query, params, until), result, figures },
		as_of_match: until,
		origin: "record",
	};
}
