import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions } from "../../../../db/schema/admin.ts";
import { users } from "../../../../db/schema/auth.ts";
import { shareConversions } from "../../../../db/schema/game/sharing.ts";
import { BROWSER } from "../../../../tests/fixtures/devices.ts";
import { referrals, type Sharer } from "../../../../tests/fixtures/referrals.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { reward } from "../../points/actions.server.ts";
import { UNLIKELY_ARRIVALS } from "../rules.ts";
import type { ViralImpact } from "../share.ts";
import type { FriendOnHold } from "./on-hold.server.ts";
import { onHoldTexts } from "./rules.ts";

const site = await testSite({ TRUST_PROXY: "on", ADMIN_EMAILS: "admin@example.com,other@example.com" });
const { somewhere, sharer, follows, answersQuiz, joins, paid, statesOf } = referrals(() => site);
const admin = await site.fanByMail("admin@example.com", somewhere());
const other = await site.fanByMail("other@example.com", somewhere());
const read = async (query = "") =>
	(await (await admin.get(`/api/admin/friends-on-hold${query}`)).json()) as {
		friends: FriendOnHold[];
		next: string | null;
	};
const decide = (id: string, decision: string, who = admin) =>
	who.post(`/api/admin/friends-on-hold/${id}`, { decision });
const rowOf = async (who: Visitor) => {
	const of = eq(shareConversions.fan_id, await who.id());
	const [row] = await site.database.db.select().from(shareConversions).where(of);
	if (!row) throw new Error("nobody came by a link");
	return row;
};
const noted = (id: string) =>
	site.database.db
		.select({ action: adminActions.action, by: adminActions.admin_id, details: adminActions.details })
		.from(adminActions)
		.where(eq(adminActions.target, `friend ${id}`));

/** A sharer with as many paid friends as an hour allows: the next one is on hold. */
async function busySharer(): Promise<Sharer> {
	const fan = await sharer();
	for (let n = 0; n < UNLIKELY_ARRIVALS.friends; n++) await actAs(await follows(fan));
	expect(await paid(fan.id)).toBe(50);
	return fan;
}
async function actAs(friend: Visitor, action: "message" | "join_army" = "message") {
	await reward(site.database.db, await friend.id(), action, randomUUID());
	await site.settle();
}
async function friendOnHold(fan: Sharer, who?: Visitor) {
	const friend = await follows(fan, who);
	await answersQuiz(friend);
	const row = await rowOf(friend);
	expect(row.state).toBe("on_hold");
	return { friend, id: row.id };
}

test("SHARE-2 ADMIN-5 the list of friends on hold begins with the longest waiting, and counts each sharer's friends on hold", async () => {
	const fan = await busySharer();
	const [first, second] = [await friendOnHold(fan), await friendOnHold(fan)];
	const { friends, next } = await read();
	const [sharerMe, friendMe] = [await fan.who.me(), await first.friend.me()];
	const ours = friends.filter(({ sharer }) => sharer.email === sharerMe?.email);
	expect(ours.map(({ id }) => id)).toEqual([first.id, second.id]);
	expect(ours[0]).toMatchObject({ friend: { email: friendMe?.email }, sharer: { on_hold: 2 } });
	expect(ours[0]?.came_at).toBe((await rowOf(first.friend)).created_at.toISOString());
	expect(next).toBeNull();
	await site.database.db.delete(users).where(eq(users.id, await second.friend.id()));
	expect((await read()).friends.find(({ id }) => id === second.id)?.friend).toBeNull();
	expect([(await decide(second.id, "pay")).status, await paid(fan.id)]).toEqual([200, 60]);
});

test("SHARE-2 ADMIN-5 paying a friend on hold pays the sharer 10 points once, also when two admins press twice at once", async () => {
	const fan = await busySharer();
	await joins(fan.who, "CSK");
	const { friend, id } = await friendOnHold(fan);
	await joins(friend, "CSK");
	expect([await paid(fan.id), await paid(fan.id, "referral_team")]).toEqual([50, 0]);
	const pressed = [admin, admin, other, other].map((who) => decide(id, "pay", who));
	const answers = await Promise.all(pressed);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
	expect(await answers.find(({ status }) => status === 200)?.json()).toEqual({ paid: true });
	expect([await paid(fan.id), await paid(fan.id, "referral_team")]).toEqual([60, 10]);
	const late = await decide(id, "refuse");
	expect([late.status, ((await late.json()) as { detail: string }).detail]).toEqual([409, onHoldTexts.notOnHold]);
	await actAs(friend, "join_army");
	expect([await paid(fan.id), await paid(fan.id, "referral_team")]).toEqual([60, 10]);
	const { state, settled_by } = await rowOf(friend);
	expect(state).toBe("paid");
	expect(await noted(id)).toEqual([{ action: "pay-friend", by: settled_by, details: { sharer: fan.id, paid: true } }]);
	expect((await read()).friends.map(({ id }) => id)).not.toContain(id);
});

test("SHARE-2 ADMIN-5 a friend in a known network is listed with the doubt, and counts as a conversion once paid", async () => {
	const fan = await sharer();
	const household = () => site.visitor({ "user-agent": BROWSER, "x-forwarded-for": "198.51.100.77" });
	await actAs(await follows(fan, household()));
	const { id } = await friendOnHold(fan, household());
	const { friends } = await read();
	expect(friends.find((one) => one.id === id)?.doubt).toBe("same_network");
	const impact = async () => ((await (await fan.who.get("/api/shares/mine")).json()) as ViralImpact).conversions;
	expect([await paid(fan.id), await impact()]).toEqual([10, 1]);
	expect(await (await decide(id, "pay")).json()).toEqual({ paid: true });
	expect([await paid(fan.id), await impact()]).toEqual([20, 2]);
	const pace = await friendOnHold(await busySharer());
	expect((await read()).friends.find((one) => one.id === pace.id)?.doubt).toBe("pace");
});

test("SHARE-2 ADMIN-5 refusing a friend on hold pays nothing, now or when the friend acts later, and the next one is on hold too", async () => {
	const fan = await busySharer();
	const { friend, id } = await friendOnHold(fan);
	const impact = async () => ((await (await fan.who.get("/api/shares/mine")).json()) as ViralImpact).conversions;
	expect(await impact()).toBe(5);
	const answers = await Promise.all([decide(id, "refuse"), decide(id, "pay", other), decide(id, "refuse", other)]);
	const statuses = answers.map(({ status }) => status).sort();
	expect(statuses).toEqual([200, 409, 409]);
	// whichever of the concurrent decisions came first counts
	const first = answers.findIndex(({ status }) => status === 200) === 1 ? "paid" : "admin";
	const row = await rowOf(friend);
	expect(row.refusal ?? row.state).toBe(first);
	const alone = await friendOnHold(fan);
	const before = await paid(fan.id);
	expect(await (await decide(alone.id, "refuse")).json()).toEqual({ paid: false });
	await answersQuiz(alone.friend);
	await joins(alone.friend, "CSK");
	expect(await paid(fan.id)).toBe(before);
	expect(await rowOf(alone.friend)).toMatchObject({
		state: "refused",
		refusal: "admin",
		settled_by: await admin.id(),
		settled_at: expect.any(Date),
	});
	expect(await noted(alone.id)).toMatchObject([{ action: "refuse-friend", details: { sharer: fan.id, paid: false } }]);
	// the refused friend still counts towards the hour's limit
	await friendOnHold(fan);
	expect(await impact()).toBe(first === "paid" ? 6 : 5);
});

test("SHARE-2 ADMIN-5 an unknown id answers 404, an unknown decision 400, and fans and visitors cannot list or decide", async () => {
	const fan = await busySharer();
	const { friend, id } = await friendOnHold(fan);
	expect((await decide(randomUUID(), "pay")).status).toBe(404);
	expect((await decide("6", "pay")).status).toBe(400);
	expect((await decide(id, "burn")).status).toBe(400);
	for (const [who, status] of [
		[fan.who, 403],
		[friend, 403],
		[site.visitor(), 401],
	] as const) {
		for (const decision of ["pay", "refuse"]) expect((await decide(id, decision, who)).status).toBe(status);
		expect((await who.get("/api/admin/friends-on-hold")).status).toBe(status);
	}
	expect([(await rowOf(friend)).state, await paid(fan.id), await noted(id)]).toEqual(["on_hold", 50, []]);
});

test("SHARE-2 ADMIN-5 an admin cannot pay more than twenty friends of a sharer a day; the list has pages of twenty", async () => {
	const fan = await sharer();
	const { db } = site.database;
	const [link] = (await db.execute<{ id: string }>(sql`select id from viral_shares where user_id = ${fan.id}`)).rows;
	const onHold = Array.from({ length: 23 }, () => ({
		share_id: link?.id ?? "",
		state: "on_hold" as const,
		acted_at: sql`now()`,
	}));
	const ids = (await db.insert(shareConversions).values(onHold).returning({ id: shareConversions.id })).map(
		({ id }) => id,
	);
	const pages: string[][] = [];
	let after: string | null = null;
	do {
		const page = await read(after ? `?after=${after}` : "");
		pages.push(page.friends.map(({ id }) => id));
		expect(page.friends.length).toBeLessThanOrEqual(20);
		after = page.next;
	} while (after);
	const listed = pages.flat().filter((id) => ids.includes(id));
	expect([listed.length, new Set(listed).size]).toEqual([23, 23]);
	expect((await read(`?after=${randomUUID()}`)).friends).toEqual([]);
	for (const id of ids.slice(0, 21)) await decide(id, "pay");
	expect((await noted(ids[20] ?? ""))[0]?.details).toEqual({ sharer: fan.id, paid: false });
	const states = await statesOf(fan.id);
	expect([states.filter((state) => state === "paid").length, states.includes("day_cap")]).toEqual([20, true]);
	expect(await paid(fan.id)).toBe(200);
});
