import { field, log, sendMessage, test, texts } from "./chat.ts";
import { expect } from "./harness.ts";

test.describe("when the API refuses", () => {
	test.use({ refusals: [400, 404, 429, 500] });
	test("GROUP-4 a message whose request fails is listed as not sent, also after a reload, and can be sent again", async ({
		room: { page },
	}) => {
		await page.route("**/messages", (route) =>
			route.request().method() === "POST" ? route.fulfill({ status: 500, json: { detail: "away" } }) : route.continue(),
		);
		await sendMessage(page, "is this thing on");
		await expect(page.getByText("1 message was not sent. Failed to send message")).toBeVisible();
		// the failed message is not in the chat
		await expect(log(page).getByText("is this thing on")).toHaveCount(0);
		await page.unroute("**/messages");
		await page.reload();
		await page.getByText("1 message was not sent.").click();
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByText("was not sent")).toHaveCount(0);
		await expect(log(page).getByText("is this thing on")).toHaveCount(1);
		await expect.poll(() => texts(page)).toEqual(["is this thing on"]);
	});

	test("GROUP-7 a message refused for its content can be edited or discarded, not sent again; a limit shows the time to wait", async ({
		room: { page },
	}) => {
		const refusals = [
			{ status: 400, json: { detail: "New accounts cannot post links in their first hour." } },
			{ status: 429, headers: { "retry-after": "60" }, json: { detail: "Please wait a moment." } },
		];
		await page.route("**/messages", (route) => {
			const refusal = route.request().method() === "POST" ? refusals.shift() : undefined;
			return refusal ? route.fulfill(refusal) : route.continue();
		});
		await sendMessage(page, "look at example.com");
		await expect(page.getByText(/^1 message was not sent\./)).toBeVisible();
		await sendMessage(page, "and another thing");
		await page.getByText("2 messages were not sent.").click();
		const refused = page.getByRole("list", { name: "Messages that were not sent" }).getByRole("listitem");
		await expect(refused.filter({ hasText: "another thing" })).toContainText(/You can try again in \d+ s\./);
		await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
		await refused.filter({ hasText: "another thing" }).getByRole("button", { name: "Discard" }).click();
		await refused.getByRole("button", { name: "Edit" }).click();
		await expect(page.getByText("was not sent")).toHaveCount(0);
		await expect(field(page)).toHaveValue("look at example.com");
		await expect(field(page)).toBeFocused();
		await sendMessage(page, "look at this");
		await expect.poll(() => texts(page)).toEqual(["look at this"]);
	});

	test("GROUP-7 a failed like is undone on the screen, and the next press retries", async ({ room: { page } }) => {
		await sendMessage(page, "what a catch");
		const like = log(page).getByRole("button", { name: /^Like/ });
		await page.route("**/like", (route) => route.fulfill({ status: 500, json: { detail: "away" } }));
		await log(page).getByRole("button", { name: "More about your message" }).click();
		await like.click();
		await expect(page.getByText("Error", { exact: true })).toBeVisible();
		await expect(like).toHaveAttribute("aria-pressed", "false");
		await page.unroute("**/like");
		await like.click();
		await expect(like).toHaveAccessibleName("Like, 1");
		await expect(like).toHaveAttribute("aria-pressed", "true");
	});
});

test.describe("sanctions", () => {
	test.use({ refusals: [403] });
	test("GROUP-7 a fan muted in an open chat sees the reason and the end, and cannot write; a ban shows its reason too", async ({
		room: { page, fan },
		database,
	}) => {
		const impose = (kind: string, until: string) =>
			database.pool.query(
				`insert into chat_sanctions (user_id, kind, reason, until) values ($1, $2, 'kept insulting others', ${until})`,
				[fan.id, kind],
			);
		await impose("mute", "now() + interval '1 hour'");
		await sendMessage(page, "but I");
		await expect(
			page.getByText(/^You are muted until \w+ \d+, \d{4}, \d+:\d\d [AP]M: kept insulting others$/),
		).toBeVisible();
		await expect(field(page)).toBeDisabled();
		await page.reload();
		await expect(field(page)).toBeDisabled();
		await impose("ban", "null");
		await database.pool.query("update group_memberships set is_active = false where user_id = $1", [fan.id]);
		await page.reload();
		await expect(page.getByText("You are banned from group chats: kept insulting others")).toBeVisible();
		await expect(page.getByRole("button", { name: "Join Group" })).toHaveCount(0);
	});
});
