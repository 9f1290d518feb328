import { kindsOf } from "./kinds/all.ts";
import type { Kind, Measure, Summed } from "./kinds/kind.ts";
import { strangersIn } from "./known.ts";
import { type Line, linesOf } from "./lines.ts";
import { DIMENSIONS } from "./meaning.ts";
import { type Asked, faultsOf } from "./question.ts";
import { compare, type Figure, type Known, within, written } from "./values.ts";
import type { World } from "./world.ts";

export type WalkedLine = Record<string, unknown>;
export type Walked = { lines: WalkedLine[]; total: number } | { faults: string[] };
export type Walk = { kinds: Record<string, Kind>; world: World; answer: (asked: Asked) => Walked };

/** Answers questions by walking the balls. What has no meaning is named, not answered. */
export function walkOf(world: World): Walk {
	const kinds = kindsOf(world);
	const strangersOf = strangersIn(world);
	const sequences = new Map(world.matches.map(({ id, sequence }) => [id, sequence]));

	function answer(question: Asked): Walked {
		const kind = kinds[question.rows];
		if (!kind) return { faults: ["rows"] };
		const faults = [...faultsOf(question, kind), ...strangersOf(question)];
		if (faults.length > 0) return { faults };
		const asked = withPlaces(question, sequences);
		const until = asked.until ?? Number.POSITIVE_INFINITY;
		const rows = kind.rows(until).filter(({ match }) => !match || match.sequence <= until);
		const lines = linesOf(asked, kind, rows).filter((line) =>
			Object.entries(asked.having ?? {}).every(([name, value]) =>
				within(kind.measures[name]?.value(line.rows) ?? null, value),
			),
		);
		const measures = asked.measures.map((name) => [name, kind.measures[name] as Measure] as const);
		const written = (line: Line, rank?: number) => writtenLine(asked, kind, measures, line, rank, world);
		if (asked.order === "keys" || !asked.by?.length) {
			const inOrder = lines.sort(byKeys(asked, world)).slice(0, asked.limit ?? 1000);
			return { lines: inOrder.map((line) => written(line)), total: lines.length };
		}
		const ranked = ranking(asked, lines, measures[0]?.[1]);
		const shown = ranked.filter(({ rank }) => rank <= (asked.limit ?? 10));
		return { lines: shown.map(({ line, rank }) => written(line, rank)), total: ranked.length };
	}

	return { kinds, world, answer };
}

/** Lines by what they are about: by the names of people, sides and grounds, then by what has none. */
function byKeys({ by = [] }: Asked, { names }: World): (a: Line, b: Line) => number {
	const said = ({ keys }: Line) => [
		...by.map((name, place) => {
			const named = DIMENSIONS[name]?.named;
			return named ? names[named.in].get(String(keys[place])) : keys[place];
		}),
		...keys,
	];
	return (a, b) => {
		const [left, right] = [said(a), said(b)];
		const place = left.findIndex((value, at) => value !== right[at]);
		const [one, other] = [left[place], right[place]];
		if (place < 0) return 0;
		// what is not known comes last
		if (one == null || other == null) return one == null ? 1 : -1;
		return one < other ? -1 : 1;
	};
}

/** "Until" a match as its place in the order of play. */
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

/** Lines by their first measure. A rate needs its least, unless the question brings its own; equals share a rank. */
function ranking(asked: Asked, lines: Line[], first: Measure | undefined): { line: Line; rank: number }[] {
	if (!first) return [];
	const least = asked.having && Object.keys(asked.having).length > 0 ? 0 : leastOf(asked, first);
	const sign = (asked.order === "worst") === (first.low === true) ? 1 : -1;
	const placed = lines
		.filter((line) => !first.floor || first.floor.of(line.rows) >= least)
		.flatMap((line) => {
			const figure = first.value(line.rows);
			return figure ? [{ line, figure, apart: first.apart?.(line.rows) ?? 0, rank: 0 }] : [];
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

/** The side of the last of the rows. */
function latestTeam({ facts }: Kind, rows: Summed[]): Known {
	const when = facts.sequence ?? facts.season;
	const [last] = rows.toSorted((a, b) => Number(when?.(b.row)) - Number(when?.(a.row)));
	return last ? (facts.team?.(last.row) ?? null) : null;
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
		line[dimension.column] = keys[place];
		if (dimension.named) line[dimension.named.column] = names[dimension.named.in].get(String(keys[place]));
	}
	if (rank !== undefined) line.rank = rank;
	if (by.includes("player") && kind.facts.team) line.latest_team_id = latestTeam(kind, rows);
	for (const [name, measure] of measures) {
		line[name] = written(measure.value(rows) as Figure);
		for (const [column, value] of Object.entries(measure.beside ?? {})) line[column] = value(rows);
	}
	return line;
}
