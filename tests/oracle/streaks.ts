import type { Kind, Row, Summed } from "./kinds/kind.ts";
import { type Line, linesOf } from "./lines.ts";
import { DIMENSIONS, knows } from "./meaning.ts";
import { type Asked, conditionsOf, meaningOf, type Part } from "./question.ts";
import { type Known, within } from "./values.ts";

type Streaks = NonNullable<Kind["streaks"]>;
type Streak = { row: Row; length: number; keys: Known[] };

/** A part's thresholds: on each match or innings, or on whole streaks. */
const figuresIn = (part: Part, of: "each" | "streak") =>
	Object.fromEntries(Object.entries(part.figures ?? {}).filter(([name]) => (name === "length") === (of === "streak")));

/** The kind of a streak's parts: the first one with all figures of the question. */
function partsOf({ of }: Streaks, { where = {} }: Asked): Streaks["of"][number] | undefined {
	const names = [where, where.not ?? {}].flatMap((part) => Object.keys(figuresIn(part, "each")));
	return of.find(({ kind }) => names.every((name) => name in kind.figures));
}

/**
 * Returns the path of the first figure, in alphabetical order, with which no kind of streak is left that has all figures
 * of the question so far. Undefined if one kind has them all.
 */
export function oddFigure({ of }: Streaks, { where = {} }: Asked): string | undefined {
	const inPart = (part: Part, path: string) =>
		Object.keys(figuresIn(part, "each"))
			.sort()
			.map((name) => ({ name, path: `${path}.figures.${name}` }));
	const kinds = new Set(of.map(({ kind }) => kind));
	for (const { name, path } of [...inPart(where, "where"), ...inPart(where.not ?? {}, "where.not")]) {
		for (const kind of kinds) if (!(name in kind.figures)) kinds.delete(kind);
		if (kinds.size === 0) return path;
	}
	return undefined;
}

/** True if a question says which innings continue a streak. */
export const saysWhich = ({ kinds }: Streaks, { where = {} }: Asked) =>
	kinds !== undefined || [where, where.not ?? {}].some((part) => Object.keys(figuresIn(part, "each")).length > 0);

/** The conditions on streaks, or on the matches or innings in them. */
function conditionsOn(part: Part, of: "each" | "streak", { own }: Streaks): Part {
	const some = conditionsOf(part).filter(([name]) => own.includes(meaningOf(name).fact) === (of === "streak"));
	return Object.fromEntries(some);
}

/** Finds each side's or player's streaks in order of play, and groups those that meet the conditions into lines. */
export function streakLines(asked: Asked, kind: Kind, until: number): Line[] {
	const { streaks } = kind;
	const parts = streaks && partsOf(streaks, asked);
	if (!streaks || !parts) throw new Error(`${asked.rows} has no such streaks`);
	const { not = {}, ...where } = asked.where ?? {};
	const by = asked.by ?? [];
	const ofParts = by.filter((name) => !streaks.own.includes(factOf(kind, name)));
	const spells = linesOf(
		{
			...asked,
			rows: parts.rows,
			where: { ...conditionsOn(where, "each", streaks), not: conditionsOn(not, "each", streaks) },
			by: [streaks.whose, ...ofParts],
		},
		parts.kind,
		parts.kind.rows(until).filter(({ match }) => !match || match.sequence <= until),
	);
	const lengthMeets = (length: number) =>
		Object.values(figuresIn(where, "streak")).every((value) => within({ above: length, below: 1 }, value)) &&
		!Object.values(figuresIn(not, "streak")).some((value) => within({ above: length, below: 1 }, value));
	const lines = new Map<string, Line>();
	for (const streak of spells.flatMap((spell) => streaksIn(spell, asked, kind, parts.kind))) {
		if (!lengthMeets(streak.length) || !meets(streak.row, kind, where, not)) continue;
		const keys = by.map((name) => {
			const place = ofParts.indexOf(name);
			if (place >= 0) return streak.keys[place + 1] ?? null;
			return kind.facts[factOf(kind, name)]?.(streak.row) ?? null;
		});
		const id = JSON.stringify(keys);
		const line = lines.get(id) ?? { keys, rows: [] };
		lines.set(id, line);
		line.rows.push({ row: streak.row, sum: { length: streak.length } });
	}
	return by.length === 0 && lines.size === 0 ? [{ keys: [], rows: [] }] : [...lines.values()];
}

const factOf = (kind: Kind, name: string) => DIMENSIONS[name]?.facts.find((fact) => knows(kind, fact)) ?? "";

/** True if a streak meets the conditions on it. */
function meets(row: Row, kind: Kind, where: Part, not: Part): boolean {
	const { streaks } = kind;
	const test = (part: Part) =>
		conditionsOf(streaks ? conditionsOn(part, "streak", streaks) : part).map(([name, value]) => {
			const { fact, test } = meaningOf(name);
			return test(kind.facts[fact]?.(row) ?? null, value);
		});
	return test(where).every(Boolean) && !test(not).some(Boolean);
}

/** Splits rows in order of play into streaks. A row that fails the test ends one. */
function streaksIn({ keys, rows }: Line, asked: Asked, kind: Kind, parts: Kind): Streak[] {
	const inTurn = rows.toSorted((a, b) => (a.row.match?.sequence ?? 0) - (b.row.match?.sequence ?? 0));
	const kinds = kind.streaks?.kinds ?? { asked: undefined };
	const found: Streak[] = [];
	for (const [streak, test] of Object.entries(kinds)) {
		let now: Summed[] = [];
		const end = (unbroken: boolean) => {
			const last = now.at(-1);
			if (last) {
				const first = now[0]?.row.match?.id ?? null;
				const row = { ...last.row, own: { streak, unbroken, from: first } };
				found.push({ row, length: now.length, keys });
			}
			now = [];
		};
		for (const one of inTurn) {
			if (test ? test(one.row) : figuresMeet(one, asked, parts)) now.push(one);
			else end(false);
		}
		end(true);
	}
	return found;
}

function figuresMeet({ sum }: Summed, { where = {} }: Asked, { figures }: Kind): boolean {
	const is = ([name, value]: [string, unknown]) => within(figures[name]?.(sum) ?? null, value);
	return (
		Object.entries(figuresIn(where, "each")).every(is) && !Object.entries(figuresIn(where.not ?? {}, "each")).some(is)
	);
}
