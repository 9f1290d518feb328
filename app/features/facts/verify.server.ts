import { isDeepStrictEqual } from "node:util";
import { asc } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { askAsOf, firstDifference, type Proof, proofDifference } from "../../../makers/ask.ts";
import { evidenceOf } from "../../../makers/kind.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { writeFact } from "./maker/fact-kind.ts";
import { kindOf } from "./maker/kinds.ts";

type WrongFact = {
	id: string;
	/** the id if it has no slug */
	slug: string;
	title: string;
	why: string;
	/** the text of the kind, if a model rewrote the fact and only its text is wrong */
	own?: { title: string; fact: string };
};
type Verification = { checked: number; proved: number; wrong: WrongFact[] };
type StoredFact = typeof iplFacts.$inferSelect;

/**
 * Proves every stored fact again as of its match, and returns the faults. The kind must ask the stored questions, get
 * the stored answers and write the stored text. `checked` also counts facts without a proof. Writes nothing.
 */
export async function verifyFacts(record: MatchRecord, db: Db): Promise<Verification> {
	const facts = await db.select().from(iplFacts).orderBy(asc(iplFacts.number));
	const verification: Verification = { checked: facts.length, proved: 0, wrong: [] };
	for (const fact of facts) {
		const fault = await findFault(record, fact);
		if (fault) verification.wrong.push({ id: fact.id, slug: fact.slug ?? fact.id, title: fact.title, ...fault });
		else if (fact.proof) verification.proved++;
	}
	return verification;
}

async function findFault(
	record: MatchRecord,
	fact: StoredFact,
): Promise<Omit<WrongFact, "id" | "slug" | "title"> | null> {
	const { proof } = fact;
	if (!proof) return fact.verified ? { why: "is marked as verified but has no proof" } : null;
	const stated = kindOf(fact.statement);
	if (!stated) return { why: `has a statement of no known kind: ${fact.statement}` };
	const { kind, about } = stated;
	let now: Proof;
	try {
		now = await evidenceOf(askAsOf(record, fact.as_of_match ?? 0), kind, about);
	} catch (error) {
		return { why: `cannot be asked again: ${error instanceof Error ? error.message : String(error)}` };
	}
	const moved = proofDifference(proof as unknown as Proof, now);
	if (moved) return { why: moved };
	const written = writeFact(kind, now.answers, fact.statement ?? "", about);
	if (!written) return { why: "the record does not support it" };
	const { figures, ...text } = written;
	const expected = { ...text, category: kind.category };
	for (const [column, value] of Object.entries(expected)) {
		const own = fact[column as keyof typeof expected];
		if (isDeepStrictEqual(own, value)) continue;
		const why = `${column} says ${JSON.stringify(own)}, the record gives ${JSON.stringify(value)}`;
		const words = fact.origin === "provider" && (column === "title" || column === "fact");
		return words ? { why, own: { title: written.title, fact: written.fact } } : { why };
	}
	if (!isDeepStrictEqual(figures, proof.figures)) return { why: `figures: ${firstDifference(proof.figures, figures)}` };
	return null;
}
