import { storedFacts, storeFacts } from "../../app/features/facts/generate.server.ts";
import type { AnyKind, Category } from "../../app/features/facts/maker/kind.ts";
import { KINDS } from "../../app/features/facts/maker/kinds.ts";
import { askAsOf, type ProvedFact, prove } from "../../app/features/facts/maker/prove.ts";
import { FACT_CATEGORIES } from "../../app/features/facts/rules.ts";
import type { Db } from "../../platform/database/database.ts";
import { currentSnapshot } from "../../record/snapshot.ts";

const FACTS_A_CATEGORY = 43;

/**
 * The first collection of facts: every category, every kind, mixed, the most famous ones last and therefore newest. All of
 * it in one transaction, and nothing where facts have been made before: one that was taken down does not come back.
 */
export async function seedFacts(db: Db, onProgress?: (done: number, total: number) => void): Promise<void> {
	const { statements } = await storedFacts(db);
	if (statements.size > 0) return;
	const { as_of_match_id: until } = await currentSnapshot(db);
	const ask = askAsOf(db, until);
	const byCategory: ProvedFact[][] = [];
	const titles = new Set<string>();
	for (const [index, category] of FACT_CATEGORIES.entries()) {
		byCategory.push(await factsOf(category));
		onProgress?.(index + 1, FACT_CATEGORIES.length);
	}
	await db.transaction((tx) => storeFacts(tx, inTurn(byCategory).reverse()));

	/** The kinds of a category in turn, each with its most telling statements first. */
	async function factsOf(category: Category): Promise<ProvedFact[]> {
		const facts: ProvedFact[] = [];
		const kinds = KINDS.filter((kind) => kind.category === category);
		let waiting = kinds.map((kind) => provable(kind));
		while (facts.length < FACTS_A_CATEGORY && waiting.length > 0) {
			const left: typeof waiting = [];
			for (const source of waiting) {
				const { value: fact } = await source.next();
				if (!fact) continue;
				left.push(source);
				if (titles.has(fact.title) || facts.length === FACTS_A_CATEGORY) continue;
				titles.add(fact.title);
				facts.push(fact);
			}
			waiting = left;
		}
		return facts;
	}

	async function* provable(kind: AnyKind) {
		for (const about of await kind.candidates(ask)) {
			const fact = await prove(ask, kind, about, until);
			if (fact) yield fact;
		}
	}
}

/** [[a, b], [x, y]] → [a, x, b, y] */
function inTurn<Item>(lists: Item[][]): Item[] {
	const longest = Math.max(...lists.map(({ length }) => length));
	return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}
