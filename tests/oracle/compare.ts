import { QuestionError } from "../../record/language/question.ts";
import { MATCH_COLUMNS } from "../../record/line-identity.ts";
import type { MatchRecord } from "../../record/record.ts";
import type { Walked, WalkedLine } from "./answer.ts";
import type { Asked } from "./question.ts";

/** The query language's answer, its refused fields, or an error. `level`: level lines left out. */
export type LanguageResult =
	| { lines: WalkedLine[]; total: number; level: number }
	| { refused: readonly string[] }
	| { broken: string };

/** JSON that also shows a BigInt, which an answer must not contain. */
const shown = (line: unknown) => JSON.stringify(line, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
export async function languageResultOf(record: MatchRecord, asked: Asked): Promise<LanguageResult> {
	try {
		const { rows, total, level } = await record.ask(asked as unknown as Parameters<MatchRecord["ask"]>[0]);
		return { lines: rows, total, level };
	} catch (error) {
		return error instanceof QuestionError
			? { refused: error.faults.map(({ path }) => path) }
			: { broken: String(error) };
	}
}

const OF_ROW_BEHIND = ["match_id", "date", "opponent"];

const keysOf = (line: WalkedLine, measures: Set<string>) =>
	shown(
		Object.entries(line)
			.filter(([name]) => !measures.has(name))
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);

const isSame = (a: unknown, b: unknown) =>
	typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= 1e-9 : (a ?? null) === (b ?? null);

/** Describes the first difference of two answers, or returns undefined. */
export function differenceOf(asked: Asked, said: LanguageResult, walked: Walked): string | undefined {
	if ("broken" in said) return said.broken;
	if ("refused" in said)
		return "faults" in walked
			? otherFaults(asked, said.refused, walked.faults)
			: `the language refuses ${said.refused.join(", ")}, the walk has ${walked.total} lines`;
	if ("faults" in walked) return `the walk refuses ${walked.faults.join(", ")}, the language has ${said.total} lines`;
	// the walk returns every line of the last rank
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

/** Fields that only one side refuses. For inner questions and `of` the walk does not name the field. */
function otherFaults(asked: Asked, refused: readonly string[], faults: string[]): string | undefined {
	if (asked.of || JSON.stringify(asked).includes('"question"')) return undefined;
	const only = refused.filter((path) => !faults.includes(path));
	const other = faults.filter((path) => !refused.includes(path));
	if (only.length + other.length === 0) return undefined;
	return `the language alone refuses ${only.join(", ") || "nothing"}, the walk alone ${other.join(", ") || "nothing"}`;
}

const ranksFall = (lines: WalkedLine[]) =>
	lines.some(({ rank }, place) => Number(rank) < Number(lines[place - 1]?.rank ?? 0));

function oddOne(
	asked: Asked,
	{ lines, level }: Extract<LanguageResult, { lines: unknown }>,
	walked: WalkedLine[],
): string {
	const beside = asked.measures.flatMap((name) => OF_ROW_BEHIND.map((column) => `${name}_${column}`));
	const figures = new Set([...asked.measures, ...beside, "rank", "not_out", "best_runs", "latest_team_id"]);
	// the walk lacks these columns; another test checks them
	const ofMatch: readonly string[] = asked.by?.includes("match")
		? MATCH_COLUMNS.filter((name) => !asked.by?.includes(name))
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
