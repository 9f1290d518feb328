import type { Db } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { Counted } from "../../lib/counted.ts";
import { formatLongDate } from "../../lib/dates.ts";
import { drawRanking } from "../../ui/charts/ranking-geometry.ts";
import { playerSlugs } from "../players/slugs.server.ts";
import { csvFile } from "./csv.ts";
import { explorerPath } from "./explorer-path.ts";
import { figureCell, figureText } from "./figure.ts";
import { type Line, linesOf, rankingOf, whereOf } from "./lines.server.ts";
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
	/** what the table's lines are grouped by */
	line: string | null;
	/** the match it was in */
	match_id: number | null;
	/** the matches it was summed over: their page */
	matches: string | null;
};

const MOST_CSV_ROWS = 1000;
const TOP = 10;

const peopleOf = (rows: Line[]) => rows.flatMap((row) => [row.player_id, row.partner_id].filter(Boolean) as string[]);

/** What a row's names need: the players' slugs, and the sides. */
type Known = { slugs: Record<string, string>; franchises: MatchRecord["franchises"] };

function namesOf(row: Line, { slugs, franchises }: Known): StatisticsRow["names"] {
	const player = (id: unknown, name: unknown) => ({
		text: String(name),
		to: slugs[String(id)] ? `/players/${slugs[String(id)]}` : null,
	});
	if (row.partner_id) return [player(row.player_id, row.player), player(row.partner_id, row.partner)];
	if (row.player_id) return [player(row.player_id, row.player)];
	if (row.match_id) return [{ text: String(row.team), to: `/matches/${row.match_id}` }];
	if (!row.team_id) return [{ text: String(row.ground), to: null }];
	// sides of the past have no page of their own
	const current = franchises.find(({ id }) => id === row.team_id)?.is_current;
	return [{ text: String(row.team), to: current ? `/teams/${row.team_id}` : null }];
}

const isUnbeaten = (row: Line) => Boolean(row.not_out ?? row.unbroken);

function textOf(row: Line, { key }: Column, { franchises }: Known): unknown {
	if (key === "date") return formatLongDate(String(row.date));
	if (key === "opponent") return franchises.find(({ id }) => id === row.opponent_id)?.short_name;
	return row[key];
}

/** The matches that a line of sums was counted from; null for a single feat, which has its match. */
function matchesBehind(row: Line, { slugs }: Known, { season, team, stage }: Part): string | null {
	if (row.match_id) return null;
	const player = slugs[String(row.player_id)];
	const behind = player ? { player, team } : row.team_id ? { team: row.team_id } : { ground: row.ground_id };
	const filters = Object.entries({ ...behind, season, stage }).flatMap(([name, value]) =>
		value ? [[name, String(value)]] : [],
	);
	return `/matches?${new URLSearchParams(filters)}`;
}

type Part = Pick<StatisticsQuery, "season" | "team" | "stage">;

function rowOf(row: Line, table: Table, known: Known, part: Part): StatisticsRow {
	return {
		matches: matchesBehind(row, known, part),
		rank: row.rank,
		line: table.by ? String(row[`${table.by}_id`]) : null,
		names: namesOf(row, known),
		team: ((row.team_id ?? row.latest_team_id) as string | undefined) ?? null,
		cells: table.columns.map((column) => figureText(textOf(row, column, known), column.kind, isUnbeaten(row))),
		match_id: (row.match_id as number | undefined) ?? null,
	};
}

/** What the figures of a table's lines are counted over; nothing for single rows, which are no sums. */
const countedIn = ({ rows, by }: Table, part: Part): Counted | undefined =>
	by && { rows, where: whereOf(part, rows, by === "ground"), by: [by] };

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
 * ready to be read.
 */
export async function statisticsTable(record: MatchRecord, db: Db, slug: string, search: URLSearchParams) {
	const table = findTable(slug);
	if (!table) return undefined;
	const { seasons, franchises } = record;
	const query = readStatisticsQuery(table, search, { seasons, teams: franchises });
	const { lines, total, floor, as_of } = await linesOf(record, table, query, {
		limit: ROWS_PER_PAGE,
		offset: (query.page - 1) * ROWS_PER_PAGE,
	});
	const known = { franchises, slugs: await playerSlugs(db, peopleOf(lines)) };
	const rows = lines.map((row) => rowOf(row, table, known, query));
	const top = query.page === 1 ? lines.slice(0, TOP) : [];
	return {
		query,
		floor,
		seasons,
		teams: takesTeam(table) ? franchises.map(({ id, name }) => ({ id, name })) : [],
		as_of,
		rows,
		counted: countedIn(table, query),
		explorer: explorerPath({ ...rankingOf(table, query), limit: ROWS_PER_PAGE }),
		more: total > query.page * ROWS_PER_PAGE,
		chart: top.length > 2 ? chartOf(top, rows, sortedColumn(table, query.sort)) : null,
	};
}
export type StatisticsPage = NonNullable<Awaited<ReturnType<typeof statisticsTable>>>;

/** The same table as a file: its rows up to a thousand, figures as numbers. Undefined when there is no such table. */
export async function statisticsCsv(record: MatchRecord, slug: string, search: URLSearchParams) {
	const table = findTable(slug);
	if (!table) return undefined;
	const { seasons, franchises } = record;
	const query = readStatisticsQuery(table, search, { seasons, teams: franchises });
	const { lines, as_of } = await linesOf(record, table, query, { limit: MOST_CSV_ROWS, offset: 0 });
	const known = { franchises, slugs: {} };
	const withMatch = lines.some((row) => row.match_id);
	const names = (row: Line) =>
		namesOf(row, known)
			.map((name) => name.text)
			.join(" and ");
	const team = (row: Line) => franchises.find(({ id }) => id === (row.team_id ?? row.latest_team_id))?.name ?? null;
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
		name: `${table.slug}${part.join("")}-as-of-${as_of.date}.csv`,
		body: csvFile([
			head,
			...lines.map((row) => [
				row.rank,
				names(row),
				...(withTeam ? [team(row)] : []),
				...table.columns.map((column) =>
					column.key === "date"
						? String(row.date)
						: figureCell(textOf(row, column, known), column.kind, isUnbeaten(row)),
				),
				...(withMatch ? [row.match_id as number] : []),
			]),
		]),
	};
}

/**
 * What /statistics begins with: how much record there is, and the five best of runs and wickets. Asks the database for the
 * players' slugs.
 */
export async function statisticsOverview(record: MatchRecord, db: Db) {
	const best = async (slug: string) => {
		const table = findTable(slug) as Table;
		const query = readStatisticsQuery(table, new URLSearchParams(), { seasons: [], teams: [] });
		return { table, query, lines: (await linesOf(record, table, query, { limit: 5, offset: 0 })).lines };
	};
	const [matches, players, people, runs, wickets] = await Promise.all([
		record.ask({ rows: "matches", measures: ["matches"] }),
		record.ask({ rows: "appearances", measures: ["players"] }),
		record.ask({ rows: "people", measures: ["people"] }),
		best("runs"),
		best("wickets"),
	]);
	const known = {
		franchises: record.franchises,
		slugs: await playerSlugs(db, peopleOf([...runs.lines, ...wickets.lines])),
	};
	const leaders = [runs, wickets].map(({ table, query, lines }) => {
		const rows = lines.map((row) => rowOf(row, table, known, query));
		return {
			table: table.slug,
			rows,
			counted: countedIn(table, query),
			chart: chartOf(lines, rows, sortedColumn(table, table.sort)),
		};
	});
	return {
		totals: {
			seasons: record.seasons.length,
			matches: matches.rows[0]?.matches ?? 0,
			/** who have played a match */
			players: players.rows[0]?.players ?? 0,
			/** with those of the squads who have not */
			people: people.rows[0]?.people ?? 0,
			teams: record.franchises.filter(({ is_current }) => is_current).length,
		},
		as_of: record.as_of,
		leaders,
	};
}
