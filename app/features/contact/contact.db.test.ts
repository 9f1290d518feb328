import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { contactMessages } from "../../../db/schema/site.ts";
import { startTestSite, type TestSite, testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { contactTexts, KEPT_DAYS, LONGEST_MESSAGE } from "./rules.ts";

const OWNER = "owner@hub.example";
let networks = 0;
const site = await testSite({
	TRUST_PROXY: "on",
	CONTACT_EMAIL: OWNER,
	ADMIN_EMAILS: "admin@example.com",
	SOCIAL_LINKS: "https://x.com/hub,https://social.example/@hub",
});
const admin = await site.fan("admin@example.com");
beforeEach(() => site.database.db.delete(contactMessages));

const somebody = () => site.visitor({ "x-forwarded-for": `10.${++networks}.0.1` });
const write = (who: Visitor, body: Record<string, unknown>) => who.post("/api/contact", body);
const atTheDesk = async (query = "") => (await admin.get(`/api/admin/contact-messages${query}`)).json();
const mailed = async () => ((await site.mailer.mailbox?.list()) ?? []).filter(({ to }) => to === OWNER);

test("SHELL-5 a message that is sent twice reaches the desk and the owner's mailbox once", async () => {
	const who = somebody();
	const body = {
		message: "  The 2016 final\nhas a wrong catch. <b> ",
		email: "Fan@Example.com",
		client_id: randomUUID(),
	};
	for (let sent = 0; sent < 2; sent++) {
		const answer = await write(who, body);
		expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
	}
	const { messages, next } = await atTheDesk();
	expect(messages).toMatchObject([{ email: "fan@example.com", message: "The 2016 final\nhas a wrong catch. <b>" }]);
	expect(next).toBeNull();
	const [mail, ...more] = await mailed();
	expect(more).toEqual([]);
	expect(mail?.text).toContain("The 2016 final\nhas a wrong catch. <b>");
	expect(mail?.html).toContain("&lt;b&gt;");
	expect((await admin.delete(`/api/admin/contact-messages/${messages[0].id}`)).status).toBe(200);
	expect((await atTheDesk()).messages).toEqual([]);
	expect((await admin.delete(`/api/admin/contact-messages/${messages[0].id}`)).status).toBe(404);
	const { actions } = await (await admin.get("/api/admin/actions")).json();
	expect(actions[0]).toMatchObject({ action: "remove-contact-message", target: `contact message ${messages[0].id}` });
});

test("SHELL-5 an empty or too long message and an invalid email answer 400 with the field", async () => {
	for (const [body, field, detail] of [
		[{}, "message", contactTexts.empty],
		[{ message: " \n " }, "message", contactTexts.empty],
		[{ message: "\0" }, "message", contactTexts.empty],
		[{ message: "x".repeat(LONGEST_MESSAGE + 1) }, "message", contactTexts.tooLong],
		[{ message: "Hello", email: "nobody" }, "email", contactTexts.invalidEmail],
		[{ message: "Hello", email: "a@b.example\r\nBcc: c@d.example" }, "email", contactTexts.invalidEmail],
		[{ message: "Hello", email: 7 }, "email", contactTexts.invalidEmail],
	] as const) {
		const answer = await write(somebody(), body);
		expect([answer.status, await answer.json()]).toMatchObject([400, { field, detail }]);
	}
	expect((await atTheDesk()).messages).toEqual([]);
	expect((await write(somebody(), { message: "No email", email: "" })).status).toBe(200);
});

test("SHELL-5 one network may send five messages an hour, a wide network thirty, without limiting others", async () => {
	const one = somebody();
	const statuses = [];
	for (let sent = 0; sent < 6; sent++) statuses.push((await write(one, { message: `Number ${sent}` })).status);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	const neighbours = [];
	for (let host = 1; host <= 31; host++)
		neighbours.push((await write(site.visitor({ "x-forwarded-for": `198.51.100.${host}` }), { message: "Hi" })).status);
	expect([neighbours.filter((status) => status === 200).length, neighbours.at(-1)]).toEqual([30, 429]);
	expect((await write(somebody(), { message: "Me too" })).status).toBe(200);
});

test("SHELL-5 the form works without JavaScript", async () => {
	const send = (fields: Record<string, string>) =>
		somebody().request("POST", "/api/contact", {
			body: new URLSearchParams(fields).toString(),
			headers: { "content-type": "application/x-www-form-urlencoded" },
		});
	const ledTo = async (fields: Record<string, string>) => (await send(fields)).headers.get("location");
	expect(await ledTo({ message: "From a plain form", email: "" })).toBe("/contact?sent=1");
	expect(await ledTo({ message: "", email: "" })).toBe("/contact?problem=message");
	expect(await ledTo({ message: "Hello", email: "nobody" })).toBe("/contact?problem=email");
	const page = async (path: string) => (await (await somebody().get(path)).text()).replaceAll("&#x27;", "'");
	expect(await page("/contact?sent=1")).toContain(contactTexts.sent);
	expect(await page("/contact?problem=email")).toContain(contactTexts.invalidEmail);
	expect(await page("/contact?problem=constructor")).toContain(contactTexts.failed);
});

test("SHELL-5 the desk lists messages newest first in pages; messages are deleted after a year", async () => {
	const old = new Date(Date.now() - (KEPT_DAYS + 1) * 86_400_000);
	const row = (n: number) => ({
		client_id: randomUUID(),
		message: `Message ${n}`,
		created_at: new Date(Date.UTC(2026, 4, 1, 0, n)),
	});
	await site.database.db.insert(contactMessages).values(Array.from({ length: 35 }, (_, n) => row(n)));
	await site.database.db.insert(contactMessages).values({ client_id: randomUUID(), message: "Old", created_at: old });
	const first = await atTheDesk();
	const second = await atTheDesk(`?after=${first.next}`);
	expect(first.messages[0].message).toBe("Message 34");
	expect([first.messages.length, second.messages.length, second.next]).toEqual([30, 6, null]);
	await site.forget();
	const { rows } = await site.database.pool.query("select message from contact_messages where message = 'Old'");
	expect(rows).toEqual([]);
});

test("SHELL-5 the footer links to the contact page, and to the owner's pages if they are set", async () => {
	const footer = async (of: TestSite) =>
		/<footer.*<\/footer>/s.exec(await (await of.visitor().get("/terms")).text())?.[0] ?? "";
	const html = await footer(site);
	expect(html).toContain('href="/contact"');
	expect(html).toMatch(/href="https:\/\/x\.com\/hub"[^>]*>x\.com</);
	expect(html).toMatch(/href="https:\/\/social\.example\/@hub"[^>]*>social\.example</);
	const bare = await startTestSite();
	try {
		const html = await footer(bare);
		expect(html).not.toContain('rel="me');
		expect(html).toContain('href="/contact"');
	} finally {
		await bare.close();
	}
});
