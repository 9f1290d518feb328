import { type BrowserContext, chromium } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser.ts";
import { type HomeSite, startHomeSites } from "../peers/home-sites.ts";
import type { CountedResponse } from "./counting-proxy.ts";

// `npm run bench:visits`: the bytes and requests of a first and a second visit to a page in Chromium, the home page
// beside Next.js and a single-page application. A proxy counts them, so that requests of the service worker are
// included.
const PAGES = [
	"/",
	"/facts",
	"FACT",
	"/players",
	"/players/virat-kohli-rcb",
	"/teams/csk",
	"/statistics",
	"/quiz",
	"/news",
	"/community",
	"/matches/981019",
];
const KINDS = ["script", "style", "font", "image", "data"] as const;
/** Late requests start within two seconds. */
const QUIET_MS = 3_500;
const BROWSER = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

async function visit(context: BrowserContext, { proxy }: HomeSite, path: string): Promise<CountedResponse[]> {
	const page = await context.newPage();
	await page.goto(proxy.url + path, { waitUntil: "load" });
	const passed = await proxy.take(QUIET_MS);
	await page.close();
	return passed;
}

const kb = (passed: CountedResponse[], kind?: CountedResponse["kind"]) =>
	(passed.reduce((sum, one) => sum + (kind && one.kind !== kind ? 0 : one.bytes), 0) / 1000).toFixed(1);

const { sites, stop } = await startHomeSites();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER });
try {
	const [own] = sites;
	if (!own) throw new Error("the site is not there");
	const facts = await (await fetch(`${own.server.origin}/facts`)).text();
	const fact = /href="(\/facts\/[^"/]+)"/.exec(facts)?.[1] ?? "/facts";
	console.log("Bodies as sent, kB; requests, errors included. First and second visit by the same browser.\n");
	console.log(`| page | HTML | requests | whole | ${KINDS.join(" | ")} | second: requests | whole | HTML |`);
	console.log("|---|---|---|---|---|---|---|---|---|---|---|---|");
	const seen: [HomeSite, string, string][] = [
		...PAGES.map((path): [HomeSite, string, string] => [own, path, path === "FACT" ? "a fact" : path]),
		...sites.slice(1).map((site): [HomeSite, string, string] => [site, "/", `/ by ${site.name}`]),
	];
	for (const [site, page, name] of seen) {
		const path = page === "FACT" ? fact : page;
		// cached from here on, as for all but its first reader
		await fetch(site.server.origin + path, { headers: { "accept-encoding": "br" } });
		const context = await browser.newContext();
		const [first, second] = [await visit(context, site, path), await visit(context, site, path)];
		await context.close();
		const kinds = KINDS.map((kind) => kb(first, kind));
		const html = (visited: CountedResponse[]) => kb(visited.filter((one) => one.path === path).slice(0, 1));
		const cells = [name, html(first), first.length, kb(first), ...kinds];
		console.log(`| ${[...cells, second.length, kb(second), html(second)].join(" | ")} |`);
	}
} finally {
	await browser.close();
	await stop();
}
