import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lockDataDir, ownerOf } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "tm-lock-"));
const dir = join(folder, "pglite");
const lock = `${dir}.lock`;
beforeEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lives as long as the test does, and is another process. */
const living = process.ppid;
const ANOTHER_BOOT = "00000000-0000-4000-8000-000000000000";
/** What this process would write, as if the other had. */
function lockOfLiving(): string {
	lockDataDir(dir);
	return readFileSync(lock, "utf8").replace(String(process.pid), String(living));
}

test("the folder of a living process is refused, by name", () => {
	writeFileSync(lock, lockOfLiving());
	expect(ownerOf(dir)).toBe(living);
	expect(() => lockDataDir(dir)).toThrow(`in use by process ${living}`);
	expect(ownerOf(dir)).toBe(living);
});

test("so it is when an earlier version wrote the lock", () => {
	writeFileSync(lock, String(living));
	expect(ownerOf(dir)).toBe(living);
	expect(() => lockDataDir(dir)).toThrow(`in use by process ${living}`);
});

// only Linux tells one run of the machine from another
const told = existsSync("/proc/sys/kernel/random/boot_id");
test.skipIf(!told)("a lock of before the machine was started anew is taken over, whoever has its number now", () => {
	const left = lockOfLiving().replace(/(?<= )[\da-f-]{36}$/, ANOTHER_BOOT);
	expect(left).toBe(`${living} ${ANOTHER_BOOT}`);
	writeFileSync(lock, left);
	expect(ownerOf(dir)).toBeUndefined();
	const unlock = lockDataDir(dir);
	expect(ownerOf(dir)).toBe(process.pid);
	unlock();
	expect(ownerOf(dir)).toBeUndefined();
});

test("a lock without its text is of another start that is just writing it, and taken over when it is old", () => {
	writeFileSync(lock, "");
	expect(() => lockDataDir(dir)).toThrow("just opening");
	utimesSync(lock, 0, Date.now() / 1000 - 60);
	lockDataDir(dir)();
});

test.each([`4194304 ${ANOTHER_BOOT}`, "4194304"])("the lock of a dead process is taken over: %j", (left) => {
	writeFileSync(lock, left);
	expect(ownerOf(dir)).toBeUndefined();
	lockDataDir(dir)();
});
