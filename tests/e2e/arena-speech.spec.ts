import { readFileSync } from "node:fs";
import { expectFit } from "./fit.ts";
import { expect, known, test } from "./harness.ts";

const SECONDS = /^0:(?!00)\d\d$/;

test("ARENA-3 a fan records a speech, plays, downloads and keeps it in the browser, and records again, for 100 points once", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	// enter by a link of the site: the microphone is allowed per document, by the page that was loaded
	await page.goto("/battles");
	await page.getByRole("contentinfo").getByRole("link", { name: "Arena" }).click();
	await known(page);
	const speech = page.getByRole("region", { name: "Speech", exact: true });
	await speech.getByText("Your captain is under fire. Speak for the defence.").click();
	await expect(speech.getByText("Ready when you are.")).toBeVisible();
	await speech.getByRole("button", { name: "Record" }).press("Enter");
	await expect(speech.getByText("Recording.", { exact: true })).toBeVisible();
	await expect(speech.getByRole("timer")).toHaveText(SECONDS);
	await expectFit(page);
	await speech.getByRole("button", { name: "Stop" }).press("Enter");
	await expect(page.getByText("Speech recorded: +100 points")).toBeVisible();
	await expect(speech.getByRole("timer")).toHaveText(SECONDS);

	await speech.getByRole("button", { name: "Play the speech" }).press("Enter");
	await speech.getByRole("button", { name: "Pause the speech" }).press("Enter");
	await expect(speech.getByRole("button", { name: "Play the speech" })).toBeVisible();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		speech.getByRole("link", { name: "Download the speech" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^speech\.(webm|mp4|ogg)$/);
	expect(readFileSync(await download.path()).byteLength).toBeGreaterThan(500);

	await speech.getByRole("button", { name: "Keep" }).press("Enter");
	const kept = page.getByRole("region", { name: "Saved in this browser" });
	await expect(kept.getByText("Your captain is under fire. Speak for the defence.")).toBeVisible();
	await speech.getByRole("button", { name: "Record again" }).press("Enter");
	await expect(speech.getByRole("timer")).toHaveText(SECONDS);
	await speech.getByRole("button", { name: "Stop" }).press("Enter");
	await expect(
		page.getByText("Speech recorded. It counts for your title; you already have today's points."),
	).toBeVisible();

	await page.reload();
	await expect(kept.getByRole("button", { name: /^Play speech of/ })).toBeVisible();
	await expectFit(page);
	await kept.getByRole("button", { name: /^Delete/ }).press("Enter");
	await expect(kept).toHaveCount(0);
});

test("ARENA-3 a fan's recording is not shown to another fan of the same browser", async ({ page, signIn }) => {
	await signIn(page);
	await page.goto("/arena");
	await known(page);
	const speech = page.getByRole("region", { name: "Speech", exact: true });
	await speech.getByRole("button", { name: "Record" }).click();
	await expect(speech.getByRole("timer")).toHaveText(SECONDS);
	await speech.getByRole("button", { name: "Stop" }).click();
	await speech.getByRole("button", { name: "Keep" }).click();
	const kept = page.getByRole("region", { name: "Saved in this browser" });
	await expect(kept).toBeVisible();
	await signIn(page);
	await page.goto("/arena");
	await known(page);
	await page.getByText("Battles, captains and rivals").press("Enter");
	await expect(page.getByRole("region", { name: "Command centre" }).getByRole("definition").first()).toBeVisible();
	await expect(kept).toHaveCount(0);
});

test("ARENA-3 without a microphone the arena shows an error, and Record can be pressed again", async ({ page }) => {
	await page.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
	});
	await page.goto("/arena");
	await known(page);
	const speech = page.getByRole("region", { name: "Speech", exact: true });
	for (let attempt = 0; attempt < 2; attempt++) {
		await speech.getByRole("button", { name: "Record" }).press("Enter");
		await expect(speech.getByRole("alert")).toHaveText("Failed to access microphone. Please allow mic access.");
	}
});

test.describe("a failure", () => {
	test.use({ refusals: [503] });

	test("ARENA-3 a speech whose request failed is sent again under the same id", async ({ page, signIn }) => {
		await signIn(page);
		const sent: string[] = [];
		await page.route("**/api/arena/speeches", async (route) => {
			sent.push((route.request().postDataJSON() as { id: string }).id);
			if (sent.length > 1) return route.continue();
			return route.fulfill({ status: 503, json: { title: "no" } });
		});
		await page.goto("/arena");
		await known(page);
		const speech = page.getByRole("region", { name: "Speech", exact: true });
		await speech.getByRole("button", { name: "Record" }).click();
		await expect(speech.getByRole("timer")).toHaveText(SECONDS);
		await speech.getByRole("button", { name: "Stop" }).click();
		await expect(page.getByText("We saved your speech, but couldn't count it.")).toBeVisible();
		await speech.getByRole("button", { name: "Count it again" }).click();
		await expect(page.getByText("Speech recorded: +100 points")).toBeVisible();
		expect(new Set(sent).size).toBe(1);
	});
});
