import { expect, test } from "vitest";
import { somewhereElse } from "../../../../tests/fixtures/devices.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import type { Invite } from "./invite.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com", TRUST_PROXY: "on" });
const admin = await site.fanByMail("admin@example.com", somewhereElse(site));

const make = async (body: Record<string, unknown> = {}) =>
	(await (await admin.post("/api/admin/invites", body)).json()) as Invite;
const pathOf = ({ url }: Invite) => new URL(url).pathname;
const now = async ({ id }: Invite) => {
	const { invites } = (await (await admin.get("/api/admin/invites")).json()) as { invites: Invite[] };
	return invites.find((one) => one.id === id);
};
/** Somebody new opens an invitation and signs up. */
async function joins(invite: Invite, email: string): Promise<Visitor> {
	const friend = somewhereElse(site);
	await friend.get(pathOf(invite));
	return site.fanByMail(email, friend);
}

test("ADMIN-5 SHARE-1 an invitation names the admin and the site; a sign-up by it counts as a use, a later sign-in does not", async () => {
	await admin.put("/api/profile", { full_name: "Asha Rao" });
	const invite = await make({ note: "  <b>Come</b>\nin ", most_uses: 5, days: 7 });
	expect(invite).toMatchObject({ used: 0, most_uses: 5, state: "open", note: "<b>Come</b> in" });
	const friend = somewhereElse(site);
	const opened = await friend.get(pathOf(invite));
	expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, "no-store"]);
	const page = await opened.text();
	expect(page).toContain("invites you to Twelfth Man");
	expect(page).toContain("&lt;b&gt;Come&lt;/b&gt; in");
	await site.fanByMail("friend@example.com", friend);
	await friend.get(pathOf(invite));
	await site.fanByMail("friend@example.com", friend);
	expect(await now(invite)).toMatchObject({ used: 1, state: "open" });
});

test("ADMIN-5 two fans who sign up at once by the last use of an invitation are both signed in, and one counts", async () => {
	const invite = await make({ most_uses: 1 });
	const friends = await Promise.all(["last-1@example.com", "last-2@example.com"].map((email) => joins(invite, email)));
	expect(await now(invite)).toMatchObject({ used: 1, state: "used up" });
	for (const friend of friends) expect(await friend.me()).toMatchObject({ role: "fan" });
});

test("ADMIN-5 a revoked, expired or used-up invitation says so and counts no further sign-ups", async () => {
	const revoked = await make();
	expect((await admin.delete(`/api/admin/invites/${revoked.id}`)).status).toBe(200);
	expect((await admin.delete(`/api/admin/invites/${revoked.id}`)).status).toBe(404);
	const expired = await make({ days: 1 });
	await site.database.pool.query("update share_invites set expires_at = now() where share_id = $1", [expired.id]);
	for (const [invite, words] of [
		[revoked, "was taken back"],
		[expired, "has expired"],
	] as const) {
		const visitor = somewhereElse(site);
		expect(await (await visitor.get(pathOf(invite))).text()).toContain(words);
		expect([...visitor.cookies.keys()]).not.toContain("referral");
		await joins(invite, `late-${invite.id}@example.com`);
		expect(await now(invite)).toMatchObject({ used: 0 });
	}
	// opened in time, and revoked before the sign-up
	const ending = await make();
	const friend = somewhereElse(site);
	await friend.get(pathOf(ending));
	await admin.delete(`/api/admin/invites/${ending.id}`);
	await site.fanByMail("too-late@example.com", friend);
	expect(await now(ending)).toMatchObject({ used: 0, state: "revoked" });
});

test("ADMIN-5 AUTH-6 a fan cannot create an invitation by the admin entry or as a share; invalid limits answer 400", async () => {
	const fan = await site.fan("fan@example.com");
	expect((await fan.post("/api/admin/invites", {})).status).toBe(403);
	const share = { p_share_type: "invite", p_content_id: null };
	expect((await fan.post("/api/functions/create-viral-share", share)).status).toBe(400);
	for (const body of [{ most_uses: 0 }, { most_uses: "many" }, { days: 400 }, { note: "x".repeat(201) }])
		expect((await admin.post("/api/admin/invites", body)).status, JSON.stringify(body)).toBe(400);
});
