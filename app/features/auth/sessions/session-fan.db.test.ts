import { createHmac, randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { signedToken } from "../../../../tests/fixtures/fans.ts";
import { countQueries } from "../../../../tests/fixtures/queries.ts";
import { startTestSite, testSite } from "../../../../tests/fixtures/site.ts";

const NAME = "fan.session_token";
const site = await testSite();

const setEnd = (email: string, ends: string) =>
	site.database.pool.query(
		`update sessions set expires_at = now() + $2::interval where user_id = (select id from users where email = $1)`,
		[email, ends],
	);

test("AUTH-3 concurrent requests find the fan in one statement, later ones in none; each reads the points in one", async () => {
	// the site loads tonight's match once for everybody
	await (await site.fan("first@example.com")).me();
	const fan = await site.fan("many@example.com");
	const all = async () => {
		const answers = await Promise.all(Array.from({ length: 100 }, () => fan.me()));
		expect(new Set(answers.map((me) => me?.email))).toEqual(new Set(["many@example.com"]));
	};
	expect(await countQueries(site.database, all)).toBe(101);
	expect(await countQueries(site.database, all)).toBe(100);
});

test("AUTH-3 a cookie with a wrong signature or format, or of another site, signs nobody in without a statement", async () => {
	const fan = await site.fan("signed@example.com");
	const [token = ""] = decodeURIComponent(fan.cookies.get(NAME) ?? "").split(".");
	const forged = createHmac("sha256", "a secret of another site, long enough").update(token).digest("base64");
	const cookies = [
		encodeURIComponent(`${token}.${forged}`),
		token,
		`${token}.`,
		"%",
		"",
		"x".repeat(5_000),
		signedToken("a secret of another site, long enough", randomUUID()),
	];
	const strangers = cookies.map((cookie) => {
		const stranger = site.visitor();
		stranger.cookies.set(NAME, cookie);
		return stranger;
	});
	const asked = async () => {
		for (const stranger of strangers) expect(await stranger.me()).toBeNull();
	};
	expect(await countQueries(site.database, asked)).toBe(0);
	expect(await fan.me()).not.toBeNull();
});

test("AUTH-3 an expired session signs nobody in, also one that was cached", async () => {
	const late = await site.fan("late@example.com");
	await setEnd("late@example.com", "-1 second");
	expect(await late.me()).toBeNull();
	const soon = await site.fan("soon@example.com");
	await setEnd("soon@example.com", "20 seconds");
	const looked = async () => (await soon.get("/api/settings")).status;
	expect(await looked()).toBe(200);
	const now = performance.now.bind(performance);
	const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + 20_000);
	expect(await looked().finally(() => clock.mockRestore())).toBe(401);
});

test("AUTH-3 a request renews a session once a day", async () => {
	const fan = await site.fan("daily@example.com");
	await setEnd("daily@example.com", "28 days");
	const look = async () => {
		const response = await fan.get("/api/me");
		const { me } = (await response.json()) as { me: { session: { expires_at: string } } };
		return {
			set: response.headers.getSetCookie().length,
			days: (Date.parse(me.session.expires_at) - Date.now()) / 86.4e6,
		};
	};
	const [first, second] = [await look(), await look()];
	expect(first).toEqual({ set: 1, days: expect.closeTo(30, 1) });
	expect(second).toEqual({ set: 0, days: expect.closeTo(30, 1) });
});

test("AUTH-3 a new name, a new role and a deleted account take effect at the next request", async () => {
	const owner = await startTestSite({ ADMIN_EMAILS: "owner@example.com" });
	const admin = await owner.fan("owner@example.com");
	const fan = await owner.fan("changes@example.com");
	const id = await fan.id();
	await fan.put("/api/profile", { full_name: "Known By Name", avatar_url: null });
	expect(await fan.me()).toMatchObject({ full_name: "Known By Name", role: "fan" });
	await admin.put(`/api/admin/fans/${id}/role`, { role: "admin" });
	expect(await fan.me()).toMatchObject({ role: "admin", desk_path: expect.any(String) });
	await admin.put(`/api/admin/fans/${id}/role`, { role: "fan" });
	expect(await fan.me()).toMatchObject({ role: "fan" });
	const old = new Map(fan.cookies);
	await fan.post("/api/account/deletion", { email: "changes@example.com" });
	const replay = owner.visitor();
	for (const [name, value] of old) replay.cookies.set(name, value);
	expect(await replay.me()).toBeNull();
	await owner.close();
});

test("AUTH-3 expired sessions are deleted, others stay", async () => {
	const gone = await site.fan("gone@example.com");
	const stays = await site.fan("stays@example.com");
	await site.forget();
	await setEnd("gone@example.com", "-1 second");
	expect((await site.forget()).sessions).toBe(1);
	expect(await gone.me()).toBeNull();
	expect(await stays.me()).not.toBeNull();
});
