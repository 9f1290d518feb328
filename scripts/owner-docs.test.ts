import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsSchema } from "../platform/env.ts";

// These pages have commands and settings for owners; each must exist.
const PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".env.example", ...globSync("docs/**/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const settings = Object.keys(settingsSchema.shape);

const found = (path: string, pattern: RegExp) =>
	[...readFileSync(path, "utf8").matchAll(pattern)].map(([, name = ""]) => name);

test.each(PAGES)("every npm command in %s exists", (path) => {
	const unknown = found(path, /npm run ([a-z][\w:-]*)/g).filter((name) => !(name in scripts));
	expect(unknown).toEqual([]);
});

test.each(PAGES)("every script and file in the commands of %s exists", (path) => {
	const unknown = found(path, /\b(?:node|bash) ((?:scripts|server|bench)\/[\w/.-]+\.ts)/g).filter(
		(name) => globSync(name).length === 0,
	);
	expect(unknown).toEqual([]);
});

test("the guide and the list of settings have only existing settings", () => {
	// variables of Docker and Node
	const others = ["POSTGRES_PASSWORD", "NODE_ENV"];
	for (const path of ["docs/settings.md", "docs/running.md"]) {
		const named = found(path, /(?:^ {4}(?:export )?|`|\s)([A-Z][A-Z_]{2,})=/gm);
		expect(named.length).toBeGreaterThan(5);
		expect(named.filter((name) => !settings.includes(name) && !others.includes(name))).toEqual([]);
	}
});

test("a trial restore uses nothing of the site's own, whatever is in .env", () => {
	const [trial = ""] = found("docs/running.md", /^ {4}export (.*)$/gm);
	const addresses = ["DATABASE_URL", "REDIS_URL", "SMTP_URL", "SITE_URL"];
	expect(settings).toEqual(expect.arrayContaining(addresses));
	for (const name of addresses) expect(trial.split(" ")).toContain(`${name}=`);
});

test("a restore with Docker comes before the first start of the site", () => {
	const guide = readFileSync("docs/running.md", "utf8");
	const steps = guide.slice(guide.indexOf("Restore on a new machine")).match(/^ {4}docker compose .*$/gm) ?? [];
	const at = (step: RegExp) => steps.findIndex((line) => step.test(line));
	expect(at(/up -d --wait postgres redis$/)).toBeGreaterThanOrEqual(0);
	expect(at(/run --rm worker node scripts\/restore\.ts/)).toBeGreaterThan(at(/up -d --wait postgres redis$/));
	expect(at(/up -d --wait$/)).toBe(at(/run --rm worker node scripts\/restore\.ts/) + 1);
});

test("every setting has an explanation and its default", () => {
	const guide = readFileSync(".env.example", "utf8");
	expect(settings.filter((name) => !guide.includes(`${name}=`))).toEqual([]);
});

test("the newest version in the changelog is the one of package.json", () => {
	const { version } = JSON.parse(readFileSync("package.json", "utf8"));
	expect(found("CHANGELOG.md", /^## \[(\d[\d.]*)\] - \d{4}-\d\d-\d\d$/gm)[0]).toBe(version);
	expect(readFileSync("CHANGELOG.md", "utf8")).toContain("## [Unreleased]");
});
