import { ASHA, enter, makeGroup, test } from "./chat.ts";
import { expectFit } from "./fit.ts";
import { expect } from "./harness.ts";
import { PHONE } from "./screens.ts";

const PICTURES = process.env.PICTURES;

for (const [name, screen] of [
	["phone", PHONE],
	["desktop", {}],
] as const)
	test.describe(`on a ${name}`, () => {
		test.use(screen);

		test("GROUP-4 the sheet shows its fields and its button, works by keyboard, and starts the match", async ({
			page,
			signIn,
		}) => {
			await enter(page, await makeGroup(await signIn(page, ASHA)));
			const button = page.getByRole("button", { name: "Watch a match together" });
			await button.focus();
			await page.keyboard.press("Enter");
			const sheet = page.getByRole("dialog", { name: "Watch a match together" });
			const start = sheet.getByRole("button", { name: "Start the match" });
			await expect(start).toBeInViewport({ ratio: 1 });
			await expect(sheet.getByLabel("Pace")).toBeInViewport({ ratio: 1 });
			await expectFit(page);
			await sheet.getByRole("radio", { name: "I choose" }).check();
			await expect(sheet.getByLabel("Match", { exact: true })).toBeInViewport({ ratio: 1 });
			await expect(start).toBeInViewport({ ratio: 1 });
			if (PICTURES) await page.screenshot({ path: `${PICTURES}/watch-${name}-choose.png` });
			await page.keyboard.press("Escape");
			await expect(sheet).toHaveCount(0);
			await expect(button).toBeFocused();
			await button.click();
			await expect(start).toBeInViewport({ ratio: 1 });
			for (const colorScheme of PICTURES ? (["light", "dark"] as const) : []) {
				await page.emulateMedia({ colorScheme });
				await page.screenshot({ path: `${PICTURES}/watch-${name}-${colorScheme}.png` });
			}
			await start.click();
			await expect(sheet).toHaveCount(0);
			await expect(page.getByRole("region", { name: "Watch a match together" })).toBeVisible();
		});
	});
