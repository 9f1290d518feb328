import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOf, freePort } from "../../tests/fixtures/process.ts";
import { ROOT } from "../imports.ts";

// `npm run docs:run [-- --keep]`: runs the commands of docs/running.md in a clean clone, block by block, and reports
// which fail. Exits with 1 if one did.

/** Blocks that are not run, recognised by a text in them. */
const NOT_RUN: [text: string, why: string][] = [
	["[Service]", "a file for systemd"],
	["SITE_URL=https", "settings; scripts/owner-docs.test.ts holds their names to the code"],
	["reverse_proxy", "a file for Caddy"],
	["listen 443", "a file for nginx"],
	["SMTP_URL=smtps", "settings"],
	["0 3 * * *", "a line for a crontab"],
	["record:update", "needs an archive from Cricsheet"],
	["createdb", "needs a PostgreSQL of its own"],
	["db:move", "needs a PostgreSQL of its own"],
	["docker", "needs Docker"],
	["grep ", "an example of a request"],
	["git pull", "a clone without a newer version; its `npm ci` and `npm start` run above"],
];

const blocks = readFileSync(join(ROOT, "docs/running.md"), "utf8").match(/(?:^ {4}.*\n(?:\n(?= {4}))?)+/gm) ?? [];
const folder = mkdtempSync(join(tmpdir(), "tm-docs-run-"));
const port = await freePort();
const trial = await freePort();
const settings = {
	PORT: String(port),
	NEWS_FEEDS: "none",
	ADMIN_EMAILS: "you@example.com",
	METRICS_TOKEN: "a token to read the metrics with",
	DATABASE_URL: "",
	REDIS_URL: "",
};
const env = { ...process.env, ...settings };
let home = folder;
let site: ChildProcess | undefined;

async function stop(): Promise<void> {
	if (!site || endOf(site) !== null) return;
	const ended = new Promise((resolve) => site?.once("exit", resolve));
	// signal the whole process group: npm, the shell and the site
	process.kill(-(site.pid as number), "SIGTERM");
	await ended;
}

/** Stops the site, runs `before` and `npm start` in one shell, and returns whether the site becomes ready. */
async function start(before: string, on_port: number): Promise<boolean> {
	await stop();
	const child = spawn("sh", ["-ec", `${before}\nexec npm start`], { cwd: home, env, detached: true, stdio: "ignore" });
	site = child;
	while (endOf(child) === null) {
		if ((await fetch(`http://localhost:${on_port}/readyz`).catch(() => undefined))?.ok) return true;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	return false;
}

/** Snapshots, newest first. */
function snapshots(): string[] {
	const path = join(home, "var/snapshots");
	return existsSync(path) ? readdirSync(path).sort().reverse() : [];
}

function reasonNotToRun(block: string): string | undefined {
	if (block.includes("var/snapshots") && snapshots().length === 0)
		return "no snapshot yet: a site writes the first after ten minutes";
	return NOT_RUN.find(([text]) => block.includes(text))?.[1];
}

/** Replaces the placeholders of a block: this repository, the ports, the newest snapshot. */
function fillIn(block: string): string {
	const [newest = ""] = snapshots();
	return block
		.replace(/^ {4}/gm, "")
		.replace("<this repository>", ROOT)
		.replace("localhost:3000", `localhost:${port}`)
		.replace("PORT=3001", `PORT=${trial}`)
		.replace(/snapshots\/\S+\.tar/, `snapshots/${newest}`);
}

async function run(block: string): Promise<boolean> {
	if (/^ {4}(export DATA_DIR|mv var)/.test(block)) await stop();
	if (block.includes("curl") && !(await start("", port))) return false;
	const typed = fillIn(block);
	const [before = "", starts] = typed.split(/^npm start$/m);
	const typedFirst = spawnSync("sh", ["-ec", before], { cwd: home, env, stdio: ["ignore", "ignore", "inherit"] });
	if (typedFirst.status !== 0) return false;
	if (block.includes("git clone")) home = join(folder, "twelfth-man");
	if (starts === undefined) return true;
	const exported = before.match(/^export .*$/m)?.[0] ?? "";
	return start(exported, exported ? trial : port);
}

let failed = 0;
try {
	for (const block of blocks) {
		const [first = ""] = block.trim().split("\n");
		const why = reasonNotToRun(block);
		console.log(why ? `not run: ${first}\n         (${why})` : `running: ${first}`);
		if (why) continue;
		const ok = await run(block);
		console.log(`${ok ? "  works:" : " FAILED:"} ${first}`);
		if (!ok) failed++;
	}
} finally {
	await stop();
	if (!process.argv.includes("--keep")) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
