import type { Answer } from "../answer.ts";
import type { Plan } from "./plan.ts";
import type { Line, Result } from "./run.ts";

type Reached = { line: Line; innings: number };

/** Who reached a mark, with the number of innings: the earliest or the quickest first, all that are level. */
export function reached({ target, first, question }: Plan & { form: "reach" }, { rows }: Answer): Result {
	const [measure = ""] = question.measures;
	const sums = new Map<string, { sum: number; innings: number }>();
	const found: Reached[] = [];
	for (const line of rows) {
		const { sum, innings } = sums.get(line.player_id) ?? { sum: 0, innings: 0 };
		const after = sum + Number((line as unknown as Record<string, unknown>)[measure] ?? 0);
		sums.set(line.player_id, { sum: after, innings: innings + 1 });
		if (sum < target && after >= target) found.push({ line, innings: innings + 1 });
	}
	const least = Math.min(...found.map(({ innings }) => innings));
	const chosen = first ? found.slice(0, 1) : found.filter(({ innings }) => innings === least);
	return { value: chosen[0]?.innings ?? null, lines: chosen.map(({ line }) => line), total: chosen.length };
}
