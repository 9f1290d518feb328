import type { MatchRecord } from "../../../../record/record.ts";
import type { Focus } from "../focus.ts";

const INNINGS_SHOWN = 10;
/** Innings with at least this are highlighted. */
const GOOD = { runs: 50, wickets: 3 };

/**
 * Returns a player's last ten innings by focus, batting or bowling, the newest last. `share`: the bar's height in
 * percent of the best innings, or of the highlight if none reached it.
 */
export async function loadForm({ ask, franchises }: MatchRecord, person_id: string, focus: Focus) {
	const latest = { where: { player: person_id }, list: true, order: "latest", limit: INNINGS_SHOWN } as const;
	const { rows } =
		focus === "runs"
			? await ask({ rows: "batting", measures: ["runs"], ...latest })
			: await ask({ rows: "bowling", measures: ["wickets", "runs"], ...latest });
	const lines = rows.slice(0, INNINGS_SHOWN).toReversed();
	const figureOf = (line: object) => (line as Record<Focus, number>)[focus];
	const most = Math.max(GOOD[focus], ...lines.map(figureOf));
	const codes = new Map(franchises.map(({ id, short_name }) => [id, short_name]));
	return lines.map((line) => {
		const value = figureOf(line);
		return {
			id: `${line.match_id}-${line.innings_number}`,
			text: focus === "runs" ? `${value}${line.not_out ? "*" : ""}` : `${value}/${line.runs}`,
			value,
			share: Math.round((100 * value) / most),
			good: value >= GOOD[focus],
			opponent: codes.get(line.opponent_id) ?? line.opponent,
			result: line.result,
		};
	});
}
export type FormInnings = Awaited<ReturnType<typeof loadForm>>[number];
