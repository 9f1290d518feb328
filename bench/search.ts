import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { findFact, searchFacts } from "../app/features/facts/facts.server.ts";
import type { FactCategory } from "../app/features/facts/rules.ts";
import { searchPlayers } from "../app/features/players/directory/players.server.ts";
import { iplFacts } from "../db/schema/facts.ts";
import { type Db, openDatabase } from "../platform/database/database.ts";
import type { MatchRecord } from "../record/record.ts";
import { prepareDatabase } from "../server/prepare.ts";
import { RECORDS } from "../tests/fixtures/record.ts";
import { multiplyFacts } from "./many-facts.ts";
import { createDatabase, percentile, timesOf } from "./run.ts";

// `npm run bench:search -- --facts 1000000`: times the site's searches on PostgreSQL (DATABASE_URL) with 10 clients, as
// a ratio to a read by primary key in the same run, with the true facts and with a million; and reports plans that scan
// all facts.
const CLIENTS = 10;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const { values } = parseArgs({ options: { facts: { type: "string", default: "1000000" } } });
const MANY = Number(values.facts);

const server = process.env.DATABASE_URL;
if (!server) throw new Error("bench:search needs DATABASE_URL: a PostgreSQL server on which databases may be created");
const { url, drop } = await createDatabase(server);

type Search = (db: Db) => Promise<unknown>;
const facts = (q: string, more: { category?: FactCategory; after?: string; before?: string } = {}): Search => {
	const query = { q, category: null, ...more };
	return (db) => searchFacts(db, query);
};

/** Searches with and without results. `middle`: a cursor half way down. */
const searchesOf = (record: MatchRecord, middle: string, moved: string): [string, Search][] => [
	["all", facts("")],
	["all, half way down", facts("", { after: middle })],
	["all, half way down, back", facts("", { before: middle })],
	["a category", facts("", { category: "Records" })],
	["a category, half way down", facts("", { category: "Records", after: middle })],
	["kohli", facts("kohli")],
	["kohli, half way down", facts("kohli", { after: middle })],
	["kohli in a category", facts("kohli", { category: "Records" })],
	["virat kohli", facts("virat kohli")],
	["kholi (a typo: in no fact)", facts("kholi")],
	["season (in all)", facts("season")],
	["2016", facts("2016")],
	["2016 in a category, half way down", facts("2016", { category: "Records", after: middle })],
	["ms (two letters)", facts("ms")],
	["qz (two letters, in none)", facts("qz")],
	[
		"100 letters",
		facts("virat kohli of royal challengers bengaluru made more runs than anyone else in the league".padEnd(100)),
	],
	["a fact by words of its address", (db) => findFact(record, db, moved)],
	["players: kohli", (db) => searchPlayers(record, db, { q: "kohli", team: null, role: null })],
	["players: kholi (a typo)", (db) => searchPlayers(record, db, { q: "kholi", team: null, role: null })],
	["players: sharma rohti (a typo)", (db) => searchPlayers(record, db, { q: "sharma rohti", team: null, role: null })],
];

const database = await openDatabase({ url });
try {
	const record = await prepareDatabase(database, (step) => console.error(`  ${step}`), RECORDS);
	await database.pool.query("vacuum analyze");
	const few = await measure(record);
	console.error(`  ${MANY} facts`);
	await multiplyFacts(database, MANY);
	const many = await measure(record);
	print(few, many);
} finally {
	await database.close();
	await drop();
}

type Measured = {
	facts: number;
	searches: { what: string; p50: number; p95: number; key: number; end_to_end: string }[];
};

async function measure(record: MatchRecord): Promise<Measured> {
	const { db, pool } = database;
	const counted = await db.$count(iplFacts);
	const { rows: ids } = await pool.query("select id, number, slug from ipl_facts order by random() limit 1000");
	const numbers = await pool.query("select (max(number) + min(number)) / 2 as middle from ipl_facts");
	const own = new pg.Pool({ connectionString: url, max: CLIENTS });
	const clients = await Promise.all(Array.from({ length: CLIENTS }, () => own.connect()));
	const handles = clients.map((client) => drizzle({ client }) as unknown as Db);
	const any = () => ids[Math.floor(Math.random() * ids.length)];
	const byKey: Search = (to) => to.select().from(iplFacts).where(eq(iplFacts.id, any().id));
	const measured: Measured = { facts: counted, searches: [] };
	try {
		await timesOf(handles, byKey, 1);
		for (const [what, search] of searchesOf(record, String(numbers.rows[0].middle), "kohli-against-2016-bowled")) {
			const end_to_end = await seqScansOf(clients[0] as pg.PoolClient, search);
			await timesOf(handles, search, 0.3);
			const [key, times] = [await timesOf(handles, byKey, 1), await timesOf(handles, search, SECONDS)];
			measured.searches.push({
				what,
				p50: percentile(times, 0.5),
				p95: percentile(times, 0.95),
				key: percentile(key, 0.95),
				end_to_end,
			});
			console.error(
				`  ${counted} ${what}: ${percentile(times, 0.95).toFixed(1)} / ${percentile(key, 0.95).toFixed(1)} ${end_to_end}`,
			);
		}
		return measured;
	} finally {
		for (const client of clients) client.release();
		await own.end();
	}
}

/** The positions of a search's statements that scan all facts, or "no". */
async function seqScansOf(client: pg.PoolClient, search: Search): Promise<string> {
	const sent: { query: string; params: unknown[] }[] = [];
	const logger = { logQuery: (query: string, params: unknown[]) => void sent.push({ query, params }) };
	await search(drizzle({ client, logger }) as unknown as Db);
	const found: number[] = [];
	for (const [place, { query, params }] of sent.entries()) {
		const { rows } = await client.query(`explain (format json) ${query}`, params);
		const plan = JSON.stringify(rows[0]["QUERY PLAN"]);
		if (/"Node Type":"Seq Scan"[^{}]*"Relation Name":"ipl_facts"/.test(plan)) found.push(place + 1);
	}
	return found.length === 0 ? "no" : `statement ${found.join(", ")} of ${sent.length}`;
}

function print(few: Measured, many: Measured): void {
	const [before, after] = [few, many].map((one) => one.facts.toLocaleString("en-US"));
	console.log(`${CLIENTS} clients, windows of ${SECONDS} s; ratio to the read by key, both at the 95th percentile.\n`);
	console.log(
		`| search | ${before} facts: p50 ms | p95 ms | ratio | ${after}: p50 ms | p95 ms | ratio | growth | from end to end |`,
	);
	console.log("|---|---|---|---|---|---|---|---|---|");
	for (const [place, one] of few.searches.entries()) {
		const later = many.searches[place];
		if (!later) continue;
		const [ratio, grown] = [one.p95 / one.key, later.p95 / later.key];
		const cells = [one.p50, one.p95, ratio, later.p50, later.p95, grown, grown / ratio].map((n) => n.toFixed(1));
		console.log(`| ${[one.what, ...cells, later.end_to_end].join(" | ")} |`);
	}
}
