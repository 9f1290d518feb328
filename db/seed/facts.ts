import { interleaved, storedFacts, storeFacts } from "../../app/features/facts/generate.server.ts";
import type { FactKind } from "../../app/features/facts/maker/fact-kind.ts";
import { KINDS } from "../../app/features/facts/maker/kinds.ts";
import { type ProvedFact, prove } from "../../app/features/facts/maker/prove.ts";
import { reproveFacts } from "../../app/features/facts/reprove.server.ts";
import { FACT_CATEGORIES, type FactCategory } from "../../app/features/facts/rules.ts";
import { type Ask, askAsOf } from "../../makers/ask.ts";
import { type About, candidatesOf, statementKey } from "../../makers/kind.ts";
import type { Db } from "../../platform/database/database.ts";
import type { MatchRecord } from "../../record/record.ts";

const FACTS_A_CATEGORY = 43;

/** The newest facts of a new site, the last of the list on top: one of each category, and a second of Records. */
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
 * Creates the first facts in one transaction: every category and kind, mixed, with the most famous last and so newest.
 * Where facts exist, it proves again only those whose questions have changed; a removed fact does not come back.
 */
export async function seedFacts(
	record: MatchRecord,
	db: Db,
	onProgress?: (done: number, total: number) => void,
): Promise<void> {
	const { statements } = await storedFacts(db);
	if (statements.size > 0) {
		await reproveFacts(record, db);
		return;
	}
	const until = record.as_of.match_id;
	const ask = askAsOf(record, until);
	const jewels = await crownJewels(ask, until);
	const jewelStatements = new Set(jewels.map(({ statement }) => statement));
	const titles = new Set(jewels.map(({ title }) => title));
	const byCategory: ProvedFact[][] = [];
	for (const category of FACT_CATEGORIES) {
		byCategory.push(await factsOf(category));
		onProgress?.(byCategory.flat().length, FACT_CATEGORIES.length * FACTS_A_CATEGORY);
	}
	await db.transaction((tx) => storeFacts(tx, [...interleaved(byCategory).reverse(), ...jewels]));

	/** Takes turns between the kinds of a category, each with its best candidates first. */
	async function factsOf(category: FactCategory): Promise<ProvedFact[]> {
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

	async function* provable(kind: FactKind) {
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
