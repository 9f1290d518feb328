import { chromium, type Page } from "@playwright/test";
import { ASHA, enter, field, log, sendMessage } from "./chat.ts";
import { alive, expect, test } from "./harness.ts";
import { launchOptions } from "./launch.ts";
import { startWorkerSite, type WorkerSite } from "./site.ts";

// a site on a home network, opened from another machine, which is no secure context
let home: WorkerSite;
test.beforeAll(async () => {
	home = await startWorkerSite({}, "hub.test");
});
test.afterAll(() => home.close());

async function atHome(work: (page: Page, errors: string[]) => Promise<void>): Promise<void> {
	const args = [...launchOptions.args, "--host-resolver-rules=MAP hub.test 127.0.0.1"];
	const browser = await chromium.launch({ ...launchOptions, args });
	const page = await browser.newPage({ baseURL: home.url });
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(String(error)));
	await page.addInitScript(() => localStorage.setItem("viralChallengeOff", "1"));
	await work(page, errors);
	await browser.close();
	expect(errors).toEqual([]);
}

test("ASK-1 GROUP-6 SHARE-1 on plain http the assistant answers, a chat takes messages, and links are copied", async () => {
	await atHome(async (page) => {
		await page.goto("/ai-chat");
		expect(await page.evaluate(() => isSecureContext)).toBe(false);
		await alive(page);
		const box = page.getByRole("main").getByRole("textbox").first();
		await box.fill("Who has the most runs?");
		await box.press("Enter");
		await expect(page.getByRole("main").getByText("Virat Kohli").first()).toBeVisible();
		await page.goto("/ai-chat?q=most%20wickets");
		await alive(page);
		await expect(page.getByText("Something went wrong")).toHaveCount(0);

		await home.signIn(page, ASHA);
		await page.goto("/groups");
		const id = await page.evaluate(async () => {
			const made = await fetch("/api/groups", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ group_name: "At home", group_description: "For tests", group_type: "other" }),
			});
			return (await made.json()).id as string;
		});
		await enter(page, id);
		await sendMessage(page, "hello over the network at home");
		await expect(log(page).getByText("hello over the network at home")).toBeVisible();
		await expect(field(page)).toHaveValue("");

		await page.goto("/facts");
		await page.locator("main article").getByRole("link").first().click();
		await expect(page).toHaveURL(/\/facts\/./);
		await page.getByRole("button", { name: /^Share ./ }).click();
		const panel = page.getByRole("dialog");
		await panel.getByRole("button", { name: "Create Share Link" }).click();
		await panel.getByRole("button", { name: "Copy" }).click();
		await expect(page.getByText("Copied to clipboard!")).toBeVisible();
		const address = await panel.getByLabel("Share link").inputValue();
		await page.goto("/ai-chat");
		await alive(page);
		const question = page.getByRole("main").getByRole("textbox").first();
		await question.focus();
		await page.keyboard.press("Control+V");
		await expect.poll(() => question.inputValue()).toContain(address);
	});
});

test("SHELL-9 the start warns of plain http and prints the mailbox's address for this machine, with its key", async () => {
	await expect.poll(home.printed).toContain("Ready");
	expect(home.printed()).toContain(`${home.url} is plain http. Without https`);
	const [mailbox = ""] = /http:\/\/localhost:\d+\/dev\/mailbox\?key=\S+/.exec(home.printed()) ?? [];
	expect((await fetch(mailbox)).status).toBe(200);
	expect((await fetch(mailbox.replace(/\?.*/, ""))).status).toBe(404);
});
