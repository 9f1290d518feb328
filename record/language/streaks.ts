import type { Question } from "./question.ts";
import { isOfPart, type RowKind } from "./rows/kind.ts";

/** Thresholds that each match or innings of a streak has to meet, with their paths. */
function figuresOfEach(kind: RowKind, { where = {} }: Question): { path: string; name: string }[] {
	const { figures = {}, not = {} } = where;
	const among = (path: string, values: object) =>
		Object.keys(values).flatMap((name) =>
			isOfPart(kind, kind.figures[name] ?? "") ? [{ path: `${path}.${name}`, name }] : [],
		);
	return [...among("where.figures", figures), ...among("where.not.figures", not.figures ?? {})];
}

/** The kind of rows that the streaks consist of: the first with all figures of the question; undefined without one. */
export function partsOfStreak(kind: RowKind, question: Question): RowKind | undefined {
	const names = figuresOfEach(kind, question).map(({ name }) => name);
	return kind.streak?.of.find(({ figures }) => names.every((name) => name in figures));
}

/** The fault of a question about streaks that names no figure, or figures of different kinds of innings. */
export function faultOfStreak(kind: RowKind, question: Question): { path: string; reason: string } | undefined {
	const { streak } = kind;
	if (!streak) return undefined;
	const asked = figuresOfEach(kind, question);
	if (asked.length === 0 && streak.needs)
		return {
			path: "where.figures",
			reason: `Name the figures of the ${streak.are} that continue a streak, such as ${JSON.stringify(streak.needs)}.`,
		};
	if (partsOfStreak(kind, question)) return undefined;
	// the first figure that no kind has together with those before it
	const odd = asked.findIndex(
		(_, at) => !streak.of.some(({ figures }) => asked.slice(0, at + 1).every(({ name }) => name in figures)),
	);
	const before = asked.slice(0, odd).map(({ name }) => name);
	return {
		path: asked[odd]?.path ?? "where.figures",
		reason: `It is a figure of other ${streak.are} than ${before.join(", ")}.`,
	};
}

/** The question with only one kind of thresholds: on each match or innings, or on whole streaks. */
export function withFiguresOf(which: "each" | "streak", kind: RowKind, question: Question): Question {
	const { not = {}, ...where } = question.where ?? {};
	const some = (figures: object = {}) =>
		Object.fromEntries(
			Object.entries(figures).filter(([name]) => isOfPart(kind, kind.figures[name] ?? "") === (which === "each")),
		);
	return {
		...question,
		where: { ...where, figures: some(where.figures), not: { ...not, figures: some(not.figures) } },
	};
}

export type Streaks = {
	/** the column with the streak's owner */
	whose: string;
	/** the statement of the matching matches or innings, with these columns */
	parts: (columns: string[]) => string;
	/** groups by facts of the matches or innings; each value has its own streaks */
	by: { column: string; sql: string }[];
	/** SQL for each kind of streak: true if a match or innings continues it */
	kinds: Record<string, string>;
};

/** The statement of streaks: consecutive rows of `parts` with the same number of breaking rows before them. */
export function streaksStatement({ whose, parts, by, kinds }: Streaks): string {
	const split = by.map(({ column }) => `by_${column}`);
	const names = Object.keys(kinds).map((name) => `'${name}'`);
	const continues = Object.values(kinds).map((sql) => `(${sql}) is true`);
	const columns = [
		`r.${whose} as whose`,
		"r.match_id as match_id",
		"r.team_id as team_id",
		"m.sequence as sequence",
		"m.date as date",
		...by.map(({ column, sql }) => `${sql} as by_${column}`),
		`unnest([${names.join(", ")}]) as streak`,
		`unnest([${continues.join(", ")}]) as continues`,
	];
	const spell = ["whose", "streak", ...split].join(", ");
	// a player's streak shows the side of its last match
	const keys =
		whose === "team_id" ? ["whose as team_id"] : [`whose as ${whose}`, "arg_max(team_id, sequence) as team_id"];
	return [
		`select row_number() over (order by ${spell}, breaks) as row_id, ${[...keys, "streak", ...split].join(", ")},`,
		"count(*)::int as length, arg_min(match_id, sequence) as from_match_id, arg_max(match_id, sequence) as match_id,",
		"min(date) as from_date, max(date) as to_date, breaks = any_value(all_breaks) as unbroken",
		"from (select *, sum((not continues)::int) over (spell order by sequence) as breaks,",
		"sum((not continues)::int) over spell as all_breaks",
		`from (${parts(columns)}) window spell as (partition by ${spell}))`,
		`where continues group by ${spell}, breaks`,
	].join(" ");
}
