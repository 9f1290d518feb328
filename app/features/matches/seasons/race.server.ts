import type { MatchRecord } from "../../../../record/record.ts";
import { monthName } from "../../../lib/dates.ts";
import { drawLines, HALF } from "../../../ui/charts/line-geometry.ts";
import { commonNames, shortNames } from "../short-names.ts";

const RACERS = 5;
const DAY = 24 * 60 * 60 * 1000;

export type Race = NonNullable<Awaited<ReturnType<typeof loadRace>>>;

/**
 * Returns a cap race: the top five of a season by runs or wickets, and their totals by day. Null before the first
 * ball. Two questions.
 */
export async function loadRace({ askAny, names }: MatchRecord, season: number, rows: "batting" | "bowling") {
	const measure = rows === "batting" ? "runs" : "wickets";
	const ranking = await askAny({
		rows,
		measures: [measure, "innings"],
		by: ["player"],
		limit: RACERS,
		where: { season },
	});
	// a ranking has more rows if the last ones are level
	const leaders = ranking.rows.slice(0, RACERS).map((row) => ({
		player_id: row.player_id,
		player: row.player,
		team_id: row.latest_team_id,
		figure: row[measure] ?? 0,
		innings: row.innings ?? 0,
		rank: row.rank,
	}));
	if (leaders.length === 0) return null;
	const where = { season, player: leaders.map(({ player_id }) => player_id) };
	const list = await askAny({ rows, measures: [measure], list: true, order: "keys", where });
	const innings = list.rows.map((row) => ({ player_id: row.player_id, date: row.date, figure: row[measure] ?? 0 }));
	const days = daysBetween(innings.map(({ date }) => date));
	const nameOf = shortNames(leaders, commonNames(names.people));
	return {
		leaders,
		drawing: drawLines(
			days.map((day, at) => (day.endsWith("-01") || (at === 0 && Number(day.slice(8)) < 15) ? monthName(day) : null)),
			leaders.map((leader) => {
				const own = innings.filter(({ player_id }) => player_id === leader.player_id);
				return { name: nameOf(leader), team: leader.team_id, values: runningTotals(days, own) };
			}),
			"value",
			HALF,
		),
	};
}

function daysBetween(dates: string[]): string[] {
	const [first, last] = [dates.toSorted()[0] ?? "", dates.toSorted().at(-1) ?? ""];
	const count = (Date.parse(last) - Date.parse(first)) / DAY;
	return Array.from({ length: count + 1 }, (_, at) =>
		new Date(Date.parse(first) + at * DAY).toISOString().slice(0, 10),
	);
}

/** The running total at the end of each day; null after the player's last innings. */
function runningTotals(days: string[], innings: { date: string; figure: number }[]): (number | null)[] {
	const last = innings.at(-1)?.date ?? "";
	let sum = 0;
	return days.map((day) => {
		sum += innings.filter(({ date }) => date === day).reduce((runs, { figure }) => runs + figure, 0);
		return day > last ? null : sum;
	});
}
