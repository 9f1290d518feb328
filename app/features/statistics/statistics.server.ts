import { inArray, sql } from "drizzle-orm";
import { iplPlayers } from "../../../db/schema/players.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { rankScores, rankSpells, rankStands, rankTotals } from "../../../record/rankings/feats.ts";
import type { Order } from "../../../record/rankings/part.ts";
import { rankBatters, rankBowlers } from "../../../record/rankings/players.ts";
import { rankGrounds, rankTeams } from "../../../record/rankings/sides.ts";
import { asOf, currentSnapshot } from "../../../record/snapshot.ts";
import { formatLongDate } from "../../lib/dates.ts";
import type { NamedTeam } from "../../lib/filters.ts";
import { drawRanking } from "../../ui/charts/ranking-geometry.ts";
import { csvFile } from "./csv.ts";
import { figureCell, figureText } from "./figure.ts";
import { ROWS_PER_PAGE, readStatisticsQuery, type StatisticsQuery, sortedColumn } from "./query.ts";
import { type Column, findTable, type Table, takesTeam } from "./tables.ts";

export type StatisticsRow = {
	rank: number;
	/** who or what the row is about, and where that has a page; two names of a pair */
	names: { text: string; to: string | null }[];
	/** franchise whose colours it wears */
	team: string | null;
	/** texts in the order of the columns */
	cells: string[];
	/** the match it was in */
	match_id: number | null;
	/** the matches it was summed over: their page */
	matches: string | null;
};

type Line = Record<string, unknown> & { rank: number };
const MOST_CSV_ROWS = 1000;
const TOP = 10;

/** The seasons, newest first, and the franchises, current ones first: what a table can be narrowed to. One query. */
async function choices(db: Queryable): Promise<{ seasons: number[]; teams: NamedTeam[] }> {
	const { rows } = await db.execute(sql`
		select (select json_agg(season order by season desc) from seasons) as seasons,
			(select json_agg(json_build_object('id', f.id, 'short_name', f.short_name, 'name', f.name, 'names',
					(select json_agg(json_build_object('name', t.name, 'short_name', t.short_name)) from teams t
						where t.franchise_id = f.id)) order by f.is_current desc, f.name collate "C")
				from franchises f) as teams`);
	return rows[0] as { seasons: number[]; teams: NamedTeam[] };
}

/** Rows of a table as the record ranks them. `order` holds a column of that table: the tables name none of another's. */
async function lines(db: Queryable, { source }: Table, order: Order<never>): Promise<Line[]> {
	const rank: Record<Table["source"], (db: Queryable, order: Order<never>) => Promise<Line[]>> = {
		batters: rankBatters,
		bowlers: rankBowlers,
		scores: rankScores,
		spells: rankSpells,
		stands: rankStands,
		totals: rankTotals,
		teams: rankTeams,
		grounds: rankGrounds,
	};
	return await rank[source](db, order);
}

const orderOf = (query: StatisticsQuery, limit: number, offset: number) =>
	({
		part: { season: query.season, team: query.team, stage: query.stage },
		sort: query.sort,
		direction: query.order,
		min: query.min ?? 0,
		limit,
		offset,
	}) as Order<never>;

/** Slugs of the players of some rows, by person. One query, none for tables without players. */
async function playerSlugs(db: Db, rows: Line[]): Promise<Map<string, string>> {
	const people = rows.flatMap((row) => [row.player_id, row.batter1_id, row.batter2_id].filter(Boolean) as string[]);
	if (people.length === 0) return new Map();
	const found = await db
		.select({
			person_id: iplPlayers.person_id,
			slug: sql<string>`coalesce(${iplPlayers.slug}, ${iplPlayers.id}::text)`,
		})
		.from(iplPlayers)
		.where(inArray(iplPlayers.person_id, [...new Set(people)]));
	return new Map(found.map(({ person_id, slug }) => [person_id, slug]));
}

function namesOf(row: Line, slugs: Map<string, string>): StatisticsRow["names"] {
	const player = (id: unknown, name: unknown) => ({
		text: String(name),
		to: slugs.has(String(id)) ? `/players/${slugs.get(String(id))}` : null,
	});
	if (row.ground_id) return [{ text: String(row.ground), to: null }];
	// sides of the past have no page of their own
	if (row.is_current !== undefined)
		return [{ text: String(row.team), to: row.is_current ? `/teams/${row.team_id}` : null }];
	if (row.team) return [{ text: String(row.team), to: `/matches/${row.match_id}` }];
	if (row.batter1_id) return [player(row.batter1_id, row.batter1), player(row.batter2_id, row.batter2)];
	return [player(row.player_id, row.player)];
}

const isUnbeaten = (row: Line) => Boolean(row.not_out ?? row.unbroken ?? row.highest_not_out);
const textOf = (row: Line, { key }: Column) => (key === "date" ? formatLongDate(String(row.date)) : row[key]);

/** The matches that a line of sums was counted from; null for a single feat, which has its match. */
function matchesBehind(row: Line, slugs: Map<string, string>, { season, team, stage }: Part): string | null {
	const player = slugs.get(String(row.player_id));
	const behind = player
		? { player, team }
		: row.ground_id
			? { ground: row.ground_id }
			: row.is_current === undefined
				? null
				: { team: row.team_id };
	if (!behind || row.match_id) return null;
	const filters = Object.entries({ ...behind, season, stage }).flatMap(([name, value]) =>
		value ? [[name, String(value)]] : [],
	);
	return `/matches?${new URLSearchParams(filters)}`;
}

type Part = Pick<StatisticsQuery, "season" | "team" | "stage">;

function rowOf(row: Line, table: Table, slugs: Map<string, string>, part: Part): StatisticsRow {
	return {
		matches: matchesBehind(row, slugs, part),
		rank: row.rank,
		names: namesOf(row, slugs),
		team: (row.team_id as string | undefined) ?? null,
		cells: table.columns.map((column) => figureText(textOf(row, column), column.kind, isUnbeaten(row))),
		match_id: (row.match_id as number | undefined) ?? null,
	};
}

/** The first ten as lying bars; best figures are drawn by their wickets. */
function chartOf(rows: Line[], named: StatisticsRow[], column: Column) {
	return drawRanking(
		rows.map((row, place) => ({
			label: named[place]?.names.map((name) => name.text).join(" and ") ?? "",
			value: column.kind === "figures" ? Math.ceil(Number(row[column.key]) / 1000) : Number(row[column.key]),
			text: figureText(row[column.key], column.kind, isUnbeaten(row)),
			team: named[place]?.team ?? null,
		})),
	);
}

/**
 * A page of a table of statistics as the address asks for it, or undefined when there is no such table. Cells are texts,
 * ready to be read. Four queries (three for sides): the choices, how far the record goes, the rows, their players' slugs.
 */
export async function statisticsTable(db: Db, slug: string, search: URLSearchParams) {
	const table = findTable(slug);
	if (!table) return undefined;
	const { seasons, teams } = await choices(db);
	const query = readStatisticsQuery(table, search, { seasons, teams });
	const [as_of, found] = await Promise.all([
		asOf(db),
		lines(db, table, orderOf(query, ROWS_PER_PAGE + 1, (query.page - 1) * ROWS_PER_PAGE)),
	]);
	const shown = found.slice(0, ROWS_PER_PAGE);
	const slugs = await playerSlugs(db, shown);
	const rows = shown.map((row) => rowOf(row, table, slugs, query));
	const top = query.page === 1 ? shown.slice(0, TOP) : [];
	return {
		query,
		seasons,
		teams: takesTeam(table) ? teams.map(({ id, name }) => ({ id, name })) : [],
		as_of,
		rows,
		more: found.length > ROWS_PER_PAGE,
		chart: top.length > 2 ? chartOf(top, rows, sortedColumn(table, query.sort)) : null,
	};
}
export type StatisticsPage = NonNullable<Awaited<ReturnType<typeof statisticsTable>>>;

/** The same table as a file: all its rows up to a thousand, figures as numbers. Undefined when there is no such table. */
export async function statisticsCsv(db: Db, slug: string, search: URLSearchParams) {
	const table = findTable(slug);
	if (!table) return undefined;
	const { seasons, teams } = await choices(db);
	const query = readStatisticsQuery(table, search, { seasons, teams });
	const [{ date }, found] = await Promise.all([asOf(db), lines(db, table, orderOf(query, MOST_CSV_ROWS, 0))]);
	const withMatch = found.some((row) => row.match_id);
	const none = new Map<string, string>();
	const names = (row: Line) =>
		namesOf(row, none)
			.map((name) => name.text)
			.join(" and ");
	const team = (row: Line) => teams.find(({ id }) => id === row.team_id)?.name ?? null;
	const withTeam = table.row === "Player" || table.row === "Pair";
	const head = [
		"Rank",
		table.row,
		...(withTeam ? ["Team"] : []),
		...table.columns.map((column) => column.label),
		...(withMatch ? ["Match"] : []),
	];
	const part = [query.season, query.team, query.stage].filter(Boolean).map((name) => `-${name}`);
	return {
		name: `${table.slug}${part.join("")}-as-of-${date}.csv`,
		body: csvFile([
			head,
			...found.map((row) => [
				row.rank,
				names(row),
				...(withTeam ? [team(row)] : []),
				...table.columns.map((column) =>
					column.key === "date" ? String(row.date) : figureCell(row[column.key], column.kind, isUnbeaten(row)),
				),
				...(withMatch ? [row.match_id as number] : []),
			]),
		]),
	};
}

/**
 * What /statistics begins with: how much record there is, and the five best of runs and wickets. Six queries: the
 * snapshot, how far it goes, current teams, two rankings, the players' slugs.
 */
export async function statisticsOverview(db: Db) {
	const [runs, wickets] = [findTable("runs") as Table, findTable("wickets") as Table];
	const everything = { season: null, team: null, stage: null };
	const best = (table: Table) =>
		lines(db, table, {
			part: everything,
			sort: table.sort as never,
			direction: "desc",
			min: 0,
			limit: 5,
			offset: 0,
		});
	const [{ counts }, as_of, { rows: current }, batters, bowlers] = await Promise.all([
		currentSnapshot(db),
		asOf(db),
		db.execute(sql`select count(*)::int as teams from franchises where is_current`),
		best(runs),
		best(wickets),
	]);
	const slugs = await playerSlugs(db, [...batters, ...bowlers]);
	const five = (lines: Line[], table: Table) => {
		const rows = lines.map((row) => rowOf(row, table, slugs, everything));
		return { table: table.slug, rows, chart: chartOf(lines, rows, sortedColumn(table, table.sort)) };
	};
	return {
		totals: {
			seasons: counts.seasons ?? 0,
			matches: counts.matches ?? 0,
			/** who have played a match */
			players: counts.players ?? 0,
			/** with those of the squads who have not */
			people: counts.people ?? 0,
			teams: current[0]?.teams as number,
		},
		as_of,
		leaders: [five(batters, runs), five(bowlers, wickets)],
	};
}
