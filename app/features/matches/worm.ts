import { drawLines } from "../../ui/charts/line-geometry.ts";
import { scoreOf } from "./words.ts";

type Side = { innings_number: number; team_id: string; team_name: string };
type Over = { innings_number: number; over: number; runs: number; wickets: number };

/** Runs over by over, of both sides: a drawing, and a row for each over. Null when nothing was bowled. */
export function wormOf(innings: Side[], overs: Over[]) {
	const length = Math.max(0, ...overs.map(({ over }) => over));
	if (length === 0) return null;
	const sums = innings.map(({ innings_number }) => {
		let runs = 0;
		let wickets = 0;
		return overs
			.filter((over) => over.innings_number === innings_number)
			.map((over) => {
				runs += over.runs;
				wickets += over.wickets;
				return { over: over.over, runs, wickets, of_over: over.runs };
			});
	});
	const labels = Array.from({ length }, (_, place) => String(place + 1));
	return {
		drawing: drawLines(
			labels,
			innings.map((side, place) => ({
				name: side.team_name,
				team: side.team_id,
				values: labels.map((over) => sums[place]?.find((sum) => sum.over === Number(over))?.runs ?? null),
			})),
		),
		head: ["Over", ...innings.map((side) => side.team_name)],
		rows: labels.map((over) => [
			over,
			...sums.map((side) => {
				const at = side.find((sum) => sum.over === Number(over));
				return at ? `${scoreOf(at.runs, at.wickets)} (+${at.of_over})` : null;
			}),
		]),
	};
}
