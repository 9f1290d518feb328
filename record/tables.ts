import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import {
	batting,
	bowling,
	innings,
	matchups,
	milestones,
	overs,
	partnerships,
	super_overs,
} from "../db/schema/innings.ts";
import { franchises, grounds, lineups, match_teams, matches, people, seasons, teams } from "../db/schema/record.ts";
import type { Row } from "./builder/source.ts";

// in the order in which they can be filled: none refers to a later one
const tables = {
	franchises,
	teams,
	grounds,
	people,
	seasons,
	matches,
	match_teams,
	lineups,
	innings,
	super_overs,
	batting,
	bowling,
	partnerships,
	matchups,
	overs,
	milestones,
} satisfies Record<string, PgTable>;

export type TableName = keyof typeof tables;
export type Tables = Record<TableName, Row[]>;

/** The tables of the record in the order in which they can be filled. */
export const TABLES = Object.keys(tables) as TableName[];

/** Names and SQL types of a table's columns, in order. */
export function columnsOf(table: TableName): { name: string; type: string }[] {
	return getTableConfig(tables[table]).columns.map((column) => ({ name: column.name, type: column.getSQLType() }));
}
