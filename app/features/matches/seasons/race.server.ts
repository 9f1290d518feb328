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
export async function loadRace({ ask, names }: MatchRecord, season: number, rows: "batting" | "bowling") {
	const leaders = await findLeaders(ask, season, rows);
	if (leaders.length === 0) return null;
	const where = { season, player: leaders.map(({ player_id }) => player_id) };
	const all = { list: true, order: "keys", where } as const;
	const innings =
		rows === "batting"
			? (await ask({ ...all, rows: "batting", measures: ["runs"] })).rows.map((row) => ({ ...row, figure: row.runs }))
			: (await ask({ ...all, rows: "bowling", measures: ["wickets"] })).rows.map((row) => ({
					...row,
					figure: row.wickets,
				}));
	const days = daysBetween(innings.map(({ date }) => date));
	const nameOf = shortNames(leaders, commonNames(names.people));
	return {
		leaders,
		drawing: drawLines(
			days.map((day, at) => (day.endsWith("-01") || (at === 0 && Number(day.slice(8)) < 15) ? monthName(day) : null)),
			leaders.map((leader) => ({
				name: nameOf(leader),
				team: leader.team_id,
				values: runningTotals(
					days,
					innings.filter(({ player_id }) => player_id === leader.player_id),
				),
			})),
			"value",
			HALF,
		),
	};
}

async function findLeaders(ask: MatchRecord["ask"], season: number, rows: "batting" | "bowling") {
	const first = { by: ["player"], limit: RACERS, where: { season } } as const;
	const found =
		rows === "batting"
			? (await ask({ ...first, rows: "batting", measures: ["runs", "innings"] })).rows.map((row) => ({
					...row,
					figure: row.runs,
				}))
			: (await ask({ ...first, rows: "bowling", measures: ["wickets", "innings"] })).rows.map((row) => ({
					...row,
					figure: row.wickets,
				}));
	return found.slice(0, RACERS).map(({ player_id, player, latest_team_id, figure, innings, rank }) => ({
		player_id,
		player,
		team_id: latest_team_id,
		figure,
		innings,
		rank,
	}));
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
