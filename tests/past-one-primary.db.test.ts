import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import type { RunAndTurn } from "../app/features/quiz/quiz.ts";
import { ROOT } from "../scripts/imports.ts";
import { startChat } from "./fixtures/chat.ts";
import { makeQuiz } from "./fixtures/quiz.ts";
import { testSite } from "./fixtures/site.ts";

/** The cells of the three tables in the section "Past one primary" of docs/scaling.md. */
const [kept = [], unique = [], crossing = []] = (
	/## Past one primary\n(.*?)\n## /s.exec(readFileSync(join(ROOT, "docs/scaling.md"), "utf8"))?.[1] ?? ""
)
	.split(/\n\n(?=\|)/)
	.slice(1)
	.map((text) =>
		text
			.split("\n")
			.filter((line) => line.startsWith("|"))
			.slice(2),
	)
	.map((rows) =>
		rows.map((row) =>
			row
				.split("|")
				.map((cell) => cell.trim().replaceAll("`", ""))
				.slice(1, -1),
		),
	);
const placed = kept.flatMap(([how = "", key = "", tables = ""]) =>
	tables.split(", ").map((table) => ({ table, key, kind: /^by (fan|group)/.exec(how)?.[1] ?? null })),
);

const site = await testSite();
const names = async (text: string): Promise<string[]> => (await site.rows(text)).map(({ name }) => name);

test("SITE-2 docs/scaling.md names for each table a column by which it could be split", async () => {
	const tables = await names(
		"select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
	);
	expect(placed.map(({ table }) => table).sort()).toEqual(tables.sort());
	const columns = new Set(
		await names("select table_name || '.' || column_name as name from information_schema.columns"),
	);
	expect(placed.filter(({ table, key }) => key && !columns.has(`${table}.${key}`))).toEqual([]);
});

test("SITE-2 docs/scaling.md lists the unique keys that do not contain their table's split column", async () => {
	const keys =
		await names(`select c.relname || ' (' || (select string_agg(pg_get_indexdef(x.indexrelid, place, true), ', ' order by place)
			from generate_series(1, x.indnkeyatts) place) || ')' as name
		from pg_index x join pg_class c on c.oid = x.indrelid
		where c.relnamespace = 'public'::regnamespace and x.indisunique`);
	const without = keys.filter((name) => {
		const [, table = "", columns = ""] = /^(\w+) \((.*)\)$/.exec(name) ?? [];
		const place = placed.find((one) => one.table === table);
		// generated ids are unique on all primaries
		return place?.key && !["id", place.key].some((own) => columns.split(", ").includes(own));
	});
	expect(unique.map(([name]) => name).sort()).toEqual([...new Set(without)].sort());
});

describe("SITE-2 docs/scaling.md lists the calls with a statement on tables by fan and by group", () => {
	/** The kinds of the tables that a statement names. `pay_fan` is a function that writes tables by fan. */
	function kindsOf(statement: string): string[] {
		const words = new Set(statement.match(/\w+/g));
		const kinds = placed.flatMap(({ table, kind }) => (kind && words.has(table) ? [kind] : []));
		return [...new Set([...kinds, ...(words.has("pay_fan") ? ["fan"] : [])])];
	}
	async function crosses(call: () => Promise<Response>): Promise<boolean> {
		const query = vi.spyOn(pg.Client.prototype, "query");
		try {
			expect((await call()).status).toBeLessThan(300);
			const texts = query.mock.calls.map(([given]) => (typeof given === "string" ? given : JSON.stringify(given)));
			expect(texts.length).toBeGreaterThan(0);
			return texts.some((text) => kindsOf(text).length > 1);
		} finally {
			query.mockRestore();
		}
	}

	test("among the calls that fans make most", async () => {
		const chat = await startChat(site, "Split", ["guest"]);
		const guest = chat.fans[0] ?? chat.maker;
		const said = await chat.said(chat.maker, "What a catch!");
		const { category } = await makeQuiz(site.database.db, 3);
		const begin = () => guest.post("/api/quiz/runs", { kind: "inline", category: category.slug });
		const { run, turn } = (await (await begin()).json()) as RunAndTurn;
		const question_id = turn?.question.id;
		const calls: Record<string, () => Promise<Response>> = {
			"who I am": () => guest.get("/api/me"),
			"post a message": () => chat.post(guest, "And what a throw!"),
			"read messages": () => guest.get(chat.path),
			"like a message": () => guest.put(`${chat.path}/${said.id}/like`, { liked: true }),
			"leave a group": () => guest.delete(`/api/groups/${chat.group.id}/membership`),
			"join a group": () => guest.post(`/api/groups/${chat.group.id}/membership`, {}),
			"answer a question": () => guest.post(`/api/quiz/runs/${run.id}/answers`, { question_id, chosen: 0 }),
			"claim the daily bonus": () => guest.post("/api/functions/handle-daily-visit", {}),
			"read the board of fans": () => guest.get("/api/boards/fans"),
		};
		const found: string[] = [];
		for (const [name, call] of Object.entries(calls)) if (await crosses(call)) found.push(name);
		expect(found.sort()).toEqual(crossing.map(([name]) => name).sort());
	});
});
