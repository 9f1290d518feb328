import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "../../../platform/logging.ts";
import { BROWSER } from "../../../tests/fixtures/devices.ts";
import { startNewSite } from "../../../tests/fixtures/new-site.ts";
import { startOpenAiStub } from "../../../tests/stubs/openai.ts";
import { startSmtpStub, textOf } from "../../../tests/stubs/smtp.ts";

const ADMIN = "owner@example.com";
const problem = async (response: Response) => {
	const { status, field, detail } = (await response.json()) as { status: number; field?: string; detail: string };
	return { status, field, detail };
};

test("AUTH-6 without the code nobody changes anything; a wrong code, another site's form and too many tries are refused", async () => {
	const site = await startNewSite();
	const code = await site.open();
	const visitor = site.visitor();
	expect(await problem(await visitor.post("/api/setup/code", { code: "AAAA-BBBB-CCCC" }))).toMatchObject({
		status: 400,
		field: "code",
	});
	for (const [path, body] of [
		["/api/setup/settings", { step: "name", SITE_NAME: "Mine" }],
		["/api/setup/admin", { email: "stranger@example.com" }],
	] as const)
		expect((await visitor.post(path, body)).status, path).toBe(404);
	visitor.cookies.set("setup", "x".repeat(43));
	expect((await visitor.post("/api/setup/settings", { step: "name", SITE_NAME: "Mine" })).status).toBe(404);
	const foreign = { origin: "https://evil.example" };
	expect((await visitor.post("/api/setup/code", { code }, foreign)).status).toBe(403);
	expect(await (await visitor.get("/setup")).text()).not.toContain("SITE_NAME");
	expect((await site.visitor().post("/api/setup/code", { code: code?.toLowerCase() })).status).toBe(200);
	for (let tries = 1; tries < 10; tries++) await visitor.post("/api/setup/code", { code: "wrong" });
	expect((await visitor.post("/api/setup/code", { code })).status).toBe(429);
	expect(site.settings().SITE_NAME).toBe("Twelfth Man");
});

test("AUTH-6 each start has its own code, which invalidates an older one and its pass", async () => {
	const site = await startNewSite();
	const older = await site.open();
	const visitor = await site.opened();
	expect((await site.visitor().post("/api/setup/code", { code: older })).status).toBe(400);
	await site.open();
	expect((await visitor.post("/api/setup/settings", { step: "name", SITE_NAME: "Mine" })).status).toBe(404);
});

test("AUTH-6 plain forms lead from the code to the first invited fan, each step in effect at once", async () => {
	const site = await startNewSite({ NEWS_FEEDS: "none" });
	const visitor = site.visitor();
	const code = (await site.open()) ?? "";
	const send = async (path: string, fields: Record<string, string>) => {
		const response = await site.form(visitor, path, fields);
		expect(response.status, path).toBe(303);
		return response.headers.get("location") ?? "";
	};
	const wrong = await send("/api/setup/code", { code: "wrong" });
	expect(await (await visitor.get(wrong)).text()).toContain("not the code");
	expect(await send("/api/setup/code", { code })).toBe("/setup?step=name");
	const next = await send("/api/setup/settings", { step: "name", SITE_NAME: "Eden Fans" });
	expect(next).toMatch(/^\/setup\?step=address&said=/);
	const address = await (await visitor.get(next)).text();
	expect(address).toContain("Eden Fans");
	expect(address).toContain(`value="${site.url}"`);
	await send("/api/setup/settings", { step: "address", SITE_URL: site.url });
	const back = await send("/api/setup/admin", { email: "owner", full_name: "Asha" });
	expect(back).toContain("step=admin");
	const again = await (await visitor.get(back)).text();
	expect(again).toContain("valid email");
	expect(again).toContain('value="Asha"');
	const long = await send("/api/setup/admin", { email: ADMIN, full_name: "A".repeat(31) });
	expect(await (await visitor.get(long)).text()).toContain("under 30 letters");
	// the first admin may have a name that fans may not
	expect(await send("/api/setup/admin", { email: ADMIN, full_name: "Owner" })).toBe("/setup?step=mail");
	expect(await visitor.me()).toMatchObject({ email: ADMIN, role: "admin" });
	await send("/api/admin/site", { step: "figures", FIGURES: "live" });
	expect(site.settings().FIGURES).toBe("live");
	const made = await send("/api/admin/invites", { note: "Come and argue!", most_uses: "1", days: "7" });
	const page = await (await visitor.get(made)).text();
	expect(page).toContain("Owner invites you to Eden Fans");
	const link = /value="([^"]+\/s\/[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(link).toMatch(new RegExp(`^${site.url}/s/`));
	const friend = site.visitor({ "user-agent": BROWSER });
	const invitation = await (await friend.get(link.slice(site.url.length))).text();
	expect(invitation).toContain("Come and argue!");
	expect(invitation).toContain("Owner invites you to Eden Fans");
	await friend.post("/api/auth/sign-in", { email: "friend@example.com" });
	const { links } = await site.newestMail("friend@example.com");
	const token = new URL(links[0] ?? "").searchParams.get("token");
	expect((await friend.post("/api/auth/confirm", { token })).status).toBe(200);
	expect(await friend.me()).toMatchObject({ role: "fan" });
	expect(await (await visitor.get("/api/admin/invites")).json()).toMatchObject({
		invites: [{ used: 1, most_uses: 1, state: "used up" }],
	});
});

test("AUTH-6 once there is an admin the code makes no admin, changes no settings and opens no page", async () => {
	const site = await startNewSite();
	const code = await site.open();
	const [one, two] = [site.visitor(), site.visitor()];
	for (const visitor of [one, two]) expect((await visitor.post("/api/setup/code", { code })).status).toBe(200);
	const made = await Promise.all(
		[one, two].map((visitor, at) => visitor.post("/api/setup/admin", { email: `owner-${at}@example.com` })),
	);
	expect(made.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
	const loser = made[0]?.status === 200 ? two : one;
	expect((await loser.me())?.role).not.toBe("admin");
	for (const [path, body] of [
		["/api/setup/admin", { email: "another@example.com" }],
		["/api/setup/settings", { step: "name", SITE_NAME: "Mine" }],
	] as const)
		expect((await loser.post(path, body)).status, path).toBe(404);
	expect((await site.visitor().post("/api/setup/code", { code })).status).toBe(400);
	expect(await (await loser.get("/setup")).text()).toContain("This site is set up");
	expect(await site.open()).toBeNull();
});

test("AUTH-6 a site whose settings name its admins prints no code", async () => {
	const site = await startNewSite({ ADMIN_EMAILS: ADMIN });
	expect(await site.open()).toBeNull();
	expect(await (await site.visitor().get("/setup")).text()).toContain("This site is set up");
});

test("AUTH-6 with a mail server the first account is no admin, and the code makes one", async () => {
	const smtp = await startSmtpStub();
	onTestFinished(() => smtp.close());
	const site = await startNewSite({ SMTP_URL: smtp.url });
	const stranger = site.visitor();
	await stranger.post("/api/auth/sign-in", { email: "first@example.com" });
	const link = /http:\S+\/auth\/confirm\S+/.exec(textOf(smtp.received[0] ?? { from: "", to: [], raw: "" }))?.[0] ?? "";
	await stranger.post("/api/auth/confirm", { token: new URL(link).searchParams.get("token") });
	expect(await stranger.me()).toMatchObject({ role: "fan" });
	const owner = await site.opened();
	expect((await owner.post("/api/setup/admin", { email: ADMIN })).status).toBe(200);
	expect(await owner.me()).toMatchObject({ role: "admin" });
});

test("AUTH-6 the first admin is made only at the site's own address, where the session works", async () => {
	const site = await startNewSite({ SITE_URL: "https://hub.example" });
	const visitor = await site.opened();
	expect(await problem(await visitor.post("/api/setup/admin", { email: ADMIN }))).toMatchObject({
		status: 409,
		detail: expect.stringContaining("https://hub.example/setup"),
	});
});

test("ADMIN-5 a change at one process takes effect at another within seconds, unless its environment sets it", async () => {
	const one = await startNewSite({ NEWS_FEEDS: "none" });
	const often = { database: one.database, poll_ms: 100 };
	const other = await startNewSite({ NEWS_FEEDS: "none", FIGURES: "showcase" }, often);
	const visitor = await one.opened();
	await visitor.post("/api/setup/settings", { step: "figures", FIGURES: "live" });
	await visitor.post("/api/setup/settings", { step: "name", SITE_NAME: "Eden Fans" });
	expect(one.settings()).toMatchObject({ SITE_NAME: "Eden Fans", FIGURES: "live" });
	await expect.poll(() => other.settings().SITE_NAME).toBe("Eden Fans");
	expect(other.settings().FIGURES).toBe("showcase");
});

test("AUTH-6 the environment wins, and an invalid value is refused with its field", async () => {
	const site = await startNewSite({ SITE_NAME: "From the environment" });
	const visitor = await site.opened();
	const set = (body: Record<string, string>) => visitor.post("/api/setup/settings", body);
	expect(await problem(await set({ step: "name", SITE_NAME: "Mine" }))).toMatchObject({
		status: 409,
		field: "SITE_NAME",
	});
	for (const [step, field, value] of [
		["address", "SITE_URL", "hub.example"],
		["mail", "SMTP_URL", "https://mail.example"],
		["mail", "MAIL_FROM", "nobody"],
		["figures", "FIGURES", "all"],
		["news", "NEWS_FEEDS", "feed"],
		["model", "AI_DAILY_BUDGET", "many"],
	] as const)
		expect(await problem(await set({ step, [field]: value })), field).toMatchObject({ status: 400, field });
	expect(await problem(await set({ step: "model", AI_PROVIDER: "openai", AI_MODEL: "m" }))).toMatchObject({
		status: 400,
		field: "AI_API_KEY",
	});
	expect(await (await visitor.get("/setup?step=name")).text()).toMatch(
		/<input[^>]+disabled=""[^>]+value="From the environment"/,
	);
	expect(site.settings()).toMatchObject({ SITE_NAME: "From the environment", AI_PROVIDER: "none" });
});

test("AUTH-6 the page tests a mail server and a model before it stores them, and shows their errors", async () => {
	const smtp = await startSmtpStub({
		onAuth: (auth, _session, done) =>
			auth.password === "right" ? done(null, { user: "me" }) : done(new Error("Wrong password, says the server")),
	});
	const model = await startOpenAiStub(() => ({ call: "ready", input: { ready: true } }));
	onTestFinished(async () => void (await Promise.all([smtp.close(), model.close()])));
	const site = await startNewSite();
	const visitor = await site.opened();
	const set = (body: Record<string, string>) => visitor.post("/api/setup/settings", { how: "test", ...body });
	const mail = (password: string) => ({
		step: "mail",
		SMTP_URL: smtp.url.replace("//", `//me:${password}@`),
		MAIL_FROM: "Hub <hello@hub.example>",
		to: ADMIN,
	});
	expect(await problem(await set(mail("wrong")))).toMatchObject({
		status: 400,
		field: "SMTP_URL",
		detail: expect.stringContaining("Wrong password, says the server"),
	});
	expect(site.settings().SMTP_URL).toBeUndefined();
	expect((await set(mail("right"))).status).toBe(200);
	expect(smtp.received.map(({ to }) => to)).toEqual([[ADMIN]]);
	expect(site.settings().MAIL_FROM).toBe("Hub <hello@hub.example>");
	const { AI_BASE_URL = "", AI_MODEL = "" } = model.settings as Record<string, string>;
	const at = { step: "model", AI_PROVIDER: "openai-compatible", AI_MODEL };
	expect(await problem(await set({ ...at, AI_BASE_URL: "http://127.0.0.1:9/v1" }))).toMatchObject({
		status: 400,
		detail: expect.stringContaining("can't be reached"),
	});
	expect((await set({ ...at, AI_BASE_URL })).status).toBe(200);
	expect(site.settings().AI_PROVIDER).toBe("openai-compatible");
});

test("ADMIN-5 AUTH-5 a stored secret is in no page, answer, log or metric, and encrypted in its table", async () => {
	const lines: string[] = [];
	const logger = createLogger({ LOG_LEVEL: "debug" }, { write: (line) => void lines.push(line) });
	const site = await startNewSite({}, { logger });
	const visitor = await site.opened();
	const secrets = {
		SMTP_URL: "smtp://me:mail-password-1@127.0.0.1:9",
		AI_API_KEY: "sk-model-key-1",
		SERPER_API_KEY: "search-key-1",
	};
	const set = (body: Record<string, string>) => visitor.post("/api/setup/settings", body);
	expect((await set({ step: "mail", SMTP_URL: secrets.SMTP_URL })).status).toBe(200);
	expect((await set({ step: "news", SERPER_API_KEY: secrets.SERPER_API_KEY, NEWS_FEEDS: "none" })).status).toBe(200);
	expect(
		(await set({ step: "model", AI_PROVIDER: "openai", AI_MODEL: "m", AI_API_KEY: secrets.AI_API_KEY })).status,
	).toBe(200);
	// nor is the secret in the form after an error
	const back = await site.form(visitor, "/api/setup/settings", {
		step: "mail",
		SMTP_URL: secrets.SMTP_URL,
		MAIL_FROM: "x",
	});
	const pages = [back.headers.get("location") ?? "", "/setup?step=mail", "/setup?step=news", "/setup?step=model", "/"];
	const texts = await Promise.all(pages.map(async (path) => (await visitor.get(path)).text()));
	expect(texts[0]).toContain("Type it again.");
	expect(texts[1]).toContain("Set. Type to replace it.");
	await visitor.post("/api/setup/admin", { email: ADMIN });
	const answers = ["/api/admin/site", "/api/admin/actions", "/api/account/data", "/api/admin/budgets"];
	const read = await Promise.all(answers.map(async (path) => (await visitor.get(path)).text()));
	const metrics = await visitor.get("/metrics", { authorization: "Bearer a token of this test" });
	const { rows } = await site.database.pool.query("select * from site_settings");
	const all = [...texts, ...read, await metrics.text(), lines.join("\n"), JSON.stringify(rows)].join("\n");
	expect(read[1]).toContain("SERPER_API_KEY");
	for (const secret of ["mail-password-1", "sk-model-key-1", "search-key-1"]) expect(all, secret).not.toContain(secret);
	expect(site.settings()).toMatchObject(secrets);
	// an empty field keeps a secret; a checkbox removes it
	const change = (body: Record<string, string>) => visitor.post("/api/admin/site", body);
	await change({ step: "news", SERPER_API_KEY: "" });
	expect(site.settings().SERPER_API_KEY).toBe("search-key-1");
	await change({ step: "news", clear_SERPER_API_KEY: "1" });
	expect(site.settings().SERPER_API_KEY).toBeUndefined();
});
