import type { Page } from "@playwright/test";
import { expect, test } from "./harness.ts";

const battle = (page: Page, kind: "Share war" | "Quiz battle" | "Post battle") =>
	page.getByRole("article", { name: new RegExp(`^${kind}:`) });
const sideOf = (page: Page) =>
	battle(page, "Quiz battle")
		.getByRole("img", { name: /points$/ })
		.last();

test("BATTLE-1 the community leads to three open battles; a visitor is asked to log in", async ({ page }) => {
	await page.goto("/community");
	await page.getByRole("link", { name: "Live team battles" }).click();
	await expect(page).toHaveURL("/battles");
	for (const kind of ["Share war", "Quiz battle", "Post battle"] as const) {
		await expect(battle(page, kind)).toContainText(/\d+ (h \d\d )?min left/);
		await expect(battle(page, kind).getByRole("link", { name: /^Join / })).toHaveCount(2);
		await expect(battle(page, kind).getByRole("img", { name: /: \d+ points$/ })).toHaveCount(2);
	}
	await expect(page.getByRole("heading", { name: "Past battles" })).toBeVisible();
	await battle(page, "Share war")
		.getByRole("link", { name: /^Join / })
		.first()
		.click();
	await expect(page).toHaveURL("/auth?next=%2Fbattles");
	await expect(page.getByText("Please login to join battles!")).toBeVisible();
});

test.describe("a fan", () => {
	test.use({ refusals: [409, 500] });

	test("BATTLE-1 joins by the keyboard, and other browsers see it live; a second join from an old tab shows an error", async ({
		page,
		context,
		signIn,
		somebodyElse,
	}) => {
		await signIn(page);
		const visitor = await somebodyElse("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0");
		const late = await context.newPage();
		for (const one of [page, visitor, late]) {
			await one.goto("/battles");
			await expect(sideOf(one)).toBeVisible();
		}
		const seen = (one: Page) => sideOf(one).getAttribute("aria-label");
		const before = await seen(visitor);
		const join = battle(page, "Quiz battle")
			.getByRole("button", { name: /^Join / })
			.last();
		// the button is disabled until the fan's sides are loaded
		await expect(join).toBeEnabled();
		await join.press("Enter");
		await expect(page.getByText("You are in. Fight for your side!")).toBeVisible();
		await expect(battle(page, "Quiz battle").getByRole("button", { name: /^Fighting for / })).toBeDisabled();
		await expect.poll(() => seen(visitor)).not.toBe(before);
		expect(await seen(visitor)).toBe(await seen(page));

		await battle(late, "Quiz battle")
			.getByRole("button", { name: /^Join / })
			.first()
			.click();
		await expect(late.getByText("You're already in this battle! Keep fighting! 💪")).toBeVisible();
		await expect(battle(late, "Quiz battle").getByRole("button", { name: /^Fighting for / })).toBeDisabled();
		expect(await seen(visitor)).toBe(await seen(page));
	});

	test("BATTLE-1 a failed load and a failed join show errors and can be tried again", async ({ page, signIn }) => {
		await signIn(page);
		await page.route("**/api/battles", (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto("/battles");
		const failure = page.getByRole("alert").filter({ hasText: "Failed to load battles" });
		await expect(failure).toBeVisible();
		await page.unroute("**/api/battles");
		await failure.getByRole("button", { name: "Try again" }).click();
		const join = battle(page, "Post battle").getByRole("button", { name: /^Join / });
		await page.route("**/participation", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
		await join.first().click();
		await expect(page.getByText("Failed to join battle. Please try again!")).toBeVisible();
		await join.first().click();
		await expect(battle(page, "Post battle").getByRole("button", { name: /^Fighting for / })).toBeDisabled();
	});
});
