import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";

/**
 * A test that fails on what a fan's console should never show: errors, warnings of React, violations of the security policy,
 * requests to other hosts.
 */
export const test = base.extend<{
	refusals: number[];
	challenged: boolean;
	disconnects: boolean;
	quietConsole: undefined;
}>({
	context: async ({ context, javaScriptEnabled }, use) => {
		if (javaScriptEnabled !== false) awaitScripts(context);
		await use(context);
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

/** A page answers to a hand once its scripts are there, which is after it was painted. What is no page of the site is not waited for. */
function awaitScripts(context: BrowserContext): void {
	context.on("page", (page) => {
		tapWhatHasCome(page);
		const answers = page.locator("html[data-ready], html:not(:has(link[rel=icon]))");
		const [goto, reload, goBack] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)];
		const arrived = async <Arrival>(arrival: Arrival) => {
			await answers.waitFor({ state: "attached" });
			return arrival;
		};
		// who waits for the first bytes alone wants the page without its scripts
		page.goto = async (url, how) => (how?.waitUntil === "commit" ? goto(url, how) : arrived(await goto(url, how)));
		page.reload = async (...how) => arrived(await reload(...how));
		page.goBack = async (...how) => arrived(await goBack(...how));
	});
}

/**
 * Who taps something far down has scrolled there first, and what came near was laid out meanwhile. Playwright's click scrolls
 * and presses within a frame: what then moves from under the pointer is never clicked.
 */
function tapWhatHasCome(page: Page): void {
	const locators: Pick<Locator, "click" | "scrollIntoViewIfNeeded"> = Object.getPrototypeOf(page.locator("html"));
	if (patient.has(locators)) return;
	patient.add(locators);
	const { click } = locators;
	locators.click = async function (how) {
		// what cannot be scrolled to is for the click to tell
		if (!how?.force) await this.scrollIntoViewIfNeeded({ timeout: how?.timeout }).catch(() => undefined);
		return click.call(this, how);
	};
}
const patient = new WeakSet<object>();

/** A page in a browser of somebody else, who has been nowhere yet. Close its context. */
export async function somebodyElse(browser: Browser, userAgent?: string): Promise<Page> {
	const context = await browser.newContext(userAgent ? { userAgent } : {});
	awaitScripts(context);
	const page = await context.newPage();
	await leaveUnchallenged(page);
	return page;
}

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
	const { violations } = await new AxeBuilder({ page }).analyze();
	await page.emulateMedia({ reducedMotion: null });
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
		[],
	);
}

/** Nothing of the page may be reached only by scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
	).toBeLessThanOrEqual(0);
}

type Mail = { to: string; links: string[]; code: string };

/** The newest mail to an address, as the local mailbox of the running site shows it; waits for the first one. */
export async function newestMail(page: Page, to: string): Promise<Mail> {
	const read = async () =>
		((await (await page.request.get("/dev/mailbox.json")).json()) as Mail[]).find((mail) => mail.to === to);
	await expect.poll(read, { message: `mail to ${to}` }).toBeDefined();
	return (await read()) as Mail;
}

/** Signs the browser of a page in, as the mailed link does. */
export async function signIn(page: Page, email: string): Promise<void> {
	// any page of the site, to send from its origin
	await page.goto("/terms");
	const headers = { origin: new URL(page.url()).origin };
	await page.request.post("/api/auth/sign-in", { data: { email }, headers });
	const token = new URL((await newestMail(page, email)).links[0] ?? "").searchParams.get("token");
	const confirmed = await page.request.post("/api/auth/confirm", { data: { token }, headers });
	expect(confirmed.status()).toBe(200);
}
