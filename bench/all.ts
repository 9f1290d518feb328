import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, run } from "./run.ts";

// `npm run bench`: runs all parts one after the other, each in its own process, and prints their tables. Options:
// `--only pages,home`; `--minutes 10` for the part on memory; `--calls`, `--facts` for entries and search; `--write`
// also writes build/bench.md after each part. A part that fails or takes too long is reported there.
type Part = { file: string; title: string; needs?: "DATABASE_URL"; takes?: "minutes" | "calls" | "facts" };
const PARTS: Record<string, Part> = {
	pages: { file: "bench/pages/pages.ts", title: "A cached page against bare node:http" },
	home: {
		file: "bench/pages/home.ts",
		title: "The home page rendered for each request, against Next.js and React alone",
	},
	visits: { file: "bench/pages/visits.ts", title: "Bytes and requests of a visit" },
	content: {
		file: "bench/pages/content.ts",
		title: "Until the home page's content is there, against an application of the browser alone and Next.js",
	},
	start: { file: "bench/start.ts", title: "Cold start" },
	memory: { file: "bench/memory.ts", title: "Memory under load", takes: "minutes" },
	entries: {
		file: "bench/entries.ts",
		title: "Entries of the API, and pages rendered for each request, on PostgreSQL and Redis",
		takes: "calls",
	},
	search: { file: "bench/search.ts", title: "Searching a million facts", needs: "DATABASE_URL", takes: "facts" },
	boards: { file: "bench/boards.ts", title: "Boards", needs: "DATABASE_URL" },
	ask: { file: "bench/ask.ts", title: "The assistant" },
	explorer: { file: "bench/explorer.ts", title: "The explorer" },
	chat: { file: "bench/chat/chat.ts", title: "A message to a thousand members" },
};
const REPORT = join(root, "build/bench.md");
const WITHIN_MS = 90 * 60_000;

const { values } = parseArgs({
	options: {
		only: { type: "string" },
		minutes: { type: "string", default: "10" },
		calls: { type: "string", default: "1000" },
		facts: { type: "string", default: "1000000" },
		write: { type: "boolean", default: false },
	},
});
const names = values.only?.split(",") ?? Object.keys(PARTS);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}: ${Object.keys(PARTS).join(", ")}`);

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
const load = () => `load ${loadavg()[0]?.toFixed(0)}`;
const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
const minutesSince = (began: number) => ((performance.now() - began) / 60_000).toFixed(1);
const sections: string[] = [];
const began = performance.now();

/** A part's tables, or the reason for their absence. */
async function runPart({ file, needs, takes }: Part): Promise<string> {
	if (needs && !process.env[needs]) return `Not run: ${needs} is not set.`;
	const options = takes ? [`--${takes}`, values[takes]] : [];
	return run(process.execPath, [file, ...options], { within_ms: WITHIN_MS }).catch((error: Error) => {
		process.exitCode = 1;
		// leave out paths of this machine
		const output = error.message.replaceAll(process.execPath, "node").replaceAll(root, "");
		return `Failed:\n\n${output.slice(-2000).replace(/^/gm, "    ")}`;
	});
}

function write(): void {
	const head = `${machine}, Node ${process.versions.node}, commit ${commit}, ${day}; ${sections.length} of ${names.length} parts in ${minutesSince(began)} minutes. The load is that of all programs as a part began.`;
	mkdirSync(join(root, "build"), { recursive: true });
	writeFileSync(REPORT, `${[head, ...sections].join("\n\n")}\n`);
}

for (const name of names) {
	const part = PARTS[name] as Part;
	const [loaded, start] = [load(), performance.now()];
	const output = await runPart(part);
	const head = `\`npm run bench -- --only ${name}\` (${loaded}, ${minutesSince(start)} minutes)`;
	const text = `### ${part.title}\n\n${head}\n\n${output.trim()}`;
	console.log(`${text}\n`);
	sections.push(text);
	// so that a later failure loses nothing
	if (values.write) write();
}
console.log(`${names.length} parts in ${minutesSince(began)} minutes`);
