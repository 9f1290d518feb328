import type { Kind, Row } from "./kinds/kind.ts";
import { DIMENSIONS, knows, MEANINGS } from "./meaning.ts";
import type { Asked, Part } from "./question.ts";
import { innerGroups } from "./steps.ts";
import type { Known } from "./values.ts";

/** Returns a random integer from `min` (default 0) to below `max`. */
export type Ints = (...bounds: [max: number] | [min: number, max: number]) => number;

const PHASES = ["powerplay", "middle", "death"];
const ROUNDS = ["qualifier_1", "qualifier_2", "eliminator", "semi_final", "third_place", "final"];
const STAGES = ["league", "playoff", "final"];
const STREAKS = ["won", "lost", "not_lost", "not_won"];
/** numbers and days, which may be spans */
const SPANS = [
	"season",
	"date",
	"month",
	"day_of_season",
	"target",
	"total",
	"overs",
	"ball_of_over",
	"position",
	"wicket",
	"age",
];
const SMALL = [0, 1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500, 1000];

/** True if lines are matches or seasons, which have an order of play. Awards need not belong to a match. */
const isPlayed = ({ rows, by, of }: Asked) =>
	["match", "season"].includes(String(by)) && !["awards", "campaigns", "squads"].includes(rows) && of === undefined;

/**
 * Returns a generator of random questions. Most conditions come from one existing row, so that most questions have an
 * answer; a few are invalid or match nothing.
 */
export function questionGenerator(kinds: Record<string, Kind>, ints: Ints): () => Asked {
	const names = Object.keys(kinds);
	const rowsOf = new Map(names.map((name) => [name, kinds[name]?.rows(Number.POSITIVE_INFINITY) ?? []]));
	const chance = (of100: number) => ints(100) < of100;
	const one = <Of>(list: readonly Of[]): Of => list[ints(list.length)] as Of;
	const few = <Of>(list: readonly Of[], most: number): Of[] => {
		const left = [...list];
		return Array.from({ length: Math.min(most, left.length) }, () => left.splice(ints(left.length), 1)[0] as Of);
	};

	/** A fact of a row, or of a random ball of it. */
	function factOf(kind: Kind, row: Row, fact: string): Known {
		const ofBall = kind.ofBall[fact];
		if (kind.facts[fact]) return kind.facts[fact](row);
		if (ofBall) return row.balls.length > 0 ? ofBall(one(row.balls), row) : null;
		return kind.several ? (one(kind.several(row))[fact] ?? null) : null;
	}

	function conditionOn(name: string, fact: Known, other: Known): unknown {
		if (name === "until") return one(untilMatches());
		if (name === "phase") return chance(70) ? one(PHASES) : few(PHASES, 2);
		if (name === "stage") return chance(70) ? one(STAGES) : few(STAGES, 2);
		if (name === "round") return one(ROUNDS);
		if (name === "first_balls") return ints(1, 40);
		if (name === "opening" || name === "unbroken") return chance(60);
		if (name === "streak") return chance(70) ? one(STREAKS) : few(STREAKS, 2);
		if (fact === null) return undefined;
		const isFlag = (value: Known) => value === "true" || value === "false";
		const plain = (value: Known) => (isFlag(value) ? value === "true" : value);
		if (name === "super_over" || name === "full_match" || name === "rain_rule") return fact;
		if (SPANS.includes(name) && chance(60)) return spanOf(fact, other);
		return other !== null && chance(25) ? [plain(fact), plain(other)] : plain(fact);
	}

	function spanOf(fact: Known, other: Known): unknown {
		if (chance(35)) return { from: fact };
		if (chance(50)) return { to: fact };
		if (other === null) return { from: fact, to: fact };
		return String(fact).padStart(9, "0") < String(other).padStart(9, "0")
			? { from: fact, to: other }
			: { from: other, to: fact };
	}

	/** The groups of these rows, except facts with several people per part. */
	const groupsOf = (kind: Kind) =>
		Object.keys(DIMENSIONS).filter((name) => {
			const fact = DIMENSIONS[name]?.facts.find((fact) => knows(kind, fact));
			return fact !== undefined && !kind.shared?.includes(fact);
		});

	/** An inner question for a condition. */
	function innerFor(condition: string): unknown {
		const about = one(innerGroups(condition));
		const rows = one(names.filter((name) => groupsOf(kinds[name] as Kind).includes(about)));
		const kind = kinds[rows] as Kind;
		const question: Asked = { rows, measures: few(Object.keys(kind.measures), 1), by: [about] };
		question.where = partOf(kind, rowsOf.get(rows) ?? [], 1, false);
		const orders = ["best", "worst", "keys", ...(isPlayed(question) ? (["latest"] as const) : [])] as const;
		return { question: { ...question, order: one(orders), limit: one([1, 2, 5, 20]) } };
	}

	/** A random `of` for a question. */
	function wholeFor({ rows, by = [] }: Asked): Asked["of"] {
		const other = chance(60) ? rows : one(names);
		const kind = kinds[other] as Kind;
		return {
			...(other === rows ? {} : { rows: other, measures: few(Object.keys(kind.measures), 1) }),
			where: partOf(kind, rowsOf.get(other) ?? [], 1),
			by: few(
				by.filter((name) => groupsOf(kind).includes(name)),
				ints(3),
			),
		};
	}

	function partOf(kind: Kind, rows: Row[], most: number, steps = true): Part {
		const part: Part = {};
		const known = Object.keys(MEANINGS).filter((name) => knows(kind, MEANINGS[name]?.fact ?? ""));
		const row = one(rows);
		const chosen = few(known, ints(most + 1));
		if (chance(1)) chosen.push(one(Object.keys(MEANINGS)));
		for (const name of chosen) {
			const from = chance(80) ? row : one(rows);
			const { fact = "" } = MEANINGS[name] ?? {};
			const within = steps && chance(4) && innerGroups(name).length > 0;
			const value = within
				? innerFor(name)
				: knows(kind, fact)
					? conditionOn(name, factOf(kind, from, fact), factOf(kind, one(rows), fact))
					: 1;
			if (value === undefined) continue;
			const [path = "", inside] = name.split(".");
			if (inside) part.against = { ...part.against, [inside]: value };
			else part[path] = chance(99) ? value : strangeOf(path, value);
		}
		const figures = Object.keys(kind.figures);
		if (figures.length > 0 && chance(20)) part.figures = thresholds(few(figures, ints(1, 3)));
		if (kind.streaks && chance(95)) {
			const names = Object.keys(one(kind.streaks.of).kind.figures);
			const each = kind.streaks.kinds ? {} : thresholds(few(names, ints(1, 3)));
			part.figures = { ...each, ...(chance(20) ? thresholds(["length"]) : {}) };
		}
		if (figures.length > 0 && kind.parts && chance(10)) part.innings_figures = thresholds(few(figures, 1));
		return part;
	}

	const strangeOf = (name: string, value: unknown) =>
		["player", "team", "ground", "city", "bowl_style", "opponent", "bowler"].includes(name) ? "nobody" : value;
	const thresholds = (names: string[]) =>
		Object.fromEntries(
			names.map((name) => {
				const at = one(SMALL.slice(0, 9));
				if (chance(10)) return [name, at];
				if (chance(8)) return [name, [at, one(SMALL)]];
				return [name, chance(70) ? { from: at } : chance(50) ? { to: at } : { from: at, to: at + one(SMALL) }];
			}),
		);

	return () => {
		const rows = one(names);
		const kind = kinds[rows] as Kind;
		const all = rowsOf.get(rows) ?? [];
		const asked: Asked = { rows, measures: few(Object.keys(kind.measures), ints(1, 5)) };
		const where: Asked["where"] = partOf(kind, all, 4);
		if (chance(20)) where.not = partOf(kind, all, 2);
		if (Object.keys(where).length > 0) asked.where = where;
		asked.by = few(groupsOf(kind), one([0, 1, 1, 1, 2, 2, 3]));
		if (chance(2)) asked.by = few(Object.keys(DIMENSIONS), 1);
		if (chance(1)) asked.measures.push(one(["wickets", "runs", "sixes", "players", "nonsense"]));
		if (chance(25)) asked.having = thresholds(few(Object.keys(kind.measures), ints(1, 3)));
		if (chance(8)) {
			asked.of = wholeFor(asked);
			if (chance(20)) asked.having = { ...asked.having, share: { from: one(SMALL) } };
		}
		asked.order = one(["best", "best", "best", "worst", "keys"] as const);
		if (isPlayed(asked) && chance(30)) asked.order = "latest";
		if (chance(60)) asked.limit = one([1, 2, 3, 5, 20, 100, 1000]);
		if (!kind.timeless && !where.until && chance(12)) asked.until = one(untilMatches());
		return asked;
	};

	function untilMatches(): number[] {
		const ids = (rowsOf.get("matches") ?? []).map(({ match }) => match?.id ?? 0);
		return ids.slice(Math.floor(ids.length / 4));
	}
}
