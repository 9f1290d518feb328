import type { Answer } from "../../answer.ts";
import type { Question } from "../../language/question.ts";
import type { MatchRecord } from "../../record.ts";
import { factDay, factOf } from "./facts.ts";
import { enough, meeting } from "./meet.ts";
import type { Plan } from "./plan.ts";
import { type Reached, reached } from "./reach.ts";
import { longestRun, type Run } from "./streak.ts";

export type Line = Answer["rows"][number] & Record<string, unknown>;
/** What came of a plan: lines, one figure, or several to compare. `empty`: there is nothing of the kind. */
export type Result = {
	empty: boolean;
	value?: number | null;
	lines: Line[];
	total: number;
	values?: (number | null)[];
	run?: Run;
	reached?: Reached;
	floor?: Answer["floor"];
	/** a fact in words, and the day it was true */
	fact?: string;
	day?: string;
	/** days of birth by the ids of people */
	born?: Record<string, string>;
	/** answers beside the first */
	others?: Line[][];
};

const NOTHING: Result = { empty: true, lines: [], total: 0 };
type Ask = (question: Question) => Promise<Answer>;

/** Carries a plan out. It asks the record one question or a few, and throws what the record throws. */
export async function run(plan: Plan, record: MatchRecord): Promise<Result> {
	const { askAny: ask } = record;
	if (plan.do === "value" || plan.do === "check") return figure(ask, plan.question);
	if (plan.do === "compare") return compared(ask, plan);
	if (plan.do === "share") return share(ask, plan);
	if (plan.do === "streak") return streak(ask, plan);
	if (plan.do === "turn") return turn(ask, plan);
	if (plan.do === "reach") return reach(ask, plan);
	if (plan.do === "meet") return meet(ask, plan);
	if (plan.do === "overview") return overview(ask, plan);
	if (plan.do === "card") return card(ask, plan);
	if (plan.do === "older") return bornOf(ask, plan);
	if (plan.do === "fact") {
		const fact = await factOf(plan, record);
		return {
			...NOTHING,
			empty: fact === undefined,
			...(fact === undefined ? {} : { fact, day: factDay(plan, record) }),
		};
	}
	return linesOf(ask, plan);
}

async function linesOf(
	ask: Ask,
	plan: Extract<Plan, { do: "rank" | "list" | "series" | "lines" | "table" }>,
): Promise<Result> {
	const answer = await ask(plan.question);
	const { total, floor } = answer;
	const rows = answer.rows.map((line) => ({ ...line }));
	if (plan.do !== "table" && plan.by === "match") await nameMatches(ask, rows as Line[]);
	const once = plan.do === "lines" && plan.once;
	return {
		empty: rows.length === 0 && plan.do !== "lines",
		lines: rows as Line[],
		total: once ? new Set((rows as Line[]).map((line) => line[`${plan.by}_id`])).size : total,
		floor,
	};
}

/** Says of lines that know only their match which it was. */
async function nameMatches(ask: Ask, lines: Line[]): Promise<void> {
	const unknown = lines.filter(({ team_id, opponent_id }) => !team_id || !opponent_id).slice(0, MOST_NAMED);
	if (unknown.length === 0) return;
	const { rows } = await ask({
		rows: "matches",
		measures: ["matches"],
		where: { match: unknown.map(({ match_id }) => match_id) },
		list: true,
		order: "keys",
		limit: MOST_NAMED,
	});
	for (const line of unknown) {
		const { team_id, opponent_id, date } = rows.find(({ match_id }) => match_id === line.match_id) ?? {};
		Object.assign(line, { team_id, opponent_id, date });
	}
}
const MOST_NAMED = 20;

const figureIn = (question: Question, line: Line | undefined) => {
	const value = line?.[question.measures[0] as keyof Line] as number | null | undefined;
	return value ?? null;
};

async function figure(ask: Ask, question: Question): Promise<Result> {
	const { rows, total } = await ask(question);
	const [line] = rows as Line[];
	const value = figureIn(question, line);
	return { empty: value === null, value, lines: rows as Line[], total };
}

async function compared(ask: Ask, { of }: Extract<Plan, { do: "compare" }>): Promise<Result> {
	const each = await Promise.all(of.map(({ question }) => figure(ask, question)));
	const values = each.map(({ value }) => value ?? null);
	return { ...NOTHING, empty: values.some((value) => value === null), values };
}

async function share(ask: Ask, plan: Extract<Plan, { do: "share" }>): Promise<Result> {
	const [part, whole] = await Promise.all([figure(ask, plan.part), figure(ask, plan.whole)]);
	const value = whole.value ? (plan.times * (part.value ?? 0)) / whole.value : null;
	return { ...NOTHING, empty: value === null, value, values: [part.value ?? null, whole.value ?? null] };
}

/** The figure of each question that somebody has any of. */
async function overview(ask: Ask, { of, asked }: Extract<Plan, { do: "overview" }>): Promise<Result> {
	const answers = await Promise.all(of.map((question) => ask(question)));
	const others = answers.map(({ rows }) => rows as Line[]);
	const [first] = of;
	const isEmpty = asked
		? of.every(({ measures }, at) => measures.every((one) => others[at]?.[0]?.[one] == null))
		: !first || !figureIn(first, others[0]?.[0]);
	return { ...NOTHING, empty: isEmpty, others };
}

/** The days on which two people were born; empty when one of them is not known. */
async function bornOf(ask: Ask, { question, of }: Extract<Plan, { do: "older" }>): Promise<Result> {
	const { rows } = await ask({ ...question, list: true, order: "keys", limit: of.length });
	const days = (rows as Line[]).flatMap(({ player_id, date_of_birth: day }) =>
		typeof day === "string" ? [[player_id, day] as const] : [],
	);
	return { ...NOTHING, empty: days.length < of.length, born: Object.fromEntries(days) };
}

/** Matches with the totals of their innings. */
async function card(ask: Ask, { question }: Extract<Plan, { do: "card" }>): Promise<Result> {
	const { rows, total } = await ask(question);
	const match = rows.slice(0, MOST_CARDS).map(({ match_id }) => match_id);
	if (match.length === 0) return NOTHING;
	const innings = await ask({
		rows: "innings",
		measures: ["runs", "wickets", "balls"],
		where: { match },
		list: true,
		order: "keys",
		limit: 2 * MOST_CARDS,
	});
	return { ...NOTHING, empty: false, lines: rows as Line[], total, others: [innings.rows as Line[]] };
}
const MOST_CARDS = 6;

async function meet(ask: Ask, { of, per, times }: Extract<Plan, { do: "meet" }>): Promise<Result> {
	const answers = await Promise.all(
		of.map(async (question) => (question.list ? allRows(ask, question) : ((await ask(question)).rows as Line[]))),
	);
	const lines = enough(meeting(answers, per), times);
	return { ...NOTHING, empty: false, lines, total: lines.length };
}

const PAGE = 1000;
/** All rows of a list, in the order of play. */
async function allRows(ask: Ask, question: Question): Promise<Line[]> {
	const rows: Line[] = [];
	for (let offset = 0; ; offset += PAGE) {
		const page = await ask({ ...question, list: true, order: "keys", limit: PAGE, ...(offset ? { offset } : {}) });
		rows.push(...(page.rows as Line[]));
		if (page.rows.length < PAGE) return rows;
	}
}

async function streak(ask: Ask, plan: Extract<Plan, { do: "streak" }>): Promise<Result> {
	const those = await allRows(ask, plan.that);
	if (plan.per) return longest(ask, plan, those, plan.per);
	const all = await allRows(ask, plan.of);
	return { ...NOTHING, empty: all.length === 0, run: longestRun(all, those) };
}

/** The longest run of anybody: who has most such rows is looked at first, until no run can be longer. */
async function longest(
	ask: Ask,
	{ of }: Extract<Plan, { do: "streak" }>,
	those: Line[],
	per: "player" | "team",
): Promise<Result> {
	const theirs = Map.groupBy(those, (line) => line[`${per}_id`]);
	const each = [...theirs].sort(([, a], [, b]) => b.length - a.length);
	let runs: Run[] = [];
	for (let at = 0; at < each.length && (each[at]?.[1].length ?? 0) >= (runs[0]?.length ?? 1); at += CHUNK) {
		const some = each.slice(at, at + CHUNK);
		const rows = Map.groupBy(
			await allRows(ask, { ...of, where: { ...of.where, [per]: some.map(([id]) => id) } }),
			(line) => line[`${per}_id`],
		);
		runs = longestOf([...runs, ...some.map(([id, own]) => longestRun(rows.get(id) ?? [], own))]);
	}
	const [best = { length: 0 }] = runs;
	return { ...NOTHING, empty: best.length === 0, run: best, lines: runs.flatMap(({ to }) => to ?? []) };
}

/** The longest of some runs, and those level with it. */
function longestOf(runs: Run[]): Run[] {
	const most = Math.max(...runs.map(({ length }) => length));
	return runs.filter(({ length, to }) => to && length === most);
}
const CHUNK = 20;

async function turn(ask: Ask, { question, last, nth }: Extract<Plan, { do: "turn" }>): Promise<Result> {
	const list = { ...question, list: true, order: "keys" as const };
	if (!last) {
		const { rows, total } = await ask({ ...list, limit: 1, offset: nth - 1 });
		return { empty: rows.length === 0, lines: rows as Line[], total };
	}
	const { total } = await ask({ ...list, limit: 1 });
	if (total === 0) return NOTHING;
	const { rows } = await ask({ ...list, limit: 1, offset: total - nth });
	return { empty: rows.length === 0, lines: rows as Line[], total };
}

async function reach(ask: Ask, plan: Extract<Plan, { do: "reach" }>): Promise<Result> {
	const { question, figure: measure, goal, within } = plan;
	const whose = ["campaigns", "sides"].includes(question.rows) ? "team" : "player";
	const whole = await ask({
		...question,
		by: [whose, ...(within ? [within] : [])],
		measures: [measure],
		having: { [measure]: { from: goal } },
		order: "keys",
		limit: PAGE,
	});
	const ids = [...new Set((whole.rows as Line[]).map((line) => line[`${whose}_id`]))];
	if (ids.length === 0) return NOTHING;
	const rows = await allRows(ask, { ...question, measures: [measure], where: { ...question.where, [whose]: ids } });
	const found = reached(rows, measure, goal, within);
	return { ...NOTHING, empty: found.length === 0, reached: found };
}
