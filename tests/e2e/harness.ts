import { setTimeout } from "node:timers/promises";
import { test as base, expect, type Page } from "@playwright/test";
import type { Database } from "../../platform/database/database.ts";
import { MAILBOX, startWorkerSite, type WorkerSite } from "./site.ts";

const DAY_MS = 86_400_000;
/** `EARLY=on`: tests act on a page as soon as it is painted, before its scripts have loaded. */
const EARLY = process.env.EARLY === "on";
/** The offset from UTC of India's time, whose days the site counts in. */
const INDIA_MS = 19_800_000;
const LONGEST_OF_A_DAY_MS = 60_000;

/**
 * A test that fails on errors in the console, warnings of React, violations of the security policy, and requests to
 * other hosts. Each worker has a site of its own, which the tests of the worker share.
 */
export const test = base.extend<
	{
		refusals: number[];
		challenged: boolean;
		disconnects: boolean;
		prefetches: boolean;
		quietConsole: undefined;
		sameDay: undefined;
		somebodyElse: (userAgent?: string) => Promise<Page>;
	},
	{ site: WorkerSite; database: Database } & Pick<WorkerSite, "signIn" | "signInAsAdmin">
>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
		async ({}, use) => {
			const site = await startWorkerSite();
			await use(site);
			await site.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	/** the database of the running site */
	database: [({ site }, use) => use(site.database), { scope: "worker" }],
	/** signs the browser of a page in without a mail, as a new fan unless an address is given */
	signIn: [({ site }, use) => use(site.signIn), { scope: "worker" }],
	signInAsAdmin: [({ site }, use) => use(site.signInAsAdmin), { scope: "worker" }],
	baseURL: ({ site }, use) => use(site.url),
	page: async ({ page }, use) => {
		const { goto } = page;
		if (EARLY) page.goto = (url, options) => goto.call(page, url, { waitUntil: "commit", ...options });
		await use(page);
	},
	/** opens a page in a new browser context, without cookies or storage */
	somebodyElse: async ({ browser, challenged }, use) => {
		const pages: Page[] = [];
		await use(async (userAgent) => {
			const context = await browser.newContext(userAgent ? { userAgent } : {});
			const page = await context.newPage();
			pages.push(page);
			if (!challenged) await leaveUnchallenged(page);
			return page;
		});
		for (const page of pages) await page.context().close();
	},
	/** whether the viral challenge may open; in most tests it would cover what they click */
	challenged: [false, { option: true }],
	/** statuses that the test provokes: the browser logs each refused request as an error */
	refusals: [[404], { option: true }],
	/** whether the test goes offline: the browser then logs each failed request as an error */
	disconnects: [false, { option: true }],
	/** whether the browser may prefetch the page of a link under the pointer */
	prefetches: [false, { option: true }],
	/** in the last minute before midnight in India, waits for the new day, so that a test begins and ends on one day */
	sameDay: [
		// biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
		async ({}, use) => {
			const left_ms = DAY_MS - ((Date.now() + INDIA_MS) % DAY_MS);
			if (left_ms < LONGEST_OF_A_DAY_MS) await setTimeout(left_ms);
			await use(undefined);
		},
		{ auto: true, timeout: 2 * LONGEST_OF_A_DAY_MS },
	],
	quietConsole: [
		async ({ page, refusals, challenged, disconnects, prefetches }, use) => {
			if (!challenged) await leaveUnchallenged(page);
			// a prefetched page would bypass the routes of a test
			const none = { contentType: "application/speculationrules+json", body: "{}" };
			if (!prefetches) await page.context().route("**/speculation-rules.json", (route) => route.fulfill(none));
			const complaints: string[] = [];
			const provoked = new RegExp(
				`^Failed to load resource: the server responded with a status of (${refusals.join("|")}) `,
			);
			page.on("console", (message) => {
				const lost = disconnects && /net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(message.text());
				if (message.type() === "error" && !lost && !provoked.test(message.text())) complaints.push(message.text());
			});
			page.on("pageerror", (error) => complaints.push(String(error)));
			page.on("request", (request) => {
				const { protocol, hostname } = new URL(request.url());
				if (/^https?:$/.test(protocol) && hostname !== "localhost") complaints.push(`asked ${hostname}`);
			});
			await page.addInitScript(() => {
				document.addEventListener("securitypolicyviolation", (event) =>
					console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
				);
			});
			await use(undefined);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});
export { expect };

const leaveUnchallenged = (page: Page) =>
	page.addInitScript(() => {
		// about:blank has no localStorage
		if (location.protocol === "http:") localStorage.setItem("viralChallengeOff", "1");
	});

/** Waits until the account corner of the header shows the fan, or that nobody is signed in. */
export const known = (page: Page) => page.locator(".account[aria-busy=false]").waitFor({ state: "attached" });

/** Waits until the page's script runs; with `EARLY=on` does not wait. */
export const alive = async (page: Page) => {
	if (!EARLY) await ready(page);
};

/** Waits with `EARLY=on` too: for steps that no page repeats after its scripts have loaded, such as a key press. */
export const ready = (page: Page) => page.locator("html[data-ready]").waitFor({ state: "attached" });

/** Waits until all islands with `wake=now` are hydrated. */
export const awake = (page: Page) => expect(page.locator("tm-island[wake=now]:not([awake])")).toHaveCount(0);

/** Stops requests for an address; the returned function lets them through. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

type Mail = { to: string; links: string[]; code: string };

/** Returns the newest mail to an address from the site's local mailbox; waits for the first one. */
export async function newestMail(page: Page, to: string): Promise<Mail> {
	const read = async () => ((await (await page.request.get(MAILBOX)).json()) as Mail[]).find((mail) => mail.to === to);
	await expect.poll(read, { message: `mail to ${to}` }).toBeDefined();
	return (await read()) as Mail;
}
