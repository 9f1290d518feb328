import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { creditArmies } from "../app/features/community/credit.server.ts";
import { boardStatement, fanBoard } from "../app/features/points/boards/boards.server.ts";
import { rebuildFromLedger } from "../app/features/points/rebuild.server.ts";
import { userPoints } from "../db/schema/game/points.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createDatabase, percentile, timesOf } from "./run.ts";

// `npm run bench:boards`: the time of a fan's board (the first ten, the fan's rank, two above and below) on PostgreSQL
// (DATABASE_URL), as a ratio to a read by primary key in the same run, with 10,000 and 1,000,000 fans; and the plan of
// its statement.
const CLIENTS = 10;
const RUNS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const FANS = [10_000, 1_000_000];

const server = process.env.DATABASE_URL;
if (!server) throw new Error("bench:boards needs DATABASE_URL: a PostgreSQL server on which databases may be created");
const { url, drop } = await createDatabase(server);
const database = await openDatabase({ url });
try {
	await migrate(database.pool);
	console.log(
		`A fan's rank with two above and below, and the first ten: ${CLIENTS} clients, medians of ${RUNS} runs\n`,
	);
	console.log("| fans | by primary key p50 ms | board p50 ms | ratio | by primary key p95 ms | board p95 ms |");
	console.log("|---|---|---|---|---|---|");
	const medians: number[] = [];
	for (const fans of FANS) {
		await fill(database, fans);
		const { key, board } = await measure();
		medians.push(board.p50);
		const cells = [key.p50, board.p50, board.p50 / key.p50, key.p95, board.p95].map((number) => number.toFixed(2));
		console.log(`| ${[fans.toLocaleString("en-US"), ...cells].join(" | ")} |`);
	}
	console.log(
		`\nGrowth from ${FANS[0]} to ${FANS[1]} fans: ${((medians[1] ?? 0) / (medians[0] ?? 1)).toFixed(2)} times`,
	);
	console.log(`\nThe plan with ${FANS[1]} fans:\n`);
	const [fan] = await fansOf(database, 1);
	const plan = await database.db.execute<{ "QUERY PLAN": string }>(
		sql`explain (analyze, costs off, timing off) ${boardStatement("all", fan ?? "")}`,
	);
	for (const row of plan.rows) console.log(row["QUERY PLAN"]);
} finally {
	await database.close();
	await drop();
}

/** Fills the database up to a number of fans, each with a name and points, most with few; then rebuilds the boards. */
async function fill({ db, pool }: Database, fans: number): Promise<void> {
	console.error(`  ${fans} fans`);
	await pool.query(
		`with made as (
			insert into users (id, name, email) select gen_random_uuid(), '', 'fan-' || n || '@example.com'
			from generate_series((select count(*) from users) + 1, $1) n returning id
		), named as (
			insert into profiles (id, email, full_name) select id, '', 'Fan ' || left(id::text, 8) from made
		)
		insert into points_ledger (user_id, transaction_type, reference_id, points, xp, description, day)
		select id, 'challenge', 'bench', earned, earned, 'For the bench', (now() at time zone 'Asia/Kolkata')::date
		from (select id, (100 + 9900 * power(random(), 6))::int + case when random() < 0.001 then 90000 else 0 end as earned from made) points`,
		[fans],
	);
	// the board reads whether each fan's team may be shown
	await pool.query(
		"insert into user_settings (user_id) select id from users where random() < 0.2 on conflict do nothing",
	);
	await rebuildFromLedger(db, creditArmies);
	await pool.query("vacuum analyze");
}

async function fansOf({ pool }: Database, many: number): Promise<string[]> {
	const { rows } = await pool.query("select user_id from user_points order by random() limit $1", [many]);
	return rows.map(({ user_id }) => user_id);
}

type Times = { p50: number; p95: number };

/** Times both reads with the same driver, alternately. */
async function measure(): Promise<{ key: Times; board: Times }> {
	const ids = await fansOf(database, 5_000);
	const any = () => ids[Math.floor(Math.random() * ids.length)] ?? "";
	const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
	const clients = await Promise.all(Array.from({ length: CLIENTS }, () => pool.connect()));
	const handles = clients.map((client) => drizzle({ client }));
	const byKey = (db: (typeof handles)[number]) => db.select().from(userPoints).where(eq(userPoints.user_id, any()));
	const ofBoard = (db: (typeof handles)[number]) => fanBoard(db as never, "all", any());
	const runs: { key: Times; board: Times }[] = [];
	try {
		for (let run = 0; run <= RUNS; run++) {
			const [key, board] = [await measureRead(handles, byKey), await measureRead(handles, ofBoard)];
			// the first run is a warm-up
			if (run > 0) runs.push({ key, board });
		}
	} finally {
		for (const client of clients) client.release();
		await pool.end();
	}
	const median = (pick: (run: (typeof runs)[number]) => number) =>
		runs.map(pick).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
	return {
		key: { p50: median(({ key }) => key.p50), p95: median(({ key }) => key.p95) },
		board: { p50: median(({ board }) => board.p50), p95: median(({ board }) => board.p95) },
	};
}

async function measureRead<Handle>(handles: Handle[], read: (db: Handle) => Promise<unknown>): Promise<Times> {
	const times = await timesOf(handles, read, SECONDS / RUNS);
	return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
