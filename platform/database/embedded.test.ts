import { expect, test } from "vitest";
import { untilEnd } from "../../tests/fixtures/until-end.ts";
import { openDatabase } from "./database.ts";

const database = await untilEnd(openDatabase({}));
await database.pool.query("create table counted (id int primary key, n int not null)");

test("concurrent connections never get each other's answers", async () => {
	const { pool } = database;
	const asked = Array.from({ length: 600 }, async (_, n) => {
		// three shapes of rows, so that another connection's statement would show
		if (n % 3 === 0) return [(await pool.query("select $1::int + 1 as next", [n])).rows, [{ next: n + 1 }]];
		if (n % 3 === 1)
			return [(await pool.query("select $1::text as word, $2::int as n", [`w${n}`, n])).rows, [{ word: `w${n}`, n }]];
		const { rowCount } = await pool.query("insert into counted (id, n) values ($1, $2)", [n, n]);
		return [rowCount, 1];
	});
	for (const [answer, expected] of await Promise.all(asked)) expect(answer).toEqual(expected);
	const { rows } = await pool.query("select count(*)::int as count, sum(n)::int as sum from counted");
	expect(rows).toEqual([
		{
			count: 200,
			sum: Array.from({ length: 600 }, (_, n) => n)
				.filter((n) => n % 3 === 2)
				.reduce((a, b) => a + b),
		},
	]);
});

test("an error reaches the connection that caused it alone", async () => {
	const { pool } = database;
	const outcomes = await Promise.all(
		Array.from({ length: 200 }, (_, n) =>
			n % 4 === 0
				? pool.query("select $1::int / 0", [n]).then(
						() => "answered",
						() => "refused",
					)
				: pool.query("select $1::int as n", [n]).then(
						({ rows }) => (rows[0]?.n === n ? "answered" : "mixed up"),
						() => "refused",
					),
		),
	);
	expect(outcomes).toEqual(Array.from({ length: 200 }, (_, n) => (n % 4 === 0 ? "refused" : "answered")));
});

test("concurrent transactions run one after the other", async () => {
	const { pool } = database;
	await pool.query("insert into counted (id, n) values (10000, 0)");
	const add = async (n: number) => {
		const client = await pool.connect();
		try {
			await client.query("begin");
			const { rows } = await client.query("select n from counted where id = $1", [10_000]);
			await client.query("update counted set n = $1 where id = $2", [rows[0].n + 1, 10_000]);
			await client.query(n % 5 === 0 ? "rollback" : "commit");
		} finally {
			client.release();
		}
	};
	const reads = Array.from({ length: 50 }, () => pool.query("select $1::int as one", [1]));
	await Promise.all([...Array.from({ length: 100 }, (_, n) => add(n)), ...reads]);
	expect((await pool.query("select n from counted where id = 10000")).rows).toEqual([{ n: 80 }]);
});

test("concurrent transactions and single statements each get a complete answer", async () => {
	const { pool } = database;
	await pool.query("insert into counted (id, n) select i, 0 from generate_series(30001, 30020) i");
	const consume = async (id: number) => {
		const client = await pool.connect();
		try {
			await client.query("begin");
			const found = await client.query("select id from counted where id = $1 limit $2", [id, 1]);
			const gone = await client.query("delete from counted where id = $1 returning id", [id]);
			await client.query("commit");
			expect([found.command, gone.command]).toEqual(["SELECT", "DELETE"]);
			return gone.rowCount;
		} finally {
			client.release();
		}
	};
	const sweep = async (n: number) => (await pool.query("delete from counted where n = $1", [-1 - n])).command;
	for (let id = 30_001; id <= 30_020; id++) {
		const results = await Promise.all(
			Array.from({ length: 50 }, async (_, n) => ({ consumed: await consume(id), swept: await sweep(n) })),
		);
		expect(results.filter(({ consumed }) => consumed === 1)).toHaveLength(1);
		expect(results.every(({ swept }) => swept === "DELETE")).toBe(true);
	}
});

test("a connection lost during a transaction rolls it back, and the others go on", async () => {
	const { pool } = database;
	const client = await pool.connect();
	client.on("error", () => undefined);
	await client.query("begin");
	await client.query("insert into counted (id, n) values (20000, 1)");
	const waiting = pool.query("select count(*)::int as count from counted where id = 20000");
	(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
	client.release(true);
	expect((await waiting).rows).toEqual([{ count: 0 }]);
});

test("a value of several megabytes can be written and read", async () => {
	const text = "सचिन ".repeat(400_000);
	expect((await database.pool.query("select $1::text as text", [text])).rows[0].text).toBe(text);
});
