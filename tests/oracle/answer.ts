import { kindsOf } from "./kinds/all.ts";
import type { Kind, Measure, Summed } from "./kinds/kind.ts";
import { type Line, linesOf } from "./lines.ts";
import { DIMENSIONS, type Dimension } from "./meaning.ts";
import { type Asked, faultsOf, type Part } from "./question.ts";
import { type Share, shareIn } from "./share.ts";
import { answerInnerQuestions } from "./steps.ts";
import { streakLines } from "./streaks.ts";
import { unknownValuesIn } from "./unknown-values.ts";
import { compare, type Figure, type Known, within, written as writtenFigure } from "./values.ts";
import type { World } from "./world.ts";

export type WalkedLine = Record<string, unknown>;
export type Walked = { lines: WalkedLine[]; total: number } | { faults: string[] };
export type Walk = { kinds: Record<string, Kind>; world: World; answer: (asked: Asked) => Walked };

/**
 * Answers questions by plain loops over the balls, without code of the query language. Returns the faults if invalid.
 */
export function walkOf(world: World): Walk {
	const kinds = kindsOf(world);
	const strangersOf = unknownValuesIn(world);
	const sequences = new Map(world.matches.map(({ id, sequence }) => [id, sequence]));

	/** The lines of a question before ranking, or its faults. */
	function begin(question: Asked): { asked: Asked; kind: Kind; lines: Line[] } | { faults: string[] } {
		const kind = kinds[question.rows];
		if (!kind) return { faults: ["rows"] };
		const until = question.until ?? (question.where as { until?: number } | undefined)?.until;
		const { not, ...where } = question.where ?? {};
		const inner = [where, not ?? {}].map((part) => answerInnerQuestions(part, until, answer));
		const [wanted, unwanted] = inner.map(({ part }) => part);
		const whole = { ...question, where: { ...wanted, ...(not ? { not: unwanted as Part } : {}) } };
		const faults = [...inner.flatMap(({ faults }) => faults), ...faultsOf(whole, kind), ...strangersOf(whole)];
		if (faults.length > 0) return { faults };
		const asked = withPlaces(whole, sequences);
		const last = asked.until ?? Number.POSITIVE_INFINITY;
		if (kind.streaks) return { asked, kind, lines: streakLines(asked, kind, last) };
		const rows = kind.rows(last).filter(({ match }) => !match || match.sequence <= last);
		return { asked, kind, lines: linesOf(asked, kind, rows) };
	}

	function answer(question: Asked): Walked {
		const begun = begin(question);
		if ("faults" in begun) return begun;
		const { asked, kind } = begun;
		const shared = shareIn(question, kind, (of) => begin(of));
		if ("faults" in shared) return shared;
		const { share } = shared;
		const lines = begun.lines.filter((line) =>
			Object.entries(asked.having ?? {}).every(([name, value]) =>
				within((name === "share" ? share?.value(line) : kind.measures[name]?.value(line.rows)) ?? null, value),
			),
		);
		const measures = asked.measures.map((name) => [name, kind.measures[name] as Measure] as const);
		const written = (line: Line, rank?: number) => ({
			...writtenLine(asked, kind, measures, line, rank, world),
			...(share ? { share: writtenFigure(share.value(line)) } : {}),
		});
		if (asked.order === "keys" || asked.order === "latest" || !asked.by?.length) {
			const turn = asked.order === "latest" ? newestFirst : byKeys(asked, world);
			const inOrder = lines.sort(turn).slice(0, asked.limit ?? 1000);
			return { lines: inOrder.map((line) => written(line)), total: lines.length };
		}
		const ranked = ranking(asked, lines, measures[0]?.[1], share);
		const shown = ranked.filter(({ rank }) => rank <= (asked.limit ?? 10));
		return { lines: shown.map(({ line, rank }) => written(line, rank)), total: ranked.length };
	}

	return { kinds, world, answer };
}

/** Returns a comparison of lines: group by group, people, sides and grounds by name; unknown values come last. */
function byKeys({ by = [] }: Asked, { names }: World): (a: Line, b: Line) => number {
	const said = ({ keys }: Line) => [
		...by.flatMap((name, place) => {
			const { named } = DIMENSIONS[name] as Dimension;
			return named ? idsOf(keys[place]).map((id) => names[named.in].get(id)) : [keys[place]];
		}),
		...keys,
	];
	return (a, b) => {
		const [left, right] = [said(a), said(b)];
		const place = left.findIndex((value, at) => value !== right[at]);
		const [one, other] = [left[place], right[place]];
		if (place < 0) return 0;
		// unknown values last
		if (one == null || other == null) return one == null ? 1 : -1;
		return one < other ? -1 : 1;
	};
}

/** Compares lines, those with the newest match first. */
const newestFirst = (a: Line, b: Line) => sequenceOf(b) - sequenceOf(a);
const sequenceOf = ({ rows }: Line) => Math.max(...rows.map(({ row }) => row.match?.sequence ?? 0));

const idsOf = (key: Known | undefined) => String(key).split(" ");

/** Replaces the match id of `until` by its place in the order of play. */
function withPlaces({ where = {}, ...asked }: Asked, sequences: Map<number, number>): Asked {
	const { not, until: within, ...rest } = where as { not?: { until?: number }; until?: number };
	const until = asked.until ?? within;
	const place = (id: number | undefined) => (id === undefined ? undefined : sequences.get(id));
	return {
		...asked,
		where: { ...rest, ...(not ? { not: { ...not, until: place(not.until) } } : {}) } as Asked["where"] & object,
		...(until === undefined ? {} : { until: place(until) as number }),
	};
}

/**
 * Ranks lines by their share or first measure; equal ones share a rank. Leaves out lines without that figure and,
 * unless the question has `having`, lines below the measure's minimum.
 */
function ranking(asked: Asked, lines: Line[], first?: Measure, share?: Share): { line: Line; rank: number }[] {
	if (!first) return [];
	const least = asked.having && Object.keys(asked.having).length > 0 ? 0 : leastOf(asked, first);
	const sign = (asked.order === "worst") === (first.low === true) ? 1 : -1;
	const placed = lines
		.filter((line) => !first.floor || first.floor.of(line.rows) >= least)
		.flatMap((line) => {
			const figure = share ? share.value(line) : first.value(line.rows);
			const apart = share ? 0 : (first.apart?.(line.rows) ?? 0);
			return figure ? [{ line, figure, apart, rank: 0 }] : [];
		})
		.sort((a, b) => sign * (compare(b.figure, a.figure) || a.apart - b.apart));
	for (const [place, one] of placed.entries()) {
		const before = placed[place - 1];
		const level = before && compare(before.figure, one.figure) === 0 && before.apart === one.apart;
		one.rank = level ? before.rank : place + 1;
	}
	return placed;
}

function leastOf({ where = {}, by = [] }: Asked, { floor }: Measure): number {
	if (!floor) return 0;
	const { not = {}, ...rest } = where;
	const conditions = [...Object.values(rest), ...Object.values(not)].filter((value) => value !== undefined);
	return by.includes("season") || conditions.length > 0 ? floor.part : floor.whole;
}

/** The side of the row played last. */
function latestTeam({ facts }: Kind, rows: Summed[]): Known {
	const when = facts.sequence ?? facts.season;
	const [last] = rows.toSorted((a, b) => Number(when?.(b.row)) - Number(when?.(a.row)));
	return last ? (facts.team?.(last.row) ?? null) : null;
}

/** The match, day and opponent of the row with the maximum; of equal rows the one played first. */
function behindOf(
	name: string,
	{ facts }: Kind,
	rows: Summed[],
	most: (one: Summed) => number | null,
	{ franchises }: World["names"],
): WalkedLine {
	const played = ({ row }: Summed) => 2 * (row.match?.sequence ?? 0) + (row.innings?.number ?? 0);
	const [first] = rows
		.filter((one) => most(one) !== null)
		.sort((a, b) => Number(most(b)) - Number(most(a)) || played(a) - played(b));
	return {
		[`${name}_match_id`]: first?.row.match?.id ?? null,
		[`${name}_date`]: first?.row.match?.date ?? null,
		[`${name}_opponent`]: first ? franchises.get(String(facts.opponent?.(first.row))) : null,
	};
}

function writtenLine(
	{ by = [] }: Asked,
	kind: Kind,
	measures: (readonly [string, Measure])[],
	{ keys, rows }: Line,
	rank: number | undefined,
	{ names }: World,
): WalkedLine {
	const line: WalkedLine = {};
	for (const [place, name] of by.entries()) {
		const dimension = DIMENSIONS[name];
		if (!dimension) continue;
		const { column, named, second } = dimension;
		line[column] = keys[place];
		if (!named) continue;
		const [one = "", other = ""] = idsOf(keys[place]);
		Object.assign(line, { [column]: one, [named.column]: names[named.in].get(one) });
		if (second) Object.assign(line, { [second.column]: other, [second.named]: names[named.in].get(other) });
	}
	if (rank !== undefined) line.rank = rank;
	if ((by.includes("player") || by.includes("pair")) && kind.facts.team) line.latest_team_id = latestTeam(kind, rows);
	for (const [name, measure] of measures) {
		line[name] = writtenFigure(measure.value(rows) as Figure);
		for (const [column, value] of Object.entries(measure.beside ?? {})) line[column] = value(rows);
		if (measure.behind) Object.assign(line, behindOf(name, kind, rows, measure.behind, names));
	}
	return line;
}
