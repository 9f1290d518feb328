import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "../platform/logging.ts";
import { startChat } from "./fixtures/chat.ts";
import { startTestSite } from "./fixtures/site.ts";

const SECRETS = {
	AUTH_SECRET: "auth-secret-of-this-test-0123456789abcdef",
	AI_API_KEY: "sk-model-key-of-this-test",
	SERPER_API_KEY: "search-key-of-this-test",
	SMTP_URL: "smtp://postman:mail-password-of-this-test@127.0.0.1:9",
};
const VALUES = [SECRETS.AUTH_SECRET, SECRETS.AI_API_KEY, SECRETS.SERPER_API_KEY, "mail-password-of-this-test"];
const NAMES = [...Object.keys(SECRETS), "DATABASE_URL", "REDIS_URL", "METRICS_TOKEN"];

/** A site that collects its log, with the console's output. */
async function listenedTo(settings: Record<string, string> = {}) {
	const lines: string[] = [];
	const note = (...parts: unknown[]) => void lines.push(parts.map(String).join(" "));
	for (const level of ["log", "info", "warn", "error"] as const) {
		const spy = vi.spyOn(console, level).mockImplementation(note);
		onTestFinished(() => spy.mockRestore());
	}
	const logger = createLogger({ LOG_LEVEL: "debug" }, { write: (line) => void lines.push(line) });
	const site = await startTestSite(settings, { logger });
	onTestFinished(() => site.close());
	return { site, log: () => lines.join("\n") };
}

test("AUTH-4 the log of a visit contains no token, code, cookie, mail address or message", async () => {
	const { site, log } = await listenedTo();
	const visitor = site.visitor();
	const email = "private.person@example.com";
	const hidden: string[] = [email];
	for (const by of ["link", "code"] as const) {
		await visitor.post("/api/auth/sign-in", { email });
		const mail = await site.newestMail(email);
		const link = new URL(mail.links[0] ?? "");
		const token = link.searchParams.get("token") ?? "";
		hidden.push(token, mail.code ?? "");
		await visitor.get(link.pathname + link.search);
		await visitor.post("/api/auth/confirm", { token: `${token}x` });
		if (by === "link") expect((await visitor.post("/api/auth/confirm", { token })).status).toBe(200);
		else expect((await visitor.post("/api/auth/code", { email, code: mail.code })).status).toBe(200);
		hidden.push(...visitor.cookies.values());
	}
	const chat = await startChat(site, "Quiet room");
	await chat.said(chat.maker, "something-said-in-confidence");
	hidden.push("something-said-in-confidence");
	expect(log()).toContain('"path":"/auth/confirm"');
	// only as a whole word, because times and ids may contain the six digits of a code
	for (const value of hidden)
		expect(log(), value).not.toMatch(new RegExp(`(?<![\\w-])${value.replace(/[^\w]/g, "\\$&")}(?![\\w-])`));
});

test("SHELL-6 a failed query shows no SQL or stack in pages and answers, and no parameter in the log", async () => {
	const { site, log } = await listenedTo({ ADMIN_EMAILS: "admin@example.com" });
	const fan = await site.fan("fan@example.com");
	await site.database.pool.query("alter table ipl_facts rename to facts_elsewhere");
	await site.database.pool.query("alter table admin_grants rename to grants_elsewhere");
	for (const [path, expected] of [
		["/facts?q=typed-by-a-fan", 500],
		["/api/facts?q=typed-by-a-fan", 500],
		["/api/admin/fans", 500],
		["/api/profile", 500],
	] as const) {
		const response = await fan.get(path);
		const text = await response.text();
		expect([expected, 503], path).toContain(response.status);
		expect(text, path).not.toMatch(/ipl_facts|admin_grants|relation|select |Failed query|\n\s+at |\.ts:\d/i);
	}
	expect(log()).toContain("ipl_facts");
	expect(log()).not.toContain("typed-by-a-fan");
});

test("AUTH-5 no page, answer, served file or log line contains the value of a secret setting", async () => {
	const { site, log } = await listenedTo({
		...SECRETS,
		AI_PROVIDER: "openai-compatible",
		AI_BASE_URL: "http://127.0.0.1:9",
		AI_MODEL: "model",
		SERPER_BASE_URL: "http://127.0.0.1:9",
	});
	const visitor = site.visitor();
	const answers = [
		...[
			"/",
			"/auth",
			"/news",
			"/facts",
			"/ai-chat",
			"/no-such-page",
			"/api/openapi.json",
			"/api/docs",
			"/healthz",
			"/readyz",
		].map((path) => visitor.get(path)),
		...["/.env", "/package.json", "/server/main.ts", "/var/auth-secret", "/assets/../../../.env"].map((path) =>
			visitor.get(path),
		),
		visitor.post("/api/auth/sign-in", { email: "asha@example.com" }),
		visitor.post("/api/serper-search", { query: "cricket" }),
		visitor.post("/api/functions/ipl-ai-assistant", { question: "How many runs does Virat Kohli have?" }),
	];
	for (const answer of await Promise.all(answers)) {
		const text = await answer.text();
		for (const value of VALUES) expect(text, answer.url).not.toContain(value);
	}
	expect(log()).toContain("/api/auth/sign-in");
	for (const value of VALUES) expect(log()).not.toContain(value);
});

test("AUTH-5 files for browsers contain no name of a secret setting and no library of the server", () => {
	const folder = "build/client";
	if (!existsSync(folder)) throw new Error("The pages are not built: npm run build");
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		/\.(?:js|css|html|json)$/.test(name),
	);
	expect(files.length).toBeGreaterThan(20);
	for (const name of files) {
		const text = readFileSync(join(folder, name), "utf8");
		for (const setting of NAMES) expect(text, name).not.toContain(setting);
		expect(text, name).not.toMatch(/drizzle-orm|better-auth|nodemailer|node:crypto|process\.env\.[A-Z]/);
	}
});
