import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../../db/schema/auth.ts";
import { fanDevices, shareConversions, viralShares } from "../../../db/schema/game/sharing.ts";
import { BROWSER } from "../../../tests/fixtures/devices.ts";
import { referrals, type Sharer } from "../../../tests/fixtures/referrals.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { reward } from "../points/actions.server.ts";
import type { ShareLink, ViralImpact } from "./share.ts";

const site = await testSite({ TRUST_PROXY: "on", FIGURES: "live", ADMIN_EMAILS: "admin@example.com" });

const { somewhere, newName, sharer, follows, answersQuiz, joins, paid, statesOf } = referrals(() => site);
const impact = async (who: Visitor) => (await (await who.get("/api/shares/mine")).json()) as ViralImpact;

test("SHARE-2 a friend who signs up by the link pays the sharer 10 points at once, and never again", async () => {
	const fan = await sharer();
	const friend = await follows(fan);
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["paid"], 10]);
	const after = await impact(fan.who);
	expect(after).toMatchObject({ clicks: 1, conversions: 1, score: 62, conversion_rate: 100 });
	expect(after.friends).toEqual({ joined: 1, waiting: 0, on_hold: 0 });
	await answersQuiz(friend);
	await joins(friend, "MI");
	expect(await paid(fan.id)).toBe(10);
	expect(await paid(fan.id, "referral_team")).toBe(0);
});

test("SHARE-2 a friend who joins the sharer's own team pays a bonus, once", async () => {
	const fan = await sharer();
	await joins(fan.who, "CSK");
	const friend = await follows(fan);
	await joins(friend, "CSK");
	expect([await paid(fan.id), await paid(fan.id, "referral_team")]).toEqual([10, 10]);
	await joins(friend, "MI");
	await joins(friend, "CSK");
	expect(await paid(fan.id, "referral_team")).toBe(10);
	const later = await follows(fan);
	await answersQuiz(later);
	expect(await paid(fan.id, "referral_team")).toBe(10);
	await joins(later, "CSK");
	expect(await paid(fan.id, "referral_team")).toBe(20);
});

test("SHARE-2 referral: a sharer's own link pays nothing, signed out or by a second account in the same browser", async () => {
	const device = somewhere();
	const fan = await sharer(device);
	await device.get(fan.path);
	await device.post("/api/auth/sign-out", {});
	const second = await follows(fan, device);
	await answersQuiz(second);
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["same_device"], 0]);
	expect((await impact(fan.who)).friends).toEqual({ joined: 0, waiting: 0, on_hold: 0 });
});

/** A browser without cookies at an address, with a unique user agent. */
let browsers = 0;
const at = (address: string) =>
	site.visitor({ "user-agent": BROWSER.replace("140", String(++browsers)), "x-forwarded-for": address });

test("SHARE-2 referral: friends in the sharer's own network are on hold and are no conversions, whatever their user agent", async () => {
	const fan = await sharer(at("2001:db8:20:1::1"));
	for (let n = 0; n < 3; n++) {
		const friend = await follows(fan, at(`2001:db8:20:${n + 2}::${n}`));
		expect((await impact(friend)).held_for_friend).toBe(true);
		await answersQuiz(friend);
	}
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["on_hold", "on_hold", "on_hold"], 0]);
	expect((await impact(fan.who)).held_for_friend).toBe(false);
	expect(await impact(fan.who)).toMatchObject({ conversions: 0, friends: { joined: 3, waiting: 0, on_hold: 3 } });
	// another household of the same provider
	await answersQuiz(await follows(fan, at("2001:db8:20:100::1")));
	expect(await paid(fan.id)).toBe(10);
});

test("SHARE-2 referral: the first friend in a network is paid and the others are on hold; another sharer's first is paid again", async () => {
	const [fan, other] = [await sharer(), await sharer()];
	const address = "198.51.100.20";
	for (let n = 0; n < 3; n++) await answersQuiz(await follows(fan, at(address)));
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["on_hold", "on_hold", "paid"], 10]);
	expect((await impact(fan.who)).conversions).toBe(1);
	// strangers may share one address of a mobile carrier
	await answersQuiz(await follows(other, at(address)));
	expect([await statesOf(other.id), await paid(other.id)]).toEqual([["paid"], 10]);
});

test("SHARE-2 referral: of two friends who sign up at once in one network one is paid and one is on hold", async () => {
	const fan = await sharer();
	const friends = await Promise.all([1, 2].map(() => follows(fan, at("198.51.100.21"))));
	for (const friend of friends) await answersQuiz(friend);
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["on_hold", "paid"], 10]);
});

test("SHARE-2 referral: two friends a day from one wide network are paid, further ones are on hold", async () => {
	const fan = await sharer();
	for (let n = 0; n < 4; n++) await answersQuiz(await follows(fan, at(`2001:db8:40:${n}00::1`)));
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["on_hold", "on_hold", "paid", "paid"], 20]);
	await answersQuiz(await follows(fan, at("2001:db8:41::1")));
	expect(await paid(fan.id)).toBe(30);
});

test("SHARE-2 referral: a friend's networks, later ones too, still raise doubt when the friend's account is deleted", async () => {
	const fan = await sharer();
	const email = newName();
	const friend = await follows(fan, at("198.51.100.22"), email);
	await answersQuiz(friend);
	await site.fanByMail(email, at("198.51.100.23"));
	await answersQuiz(await follows(fan, at("198.51.100.23")));
	const id = await friend.id();
	await site.database.db.delete(users).where(eq(users.id, id));
	await answersQuiz(await follows(fan, at("198.51.100.22")));
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["on_hold", "on_hold", "paid"], 10]);
});

test("SHARE-2 referral: a second friend on a device is refused, for the same sharer and for another", async () => {
	const fan = await sharer();
	const device = somewhere();
	for (let n = 0; n < 2; n++) {
		await answersQuiz(await follows(fan, device));
		await device.post("/api/auth/sign-out", {});
	}
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["paid", "same_device"], 10]);
	const other = await sharer();
	await answersQuiz(await follows(other, device));
	expect(await paid(other.id)).toBe(0);
});

test("SHARE-2 referral: an account that is deleted and created again on its device is refused", async () => {
	const fan = await sharer();
	const device = somewhere();
	const friend = await follows(fan, device);
	await answersQuiz(friend);
	const id = await friend.id();
	await device.post("/api/auth/sign-out", {});
	await site.database.db.delete(users).where(eq(users.id, id));
	await answersQuiz(await follows(fan, device));
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["paid", "same_device"], 10]);
});

test("SHARE-2 referral: a cycle of three links pays for the two new fans, and not for the one who closes it", async () => {
	const first = await sharer();
	const onward = async (before: Sharer): Promise<Sharer> => {
		const who = await follows(before);
		const response = await who.post("/api/functions/create-viral-share", { p_share_type: "general" });
		const [link] = (await response.json()) as ShareLink[];
		await answersQuiz(who);
		const id = await who.id();
		return { id, who, path: new URL(link?.share_url ?? "").pathname };
	};
	const second = await onward(first);
	const third = await onward(second);
	await first.who.get(third.path);
	await answersQuiz(first.who);
	expect([await paid(first.id), await paid(second.id), await paid(third.id)]).toEqual([10, 10, 0]);
});

test("SHARE-2 referral: an existing fan who follows a link on a new device and signs in is no friend", async () => {
	const fan = await sharer();
	const email = newName();
	await site.fanByMail(email, somewhere());
	await answersQuiz(await follows(fan, somewhere(), email));
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([[], 0]);
});

test("SHARE-2 referral: fifty concurrent actions of a friend pay the sharer once", async () => {
	const fan = await sharer();
	const friend = await follows(fan);
	const id = await friend.id();
	const { db } = site.database;
	await Promise.all([
		...Array.from({ length: 50 }, (_, nth) => reward(db, id, "message", `said ${nth}`)),
		joins(friend, "RR"),
		answersQuiz(friend),
	]);
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["paid"], 10]);
});

test("SHARE-2 referral: guessed and malformed codes bring no friend", async () => {
	const fan = await sharer();
	const [share] = await site.database.db.select().from(viralShares).where(eq(viralShares.user_id, fan.id));
	const guesses = [fan.id, fan.id.slice(0, 8), "A".repeat(12), `${share?.code.slice(0, 11)}_`, "%00", "' or 1=1"];
	for (const guess of guesses) {
		const guesser = somewhere();
		await guesser.get(`/s/${encodeURIComponent(guess)}`);
		await guesser.get(`/?ref=${encodeURIComponent(guess)}`);
		guesser.cookies.set("referral", guess);
		await answersQuiz(await site.fanByMail(newName(), guesser));
	}
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([[], 0]);
});

test("SHARE-2 referral: a program that clicks, or signs up, pays nothing", async () => {
	const fan = await sharer();
	for (let n = 0; n < 20; n++) await somewhere(n % 2 ? "curl/8.5.0" : BROWSER).get(fan.path);
	const program = somewhere();
	await program.get(fan.path);
	const robot = somewhere("python-requests/2.32");
	for (const [name, value] of program.cookies) robot.cookies.set(name, value);
	await answersQuiz(await site.fanByMail(newName(), robot));
	expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([[], 0]);
	expect((await impact(fan.who)).clicks).toBe(11);
});

test("SHARE-2 referral: from the sixth friend within an hour on, friends are on hold and unpaid", async () => {
	const fan = await sharer();
	for (let n = 0; n < 8; n++) await answersQuiz(await follows(fan));
	expect(await statesOf(fan.id)).toEqual(["on_hold", "on_hold", "on_hold", "paid", "paid", "paid", "paid", "paid"]);
	expect(await paid(fan.id)).toBe(50);
});

test("SHARE-2 referral: the 21st friend of a day is refused", async () => {
	const fan = await sharer();
	const { db } = site.database;
	for (let n = 0; n < 21; n++) {
		const friend = await follows(fan);
		// as if the friends had arrived over the day
		await db.execute(
			sql`update share_conversions set created_at = created_at - interval '2 hours' where share_id in (select id from viral_shares where user_id = ${fan.id})`,
		);
		await answersQuiz(friend);
	}
	const states = await statesOf(fan.id);
	expect([
		states.filter((state) => state === "paid").length,
		states.filter((state) => state === "day_cap").length,
	]).toEqual([20, 1]);
	expect(await paid(fan.id)).toBe(200);
});

test("SHARE-2 devices are stored as hashes only, and deleted when their cookie has expired", async () => {
	const { db } = site.database;
	const rows = await db.select().from(fanDevices);
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.every(({ device }) => /^[\w-]{43}$/.test(device))).toBe(true);
	expect((await site.forget()).fan_devices).toBe(0);
	await db.execute(sql`update fan_devices set seen_at = seen_at - interval '181 days'`);
	await db.execute(sql`update share_conversions set created_at = created_at - interval '181 days'`);
	expect((await site.forget()).fan_devices).toBe(rows.length);
	expect(await db.$count(shareConversions, isNotNull(shareConversions.network))).toBe(0);
});

test("SHARE-2 the cookies of a link and a device are HttpOnly and SameSite", async () => {
	const fan = await sharer();
	const visitor = somewhere();
	const [link] = (await visitor.get(fan.path)).headers.getSetCookie();
	expect(link).toMatch(/^referral=[A-Za-z0-9]{12}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
	await site.fanByMail(newName(), visitor);
	expect(visitor.cookies.has("referral")).toBe(false);
	expect(visitor.cookies.get("device")).toMatch(/^[\w-]{43}$/);
});
