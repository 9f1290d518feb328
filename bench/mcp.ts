import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { EXPLORER } from "../app/features/statistics/explorer-path.ts";
import { questionAt } from "../record/language/address.ts";
import type { MatchRecord } from "../record/record.ts";
import { buildSite } from "../scripts/build/site.ts";
import { startWorkerSite } from "../tests/e2e/site.ts";
import { testRecord } from "../tests/fixtures/record.ts";

// `npm run bench:mcp [-- set.jsonl] [--verbose]`: a client of the Model Context Protocol asks 180 questions of a set
// with ask_in_words, and the set's scorer judges the answers. It asks their readings again with ask_record, by names
// and by ids. Fails if an answer with a figure lacks its address, a refusal has one, or names and ids give different
// rows.
const ASKED = 180;
const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const set = resolve(args.find((arg) => !arg.startsWith("--")) ?? join(root, "../shared/ask/train.jsonl"));
const lines = readFileSync(set, "utf8")
	.split("\n")
	.filter((line) => line.trim());
// evenly spread over the set
const asked = lines.filter(
	(_, at) => Math.floor((at * ASKED) / lines.length) !== Math.floor(((at - 1) * ASKED) / lines.length),
);
const questions = asked.map((line) => JSON.parse(line) as { id: string; question: string });

buildSite(() => {});
const site = await startWorkerSite();
const client = new Client({ name: "bench", version: "1" });
await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`), { fetch: patientFetch }));
const answers: { id: string; text: string }[] = [];
const without: string[] = [];
const times: number[] = [];
const namer = namesIn(await testRecord());
const named = { asked: 0, other: [] as string[] };
for (const { id, question } of questions) {
	const began = performance.now();
	const { structuredContent } = await client.callTool({ name: "ask_in_words", arguments: { question } });
	times.push(performance.now() - began);
	const { text, kind, address } = structuredContent as { text: string; kind: string; address: string | null };
	answers.push({ id, text });
	if ((kind === "answer") !== (address?.startsWith(`${site.url}/`) ?? false))
		without.push(`${id} ${question}: ${text}`);
	const by_ids = kind === "answer" ? questionOf(address) : undefined;
	if (by_ids) {
		named.asked++;
		const by_names = namer(by_ids);
		const [one, other] = [await rowsOf(by_ids), await rowsOf(by_names)];
		if (one !== other) named.other.push(`${JSON.stringify(by_names)}: ${other.slice(0, 400)}`);
	}
	if (args.includes("--verbose")) console.log(`${id} ${question}\n     ${text}\n     ${address}`);
}
await client.close();
await site.close();

const folder = mkdtempSync(join(tmpdir(), "bench-mcp-"));
writeFileSync(join(folder, "answers.jsonl"), answers.map((answer) => JSON.stringify(answer)).join("\n"));
writeFileSync(join(folder, "set.jsonl"), asked.join("\n"));
const scorer = realpathSync(join(dirname(set), "score.mjs"));
console.log(
	execFileSync("node", [scorer, join(folder, "answers.jsonl"), join(folder, "set.jsonl"), "--verbose"], {
		encoding: "utf8",
	}),
);
rmSync(folder, { recursive: true });
times.sort((a, b) => a - b);
const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
console.log(`${answers.length} questions; a call: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
console.log(`figures without their address: ${without.length}`);
for (const line of without) console.log(`  ${line}`);
console.log(`readings asked by names: ${named.asked}, with another answer than by ids: ${named.other.length}`);
for (const line of named.other) console.log(`  ${line}`);
process.exit(without.length + named.other.length > 0 ? 1 : 0);

/** Fetches, and retries after the wait of a 429. */
async function patientFetch(...call: Parameters<typeof fetch>): Promise<Response> {
	for (;;) {
		const response = await fetch(...call);
		if (response.status !== 429) return response;
		await setTimeout(1000 * Number(response.headers.get("retry-after")));
	}
}

/** The question in an explorer's address. */
function questionOf(address: string | null): Record<string, unknown> | undefined {
	const url = address ? new URL(address) : undefined;
	return url?.pathname === EXPLORER ? questionAt(url.searchParams) : undefined;
}

/** The rows of ask_record, or its error, as text. */
async function rowsOf(question: Record<string, unknown>): Promise<string> {
	const { structuredContent, content } = await client.callTool({ name: "ask_record", arguments: question });
	return JSON.stringify((structuredContent as { rows?: unknown } | undefined)?.rows ?? content);
}

/** Replaces ids of people, sides and grounds by names, at any depth. An ambiguous name stays an id. */
function namesIn({ names, franchises }: Pick<MatchRecord, "names" | "franchises">) {
	const all = [...names.people, ...franchises, ...names.grounds];
	const bearers = Map.groupBy(all, ({ name }) => name.toLowerCase());
	const byId = new Map(
		all.flatMap(({ id, name }) => (bearers.get(name.toLowerCase())?.length === 1 ? [[id, name]] : [])),
	);
	const changed = (value: unknown): unknown => {
		if (typeof value === "string") return byId.get(value) ?? value;
		if (Array.isArray(value)) return value.map(changed);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one)]));
	};
	return (question: Record<string, unknown>) => changed(question) as Record<string, unknown>;
}
