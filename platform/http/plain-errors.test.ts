import { connect } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../tests/fixtures/process.ts";
import { ForOwner, plainWords } from "./plain-errors.ts";

const codeOf = (code: string, more = {}) => Object.assign(new Error(`raw ${code}`), { code, ...more });

test("an error that an owner can fix becomes a plain text without names of system calls", async () => {
	for (const code of ["ECONNREFUSED", "ENOTFOUND", "EADDRINUSE", "EACCES", "ENOENT", "ENOSPC", "28P01", "53300"]) {
		const words = plainWords(codeOf(code, { path: "x.gz", address: "10.0.0.1", port: 1 }));
		expect(words).not.toBeNull();
		expect(words).not.toContain(code);
	}
	expect(plainWords(new ForOwner("Stop that one first."))).toBe("Stop that one first.");
	expect(plainWords(new Error("Failed query", { cause: codeOf("3D000") }))).toContain("createdb");
});

test("the failure of a name with several addresses is reported once", async () => {
	const port = await freePort();
	const error = await new Promise((resolve) => connect({ host: "localhost", port }).on("error", resolve));
	expect(plainWords(error)).toMatch(new RegExp(`^Nothing answers at .*:${port}`));
});

test("an unforeseen error keeps its stack", () => {
	expect(plainWords(new TypeError("x is not a function"))).toBeNull();
	expect(plainWords("a text")).toBeNull();
});
