import { randomUUID } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expectFit } from "./fit.ts";
import { alive, expect, newestMail, test } from "./harness.ts";

/** Returns a new address, because the number of mails per address is limited. */
const address = () => `fan-${randomUUID()}@example.com`;

test.use({ refusals: [400, 403, 429, 503] });

test("AUTH-1 a fan signs in by the mailed link; only the button uses it up, not opening it", async ({ page }) => {
	const email = address();
	await page.goto("/facts?q=kohli");
	await page.goto("/auth?next=%2Ffacts%3Fq%3Dkohli");
	await alive(page);
	await page.getByLabel("Email").fill("asha.example");
	await page.getByRole("button", { name: "Send magic link" }).click();
	await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
	await page.getByLabel("Email").fill("");
	await page.getByRole("button", { name: "Send magic link" }).click();
	await expect(page.getByRole("alert")).toHaveText("Please enter your email address");
	await page.getByLabel("Email").fill(`  ${email} `);
	await page.getByRole("button", { name: "Send magic link" }).click();
	await expect(page.getByRole("heading", { name: "Check Your Email!" })).toBeVisible();
	await expectFit(page);

	const { links } = await newestMail(page, email);
	for (let time = 0; time < 5; time++) {
		await page.request.get(links[0] ?? "");
		await page.request.head(links[0] ?? "");
	}
	await page.goto(links[0] ?? "");
	await alive(page);
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "What should we call you?" })).toBeVisible();
	await page.getByRole("link", { name: "Skip for now" }).click();
	await expect(page).toHaveURL("/facts?q=kohli");
	await expect(page.getByRole("button", { name: /^Your account/ })).toBeVisible();

	await page.goto(links[0] ?? "");
	await alive(page);
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "This link has been used" })).toBeFocused();
});

test("AUTH-4 a fan signs in by the typed code; SHELL-4 the menu names the fan and logs out", async ({ page }) => {
	const email = address();
	await page.goto("/auth");
	await alive(page);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Email").press("Enter");
	await page.getByLabel("Or type the code").fill("12");
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toHaveText("The code has six digits.");
	await page.getByLabel("Or type the code").fill((await newestMail(page, email)).code);
	await page.getByRole("link", { name: "Skip for now" }).click();
	await expect(page).toHaveURL("/");

	await page.getByRole("button", { name: /^Your account/ }).click();
	const banner = page.getByRole("banner");
	await expect(banner.getByRole("strong").getByText("Cricket Fan")).toBeVisible();
	// the sign-in page may still be visible, and shows the address too: look in the banner only
	await expect(banner.getByText(email)).toBeVisible();
	await expect(page.getByRole("link", { name: "Profile", exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("AUTH-3 another tab follows a sign-in and a sign-out; a signed-in visitor of /auth goes on", async ({
	page,
	context,
}) => {
	const email = address();
	const other = await context.newPage();
	await other.goto("/");
	await page.goto("/auth");
	await alive(page);
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send magic link" }).click();
	await page.getByLabel("Or type the code").fill((await newestMail(page, email)).code);
	await expect(other.getByRole("button", { name: /^Your account/ })).toBeVisible();
	await page.goto("/auth");
	await alive(page);
	await expect(page).toHaveURL("/");
	await page.getByRole("button", { name: /^Your account/ }).click();
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test.describe("a log-out that fails", () => {
	test.use({ disconnects: true });

	test("AUTH-3 the page shows an error and the button works again; after a success the other tab follows", async ({
		page,
		context,
		signIn,
	}) => {
		await page.goto("/");
		await signIn(page);
		await page.reload();
		const other = await context.newPage();
		await other.goto("/");
		await expect(other.getByRole("button", { name: /^Your account/ })).toBeVisible();
		await page.route("**/api/auth/sign-out", (route) => route.abort());
		await page.getByRole("button", { name: /^Your account/ }).click();
		await page.getByRole("button", { name: "Log out" }).click();
		await expect(page.getByText("Not logged out yet")).toBeVisible();
		await expect(page.getByRole("button", { name: /^Your account/ })).toHaveCount(0);
		await expect(other.getByRole("button", { name: /^Your account/ })).toBeVisible();
		await page.unroute("**/api/auth/sign-out");
		await page.getByRole("button", { name: "Finish logging out" }).click();
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
		await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
		await page.reload();
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	});
});

test("AUTH-2 after too many mails the page shows the limit's text", async ({ page }) => {
	const email = address();
	await page.goto("/auth");
	await alive(page);
	for (let mail = 0; mail < 5; mail++) {
		const headers = { origin: new URL(page.url()).origin };
		await page.request.post("/api/auth/sign-in", { data: { email }, headers });
	}
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send magic link" }).click();
	await expect(page.getByRole("alert")).toHaveText("Too many requests. Please wait a moment before trying again.");
});

test("AUTH-2 on a busy day the browser computes a proof of work, shows that, and sends the form by itself", async ({
	page,
}) => {
	const email = address();
	const challenge = await createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 4_000, counter: 700, deriveKey });
	const proofs: unknown[] = [];
	await page.route("**/api/auth/sign-in", async (route) => {
		const { proof } = route.request().postDataJSON() as { proof?: { solution: { counter: number } } };
		proofs.push(proof?.solution.counter);
		if (proof) return route.continue();
		await route.fulfill({ status: 403, json: { status: 403, detail: "Prove it.", challenge } });
	});
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	await page.goto("/auth");
	await alive(page);
	expect(loaded.filter((url) => url.includes("solve-challenge"))).toEqual([]);
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send magic link" }).click();
	const busy = page.getByRole("button", { name: "Checking that you're not a robot…" });
	await expect(busy).toBeFocused();
	await expect(page.getByText("this takes a few seconds")).toBeVisible();
	await expectFit(page);
	await expect(page.getByRole("heading", { name: "Check Your Email!" })).toBeFocused();
	expect(proofs).toEqual([undefined, 700]);
	expect((await newestMail(page, email)).code).toMatch(/^\d{6}$/);
});

test("AUTH-1 'Use Different Email' leads back to the form, which takes the focus and keeps the return address", async ({
	page,
}) => {
	await page.goto("/auth?next=%2Ffacts%3Fq%3Dkohli");
	await alive(page);
	await page.getByLabel("Email").fill(address());
	await page.getByRole("button", { name: "Send magic link" }).click();
	await expect(page.getByRole("heading", { name: "Check Your Email!" })).toBeFocused();
	await page.getByRole("button", { name: "Use Different Email" }).click();
	await expect(page.getByRole("heading", { name: "Take your place" })).toBeFocused();
	await expect(page).toHaveURL("/auth?next=%2Ffacts%3Fq%3Dkohli");

	const email = address();
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send magic link" }).click();
	await page.getByLabel("Or type the code").fill((await newestMail(page, email)).code);
	await page.getByLabel("First name").fill("  Asha   Rao ");
	await page.getByRole("button", { name: "Take your seat" }).click();
	await expect(page).toHaveURL("/facts?q=kohli");
	await page.getByRole("button", { name: /^Your account, Asha Rao/ }).click();
});

test("AUTH-1 the form for the code still signs in after the fan left it and came back", async ({ page }) => {
	const email = address();
	await page.goto("/auth?next=%2Ffacts");
	await alive(page);
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send magic link" }).click();
	await expect(page.getByRole("heading", { name: "Check Your Email!" })).toBeFocused();
	expect(page.url()).not.toContain(email);
	// a link within the page keeps the form
	await page.getByRole("link", { name: "Skip to content" }).press("Enter");
	await expect(page.getByText(email)).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Check Your Email!" })).toBeVisible();
	await page.reload();
	await alive(page);
	await page.getByLabel("Or type the code").fill((await newestMail(page, email)).code);
	await expect(page).toHaveURL("/welcome?next=%2Ffacts");
});

test("AUTH-2 a busy button keeps the focus, and another press sends nothing", async ({ page }) => {
	let sent = 0;
	const held = Promise.withResolvers<void>();
	await page.route("**/api/auth/sign-in", async (route) => {
		sent++;
		await held.promise;
		await route.continue();
	});
	await page.goto("/auth");
	await alive(page);
	await page.getByLabel("Email").fill(address());
	await page.getByRole("button", { name: "Send magic link" }).click();
	const busy = page.getByRole("button", { name: "Sending..." });
	await expect(busy).toBeFocused();
	await expect(busy).toHaveAttribute("aria-disabled", "true");
	await busy.press("Enter");
	await page.getByLabel("Email").press("Enter");
	held.resolve();
	await expect(page.getByRole("heading", { name: "Check Your Email!" })).toBeFocused();
	expect(sent).toBe(1);
});

test("AUTH-4 a mailed link whose confirmation failed works when the button is pressed again", async ({ page }) => {
	const email = address();
	await page.goto("/auth?next=%2Ffacts");
	await alive(page);
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send magic link" }).click();
	await page.goto((await newestMail(page, email)).links[0] ?? "");
	await alive(page);
	await page.route("**/api/auth/confirm", (route) => route.fulfill({ status: 503, json: { status: 503 } }), {
		times: 1,
	});
	const button = page.getByRole("main").getByRole("button", { name: "Sign in" });
	await button.click();
	await expect(page.getByRole("alert")).toHaveText("Something went wrong. Please try again.");
	await expect(page.getByRole("heading", { name: "One tap and you're in" })).toBeVisible();
	await expect(button).toBeFocused();
	await expectFit(page);
	await button.click();
	await expect(page).toHaveURL("/welcome?next=%2Ffacts");
	await expect(page.getByRole("button", { name: /^Your account/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("AUTH-1 a code typed without JavaScript leads to the page that the fan came from", async ({ page }) => {
		const email = address();
		await page.goto("/auth?next=%2Ffacts");
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Send magic link" }).click();
		await page.getByLabel("Or type the code").fill((await newestMail(page, email)).code);
		await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
		await page.getByLabel("First name").fill("Asha");
		await page.getByRole("button", { name: "Take your seat" }).click();
		await expect(page).toHaveURL("/facts");
		const { me } = (await (await page.request.get("/api/me")).json()) as { me: unknown };
		expect(me).toMatchObject({ full_name: "Asha" });
	});

	test("AUTH-1 signing in works by forms alone", async ({ page }) => {
		const email = address();
		await page.goto("/auth");
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Send magic link" }).click();
		await expect(page.getByRole("heading", { name: "Check Your Email!" })).toBeVisible();
		await page.goto((await newestMail(page, email)).links[0] ?? "");
		await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
		await page.getByRole("link", { name: "Skip for now" }).click();
		await expect(page).toHaveURL("/");
		expect(((await (await page.request.get("/api/me")).json()) as { me: unknown }).me).toMatchObject({ email });
	});
});
