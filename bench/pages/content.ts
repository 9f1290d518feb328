import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser.ts";
import { type HomeSite, startHomeSites } from "../peers/home-sites.ts";
import { median } from "../run.ts";

// `npm run bench:content`: the time until the home page's content is shown in Chromium on a slow line and processor,
// beside a single-page application and Next.js, alternately.
const RUNS = Number(process.env.RUNS ?? 5);
// a slow 4G line and a mid-range phone, as in Lighthouse
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const PROCESSOR = 4;
const BROWSER = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

type VisitTimes = { first: number; largest: number; fact: number };

/** Runs in the page. Records in `window.seen` the times of the paints and of the first frame with the words. */
function watch(words: string): void {
	const seen: Record<string, number> = {};
	Object.assign(window, { seen });
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntriesByName("first-contentful-paint")) seen.first = startTime;
	}).observe({ type: "paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntries()) seen.largest = startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	// frames start once the styles are loaded
	requestAnimationFrame(function check() {
		if (document.querySelector("main")?.textContent?.includes(words))
			requestAnimationFrame((now) => Object.assign(seen, { fact: now }));
		else requestAnimationFrame(check);
	});
}

async function measureVisit(browser: Browser, { proxy }: HomeSite, words: string): Promise<VisitTimes> {
	const context = await browser.newContext(SCREEN);
	const page = await context.newPage();
	const line = await context.newCDPSession(page);
	await line.send("Network.enable");
	await line.send("Network.emulateNetworkConditions", LINE);
	await line.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
	await page.addInitScript(watch, words);
	await page.goto(proxy.url, { waitUntil: "load", timeout: 120_000 });
	await page.waitForFunction("window.seen.fact && window.seen.largest", undefined, { timeout: 120_000 });
	// a later picture may become the largest
	await proxy.take(2_500);
	const seen = await page.evaluate<VisitTimes>("window.seen");
	await context.close();
	return seen;
}

const { sites, data, stop } = await startHomeSites();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER });
try {
	const words = (data.home as { found: { facts: { title: string }[] } }).found.facts[0]?.title ?? "";
	const visits = new Map<string, VisitTimes[]>(sites.map(({ name }) => [name, []]));
	for (let run = 0; run <= RUNS; run++)
		for (const site of sites) {
			const seen = await measureVisit(browser, site, words);
			// the first run is a warm-up
			if (run > 0) visits.get(site.name)?.push(seen);
		}
	const middle = (name: string, what: keyof VisitTimes) => median((visits.get(name) ?? []).map((one) => one[what]));
	console.log(
		`Home page, 150 ms there and back × 3.75, 1.5 Mbit/s, a processor four times slower; medians of ${RUNS}\n`,
	);
	console.log("| | first paint ms | largest paint ms | a fact is there ms | times the site's |");
	console.log("|---|---|---|---|---|");
	for (const { name } of sites) {
		const times = (["first", "largest", "fact"] as const).map((what) => middle(name, what).toFixed(0));
		console.log(`| ${[name, ...times, (middle(name, "fact") / middle("site", "fact")).toFixed(2)].join(" | ")} |`);
	}
} finally {
	await browser.close();
	await stop();
}
