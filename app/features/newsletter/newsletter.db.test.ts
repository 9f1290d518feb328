import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { escaped, withoutProps } from "../../../tests/fixtures/html.ts";
import { somewhere } from "../../../tests/fixtures/sign-in.ts";
import { startTestSite, testSite } from "../../../tests/fixtures/site.ts";
import { startSmtpStub } from "../../../tests/stubs/smtp.ts";
import type { NewsletterDesk } from "./digest.ts";
import { newsletterTexts } from "./rules.ts";
import { mailedToken } from "./tokens.server.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com", TRUST_PROXY: "on" });

const ASK = "/api/newsletter/subscriptions";
const CONFIRM = "/api/newsletter/confirmation";
const form = (fields: Record<string, string>) => ({
	body: new URLSearchParams(fields).toString(),
	headers: { "content-type": "application/x-www-form-urlencoded" },
});

async function linkTo(path: string, email: string): Promise<URL> {
	const { links } = await site.newestMail(email);
	return new URL(links.find((link) => new URL(link).pathname === path) ?? "");
}
async function tokenOf(email: string): Promise<string> {
	await site.visitor().post(ASK, { email });
	return (await linkTo("/newsletter/confirm", email)).searchParams.get("token") ?? "";
}
async function rowOf(email: string) {
	const { rows } = await site.database.db.execute<{ confirmed: boolean }>(
		sql`select confirmed_at is not null as confirmed from newsletter_subscriptions where email = ${email}`,
	);
	return rows;
}

test("HOME-4 an address is subscribed only by the button on the page of the mailed link, not by opening the link", async () => {
	const email = "double@example.com";
	const asked = await site.visitor().post(ASK, { email: " Double@Example.com " });
	expect([asked.status, await asked.json()]).toEqual([200, { sent: true }]);
	expect(await rowOf(email)).toEqual([{ confirmed: false }]);
	const link = await linkTo("/newsletter/confirm", email);
	expect(link.origin).toBe(site.url);
	const scanner = site.visitor();
	for (const method of ["GET", "HEAD"]) {
		const opened = await scanner.request(method, link.pathname + link.search);
		expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, "no-store"]);
	}
	expect(await rowOf(email)).toEqual([{ confirmed: false }]);
	const token = link.searchParams.get("token");
	expect((await site.visitor().post(CONFIRM, { token })).status).toBe(200);
	expect(await rowOf(email)).toEqual([{ confirmed: true }]);
	expect((await site.visitor().post(CONFIRM, { token })).status).toBe(200);
});

test("HOME-4 a new, an unconfirmed and a confirmed address get the same answer, and one mail each", async () => {
	const token = await tokenOf("known@example.com");
	await site.visitor().post(CONFIRM, { token });
	await tokenOf("waiting@example.com");
	const mailsTo = async (email: string) => (await site.mailer.mailbox?.list())?.filter(({ to }) => to === email).length;
	const answers = [];
	for (const email of ["known@example.com", "waiting@example.com", "unknown@example.com"]) {
		const before = (await mailsTo(email)) ?? 0;
		const response = await site.visitor().post(ASK, { email });
		answers.push({
			status: response.status,
			body: await response.text(),
			mails: ((await mailsTo(email)) ?? 0) - before,
		});
	}
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
	expect(answers[0]).toMatchObject({ status: 200, mails: 1 });
	// the second request changed nothing
	expect(await rowOf("known@example.com")).toEqual([{ confirmed: true }]);
});

test("HOME-4 a stranger's request leaves the owner's link valid; a link expires, and works for its own purpose only", async () => {
	const email = "links@example.com";
	const token = await tokenOf(email);
	for (let ask = 0; ask < 2; ask++) expect((await somewhere(site).post(ASK, { email })).status).toBe(200);
	const leaving = (await linkTo("/newsletter/unsubscribe", email)).searchParams.get("token") ?? "";
	const changed = token.slice(0, -3) + (token.endsWith("AAA") ? "BBB" : "AAA");
	for (const wrong of [leaving, changed, token.split(".")[0], "x"]) {
		const refused = await site.visitor().post(CONFIRM, { token: wrong });
		expect([refused.status, await refused.json()]).toMatchObject([
			400,
			{ field: "token", detail: newsletterTexts.linkUsed },
		]);
	}
	expect(await rowOf(email)).toEqual([{ confirmed: false }]);
	expect((await site.visitor().post(CONFIRM, { token })).status).toBe(200);
	expect(await rowOf(email)).toEqual([{ confirmed: true }]);

	const late = await tokenOf("late@example.com");
	await site.database.db.execute(sql`update newsletter_subscriptions set confirmation_expires_at = now()`);
	expect((await site.visitor().post(CONFIRM, { token: late })).status).toBe(400);
	expect((await site.forget()).newsletter_subscriptions).toBeGreaterThan(0);
	expect(await rowOf("late@example.com")).toEqual([]);
	// a new request sends a new link
	const newer = await tokenOf("late@example.com");
	expect((await site.visitor().post(CONFIRM, { token: late })).status).toBe(400);
	expect((await site.visitor().post(CONFIRM, { token: newer })).status).toBe(200);
});

test.each([[{}], [{ email: "" }], [{ email: "asha" }], [{ email: 7 }], [{ email: "a@b@c.example" }]])(
	"HOME-4 %j answers 400 with the field and its text",
	async (body) => {
		const refused = await site.visitor().post(ASK, body);
		expect(refused.status).toBe(400);
		expect(await refused.json()).toMatchObject({ field: "email", detail: newsletterTexts.invalidAddress });
	},
);

test("HOME-4 an address gets 3 mails an hour by one network, 12 by all strangers, and 3 more by the owner's browser", async () => {
	const email = "flood@example.com";
	const home = somewhere(site);
	await site.fanByMail(email, home);
	await home.post("/api/auth/sign-out", {});
	const statuses: number[] = [];
	for (let network = 0; network < 5; network++) {
		const stranger = somewhere(site);
		for (let ask = 0; ask < 4; ask++) statuses.push((await stranger.post(ASK, { email })).status);
	}
	expect(statuses).toEqual([...Array(4).fill([200, 200, 200, 429]).flat(), 429, 429, 429, 429]);
	for (let ask = 0; ask < 3; ask++) expect((await home.post(ASK, { email: "FLOOD@example.com" })).status).toBe(200);
	const refused = await home.post(ASK, { email });
	expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
	expect((await somewhere(site).post(ASK, { email: "calm@example.com" })).status).toBe(200);
});

test("HOME-4 twenty concurrent requests for one address make one row", async () => {
	await Promise.all(Array.from({ length: 20 }, () => site.visitor().post(ASK, { email: "crowd@example.com" })));
	expect(await rowOf("crowd@example.com")).toHaveLength(1);
});

test("HOME-4 the page of an invalid link says so and has no button", async () => {
	const id = "00000000-0000-4000-8000-000000000000";
	const secret = "a secret for tests, thirty-two bytes";
	for (const [path, purpose, other] of [
		["/newsletter/confirm", "confirm", "unsubscribe"],
		["/newsletter/unsubscribe", "unsubscribe", "confirm"],
		["/match-of-the-day/unsubscribe", "reminders", "unsubscribe"],
	] as const) {
		const shown = async (token: string) => {
			const page = await site.visitor().get(`${path}?token=${encodeURIComponent(token)}`);
			const html = withoutProps(await page.text());
			return {
				form: /<form[^>]* action="\/api\/(newsletter\/(confirmation|unsubscription)|tonight\/)/.test(html),
				broken: /is(?:n&#x27;t|n't) valid/.test(html),
			};
		};
		for (const token of [
			"wrong",
			`${id}.AAAA`,
			mailedToken("another secret", purpose, id),
			mailedToken(secret, other, id),
		])
			expect(await shown(token), `${path} ${token}`).toEqual({ form: false, broken: true });
		expect(await shown(mailedToken(secret, purpose, id)), path).toEqual({ form: true, broken: false });
	}
});

test("HOME-4 only the button of the mailed link unsubscribes; a second press is no error, a changed token answers 400", async () => {
	const email = "leaves@example.com";
	await site.visitor().post(CONFIRM, { token: await tokenOf(email) });
	const link = await linkTo("/newsletter/unsubscribe", email);
	const page = await site.visitor().get(link.pathname + link.search);
	expect([page.status, (await page.text()).includes(`action="/api/newsletter/unsubscription`)]).toEqual([200, true]);
	expect(await rowOf(email)).toHaveLength(1);
	const leave = `/api/newsletter/unsubscription${link.search}`;
	const led = await site.visitor().get(leave);
	expect([led.status, led.headers.get("location")]).toEqual([303, link.pathname + link.search]);
	const token = link.searchParams.get("token") ?? "";
	const changed = token.slice(0, -3) + (token.endsWith("AAA") ? "BBB" : "AAA");
	for (const wrong of [changed, token.split(".")[0], "x", `${token.split(".")[0]}.`]) {
		const refused = await site.visitor().post(`/api/newsletter/unsubscription?token=${wrong}`, {});
		expect([refused.status, await refused.json()]).toMatchObject([400, { field: "token" }]);
	}
	expect(await rowOf(email)).toHaveLength(1);
	for (let time = 0; time < 2; time++) expect((await site.visitor().post(leave, {})).status).toBe(200);
	expect(await rowOf(email)).toEqual([]);
});

test.each(["application/x-www-form-urlencoded", "multipart/form-data"])(
	"HOME-4 one click in a mail program unsubscribes from any origin without a session (RFC 8058, %s)",
	async (type) => {
		const email = `oneclick-${type.slice(0, 4)}@example.com`;
		await tokenOf(email);
		const { search } = await linkTo("/newsletter/unsubscribe", email);
		const body = type.startsWith("multipart") ? new FormData() : new URLSearchParams();
		body.set("List-Unsubscribe", "One-Click");
		const done = await fetch(`${site.url}/api/newsletter/unsubscription${search}`, {
			method: "POST",
			body,
			headers: { origin: "https://mail.example", "sec-fetch-site": "cross-site" },
			redirect: "manual",
		});
		expect([done.status, await done.json()]).toEqual([200, { unsubscribed: true }]);
		expect(await rowOf(email)).toEqual([]);
	},
);

test("HOME-4 the forms work without JavaScript: each redirects to a page with the result", async () => {
	const visitor = site.visitor();
	const led = async (path: string, fields: Record<string, string>) => {
		const response = await visitor.request("POST", path, form(fields));
		return [response.status, response.headers.get("location")];
	};
	expect(await led(ASK, { email: "asha" })).toEqual([303, "/newsletter?problem=email"]);
	expect(await led(ASK, { email: "form@example.com" })).toEqual([303, "/newsletter?sent=1"]);
	expect(await led(CONFIRM, { token: "wrong" })).toEqual([303, "/newsletter/confirm?problem=token"]);
	const token = (await linkTo("/newsletter/confirm", "form@example.com")).searchParams.get("token") ?? "";
	expect(await led(CONFIRM, { token })).toEqual([303, "/newsletter/confirm?done=1"]);
	const { search } = await linkTo("/newsletter/unsubscribe", "form@example.com");
	expect(await led(`/api/newsletter/unsubscription${search}`, {})).toEqual([303, "/newsletter/unsubscribe?done=1"]);
	for (const [path, text] of [
		["/newsletter?problem=email", newsletterTexts.invalidAddress],
		["/newsletter?sent=1", newsletterTexts.lookInMail],
		["/newsletter/confirm?problem=token", newsletterTexts.linkUsed],
		["/newsletter/confirm?done=1", newsletterTexts.confirmed],
		["/newsletter/unsubscribe?done=1", newsletterTexts.left],
	] as const)
		expect(await (await visitor.get(path)).text(), path).toContain(escaped(text));
});

test("HOME-4 a mail of the newsletter reaches the mail server with the headers of one-click unsubscribing", async () => {
	const smtp = await startSmtpStub();
	const mailing = await startTestSite({ SMTP_URL: smtp.url, MAIL_FROM: "Hub <hello@hub.example>" });
	try {
		expect((await mailing.visitor().post(ASK, { email: "asha@example.com" })).status).toBe(200);
		const head = (smtp.received[0]?.raw ?? "").split("\r\n\r\n")[0]?.replace(/\r\n\s+/g, " ") ?? "";
		expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
		const address = /^List-Unsubscribe: <(\S+)>$/m.exec(head)?.[1] ?? "";
		const { origin, pathname } = new URL(address);
		expect([origin, pathname]).toEqual([mailing.url, "/api/newsletter/unsubscription"]);
		const left = await fetch(address, {
			method: "POST",
			body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
		});
		expect(left.status).toBe(200);
	} finally {
		await mailing.close();
		await smtp.close();
	}
});

test("HOME-4 the desk shows the number of subscribers, and a preview until the issue is stored", async () => {
	const admin = await site.fan("admin@example.com");
	const desk = (await (await admin.get("/api/admin/newsletter")).json()) as NewsletterDesk;
	const { rows } = await site.database.db.execute(sql`
		select (count(*) filter (where confirmed_at is not null))::int as confirmed, (count(*) filter (where confirmed_at is null))::int as waiting
		from newsletter_subscriptions`);
	expect(desk).toMatchObject({ ...rows[0], written: false, issues: [] });
	expect(desk.text).toContain("LATEST RESULTS");
	expect(desk.text).toMatch(new RegExp(`^${site.url}/facts/`, "m"));
});

test("HOME-4 an account's export contains its subscription, and deleting the account deletes it", async () => {
	const fan = await site.fan("account@example.com");
	await site.visitor().post(ASK, { email: "account@example.com" });
	const { rows } = (await (await fan.get("/api/account/data")).json()) as { rows: Record<string, object[]> };
	expect(rows.newsletter_subscriptions).toMatchObject([{ email: "account@example.com", confirmed_at: null }]);
	expect((await fan.post("/api/account/deletion", { email: "account@example.com" })).status).toBe(200);
	expect(await rowOf("account@example.com")).toEqual([]);
});
