import { type NamedTeam, namesOfTeam, readFilter } from "../../lib/filters.ts";
import { type Column, hasTeamFilter, type Table } from "./tables.ts";

export type StatisticsQuery = {
	season: number | null;
	/** franchise id */
	team: string | null;
	stage: "league" | "playoff" | null;
	/** key of a sortable column */
	sort: string;
	order: "desc" | "asc";
	/** the minimum that the fan sets for the sorted column; null for the record's own */
	min: number | null;
	/** from 1 */
	page: number;
};

export const ROWS_PER_PAGE = 50;
const LAST_PAGE = 20;
const HIGHEST_MINIMUM = 10_000;

const ORDERS = ["desc", "asc"] as const;

type Choices = { seasons: number[]; teams: NamedTeam[] };
export const STAGES = { league: "League stage", playoff: "Playoffs" } as const;

export const sortedColumn = (table: Table, sort: string): Column =>
	table.columns.find((column) => column.key === sort && column.first) ??
	(table.columns.find((column) => column.key === table.sort) as Column);

/**
 * Reads the address of a table. Throws a 404 for an unknown season, team, stage, column or order. Ignores `min` and
 * `page` if repeated or out of range.
 */
export function readStatisticsQuery(
	table: Table,
	search: URLSearchParams,
	{ seasons, teams }: Choices,
): StatisticsQuery {
	const single = (name: string) => (search.getAll(name).length === 1 ? (search.get(name) as string) : "");
	const wholeNumber = (name: string, highest: number) => {
		const number = /^\d{1,6}$/.test(single(name)) ? Number(single(name)) : null;
		return number === null || number > highest ? null : number;
	};
	const season = readFilter(search, "season", seasons);
	const team = hasTeamFilter(table) ? (readFilter(search, "team", teams, namesOfTeam)?.id ?? null) : null;
	const stages = Object.keys(STAGES) as (keyof typeof STAGES)[];
	const stage = readFilter(search, "stage", stages, (stage) => [stage, STAGES[stage]]);
	const sortable = table.columns.filter(({ first }) => first);
	const sort = readFilter(search, "sort", sortable, ({ key }) => [key]);
	const column = sortedColumn(table, sort?.key ?? table.sort);
	return {
		season,
		team,
		stage,
		sort: column.key,
		order: readFilter(search, "order", ORDERS) ?? column.first ?? "desc",
		min: column.least ? wholeNumber("min", HIGHEST_MINIMUM) : null,
		page: Math.max(1, wholeNumber("page", LAST_PAGE) ?? 1),
	};
}

/** The address of a table. Values that are the default are left out. */
export function statisticsPath(table: Table, query: Partial<StatisticsQuery> = {}, ending: "" | ".csv" = ""): string {
	const { season = null, team = null, stage = null } = query;
	const column = sortedColumn(table, query.sort ?? table.sort);
	const search = new URLSearchParams();
	if (season) search.set("season", String(season));
	if (team) search.set("team", team);
	if (stage) search.set("stage", stage);
	if (column.key !== table.sort) search.set("sort", column.key);
	if (query.order && query.order !== column.first) search.set("order", query.order);
	if (query.min != null && column.least) search.set("min", String(query.min));
	if (query.page && query.page > 1) search.set("page", String(query.page));
	return `/statistics/${table.slug}${ending}${search.size ? `?${search}` : ""}`;
}

/** True if the limit of pages allows one more. */
export const allowsNextPage = (query: StatisticsQuery): boolean => query.page < LAST_PAGE;
