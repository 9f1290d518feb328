import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { Database } from "../../platform/database/database.ts";
import { expectLabelsApart } from "./pages/apart.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import { startWorkerSite, type WorkerSite } from "./site.ts";

/**
 * A test that fails on what a fan's console should never show: errors, warnings of React, violations of the security policy,
 * requests to other hosts. Each worker has a site of its own, which the tests of the worker share.
 */
export const test = base.extend<
	{
		refusals: number[];
		challenged: boolean;
		disconnects: boolean;
		quietConsole: undefined;
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
	/** signs the browser of a page in without a mail; a fan of the test's own unless an address is given */
	signIn: [({ site }, use) => use(site.signIn), { scope: "worker" }],
	signInAsAdmin: [({ site }, use) => use(site.signInAsAdmin), { scope: "worker" }],
	baseURL: ({ site }, use) => use(site.url),
	/** a page in a browser of somebody else, who has been nowhere yet */
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
	/** whether the viral challenge may open: in the tests of everything else it would come between two clicks */
	challenged: [false, { option: true }],
	/** statuses that the test provokes: the browser itself notes each refused request in the console */
	refusals: [[404], { option: true }],
	/** whether the test takes the connection away: the browser notes each request that then fails */
	disconnects: [false, { option: true }],
	quietConsole: [
		async ({ page, refusals, challenged, disconnects }, use) => {
			if (!challenged) await leaveUnchallenged(page);
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
		// an empty page has no store
		if (location.protocol === "http:") localStorage.setItem("viralChallengeOff", "1");
	});

/** The account corner knows by then who is signed in, or that nobody is. */
export const known = (page: Page) => expect(page.locator(".account[aria-busy=false]")).toBeAttached();

/** The page has come to life: forms and links do by a script what they otherwise do without one. */
export const alive = (page: Page) => expect(page.locator("html[data-ready]")).toBeAttached();

/** Keeps requests for an address from being answered until the test lets them through. */
export async function hold(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** The rules of axe that judge what is drawn, and so depend on the width and the colours. The others read the document. */
const DRAWN = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** No violation of WCAG 2.2 A and AA or of the best practices, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
	// what fades in or out is judged as it stands: what begins from here on stands at once
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.evaluate(() =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter((move) => move.playState === "running" && move.effect?.getComputedTiming().endTime !== Infinity)
				.map(({ finished }) => finished),
		),
	);
	// in the page itself, because it has no frames, and without the list of what passed: a third of the time
	await expectNoViolation(page);
	await page.emulateMedia({ reducedMotion: null });
}

/** The page as it stands by night: its colours alone differ from the day. */
async function expectReadableAtNight(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.locator("html").evaluate(({ dataset }) => {
		dataset.theme = "night";
	});
	await expectNoViolation(page, DRAWN);
	await page.locator("html").evaluate(({ dataset }) => {
		delete dataset.theme;
	});
	await page.emulateMedia({ reducedMotion: null });
}

const axeOf = (page: Page, rules?: string[]) =>
	new AxeBuilder({ page }).setLegacyMode().options({
		resultTypes: ["violations"],
		...(rules && { runOnly: { type: "rule" as const, values: rules } }),
	});

async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
	await page.evaluate(setBars, true);
	const { violations } = await axeOf(page, rules).analyze();
	await page.evaluate(setBars, false);
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
		[],
	);
}

/**
 * In the page. A bar that follows the scroll covers a link only until the next scroll, but axe counts the covered part as lost:
 * while axe reads, headers stay in their place and the tab bar is below the page.
 */
function setBars(apart: boolean): void {
	const end = `${document.documentElement.scrollHeight}px 0 auto`;
	for (const bar of document.querySelectorAll<HTMLElement>("body *")) {
		const isTabs = bar.matches(".tabbar");
		if (apart ? !isTabs && getComputedStyle(bar).position !== "sticky" : bar.dataset.bar === undefined) continue;
		bar.style.position = apart ? (isTabs ? "absolute" : "relative") : "";
		bar.style.inset = apart ? (isTabs ? end : "auto") : "";
		if (apart) bar.dataset.bar = "";
		else delete bar.dataset.bar;
	}
}

/** Nothing of the page may be reached only by scrolling it sideways, or not at all, at any of the widths we draw for. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const here = page.viewportSize() ?? DESKTOP.viewport;
	for (const viewport of [DESKTOP.viewport, PHONE.viewport, { width: 360, height: 740 }]) {
		await page.setViewportSize(viewport);
		expect(await page.evaluate(cutOff), `cut off at ${viewport.width} pixels`).toEqual([]);
	}
	await page.setViewportSize(here);
}

/** What has words or can be used, and reaches beyond the window without standing in a box that scrolls. In the page. */
function cutOff(): string[] {
	const { clientWidth, scrollWidth } = document.documentElement;
	const reachesOut = (element: Element) => {
		const { left, right, width, height } = element.getBoundingClientRect();
		return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
	};
	const says = (element: Element) =>
		element.matches("a, button, input, select, textarea, summary, img:not([alt=''])") ||
		[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
	const scrolls = (element: Element | null): boolean =>
		element !== null &&
		(["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
	const found = [...document.querySelectorAll("body *")].filter(
		(element) =>
			reachesOut(element) && says(element) && !element.closest("svg, [aria-hidden=true]") && !scrolls(element),
	);
	const named = found.map(
		(element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
	);
	return scrollWidth > clientWidth ? ["the whole page", ...named] : named;
}

/**
 * A page as it is now is accessible and within the screen: read in full here, by night and by the rules of what is drawn on the other
 * of the two screens; there too in full by day if `whole`.
 */
export async function expectFit(page: Page, whole = false): Promise<void> {
	const here = page.viewportSize() ?? DESKTOP.viewport;
	const there = here.width === PHONE.viewport.width ? DESKTOP.viewport : PHONE.viewport;
	await expectNoSidewaysScroll(page);
	await expectLabelsApart(page);
	await expectAccessible(page);
	await page.setViewportSize(there);
	await expectLabelsApart(page);
	if (whole) await expectAccessible(page);
	await expectReadableAtNight(page);
	await page.setViewportSize(here);
}

type Mail = { to: string; links: string[]; code: string };

/** The newest mail to an address, as the local mailbox of the running site shows it; waits for the first one. */
export async function newestMail(page: Page, to: string): Promise<Mail> {
	const read = async () =>
		((await (await page.request.get("/dev/mailbox.json")).json()) as Mail[]).find((mail) => mail.to === to);
	await expect.poll(read, { message: `mail to ${to}` }).toBeDefined();
	return (await read()) as Mail;
}
