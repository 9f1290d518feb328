import { ASHA, enter, log, MEERA, makeGroup, sendMessage, test } from "./chat.ts";
import { expectFit } from "./fit.ts";
import { expect } from "./harness.ts";

test.describe("a group that is removed", () => {
	test.use({ refusals: [404] });

	test("GROUP-2 its creator removes it after a question, and a member's open page shows that it is gone", async ({
		page,
		signIn,
		somebodyElse,
	}) => {
		const asha = await signIn(page, ASHA);
		const id = await makeGroup(asha);
		const other = await somebodyElse();
		await signIn(other, MEERA);
		await enter(other, id);
		await page.goto(`/groups/${id}`);
		await page.getByRole("button", { name: "Settings" }).click();
		await page.getByRole("button", { name: "Remove group" }).click();
		const question = page.getByRole("alertdialog", { name: /^Remove / });
		await expect(question).toContainText("The chat closes for all 2 members");
		await question.getByRole("button", { name: "Remove group" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Player Groups" })).toBeVisible();
		await expect(other.getByRole("heading", { name: "Group Not Found" })).toBeVisible();
		await expect(other.getByRole("button", { name: "Join Group" })).toHaveCount(0);
		expect((await other.goto(`/groups/${id}`))?.status()).toBe(404);
	});
});

test("GROUP-7 pinned messages are listed above the chat for all members; a moderator unpins them there", async ({
	page,
	signIn,
	somebodyElse,
}) => {
	const asha = await signIn(page, ASHA);
	const id = await makeGroup(asha);
	const other = await somebodyElse();
	await signIn(other, MEERA);
	await enter(page, id);
	await enter(other, id);
	await sendMessage(page, "Meet at Gate 4");
	await log(page).getByRole("button", { name: "More about your message" }).click();
	await log(page)
		.getByRole("button", { name: /^Pin the message of / })
		.click();
	const pins = other.getByText("Pinned Meet at Gate 4");
	await pins.click();
	await expect(other.getByRole("button", { name: /^Unpin/ })).toHaveCount(0);
	await expectFit(other);
	await page.reload();
	await page.getByText("Pinned Meet at Gate 4").click();
	await page.getByRole("button", { name: /^Unpin the message of / }).click();
	await expect(pins).toHaveCount(0);
	await expect(page.getByText("Pinned Meet at Gate 4")).toHaveCount(0);
});

test("GROUP-3 a fan who joins raises the count on another member's open page, and lowers it by leaving", async ({
	page,
	signIn,
	somebodyElse,
}) => {
	const id = await makeGroup(await signIn(page, ASHA));
	await enter(page, id);
	const members = page.locator(".ledger div").filter({ hasText: "Members" });
	await expect(members).toContainText("1");
	const other = await somebodyElse();
	await signIn(other, MEERA);
	await enter(other, id);
	await expect(members).toContainText("2");
	await expect(page.locator(".page-head")).toContainText("2 members, you and Meera here now");
	await other.getByRole("button", { name: "Settings" }).click();
	await other.getByRole("button", { name: "Leave Group" }).click();
	await other.getByRole("alertdialog").getByRole("button", { name: "Leave Group" }).click();
	await expect(members).toContainText("1");
	await expect(page.locator(".page-head")).toContainText("1 member, only you here now");
});
