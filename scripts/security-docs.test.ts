import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

test.each(["docs/security.md", "docs/security/asvs.md"])("every test in %s exists", (path) => {
	const named = readFileSync(path, "utf8")
		.split("\n")
		.flatMap((line) => {
			// a name without a folder is in the folder of the previous one
			let folder = "";
			return [...line.matchAll(/`([\w./*-]+\.(?:test|spec)\.ts)`/g)].map(([, name = ""]) => {
				if (name.includes("/")) folder = posix.dirname(name);
				return name.includes("/") ? name : posix.join(folder, name);
			});
		});
	expect(named.length).toBeGreaterThan(20);
	const missing = named.filter((name) => globSync([name, `app/features/${name}`]).length === 0);
	expect(missing).toEqual([]);
});
