import type { Answer } from "../answer.ts";
import type { Question } from "../language/question.ts";
import type { MatchRecord } from "../record.ts";
import type { Line, Plan, Result } from "./plan.ts";

type Ask = MatchRecord["askAny"];
const NOTHING: Result = { lines: [], total: 0 };

/** The first measure of the first line; null if there is no line or no number. */
export async function figureOf(
	ask: Ask,
	question: Question,
): Promise<{ value: number | null; line: Line | undefined }> {
	const { rows } = await ask(question);
	const value = (rows[0] as Record<string, unknown> | undefined)?.[question.measures[0] ?? ""];
	return { value: typeof value === "number" ? value : null, line: rows[0] };
}

/** Asks the plan's questions and returns their result. Throws what the record throws. */
export async function run(plan: Plan, record: MatchRecord): Promise<Result> {
	const { askAny } = record;
	switch (plan.form) {
		case "figure":
		case "yes_no": {
			const { value, line } = await figureOf(askAny, plan.question);
			return { value, lines: line ? [line] : [], total: 1 };
		}
		case "several":
		case "compare": {
			const found = await Promise.all(plan.questions.map((question) => figureOf(askAny, question)));
			return { ...NOTHING, values: found.map(({ value }) => value) };
		}
		case "share": {
			const [part, whole] = await Promise.all([figureOf(askAny, plan.part), figureOf(askAny, plan.whole)]);
			const value = part.value === null || !whole.value ? null : (plan.times * part.value) / whole.value;
			return {
				...NOTHING,
				value: value === null ? null : Math.round(value * 100) / 100,
				values: [part.value, whole.value],
			};
		}
		case "reach":
			return firstToReach(plan, await askAny(plan.question));
		case "rank": {
			const { rows } = await askAny(plan.question);
			const line = rows.find((row) => row[`${plan.by}_id`] === plan.id);
			return { value: line?.rank ?? null, lines: line ? [line] : [], total: rows.length };
		}
		case "person":
			return profileOf(plan.id, record);
		case "fact":
			return factOf(plan, record);
		default: {
			const { rows, total, floor } = await askAny(plan.question);
			const isLast = plan.form === "turn" && plan.last === true;
			return { lines: isLast ? rows.slice(-1) : rows, total, floor };
		}
	}
}

type Reached = { line: Line; innings: number };

/** Finds who reached a career total, in how many innings: the earliest (`first`) or the quickest. */
function firstToReach({ target, first, question }: Plan & { form: "reach" }, { rows }: Answer): Result {
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

const PERSONAL: Readonly<Record<string, string>> = {
	hand: "bat_hand",
	nationality: "nationality",
	shirt: "jersey_number",
	year_of_birth: "date_of_birth",
};
const HANDS: Readonly<Record<string, string>> = { left: "left-handed", right: "right-handed" };

/** Returns a person's row and career sums. */
async function profileOf(id: string, record: MatchRecord): Promise<Result> {
	const where = { player: id };
	const [who, played, bats, bowls] = await Promise.all([
		record.askAny({ rows: "people", measures: ["people"], where, list: true }),
		record.askAny({ rows: "appearances", measures: ["matches", "seasons", "teams"], where }),
		record.askAny({ rows: "batting", measures: ["runs", "highest", "hundreds"], where }),
		record.askAny({ rows: "bowling", measures: ["wickets", "economy"], where }),
	]);
	const lines = [who, played, bats, bowls].flatMap(({ rows }) => rows.slice(0, 1));
	return { lines, total: lines.length, fact: String(lines.length) };
}

/**
 * Returns a fact about a side or a person. Without `fact` if the record lacks it, or if the question names a season; of
 * a side, the latest season is accepted.
 */
async function factOf({ fact, id, season }: Plan & { form: "fact" }, record: MatchRecord): Promise<Result> {
	const none: Result = { lines: [], total: 0, value: null };
	const column = PERSONAL[fact];
	if (!column) {
		const side = record.franchises.find((one) => one.id === id);
		if (season !== undefined && season !== record.seasons[0]) return none;
		const known = { captain: side?.captain, coach: side?.head_coach, owner: side?.owner }[fact as "captain"];
		return known ? { ...none, fact: known } : none;
	}
	const question = { rows: "people" as const, measures: ["people"], where: { player: id }, list: true };
	const { rows } = await record.askAny(question);
	const value = (rows[0] as Record<string, unknown> | undefined)?.[column];
	if (value === undefined || value === null || value === "unknown" || season !== undefined) return none;
	const text = fact === "year_of_birth" ? String(value).slice(0, 4) : (HANDS[String(value)] ?? String(value));
	return { ...none, fact: text };
}
