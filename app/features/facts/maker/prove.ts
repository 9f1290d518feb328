import type { StoredProof } from "../../../../db/schema/facts.ts";
import type { Ask, Proof } from "../../../../makers/ask.ts";
import { overclaims } from "../../../../makers/check.ts";
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

/** Writes the text of a proof. Null when the record does not support it or the text breaks a rule. */
export function writeProved(kind: FactKind, about: About, proof: Proof): FactText | null {
	const written = writeFact(kind, proof.answers, statementKey(kind.name, about), about);
	if (!written || draftFaults(written, about, proof.answers).length > 0) return null;
	return overclaims([written.title, written.fact], proof).length > 0 ? null : written;
}

/**
 * Asks a statement's questions as of match `until`, and writes the text. Null when it may not be written; such a fact
 * is never stored.
 */
export async function prove(ask: Ask, kind: FactKind, about: About, until: number): Promise<ProvedFact | null> {
	const proof = await evidenceOf(ask, kind, about);
	const written = writeProved(kind, about, proof);
	if (!written) return null;
	const { figures, ...text } = written;
	return {
		...text,
		category: kind.category,
		statement: statementKey(kind.name, about),
		proof: { ...proof, figures },
		as_of_match: until,
		origin: "record",
	};
}
