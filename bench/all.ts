import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, run } from "./run.ts";

// `npm run bench`: all parts one after the other, each in a process of its own, their tables together. `-- --only pages,home`: these
// alone; `--minutes 10`: how long memory is watched; `--write`: into docs/performance.md, in place of the last run.
const PARTS: Record<string, { title: string; needs?: "DATABASE_URL" }> = {
	pages: { title: "A cached page against bare node:http" },
	home: { title: "The home page rendered anew, against Next.js and React alone" },
	visits: { title: "Bytes and requests of a visit" },
	content: { title: "Until the home page's content is there, against an application of the browser alone and Next.js" },
	start: { title: "Cold start" },
	memory: { title: "Memory under load" },
	record: { title: "The pages of the record", needs: "DATABASE_URL" },
	boards: { title: "Boards", needs: "DATABASE_URL" },
	ask: { title: "The assistant" },
	chat: { title: "A message to a thousand members", needs: "DATABASE_URL" },
};
const PAGE = join(root, "docs/performance.md");
const BEGIN = "<!-- the last run of `npm run bench -- --write` -->";
const END = "<!-- its end -->";

const { values } = parseArgs({
	options: {
		only: { type: "string" },
		minutes: { type: "string", default: "10" },
		write: { type: "boolean", default: false },
	},
});
const names = values.only?.split(",") ?? Object.keys(PARTS);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}: ${Object.keys(PARTS).join(", ")}`);

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
const machine = () => `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(0)}`;
const day = new Date().toISOString().slice(0, 10);
const told: string[] = [
	`Node ${process.versions.node}, commit ${commit}, ${day}. The load is what all programs asked for as a part began.`,
];
for (const name of names) {
	const part = PARTS[name];
	if (!part) continue;
	const missing = part.needs && !process.env[part.needs];
	const before = machine();
	const said = missing
		? `Not run: ${part.needs} is not set.`
		: await run(process.execPath, [
				`bench/${name}.ts`,
				...(name === "memory" ? ["--minutes", values.minutes] : []),
			]).catch((error: Error) => `Failed: ${error.message.slice(0, 2000)}`);
	const text = `### ${part.title}\n\n\`npm run bench -- --only ${name}\` (${before})\n\n${said.trim()}`;
	console.log(`${text}\n`);
	told.push(text);
}
if (values.write) {
	const page = readFileSync(PAGE, "utf8");
	const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
	if (before < 0 || after < before) throw new Error(`${PAGE} does not say where a run belongs`);
	writeFileSync(PAGE, `${page.slice(0, before + BEGIN.length)}\n\n${told.join("\n\n")}\n\n${page.slice(after)}`);
}
