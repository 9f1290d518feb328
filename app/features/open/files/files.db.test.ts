import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { LICENCE, PUBLISHED } from "./files.ts";

const site = await testSite();

const get = (name: string, headers: Record<string, string> = {}) => fetch(`${site.url}/data/${name}`, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const SOURCE = readFileSync("data/record/balls.parquet");

describe("SITE-3 the record may be downloaded", () => {
	test.each(PUBLISHED)("$name has a licence link, CORS for any page and an ETag", async ({ name, type }) => {
		const response = await get(name, { origin: "https://example.org" });
		const bytes = await bytesOf(response);
		expect(response.status).toBe(200);
		expect(bytes.length).toBe(Number(response.headers.get("content-length")));
		expect(response.headers.get("content-type")).toBe(type);
		expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		expect(response.headers.get("link")).toContain(`<${LICENCE.url}>; rel="license"`);
		const etag = response.headers.get("etag") ?? "";
		expect(etag).toContain(site.record.edition);
		expect((await get(name, { "if-none-match": etag })).status).toBe(304);
	});

	test("the Parquet file equals the repository's, and supports range requests", async () => {
		const whole = await bytesOf(await get("balls.parquet"));
		const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
		expect(hash(whole)).toBe(hash(SOURCE));
		const etag = (await get("balls.parquet")).headers.get("etag") ?? "";
		const part = await get("balls.parquet", { range: "bytes=-4", "if-range": etag });
		expect([part.status, part.headers.get("content-range")]).toEqual([
			206,
			`bytes ${SOURCE.length - 4}-${SOURCE.length - 1}/${SOURCE.length}`,
		]);
		expect(await part.text()).toBe("PAR1");
		const old = await get("balls.parquet", { range: "bytes=-4", "if-range": '"an earlier edition"' });
		expect([old.status, (await bytesOf(old)).length]).toEqual([200, SOURCE.length]);
		expect((await get("balls.parquet", { range: "bytes=99999999-" })).status).toBe(416);
	});

	test("the CSV files have the record's balls, every match, and every person of a ball", async () => {
		const [plain, packed, matches, people] = await Promise.all(
			["balls.csv", "balls.csv.gz", "matches.csv", "people.csv"].map(async (name) => bytesOf(await get(name))),
		);
		expect(gunzipSync(packed as Buffer).equals(plain as Buffer)).toBe(true);
		const [head = "", ...balls] = String(plain).trimEnd().split("\n");
		const runs = balls.reduce((sum, line) => sum + Number(line.split(",")[8]), 0);
		expect(head.split(",")[8]).toBe("batter_runs");
		const { rows } = await site.record.ask({ rows: "batting", measures: ["runs"] });
		const superOvers = balls.filter((line) => line.split(",")[2] === "true");
		const inSuperOvers = superOvers.reduce((sum, line) => sum + Number(line.split(",")[8]), 0);
		expect(runs - inSuperOvers).toBe(rows[0]?.runs);
		expect(String(matches).trimEnd().split("\n")).toHaveLength(1244);
		const known = new Set(
			String(people)
				.split("\r\n")
				.map((line) => line.split(",")[0]),
		);
		const strangers = balls.flatMap((line) => line.split(",").slice(5, 8)).filter((id) => !known.has(id));
		expect(new Set(strangers)).toEqual(new Set());
	});

	test.each(["people.parquet", "..%2f..%2fpackage.json", "balls.csv.making", "%00", "datapackage"])(
		"%s answers 404",
		async (name) => {
			expect((await get(name)).status).toBe(404);
		},
	);

	test("a client above the limit gets 429", async () => {
		let last = 200;
		for (let sent = 0; sent < 130 && last !== 429; sent++)
			last = (await get("people.csv", { "if-none-match": "*" })).status;
		expect(last).toBe(429);
	});
});
