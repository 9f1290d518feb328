import {
	accessSync,
	constants,
	existsSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ForOwner, plainWords } from "../http/plain-errors.ts";

/** Somebody may just be looking whether the folder is in use, which takes a moment. */
const BUSY_TIMEOUT_MS = 500;
/** https://www.sqlite.org/rescode.html#busy; the higher bits say more */
const SQLITE_BUSY = 5;

/** What this process holds. A handle that nobody names would be collected, and its lock with it. */
const openLocks = new Set<DatabaseSync>();

export type DataDirLock = {
	/** Says by which folder others reach the database's socket. */
	setSocketFolder(socketFolder: string): void;
	release(): void;
};

/**
 * Takes the folder of the embedded database for this process. PGlite does not notice a second process on its folder, and both
 * then lose writes: one owner at a time, also between containers (decision 0003). Throws a sentence when another process has it,
 * or when its files cannot be written.
 */
export function lockDataDir(dir: string): DataDirLock {
	const lock = acquire(dir, BUSY_TIMEOUT_MS);
	if (!lock) throw inUse(dir);
	if (hasOlderOwner(dir)) {
		lock.close();
		throw inUse(dir);
	}
	const owner = ownerFileOf(dir);
	const write = (socketFolder: string) =>
		writeFileSync(owner, `${process.pid} ${bootId()} ${pidNamespace()} ${hostname()}\n${socketFolder}`);
	// one of an earlier version may be open to everybody
	rmSync(owner, { force: true });
	write("");
	openLocks.add(lock);
	return {
		setSocketFolder: write,
		release() {
			rmSync(owner, { force: true });
			openLocks.delete(lock);
			lock.close();
		},
	};
}

/** Whether a process has the folder now. */
export function isLocked(dir: string): boolean {
	if (!existsSync(dir)) return false;
	if (hasOlderOwner(dir)) return true;
	if (!existsSync(lockFileOf(dir))) return false;
	const lock = acquire(dir, 0);
	lock?.close();
	return !lock;
}

/** By which folder the owner says its socket is reached; "" while it says nothing. */
export const socketFolderOf = (dir: string): string => readOwner(dir).socketFolder;

/** Says who has the folder, as far as can be known from here, and what to do. */
export function inUse(dir: string, advice = "Stop that one first, or set DATA_DIR to another folder."): ForOwner {
	const owner = readOwner(dir);
	const { pid, host } = owner;
	const here = isLocal(owner);
	const dead = here && !isAlive(pid);
	const who =
		here && !dead
			? `process ${pid}${host && ` on ${host}`}`
			: `another process or container${host && !dead ? ` (its host name is ${host})` : ""}`;
	return new ForOwner(`${dir} is in use by ${who}. ${advice}`);
}

/**
 * The kernel's lock on a file beside the folder, or undefined when another has it. It lasts until the handle is closed or the
 * process ends, however it ends. A process that closes any other descriptor of the file gives the lock back (fcntl): nothing else
 * may open it.
 */
function acquire(dir: string, timeout: number): DatabaseSync | undefined {
	const path = lockFileOf(dir);
	let lock: DatabaseSync | undefined;
	try {
		accessSync(dirname(path), constants.W_OK);
		lock = new DatabaseSync(path, { timeout });
		// SQLite would make do with reading, and lock nothing
		accessSync(path, constants.W_OK);
		lock.exec("pragma journal_mode = memory; begin exclusive");
		return lock;
	} catch (error) {
		lock?.close();
		const { errcode = 0 } = error as { errcode?: number };
		if ((errcode & 0xff) === SQLITE_BUSY) return undefined;
		const words = plainWords(error) ?? `${(error as Error).message}. It has to lie on a disk that knows locks.`;
		throw new ForOwner(`${dir} cannot be locked. ${words}`, { cause: error });
	}
}

// whichever way leads to the folder, its lock is one
const lockFileOf = (dir: string) => `${realpathSync(dir)}.held`;
/** For people, and for earlier versions, which know no other lock: pid, run of the machine, namespace, host, and where the socket is. */
const ownerFileOf = (dir: string) => `${realpathSync(dir)}.lock`;

type Owner = { pid: number; boot: string; namespace: string; host: string; socketFolder: string };
function readOwner(dir: string): Owner {
	const [holder = "", socketFolder = ""] = textOf(ownerFileOf(dir)).split("\n");
	const [pid, boot = "", namespace = "", host = ""] = holder.split(" ");
	return { pid: Number(pid), boot, namespace, host, socketFolder };
}

/** Whether a process of an earlier version has the folder: it wrote its number and the run of the machine, or the number alone. */
function hasOlderOwner(dir: string): boolean {
	const owner = readOwner(dir);
	return !owner.host && isLocal(owner) && owner.pid !== process.pid && isAlive(owner.pid);
}

/** Whether the number on a card means to us what it meant to its writer. */
function isLocal({ boot, namespace, host }: Owner): boolean {
	if (!host) return !boot || boot === bootId();
	return boot === bootId() && namespace === pidNamespace() && host === hostname();
}

function isAlive(pid: number): boolean {
	// a power cut may leave a file without its text, and 0 would be everybody
	if (!(pid > 0)) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** Ids of this boot of the machine and of the PID namespace; "" where the system has none. */
const bootId = () => textOf("/proc/sys/kernel/random/boot_id").trim();
function pidNamespace(): string {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return "";
	}
}

function textOf(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
