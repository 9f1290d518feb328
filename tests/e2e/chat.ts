import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./harness.ts";
import type { SignedInFan } from "./site.ts";

export const field = (page: Page) => page.getByPlaceholder("Type your message about cricket...");
export const log = (page: Page) => page.getByRole("log");
export const texts = (page: Page) => log(page).locator(".msg:not([data-ai]) .msg-text").allTextContents();

export const ASHA = { name: "Asha", joined_days_ago: 3 };
export const MEERA = { name: "Meera", joined_days_ago: 3 };

/** Creates a group and returns its id. The assistant never answers in it, unless `ai_mode` says otherwise. */
export async function makeGroup(fan: SignedInFan, ai_mode = "never"): Promise<string> {
	const group_name = `Room ${randomUUID().slice(0, 8)}`;
	const made = await fan.send("post", "/api/groups", {
		group_name,
		group_description: "For tests",
		group_type: "other",
	});
	const { id } = (await made.json()) as { id: string };
	await fan.send("patch", `/api/groups/${id}`, { ai_mode });
	return id;
}

/** Opens a group, joins it if necessary, and waits until the chat is connected. */
export async function enter(page: Page, id: string): Promise<void> {
	await page.goto(`/groups/${id}`);
	const join = page.getByRole("button", { name: "Join Group" });
	await expect(join.or(field(page))).toBeVisible();
	if (await join.isVisible()) await join.click();
	await expect(field(page)).toBeVisible();
	await expect(page.locator("[data-channel=joined]")).toBeAttached();
}

/** Sends a message once the one before it is stored: the chat sends one at a time. */
export async function sendMessage(page: Page, text: string): Promise<void> {
	await expect(page.locator(".composer button[aria-disabled=false]")).toBeAttached();
	await field(page).fill(text);
	await page.keyboard.press("Enter");
}

/** `room`: a page in a group that a new fan has just created. */
export const test = base.extend<{ room: { page: Page; fan: SignedInFan } }>({
	room: async ({ page, signIn }, use) => {
		const fan = await signIn(page, ASHA);
		await enter(page, await makeGroup(fan));
		await use({ page, fan });
	},
});
