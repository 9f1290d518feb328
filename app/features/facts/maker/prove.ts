import type { StoredProof } from "../../../../db/schema/facts.ts";
import type { Ask } from "../../../../makers/ask.ts";
import { type About, evidenceOf, statementKey } from "../../../../makers/kind.ts";
import type { FactCategory } from "../rules.ts";
import { draftFaults } from "./check.ts";
import { type FactKind, type FactText, writeFact } from "./fact-kind.ts";

/** A fact that can be stored: its text, and the questions and answers that prove it. */
export type ProvedFact = Omit<FactText, "figures"> & {
	category: FactCategory;
	statement: string;
	proof: StoredProof;
	as_of_match: number;
	origin: "record" | "provider";
};

/**
 * Asks a statement's questions as of match `until`, and writes the text. Null when the record does not support it or
 * the text breaks a rule; such a fact is never stored.
 */
export async function prove(ask: Ask, kind: FactKind, about: About, until: number): Promise<ProvedFact | null> {
	const statement = statementKey(kind.name, about);
	const proof = await evidenceOf(ask, kind, about);
	const written = writeFact(kind, proof.answers, statement, about);
	if (!written || draftFaults(written, about, proof.answers).length > 0) return null;
	const { figures, ...text } = written;
	return {
		...text,
		category: kind.category,
		statement,
		proof: { ...proof, figures },
		as_of_match: until,
		origin: "record",
	};
}
