import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

type Definition = {
	/** what rows are grouped by, given rows `x` and matches `m`, and the column it gets */
	key: SQL;
	column: string;
	/** the name people read, looked up after the grouping */
	label?: { column: string; value: SQL; join: SQL; sort: SQL };
};

const named = (column: string, table: string, alias: string, key: string, name: string) => ({
	column,
	value: sql.raw(`${alias}.${name}`),
	join: sql.raw(`left join ${table} ${alias} on ${alias}.id = lines.${key}`),
	sort: sql.raw(`${alias}.${name} collate "C"`),
});

const DIMENSIONS = {
	player: {
		key: sql`x.player_id`,
		column: "player_id",
		label: named("player", "people", "p", "player_id", "display_name"),
	},
	team: { key: sql`x.franchise_id`, column: "team_id", label: named("team", "franchises", "f", "team_id", "name") },
	opponent: {
		key: sql`x.opponent_id`,
		column: "opponent_id",
		label: named("opponent", "franchises", "o", "opponent_id", "name"),
	},
	ground: { key: sql`m.ground_id`, column: "ground_id", label: named("ground", "grounds", "g", "ground_id", "name") },
	season: { key: sql`m.season`, column: "season" },
	stage: { key: sql`case when m.stage_kind = 'league' then 'league' else 'playoff' end`, column: "stage" },
	/** which of the match: `innings` is the name of how many */
	innings: { key: sql`x.innings`, column: "innings_number" },
	position: { key: sql`x.position`, column: "position" },
	outcome: {
		key: sql`case when m.winner_id = x.franchise_id then 'won' when m.winner_id is null then 'no result' else 'lost' end`,
		column: "outcome",
	},
	match: { key: sql`m.id`, column: "match_id" },
} satisfies Record<string, Definition>;

export type Dimension = keyof typeof DIMENSIONS;

/** What a line is about: the columns of the dimensions it was grouped by. */
export type Keys = {
	player_id?: string;
	player?: string;
	team_id?: string;
	team?: string;
	opponent_id?: string;
	opponent?: string;
	ground_id?: string;
	ground?: string;
	season?: number;
	stage?: "league" | "playoff";
	innings_number?: number;
	position?: number;
	outcome?: "won" | "lost" | "no result";
	match_id?: number;
};

export const dimensionsSchema = (allowed: readonly Dimension[]) =>
	z.array(z.enum(allowed as [Dimension, ...Dimension[]])).max(3);

/**
 * Pieces of a query that groups rows `x` (with their match `m`) into `lines`:
 * `with lines as (select {keys} figures from … group by {grouping}) select {columns} … from lines {joins} order by {order}`.
 * `keys` and `columns` end in a comma where there are any; `order` is a list.
 */
export function grouping(dimensions: Dimension[]) {
	const chosen: Definition[] = dimensions.map((dimension) => DIMENSIONS[dimension]);
	const keys = chosen.map(({ key, column }) => sql`${key} as ${sql.identifier(column)}, `);
	const columns = chosen.map(({ column, label }) =>
		label
			? sql`lines.${sql.identifier(column)}, ${label.value} as ${sql.identifier(label.column)}, `
			: sql`lines.${sql.identifier(column)}, `,
	);
	const order = chosen.map(({ column, label }) =>
		label ? sql`${label.sort}, lines.${sql.identifier(column)} collate "C"` : sql`lines.${sql.identifier(column)}`,
	);
	return {
		keys: sql.join(keys),
		columns: sql.join(columns),
		joins: sql.join(
			chosen.flatMap(({ label }) => (label ? [label.join] : [])),
			sql` `,
		),
		order,
		// positions in the select list; a table with no dimension has one line, even over no rows
		grouping: chosen.length ? sql.raw(`group by ${chosen.map((_, at) => at + 1).join(", ")}`) : sql``,
	};
}
