import { readCsv } from "../../../../record/builder/csv.ts";
import { type UnfinishedMatch, unfinishedMatch } from "../../../../record/builder/format.ts";
import { refusals } from "./rules.ts";

/** A document of a feed: Cricsheet's JSON as text, the same parsed, or a CSV of balls. */
export type FeedDocument = { json: string } | { match: unknown } | { csv: string };
type Unreadable = { unreadable: string; field?: string };

/** Parses a document into a match, or returns why it can't. */
export function parseDocument(document: FeedDocument): UnfinishedMatch | Unreadable {
	const parsed =
		"csv" in document ? parseCsv(document.csv) : "json" in document ? parseJson(document.json) : document.match;
	if (isUnreadable(parsed)) return parsed;
	const checked = unfinishedMatch.safeParse(parsed);
	if (checked.success) return checked.data;
	const [issue] = checked.error.issues;
	const field = issue?.path.join(".");
	return {
		unreadable: refusals.unreadable(field || "The whole", issue?.message ?? "unknown"),
		...(field ? { field } : {}),
	};
}

const isUnreadable = (parsed: unknown): parsed is Unreadable =>
	typeof parsed === "object" && parsed !== null && "unreadable" in parsed;

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return { unreadable: refusals.noJson };
	}
}

type Line = Record<string, string>;

/**
 * Converts a CSV into the shape of Cricsheet's JSON. It has a line per ball, with Cricsheet's columns and our own for
 * what those lack (docs/match-day.md).
 */
function parseCsv(text: string): unknown {
	let lines: Line[];
	try {
		lines = readCsv(text);
	} catch (error) {
		return { unreadable: refusals.noCsv(error instanceof Error ? error.message : String(error)) };
	}
	const [first] = lines;
	if (!first) return { unreadable: refusals.noBalls };
	// a column about the whole match may be filled in on any line
	const cell = (column: string) => lines.find((line) => line[column])?.[column];
	const number = (column: string) => (cell(column) === undefined ? undefined : Number(cell(column)));
	const teams = [first.batting_team, first.bowling_team];
	return {
		meta: { revision: number("revision") },
		info: {
			dates: [cell("start_date")],
			city: cell("city"),
			venue: cell("venue"),
			event: { match_number: number("match_number"), stage: cell("stage") },
			overs: number("overs"),
			teams,
			players: Object.fromEntries(teams.map((team) => [team, playersOf(lines, team)])),
			toss: { winner: cell("toss_winner"), decision: cell("toss_decision") },
			outcome: {
				winner: cell("winner"),
				eliminator: cell("eliminator"),
				result: cell("result"),
				method: cell("method"),
				by: { runs: number("win_by_runs"), wickets: number("win_by_wickets") },
			},
		},
		innings: [...Map.groupBy(lines, ({ innings }) => innings)].map(([place, ofInnings]) => ({
			team: ofInnings[0]?.batting_team,
			super_over: Number(place) > 2,
			overs: [...Map.groupBy(ofInnings, ({ ball }) => Number.parseInt(ball ?? "", 10))].map(([over, balls]) => ({
				over,
				deliveries: balls.map(deliveryOf),
			})),
		})),
	};
}

const fieldersOf = ({ fielders = "" }: Line) =>
	fielders
		.split(";")
		.map((name) => name.trim())
		.filter(Boolean);

/** The file has no line-ups, so a side's players are those that any ball names. */
function playersOf(lines: Line[], team: string | undefined): (string | undefined)[] {
	const names = lines.flatMap((line) =>
		line.batting_team === team ? [line.striker, line.non_striker] : [line.bowler, ...fieldersOf(line)],
	);
	return [...new Set(names)];
}

function deliveryOf(line: Line) {
	const [wides, noballs, byes, legbyes, penalty] = ["wides", "noballs", "byes", "legbyes", "penalty"].map(
		(kind) => Number(line[kind]) || undefined,
	);
	const batter = Number(line.runs_off_bat);
	const extras = [wides, noballs, byes, legbyes, penalty].reduce((sum: number, runs) => sum + (runs ?? 0), 0);
	const fielders = fieldersOf(line).map((name) => ({ name }));
	const wickets = [
		{ kind: line.wicket_type, player_out: line.player_dismissed, fielders },
		{ kind: line.other_wicket_type, player_out: line.other_player_dismissed },
	].filter(({ kind }) => kind);
	return {
		batter: line.striker,
		non_striker: line.non_striker,
		bowler: line.bowler,
		runs: { batter, total: batter + extras },
		extras: { wides, noballs, byes, legbyes, penalty },
		wickets,
	};
}
