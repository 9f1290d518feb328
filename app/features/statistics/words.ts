import { STAGES, type StatisticsQuery } from "./query.ts";
import type { Table } from "./tables.ts";

export const STATISTICS_NAME = "Statistics";
export const STATISTICS_FAILED = "Failed to load statistics";

type Filters = Pick<StatisticsQuery, "season" | "team" | "stage">;

/** The filters in words: 'all time', '2016, playoffs, Mumbai Indians'. */
export function filtersText({ season, team, stage }: Filters, teams: { id: string; name: string }[]): string {
	return [
		season ? String(season) : "all time",
		stage ? STAGES[stage].toLowerCase() : null,
		team ? (teams.find(({ id }) => id === team)?.name ?? null) : null,
	]
		.filter(Boolean)
		.join(", ");
}

/** 'Most runs, 2016', or 'Runs by average, 2016' when sorted by another column. */
export function tableCaption(table: Table, query: StatisticsQuery, filters: string): string {
	const column = table.columns.find(({ key }) => key === query.sort);
	const isDefault = query.sort === table.sort && query.order === column?.first;
	return isDefault ? `${table.title}, ${filters}` : `${table.name} by ${column?.label.toLowerCase()}, ${filters}`;
}
