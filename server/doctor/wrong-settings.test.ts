import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings, settingsSchema } from "../../platform/env.ts";
import { freePort } from "../../tests/fixtures/process.ts";
import { startSmtpStub } from "../../tests/stubs/smtp.ts";
import { json, rss, startWebStub, type WebStub } from "../../tests/stubs/web.ts";
import { diagnose } from "./doctor.ts";
import { examineNames } from "./names.ts";

const folder = mkdtempSync(join(tmpdir(), "tm-wrong-"));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
	for (const close of closers.reverse()) await close();
});

/** A server that sends the same reply at each connection and each line. */
async function speaker(words = ""): Promise<string> {
	const server = createServer((socket) => socket.on("error", () => undefined).on("data", () => socket.write(words)));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closers.push(() => void server.close());
	return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let web: WebStub;
/** The values for {names} in the rows below. */
const places: Record<string, string> = {};
beforeAll(async () => {
	web = await startWebStub();
	closers.push(web.close);
	web.on("/feed", rss([{ title: "A story", link: "https://news.example/1" }]));
	web.on("/page", { body: "<html></html>", type: "text/html" });
	web.on("/refuses/models", { status: 401 });
	web.on("/refuses/account", { status: 403 });
	web.on("/lists/models", json({ data: [{ id: "writer-1" }] }));
	web.on("/silent/models", "silence");
	web.on("/silent/account", "silence");
	web.on("/silent/feed", "silence");
	const mail = await startSmtpStub();
	const guarded = await startSmtpStub({ onAuth: (_auth, _session, done) => done(new Error("no such user")) });
	closers.push(mail.close, guarded.close);
	const file = join(folder, "file");
	writeFileSync(file, "");
	const link = join(folder, "link");
	symlinkSync(join(folder, "nowhere"), link);
	mkdirSync(join(folder, "data"));
	Object.assign(places, {
		web: web.url,
		host: new URL(web.url).host,
		port: String(web.port),
		closed: `127.0.0.1:${await freePort()}`,
		silent: await speaker(),
		stranger: await speaker("-WRONGPASS invalid username-password pair or user is disabled.\r\n"),
		mail: new URL(mail.url).host,
		guarded: new URL(guarded.url).host,
		file,
		link,
		folder: join(folder, "data"),
	});
});

const TIMEOUT_MS = 3_000;
async function said(row: Record<string, string>): Promise<string[]> {
	const settings = Object.fromEntries(
		Object.entries(row).map(([name, value]) => [name, value.replace(/\{(\w+)\}/g, (_, place) => places[place] ?? "")]),
	);
	const environment = { DATA_DIR: places.folder, PORT: "0", ...settings };
	const names = { environment: [], file: Object.keys(settings) };
	const found = await diagnose(names, () => readSettings(environment), Date.now(), TIMEOUT_MS, environment);
	return found.filter(({ state }) => state !== "good").map(({ state, what, text }) => `${state} ${what}: ${text}`);
}

const compatible = { AI_PROVIDER: "openai-compatible", AI_MODEL: "writer-9" };
const postgres = { DATABASE_URL: "postgres://nobody@{closed}/nothing" };
const ours = { OUTSIDE_ADDRESSES: "127.0.0.1" };
/** Each setting with wrong values, and what the doctor reports. */
const ROWS: [Record<string, string>, RegExp][] = [
	[{ PORT: "many" }, /PORT: must be a number/],
	[{ PORT: "80.5" }, /PORT: must be a whole number/],
	[{ PORT: "70000" }, /PORT: must be 65535 or less/],
	[{ PORT: "{port}" }, /bad Port: Port \d+ is taken by another program/],
	[{ HOST: "203.0.113.7" }, /bad Port: The site cannot listen on HOST=203\.0\.113\.7.* no address of this machine/],
	[{ HOST: "no-host.invalid" }, /bad Port: The site cannot listen on HOST=no-host\.invalid.* no-host\.invalid/],
	[{ SITE_URL: "hub.example" }, /SITE_URL: must be an address like https:\/\/hub\.example/],
	[{ SITE_URL: "https://hub.example/ipl" }, /SITE_URL: must be an address without a path/],
	[{ SITE_URL: "http://hub.example" }, /bad Address: Without https/],
	[{ SITE_NAME: " " }, /SITE_NAME: must have at least one letter/],
	[{ DATA_DIR: "{file}" }, /DATA_DIR: .*file is no folder/],
	[{ DATA_DIR: "{file}/below" }, /DATA_DIR: .*file is no folder/],
	[{ DATA_DIR: "{link}" }, /DATA_DIR: .*link is a link that leads nowhere/],
	[{ DATA_DIR: "{link}", AUTH_SECRET: "x".repeat(32) }, /bad Disk: DATA_DIR cannot be used\. .*leads nowhere/],
	[{ DATABASE_URL: "mysql://x" }, /DATABASE_URL: must be an address like postgres:/],
	[postgres, /bad Database: It cannot be opened\. Nothing answers at 127/],
	[{ DATABASE_URL: "postgres://nobody@{silent}/x" }, /bad Database: There is no answer after 3 s/],
	[{ DATABASE_URL: "postgres://nobody@{host}/x" }, /bad Database: .*DATABASE_URL/],
	[{ REDIS_URL: "localhost:6379" }, /REDIS_URL: must be an address like redis:/],
	[{ REDIS_URL: "redis://{closed}" }, /bad Redis: /],
	[{ REDIS_URL: "redis://{silent}" }, /bad Redis: There is no answer after 3 s/],
	[{ REDIS_URL: "redis://:wrong@{stranger}" }, /bad Redis: .*password of REDIS_URL/],
	[{ AUTH_SECRET: "short" }, /AUTH_SECRET: must have at least 32 characters/],
	[{ ADMIN_EMAILS: "you@example.com,notanaddress" }, /ADMIN_EMAILS: must be mail addresses/],
	[{ SMTP_URL: "mail.example:25" }, /SMTP_URL: must be an address like smtps:/],
	[{ SMTP_URL: "smtp://{closed}" }, /bad Mail: No mail can be sent.* Nothing answers at 127/],
	[{ SMTP_URL: "smtp://{silent}" }, /bad Mail: There is no answer after 3 s/],
	[{ SMTP_URL: "smtps://{mail}" }, /bad Mail: .*does not begin with TLS, as smtps:\/\/ does/],
	[{ SMTP_URL: "smtp://{host}" }, /bad Mail: /],
	[{ SMTP_URL: "smtp://user:wrong@{guarded}" }, /bad Mail: .* refuses user or password of SMTP_URL/],
	[{ MAIL_FROM: "garbage" }, /MAIL_FROM: must be like Twelfth Man </],
	[{ MAIL_FROM: "Hub <hello@hub.example" }, /MAIL_FROM: must be like Twelfth Man </],
	[{ SMTP_URL: "smtp://{mail}" }, /note Mail: .*set MAIL_FROM to an address of yours/],
	[{ CONTACT_EMAIL: "garbage" }, /CONTACT_EMAIL: must be a mail address/],
	[{ SOCIAL_LINKS: "javascript:alert(1)" }, /SOCIAL_LINKS: must be an address like https:/],
	[{ AI_PROVIDER: "gpt" }, /AI_PROVIDER: must be none, openai, anthropic or openai-compatible/],
	[{ AI_PROVIDER: "openai" }, /AI_API_KEY: AI_PROVIDER=openai needs it\n {2}AI_MODEL: AI_PROVIDER=openai needs it/],
	[{ AI_API_KEY: "k" }, /note AI: AI_PROVIDER is none, so nothing reads AI_API_KEY/],
	[{ ...compatible, AI_BASE_URL: "nope" }, /AI_BASE_URL: must be an address like/],
	[{ ...compatible, AI_BASE_URL: "{web}/v9" }, /bad AI: Nothing at .*\/v9 takes questions.* AI_BASE_URL/],
	[{ ...compatible, AI_BASE_URL: "http://{closed}/v1" }, /bad AI: .* cannot be reached at http/],
	[{ ...compatible, AI_BASE_URL: "{web}/silent" }, /bad AI: /],
	[{ ...compatible, AI_BASE_URL: "{web}/refuses", AI_API_KEY: "k" }, /bad AI: .* does not take AI_API_KEY/],
	[{ ...compatible, AI_BASE_URL: "{web}/lists", AI_MODEL: "writer-9" }, /note AI: .* is AI_MODEL right/],
	[{ AI_DAILY_BUDGET: "-1" }, /AI_DAILY_BUDGET: must be 0 or more/],
	[{ ...compatible, AI_BASE_URL: "{web}/lists", AI_DAILY_BUDGET: "0" }, /note AI: AI_DAILY_BUDGET is 0/],
	[{ AI_TIMEOUT: "soon" }, /AI_TIMEOUT: must be a number/],
	[{ AI_REASONING: "much" }, /AI_REASONING: must be provider-default, none, minimal, low, medium or high/],
	[{ AI_TIMEOUT: "0" }, /AI_TIMEOUT: must be 0\.1 or more/],
	[{ SERPER_API_KEY: "k", SERPER_BASE_URL: "{web}/refuses" }, /bad News search: .* does not take SERPER_API_KEY/],
	[{ SERPER_API_KEY: "k", SERPER_BASE_URL: "{web}/v9" }, /bad News search: SERPER_BASE_URL .* it answers 404/],
	[
		{ SERPER_API_KEY: "k", SERPER_BASE_URL: "http://{closed}" },
		/bad News search: SERPER_BASE_URL .* cannot be reached/,
	],
	[{ SERPER_API_KEY: "k", SERPER_BASE_URL: "{web}/silent" }, /bad News search: /],
	[{ SERPER_BASE_URL: "nope" }, /SERPER_BASE_URL: must be an address like/],
	[{ NEWS_FEEDS: "nope" }, /NEWS_FEEDS: must be an? address/],
	[{ NEWS_FEEDS: "{web}/feed" }, /bad News feeds: .*\/feed: it is not on the public internet.* OUTSIDE_ADDRESSES/],
	[{ NEWS_FEEDS: "http://10.0.0.1/feed" }, /bad News feeds: .*10\.0\.0\.1\/feed: it is not on the public internet/],
	[{ ...ours, NEWS_FEEDS: "{web}/feed,{web}/none" }, /^bad News feeds: .*\/none: it answers 404\.$/m],
	[{ ...ours, NEWS_FEEDS: "{web}/page" }, /bad News feeds: .*\/page: it answers with something else/],
	[{ ...ours, NEWS_FEEDS: "http://{closed}/" }, /bad News feeds: .*it cannot be reached/],
	[{ ...ours, NEWS_FEEDS: "{web}/silent/feed" }, /bad News feeds: /],
	[{ OUTSIDE_ADDRESSES: "192.168.1.0/24" }, /OUTSIDE_ADDRESSES: must be IP addresses/],
	[{ FIGURES: "true" }, /FIGURES: must be showcase or live/],
	[{ PREDICTOR: "random" }, /PREDICTOR: must be model or simulated/],
	[{ INDEXNOW: "yes" }, /INDEXNOW: must be on or off/],
	[{ INDEXNOW: "on" }, /bad IndexNow: .* cannot reach localhost/],
	[{ INDEXNOW_URL: "nope" }, /INDEXNOW_URL: must be an address like/],
	[
		{ INDEXNOW: "on", SITE_URL: "https://hub.example", INDEXNOW_URL: "{web}/indexnow" },
		/bad IndexNow: INDEXNOW_URL: .* it is not on the public internet/,
	],
	[
		{ ...ours, INDEXNOW: "on", SITE_URL: "https://hub.example", INDEXNOW_URL: "{web}/indexnow" },
		/note IndexNow: INDEXNOW_URL: .* answers 404/,
	],
	[{ TRUST_PROXY: "yes" }, /TRUST_PROXY: must be on, off, loopback/],
	[{ TRUST_PROXY: "on" }, /note Address: TRUST_PROXY is on/],
	[{ SITE_URL: "https://hub.example" }, /note Address: TRUST_PROXY is off/],
	[{ LOG_LEVEL: "verbose" }, /LOG_LEVEL: must be debug, info, warn, error or silent/],
	[{ MATCH_FEEDS: "feed.example" }, /MATCH_FEEDS: must be addresses like/],
	[{ MATCH_OF_THE_DAY: "8pm" }, /MATCH_OF_THE_DAY: must be an hour like 20:00, or off/],
	[{ MATCH_FEED_SECONDS: "1" }, /MATCH_FEED_SECONDS: must be 2 or more/],
	[{ MATCH_FEED_TOKEN: "short" }, /MATCH_FEED_TOKEN: must have at least 16 characters/],
	[{ METRICS_TOKEN: "short" }, /METRICS_TOKEN: must have at least 16 characters/],
	[{ SHEDDING: "no" }, /SHEDDING: must be on or off/],
	[{ CHECK_ANSWERS: "true" }, /CHECK_ANSWERS: must be on or off/],
	[{ CHECK_ANSWERS: "on" }, /note Tests: CHECK_ANSWERS is on/],
	[{ SOCKETS_PER_NETWORK: "0" }, /SOCKETS_PER_NETWORK: must be 1 or more/],
	[{ STOP_DELAY: "-1" }, /STOP_DELAY: must be 0 or more/],
	[{ ROLE: "cook" }, /ROLE: must be all, web or worker/],
	[{ ROLE: "worker" }, /bad Role: .* need DATABASE_URL and REDIS_URL/],
	[{ SMPT_URL: "smtp://x" }, /bad Settings: SMPT_URL in \.env is no setting: SMTP_URL is meant/],
	[{ smtp_url: "smtp://x" }, /bad Settings: smtp_url in \.env is no setting: SMTP_URL is meant/],
	[{ PROT: "80" }, /bad Settings: PROT in \.env is no setting: PORT is meant/],
	[{ SMTP_HOST: "mail.example" }, /note Settings: SMTP_HOST in \.env is no setting of the site/],
];

test.concurrent.each(ROWS)("npm run doctor names %j", async (row, words) => {
	expect((await said(row)).join("\n")).toMatch(words);
});

test("every setting has a row with a wrong value", () => {
	const tried = new Set(ROWS.flatMap(([row]) => Object.keys(row)));
	expect(Object.keys(settingsSchema.shape).filter((name) => !tried.has(name))).toEqual([]);
});

test("reports no valid setting as wrong", async () => {
	const { web: base, mail } = places;
	const right = { ...ours, NEWS_FEEDS: `${base}/feed`, SMTP_URL: `smtp://${mail}`, MAIL_FROM: "hello@hub.example" };
	web.on("/search/account", json({ balance: 100 }));
	web.on("/other/news", { status: 400 });
	for (const SERPER_BASE_URL of [`${base}/search`, `${base}/other`])
		expect(await said({ ...right, SERPER_API_KEY: "k", SERPER_BASE_URL })).toEqual([
			expect.stringMatching(/^note Address/),
			expect.stringMatching(/^note Database: Nothing in/),
		]);
});

test("reports environment names that are nearly a setting, and no others", () => {
	const reported = (...environment: string[]) => examineNames({ environment, file: [] }).map(({ text }) => text);
	expect(reported("SMPT_URL", "ADMIN_EMAIL", "DATABASE_URI")).toEqual([
		"SMPT_URL in the environment is no setting: is SMTP_URL meant?",
		"ADMIN_EMAIL in the environment is no setting: is ADMIN_EMAILS meant?",
		"DATABASE_URI in the environment is no setting: is DATABASE_URL meant?",
	]);
	const ordinary =
		"HOME HOSTNAME HOSTTYPE PATH PWD OLDPWD SHELL SHLVL USER LOGNAME LANG LC_ALL LS_COLORS TERM COLORTERM TZ MAIL EDITOR PAGER DISPLAY " +
		"SSH_AUTH_SOCK SSH_CONNECTION XDG_RUNTIME_DIR XDG_DATA_DIRS DBUS_SESSION_BUS_ADDRESS INIT_CWD NODE NODE_ENV NODE_OPTIONS npm_command " +
		"npm_config_cache CI GITHUB_TOKEN JAVA_HOME VIRTUAL_ENV PGHOST PGPORT PGUSER PGPASSWORD PGDATA POSTGRES_PASSWORD POSTGRES_URL " +
		"REDIS_HOST REDISCLOUD_URL OPENAI_API_KEY OPENAI_BASE_URL ANTHROPIC_API_KEY XAI_API_KEY HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy " +
		"DOCKER_HOST KUBERNETES_PORT KUBERNETES_SERVICE_HOST INVOCATION_ID JOURNAL_STREAM MALLOC_ARENA_MAX MEMORY_PRESSURE_WATCH _";
	expect(reported(...ordinary.split(" "), ...Object.keys(settingsSchema.shape))).toEqual([]);
	expect(examineNames({ environment: [], file: ["POSTGRES_PASSWORD", "NODE_OPTIONS", "TZ"] })).toEqual([]);
});

test("npm run doctor ends with 1 when a folder cannot be made", () => {
	for (const more of [{}, { AUTH_SECRET: "x".repeat(32) }]) {
		const env = { ...process.env, DATABASE_URL: "", REDIS_URL: "", PORT: "0", DATA_DIR: "/proc/nope", ...more };
		const { status, stdout } = spawnSync(process.execPath, ["scripts/doctor.ts"], {
			env,
			encoding: "utf8",
			timeout: 60_000,
		});
		expect(stdout).toMatch(/^BAD .*DATA_DIR.* No folder can be made at \/proc\/nope\.$/ms);
		expect(status).toBe(1);
	}
});
