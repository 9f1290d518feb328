import type { StoredProof } from "../../../../db/schema/facts.ts";
import type { Ask, Proof } from "../../../../makers/ask.ts";
import { overclaims } from "../../../../makers/check.ts";
import { type About, evidenceOf, statementKey } from "../../../../makers/kind.ts";
import type { FactCategory } from "../rules.ts";
import { draftFaults } from "./check.ts";
import { type FactKind, type FactText, writeFact } from "./fact-kind.ts";

/** A fact as it is stored. */
export type ProvedFact = Omit<FactText, "figures"> & {
	category: FactCategory;
	statement: string;
	proof: StoredProof;
	as_of_match: number;
	origin: "record" | "provider";
};

/** Writes the text of a fact from its proof. Null if the answers do not support it or the text breaks a rule. */
export function writeProved(kind: FactKind, about: About, proof: Proof): FactText | null {
	const written = writeFact(kind, proof.answers, statementKey(kind.name, about), about);
	if (!written || draftFaults(written, about, proof.answers).length > 0) return null;
	return overclaims([written.title, written.fact], proof).length > 0 ? null : written;
}

/**
 * Asks the questions of a statement and writes its fact. `until`: the match as of which `ask` asks. Null like
 * `writeProved`.
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
