import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../platform/env.ts";
import { makeFolder } from "../../platform/folder.ts";
import { type Finding, finding, words } from "./finding.ts";

const LITTLE_SPACE = 500 << 20;
const TOO_LITTLE_SPACE = 100 << 20;
const OLD_SNAPSHOT_MS = 30 * 60_000;

/** Checks that DATA_DIR is writable and has free space. */
export async function examineDisk({ DATA_DIR }: Settings): Promise<Finding[]> {
	const say = finding("Disk");
	try {
		makeFolder(DATA_DIR);
		accessSync(DATA_DIR, constants.W_OK);
		const { bavail, bsize } = await statfs(DATA_DIR);
		const free = bavail * bsize;
		const text = `${Math.floor(free / (1 << 20)).toLocaleString("en-US")} MB free for ${DATA_DIR}.`;
		if (free >= LITTLE_SPACE) return [say("good", text)];
		return [
			say(
				free < TOO_LITTLE_SPACE ? "bad" : "note",
				`${text} On a full disk nothing new can be kept: make room, or move the folder and set DATA_DIR.`,
			),
		];
	} catch (error) {
		return [say("bad", `DATA_DIR cannot be used. ${words(error)}`)];
	}
}

/** Checks the age of snapshots, which only the embedded database writes. */
export function examineSnapshots({ DATABASE_URL, DATA_DIR }: Settings, now: number): Finding[] {
	const folder = join(DATA_DIR, "snapshots");
	if (DATABASE_URL || !existsSync(folder)) return [];
	const say = finding("Snapshots");
	const snapshots = readdirSync(folder).filter((name) => name.endsWith(".tar"));
	const newest = Math.max(0, ...snapshots.map((name) => statSync(join(folder, name)).mtimeMs));
	if (newest === 0) return [say("note", "None yet: the first is written ten minutes after a start.")];
	const minutes = Math.round((now - newest) / 60_000);
	const text = `The newest is ${minutes.toLocaleString("en-US")} minutes old. A backup elsewhere: npm run backup.`;
	return [say(now - newest > OLD_SNAPSHOT_MS ? "note" : "good", text)];
}
