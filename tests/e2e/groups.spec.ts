import { randomUUID } from "node:crypto";
import { displayName } from "../../app/lib/session/me.ts";
import { ASHA, enter, field, log, MEERA, makeGroup, sendMessage, test, texts } from "./chat.ts";
import { expectFit } from "./fit.ts";
import { alive, expect } from "./harness.ts";

test("GROUP-1 a visitor finds groups by search and tab, and sees a text when there are none", async ({ page }) => {
	await page.goto("/groups");
	await alive(page);
	await expect(page.getByRole("heading", { level: 1, name: "Player Groups" })).toBeVisible();
	// text typed while a tab loads stays
	await page.route("**/groups?tab=*", async (route) => {
		await page.getByRole("searchbox", { name: "Search groups" }).fill("no such group");
		await route.continue();
	});
	await page.getByRole("tab", { name: "Roles" }).click();
	await expect(page.getByRole("tab", { name: "Roles", selected: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Bowlers" })).toBeVisible();
	await page.unroute("**/groups?tab=*");
	await expect(page.getByRole("searchbox", { name: "Search groups" })).toHaveValue("no such group");
	await page.getByRole("searchbox", { name: "Search groups" }).press("Enter");
	await expect(page.getByRole("heading", { name: "No groups found" })).toBeVisible();
	await expect(page.getByText("No groups match your search criteria.")).toBeVisible();
});

test("GROUP-1 the list marks a group that the fan has joined, and its link opens the chat", async ({
	page,
	signIn,
}) => {
	const fan = await signIn(page, ASHA);
	const id = await makeGroup(fan);
	const group_name = "Everybody who has ever batted at number eleven";
	await fan.send("post", "/api/groups", { group_name, group_description: "A long name", group_type: "other" });
	await page.goto("/groups");
	const card = page.getByRole("article").filter({ has: page.locator(`a[href="/groups/${id}"]`) });
	await expect(card).toContainText("✓ Member");
	await expect(card).toContainText("1 member");
	await expect(card).not.toContainText("Join Group");
	await expectFit(page);
	await card.getByRole("link").click();
	await expect(log(page)).toBeVisible();
});

test("GROUP-2 GROUP-3 a visitor sees a group without its chat, and is asked to sign in", async ({ page }) => {
	await page.goto("/groups?q=kohli");
	await page.getByRole("link", { name: "Virat Kohli Fan Club" }).click();
	await expect(page.getByText("Join to participate")).toBeVisible();
	await expect(log(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Join Group" }).click();
	// the sign-in page shows the message and returns to the group
	await expect(page.getByText("Authentication required")).toBeVisible();
	await expect(page.getByText("Please sign in to join groups")).toBeVisible();
	await expect(page).toHaveURL(/\/auth\?next=%2Fgroups%2F/);
	await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
	await page.goto("/groups/00000000-0000-4000-8000-000000000000");
	await expect(page.getByRole("heading", { name: "Group Not Found" })).toBeVisible();
});

test("GROUP-4 GROUP-6 two members see each other's messages, in the same order", async ({
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
	await sendMessage(page, "Who opens today?");
	await expect(log(other).getByText("Who opens today?")).toBeVisible();
	await expect(log(other).getByText("Asha")).toBeVisible();
	for (let at = 1; at <= 5; at++) {
		await sendMessage(at % 2 ? other : page, `ball ${at}`);
		await expect(log(page).getByText(`ball ${at}`)).toBeVisible();
	}
	await expect.poll(() => texts(other)).toEqual(await texts(page));
	await expect(log(page).getByText("Today", { exact: true })).toBeVisible();
	await expectFit(page);
	await log(other).getByRole("button", { name: "More about the message of Asha" }).first().click();
	await log(other).getByRole("button", { name: "Like, 0" }).click();
	await expect(log(page).getByRole("button", { name: "Like, 1" })).toBeVisible();
	await log(page).getByRole("button", { name: "More about the message of Meera" }).first().click();
	await log(page).getByRole("button", { name: "Reply to Meera" }).click();
	await sendMessage(page, "quite so");
	await expect(log(other).getByText("In reply to Meera")).toBeVisible();
});

test("GROUP-6 a member who was offline gets every message once, in order, and waiting messages are sent", async ({
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
	await sendMessage(other, "before the tunnel");
	await expect(log(page).getByText("before the tunnel")).toBeVisible();
	await other.context().setOffline(true);
	await sendMessage(other, "from the tunnel");
	await expect(log(other).getByText("Waiting to send")).toBeVisible();
	for (let at = 1; at <= 30; at++) {
		await page.request.post(`/api/groups/${id}/messages`, {
			data: { client_id: randomUUID(), content: `over ${at}` },
			headers: { origin: new URL(page.url()).origin },
		});
	}
	// for five seconds after sending, the list stays at its end; stay offline longer to test that it still shows the
	// newest
	await other.waitForTimeout(5_500);
	await other.context().setOffline(false);
	await expect(log(other).getByText("over 30")).toBeVisible();
	await expect(log(other).getByText("from the tunnel")).toBeVisible();
	const stored = async () =>
		(
			await database.pool.query("select content from group_messages where group_id = $1 order by sequence", [id])
		).rows.map(({ content }) => String(content));
	await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(32);
	await expect(log(other).locator("[data-pending]")).toHaveCount(0);
	// a long list renders only its visible messages, so scroll through it and collect them
	for (const reader of [page, other]) {
		const seen: string[] = [];
		// a message that has just arrived may scroll the list to its end
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

test("GROUP-4 hostile texts are shown as text, links as safe links", async ({ room: { page } }) => {
	await sendMessage(page, '<img src=x onerror="document.title=1"> https://example.org/x?<b> javascript:alert(1)');
	const message = log(page).locator(".msg-text").first();
	await expect(message).toContainText('<img src=x onerror="document.title=1">');
	await expect(message.getByRole("link")).toHaveAttribute("rel", /nofollow noopener/);
	await expect(message.getByRole("link")).toHaveCount(1);
	await expect(message.locator("img")).toHaveCount(0);
});

test("GROUP-4 GROUP-7 a reader who scrolls up stays there, sees the number of new messages, and loads older ones", async ({
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

test("GROUP-4 two fans without a name look different, in the chat and while they type", async ({
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
	await sendMessage(page, "mine");
	await expect(log(other).getByText(String(first), { exact: true })).toBeVisible();
	await field(other).fill("I am");
	await expect(page.getByText(`${second} is typing`)).toBeVisible();
});

test("GROUP-2 GROUP-4 on a phone the room fills the screen, with a line above new messages and a count in the tab bar", async ({
	page,
	signIn,
	database,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const fan = await signIn(page, ASHA);
	const id = await makeGroup(fan, "when_asked");
	await database.pool.query(
		`insert into group_messages (group_id, message_type, content, sequence, revision)
		select $1, 'user', 'ball ' || n, n, n from generate_series(1, 20) n`,
		[id],
	);
	await database.pool.query("update player_groups set last_sequence = 20, last_revision = 20 where id = $1", [id]);
	await fan.send("put", `/api/groups/${id}/read`, { sequence: 17 });
	await page.goto("/terms");
	await expect(page.getByRole("link", { name: "3 unread Groups" })).toBeVisible();
	await enter(page, id);
	await expect(log(page).getByText("3 new messages")).toBeVisible();
	const composer = await field(page).boundingBox();
	expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeGreaterThan(844 - 60 - 40);
	for (const text of ["✓ Member", "AI Enabled", "Other", "For tests"])
		await expect(page.getByText(text, { exact: true })).toBeInViewport();
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Groups", exact: true })).toBeVisible();
	await expectFit(page);
	await page.getByRole("button", { name: "Settings" }).click();
	await expect(page.getByText("Group Statistics")).toBeVisible();
	await page.getByRole("button", { name: "Settings" }).click();
	await page.getByRole("link", { name: "All rooms" }).click();
	const rooms = page.getByRole("region", { name: "Your rooms" });
	await expect(rooms.getByRole("link", { name: /ball 20/ })).toBeVisible();
	await expectFit(page);
	await expect(page.getByRole("heading", { level: 1, name: "Player Groups" })).toBeVisible();
});

test("GROUP-2 settings are saved, and a member who leaves no longer sees the chat", async ({ room: { page } }) => {
	await page.getByRole("button", { name: "Settings" }).click();
	await page.getByLabel("Notify me about").selectOption("all");
	await expect(page.getByText("By mail, at most once an hour.")).toBeVisible();
	await page.getByLabel("Mute").selectOption("8");
	await expect(page.getByText(/Muted until/)).toBeVisible();
	const question = page.getByRole("alertdialog", { name: /^Leave / });
	await page.getByRole("button", { name: "Leave Group" }).click();
	await expectFit(page);
	await question.getByRole("button", { name: "Stay" }).click();
	await expect(log(page)).toBeVisible();
	await page.getByRole("button", { name: "Leave Group" }).click();
	await question.getByRole("button", { name: "Leave Group" }).click();
	await expect(page.getByText("Join to participate")).toBeVisible();
	await expect(log(page)).toHaveCount(0);
	await expect(page.getByText(/^You've left /)).toBeVisible();
	await page.getByRole("button", { name: "Rejoin" }).click();
	await expect(log(page)).toBeVisible();
});

test("GROUP-5 the assistant answers a question in the room", async ({ page, signIn }) => {
	const asha = await signIn(page, ASHA);
	await enter(page, await makeGroup(asha, "always"));
	await sendMessage(page, "How many runs did Kohli make in 2016?");
	await expect(log(page).locator("[data-ai] .msg-text")).toContainText("973", { timeout: 15_000 });
	await expect(log(page).getByText(/From the match record, as of/)).toBeVisible();
	await expectFit(page);
});

test.describe("making a group", () => {
	test.use({ refusals: [404, 409] });
	test("GROUP-1 a fan creates a group; the field shows that a name is taken", async ({ page, signIn }) => {
		await page.goto("/groups/new");
		await expect(page.getByText("Please sign in to create a group.")).toBeVisible();
		const _asha = await signIn(page, ASHA);
		await page.goto("/groups/new");
		await page.getByLabel("Name").fill("bowlers");
		await page.getByRole("button", { name: "Create Group" }).click();
		await expect(page.getByText("That name is already taken.")).toBeVisible();
		await page.getByLabel("Name").fill(`Slip cordon ${randomUUID().slice(0, 6)}`);
		await page.getByRole("button", { name: "Create Group" }).click();
		await expect(page.getByRole("heading", { level: 1, name: /Slip cordon/ })).toBeVisible();
		await expect(page.getByText("✓ Member")).toBeVisible();
	});
});

test("GROUP-7 a member sees the names of fans who come and go, without a reload", async ({
	page,
	signIn,
	somebodyElse,
}) => {
	const asha = await signIn(page, ASHA);
	const id = await makeGroup(asha);
	await enter(page, id);
	const here = page.locator(".page-head");
	await expect(here).toContainText("only you here now");
	const other = await somebodyElse();
	await signIn(other, MEERA);
	await enter(other, id);
	await expect(here).toContainText("you and Meera here now", { timeout: 2_000 });
	await expect(other.locator(".page-head")).toContainText("you and Asha here now");
	await other.close();
	await expect(here).toContainText("only you here now", { timeout: 2_000 });
});
