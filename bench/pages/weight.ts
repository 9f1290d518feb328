import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { buildSite } from "../../scripts/build/site.ts";
import { launchOptions } from "../../tests/e2e/launch.ts";
import { freePort } from "../../tests/fixtures/process.ts";

// `npm run bench:weight [path ...]`: the bytes of HTML, scripts and styles that a page costs a phone, compressed as the browser counts them,
// before a fan touches anything and after the first island has woken.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const PAGES = ["/privacy", "/terms", "/cookies", "/data", "/", "/facts", "/players/virat-kohli-rcb"];
/** Scripts that load after the page come within this time. */
const QUIET_MS = 3000;
const KINDS = ["Document", "Script", "Stylesheet"] as const;
type Weight = Record<(typeof KINDS)[number], number>;

/** Counts the bytes of a page's requests by kind, as they come over the wire. */
async function weigh(page: Page): Promise<() => Weight> {
	const client = await page.context().newCDPSession(page);
	await client.send("Network.enable");
	const kinds = new Map<string, string>();
	const bytes: Weight = { Document: 0, Script: 0, Stylesheet: 0 };
	client.on("Network.responseReceived", ({ requestId, type, response }) => {
		// a preload of a module has the type 'Other'
		kinds.set(requestId, response.mimeType.includes("javascript") ? "Script" : type);
	});
	client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const kind = KINDS.find((one) => one === kinds.get(requestId));
		if (kind) bytes[kind] += encodedDataLength;
	});
	return () => ({ ...bytes });
}

async function row(browser: Browser, url: string): Promise<string> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
	const page = await context.newPage();
	await page.addInitScript(() => localStorage.setItem("viralChallengeOff", "1"));
	const now = await weigh(page);
	await page.goto(url, { waitUntil: "load" });
	await sleep(QUIET_MS);
	const untouched = now();
	const island = page.locator("tm-island a, tm-island button").first();
	let touched = untouched;
	if ((await island.count()) > 0) {
		await island.click();
		await sleep(QUIET_MS);
		touched = now();
	}
	await context.close();
	const kb = (count: number) => (count / 1000).toFixed(1);
	const { Document, Script, Stylesheet } = untouched;
	return `| ${new URL(url).pathname} | ${kb(Document)} | ${kb(Script)} | ${kb(Stylesheet)} | ${touched === untouched ? "-" : kb(touched.Script)} |`;
}

buildSite(console.log);
const folder = mkdtempSync(join(tmpdir(), "tm-weight-"));
const port = await freePort();
const site = `http://localhost:${port}`;
const child = spawn(process.execPath, ["scripts/start.ts"], {
	env: {
		...process.env,
		PORT: String(port),
		DATA_DIR: join(folder, "var"),
		DATABASE_URL: "",
		REDIS_URL: "",
		NEWS_FEEDS: "none",
		LOG_LEVEL: "warn",
	},
	stdio: ["ignore", "ignore", "inherit"],
});
const browser = await chromium.launch(launchOptions);
try {
	while (!(await fetch(`${site}/readyz`).catch(() => undefined))?.ok) await sleep(200);
	const asked = process.argv.slice(2);
	console.log("| page | HTML kB | script kB | styles kB | script kB after the first island |");
	console.log("|---|---|---|---|---|");
	for (const path of asked.length > 0 ? asked : PAGES) {
		// the page is kept, and compressed, from here on
		await fetch(site + path, { headers: { "accept-encoding": "br" } });
		console.log(await row(browser, site + path));
	}
} finally {
	await browser.close();
	child.kill();
	await once(child, "exit");
	rmSync(folder, { recursive: true, force: true });
}
