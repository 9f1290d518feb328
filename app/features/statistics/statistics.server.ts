import type { Db } from "../../../platform/database/database.ts";
import { sampleOf } from "../../../record/language/samples.ts";
import { describe, type MatchRecord } from "../../../record/record.ts";
import { countOfLines } from "../../../record/say/count.ts";
import type { Counted } from "../../lib/counted.ts";
import { formatLongDate } from "../../lib/dates.ts";
import { drawDots } from "../../ui/charts/dot-geometry.ts";
import { playerSlugs } from "../players/slugs.server.ts";
import { csvFile } from "./csv.ts";
import { explorerPath } from "./explorer-path.ts";
import { figureCell, figureText } from "./figure.ts";
import { type Line, loadLines, rankingQuestion, whereOf } from "./lines.server.ts";
import { ROWS_PER_PAGE, readStatisticsQuery, type StatisticsQuery, sortedColumn } from "./query.ts";
import { type Column, findTable, hasTeamFilter, type Table } from "./tables.ts";

export type StatisticsRow = {
	rank: number;
	/** the row's name, linked; a pair has two */
	names: { text: string; to: string | null; person?: boolean }[];
	/** the side beside the name: of the row, or the player's latest */
	team: { id: string; code: string } | null;
	/** the unit of a sample that is too small: 'balls faced'; else null */
	few: string | null;
	/** the figure in percent of the highest; null in tables without bars */
	bar: number | null;
	/** a text for each column */
	cells: string[];
	/** the id of the row's group, for `data-line` */
	line: string | null;
	/** the match of a row that is not a sum */
	match_id: number | null;
	/** the address of the matches that were summed */
	matches: string | null;
};

const TOP = 10;
const MOST_CSV_ROWS = 1000;

const peopleOf = (rows: Line[]) => rows.flatMap((row) => [row.player_id, row.partner_id].filter(Boolean) as string[]);

/** The players' slugs and the franchises, for the names of rows. */
type Names = { slugs: Record<string, string>; franchises: MatchRecord["franchises"] };

function namesOf(row: Line, { slugs, franchises }: Names): StatisticsRow["names"] {
	const player = (id: unknown, name: unknown) => ({
		text: String(name),
		to: slugs[String(id)] ? `/players/${slugs[String(id)]}` : null,
		person: true,
	});
	if (row.partner_id) return [player(row.player_id, row.player), player(row.partner_id, row.partner)];
	if (row.player_id) return [player(row.player_id, row.player)];
	if (row.match_id) return [{ text: String(row.team), to: `/matches/${row.match_id}` }];
	if (!row.team_id) return [{ text: String(row.ground), to: null }];
	// a franchise that has left has no page
	const current = franchises.find(({ id }) => id === row.team_id)?.is_current;
	return [{ text: String(row.team), to: current ? `/teams/${row.team_id}` : null }];
}

const isUnbeaten = (row: Line) => Boolean(row.not_out ?? row.unbroken);

function textOf(row: Line, { key }: Column, { franchises }: Names): unknown {
	if (key === "date") return formatLongDate(String(row.date));
	if (key === "opponent") return franchises.find(({ id }) => id === row.opponent_id)?.short_name;
	return row[key];
}

/** Returns the address of the matches of a sum; null for a row of one match. */
function matchesBehind(row: Line, { slugs }: Names, { season, team, stage }: Filters): string | null {
	if (row.match_id) return null;
	const player = slugs[String(row.player_id)];
	const behind = player ? { player, team } : row.team_id ? { team: row.team_id } : { ground: row.ground_id };
	const filters = Object.entries({ ...behind, season, stage }).flatMap(([name, value]) =>
		value ? [[name, String(value)]] : [],
	);
	return `/matches?${new URLSearchParams(filters)}`;
}

type Filters = Pick<StatisticsQuery, "season" | "team" | "stage">;

function rowOf(row: Line, table: Table, names: Names, filters: Filters): StatisticsRow {
	const team = names.franchises.find(({ id }) => id === (row.team_id ?? row.latest_team_id));
	return {
		matches: matchesBehind(row, names, filters),
		rank: row.rank,
		line: table.by ? String(row[`${table.by}_id`]) : null,
		names: namesOf(row, names),
		team: team ? { id: team.id, code: team.short_name } : null,
		few: null,
		bar: null,
		cells: table.columns.map((column) => figureText(textOf(row, column, names), column.kind, isUnbeaten(row))),
		match_id: (row.match_id as number | undefined) ?? null,
	};
}

/**
 * Marks small samples. Adds bars to the first page of a table sorted by a count, a score or best figures, where more is
 * better. Rates have none, because they are not amounts.
 */
function withMarks(rows: StatisticsRow[], lines: Line[], table: Table, query: StatisticsQuery): StatisticsRow[] {
	const sample = sampleOf(rankingQuestion(table, query));
	const column = sortedColumn(table, query.sort);
	const { best } = describe(column.rows ?? table.rows, column.measure ?? column.key);
	const drawn = ["count", "score", "figures"].includes(column.kind) && best === "high" && query.page === 1;
	// the bar of best figures shows the wickets
	const unit = column.kind === "figures" ? 1000 : 1;
	const sizeOf = (line: Line) => Math.ceil(Number(line[column.key]) / unit);
	const highest = Math.max(...lines.map(sizeOf));
	return rows.map((row, at) => {
		const line = lines[at] as Line;
		const base = line[sample?.measure ?? ""];
		return {
			...row,
			few: sample && typeof base === "number" && base < sample.least ? sample.unit : null,
			bar: drawn && highest > 0 ? Math.round((1000 * sizeOf(line)) / highest) / 10 : null,
		};
	});
}

/** Draws the first ten as dots if the table is sorted by a rate; null on later pages and for fewer than three rows. */
function dotsOf(rows: StatisticsRow[], lines: Line[], table: Table, { page, sort }: StatisticsQuery) {
	const { key, kind } = sortedColumn(table, sort);
	const at = table.columns.findIndex((column) => column.key === key);
	if (kind !== "rate" || page > 1 || rows.length < 3) return null;
	const drawn = rows.slice(0, TOP).map(({ names, cells, team, few }, place) => ({
		label: names.map(({ text }) => text).join(" and "),
		value: Number(lines[place]?.[key]),
		text: cells[at] ?? "",
		team: team?.id ?? null,
		few: few !== null,
	}));
	return drawDots(drawn, null);
}

/** The question behind a table's figures; undefined for rows that are not sums. */
const countedQuestion = ({ rows, by }: Table, filters: Filters): Counted | undefined =>
	by && { rows, where: whereOf(filters, rows, by === "ground"), by: [by] };

/** Returns a page of a table, formatted; undefined for an unknown table. Throws a 404 for an unknown filter. */
export async function statisticsTable(record: MatchRecord, db: Db, slug: string, search: URLSearchParams) {
	const table = findTable(slug);
	if (!table) return undefined;
	const { seasons, franchises } = record;
	const query = readStatisticsQuery(table, search, { seasons, teams: franchises });
	const { lines, total, floor, as_of } = await loadLines(record, table, query, {
		limit: ROWS_PER_PAGE,
		offset: (query.page - 1) * ROWS_PER_PAGE,
	});
	const names = { franchises, slugs: await playerSlugs(db, peopleOf(lines)) };
	const plain = lines.map((row) => rowOf(row, table, names, query));
	const rows = withMarks(plain, lines, table, query);
	return {
		query,
		floor,
		seasons,
		teams: hasTeamFilter(table) ? franchises : [],
		as_of,
		rows,
		counted: countedQuestion(table, query),
		explorer: explorerPath({ ...rankingQuestion(table, query), limit: ROWS_PER_PAGE }),
		total,
		count: countOfLines({ rows: table.rows, by: table.by ? [table.by] : [], list: !table.by }, total),
		more: total > query.page * ROWS_PER_PAGE,
		chart: dotsOf(rows, lines, table, query),
	};
}
export type StatisticsPage = NonNullable<Awaited<ReturnType<typeof statisticsTable>>>;

/**
 * Returns a table as a CSV file of at most a thousand rows; undefined for an unknown table. Throws a 404 for an unknown
 * filter.
 */
export async function statisticsCsv(record: MatchRecord, slug: string, search: URLSearchParams) {
	const table = findTable(slug);
	if (!table) return undefined;
	const { seasons, franchises } = record;
	const query = readStatisticsQuery(table, search, { seasons, teams: franchises });
	const { lines, as_of } = await loadLines(record, table, query, { limit: MOST_CSV_ROWS, offset: 0 });
	const names = { franchises, slugs: {} };
	const withMatch = lines.some((row) => row.match_id);
	const nameText = (row: Line) =>
		namesOf(row, names)
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
	const filters = [query.season, query.team, query.stage].filter(Boolean).map((name) => `-${name}`);
	return {
		name: `${table.slug}${filters.join("")}-as-of-${as_of.date}.csv`,
		body: csvFile([
			head,
			...lines.map((row) => [
				row.rank,
				nameText(row),
				...(withTeam ? [team(row)] : []),
				...table.columns.map((column) =>
					column.key === "date"
						? String(row.date)
						: figureCell(textOf(row, column, names), column.kind, isUnbeaten(row)),
				),
				...(withMatch ? [row.match_id as number] : []),
			]),
		]),
	};
}

/**
 * Returns the overview: totals of the record, and the top five of runs and wickets. One database query, for the
 * players' slugs.
 */
export async function statisticsOverview(record: MatchRecord, db: Db) {
	const loadBest = async (slug: string) => {
		const table = findTable(slug) as Table;
		const query = readStatisticsQuery(table, new URLSearchParams(), { seasons: [], teams: [] });
		return { table, query, lines: (await loadLines(record, table, query, { limit: 5, offset: 0 })).lines };
	};
	const [matches, players, people, runs, wickets] = await Promise.all([
		record.ask({ rows: "matches", measures: ["matches"] }),
		record.ask({ rows: "appearances", measures: ["players"] }),
		record.ask({ rows: "people", measures: ["people"] }),
		loadBest("runs"),
		loadBest("wickets"),
	]);
	const names = {
		franchises: record.franchises,
		slugs: await playerSlugs(db, peopleOf([...runs.lines, ...wickets.lines])),
	};
	const leaders = [runs, wickets].map(({ table, query, lines }) => {
		const rows = lines.map((row) => rowOf(row, table, names, query));
		return { table: table.slug, rows: withMarks(rows, lines, table, query), counted: countedQuestion(table, query) };
	});
	return {
		totals: {
			seasons: record.seasons.length,
			matches: matches.rows[0]?.matches ?? 0,
			/** players with a match */
			players: players.rows[0]?.players ?? 0,
			/** those, and members of squads without one */
			people: people.rows[0]?.people ?? 0,
			teams: record.franchises.filter(({ is_current }) => is_current).length,
		},
		as_of: record.as_of,
		leaders,
	};
}
