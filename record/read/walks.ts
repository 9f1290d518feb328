import type { Answer } from "../answer.ts";
import type { Bounds } from "./frame.ts";
import type { Plan } from "./plan.ts";
import type { Line, Result } from "./run.ts";

type All = Record<string, unknown>;

/** Whether a row meets every line. */
function meets(row: All, tests: Record<string, unknown>): boolean {
	return Object.entries(tests).every(([field, test]) => {
		const value = row[field];
		if (typeof test !== "object" || test === null) return value === test;
		const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = test as Bounds;
		return typeof value === "number" && value >= from && value <= to;
	});
}

/** The longest runs of rows that meet the tests, for each person or side; all that are level. */
export function longest({ tests, who }: Plan & { form: "streak" }, { rows }: Answer): Result {
	const open = new Map<string, Line[]>();
	let best: Line[][] = [];
	for (const row of rows) {
		const key = who === "team" ? row.team_id : row.player_id;
		const run = meets(row as unknown as All, tests) ? [...(open.get(key) ?? []), row] : [];
		open.set(key, run);
		const length = best[0]?.length ?? 0;
		if (run.length > length) best = [run];
		else if (run.length === length && length > 0) best = [...best, run];
	}
	const ends = best.map((run): [Line, Line] => [run[0] as Line, run.at(-1) as Line]);
	return { value: best[0]?.length ?? 0, lines: best.map((run) => run.at(-1) as Line), total: best.length, ends };
}

type Reached = { line: Line; innings: number };

/** Who reached a mark, with the number of innings: the earliest or the quickest first, all that are level. */
export function reached({ target, first, question }: Plan & { form: "reach" }, { rows }: Answer): Result {
	const [measure = ""] = question.measures;
	const sums = new Map<string, { sum: number; innings: number }>();
	const found: Reached[] = [];
	for (const line of rows) {
		const { sum, innings } = sums.get(line.player_id) ?? { sum: 0, innings: 0 };
		const after = sum + Number((line as unknown as All)[measure] ?? 0);
		sums.set(line.player_id, { sum: after, innings: innings + 1 });
		if (sum < target && after >= target) found.push({ line, innings: innings + 1 });
	}
	const least = Math.min(...found.map(({ innings }) => innings));
	const chosen = first ? found.slice(0, 1) : found.filter(({ innings }) => innings === least);
	return { value: chosen[0]?.innings ?? null, lines: chosen.map(({ line }) => line), total: chosen.length };
}
