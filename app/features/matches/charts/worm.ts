import { drawLines, HALF } from "../../../ui/charts/line-geometry.ts";
import type { Over } from "../balls/overs.ts";

type Side = { team_id: string; team: string; code: string; score: string; by_over: Over[] };

const LABELLED = [5, 10, 15, 20];

/** Cumulative runs of both sides by over: a drawing, and table rows. Null when nothing was bowled. */
export function wormOf(innings: Side[]) {
	const length = Math.max(0, ...innings.flatMap(({ by_over }) => by_over.map(({ over }) => over)));
	if (length === 0) return null;
	const overs = Array.from({ length: length + 1 }, (_, over) => over);
	const totals = innings.map(({ by_over }) => {
		let runs = 0;
		return by_over.map((over) => {
			runs += over.runs;
			return { ...over, total: runs };
		});
	});
	return {
		drawing: drawLines(
			overs.map((over) => (LABELLED.includes(over) ? String(over) : null)),
			innings.map((side, index) => ({
				name: side.code,
				text: side.score,
				team: side.team_id,
				values: overs.map((over) => (over === 0 ? 0 : (totals[index]?.find((at) => at.over === over)?.total ?? null))),
				rings: (totals[index] ?? []).filter(({ wickets }) => wickets > 0).map(({ over }) => over),
			})),
			"value",
			HALF,
		),
		head: ["Over", ...innings.map((side) => side.team)],
		rows: overs.slice(1).map((over) => [
			String(over),
			...totals.map((side) => {
				const at = side.find((total) => total.over === over);
				return at ? `${at.score} (+${at.runs})` : null;
			}),
		]),
	};
}
