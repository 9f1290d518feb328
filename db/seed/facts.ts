import { interleaved, storedFacts, storeFacts } from "../../app/features/facts/generate.server.ts";
import {
	type About,
	type AnyKind,
	type Ask,
	type Category,
	candidatesOf,
	statementKey,
} from "../../app/features/facts/maker/kind.ts";
import { KINDS } from "../../app/features/facts/maker/kinds.ts";
import { askAsOf, type ProvedFact, prove } from "../../app/features/facts/maker/prove.ts";
import { FACT_CATEGORIES } from "../../app/features/facts/rules.ts";
import type { Db } from "../../platform/database/database.ts";
import { currentSnapshot } from "../../record/snapshot.ts";

const FACTS_A_CATEGORY = 43;

/** What a first visitor sees first, the last of them on top: one of every category, and one more record. */
const CROWN_JEWELS: [kind: string, about: About][] = [
	["over_number", { over: 20 }],
	["ground_sixes", { ground: "m-chinnaswamy-stadium" }],
	["super_over", { match: 1216517 }],
	["best_figures", { place: 1 }],
	["titles", { team: "csk" }],
	["age", { feat: "hundred", order: "youngest", place: 1 }],
	["dear_buys", { year: 2025, place: 1 }],
	["career_runs", { place: 1 }],
	["highest_score", { place: 1 }],
];

/**
 * The first collection of facts: every category, every kind, mixed, the most famous ones last and therefore newest. All of
 * it in one transaction, and nothing where facts have been made before: one that was taken down does not come back.
 */
export async function seedFacts(db: Db, onProgress?: (done: number, total: number) => void): Promise<void> {
	const { statements } = await storedFacts(db);
	if (statements.size > 0) return;
	const { as_of_match_id: until } = await currentSnapshot(db);
	const ask = askAsOf(db, until);
	const jewels = await crownJewels(ask, until);
	const jewelStatements = new Set(jewels.map(({ statement }) => statement));
	const titles = new Set(jewels.map(({ title }) => title));
	const byCategory: ProvedFact[][] = [];
	for (const category of FACT_CATEGORIES) {
		byCategory.push(await factsOf(category));
		onProgress?.(byCategory.flat().length, FACT_CATEGORIES.length * FACTS_A_CATEGORY);
	}
	await db.transaction((tx) => storeFacts(tx, [...interleaved(byCategory).reverse(), ...jewels]));

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
		for (const about of await candidatesOf(kind, ask)) {
			if (jewelStatements.has(statementKey(kind.name, about))) continue;
			const fact = await prove(ask, kind, about, until);
			if (fact) yield fact;
		}
	}
}

async function crownJewels(ask: Ask, until: number): Promise<ProvedFact[]> {
	const facts: ProvedFact[] = [];
	for (const [name, about] of CROWN_JEWELS) {
		const kind = KINDS.find((known) => known.name === name);
		const fact = kind && (await prove(ask, kind, about, until));
		if (fact) facts.push(fact);
	}
	return facts;
}
