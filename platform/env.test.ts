import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readSettings, settingsSchema } from "./env.ts";

const folder = () => mkdtempSync(join(tmpdir(), "tm-env-"));

test(".env.example names every setting, with its default", () => {
	const text = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
	const named = [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
	expect(named.sort()).toEqual(Object.keys(settingsSchema.shape).sort());
	const defaults = readSettings({ AUTH_SECRET: "x".repeat(32) });
	expect(readSettings({ ...parseEnv(text), AUTH_SECRET: "x".repeat(32) })).toEqual(defaults);
});

test("a wrong setting prevents the start and is named", () => {
	expect(() => readSettings({ PORT: "many", DATABASE_URL: "mysql://x", FIGURES: "true" })).toThrow(
		/PORT: [\s\S]*DATABASE_URL: [\s\S]*FIGURES: /,
	);
	expect(() => readSettings({ AUTH_SECRET: "short" })).toThrow(/AUTH_SECRET: must have at least 32 characters/);
	expect(() => readSettings({ PORT: "many" })).toThrow(/PORT: must be a number/);
	expect(() => readSettings({ DATABASE_URL: "host:5432/x" })).toThrow(
		/DATABASE_URL: must be an address like postgres:/,
	);
});

test("the secret is generated once, stored, and readable by its owner alone", () => {
	const DATA_DIR = folder();
	const secret = readSettings({ DATA_DIR }).AUTH_SECRET;
	expect(secret).toMatch(/^[0-9a-f]{64}$/);
	expect(readSettings({ DATA_DIR }).AUTH_SECRET).toBe(secret);
	expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o077).toBe(0);
});

test.each([
	["empty", ""],
	["blank", " \n"],
	["cut off", "0123456789abcdef"],
])("a stored secret that is %s is refused with a text for the owner, and not replaced", (_what, left) => {
	const DATA_DIR = folder();
	const path = join(DATA_DIR, "auth-secret");
	writeFileSync(path, left);
	expect(() => readSettings({ DATA_DIR })).toThrow(
		/^Wrong settings:\n {2}DATA_DIR: .*auth-secret holds no whole secret\./,
	);
	expect(readFileSync(path, "utf8")).toBe(left);
	const AUTH_SECRET = "x".repeat(32);
	expect(readSettings({ DATA_DIR, AUTH_SECRET }).AUTH_SECRET).toBe(AUTH_SECRET);
});

test("an empty value counts as unset, and the site's address follows the port", () => {
	const settings = readSettings({ DATA_DIR: folder(), PORT: "4000", SITE_URL: "", DATABASE_URL: "" });
	expect(settings.SITE_URL).toBe("http://localhost:4000");
	expect(settings.DATABASE_URL).toBeUndefined();
	expect(readSettings({ DATA_DIR: folder(), SITE_URL: "https://hub.example/" }).SITE_URL).toBe("https://hub.example");
});

test.each([
	["SITE_NAME", "Twelfth\nMan"],
	["SITE_NAME", "Twelfth\rBcc: all@example.com"],
	["SITE_NAME", "Twelfth\u2028Man"],
	["MAIL_FROM", "Hub\u0000 <hello@hub.example>"],
	["AI_MODEL", "model\r\nX-Key: 1"],
	["METRICS_TOKEN", "0123456789\n0123456789"],
])("SITE-3 %s is refused when it holds a line break or a control character", (name, value) => {
	expect(() => readSettings({ AUTH_SECRET: "x".repeat(32), [name]: value })).toThrow(`${name}: must be one line`);
});

test.each([
	["on", true],
	["true", true],
	["off", false],
	["loopback", ["127.0.0.0/8", "::1/128"]],
	["10.0.0.0/8, fd00::/8,192.0.2.1", ["10.0.0.0/8", "fd00::/8", "192.0.2.1"]],
])("SITE-3 TRUST_PROXY=%s is accepted", (text, trusted) => {
	expect(readSettings({ AUTH_SECRET: "x".repeat(32), TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted);
});

test.each(["yes", "10.0.0.0/33", "proxy.example", ","])("SITE-3 TRUST_PROXY=%s is refused", (text) => {
	expect(() => readSettings({ AUTH_SECRET: "x".repeat(32), TRUST_PROXY: text })).toThrow(
		/TRUST_PROXY: must be on, off/,
	);
});

test.each(["https://news.example/rss#Asia/Kolkata", "https://news.example/rss", "none"])(
	"NEWS-3 NEWS_FEEDS=%s is accepted",
	(text) => expect(readSettings({ AUTH_SECRET: "x".repeat(32), NEWS_FEEDS: text }).NEWS_FEEDS).toEqual([text]),
);
test("NEWS-3 NEWS_FEEDS with an unknown time zone is refused", () => {
	expect(() => readSettings({ AUTH_SECRET: "x".repeat(32), NEWS_FEEDS: "https://news.example/rss#Mars" })).toThrow(
		/NEWS_FEEDS: must have a time zone/,
	);
});
