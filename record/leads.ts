import type { Queryable } from "../platform/database/database.ts";
import { rankScores } from "./rankings/feats.ts";
import { rankBatters, rankBowlers } from "./rankings/players.ts";

/** Who leads in what, and with how much. */
export type Lead = { what: string; who: string; figure: number };

const FIRST = {
	part: { season: null, team: null, stage: null },
	direction: "desc",
	min: 0,
	limit: 3,
	offset: 0,
} as const;

/** The first three of the lists that people ask for first. */
export async function leads(db: Queryable): Promise<Lead[]> {
	const runs = await rankBatters(db, { ...FIRST, sort: "runs" });
	const sixes = await rankBatters(db, { ...FIRST, sort: "sixes" });
	const hundreds = await rankBatters(db, { ...FIRST, sort: "hundreds" });
	const wickets = await rankBowlers(db, { ...FIRST, sort: "wickets" });
	const scores = await rankScores(db, { ...FIRST, sort: "runs" });
	const places = <Row extends { player: string }>(what: string, rows: Row[], figure: (row: Row) => number | null) =>
		rows.map((row, place) => ({ what: `${what}, place ${place + 1}`, who: row.player, figure: figure(row) ?? 0 }));
	return [
		...places("most runs", runs, (row) => row.runs),
		...places("most wickets", wickets, (row) => row.wickets),
		...places("most sixes", sixes, (row) => row.sixes),
		...places("most hundreds", hundreds, (row) => row.hundreds),
		...places("highest score", scores, (row) => row.runs),
	];
}

/** The places that are not what they were. */
export function movedLeads(before: Lead[], after: Lead[]): { before: Lead | null; after: Lead }[] {
	return after.flatMap((now) => {
		const then = before.find(({ what }) => what === now.what) ?? null;
		return then?.who === now.who && then.figure === now.figure ? [] : [{ before: then, after: now }];
	});
}
