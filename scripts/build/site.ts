import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCES = [
	"app/**/*.{ts,tsx,css,woff2,svg}",
	"{platform,record}/**/*.ts",
	"public/**/*",
	"data/record/*",
	"scripts/build/*.ts",
	"scripts/record/file.ts",
	"package-lock.json",
	"vite.config.ts",
	"react-router.config.ts",
];
const COMMANDS = [
	["node_modules/@react-router/dev/bin.cjs", "build"],
	["scripts/build/precompress.ts"],
	["scripts/record/file.ts"],
];
/** The server's command line, with V8's memory limits (decision 0004). */
export const SERVER = ["--max-semi-space-size=8", "--max-old-space-size=768", "server/main.ts"];
const STAMP = "build/sources";
const root = fileURLToPath(new URL("../..", import.meta.url));

function sourcesStamp(): string {
	const hash = createHash("sha256");
	for (const path of globSync(SOURCES, { cwd: root }).sort())
		if (statSync(root + path).isFile()) hash.update(path).update(readFileSync(root + path));
	return hash.digest("hex");
}

/** Builds the pages and the record into build/, unless their sources are unchanged. Throws with the build's output. */
export function buildSite(report: (step: string) => void): void {
	const stamp = sourcesStamp();
	if (existsSync(root + STAMP) && readFileSync(root + STAMP, "utf8") === stamp) return;
	report("Building the site (first start, or its sources changed)");
	// an aborted build must not pass for one of the old sources
	rmSync(root + STAMP, { force: true });
	for (const command of COMMANDS) {
		const env = { ...process.env, NODE_ENV: "production" };
		const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8", env });
		if (status !== 0) throw new Error(`The site could not be built:\n${stdout}\n${stderr}`);
	}
	writeFileSync(root + STAMP, stamp);
}

if (import.meta.main) buildSite(console.log);
