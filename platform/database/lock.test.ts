import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { ownMounts, ownPidNamespace } from "../../tests/fixtures/namespace.ts";
import { isLocked, lockDataDir, socketFolderOf } from "./lock.ts";

const HOLDER = fileURLToPath(new URL("../../tests/fixtures/holder.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tm-lock-"));
const dir = join(folder, "pglite");
const card = `${dir}.lock`;
beforeEach(() => void mkdirSync(dir));
afterEach(async () => {
	await Promise.all(running.splice(0).map(kill));
	for (const name of [dir, card, `${dir}.held`]) rmSync(name, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running: ChildProcess[] = [];
async function kill(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, "exit");
	child.kill("SIGKILL");
	await gone;
}

/** Another process that locks the folder, with its output. `within` is put before its command. */
async function holder(within: readonly string[] = [], path = dir): Promise<{ child: ChildProcess; said: string }> {
	const [program = "", ...args] = [...within, process.execPath, HOLDER, path];
	const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
	running.push(child);
	const [said] = await once(createInterface(child.stdout as NodeJS.ReadableStream), "line");
	return { child, said };
}

test("the folder of another process is refused, with its pid and host", async () => {
	const first = await holder();
	expect(first.said).toBe(`took as ${first.child.pid}`);
	expect(isLocked(dir)).toBe(true);
	const words = `${dir} is in use by process ${first.child.pid} on ${hostname()}. Stop that one first, or set DATA_DIR to another folder.`;
	expect(() => lockDataDir(dir)).toThrow(words);
	expect((await holder()).said).toBe(words);
	expect(isLocked(dir)).toBe(true);
});

test("of many processes that start at once one gets the lock", async () => {
	const said = (await Promise.all(Array.from({ length: 6 }, () => holder()))).map((each) => each.said);
	expect(said.filter((line) => line.startsWith("took"))).toHaveLength(1);
	expect(said.filter((line) => line.includes(" is in use by "))).toHaveLength(5);
});

test("of two containers with one volume, both with pid 1, the second is refused", async () => {
	const container = ownPidNamespace();
	expect((await holder(container)).said).toBe("took as 1");
	const words = `${dir} is in use by another process or container (its host name is ${hostname()}). Stop that one first, or set DATA_DIR to another folder.`;
	for (const within of [container, container, []]) {
		expect(isLocked(dir)).toBe(true);
		expect((await holder(within)).said).toBe(words);
	}
});

test("a path through a link has the same lock", async () => {
	const link = join(folder, "link");
	symlinkSync(dir, link);
	await holder();
	expect((await holder([], link)).said).toContain(" is in use by ");
	rmSync(link);
});

test.each([
	["a process", () => []],
	["a container", ownPidNamespace],
])("%s that is killed leaves no lock behind", async (_what, within) => {
	const first = await holder(within());
	await kill(first.child);
	expect(existsSync(card)).toBe(true);
	const second = await holder(within());
	expect(second.said).toMatch(/^took as /);
	await kill(second.child);
	const release = takeHere();
	expect(isLocked(dir)).toBe(true);
	release();
	expect(isLocked(dir)).toBe(false);
});

/** Locks the folder in this process. */
function takeHere(): () => void {
	const lock = lockDataDir(dir);
	lock.setSocketFolder("/tmp/socket");
	expect(socketFolderOf(dir)).toBe("/tmp/socket");
	return lock.release;
}

test("one process gets the lock once, and still has it after a second try", async () => {
	const release = takeHere();
	expect(readdirSync(folder).sort()).toEqual(["pglite", "pglite.held", "pglite.lock"]);
	expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid} on `);
	expect((await holder()).said).toContain(`in use by process ${process.pid} on `);
	release();
	expect(existsSync(card)).toBe(false);
	expect((await holder()).said).toMatch(/^took/);
});

test("a check of the lock keeps nobody out", async () => {
	const looker = spawn(process.execPath, [
		"--input-type=module",
		"--eval",
		`import { isLocked } from ${JSON.stringify(new URL("./lock.ts", import.meta.url).href)};
		console.log("looks"); setInterval(() => isLocked(${JSON.stringify(dir)}), 1);`,
	]);
	running.push(looker);
	lockDataDir(dir).release();
	await once(looker.stdout, "data");
	for (let time = 0; time < 100; time++) lockDataDir(dir).release();
});

test.each([
	["without", false],
	["with", true],
])("a folder on a read-only disk, %s an older lock, is refused with a text for the owner", (_what, before) => {
	if (before) lockDataDir(dir).release();
	const [program = "", ...args] = ownMounts();
	const mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
	const command = [...args, "sh", "-c", mount, folder, process.execPath, HOLDER, dir];
	const said = execFileSync(program, command, { encoding: "utf8" });
	expect(said.trim()).toMatch(/ cannot be locked\. .* cannot be written: the disk is read-only\.$/);
});

const bootId = "/proc/sys/kernel/random/boot_id";
const thisBoot = existsSync(bootId) ? ` ${readFileSync(bootId, "utf8").trim()}` : "";
const ANOTHER_BOOT = " 00000000-0000-4000-8000-000000000000";

test.each([thisBoot, ""])("the process of an earlier version is refused by its lock file: %j", (boot) => {
	// runs until the test ends
	writeFileSync(card, `${process.ppid}${boot}`);
	expect(isLocked(dir)).toBe(true);
	expect(() => lockDataDir(dir)).toThrow(`${dir} is in use by process ${process.ppid}. Stop that one first`);
	expect(readFileSync(card, "utf8")).toBe(`${process.ppid}${boot}`);
});

test.each([
	["of a dead process", `4194304${thisBoot}`],
	["of a dead process, the number alone", "4194304"],
	["from before a restart of the machine", `${process.ppid}${ANOTHER_BOOT}`],
	["of a container that had our pid", `${process.pid}${thisBoot}`],
	["an empty file", ""],
])("the stale lock of an earlier version is replaced: %s", (_what, left) => {
	writeFileSync(card, left);
	expect(isLocked(dir)).toBe(false);
	lockDataDir(dir).release();
	expect(existsSync(card)).toBe(false);
});
