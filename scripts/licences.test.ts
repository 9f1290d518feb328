import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { license?: string; dev?: boolean; integrity?: string; resolved?: string };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const production = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);

/** Licences that the MIT licence of this project permits. LGPL libraries are linked, not changed. */
const ALLOWED = [
	"0BSD",
	"AFL-2.1",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"BlueOak-1.0.0",
	"CC0-1.0",
	"ISC",
	"LGPL-3.0-or-later",
	"MIT",
	"MIT-0",
	"MPL-2.0",
	"OFL-1.1",
	"Unlicense",
];
/** Their package.json names no licence; the included text is MIT. */
const UNNAMED = ["node_modules/xmlhttprequest-ssl"];

/** Whether an SPDX expression is allowed: every part of an AND, one of an OR. */
const mayBeUsed = (expression: string): boolean =>
	expression
		.replace(/[()]/g, "")
		.split(" AND ")
		.every((part) => part.split(" OR ").some((licence) => ALLOWED.includes(licence.trim())));

test("every installed package has an allowed licence", () => {
	expect(production.length).toBeGreaterThan(100);
	const refused = production.filter(([path, { license }]) => !UNNAMED.includes(path) && !mayBeUsed(license ?? "none"));
	expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("every package has an integrity hash", () => {
	expect(production.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
});
