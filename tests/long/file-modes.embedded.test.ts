import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ownSite } from "../fixtures/own-site.ts";
import { signInAt } from "../fixtures/process.ts";

const { start, dataDir } = ownSite();
const OF_OTHERS = 0o077;

/** The paths that another user of the machine may open, outside of closed folders. */
function openToOthers(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		const open = (statSync(path).mode & OF_OTHERS) !== 0;
		return [...(open ? [path] : []), ...(open && entry.isDirectory() ? openToOthers(path) : [])];
	});
}

test("all files and folders of the site are closed to other users of the machine", async () => {
	const before = process.umask(0o022);
	onTestFinished(() => void process.umask(before));
	const folder = dataDir();
	// copied from the prepared folder, with that one's mode
	rmSync(join(folder, "pglite.held"), { force: true });
	const server = await start({ SMTP_URL: "" });
	const { url, child, exited } = server;
	await signInAt(server, "fan@example.com");
	expect((await fetch(`${url}/pictures/site.png`)).status).toBe(200);
	const env = { ...process.env, DATABASE_URL: "", DATA_DIR: folder };
	execFileSync(process.execPath, ["scripts/backup.ts", join(folder, "site.backup.gz")], { env });

	const kept = ["auth-secret", "mailbox.jsonl", "pglite", "pglite.held", "pglite.lock", "pictures", "site.backup.gz"];
	expect(kept.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
	expect(openToOthers(folder).map((path) => relative(folder, path))).toEqual([]);
	child.kill("SIGTERM");
	await exited;
});
