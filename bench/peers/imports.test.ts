import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the home page of the peers imports files that exist", () => {
	const sources = globSync("bench/peers/next/**/*.{ts,tsx}", { exclude: ["**/node_modules/**"] });
	const imported = sources.flatMap((path) =>
		[...readFileSync(path, "utf8").matchAll(/from "\.{1,2}\/site\/([^"]+)"/g)].map(([, file]) => `app/${file}`),
	);
	expect(imported.length).toBeGreaterThan(3);
	expect(imported.filter((file) => !existsSync(`${file}.tsx`) && !existsSync(`${file}.ts`))).toEqual([]);
});
