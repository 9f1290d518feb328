import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readSettings } from "../../../../platform/env.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { adminLink } from "../admin-link.server.ts";
import { texts } from "../rules.ts";

const ONE = "fan@xn--p1b6ci4b4b3a.xn--h2brj9c";
const SPELLINGS = [
	"fan@उदाहरण.भारत",
	"fan@xn--p1b6ci4b4b3a.xn--h2brj9c",
	"FAN@उदाहरण。भारत",
	" \u202afan@उदाहरण.भारत\u202c\n",
	"\ufefffan@उदाहरण.भारत\u200b",
];

const site = await testSite({ ADMIN_EMAILS: "अध्यक्ष@उदाहरण.भारत,Owner@Bücher.example" });

test("AUTH-1 every spelling of an address in an Indian script signs in to one account", async () => {
	for (const email of SPELLINGS) {
		const visitor = site.visitor();
		expect((await visitor.post("/api/auth/sign-in", { email })).status, email).toBe(200);
		const token = new URL((await site.newestMail(ONE)).links[0] ?? "").searchParams.get("token");
		expect((await visitor.post("/api/auth/confirm", { token })).status, email).toBe(200);
		expect(await visitor.me()).toMatchObject({ email: ONE });
	}
	const { rows } = await site.database.db.execute(sql`select email from users where email like 'fan@%'`);
	expect(rows).toEqual([{ email: ONE }]);
});

test.each([
	["fan@xn--11ba4a.xn--h2brj9c", "fan@xn--11ba4a.xn--h2brj9c"],
	["fan@bücher.example", "fan@xn--bcher-kva.example"],
	["राम@உதாரணம்.இந்தியா", "राम@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h"],
])("AUTH-1 %s signs in by link and by code", async (typed, email) => {
	for (const [path, what] of [
		["/api/auth/code", "code"],
		["/api/auth/confirm", "link"],
	] as const) {
		const visitor = site.visitor();
		await visitor.post("/api/auth/sign-in", { email: typed });
		const { code, links } = await site.newestMail(email);
		const token = new URL(links[0] ?? "").searchParams.get("token");
		expect((await visitor.post(path, what === "code" ? { code } : { token })).status, what).toBe(200);
		expect(await visitor.me()).toMatchObject({ email });
	}
});

test("AUTH-1 an invalid address is refused with the reason, in any script", async () => {
	for (const [email, detail] of [
		["\u200b \ufeff", texts.enterAddress],
		["fan@भारत", texts.invalidAddress],
		["fan@उदाहरण .भारत", texts.invalidAddress],
	]) {
		const refused = await site.visitor().post("/api/auth/sign-in", { email });
		expect([refused.status, await refused.json()], email).toMatchObject([400, { field: "email", detail }]);
	}
});

test("AUTH-4 the mailed code signs in with digits of any script, dashes and invisible characters", async () => {
	for (const [n, typed] of [
		(code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
		(code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
		(code: string) => `${code.slice(0, 3)}-${code.slice(3)}`,
		(code: string) => `\u200e${code}\u200b`,
	].entries()) {
		const visitor = site.visitor();
		await visitor.post("/api/auth/sign-in", { email: `digits-${n}@example.com` });
		const { code } = await site.newestMail(`digits-${n}@example.com`);
		expect((await visitor.post("/api/auth/code", { code: typed(code ?? "") })).status, String(n)).toBe(200);
	}
});

test("HOME-4 the newsletter accepts an address in any spelling, once", async () => {
	for (const email of ["leser@bücher.example", "LESER@xn--bcher-kva.example\u200b"])
		expect((await site.visitor().post("/api/newsletter/subscriptions", { email })).status).toBe(200);
	const { rows } = await site.database.db.execute(sql`select email from newsletter_subscriptions`);
	expect(rows).toEqual([{ email: "leser@xn--bcher-kva.example" }]);
});

test("AUTH-6 ADMIN_EMAILS and the link for an admin accept any spelling of an address", async () => {
	const admin = await site.fanByMail("owner@xn--bcher-kva.example");
	expect(await admin.me()).toMatchObject({ role: "admin" });
	const { db, engine } = site.database;
	const roles = { settings: site.settings, engine };
	const link = await adminLink({ db, auth: site.auth, roles, siteUrl: site.url }, "\u200bअध्यक्ष@उदाहरण.भारत");
	const visitor = site.visitor();
	await visitor.post("/api/auth/confirm", { token: new URL(link).searchParams.get("token") });
	expect(await visitor.me()).toMatchObject({ email: "अध्यक्ष@xn--p1b6ci4b4b3a.xn--h2brj9c", role: "admin" });
});

test("AUTH-4 the address typed to delete an account may be in any spelling", async () => {
	const fan = await site.fanByMail("gone@xn--bcher-kva.example");
	expect((await fan.post("/api/account/deletion", { email: "other@bücher.example" })).status).toBe(400);
	expect((await fan.post("/api/account/deletion", { email: " Gone@Bücher.example\u200b" })).status).toBe(200);
});

test("AUTH-6 the address for questions is normalised", () => {
	expect(readSettings({ CONTACT_EMAIL: "Hallo@Bücher.example" }).CONTACT_EMAIL).toBe("hallo@xn--bcher-kva.example");
	expect(() => readSettings({ ADMIN_EMAILS: "owner@भारत" })).toThrow("ADMIN_EMAILS: must be mail addresses");
});
