import { request } from "node:http";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { texts } from "../rules.ts";

const site = await testSite();

type Problem = { status: number; detail: string; field?: string; request_id: string };
const problemOf = async (response: Response) => (await response.json()) as Problem;

async function askForMail(email: string, visitor: Visitor = site.visitor()) {
	const response = await visitor.post("/api/auth/sign-in", { email });
	expect(response.status).toBe(200);
	const mail = await site.newestMail(email);
	const link = new URL(mail.links[0] ?? "");
	return { mail, link, token: link.searchParams.get("token") ?? "", code: mail.code ?? "" };
}

test("AUTH-1 the mail has a link to a confirming page and a six-digit code", async () => {
	const { mail, link, token, code } = await askForMail("mail@example.com");
	expect(link.origin).toBe(site.url);
	expect(link.pathname).toBe("/auth/confirm");
	expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
	expect(code).toMatch(/^\d{6}$/);
	expect(mail.text).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
});

test("AUTH-1 the mailed link has the site's own address, whatever the request's Host", async () => {
	const response = await site
		.visitor()
		.post("/api/auth/sign-in", { email: "host@example.com" }, { "x-forwarded-host": "evil.example", origin: site.url });
	expect(response.status).toBe(200);
	for (const link of (await site.newestMail("host@example.com")).links) expect(new URL(link).origin).toBe(site.url);
});

test("AUTH-1 a forged Host, or a return path to another site, does not change the mailed link", async () => {
	const body = JSON.stringify({
		email: "forged@example.com",
		next: "//evil.example/x",
		callbackURL: "https://evil.example",
	});
	const status = await new Promise((resolve, reject) => {
		const asked = request(
			new URL("/api/auth/sign-in", site.url),
			{ method: "POST", headers: { host: "evil.example", origin: site.url, "content-type": "application/json" } },
			(response) => resolve(response.resume().statusCode),
		);
		asked.on("error", reject).end(body);
	});
	expect(status).toBe(200);
	const { text, html, links } = await site.newestMail("forged@example.com");
	expect(links.length).toBeGreaterThan(0);
	for (const link of links) expect(new URL(link).origin).toBe(site.url);
	expect(`${text}${html}`).not.toContain("evil.example");
});

test("AUTH-4 opening the link fifty times, by GET or HEAD, changes nothing", async () => {
	const { link, token } = await askForMail("scanner@example.com");
	const scanner = site.visitor();
	for (let time = 0; time < 25; time++)
		for (const method of ["GET", "HEAD"]) {
			const response = await scanner.request(method, link.pathname + link.search);
			expect(response.status).toBe(200);
			expect(response.headers.getSetCookie()).toEqual([]);
			expect(response.headers.get("cache-control")).toBe("no-store");
		}
	const fan = site.visitor();
	expect((await fan.post("/api/auth/confirm", { token })).status).toBe(200);
	expect(await fan.me()).toMatchObject({ email: "scanner@example.com" });
});

test("AUTH-1 a link works once: the second confirmation is refused", async () => {
	const { token } = await askForMail("once@example.com");
	expect((await site.visitor().post("/api/auth/confirm", { token })).status).toBe(200);
	const second = await site.visitor().post("/api/auth/confirm", { token });
	expect(second.status).toBe(400);
	expect(await problemOf(second)).toMatchObject({ field: "token", detail: texts.linkUsed });
});

test("AUTH-4 of fifty concurrent confirmations of a link one signs in", async () => {
	const { token } = await askForMail("parallel@example.com");
	const answers = await Promise.all(
		Array.from({ length: 50 }, () => site.visitor().post("/api/auth/confirm", { token })),
	);
	expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

test("AUTH-4 the typed code signs in, once", async () => {
	const fan = site.visitor();
	const { code } = await askForMail("code@example.com", fan);
	const asked = new Map(fan.cookies);
	const done = await fan.post("/api/auth/code", { code: `${code.slice(0, 3)} ${code.slice(3)}` });
	expect(done.status).toBe(200);
	expect(await fan.me()).toMatchObject({ email: "code@example.com" });
	const again = site.visitor();
	for (const [name, value] of asked) again.cookies.set(name, value);
	expect(await problemOf(await again.post("/api/auth/code", { code }))).toMatchObject({ status: 400, field: "code" });
});

test("AUTH-4 of fifty concurrent uses of a code one signs in", async () => {
	const fan = site.visitor();
	const { code } = await askForMail("codes@example.com", fan);
	const answers = await Promise.all(Array.from({ length: 50 }, () => fan.post("/api/auth/code", { code })));
	expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

test("AUTH-4 the right code is refused after five wrong ones, and after ten minutes", async () => {
	const fan = site.visitor();
	const { code } = await askForMail("guess@example.com", fan);
	const wrong = code === "000000" ? "111111" : "000000";
	for (let guess = 0; guess < 5; guess++) expect((await fan.post("/api/auth/code", { code: wrong })).status).toBe(400);
	expect((await fan.post("/api/auth/code", { code })).status).toBe(400);
	const late = site.visitor();
	const { code: old } = await askForMail("old-code@example.com", late);
	await site.database.db.execute(sql`update sign_in_requests set asked_at = now() - interval '10 minutes'`);
	expect((await late.post("/api/auth/code", { code: old })).status).toBe(400);
});

test("AUTH-4 a newer mail of a browser invalidates its older link and code, and using one of a mail invalidates the other", async () => {
	const fan = site.visitor();
	const older = await askForMail("newer@example.com", fan);
	const newer = await askForMail("newer@example.com", fan);
	expect((await fan.post("/api/auth/confirm", { token: older.token })).status).toBe(400);
	if (older.code !== newer.code) expect((await fan.post("/api/auth/code", { code: older.code })).status).toBe(400);
	expect((await site.visitor().post("/api/auth/confirm", { token: newer.token })).status).toBe(200);
	expect((await fan.post("/api/auth/code", { code: newer.code })).status).toBe(400);
});

test("AUTH-1 a link expires after an hour", async () => {
	const { token } = await askForMail("late@example.com");
	await site.database.db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
	expect((await site.visitor().post("/api/auth/confirm", { token })).status).toBe(400);
});

test("AUTH-4 the database stores neither token nor code in plain text", async () => {
	const fan = site.visitor();
	const { token, code } = await askForMail("hashed@example.com", fan);
	const { rows } = await site.database.db.execute(sql`
		select identifier || ' ' || value as text from verifications
		union all select to_jsonb(r)::text from sign_in_requests r`);
	const stored = rows.map((row) => String(row.text)).join("\n");
	expect(stored).toContain("hashed@example.com");
	expect(stored).not.toContain(token);
	expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`));
	expect(stored).not.toContain(fan.cookies.get("sign_in"));
});

test("AUTH-4 a known and an unknown address get the same answer", async () => {
	await site.fanByMail("known@example.com");
	const answers = await Promise.all(
		["known@example.com", "unknown@example.com"].map(async (email) => {
			const response = await site.visitor().post("/api/auth/sign-in", { email });
			return { status: response.status, body: await response.text() };
		}),
	);
	expect(answers[0]).toEqual(answers[1]);
});

test("AUTH-2 the sixth mail to one address is refused with the text and a time to retry", async () => {
	const visitor = site.visitor();
	for (let mail = 0; mail < 5; mail++) await visitor.post("/api/auth/sign-in", { email: "flood@example.com" });
	const refused = await visitor.post("/api/auth/sign-in", { email: "flood@example.com" });
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await problemOf(refused)).detail).toBe(texts.tooMany);
});

test.each([
	[{}, "email"],
	[{ email: "" }, "email"],
	[{ email: 7 }, "email"],
	[{ email: "asha.example" }, "email"],
	[{ email: { $ne: "" } }, "email"],
])("AUTH-1 the body %j is refused with its field", async (body, field) => {
	const refused = await site.visitor().post("/api/auth/sign-in", body);
	expect(refused.status).toBe(400);
	expect(refused.headers.get("content-type")).toBe("application/problem+json");
	expect(await problemOf(refused)).toMatchObject({ field });
});

test("AUTH-1 a new address gets an account with a profile at its first sign-in only", async () => {
	await site.fanByMail("new@example.com");
	await site.fanByMail("new@example.com");
	const { rows } = await site.database.db.execute(
		sql`select (select count(*)::int from users where email = 'new@example.com') as users,
		           (select count(*)::int from profiles where email = 'new@example.com') as profiles`,
	);
	expect(rows).toEqual([{ users: 1, profiles: 1 }]);
});

test("AUTH-4 the session cookie is hidden from scripts, and new at every sign-in", async () => {
	const cookieOf = async () => {
		const { token } = await askForMail("cookie@example.com");
		const response = await site.visitor().post("/api/auth/confirm", { token });
		return response.headers.getSetCookie().find((cookie) => cookie.startsWith("fan.session_token=")) ?? "";
	};
	const [first, second] = [await cookieOf(), await cookieOf()];
	expect(first).toMatch(/; HttpOnly/i);
	expect(first).toMatch(/; SameSite=Lax/i);
	expect(first.split(";")[0]).not.toBe(second.split(";")[0]);
});

test("AUTH-1 the return path stays on this site", async () => {
	const { token } = await askForMail("next@example.com");
	const done = await site.visitor().post("/api/auth/confirm", { token, next: "https://evil.example/" });
	expect(await done.json()).toEqual({ next: "/welcome" });
});
