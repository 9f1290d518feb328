import type { QueryResult } from "../../../../record/catalogue.ts";
import { formatLongDate } from "../../../lib/dates.ts";
import { type AnyKind, kind } from "./kind.ts";
import { atInTitle, figuresOf, groundInTitle, tags, text, theGround } from "./phrases.ts";
import { groundsOf } from "./scopes.ts";
import { count, countInWords, inWords, number, ordinal, percent, pick, rate, sentence } from "./words.ts";

// Grounds as such: what is scored there, who wins there, how long they have been in use.

type Ground = QueryResult<"match_figures">[number];
const FEWEST_MATCHES = 10;

/** The grounds with enough matches, by one measure, highest first, with the place of one among them. */
function placeAmong(rows: Ground[], ground: string, measure: (row: Ground) => number) {
	const ranked = rows.filter((row) => row.matches >= FEWEST_MATCHES).sort((a, b) => measure(b) - measure(a));
	const place = ranked.findIndex((row) => row.ground_id === ground) + 1;
	return place === 0 ? null : { place, of: ranked.length, best: ranked[0], last: ranked.at(-1) };
}

/** 'the highest of 22 grounds', 'the third-highest of 22 grounds', 'the second-lowest of 22 grounds' */
function ofGrounds({ place, of }: { place: number; of: number }, high: string, low: string): string {
	const from = of - place + 1;
	const [nth, end] = place <= from ? [place, high] : [from, low];
	return `the ${nth === 1 ? "" : `${ordinal(nth)}-`}${end} of the ${number(of)} grounds with at least ${inWords(FEWEST_MATCHES)} matches`;
}

const groundAverage = kind({
	name: "ground_average",
	category: "Venues",
	query: "match_figures",
	candidates: async (ask, spread) => spread(await groundsOf(ask, FEWEST_MATCHES)),
	params: () => ({ by: ["ground"], metric: "average_first", min_matches: FEWEST_MATCHES, limit: 40 }),
	write(rows, statement, { ground }) {
		const line = rows.find((row) => row.ground_id === ground);
		const among = placeAmong(rows, ground, (row) => row.average_first ?? 0);
		if (!line?.ground || !among || line.average_first === null) return null;
		const average = rate(line.average_first);
		const other = among.best === line ? among.last : among.best;
		return {
			title: pick(statement, [
				`${average} is the average first innings ${atInTitle(line.ground)}`,
				`First innings average ${average} ${atInTitle(line.ground)}`,
				`${sentence(groundInTitle(line.ground))}: ${average} on average batting first`,
			]),
			fact: text(
				`Sides batting first at ${theGround(line.ground)} have averaged ${average}, ${ofGrounds(among, "highest", "lowest")}.`,
				other?.ground &&
					`The ${other === among.best ? "highest" : "lowest"} is ${rate(other.average_first ?? 0)}, at ${theGround(other.ground)}.`,
				`It has had ${count(line.matches, "match")}.`,
			),
			tags: tags(line.ground, "averages", "first innings"),
			figure: average,
			figures: figuresOf({
				Average: average,
				Matches: line.matches,
				Place: among.place,
				Grounds: among.of,
				"Least matches": FEWEST_MATCHES,
				"The other end": other && rate(other.average_first ?? 0),
			}),
		};
	},
});

const groundChase = kind({
	name: "ground_chase",
	category: "Venues",
	query: "match_figures",
	candidates: async (ask, spread) => spread(await groundsOf(ask, FEWEST_MATCHES)),
	params: () => ({ by: ["ground"], metric: "batting_first_percentage", min_matches: FEWEST_MATCHES, limit: 40 }),
	write(rows, statement, { ground }) {
		const line = rows.find((row) => row.ground_id === ground);
		const among = placeAmong(rows, ground, (row) => row.won_chasing / row.decided);
		if (!line?.ground || !among) return null;
		const { won_chasing: chased, won_batting_first: set, decided } = line;
		const share = percent(Math.max(chased, set), decided);
		return {
			title:
				chased > set
					? pick(statement, [
							`Chasing wins ${share} of matches ${atInTitle(line.ground)}`,
							`${sentence(groundInTitle(line.ground))}: ${chased} of ${decided} won in the chase`,
						])
					: chased < set
						? pick(statement, [
								`Batting first wins ${share} ${atInTitle(line.ground)}`,
								`${sentence(groundInTitle(line.ground))}: ${set} of ${decided} won batting first`,
							])
						: `Even ${atInTitle(line.ground)}: ${inWords(set)} wins batting first or second`,
			fact: text(
				`Of ${count(decided, "match")} with a result at ${theGround(line.ground)}, ${chased} were won batting second and ${set} batting first.`,
				`For the chasing side that is ${ofGrounds(among, "best", "poorest")}.`,
				line.super_overs > 0 && `${sentence(inWords(line.super_overs))} more went to a super over.`,
			),
			tags: tags(line.ground, "chasing", "results"),
			figure: share.replace(" per cent", " %"),
			figures: figuresOf({
				"Won batting second": chased,
				"Won batting first": set,
				Matches: decided,
				Share: share,
				Place: Math.min(among.place, among.of - among.place + 1),
				Grounds: among.of,
				"Least matches": FEWEST_MATCHES,
				"Super overs": line.super_overs,
			}),
		};
	},
});

const groundSixes = kind({
	name: "ground_sixes",
	category: "Venues",
	query: "match_figures",
	candidates: async (ask, spread) => spread(await groundsOf(ask, FEWEST_MATCHES)),
	params: () => ({ by: ["ground"], metric: "sixes", min_matches: FEWEST_MATCHES, limit: 40 }),
	write(rows, statement, { ground }) {
		const line = rows.find((row) => row.ground_id === ground);
		const among = placeAmong(rows, ground, (row) => row.sixes / row.matches);
		if (!line?.ground || !among) return null;
		const each = rate(line.sixes / line.matches);
		return {
			title: pick(statement, [
				`${sentence(groundInTitle(line.ground))} has seen ${count(line.sixes, "six")}`,
				`${each} sixes a match ${atInTitle(line.ground)}`,
			]),
			fact: text(
				`${sentence(count(line.sixes, "six"))} have been hit in ${count(line.matches, "match")} at ${theGround(line.ground)}, ${each} a match.`,
				`That rate is ${ofGrounds(among, "highest", "lowest")}.`,
			),
			tags: tags(line.ground, "sixes", "boundaries"),
			figure: count(line.sixes, "six"),
			figures: figuresOf({
				Sixes: number(line.sixes),
				Matches: line.matches,
				"A match": each,
				Place: Math.min(among.place, among.of - among.place + 1),
				Grounds: among.of,
				"Least matches": FEWEST_MATCHES,
			}),
		};
	},
});

const groundYears = kind({
	name: "ground_years",
	category: "Venues",
	query: "match_figures",
	candidates: async (ask, spread) => spread(await groundsOf(ask)),
	params: ({ ground }) => ({ by: ["ground"], ground, metric: "matches", limit: 1 }),
	write([line], statement) {
		if (!line?.ground || line.highest === null) return null;
		const once = line.matches === 1;
		return {
			title: pick(statement, [
				`${sentence(countInWords(line.matches, "match"))} ${atInTitle(line.ground)}`,
				`The IPL has come ${once ? "once" : `${inWords(line.matches)} times`} to ${groundInTitle(line.ground)}`,
			]),
			fact: text(
				once
					? `${sentence(theGround(line.ground))} has had one match of the IPL, on ${formatLongDate(line.first_date)}.`
					: `${sentence(theGround(line.ground))} has had ${countInWords(line.matches, "match")} of the IPL, the first on ${formatLongDate(line.first_date)} and the latest on ${formatLongDate(line.last_date)}.`,
				`The highest total there is ${line.highest}${line.lowest_completed === null ? "" : `, the lowest completed one ${line.lowest_completed}`}.`,
			),
			tags: tags(line.ground, "grounds", line.last_date.slice(0, 4)),
			figure: count(line.matches, "match"),
			figures: figuresOf({
				Matches: line.matches,
				"Highest total": line.highest,
				"Lowest total": line.lowest_completed,
			}),
		};
	},
});

export const groundsKinds: AnyKind[] = [groundAverage, groundChase, groundSixes, groundYears];
