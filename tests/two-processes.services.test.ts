import { beforeAll, expect, test } from "vitest";
import { ownSite } from "./fixtures/own-site.ts";
import type { ServerProcess } from "./fixtures/process.ts";

const site = ownSite({ REDIS_URL: process.env.REDIS_URL ?? "", SITE_URL: "http://two.example" });
let sites: ServerProcess[] = [];

beforeAll(async () => {
	sites = await Promise.all([site.start(), site.start()]);
});

const page = async (site: ServerProcess | undefined, path: string) => (await fetch(`${site?.url}${path}`)).text();

test("FACT-7 new facts made on one process purge the cached page of the other", async () => {
	const [first, second] = sites;
	const before = await page(second, "/facts");
	const response = await fetch(`${first?.url}/api/functions/generate-ipl-facts`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ category: "Records", count: 1 }),
	});
	expect(await response.json()).toMatchObject({ generated_count: 1 });
	await expect.poll(() => page(second, "/facts"), { timeout: 3_000 }).not.toBe(before);
});

test("AUTH-2 two processes share one limit of sign-in mails", async () => {
	const email = `two-${Date.now()}@example.com`;
	const ask = async (site: ServerProcess | undefined) => {
		const headers = { "content-type": "application/json" };
		const body = JSON.stringify({ email });
		return (await fetch(`${site?.url}/api/auth/sign-in`, { method: "POST", headers, body })).status;
	};
	const answers = [];
	for (let mail = 0; mail < 8; mail++) answers.push(await ask(sites[mail % 2]));
	expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test("each process has its own limit for reading", async () => {
	const read = async (site: ServerProcess | undefined) => (await fetch(`${site?.url}/api/players?page=1`)).status;
	const answers = await Promise.all(Array.from({ length: 250 }, () => read(sites[0])));
	expect(answers.filter((status) => status === 429)).toHaveLength(10);
	expect(await read(sites[1])).toBe(200);
});
