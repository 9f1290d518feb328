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

/** `lockDataDir` waits this long, because `isLocked` in another process takes the lock for a moment. */
const BUSY_TIMEOUT_MS = 500;
/** https://www.sqlite.org/rescode.html#busy; extended codes use the higher bits */
const SQLITE_BUSY = 5;

/** The locks of this process. An unreferenced handle would be collected, which frees its lock. */
const openLocks = new Set<DatabaseSync>();

export type DataDirLock = {
	/** Publishes the folder of the database's socket. */
	setSocketFolder(socketFolder: string): void;
	release(): void;
};

/**
 * Locks the folder of the embedded database for this process. PGlite does not notice a second process on its folder,
 * and both then lose writes (decision 0003). Throws `ForOwner` if another process has the lock, also in another
 * container, or if the lock file cannot be written.
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
	// the file of an earlier version may be readable by everybody
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

/** Whether a process has the folder locked. */
export function isLocked(dir: string): boolean {
	if (!existsSync(dir)) return false;
	if (hasOlderOwner(dir)) return true;
	if (!existsSync(lockFileOf(dir))) return false;
	const lock = acquire(dir, 0);
	lock?.close();
	return !lock;
}

/** The socket's folder as the owner published it; "" before. */
export const socketFolderOf = (dir: string): string => readOwner(dir).socketFolder;

/** An error that names the process with the lock, as far as this process can know it, and what to do. */
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
 * Takes the kernel's lock on a file beside the folder; undefined if another process has it. The lock ends with the
 * handle or the process. Closing any other descriptor of the file would release it (fcntl), so nothing else may open
 * it.
 */
function acquire(dir: string, timeout: number): DatabaseSync | undefined {
	const path = lockFileOf(dir);
	let lock: DatabaseSync | undefined;
	try {
		accessSync(dirname(path), constants.W_OK);
		lock = new DatabaseSync(path, { timeout });
		// on a read-only file SQLite would open without a lock
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

// the real path, so that every path to the folder has the same lock
const lockFileOf = (dir: string) => `${realpathSync(dir)}.held`;
/** Names the owner, for people and earlier versions: pid, boot id, PID namespace, host, socket folder. */
const ownerFileOf = (dir: string) => `${realpathSync(dir)}.lock`;

type Owner = { pid: number; boot: string; namespace: string; host: string; socketFolder: string };
function readOwner(dir: string): Owner {
	const [holder = "", socketFolder = ""] = textOf(ownerFileOf(dir)).split("\n");
	const [pid, boot = "", namespace = "", host = ""] = holder.split(" ");
	return { pid: Number(pid), boot, namespace, host, socketFolder };
}

/** Whether a live process of an earlier version owns the folder. Such versions wrote no host. */
function hasOlderOwner(dir: string): boolean {
	const owner = readOwner(dir);
	return !owner.host && isLocal(owner) && owner.pid !== process.pid && isAlive(owner.pid);
}

/** Whether this process can look up the owner's pid: it has the same boot, PID namespace and host. */
function isLocal({ boot, namespace, host }: Owner): boolean {
	if (!host) return !boot || boot === bootId();
	return boot === bootId() && namespace === pidNamespace() && host === hostname();
}

function isAlive(pid: number): boolean {
	// a power cut may leave an empty file, and pid 0 is the process group
	if (!(pid > 0)) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** "" where the system has no boot id. */
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
