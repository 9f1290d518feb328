import { expect, test } from "vitest";
import { isPlainHttp } from "./plain-http.ts";

test.each([
	["http://192.0.2.2:4200", true],
	["http://hub.example", true],
	["http://raspberry.local:3000", true],
	["https://hub.example", false],
	["http://localhost:3000", false],
	["http://127.0.0.1:3000", false],
	["http://[::1]:3000", false],
])("SHELL-9 the owner of a site at %s is warned of plain http: %s", (SITE_URL, warned) => {
	expect(isPlainHttp({ SITE_URL })).toBe(warned);
});
