import { expect, test } from "vitest";
import { startTestSite, type TestSite, testSite } from "../../../../tests/fixtures/site.ts";
import type { SessionRow } from "../../../lib/session/me-schema.ts";

const site = await testSite();

const sessionsOf = async (fan: Awaited<ReturnType<TestSite["fan"]>>) =>
	((await (await fan.get("/api/auth/sessions")).json()) as { sessions: SessionRow[] }).sessions;

test("AUTH-3 signing out everywhere ends all sessions and their sockets", async () => {
	const [phone, laptop] = [await site.fanByMail("global@example.com"), await site.fan("global@example.com")];
	const ids = (await sessionsOf(phone)).map((session) => session.id);
	const old = new Map(laptop.cookies);
	expect((await phone.post("/api/auth/sign-out", {})).status).toBe(200);
	expect([...phone.cookies.keys()]).toEqual(["device"]);
	expect(await laptop.me()).toBeNull();
	expect(new Set(site.disconnected)).toEqual(expect.objectContaining(new Set(ids)));
	const replay = site.visitor();
	for (const [name, value] of old) replay.cookies.set(name, value);
	expect(await replay.me()).toBeNull();
});

test("AUTH-3 scope local ends this session, scope others all but this one", async () => {
	const [phone, laptop, tablet] = [
		await site.fanByMail("scopes@example.com"),
		await site.fanByMail("scopes@example.com"),
		await site.fanByMail("scopes@example.com"),
	];
	await phone.post("/api/auth/sign-out", { scope: "local" });
	expect(await phone.me()).toBeNull();
	expect(await laptop.me()).not.toBeNull();
	await laptop.post("/api/auth/sign-out", { scope: "others" });
	expect(await tablet.me()).toBeNull();
	expect(await laptop.me()).not.toBeNull();
});

test("AUTH-4 signing in again in a browser ends its earlier session, also of another fan", async () => {
	const browser = await site.fanByMail("first.here@example.com");
	const old = new Map(browser.cookies);
	const [before] = await sessionsOf(browser);
	await site.fanByMail("second.here@example.com", browser);
	expect(await browser.me()).toMatchObject({ email: "second.here@example.com" });
	const replay = site.visitor();
	for (const [name, value] of old) replay.cookies.set(name, value);
	expect(await replay.me()).toBeNull();
	expect(site.disconnected).toContain(before?.id);
});

test("AUTH-4 a fan can list and end own sessions only", async () => {
	const [phone, laptop] = [await site.fanByMail("list@example.com"), await site.fan("list@example.com")];
	const stranger = await site.fanByMail("stranger@example.com");
	const sessions = await sessionsOf(phone);
	expect(sessions.filter((session) => session.current)).toHaveLength(1);
	const other = sessions.find((session) => !session.current)?.id ?? "";
	expect((await stranger.delete(`/api/auth/sessions/${other}`)).status).toBe(404);
	expect(await laptop.me()).not.toBeNull();
	expect((await phone.delete(`/api/auth/sessions/${other}`)).status).toBe(200);
	expect(await laptop.me()).toBeNull();
	expect(site.disconnected).toContain(other);
	expect((await phone.delete("/api/auth/sessions/not-an-id")).status).toBe(400);
});

test("AUTH-4 the list of sessions has the address that the site determined, whatever headers claim", async () => {
	const behind = await startTestSite({ TRUST_PROXY: "on" });
	const email = "from.where@example.com";
	const forged = { "x-client-ip": "198.51.100.66", "x-forwarded-for": "198.51.100.67" };
	const shownTo = async (visitor: ReturnType<TestSite["visitor"]>) =>
		(await sessionsOf(visitor)).find(({ current }) => current)?.ip_address;
	for (const [hop, shown] of [
		["203.0.113.7", "203.0.113.7"],
		["2001:db8::7", "2001:0db8:0000:0000:0000:0000:0000:0007"],
	] as const) {
		const through = { ...forged, "x-forwarded-for": `${forged["x-forwarded-for"]}, ${hop}` };
		expect(await shownTo(await behind.fanByMail(email, behind.visitor(through))), "by the link").toBe(shown);
		const typing = behind.visitor(through);
		await typing.post("/api/auth/sign-in", { email });
		await typing.post("/api/auth/code", { email, code: (await behind.newestMail(email)).code });
		expect(await shownTo(typing), "by the code").toBe(shown);
	}
	await behind.close();

	// without a proxy it is the peer's address
	const direct = await shownTo(await site.fanByMail(email, site.visitor(forged)));
	expect(["127.0.0.1", "0000:0000:0000:0000:0000:0000:0000:0001"]).toContain(direct);
});

test("AUTH-6 on the embedded engine the first account is the admin, unless ADMIN_EMAILS is set", async () => {
	const fresh = await startTestSite();
	const first = await fresh.fan("first@example.com");
	const second = await fresh.fan("second@example.com");
	const embedded = fresh.database.engine === "embedded";
	expect(await first.me()).toMatchObject({ role: embedded ? "admin" : "fan" });
	expect(await second.me()).toMatchObject({ role: "fan" });
	await fresh.close();

	const named = await startTestSite({ ADMIN_EMAILS: "owner@example.com, Second@Example.com" });
	expect(await (await named.fan("first@example.com")).me()).toMatchObject({ role: "fan" });
	expect(await (await named.fan("second@example.com")).me()).toMatchObject({ role: "admin" });
	await named.close();
});

test("AUTH-6 no request makes a fan an admin", async () => {
	await site.fanByMail("somebody@example.com");
	const visitor = site.visitor();
	await visitor.post("/api/auth/sign-in", { email: "climber@example.com", role: "admin", name: "x", id: "1" });
	const token = new URL((await site.newestMail("climber@example.com")).links[0] ?? "").searchParams.get("token");
	await visitor.post("/api/auth/confirm", { token, role: "admin", user: { role: "admin" } });
	expect(await visitor.me()).toMatchObject({ role: "fan", email: "climber@example.com" });
});

test("AUTH-4 on https the session cookie is bound to the host and to https", async () => {
	const secure = await startTestSite({ SITE_URL: "https://hub.example" });
	const visitor = secure.visitor();
	const origin = { origin: "https://hub.example" };
	const asked = await visitor.post("/api/auth/sign-in", { email: "safe@example.com" }, origin);
	const [mark = ""] = asked.headers.getSetCookie();
	expect(mark).toMatch(/^__Host-sign_in=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
	const token = new URL((await secure.newestMail("safe@example.com")).links[0] ?? "").searchParams.get("token");
	const response = await visitor.post("/api/auth/confirm", { token }, origin);
	expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-fan\.session_token=.*; Path=\/;.*Secure/i);
	expect(response.headers.getSetCookie()[0]).not.toMatch(/Domain=/i);
	expect(await visitor.me()).toMatchObject({ email: "safe@example.com" });
	await secure.close();
});
