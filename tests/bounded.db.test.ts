import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import pages from "../app/routes.ts";
import { send } from "./fixtures/hostile-answers.ts";
import { testSite } from "./fixtures/site.ts";

const FLOOD = { "x-forwarded-for": "203.0.113.9" };

const site = await testSite({ TRUST_PROXY: "on" });

const get = (path: string, headers: Record<string, string>, method = "GET") =>
	send(site.url, { method, path, headers: {}, body: undefined }, headers);

/** An address of each route of the server and the pages, and each file of the build. */
async function everyAddress(): Promise<string[]> {
	const folder = fileURLToPath(new URL("../build/client", import.meta.url));
	const files = await readdir(folder, { recursive: true, withFileTypes: true });
	const filled = (path: string) => path.replace(/:\w+(?:\{[^}]*\})?\??/g, "0a.txt").replaceAll("*", "x");
	return [
		...site.routes.map(filled),
		...pages.map(({ path = "" }) => `/${filled(path)}`),
		...files.filter((file) => file.isFile()).map((file) => `/${relative(folder, join(file.parentPath, file.name))}`),
		...["/embed/seasons/2016", "/pictures/site.png", "/pictures/teams/mi.png", "/data/balls.csv", "/s/none"],
		...["/__manifest?p=/", "/facts.data", "/sitemaps/pages-1.xml", "/.well-known/security.txt", "/wp-login.php", "/%"],
		...["/dev/mailbox", "/dev/mailbox.json", "/metrics", "/favicon.ico", "/api/no-such-entry"],
	];
}

test("SHELL-6 a network beyond its limit gets 429 from every address that the page cache does not answer", async () => {
	const addresses = [...new Set(await everyAddress())];
	expect(addresses.length).toBeGreaterThan(250);
	const cached = ["/", "/facts", "/robots.txt", "/sitemap.xml", "/embed/seasons/2016", "/not-found"];
	for (const path of cached) await get(path, {});
	const overrun = async () => {
		for (let asked = 0; asked < 500; asked++) if ((await get("/healthz", FLOOD)).status === 429) return true;
		return false;
	};
	// uses up the network's limit
	await site.limits.takeHere({ name: "requests", points: 30_000, per_seconds: 60 }, FLOOD["x-forwarded-for"], 29_900);
	expect(await overrun()).toBe(true);

	const unbounded: string[] = [];
	const kept: string[] = [];
	for (const path of addresses)
		for (const method of ["GET", "HEAD", "POST", "OPTIONS", "DELETE"]) {
			const { hits } = site.pageCache.counts();
			const { status, type } = await get(path, FLOOD, method);
			const isKept = site.pageCache.counts().hits > hits;
			if (isKept) kept.push(path);
			else if (status !== 429) unbounded.push(`${method} ${path}: ${status}`);
			else expect(type, path).toBe("application/problem+json");
		}
	expect(unbounded).toEqual([]);
	expect([...new Set(kept)].sort()).toEqual(expect.arrayContaining(["/", "/facts", "/robots.txt"]));
	expect((await get("/readyz", {})).status).toBe(200);
});

test("SHELL-6 a browser beyond its limit gets a page with the reason", async () => {
	const refused = await get("/players", { ...FLOOD, accept: "text/html,*/*" });
	expect([refused.status, refused.type]).toEqual([429, "text/html; charset=utf-8"]);
	expect(refused.text).toContain("Too many requests");
});
