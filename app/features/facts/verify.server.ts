import { isDeepStrictEqual } from "node:util";
import { asc } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { createBlocks, filled } from "../../../platform/ai/wording/blocks.ts";
import type { Db } from "../../../platform/database/database.ts";
import { askRecord, type QueryName } from "../../../record/catalogue.ts";
import { readStatement, writeDraft } from "./maker/kind.ts";
import { KINDS } from "./maker/kinds.ts";
import { asOf } from "./maker/prove.ts";

export type WrongFact = {
	slug: string;
	title: string;
	why: string;
	/** only the words were wrong, and they were a model's: the record's own */
	own?: { title: string; fact: string };
};
export type Verification = {
	/** all stored facts */
	checked: number;
	/** those whose figures and words the record gives again */
	proved: number;
	wrong: WrongFact[];
};

const kindsByName = new Map(KINDS.map((kind) => [kind.name, kind]));
type StoredFact = typeof iplFacts.$inferSelect;

/**
 * Puts every stored fact to the record again, as of the match it was checked as of: the query must answer the same, and
 * the words must come out the same. Facts that claim no proof are counted, not proved. Reads only.
 */
export async function verifyFacts(db: Db): Promise<Verification> {
	const facts = await db.select().from(iplFacts).orderBy(asc(iplFacts.number));
	const answers = new Map<string, Promise<unknown>>();
	const answer = (query: QueryName, params: unknown) => {
		const asked = JSON.stringify([query, params]);
		const known = answers.get(asked) ?? askRecord(db, query, params as never).then(plain);
		answers.set(asked, known);
		return known;
	};
	const verification: Verification = { checked: facts.length, proved: 0, wrong: [] };
	for (const fact of facts) {
		const fault = await whatIsWrong(fact, answer);
		if (fault) verification.wrong.push({ slug: fact.slug ?? fact.id, title: fact.title, ...fault });
		else if (fact.proof) verification.proved++;
	}
	return verification;
}

/** As it comes back from a jsonb column. */
const plain = (data: unknown) => JSON.parse(JSON.stringify(data));

async function whatIsWrong(
	fact: StoredFact,
	answer: (query: QueryName, params: unknown) => Promise<unknown>,
): Promise<Omit<WrongFact, "slug" | "title"> | null> {
	const { proof } = fact;
	if (!proof) return fact.verified ? { why: "is marked as verified and has no proof" } : null;
	const stated = fact.statement === null ? null : readStatement(fact.statement);
	const kind = stated && kindsByName.get(stated.name);
	if (!stated || !kind) return { why: `is a statement of no known kind: ${fact.statement}` };
	const asked = plain(asOf(kind.query, kind.params(stated.about), fact.as_of_match ?? 0));
	if (kind.query !== proof.query || !isDeepStrictEqual(asked, proof.params))
		return { why: `was proved by another question than '${kind.query}' asks` };
	let result: unknown;
	try {
		result = await answer(kind.query, proof.params);
	} catch (error) {
		return { why: `cannot be asked again: ${error instanceof Error ? error.message : String(error)}` };
	}
	if (!isDeepStrictEqual(result, proof.result))
		return { why: `the record now answers otherwise: ${firstDifference(proof.result, result)}` };
	const written = writeDraft(kind, result, fact.statement ?? "", stated.about);
	if (!written) return { why: "the record does not bear it out" };
	const { figures, ...text } = written;
	// a model may have introduced it
	const introduced = fact.origin === "provider" && filled(fact.fact, createBlocks()(written.fact)) === fact.fact;
	const expected = { ...text, ...(introduced ? { fact: fact.fact } : {}), category: kind.category };
	for (const [column, value] of Object.entries(expected)) {
		const own = fact[column as keyof typeof expected];
		if (isDeepStrictEqual(own, value)) continue;
		const why = `${column} says ${show(own)}, the record gives ${show(value)}`;
		const words = fact.origin === "provider" && (column === "title" || column === "fact");
		return words ? { why, own: { title: written.title, fact: written.fact } } : { why };
	}
	if (!isDeepStrictEqual(figures, proof.figures)) return { why: `figures: ${firstDifference(proof.figures, figures)}` };
	return null;
}

const show = (value: unknown) => JSON.stringify(value);

/** Where two answers part: '[3].runs was 175, is 176'. */
function firstDifference(stored: unknown, now: unknown, path = ""): string {
	const bothObjects = [stored, now].every((value) => typeof value === "object" && value !== null);
	if (!bothObjects) return `${path || "it"} was ${show(stored)}, is ${show(now)}`;
	const [before, after] = [stored as Record<string, unknown>, now as Record<string, unknown>];
	const key = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
		(name) => !isDeepStrictEqual(before[name], after[name]),
	);
	if (key === undefined) return `${path || "it"} differs`;
	return firstDifference(
		before[key],
		after[key],
		Array.isArray(stored) ? `${path}[${key}]` : path ? `${path}.${key}` : key,
	);
}
