import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { buildSite } from "../../scripts/build/site.ts";
import { launchOptions } from "../../tests/e2e/launch.ts";
import { startWorkerSite } from "../../tests/e2e/site.ts";

// `npm run bench:weight [path ...]`: the compressed bytes of a page's HTML, scripts and styles on a phone, before the
// first touch and after the first island has hydrated. A star is the first link of the list above it.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const PAGES = [
	"/",
	"/facts",
	"/facts/*",
	"/news",
	"/news/*",
	"/teams",
	"/teams/csk",
	"/players",
	"/players/virat-kohli-rcb",
	"/players/compare?players=virat-kohli-rcb,ms-dhoni-csk",
	"/matches",
	"/matches/981019",
	"/seasons",
	"/seasons/2016",
	"/statistics",
	"/statistics/runs",
	"/groups",
	"/community",
	"/contact",
	"/newsletter",
];
/** Late scripts load within this time. */
const QUIET_MS = 3000;
const KINDS = ["Document", "Script", "Stylesheet"] as const;
type Weight = Record<(typeof KINDS)[number], number>;

/** Counts the compressed bytes of a page's requests by kind. */
async function weigh(page: Page): Promise<() => Weight> {
	const client = await page.context().newCDPSession(page);
	await client.send("Network.enable");
	const kinds = new Map<string, string>();
	const bytes: Weight = { Document: 0, Script: 0, Stylesheet: 0 };
	client.on("Network.responseReceived", ({ requestId, type, response }) => {
		// a preloaded module has the type 'Other'
		kinds.set(requestId, response.mimeType.includes("javascript") ? "Script" : type);
	});
	client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const kind = KINDS.find((one) => one === kinds.get(requestId));
		if (kind) bytes[kind] += encodedDataLength;
	});
	return () => ({ ...bytes });
}

/** Hydrates the first island: a button of the page itself, else the header's search. Returns false without islands. */
async function wakeFirst(page: Page): Promise<boolean> {
	const own = page.locator("main tm-island button:visible").first();
	const control = (await own.count()) > 0 ? own : page.locator("tm-island :is(a, button):visible").first();
	if ((await control.count()) === 0) return false;
	await control.click();
	await sleep(QUIET_MS);
	return true;
}

async function row(browser: Browser, url: string): Promise<string> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
	const page = await context.newPage();
	await page.addInitScript(() => localStorage.setItem("viralChallengeOff", "1"));
	const now = await weigh(page);
	await page.goto(url, { waitUntil: "load" });
	await sleep(QUIET_MS);
	const { Document, Script, Stylesheet } = now();
	const touched = (await wakeFirst(page)) ? now().Script : null;
	await context.close();
	const kb = (count: number) => (count / 1000).toFixed(1);
	const { pathname } = new URL(url);
	return `| ${pathname} | ${kb(Document)} | ${kb(Script)} | ${kb(Stylesheet)} | ${touched === null ? "-" : kb(touched)} |`;
}

/** The URL of a path with a star: the first link of the list. */
async function resolve(site: string, path: string): Promise<string> {
	if (!path.endsWith("/*")) return site + path;
	const list = path.slice(0, -2);
	const link = new RegExp(`href="(${list}/[^"?#]+)"`).exec(await (await fetch(site + list)).text())?.[1];
	if (!link) throw new Error(`${list} has no link below it`);
	return site + link;
}

buildSite(console.log);
const site = await startWorkerSite();
const browser = await chromium.launch(launchOptions);
try {
	const asked = process.argv.slice(2);
	console.log("| page | HTML kB | script kB | styles kB | script kB after the first island |");
	console.log("|---|---|---|---|---|");
	for (const path of asked.length > 0 ? asked : PAGES) {
		const url = await resolve(site.url, path);
		// the page is cached and compressed from here on
		await fetch(url, { headers: { "accept-encoding": "br" } });
		console.log(await row(browser, url));
	}
} finally {
	await browser.close();
	await site.close();
}
