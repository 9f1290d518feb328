import { randomUUID } from "node:crypto";
import { ASHA, enter, field, log, MEERA, makeGroup, sendMessage, test } from "./chat.ts";
import { expect } from "./harness.ts";

test("GROUP-4 a draft is there when its writer leaves the room and enters it again", async ({ room: { page } }) => {
	await sendMessage(page, "Who opens today?");
	await log(page).getByRole("button", { name: "More about your message" }).click();
	await log(page).getByRole("button", { name: "Reply to Asha" }).click();
	await field(page).fill("Whoever is");
	const address = page.url();
	await page.goto("/terms");
	await page.goto(address);
	await expect(field(page)).toHaveValue("Whoever is");
	await expect(page.getByText("Replying to Asha")).toBeVisible();
	await field(page).press("End");
	await field(page).pressSequentially(" awake");
	await page.keyboard.press("Enter");
	await expect(log(page).getByText("Whoever is awake")).toBeVisible();
	await page.goto("/terms");
	await page.goBack();
	await expect(field(page)).toHaveValue("");
});

test.describe("on a connection that breaks off", () => {
	test.use({ disconnects: true });

	test("GROUP-6 a waiting message is sent when its room is entered again", async ({ room: { page } }) => {
		const address = page.url();
		const refuse = "**/api/groups/*/messages";
		await page.route(refuse, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
		await sendMessage(page, "from the tunnel");
		await expect(log(page).getByText("Waiting to send")).toBeVisible();
		await page.goto("/terms");
		await page.unroute(refuse);
		await page.goto(address);
		await expect(log(page).getByText("from the tunnel")).toBeVisible();
		await expect(log(page).locator("[data-pending]")).toHaveCount(0);
	});
});

test("GROUP-6 a room restored from the back/forward cache is live again and shows the missed messages", async ({
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
	// the browser of the tests has no back/forward cache, so the test only sends its events
	const hear = (type: "pagehide" | "pageshow") =>
		other.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);
	await hear("pagehide");
	await expect(page.locator(".page-head")).toContainText("only you here now");
	await asha.send("post", `/api/groups/${id}/messages`, { client_id: randomUUID(), content: "while you were out" });
	await hear("pageshow");
	await expect(other.locator("[data-channel=joined]")).toBeAttached();
	await expect(log(other).getByText("while you were out")).toBeVisible();
	await expect(page.locator(".page-head")).toContainText("you and Meera here now");
});
