import { OF_MATCH } from "../../record/beside.ts";
import { QuestionError } from "../../record/language/question.ts";
import type { MatchRecord } from "../../record/record.ts";
import type { Walked, WalkedLine } from "./answer.ts";
import type { Asked } from "./question.ts";

/**
 * The result of the record's language: lines, their number before the limit, and how many level with the last one were left out; the
 * refused fields; or an error.
 */
export type Said =
	| { lines: WalkedLine[]; total: number; level: number }
	| { refused: readonly string[] }
	| { broken: string };

/** As JSON. A BigInt would be an error of the language, so it is made visible. */
const shown = (line: unknown) => JSON.stringify(line, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
export async function sayOf(record: MatchRecord, asked: Asked): Promise<Said> {
	try {
		const { rows, total, level } = await record.ask(asked as unknown as Parameters<MatchRecord["ask"]>[0]);
		return { lines: rows, total, level };
	} catch (error) {
		return error instanceof QuestionError
			? { refused: error.faults.map(({ path }) => path) }
			: { broken: String(error) };
	}
}

/** The columns of the row behind an extreme. */
const OF_ROW_BEHIND = ["match_id", "date", "opponent"];

const keysOf = (line: WalkedLine, measures: Set<string>) =>
	shown(
		Object.entries(line)
			.filter(([name]) => !measures.has(name))
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);

const isSame = (a: unknown, b: unknown) =>
	typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= 1e-9 : (a ?? null) === (b ?? null);

/** Returns the first difference of two answers in words, or undefined. */
export function differenceOf(asked: Asked, said: Said, walked: Walked): string | undefined {
	if ("broken" in said) return said.broken;
	if ("refused" in said)
		return "faults" in walked
			? otherFaults(asked, said.refused, walked.faults)
			: `the language refuses ${said.refused.join(", ")}, the walk has ${walked.total} lines`;
	if ("faults" in walked) return `the walk refuses ${walked.faults.join(", ")}, the language has ${said.total} lines`;
	// the walk shows every line of the last rank
	if (said.lines.length + said.level !== walked.lines.length || said.total !== walked.total) {
		const sizes = `${said.lines.length} and ${said.level} level of ${said.total} lines, walked ${walked.lines.length} of ${walked.total}`;
		return `${sizes}${oddOne(asked, said, walked.lines)}`;
	}
	const odd = oddOne(asked, said, walked.lines);
	return odd
		? `lines differ${odd}`
		: ranksFall(said.lines)
			? "the lines are not in the order of their ranks"
			: undefined;
}

/** The fields that only one of the two refuses. Of inner questions and wholes the walk names only that they are refused. */
function otherFaults(asked: Asked, refused: readonly string[], faults: string[]): string | undefined {
	if (asked.of || JSON.stringify(asked).includes('"question"')) return undefined;
	const only = refused.filter((path) => !faults.includes(path));
	const other = faults.filter((path) => !refused.includes(path));
	if (only.length + other.length === 0) return undefined;
	return `the language alone refuses ${only.join(", ") || "nothing"}, the walk alone ${other.join(", ") || "nothing"}`;
}

const ranksFall = (lines: WalkedLine[]) =>
	lines.some(({ rank }, place) => Number(rank) < Number(lines[place - 1]?.rank ?? 0));

function oddOne(asked: Asked, { lines, level }: Extract<Said, { lines: unknown }>, walked: WalkedLine[]): string {
	const beside = asked.measures.flatMap((name) => OF_ROW_BEHIND.map((column) => `${name}_${column}`));
	const figures = new Set([...asked.measures, ...beside, "rank", "not_out", "best_runs", "latest_team_id"]);
	// the walk groups by the match alone, and a test compares what identifies it with the list of matches
	const ofMatch: readonly string[] = asked.by?.includes("match")
		? OF_MATCH.filter((name) => !asked.by?.includes(name))
		: [];
	for (const name of ofMatch) figures.add(name);
	const byKeys = new Map(walked.map((line) => [keysOf(line, figures), line]));
	for (const line of lines) {
		const keys = keysOf(line, figures);
		const other = byKeys.get(keys);
		byKeys.delete(keys);
		if (!other) return `; only the language has ${shown(line)}`;
		const names = new Set([...Object.keys(line), ...Object.keys(other)].filter((name) => !ofMatch.includes(name)));
		for (const name of names)
			if (!isSame(line[name], other[name])) return `; ${name}: ${shown(line)}, walked ${shown(other)}`;
	}
	const last = lines.at(-1)?.rank;
	const left = [...byKeys.values()].find(({ rank }) => level === 0 || rank !== last);
	return left ? `; only the walk has ${shown(left)}` : "";
}
