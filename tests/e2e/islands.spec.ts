import type { Page } from "@playwright/test";
import { delayRequests, expect, ready, test } from "./harness.ts";

/** In these tests the module that hydrates islands is replaced by one that records which islands woke. */
const PAGE = "/terms";
const HYDRATE = "**/assets/hydrate-*.js";
const NOTES = `export async function hydrate(island) {
	window.woken = [...(window.woken ?? []), island.id];
	island.setAttribute("awake", "");
	island.addEventListener("click", (event) => (window.clicks = [...(window.clicks ?? []), event.target.id]));
	island.addEventListener("submit", (event) => {
		event.preventDefault();
		window.submits = [...(window.submits ?? []), new FormData(event.target, event.submitter).get("way")];
	});
}`;
const woken = (page: Page) => page.evaluate(() => (window as { woken?: string[] }).woken ?? []);
const clicks = (page: Page) => page.evaluate(() => (window as { clicks?: string[] }).clicks ?? []);
const submits = (page: Page) => page.evaluate(() => (window as { submits?: string[] }).submits ?? []);

/** Opens the page with the given islands appended, and with the recording module. */
async function open(page: Page, islands: string): Promise<void> {
	await page.route(PAGE, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replace("</main>", `${islands}</main>`) });
	});
	await page.route(HYDRATE, (route) => route.fulfill({ contentType: "text/javascript", body: NOTES }));
	// a stopped script delays the load event
	await page.goto(PAGE, { waitUntil: "commit" });
}
const island = (id: string, wake: string, html = "") =>
	`<tm-island id="${id}" name="test/${id}" wake="${wake}" props="{}" prefix="${id}">${html}</tm-island>`;

test("an island with `now` wakes with the page, one with `idle` soon after, and others stay asleep", async ({
	page,
}) => {
	await open(page, island("near", "near", "<p>Near</p>") + island("now", "now") + island("idle", "idle"));
	await expect.poll(() => woken(page)).toEqual(expect.arrayContaining(["now", "idle"]));
	expect(await woken(page)).not.toContain("near");
});

test("an island with `seen` wakes when it is scrolled into view", async ({ page }) => {
	await open(page, island("seen", "seen", "<p>Seen</p>"));
	await ready(page);
	expect(await woken(page)).toEqual([]);
	await page.getByText("Seen", { exact: true }).scrollIntoViewIfNeeded();
	await expect.poll(() => woken(page)).toEqual(["seen"]);
});

for (const [way, come] of [
	["pointer", (page: Page) => page.locator("#way").hover()],
	["focus", (page: Page) => page.locator("#way").focus()],
] as const)
	test(`an island with \`near\` wakes once when the ${way} enters it`, async ({ page }) => {
		await open(page, island("near", "near", '<button type="button" id="way">Way</button><p id="beside">Beside</p>'));
		await ready(page);
		expect(await woken(page)).toEqual([]);
		await come(page);
		await expect.poll(() => woken(page)).toEqual(["near"]);
		await page.locator("#beside").hover();
		expect(await woken(page)).toEqual(["near"]);
	});

test("clicks before the first script are repeated once when the island is awake", async ({ page }) => {
	const release = await delayRequests(page, "**/assets/entry.client-*.js");
	await open(page, island("like", "seen", '<button type="button" id="way">Way</button>'));
	await page.locator("#way").click();
	await page.locator("#way").click();
	expect(await woken(page)).toEqual([]);
	release();
	await expect.poll(() => clicks(page)).toEqual(["way"]);
	await page.locator("#way").click();
	expect(await clicks(page)).toEqual(["way", "way"]);
});

test("a form sent before its island is awake is sent once, with its button and its input", async ({ page }) => {
	const release = await delayRequests(page, HYDRATE);
	const form = '<form action="/search"><input name="q"><button name="way" value="second">Send</button></form>';
	await open(page, island("form", "near", form));
	await ready(page);
	await page.locator("#form input").fill("kohli");
	await page.locator("#form button").click();
	await expect(page).toHaveURL(PAGE);
	release();
	await expect.poll(() => submits(page)).toEqual(["second"]);
	await expect(page.locator("#form input")).toHaveValue("kohli");
});

test.describe("when islands fail to load", () => {
	test.use({ refusals: [503] });
	const fail = (page: Page) => page.route(HYDRATE, (route) => route.fulfill({ status: 503, body: "" }));

	test("the page stays readable and shows one error, and the next click tries again", async ({ page }) => {
		await open(page, island("like", "near", '<button type="button" id="way">Way</button>'));
		await ready(page);
		await fail(page);
		// after the first failure the page is loaded again, after the second it shows an error
		const again = page.waitForEvent("load");
		await page.locator("#way").click();
		await again;
		await ready(page);
		await page.locator("#way").click();
		const notices = page.getByRole("region", { name: "Notifications" });
		await expect(notices.getByText("We couldn't load this")).toHaveCount(1);
		await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
		await page.unroute(HYDRATE);
		await page.route(HYDRATE, (route) => route.fulfill({ contentType: "text/javascript", body: NOTES }));
		await expect(async () => {
			await page.locator("#way").click();
			expect(await clicks(page)).not.toEqual([]);
		}).toPass();
	});

	test("the search link opens the search page", async ({ page }) => {
		await fail(page);
		await page.goto(PAGE);
		await ready(page);
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await expect(page).toHaveURL("/search");
	});
});

test("a page loads no script of the router, no second copy of its data, and one small entry script", async ({
	page,
}) => {
	const html = await (await page.request.get(PAGE)).text();
	expect(html).not.toMatch(/__reactRouter|streamController/);
	const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = ""]) => src);
	expect(scripts).toEqual([expect.stringMatching(/^\/assets\/entry\.client-/)]);
	const entry = await page.request.get(scripts[0] ?? "", { headers: { "accept-encoding": "br" } });
	expect(entry.headers()["content-encoding"]).toBe("br");
	expect(Number(entry.headers()["content-length"])).toBeLessThanOrEqual(8_300);
});

test("the browser fetches React with the first island, not before", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
	await page.goto(PAGE);
	await ready(page);
	await page.waitForLoadState("networkidle");
	expect(scripts.filter((path) => /\/(?:react|islands|hydrate)-/.test(path))).toEqual([]);
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	expect(scripts.filter((path) => path.includes("/react-"))).toHaveLength(1);
});

test("links lead from page to page and back, and back restores the scroll position", async ({ page }) => {
	await page.goto("/facts");
	await ready(page);
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
	});
	await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
	expect(documents).toEqual(["/privacy"]);
	await page.getByRole("heading", { name: "Your rights" }).scrollIntoViewIfNeeded();
	const at = await page.evaluate(() => scrollY);
	expect(at).toBeGreaterThan(0);
	await page.getByRole("contentinfo").getByRole("link", { name: "Cookie Policy" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Cookie Policy" })).toBeVisible();
	const left = page.evaluate(() => scrollY);
	expect(await left).toBe(0);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	await page.goBack();
	await expect(page).toHaveURL("/facts");
	await ready(page);
});

test.describe("ahead of a click", () => {
	test.use({ prefetches: true });

	test("the browser prefetches the page of a link under the pointer, and no API address", async ({ page }) => {
		const client = await page.context().newCDPSession(page);
		const ahead: string[] = [];
		client.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
		await client.send("Preload.enable");
		await page.goto("/terms");
		await ready(page);
		await page.getByRole("contentinfo").getByRole("link", { name: "Cookie Policy" }).hover();
		await expect.poll(() => ahead).toContain("/cookies");
		const { prefetch } = (await (await page.request.get("/speculation-rules.json")).json()) as { prefetch: unknown[] };
		expect(JSON.stringify(prefetch)).toContain("/api/*");
	});
});
