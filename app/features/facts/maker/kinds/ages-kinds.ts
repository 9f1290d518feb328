import { type Line, toAnyQuestion, toLines } from "../../../../../makers/ask.ts";
import { tagsOf } from "../../../../../makers/phrases.ts";
import { type Part, said, say, sentences } from "../../../../../makers/said.ts";
import { byPlace, eachAs } from "../../../../../makers/scopes.ts";
import { nextAlone, standingAt } from "../../../../../makers/standing.ts";
import { countSaid, inWords, numberSaid, ordinal, pick } from "../../../../../makers/words.ts";
import type { Where } from "../../../../../record/language/question.ts";
import { formatLongDate } from "../../../../lib/dates.ts";
import { factKind } from "../fact-kind.ts";
import { opponentThen } from "../match-sides.ts";

// The youngest and the oldest players to achieve a feat.

const DAY = 24 * 60 * 60 * 1000;

/** Converts an age in days on a date ('2025-04-19') to completed years, and days since the last birthday. */
function ageOn(daysOld: number, date: string): { years: number; days: number } {
	const day = Date.parse(date);
	const born = new Date(day - daysOld * DAY);
	const birthdayIn = (year: number) => Date.UTC(year, born.getUTCMonth(), born.getUTCDate());
	const year = new Date(day).getUTCFullYear();
	const last = birthdayIn(year) <= day ? year : year - 1;
	return { years: last - born.getUTCFullYear(), days: (day - birthdayIn(last)) / DAY };
}

type Asked = { rows: "appearances" | "batting" | "bowling"; where?: Where };
/** A feat: the question about its rows, and its words. `briefly`: for the title. */
const feat = (asked: Asked, [does, did, done]: [string, string, string], what: Part, briefly = what) => ({
	asked,
	done: say`${done} ${what}`,
	did: say`${did} ${what}`,
	short: say`${does} ${briefly}`,
	past: say`${did} ${briefly}`,
});
const five = inWords(5, "Wickets");
const from = (figure: string, least: number) => ({ where: { figures: { [figure]: { from: least } } } });
const FEATS = {
	match: feat({ rows: "appearances" }, ["play", "played", "played"], "a match", "in the IPL"),
	fifty: feat({ rows: "batting", ...from("runs", 50) }, ["make", "made", "made"], "a fifty"),
	hundred: feat({ rows: "batting", ...from("runs", 100) }, ["make", "made", "made"], "a hundred"),
	wicket: feat({ rows: "bowling", ...from("wickets", 1) }, ["take", "took", "taken"], "a wicket"),
	five_wickets: feat(
		{ rows: "bowling", ...from("wickets", 5) },
		["take", "took", "taken"],
		say`${five} wickets in an innings`,
		say`${five} wickets`,
	),
};
type Order = "youngest" | "oldest";
type Aged = Line<Order | "runs">;

export const agesKind = factKind({
	name: "age",
	category: "History",
	candidates: async () =>
		byPlace(
			eachAs("feat", FEATS).flatMap(({ feat }) => (["youngest", "oldest"] as const).map((order) => ({ feat, order }))),
			3,
		),
	questions: ({ feat, order }) => ({
		players: toAnyQuestion({ ...FEATS[feat].asked, measures: [order], by: ["player"], limit: 4 }),
	}),
	further({ players }, { feat, order, place }) {
		const found = standingAt(players.rows, place);
		if (!found?.below) return null;
		const { rows, where } = FEATS[feat].asked;
		const dayOf = ({ player_id }: { player_id: string }) =>
			toAnyQuestion({
				rows,
				measures: [order, ...(rows === "batting" ? ["runs"] : [])],
				where: { ...where, player: player_id },
				list: true,
				limit: 1,
			});
		return { day: dayOf(found.row), other: dayOf(found.first ? found.below : (players.rows[0] ?? found.row)) };
	},
	write({ players, day, other }, statement, { feat, order, place }) {
		const found = standingAt(players.rows, place);
		if (!found?.below) return null;
		const [row] = toLines<Order | "runs">(day);
		const [next] = toLines<Order | "runs">(other);
		if (!row || !next) return null;
		// players of one age to the day share a place, and the text names one only
		if (found.level.length > 0) return null;
		const { first, rank } = found;
		const { asked, done, did, short, past } = FEATS[feat];
		const age = (line: Aged) => ageOn(line[order], line.date);
		const at = (line: Aged, label: string) =>
			said(`${age(line).years} years and ${countSaid(age(line).days, "day").text}`, label);
		const { years } = age(row);
		const them = opponentThen(row);
		return {
			title: pick(statement, [
				say`${row.player} is the ${!first && say`${ordinal(rank)}-`}${order} to ${short}`,
				say`At ${numberSaid(years, "Years")}, ${row.player} ${past}`,
			]),
			fact: sentences(
				first
					? say`No one ${order === "youngest" ? "younger" : "older"} than ${row.player} has ${done} in the IPL: he was ${at(row, "Age")} old against ${them} on ${formatLongDate(row.date)}.`
					: say`${row.player} was ${at(row, "Age")} old when he ${did}${asked.rows === "batting" && say` with ${numberSaid(row.runs, "Runs")}`} against ${them} on ${formatLongDate(row.date)}, the ${ordinal(rank)}-${order} of all.`,
				first
					? nextAlone(players, found.row) &&
							say`${next.player}, ${at(next, "Next")} old on ${formatLongDate(next.date)}, comes next.`
					: say`The ${order} is ${next.player}, at ${at(next, "First")}.`,
			),
			tags: tagsOf(row.player, order, row.team_id, row.season),
			figure: said(`${years} years`, "Years", years),
		};
	},
});
