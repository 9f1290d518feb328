import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { displayName } from "../../app/lib/me.ts";
import { alive, expect, expectFit, test } from "./harness.ts";
import type { SignedInFan } from "./site.ts";

const field = (page: Page) => page.getByPlaceholder("Type your message about cricket...");
const log = (page: Page) => page.getByRole("log");
const texts = (page: Page) => log(page).locator(".msg:not([data-ai]) .msg-text").allTextContents();

const ASHA = { name: "Asha", joined_days_ago: 3 };
const MEERA = { name: "Meera", joined_days_ago: 3 };

/** A group in which the assistant keeps quiet, made by a fan. Answers its id. */
async function makeGroup(fan: SignedInFan, ai_mode = "never"): Promise<string> {
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

async function enter(page: Page, id: string): Promise<void> {
	await page.goto(`/groups/${id}`);
	const join = page.getByRole("button", { name: "Join Group" });
	await expect(join.or(field(page))).toBeVisible();
	if (await join.isVisible()) await join.click();
	await expect(field(page)).toBeVisible();
	await expect(page.locator("[data-channel=joined]")).toBeAttached();
}

async function say(page: Page, text: string): Promise<void> {
	await field(page).fill(text);
	await page.keyboard.press("Enter");
}

test("GROUP-1 a visitor finds groups by search and tab, and is told when there are none", async ({ page }) => {
	await page.goto("/groups");
	await alive(page);
	await expect(page.getByRole("heading", { level: 1, name: "Player Groups" })).toBeVisible();
	// what is typed while a tab is on its way stays
	await page.route("**/groups.data*", async (route) => {
		await page.getByRole("searchbox", { name: "Search groups" }).fill("no such group");
		await route.continue();
	});
	await page.getByRole("tab", { name: "Roles" }).click();
	await expect(page.getByRole("tab", { name: "Roles", selected: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Bowlers" })).toBeVisible();
	await page.unroute("**/groups.data*");
	await expect(page.getByRole("searchbox", { name: "Search groups" })).toHaveValue("no such group");
	await page.getByRole("searchbox", { name: "Search groups" }).press("Enter");
	await expect(page.getByRole("heading", { name: "No groups found" })).toBeVisible();
	await expect(page.getByText("No groups match your search criteria.")).toBeVisible();
});

test("GROUP-2 GROUP-3 a visitor sees a group without its chat, and is asked to sign in", async ({ page }) => {
	await page.goto("/groups?q=kohli");
	await page.getByRole("link", { name: "Virat Kohli Fan Club" }).click();
	await expect(page.getByText("Join to participate")).toBeVisible();
	await expect(log(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Join Group" }).click();
	await expect(page.getByText("Please sign in to join groups")).toBeVisible();
	await page.goto("/groups/00000000-0000-4000-8000-000000000000");
	await expect(page.getByRole("heading", { name: "Group Not Found" })).toBeVisible();
});

test("GROUP-4 GROUP-6 what one types the other sees, in the same order on both", async ({
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
	await say(page, "Who opens today?");
	await expect(log(other).getByText("Who opens today?")).toBeVisible();
	await expect(log(other).getByText("Asha")).toBeVisible();
	for (let at = 1; at <= 5; at++) {
		await say(at % 2 ? other : page, `ball ${at}`);
		await expect(log(page).getByText(`ball ${at}`)).toBeVisible();
	}
	await expect.poll(() => texts(other)).toEqual(await texts(page));
	await expectFit(page);
	await log(other).getByRole("button", { name: "Like, 0" }).first().click();
	await expect(log(page).getByRole("button", { name: "Like, 1" })).toBeVisible();
	await log(page).getByRole("button", { name: "Reply to Meera" }).first().click();
	await say(page, "quite so");
	await expect(log(other).getByText("In reply to Meera")).toBeVisible();
});

test("GROUP-6 who was offline for a while has every message once, in order, and sends what waited", async ({
	page,
	signIn,
	database,
	somebodyElse,
}) => {
	const asha = await signIn(page, ASHA);
	const id = await makeGroup(asha);
	const other = await somebodyElse();
	await signIn(other, MEERA);
	await enter(page, id);
	await enter(other, id);
	await say(other, "before the tunnel");
	await expect(log(page).getByText("before the tunnel")).toBeVisible();
	await other.context().setOffline(true);
	await say(other, "from the tunnel");
	await expect(log(other).getByText("Waiting to send")).toBeVisible();
	for (let at = 1; at <= 30; at++) {
		await page.request.post(`/api/groups/${id}/messages`, {
			data: { client_id: randomUUID(), content: `over ${at}` },
			headers: { origin: new URL(page.url()).origin },
		});
	}
	await other.context().setOffline(false);
	await expect(log(other).getByText("from the tunnel")).toBeVisible();
	const stored = async () =>
		(
			await database.pool.query("select content from group_messages where group_id = $1 order by sequence", [id])
		).rows.map(({ content }) => String(content));
	await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(32);
	await expect(log(other).locator("[data-pending]")).toHaveCount(0);
	// of a long list only what is in sight is drawn: read it from end to end
	for (const reader of [page, other]) {
		const seen: string[] = [];
		// what has just come still leads the reader to its end
		await expect(async () => {
			await log(reader).evaluate((element) => element.scrollTo({ top: 0 }));
			await expect(log(reader).getByText("before the tunnel")).toBeVisible({ timeout: 500 });
		}).toPass();
		for (let step = 0; step < 30 && !seen.includes("from the tunnel"); step++) {
			for (const text of await texts(reader)) if (!seen.includes(text)) seen.push(text);
			await log(reader).evaluate((element) => element.scrollBy({ top: 250 }));
			await log(reader).evaluate(
				() => new Promise<number>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
			);
		}
		expect(seen).toEqual(await stored());
	}
});

test.describe("while the site is out of reach", () => {
	test.use({ refusals: [400, 404, 429, 500] });
	test("GROUP-4 a message that cannot be stored says so, waits through a reload, and is sent again", async ({
		page,
		signIn,
	}) => {
		const asha = await signIn(page, ASHA);
		const id = await makeGroup(asha);
		await enter(page, id);
		await page.route("**/messages", (route) =>
			route.request().method() === "POST" ? route.fulfill({ status: 500, json: { detail: "away" } }) : route.continue(),
		);
		await say(page, "is this thing on");
		await expect(page.getByText("1 message was not sent. Failed to send message")).toBeVisible();
		// it is no part of the conversation
		await expect(log(page).getByText("is this thing on")).toHaveCount(0);
		await page.unroute("**/messages");
		await page.reload();
		await page.getByText("1 message was not sent.").click();
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByText("was not sent")).toHaveCount(0);
		await expect(log(page).getByText("is this thing on")).toHaveCount(1);
		await expect.poll(() => texts(page)).toEqual(["is this thing on"]);
	});

	test("GROUP-7 what is refused for what it is can be edited or discarded, not tried again; a limit says how long to wait", async ({
		page,
		signIn,
	}) => {
		const asha = await signIn(page, ASHA);
		await enter(page, await makeGroup(asha));
		const refusals = [
			{ status: 400, json: { detail: "New accounts cannot post links in their first hour." } },
			{ status: 429, headers: { "retry-after": "60" }, json: { detail: "Please wait a moment." } },
		];
		await page.route("**/messages", (route) => {
			const refusal = route.request().method() === "POST" ? refusals.shift() : undefined;
			return refusal ? route.fulfill(refusal) : route.continue();
		});
		await say(page, "look at example.com");
		await expect(page.getByText(/^1 message was not sent\./)).toBeVisible();
		await say(page, "and another thing");
		await page.getByText("2 messages were not sent.").click();
		const refused = page.getByRole("list", { name: "Messages that were not sent" }).getByRole("listitem");
		await expect(refused.filter({ hasText: "another thing" })).toContainText(/You can try again in \d+ s\./);
		await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
		await refused.filter({ hasText: "another thing" }).getByRole("button", { name: "Discard" }).click();
		await refused.getByRole("button", { name: "Edit" }).click();
		await expect(page.getByText("was not sent")).toHaveCount(0);
		await expect(field(page)).toHaveValue("look at example.com");
		await expect(field(page)).toBeFocused();
		await say(page, "look at this");
		await expect.poll(() => texts(page)).toEqual(["look at this"]);
	});

	test("GROUP-7 a like that is not taken is taken back on the screen, and the next press likes", async ({
		page,
		signIn,
	}) => {
		const asha = await signIn(page, ASHA);
		await enter(page, await makeGroup(asha));
		await say(page, "what a catch");
		const like = log(page).getByRole("button", { name: /^Like/ });
		await page.route("**/like", (route) => route.fulfill({ status: 500, json: { detail: "away" } }));
		await like.click();
		await expect(page.getByText("Error", { exact: true })).toBeVisible();
		await expect(like).toHaveAttribute("aria-pressed", "false");
		await page.unroute("**/like");
		await like.click();
		await expect(like).toHaveAccessibleName("Like, 1");
		await expect(like).toHaveAttribute("aria-pressed", "true");
	});
});

test("GROUP-4 hostile texts are shown as text, links as safe links", async ({ page, signIn }) => {
	const asha = await signIn(page, ASHA);
	await enter(page, await makeGroup(asha));
	await say(page, '<img src=x onerror="document.title=1"> https://example.org/x?<b> javascript:alert(1)');
	const message = log(page).locator(".msg-text").first();
	await expect(message).toContainText('<img src=x onerror="document.title=1">');
	await expect(message.getByRole("link")).toHaveAttribute("rel", /nofollow noopener/);
	await expect(message.getByRole("link")).toHaveCount(1);
	await expect(message.locator("img")).toHaveCount(0);
});

test("GROUP-4 GROUP-7 a reader further up stays there, is told of new messages, and loads older ones", async ({
	page,
	signIn,
	database,
}) => {
	const asha = await signIn(page, ASHA);
	const id = await makeGroup(asha);
	await database.pool.query(
		`insert into group_messages (group_id, message_type, content, sequence, revision)
		select $1, 'user', 'old message ' || n, n, n from generate_series(1, 10000) n`,
		[id],
	);
	await database.pool.query("update player_groups set last_sequence = 10000, last_revision = 10000 where id = $1", [
		id,
	]);
	await enter(page, id);
	await expect(log(page).getByText("old message 10000")).toBeVisible();
	await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
	await expect(log(page).getByText("old message 9950", { exact: true })).toBeAttached();
	await expect.poll(() => log(page).locator("li").count()).toBeLessThan(60);
	await asha.send("post", `/api/groups/${id}/messages`, { client_id: randomUUID(), content: "brand new" });
	await page.getByRole("button", { name: "1 new message" }).click();
	await expect(log(page).getByText("brand new")).toBeVisible();
});

test.describe("sanctions", () => {
	test.use({ refusals: [403] });
	test("GROUP-7 who is muted while the chat is open reads why and until when, and cannot write; a ban says why too", async ({
		page,
		signIn,
		database,
	}) => {
		const asha = await signIn(page, ASHA);
		const id = await makeGroup(asha);
		await enter(page, id);
		const impose = (kind: string, until: string) =>
			database.pool.query(
				`insert into chat_sanctions (user_id, kind, reason, until) values ($1, $2, 'kept insulting others', ${until})`,
				[asha.id, kind],
			);
		await impose("mute", "now() + interval '1 hour'");
		await say(page, "but I");
		await expect(
			page.getByText(/^You are muted until \w+ \d+, \d{4}, \d+:\d\d [AP]M: kept insulting others$/),
		).toBeVisible();
		await expect(field(page)).toBeDisabled();
		await page.reload();
		await expect(field(page)).toBeDisabled();
		await impose("ban", "null");
		await database.pool.query("update group_memberships set is_active = false where user_id = $1", [asha.id]);
		await page.reload();
		await expect(page.getByText("You are banned from group chats: kept insulting others")).toBeVisible();
		await expect(page.getByRole("button", { name: "Join Group" })).toHaveCount(0);
	});
});

test("GROUP-4 two fans without a name are told apart, in the chat and while they type", async ({
	page,
	signIn,
	somebodyElse,
}) => {
	const one = await signIn(page, { joined_days_ago: 3 });
	const id = await makeGroup(one);
	const other = await somebodyElse();
	const two = await signIn(other, { joined_days_ago: 3 });
	await enter(page, id);
	await enter(other, id);
	const [first, second] = [one, two].map(({ id }) => displayName({ id, full_name: null }));
	expect(first).not.toBe(second);
	await say(page, "mine");
	await expect(log(other).getByText(String(first), { exact: true })).toBeVisible();
	await field(other).fill("I am");
	await expect(page.getByText(`${second} is typing`)).toBeVisible();
});

test("GROUP-2 settings are saved, and who leaves reads no more", async ({ page, signIn }) => {
	const asha = await signIn(page, ASHA);
	await enter(page, await makeGroup(asha));
	await page.getByRole("button", { name: "Settings" }).click();
	await page.getByLabel("Tell me about").selectOption("all");
	await expect(page.getByText("By mail, at most once an hour.")).toBeVisible();
	await page.getByLabel("Mute").selectOption("8");
	await expect(page.getByText(/Muted until/)).toBeVisible();
	await page.getByRole("button", { name: "Leave Group" }).click();
	await expect(page.getByText("Join to participate")).toBeVisible();
	await expect(log(page)).toHaveCount(0);
});

test("GROUP-5 the assistant answers a question in the room", async ({ page, signIn }) => {
	const asha = await signIn(page, ASHA);
	await enter(page, await makeGroup(asha, "always"));
	await say(page, "How many runs did Kohli make in 2016?");
	await expect(log(page).locator("[data-ai] .msg-text")).toContainText("973", { timeout: 15_000 });
	await expect(log(page).getByText(/From the match record, as of/)).toBeVisible();
	await expectFit(page);
});

test.describe("making a group", () => {
	test.use({ refusals: [404, 409] });
	test("GROUP-1 a fan makes a group; a name that is taken is told at its field", async ({ page, signIn }) => {
		await page.goto("/groups/new");
		await expect(page.getByText("Please sign in to create a group.")).toBeVisible();
		const _asha = await signIn(page, ASHA);
		await page.goto("/groups/new");
		await page.getByLabel("Name").fill("bowlers");
		await page.getByRole("button", { name: "Create Group" }).click();
		await expect(page.getByText("There is a group of this name already.")).toBeVisible();
		await page.getByLabel("Name").fill(`Slip cordon ${randomUUID().slice(0, 6)}`);
		await page.getByRole("button", { name: "Create Group" }).click();
		await expect(page.getByRole("heading", { level: 1, name: /Slip cordon/ })).toBeVisible();
		await expect(page.getByText("✓ Member")).toBeVisible();
	});
});
