import { atInTitle, groundInTitle, tagsOf, theGround } from "../../../../../makers/phrases.ts";
import { type Said, say, sentence, sentences } from "../../../../../makers/said.ts";
import { groundsOf } from "../../../../../makers/scopes.ts";
import { placeAmong } from "../../../../../makers/standing.ts";
import {
	countInWords,
	countSaid,
	inWords,
	numberSaid,
	ordinal,
	percent,
	percentFigure,
	pick,
	rateSaid,
	ratioSaid,
} from "../../../../../makers/words.ts";
import { formatLongDate } from "../../../../lib/dates.ts";
import { type FactKind, factKind } from "../fact-kind.ts";

// Grounds: scores, winners, and their first and last matches.

const FEWEST_MATCHES = 10;

/** A question: the grounds with enough matches for a comparison. */
const GROUNDS = {
	rows: "matches",
	measures: ["matches"],
	by: ["ground"],
	having: { matches: { from: FEWEST_MATCHES } },
	order: "keys",
	limit: 100,
} as const;
type Ground = { ground_id: string; ground: string; matches: number };
const byGround = { by: ["ground"], order: "keys" } as const;

const figureOf = <Row extends { ground_id: string }>(rows: Row[], figure: (row: Row) => number) =>
	new Map(rows.map((row) => [row.ground_id, figure(row)]));

/** Ranks a ground among those with enough matches. Null if it has too few. */
function placeOf(grounds: Ground[], ground: string, measure: (row: Ground) => number) {
	const ranked = grounds.toSorted((a, b) => measure(b) - measure(a));
	const line = ranked.find((row) => row.ground_id === ground);
	if (!line) return null;
	const places = placeAmong(measure(line), ranked.map(measure));
	return { line, ...places, of: ranked.length, best: ranked[0], last: ranked.at(-1) };
}

type Placed = ReturnType<typeof placeAmong> & { of: number };
/** Returns 'the third-highest of the 22 grounds with …', or 'the joint second-lowest …' if that end is nearer. */
function ofGrounds(placed: Placed, highest: string, lowest: string): Said {
	const { high, low, shared, of } = placed;
	const [nth, end] = high <= low ? [high, highest] : [low, lowest];
	return say`the ${shared && "joint "}${nth > 1 && say`${ordinal(nth)}-`}${end} of the ${numberSaid(of, "Grounds")} grounds with at least ${inWords(FEWEST_MATCHES, "Least matches")} matches`;
}

const groundAverage = factKind({
	name: "ground_average",
	category: "Venues",
	candidates: async (ask, spread) => spread(await groundsOf(ask, FEWEST_MATCHES)),
	questions: () => ({
		grounds: GROUNDS,
		first: {
			rows: "innings",
			measures: ["average_total"],
			where: { innings: 1, result: ["won", "lost"] },
			...byGround,
		},
	}),
	write({ grounds, first }, statement, { ground }) {
		const averages = figureOf(first.rows, (row) => row.average_total);
		const averageAt = (row: Ground) => averages.get(row.ground_id) ?? 0;
		const among = placeOf(grounds.rows, ground, averageAt);
		if (!among) return null;
		const { line } = among;
		const average = rateSaid(averageAt(line), "Average");
		const other = among.best === line ? among.last : among.best;
		return {
			title: pick(statement, [
				say`${average} is the average first innings ${atInTitle(line.ground)}`,
				say`First innings average ${average} ${atInTitle(line.ground)}`,
				say`${sentence(groundInTitle(line.ground))}: ${average} on average batting first`,
			]),
			fact: sentences(
				say`In matches with a result, sides batting first at ${theGround(line.ground)} have averaged ${average} runs, ${ofGrounds(among, "highest", "lowest")}.`,
				other &&
					say`The ${other === among.best ? "highest" : "lowest"} average is ${rateSaid(averageAt(other), "The other end")}, at ${theGround(other.ground)}.`,
				say`It has had ${countSaid(line.matches, "match")}.`,
			),
			tags: tagsOf(line.ground, "averages", "first innings"),
			figure: average,
		};
	},
});

const WON = { rows: "sides", measures: ["won"] } as const;

const groundChase = factKind({
	name: "ground_chase",
	category: "Venues",
	candidates: async (ask, spread) => spread(await groundsOf(ask, FEWEST_MATCHES)),
	questions: () => ({
		grounds: GROUNDS,
		decided: { ...WON, ...byGround },
		chased: { ...WON, where: { batted: "second", super_over: false }, ...byGround },
		set: { ...WON, where: { batted: "first", super_over: false }, ...byGround },
	}),
	write({ grounds, decided, chased, set }, statement, { ground }) {
		const wonIn = (found: typeof decided, id: string) => found.rows.find((row) => row.ground_id === id)?.won ?? 0;
		const among = placeOf(
			grounds.rows,
			ground,
			({ ground_id }) => wonIn(chased, ground_id) / wonIn(decided, ground_id),
		);
		if (!among) return null;
		const { line } = among;
		const [second, first, all] = [wonIn(chased, ground), wonIn(set, ground), wonIn(decided, ground)];
		const superOvers = all - second - first;
		const share = percent(Math.max(second, first), all, "Share");
		const wonSecond = numberSaid(second, "Won batting second");
		const wonFirst = numberSaid(first, "Won batting first");
		return {
			title:
				second > first
					? pick(statement, [
							say`Chasing wins ${share} of matches ${atInTitle(line.ground)}`,
							say`${sentence(groundInTitle(line.ground))}: ${wonSecond} of ${numberSaid(all, "Matches")} won in the chase`,
						])
					: second < first
						? pick(statement, [
								say`Batting first wins ${share} ${atInTitle(line.ground)}`,
								say`${sentence(groundInTitle(line.ground))}: ${wonFirst} of ${numberSaid(all, "Matches")} won batting first`,
							])
						: say`Even ${atInTitle(line.ground)}: ${inWords(first, "Won batting first")} wins batting first or second`,
			fact: sentences(
				say`Of ${countSaid(all, "match")} with a result at ${theGround(line.ground)}, ${wonSecond} were won batting second and ${wonFirst} batting first.`,
				say`For the chasing side that is ${ofGrounds(among, "best", "poorest")}.`,
				superOvers > 0 && say`${sentence(inWords(superOvers, "Super overs"))} more went to a super over.`,
			),
			tags: tagsOf(line.ground, "chasing", "results"),
			figure: percentFigure(share),
		};
	},
});

const groundSixes = factKind({
	name: "ground_sixes",
	category: "Venues",
	candidates: async (ask, spread) => spread(await groundsOf(ask, FEWEST_MATCHES)),
	questions: () => ({
		grounds: GROUNDS,
		innings: { rows: "innings", measures: ["sixes"], ...byGround },
	}),
	write({ grounds, innings }, statement, { ground }) {
		const hit = figureOf(innings.rows, (row) => row.sixes);
		const sixesAt = (row: Ground) => hit.get(row.ground_id) ?? 0;
		const among = placeOf(grounds.rows, ground, (row) => sixesAt(row) / row.matches);
		if (!among) return null;
		const { line } = among;
		const sixes = countSaid(sixesAt(line), "six");
		const each = ratioSaid(sixesAt(line), line.matches, "A match");
		return {
			title: pick(statement, [
				say`${sentence(groundInTitle(line.ground))} has seen ${sixes}`,
				say`${each} sixes a match ${atInTitle(line.ground)}`,
			]),
			fact: sentences(
				say`${sentence(sixes)} have been hit in ${countSaid(line.matches, "match")} at ${theGround(line.ground)}, ${each} a match.`,
				say`That rate is ${ofGrounds(among, "highest", "lowest")}.`,
			),
			tags: tagsOf(line.ground, "sixes", "boundaries"),
			figure: sixes,
		};
	},
});

const groundYears = factKind({
	name: "ground_years",
	category: "Venues",
	candidates: async (ask, spread) => spread(await groundsOf(ask)),
	questions: ({ ground }) => ({
		matches: { rows: "matches", measures: ["matches"], where: { ground }, list: true, order: "keys" },
		innings: { rows: "innings", measures: ["highest", "lowest"], where: { ground } },
	}),
	write({ matches: { rows }, innings }, statement) {
		const [first, last] = [rows[0], rows.at(-1)];
		const [totals] = innings.rows;
		if (!first || !last || !totals) return null;
		const { ground } = first;
		const once = rows.length === 1;
		const matches = countInWords(rows.length, "match");
		return {
			title: pick(statement, [
				say`${sentence(matches)} ${atInTitle(ground)}`,
				say`The IPL has come ${once ? "once" : say`${inWords(rows.length, "Matches")} times`} to ${groundInTitle(ground)}`,
			]),
			fact: sentences(
				once
					? say`${sentence(theGround(ground))} has had one match of the IPL, on ${formatLongDate(first.date)}.`
					: say`${sentence(theGround(ground))} has had ${matches} of the IPL, the first on ${formatLongDate(first.date)} and the latest on ${formatLongDate(last.date)}.`,
				say`The highest total there is ${numberSaid(totals.highest, "Highest total")}${totals.lowest !== null && say`, the lowest completed one ${numberSaid(totals.lowest, "Lowest total")}`}.`,
			),
			tags: tagsOf(ground, "grounds", last.date.slice(0, 4)),
			figure: countSaid(rows.length, "match"),
		};
	},
});

export const groundsKinds: FactKind[] = [groundAverage, groundChase, groundSixes, groundYears];
