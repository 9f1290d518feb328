import { expect, test, vi } from "vitest";
import { limitsOf, type MailHour, NEWSLETTER_HOUR, SIGN_IN_HOUR } from "../../../../platform/mail/mail-hour.ts";
import { mailHourTexts } from "../../../../platform/mail/mail-hour-texts.ts";
import { escaped } from "../../../../tests/fixtures/html.ts";
import {
	anotherSite,
	lines,
	loggedSite,
	METRICS_TOKEN,
	SIGN_IN,
	somewhere,
} from "../../../../tests/fixtures/sign-in.ts";
import type { TestSite, Visitor } from "../../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { solve } from "../../../lib/session/solve-challenge.ts";
import type { Budgets } from "../../admin/desk/desk.ts";
import { texts } from "../rules.ts";

type Challenge = Parameters<typeof solve>[0];
type Refusal = { status: number; type: string; detail: string; field?: string; challenge?: Challenge };

const site = await untilEnd(loggedSite());

const mailsTo = async (of: TestSite, email: string) =>
	((await of.mailer.mailbox?.list()) ?? []).filter(({ to }) => to === email).length;

/** Uses up mails of the open part, as other visitors would. */
async function spend(of: TestSite, hour: MailHour, mails: number): Promise<void> {
	for (let mail = 0; mail < mails; mail++) await of.limits.tryTake(limitsOf(hour).open, "all");
}
async function challengeFor(who: Visitor, path: string, email: string): Promise<Challenge> {
	const refused = await who.post(path, { email });
	const { challenge } = (await refused.json()) as Refusal;
	if (refused.status !== 403 || !challenge) throw new Error(`no challenge but ${refused.status}`);
	return challenge;
}
const provenAsk = async (who: Visitor, path: string, email: string) =>
	who.post(path, { email, proof: await solve(await challengeFor(who, path, email)) });

test("AUTH-2 three networks cannot use up the sign-in mails of the site, and an IPv6 /56 counts as one", async () => {
	const own = await anotherSite();
	const flooding = [
		(call: number) => `203.0.113.${call % 256}`,
		(call: number) => `198.51.100.${call % 256}`,
		(call: number) => `2001:db8:1:${(call % 256).toString(16)}::${call.toString(16)}`,
	];
	const sent: number[] = [];
	for (const [network, address] of flooding.entries()) {
		let mails = 0;
		for (let call = 0, refused = false; !refused; ) {
			const batch = Array.from({ length: 20 }, () => {
				call++;
				const who = own.visitor({ "x-forwarded-for": address(call) });
				return who.post(SIGN_IN, { email: `flood-${network}-${call}@example.com` });
			});
			const answers = (await Promise.all(batch)).map(({ status }) => status);
			mails += answers.filter((status) => status === 200).length;
			refused = answers.includes(403);
			expect(answers.filter((status) => ![200, 403].includes(status))).toEqual([]);
		}
		sent.push(mails);
	}
	// each network gets at most a tenth of what is left of the open part
	for (const mails of sent) expect(mails).toBeLessThanOrEqual(limitsOf(SIGN_IN_HOUR).network.points);
	expect(sent.reduce((sum, mails) => sum + mails)).toBeLessThan(SIGN_IN_HOUR.points / 4);
	for (const elsewhere of ["192.0.2.1", "2001:db8:2::1"]) {
		const email = `${elsewhere.replaceAll(/[.:]/g, "-")}@example.com`;
		expect((await own.visitor({ "x-forwarded-for": elsewhere }).post(SIGN_IN, { email })).status).toBe(200);
		expect(await mailsTo(own, email)).toBe(1);
	}
});

test("AUTH-2 beyond half of the hour's mails a browser needs a proof of work, which is valid once, for its address, for a time", async () => {
	const own = await anotherSite();
	await spend(own, SIGN_IN_HOUR, SIGN_IN_HOUR.points / 2);
	const who = somewhere(own);
	const email = "person@example.com";
	const refused = await who.post(SIGN_IN, { email });
	expect(refused.headers.get("content-type")).toBe("application/problem+json");
	const problem = (await refused.json()) as Refusal & { challenge: Challenge };
	expect(problem).toMatchObject({
		status: 403,
		type: "urn:problem:robot-check",
		detail: mailHourTexts.robotCheck,
		challenge: { parameters: { algorithm: "PBKDF2/SHA-256" }, signature: expect.any(String) },
	});
	expect(await mailsTo(own, email)).toBe(0);

	const proof = await solve(problem.challenge);
	const { challenge, solution } = proof;
	const { parameters } = challenge;
	const easier = { ...parameters, keySignature: undefined, keyPrefix: "00" };
	const forged = [
		{ challenge, solution: { ...solution, derivedKey: solution.derivedKey.replaceAll(/./g, "0") } },
		{ challenge: { ...challenge, signature: "0".repeat(64) }, solution },
		{ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
		{ challenge: { ...challenge, parameters: easier }, solution },
		{ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution },
		"AAAA",
		null,
	];
	for (const wrong of forged) {
		const answer = await who.post(SIGN_IN, { email, proof: wrong });
		expect([answer.status, ((await answer.json()) as Refusal).challenge], JSON.stringify(wrong)).toEqual([
			403,
			expect.anything(),
		]);
	}
	expect((await who.post(SIGN_IN, { email: "another@example.com", proof })).status).toBe(403);
	expect((await who.post("/api/newsletter/subscriptions", { email, proof })).status).toBe(200);
	const late = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 6 * 60_000);
	const expired = await who.post(SIGN_IN, { email, proof }).finally(() => late.mockRestore());
	expect(expired.status).toBe(403);
	expect(await mailsTo(own, email)).toBe(1);

	expect((await who.post(SIGN_IN, { email, proof })).status).toBe(200);
	expect(await mailsTo(own, email)).toBe(2);
	expect((await who.post(SIGN_IN, { email, proof })).status).toBe(403);
	expect(await mailsTo(own, email)).toBe(2);
});

test("AUTH-2 without JavaScript the page explains the robot check", async () => {
	const own = await anotherSite();
	for (const [hour, path, back] of [
		[SIGN_IN_HOUR, SIGN_IN, "/auth?problem=robot-check"],
		[NEWSLETTER_HOUR, "/api/newsletter/subscriptions", "/newsletter?problem=robot-check"],
	] as const) {
		await spend(own, hour, hour.points / 2);
		const who = somewhere(own);
		const led = await who.request("POST", path, {
			body: new URLSearchParams({ email: "plain@example.com" }).toString(),
			headers: { "content-type": "application/x-www-form-urlencoded" },
		});
		expect([led.status, led.headers.get("location")]).toEqual([303, back]);
		const page = await (await who.get(back)).text();
		expect(page).toContain(escaped(mailHourTexts.robotCheck));
	}
});

test("AUTH-2 beyond the open part mails go to accounts, to ADMIN_EMAILS and to known browsers", async () => {
	const own = await anotherSite();
	await own.fanByMail("asha@example.com", somewhere(own));
	const before = somewhere(own);
	await own.fanByMail("before@example.com", before);
	await before.post("/api/auth/sign-out", {});
	await spend(own, SIGN_IN_HOUR, SIGN_IN_HOUR.points);

	const answers: unknown[] = [];
	for (const email of ["nobody@example.com", "asha@example.com", "admin@example.com"]) {
		const response = await provenAsk(somewhere(own), SIGN_IN, email);
		const headers = [...response.headers].filter(([name]) => !["date", "x-request-id", "set-cookie"].includes(name));
		answers.push({ status: response.status, body: await response.text(), headers });
	}
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
	expect(answers[0]).toMatchObject({ status: 200, body: '{"sent":true,"accounts_first":true}' });
	await expect.poll(() => mailsTo(own, "asha@example.com")).toBe(2);
	await expect.poll(() => mailsTo(own, "admin@example.com")).toBe(1);
	expect(await mailsTo(own, "nobody@example.com")).toBe(0);
	const busy = await (await own.visitor().get("/auth?sent=busy")).text();
	expect(busy).toContain(texts.accountsFirst);
	expect(busy).toContain("if it has an account");

	// a known browser gets its mail and the usual answer
	const known = await provenAsk(before, SIGN_IN, "friend@example.com");
	expect([known.status, await known.json()]).toEqual([200, { sent: true }]);
	expect(await mailsTo(own, "friend@example.com")).toBe(1);

	// the mails reserved for accounts run out too; the answer does not show it
	const { accounts } = limitsOf(SIGN_IN_HOUR);
	for (let mail = 0; mail < accounts.points; mail++) await own.limits.tryTake(accounts, "all");
	expect((await provenAsk(somewhere(own), SIGN_IN, "asha@example.com")).status).toBe(200);
	expect((await provenAsk(before, SIGN_IN, "before@example.com")).status).toBe(200);
	expect(await mailsTo(own, "before@example.com")).toBe(2);
	expect(await mailsTo(own, "asha@example.com")).toBe(2);
});

test("AUTH-2 the owner is notified of a reached limit once in the log, in the metrics and on the desk", async () => {
	const own = await anotherSite();
	lines.length = 0;
	await spend(own, SIGN_IN_HOUR, SIGN_IN_HOUR.points);
	await own.limits.take(limitsOf(NEWSLETTER_HOUR).open, "all");
	for (let ask = 0; ask < 3; ask++) await somewhere(own).post(SIGN_IN, { email: `told-${ask}@example.com` });
	await provenAsk(somewhere(own), SIGN_IN, "told@example.com");
	const warned = lines.map((line) => JSON.parse(line) as { level: number; limit?: string; msg: string });
	expect(warned.filter(({ limit }) => limit).map(({ level, limit }) => [level, limit])).toEqual([
		[40, "sign-in-half"],
		[40, "sign-in-full"],
	]);
	const metrics = await own.visitor().get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
	const text = await metrics.text();
	expect(text).toContain('site_limit_used{limit="sign-in-mails"} 2000');
	expect(text).toContain('site_limit_used{limit="newsletter-mails"} 1');
	const admin = await own.fan("admin@example.com");
	const { notices, budgets } = (await (await admin.get("/api/admin/budgets")).json()) as Budgets;
	expect(notices.map(({ text }) => text)).toEqual([
		expect.stringMatching(/^Sign-in mail reached its hourly limit: /),
		expect.stringMatching(/^Sign-in mail passed half of its hourly limit: /),
	]);
	expect(budgets).toContainEqual({
		name: "Sign-in mails, open to all",
		used: 2000,
		limit: 2000,
		unit: "this hour",
	});
});

test("HOME-4 the newsletter's mails have the same limits: half of them free, more with a proof, the rest for known browsers", async () => {
	const own = await anotherSite();
	const path = "/api/newsletter/subscriptions";
	const before = somewhere(own);
	await own.fanByMail("reader@example.com", before);
	await spend(own, NEWSLETTER_HOUR, NEWSLETTER_HOUR.points / 2);
	expect((await provenAsk(somewhere(own), path, "weekly@example.com")).status).toBe(200);
	expect(await mailsTo(own, "weekly@example.com")).toBe(1);
	await spend(own, NEWSLETTER_HOUR, NEWSLETTER_HOUR.points);
	const refused = await provenAsk(somewhere(own), path, "late@example.com");
	expect([refused.status, ((await refused.json()) as Refusal).detail]).toEqual([429, mailHourTexts.full]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await provenAsk(before, path, "late@example.com")).status).toBe(200);
	expect(await mailsTo(own, "late@example.com")).toBe(1);
});

test("AUTH-2 requests of strangers for an address cost its owner neither mails nor link nor code", async () => {
	const email = "wanted@example.com";
	const home = somewhere(site);
	await site.fanByMail(email, home);
	await home.post("/api/auth/sign-out", {});
	const phone = somewhere(site);
	await phone.post(SIGN_IN, { email });
	const asked = await site.newestMail(email);

	const statuses: number[] = [];
	for (let network = 0; network < 6; network++) {
		const stranger = somewhere(site);
		for (let ask = 0; ask < 6; ask++) statuses.push((await stranger.post(SIGN_IN, { email })).status);
	}
	// five per network, and twenty an hour for all askers not known to own the address
	expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 429]);
	expect(await mailsTo(site, email)).toBe(20);
	for (let ask = 0; ask < 5; ask++) expect((await home.post(SIGN_IN, { email })).status).toBe(200);
	const flooded = await home.post(SIGN_IN, { email });
	expect([flooded.status, ((await flooded.json()) as Refusal).detail]).toEqual([429, texts.tooMany]);

	expect((await phone.post("/api/auth/code", { code: asked.code })).status).toBe(200);
	expect(await phone.me()).toMatchObject({ email });
});

test("AUTH-2 a mailed link still works after requests of strangers", async () => {
	const email = "linked@example.com";
	await somewhere(site).post(SIGN_IN, { email });
	const token = new URL((await site.newestMail(email)).links[0] ?? "").searchParams.get("token");
	for (let ask = 0; ask < 3; ask++) await somewhere(site).post(SIGN_IN, { email });
	expect((await somewhere(site).post("/api/auth/confirm", { token })).status).toBe(200);
});
