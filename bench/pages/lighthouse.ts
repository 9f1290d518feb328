import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findBrowser } from "../../scripts/browser.ts";
import { buildSite } from "../../scripts/build/site.ts";
import { freePort } from "../../tests/fixtures/process.ts";
import { median, serve } from "../run.ts";

// `npm run bench:lighthouse [path ...]`: Lighthouse's mobile preset on pages of a new site, medians of three, each
// beside bare HTML with the same text. npx fetches Lighthouse, which is larger than the site.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 3;
/** Lighthouse's trace of a page load sometimes fails. */
const TRIES = 3;
const TOKEN = "a token for the bench's own eyes";
/** Idle means less than a tenth of a core. */
const [LOOK_MS, IDLE_S] = [5000, 0.5];
const PAGES = ["/", "/facts", "FACT", "/players/virat-kohli-rcb", "/teams/csk", "/quiz", "/news", "/community"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Item = { resourceType?: string; transferSize?: number };
type Report = {
	categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
	audits: Record<string, { numericValue?: number; details?: { items?: Item[] } }>;
};

const folder = mkdtempSync(join(tmpdir(), "tm-lighthouse-"));
async function runLighthouse(url: string, tries = TRIES): Promise<Report> {
	const file = join(folder, "report.json");
	const chrome = "--headless=new --no-sandbox --disable-gpu";
	const flags = ["--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${chrome}`];
	try {
		await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...flags], {
			env: { ...process.env, CHROME_PATH: findBrowser() },
		});
	} catch (error) {
		if (tries <= 1 || !/NO_NAVSTART|NO_FCP|PROTOCOL_TIMEOUT/.test(String(error))) throw error;
		return runLighthouse(url, tries - 1);
	}
	return JSON.parse(readFileSync(file, "utf8")) as Report;
}

/** The page's text as bare HTML. */
function bareOf(html: string): string {
	const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html;
	const words = main
		.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, "")
		.replace(/<(?!\/?(?:h[1-6]|p|li|ul)\b)[^>]+>/g, " ");
	const text = words.replace(/<(\/?\w+)[^>]*>/g, "<$1>");
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head><body>${text}</body></html>`;
}

async function startBare(html: string) {
	const server = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

const lcpOf = ({ audits }: Report) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN;
function bytesOf({ audits }: Report, type?: string): number {
	const items = audits["network-requests"]?.details?.items ?? [];
	return items.reduce((sum, item) => sum + (type && item.resourceType !== type ? 0 : (item.transferSize ?? 0)), 0);
}

/** Waits until a new site has proved its facts in the background. */
async function waitUntilIdle(site: string): Promise<void> {
	const used = async () => {
		const metrics = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
		return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(await metrics.text())?.[1]);
	};
	for (let before = -1, now = await used(); !(now - before < IDLE_S); ) {
		await sleep(LOOK_MS);
		[before, now] = [now, await used()];
	}
}

buildSite(console.log);
const port = await freePort();
const site = `http://localhost:${port}`;
const { stop } = await serve(port, ["scripts/start.ts"], {
	env: { DATA_DIR: join(folder, "var"), DATABASE_URL: "", REDIS_URL: "", METRICS_TOKEN: TOKEN },
	path: "/readyz",
});
try {
	await waitUntilIdle(site);
	const fact = /href="(\/facts\/[^"/]+)"/.exec(await (await fetch(`${site}/facts`)).text())?.[1] ?? "/facts";
	const asked = process.argv.slice(2);
	console.log(`| page | ${CATEGORIES.join(" | ")} | LCP ms | bare ms | ratio | JavaScript kB | whole kB |`);
	console.log("|---|---|---|---|---|---|---|---|---|---|");
	for (const page of asked.length > 0 ? asked : PAGES) {
		const path = page === "FACT" ? fact : page;
		// the page is cached from here on, as for all but its first reader
		const bare = await startBare(bareOf(await (await fetch(site + path)).text()));
		const [reports, bares]: [Report[], Report[]] = [[], []];
		for (let run = 0; run < RUNS; run++) {
			reports.push(await runLighthouse(site + path));
			bares.push(await runLighthouse(bare.url));
		}
		bare.close();
		const scores = CATEGORIES.map((name) =>
			Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0))),
		);
		const [own, plain] = [median(reports.map(lcpOf)), median(bares.map(lcpOf))];
		const kb = (type?: string) => (median(reports.map((report) => bytesOf(report, type))) / 1000).toFixed(0);
		console.log(
			`| ${path} | ${scores.join(" | ")} | ${own.toFixed(0)} | ${plain.toFixed(0)} | ${(own / plain).toFixed(2)} | ${kb("Script")} | ${kb()} |`,
		);
	}
} finally {
	await stop();
	rmSync(folder, { recursive: true, force: true });
}
