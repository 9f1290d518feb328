import { inArray } from "drizzle-orm";
import { iplPlayers } from "../../../../db/schema/players.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { loadLines } from "../figures.server.ts";
import { type Focus, rowFocus } from "../focus.ts";
import type { Player } from "../player.ts";
import { drawSkyline, type Skyline } from "./skyline.ts";

/** The figure of a row with its drawing by season. */
export type RowFigure = { value: number; name: Focus; skyline: Skyline };

/**
 * Returns the figures of rows by player id; players without a match have none. One query and three questions for any
 * number.
 */
export async function rowFigures(
	record: Pick<MatchRecord, "ask" | "seasons">,
	db: Queryable,
	players: Pick<Player, "id" | "role">[],
): Promise<Record<string, RowFigure>> {
	if (players.length === 0) return {};
	const people = await db
		.select({ id: iplPlayers.id, person_id: iplPlayers.person_id })
		.from(iplPlayers)
		.where(
			inArray(
				iplPlayers.id,
				players.map(({ id }) => id),
			),
		);
	const lines = await loadLines(
		record,
		{ players: people.map(({ person_id }) => person_id), by: ["player", "season"], order: "keys" },
		{ batting: ["runs"], bowling: ["wickets"] },
	);
	const seasonsOf = Map.groupBy(lines, ({ played }) => played.player_id);
	const span = { first: record.seasons.at(-1) ?? 0, last: record.seasons[0] ?? 0 };
	return Object.fromEntries(
		people.flatMap(({ id, person_id }) => {
			const own = (seasonsOf.get(person_id) ?? []).map(({ played, bat, bowl }) => ({
				season: played.season,
				runs: bat?.runs ?? 0,
				wickets: bowl?.wickets ?? 0,
			}));
			if (own.length === 0) return [];
			const sum = (of: Focus) => own.reduce((all, line) => all + line[of], 0);
			const role = players.find((player) => player.id === id)?.role ?? null;
			const name = rowFocus(role, { runs: sum("runs"), wickets: sum("wickets") });
			const values = new Map(own.map((line) => [line.season, line[name]]));
			return [[id, { value: sum(name), name, skyline: drawSkyline(values, span) }]];
		}),
	);
}
