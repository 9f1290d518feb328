import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PAGES_AND_CHATS, SHELL, ASSETS as STORED_ASSETS } from "../../lib/offline/rules.ts";
import { BROWSER_STORAGE, type StoredItem } from "./browser-storage.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = globSync("{app,platform,server}/**/*.{ts,tsx}", { cwd: root })
	.filter((path) => !/\.test\.|browser-storage\.ts$|browser\/storage\.ts$/.test(path))
	.map((path) => ({ path, code: readFileSync(root + path, "utf8") }));
const all = sources.map(({ code }) => code).join("\n");

const isListed = (name: string, ...where: StoredItem["where"][]) =>
	BROWSER_STORAGE.some((item) => where.includes(item.where) && (name === item.name || name.startsWith(item.name)));

/** The beginning of a storage key as text: from a literal, a constant, a property or a function. */
function textOf(key: string, code: string): string | undefined {
	const literal = /^["'`]([^"'`$]+)/.exec(key);
	if (literal) return literal[1];
	const [name = "", field] = key.split(/[.(]/);
	const defined = new RegExp(`const ${name} =([^;]+);`).exec(code)?.[1] ?? "";
	const own = key.includes(".") ? (new RegExp(`\\b${field}: (["'\`][^,}]+)`).exec(defined)?.[1] ?? "") : defined;
	return /["'`]([^"'`$]+)/.exec(own)?.[1];
}

test("SHELL-5 every key of the browser's storages that the code writes is listed on the cookie page", () => {
	const written = sources.flatMap(({ path, code }) =>
		[...code.matchAll(/(?:\.setItem|\bwriteStorage)\(\s*([^,]+),/g)].map(([, key = ""]) => ({
			path,
			key,
			name: textOf(key, code) ?? textOf(key, all),
		})),
	);
	expect(written.length).toBeGreaterThan(6);
	for (const { path, key, name } of written) {
		expect(name, `${path} writes ${key}, which this test cannot read`).toBeDefined();
		expect(isListed(name ?? "", "local storage", "session storage"), `${name} of ${path}`).toBe(true);
	}
});

test("SHELL-5 every cookie, database and cache is listed", () => {
	const cookies = [
		...[...all.matchAll(/"__Host-([\w.]+)"/g)].map(([, name = ""]) => name),
		...[...all.matchAll(/\bwriteCookie\("(\w+)", /g)].map(([, name = ""]) => name),
		...[...all.matchAll(/\bset-?[cC]ookie\(\w+, "(\w+)"/g)].map(([, name = ""]) => name),
	];
	expect(new Set(cookies)).toEqual(
		new Set(["fan.session_token", "sign_in", "sign_in_probe", "quiz_visitor", "referral", "device"]),
	);
	for (const name of cookies) expect(isListed(name, "cookie"), name).toBe(true);
	const databases = [...all.matchAll(/indexedDB\.open\("([^"]+)"/g)].map(([, name = ""]) => name);
	for (const name of databases) expect(isListed(name, "database"), name).toBe(true);
	for (const name of [PAGES_AND_CHATS, STORED_ASSETS, SHELL]) expect(isListed(name, "cache"), name).toBe(true);
});

test("SHELL-5 every listed item occurs in the code", () => {
	for (const { name } of BROWSER_STORAGE) expect(all.includes(name), `${name} is stored by nobody`).toBe(true);
});
