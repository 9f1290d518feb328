import { afterAll, beforeAll, expect, test } from "vitest";
import { askerAt, onBehalfOf } from "../../platform/limits/bound.ts";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "./keep.ts";
import { openRecord, type RecordFile } from "./open.ts";

/** A cross join of all balls: hours of work. */
const ENDLESS = "select count(*) as many from balls a, balls b where a.runs + b.runs > random() * 1000";
/** Half a gigabyte of numbers in one list. */
const LARGE = "select len(list(runs::bigint)) as many from balls, range(200)";
const SMALL = "select count(*)::int as many from matches";

let path: string;
const files: RecordFile[] = [];
const open = async (limits?: Parameters<typeof openRecord>[1]) => {
	const file = await openRecord(path, limits);
	files.push(file);
	return file;
};
beforeAll(async () => {
	({ path } = await keepRecord(RECORDS));
});
afterAll(() => {
	for (const file of files) file.close();
});

test("SITE-3 a statement over its time limit is interrupted with a 503, and the record answers the next one", async () => {
	const file = await open({ most_ms: 200 });
	const expensive = file.rows(ENDLESS, [], { expensive: true });
	await expect(expensive).rejects.toMatchObject({ status: 503, retry_after_seconds: 10 });
	expect(await file.rows(SMALL, [], { expensive: true })).toEqual([{ many: 1243 }]);
});

test("SITE-3 a statement without enough memory is a 503 with a time to retry", async () => {
	const file = await open();
	const large = file.rows(LARGE, [], { expensive: true });
	await expect(large).rejects.toMatchObject({
		status: 503,
		retry_after_seconds: 10,
		detail: expect.stringMatching(/too much/),
	});
	expect(await file.rows(SMALL, [])).toEqual([{ many: 1243 }]);
});

test("SITE-3 rows over the byte limit are a 413", async () => {
	const file = await open({ most_bytes: 100_000 });
	await expect(file.rows("select * from balls", [])).rejects.toMatchObject({ status: 413 });
	expect(await file.rows(SMALL, [])).toEqual([{ many: 1243 }]);
});

test("SITE-3 a cheap statement is answered while an expensive one runs and others wait", async () => {
	const file = await open({ most_ms: 1000 });
	const of = (key: string, work: () => Promise<unknown>) => onBehalfOf({ key }, work);
	let ended = 0;
	const expensive = Array.from({ length: 3 }, () =>
		of("one", () => file.rows(ENDLESS, [], { expensive: true })).catch(() => {
			ended++;
		}),
	);
	for (const key of ["one", "another"]) expect(await of(key, () => file.rows(SMALL, []))).toEqual([{ many: 1243 }]);
	expect(ended).toBe(0);
	await Promise.all(expensive);
	expect(ended).toBe(3);
});

test("SITE-3 the turns of expensive statements rotate between the networks", async () => {
	const file = await open({ most_ms: 100 });
	const order: string[] = [];
	const ask = (key: string) =>
		onBehalfOf({ key }, () => file.rows(ENDLESS, [], { expensive: true })).catch(() => {
			order.push(key);
		});
	await Promise.all(["flood", "flood", "flood", "flood", "other"].map(ask));
	expect(order).toEqual(["flood", "flood", "other", "flood", "flood"]);
});

test("SITE-3 hundreds of networks within one wide network share one turn, so another client runs third", async () => {
	const file = await open({ most_ms: 50 });
	const order: string[] = [];
	const ask = (client: string) =>
		onBehalfOf(askerAt(client), () => file.rows(ENDLESS, [], { expensive: true })).catch(
			({ detail }: Error & { detail: string }) => {
				order.push(/too long/.test(detail) ? client : "refused");
			},
		);
	const flood = Array.from({ length: 66 }, (_, n) => ask(`2001:db8:7:${(n << 8).toString(16)}::1`));
	await ask("203.0.113.9");
	expect(order.filter((one) => one !== "refused")).toHaveLength(2 + 1);
	file.close();
	await Promise.all(flood);
});

test("SITE-3 a record that closes answers its queued statements first", async () => {
	const file = await openRecord(path);
	const answers = Array.from({ length: 12 }, () => file.rows(SMALL, []));
	file.close();
	expect(await Promise.all(answers)).toEqual(Array(12).fill([{ many: 1243 }]));
});

test("SITE-3 the site's own statements queue without a limit", async () => {
	const file = await open();
	const asked = await Promise.all(Array.from({ length: 600 }, () => file.rows<{ one: number }>("select 1 as one", [])));
	expect(asked.flat()).toHaveLength(600);
});
