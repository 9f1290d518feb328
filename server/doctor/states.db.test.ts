import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { readSettings } from "../../platform/env.ts";
import { writeStored } from "../../platform/settings/stored.ts";
import { placeForSite } from "../../tests/fixtures/database.ts";
import { freePort } from "../../tests/fixtures/process.ts";
import { scratch } from "../../tests/fixtures/scratch.ts";
import { startTestSite } from "../../tests/fixtures/site.ts";
import { startSmtpStub } from "../../tests/stubs/smtp.ts";
import { startWebStub } from "../../tests/stubs/web.ts";
import { examine } from "./doctor.ts";
import { loadStoredSettings } from "./stored.ts";

const folder = () => scratch(onTestFinished);
async function said(what: string, settings: Record<string, string>): Promise<string[]> {
	const found = await examine(readSettings({ DATA_DIR: folder(), PORT: "0", ...settings }), Date.now());
	return found.filter((finding) => finding.what === what).map(({ state, text }) => `${state} ${text}`);
}

test("distinguishes a port of another program from the site's own", async () => {
	const stranger = createServer((socket) => socket.on("error", () => undefined).end("220 not a site\r\n"));
	await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void stranger.close());
	const { port } = stranger.address() as { port: number };
	expect(await said("Port", { PORT: String(port) })).toEqual([expect.stringMatching(/^bad Port \d+ is taken/)]);
	const site = await startTestSite();
	onTestFinished(() => site.close());
	expect(await said("Port", { PORT: new URL(site.url).port })).toEqual([
		expect.stringMatching(/^good A site is running/),
	]);
	expect(await said("Port", { PORT: String(await freePort()) })).toEqual([]);
});

test("reports an unavailable PostgreSQL by host and port in plain words", async () => {
	for (const host of ["127.0.0.1", "localhost"]) {
		const port = await freePort();
		const [line = ""] = await said("Database", { DATABASE_URL: `postgres://nobody@${host}:${port}/nothing` });
		expect(line).toMatch(new RegExp(`^bad It cannot be opened\\. Nothing answers at .*:${port}`));
		expect(line).not.toContain("ECONNREFUSED");
	}
});

test("reports a damaged embedded database with the remedy", async () => {
	const DATA_DIR = folder();
	mkdirSync(join(DATA_DIR, "pglite"));
	writeFileSync(join(DATA_DIR, "pglite", "PG_VERSION"), "rubbish");
	expect(await said("Database", { DATA_DIR })).toEqual([
		expect.stringMatching(/^bad .* is damaged.*docs\/running\.md/),
	]);
});

test("a folder without a database is refused where one must exist", async () => {
	await expect(openDatabase({ dataDir: folder(), existing: true })).rejects.toThrow(/There is no database/);
});

test("reports a mail server that is unavailable, and one that refuses the password", async () => {
	const away = await said("Mail", { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
	expect(away).toEqual([expect.stringMatching(/^bad No mail can be sent.* Nothing answers at 127\.0\.0\.1/)]);
	const server = await startSmtpStub({ onAuth: (_auth, _session, done) => done(new Error("no such user")) });
	onTestFinished(server.close);
	const refused = await said("Mail", { SMTP_URL: server.url.replace("//", "//user:wrong@") });
	expect(refused).toEqual([expect.stringMatching(/^bad No mail.* refuses user or password of SMTP_URL/)]);
});

test("tests the key of a provider by its list of models, and reports a model without tools", async () => {
	const web = await startWebStub();
	onTestFinished(web.close);
	const ask = (model = "writer-1") =>
		said("AI", {
			AI_PROVIDER: "openai-compatible",
			AI_BASE_URL: `${web.url}/v1`,
			AI_API_KEY: "k",
			AI_MODEL: model,
		});
	web.on("/v1/chat/completions", { status: 400 });
	expect(await ask()).toEqual([expect.stringMatching(/^note .*could not be tried/)]);
	web.on("/v1/models", { status: 401 });
	expect(await ask()).toEqual([expect.stringMatching(/^bad .*does not take AI_API_KEY/)]);
	web.on("/v1/models", { body: JSON.stringify({ data: [{ id: "writer-1" }] }), type: "application/json" });
	expect(await ask()).toEqual([expect.stringMatching(/^good .*takes our key/)]);
	const message = { role: "assistant", content: "Ready." };
	const choices = [{ index: 0, message, finish_reason: "stop" }];
	web.on("/v1/chat/completions", { body: JSON.stringify({ id: "c", choices }), type: "application/json" });
	expect(await ask()).toEqual([expect.stringMatching(/^bad writer-1 .*calls no tools/)]);
	expect(await ask("writer-9")).toEqual([expect.stringMatching(/^note .*is AI_MODEL right/)]);
	expect(web.requests.every(({ headers }) => headers.authorization === "Bearer k")).toBe(true);
});

test("notes on PostgreSQL that nobody is named as the admin", async () => {
	const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
	expect(await said("Admin", { DATABASE_URL })).toEqual([expect.stringMatching(/^note Nobody/)]);
	expect(await said("Admin", { DATABASE_URL, ADMIN_EMAILS: "a@example.com" })).toEqual([]);
	expect(await said("Admin", {})).toEqual([]);
});

test("reports stored settings of admins that have no effect or cannot be read", async () => {
	const place = await placeForSite();
	onTestFinished(() => place.remove());
	const AUTH_SECRET = "a secret for tests, thirty-two bytes";
	const database = await place.open();
	const values = { SITE_NAME: "Stored", FIGURES: "live", AI_PROVIDER: "openai", SERPER_API_KEY: "k" };
	await database.db.transaction((tx) => writeStored(tx, AUTH_SECRET, { before: {}, values, fan_id: null }));
	await database.close();
	const look = async (environment: Record<string, string>) => {
		const all = { ...place.settings, ...environment };
		const { settings, found } = await loadStoredSettings(readSettings(all), all);
		return { name: settings.SITE_NAME, said: found.map(({ state, text }) => `${state} ${text}`) };
	};
	expect(await look({ AUTH_SECRET, FIGURES: "showcase" })).toEqual({
		name: "Stored",
		said: [
			"good Set at the desk or in /setup: SERPER_API_KEY, SITE_NAME.",
			"note Stored without effect, because the environment sets them: FIGURES.",
			"bad Stored, but wrong beside today's environment, so left out: AI_PROVIDER.",
		],
	});
	expect((await look({ AUTH_SECRET: "another secret, of thirty-two bytes" })).said.at(-1)).toMatch(
		/^bad Sealed with another AUTH_SECRET, so left out: SERPER_API_KEY\./,
	);
});
