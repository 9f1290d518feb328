import { expect, test } from "vitest";
import { ownSite } from "../fixtures/own-site.ts";
import type { ServerProcess } from "../fixtures/process.ts";

const site = ownSite({ REDIS_URL: process.env.REDIS_URL ?? "", SITE_URL: "http://two.example" }, { empty: true });
const page = async (site: ServerProcess, path: string) => (await fetch(site.url + path)).text();

test("SHELL-9 two processes that start at once on an empty database share one record and one set of facts", async () => {
	const [first, second] = await Promise.all([site.start(), site.start()]);
	for (const path of ["/matches", "/statistics"]) expect(await page(first, path)).toBe(await page(second, path));
	expect(await page(first, "/facts")).toBe(await page(second, "/facts"));
	const database = await site.open();
	const { rows } = await database.pool.query(
		"select count(*)::int > 300 as made, count(*) = count(distinct title) as unique_facts from ipl_facts",
	);
	await database.close();
	expect(rows[0]).toEqual({ made: true, unique_facts: true });
});
