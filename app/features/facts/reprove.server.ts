import { isDeepStrictEqual } from "node:util";
import { eq, isNotNull, sql } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { askAsOf, containsQuestions, type Proof } from "../../../makers/ask.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { kindOf } from "./maker/kinds.ts";
import { prove, writeProved } from "./maker/prove.ts";

type StoredFact = typeof iplFacts.$inferSelect;
const touched = { updated_at: sql`now()` };

/**
 * Updates stored facts whose kind now asks other questions or writes another text, each as of its own match. Id,
 * address and date stay. A fact that the record no longer supports becomes 'Pending'. Returns the number of facts
 * updated. Sends one query if there are none.
 */
export async function reproveFacts(record: MatchRecord, db: Db): Promise<number> {
	const facts = await db.select().from(iplFacts).where(isNotNull(iplFacts.proof));
	const outdated = facts.filter(isOutdated);
	if (outdated.length === 0) return 0;
	const changed = await Promise.all(
		outdated.map(async (fact) => ({ id: fact.id, columns: await proveAgain(record, fact) })),
	);
	await db.transaction(async (tx) => {
		for (const { id, columns } of changed)
			await tx
				.update(iplFacts)
				.set(columns ?? { ...touched, verified: false, proof: null })
				.where(eq(iplFacts.id, id));
	});
	return changed.length;
}

/** True if the kind now asks other questions, or writes another text, or none, from the stored answers. */
function isOutdated(fact: StoredFact): boolean {
	const stated = kindOf(fact.statement);
	if (!stated) return false;
	const { kind, about } = stated;
	const proof = fact.proof as unknown as Proof;
	if (!containsQuestions(kind.questions(about), proof, fact.as_of_match ?? 0)) return true;
	const written = writeProved(kind, about, proof);
	if (!written) return fact.verified;
	const { figures: _, ...text } = written;
	return !hasText(fact, text);
}

const hasText = (fact: StoredFact, text: object): boolean =>
	Object.entries(text).every(([column, value]) => isDeepStrictEqual(fact[column as "title"], value));

async function proveAgain(record: MatchRecord, fact: StoredFact) {
	const stated = kindOf(fact.statement);
	if (!stated || fact.as_of_match === null) return null;
	const ask = askAsOf(record, fact.as_of_match);
	const proved = await prove(ask, stated.kind, stated.about, fact.as_of_match).catch(() => null);
	if (!proved) return null;
	const { title, tags, figure, proof } = proved;
	const words = { title, tags, figure, fact: proved.fact, origin: "record" as const };
	return { ...words, proof, ...(hasText(fact, words) ? {} : touched) };
}
