import { isDeepStrictEqual } from "node:util";
import { eq, isNotNull, sql } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { askAsOf, asksTheSame, type Proof } from "../../../makers/ask.ts";
import { readStatement } from "../../../makers/kind.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { KINDS } from "./maker/kinds.ts";
import { prove, writeProved } from "./maker/prove.ts";

const kinds = new Map(KINDS.map((kind) => [kind.name, kind]));
type StoredFact = typeof iplFacts.$inferSelect;
const touched = { updated_at: sql`now()` };

/**
 * Proves facts again whose kind now asks other questions or writes other words, each as of its own match, and updates
 * their text. Id, address and date stay. A fact that the
 * record does not support becomes 'Pending'. Returns the number proved; one query when there is none.
 */
export async function reproveFacts(record: MatchRecord, db: Db): Promise<number> {
	const facts = await db.select().from(iplFacts).where(isNotNull(iplFacts.proof));
	const others = facts.filter((fact) => isOtherwiseAsked(fact) || isOtherwiseWorded(fact));
	if (others.length === 0) return 0;
	const changed = await Promise.all(
		others.map(async (fact) => ({ id: fact.id, columns: await provedAgain(record, fact) })),
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

function isOtherwiseAsked({ statement, proof, as_of_match }: StoredFact): boolean {
	const stated = readStatement(statement ?? "");
	const kind = kinds.get(stated?.name ?? "");
	if (!stated || !kind) return false;
	return !asksTheSame(kind.questions(stated.about), proof as Partial<Proof>, as_of_match ?? 0);
}

/** True if the kind's current wording gives a text other than the stored one, or no text, for the stored answers. */
function isOtherwiseWorded(fact: StoredFact): boolean {
	const stated = readStatement(fact.statement ?? "");
	const kind = kinds.get(stated?.name ?? "");
	if (!stated || !kind) return false;
	const written = writeProved(kind, stated.about, fact.proof as unknown as Proof);
	if (!written) return fact.verified;
	const { figures: _, ...expected } = written;
	return !Object.entries(expected).every(([column, value]) => isDeepStrictEqual(fact[column as "title"], value));
}

async function provedAgain(record: MatchRecord, fact: StoredFact) {
	const stated = readStatement(fact.statement ?? "");
	const kind = kinds.get(stated?.name ?? "");
	if (!stated || !kind || fact.as_of_match === null) return null;
	const ask = askAsOf(record, fact.as_of_match);
	const proved = await prove(ask, kind, stated.about, fact.as_of_match).catch(() => null);
	if (!proved) return null;
	const { title, tags, figure, proof } = proved;
	const words = { title, tags, figure, fact: proved.fact, origin: "record" as const };
	const same = Object.entries(words).every(([column, value]) => isDeepStrictEqual(fact[column as "title"], value));
	return { ...words, proof, ...(same ? {} : touched) };
}
