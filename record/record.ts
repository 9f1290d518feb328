import { LRUCache } from "lru-cache";
import { chancesIn, type MatchChances, readLevels } from "./chance/of-match.ts";
import type { Weights } from "./chance/seasons.ts";
import weights from "./chance/weights.json" with { type: "json" };
import { openRecord } from "./file/open.ts";
import { type KnownValues, readKnownValues, refuseStrangers } from "./known.ts";
import { canonical } from "./language/canonical.ts";
import { compile } from "./language/compile.ts";
import type { Known } from "./language/conditions.ts";
import { LISTS_OF_PEOPLE, NAMES } from "./language/dimensions.ts";
import type { Measure } from "./language/measures/measure.ts";
import { type Question, QuestionError, type QuestionOf } from "./language/question.ts";
import { readingOf } from "./language/reading.ts";
import { type MeasureOf, ROWS, type RowsName } from "./language/rows/rows.ts";
import { stepped } from "./language/steps.ts";

/** What a line is about: the columns of what it was grouped by, with the names beside the ids. */
export type Keys = {
	player_id: string;
	player: string;
	batter_id: string;
	batter: string;
	bowler_id: string;
	bowler: string;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	ground_id: string;
	ground: string;
	/** of a player: the side of the last match within the question */
	latest_team_id: string;
	date: string;
	season: number;
	/** from 1 */
	month: number;
	phase: "powerplay" | "middle" | "death";
	over: number;
	position: number;
	innings_number: 1 | 2;
	wicket_number: number;
	partner_id: string;
	partner: string;
	unbroken: boolean;
	match_id: number;
	rank: number;
	/** of a question with `of`: its first measure per 100 of the whole */
	share: number;
};
/** What a list says of a row beside that, each of the rows that have it. */
type Said = {
	/** the names of the time: 'Delhi Daredevils', where `team` is 'Delhi Capitals' */
	team_name: string;
	opponent_name: string;
	/** as the scorers called it: 'League', 'Qualifier 2' */
	stage: string;
	match_number: number | null;
	city: string;
	toss_winner_id: string;
	toss_decision: "bat" | "field";
	batting_first_id: string;
	/** null without a second innings */
	target_runs: number | null;
	target_balls: number | null;
	result: "won" | "lost" | "no_result";
	/** null without a winner */
	winner_id: string | null;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	tied: boolean;
	super_over: boolean;
	method: string | null;
	player_of_match_id: string | null;
	player_of_match: string | null;
	umpires: string[];
	all_out: boolean;
	completed: boolean;
	not_out: boolean;
	dismissal: string;
	/** null where the wicket is nobody's */
	bowler_id: string | null;
	bowler: string | null;
	fielder_ids: string[];
	fielders: string[];
	/** the total when a wicket fell */
	score: number;
	/** of a stand: off the bats of the two */
	player_runs: number;
	partner_runs: number;
	/** of a ball: its number in the innings, and that of the legal ball it is or comes before */
	ball: number;
	ball_of_over: number;
	byes: number;
	legbyes: number;
	penalties: number;
	/** who left the crease with it, if anybody did */
	out_id: string | null;
	/** of a side's season: its place and line in the league table, and how far it came */
	place: number;
	played: number;
	no_result: number;
	net_run_rate: number | null;
	playoffs: boolean;
	final: boolean;
	title: boolean;
};
type Line<Measures extends string> = Omit<Keys & Said, string extends Measures ? never : Measures> &
	Record<Measures, number> & { best_runs: number };

export type Answer<Measures extends string = string> = {
	/** the question in its canonical form, and in plain English */
	question: Question;
	reading: string;
	columns: string[];
	rows: Line<Measures>[];
	/** lines before the limit */
	total: number;
	as_of: AsOf;
	/** the least that a place in the ranking takes */
	floor: { least: number; unit: string } | null;
	/** what each figure counts, and the floor in words */
	definitions: string[];
};

/** The last match that counts, and how people call the stage it ended ('the 2026 final'). */
export type AsOf = { match_id: number; date: string; label: string };

/** What people and grounds are called: the names that a question in words may use. */
export type Names = {
	people: { id: string; name: string; initials: string; full_name: string | null; role: string; matches: number }[];
	grounds: { id: string; name: string; city: string; country: string; venues: string[] }[];
};

/** A stored update that cannot be opened, and why. */
export type Damage = { edition: string; as_of: string; reason: string };

export type MatchRecord = {
	/** which record this is: its sources and how tables are made of them */
	edition: string;
	as_of: AsOf;
	/** the sides, current ones first, and the seasons, newest first */
	franchises: Franchise[];
	seasons: number[];
	names: Names;
	/** an update that could not be opened: this is the record before it */
	readonly damaged?: Damage | undefined;
	/** Answers a question. Throws a QuestionError naming the field that is unknown or has no meaning for the rows. */
	ask: <Name extends RowsName, Measures extends MeasureOf<Name>>(
		question: QuestionOf<Name, Measures>,
	) => Promise<Answer<Measures>>;
	/** The same for a question that a program or an address wrote. */
	askAny: (question: Question) => Promise<Answer>;
	/**
	 * The chance of winning before a match and after each of its balls, by a model that was fitted on the seasons before it; or
	 * why there is none. Of a match that the record knows.
	 */
	chances: (match: number) => Promise<MatchChances>;
	/** The scoring level before the next match: the runs of a usual first innings. */
	level: () => Promise<number>;
	/** Whether the record has a match, person, side or ground by that id. */
	knows: (list: Known, id: string | number) => boolean;
	/** Resolves when the file answers. */
	alive: () => Promise<unknown>;
	close: () => void;
};

/** What a measure is: its name, what it counts, which way is better, its floor, how it is written. */
export function describe(rows: RowsName, key: string): Measure {
	const table: Record<string, Measure> = ROWS[rows].measures;
	const measure = table[key];
	if (!measure) throw new QuestionError(`measures.${key}`, `is no measure of ${rows}`);
	return measure;
}

export type Franchise = {
	id: string;
	short_name: string;
	name: string;
	city: string;
	is_current: boolean;
	/** what is known of it today beside its matches; null is unknown. A source ends in the day that it was true. */
	captain: string | null;
	captain_source: string | null;
	head_coach: string | null;
	head_coach_source: string | null;
	owner: string | null;
	owner_as_of: string | null;
	/** 'Eden Gardens, Kolkata (7); …' */
	home_grounds: string | null;
	/** every name it has played under, the first one first */
	names: { name: string; short_name: string; first_season: number; last_season: number }[];
};

const FRANCHISES = `
	select f.id, f.short_name, f.name, f.city, f.is_current, f.captain, f.captain_source, f.head_coach, f.head_coach_source,
		f.owner, f.owner_as_of, f.home_grounds, to_json(list({name: t.name, short_name: t.short_name,
		first_season: t.first_season, last_season: t.last_season} order by t.first_season))::varchar as names
	from franchises f join teams t on t.franchise_id = f.id
	group by all order by f.is_current desc, f.name`;

const PEOPLE = `
	select id, display_name as name, p.name as initials, full_name, role,
		(select count(*) from appearances a where a.player_id = p.id)::int as matches
	from people p order by matches desc, id`;

const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Opens the record at `path`, of this edition. Answers are kept by their canonical question: the record does not change
 * while it is open. `onQuestion` hears how long each question took whose answer was not kept. `played_at`: the scoring level of the
 * one match that it holds, which is still played. Throws when the file is missing or is no record.
 */
export async function openMatchRecord(
	{ path, edition }: { path: string; edition: string },
	onQuestion: (seconds: number) => void = () => {},
	played_at?: number,
): Promise<MatchRecord> {
	const file = await openRecord(path);
	const known = await readKnownValues(file);
	const [as_of] = await file.rows<AsOf>(
		`select match_id, date::varchar as date,
			'the ' || season || case stage when 'final' then ' final' when 'playoff' then ' playoffs' else ' league stage' end as label
		 from matches order by sequence desc limit 1`,
		[],
	);
	const franchises = (await file.rows<Franchise & { names: string }>(FRANCHISES, [])).map((franchise) => ({
		...franchise,
		names: JSON.parse(franchise.names),
	}));
	const seasons = await file.rows<{ season: number }>("select distinct season from matches order by season desc", []);
	const names: Names = {
		people: await file.rows<Names["people"][number]>(PEOPLE, []),
		grounds: (
			await file.rows<Names["grounds"][number] & { venues: string }>(
				"select id, name, city, country, to_json(venues)::varchar as venues from grounds order by id",
				[],
			)
		).map((ground) => ({ ...ground, venues: JSON.parse(ground.venues) })),
	};
	if (!as_of) throw new Error(`${path} holds no match`);
	const kept = new LRUCache<string, Answer>({
		maxSize: KEPT_BYTES,
		sizeCalculation: (answer, key) => 400 + key.length + 40 * answer.columns.length * answer.rows.length,
	});
	const underWay = new Map<string, Promise<Answer>>();

	async function answer(question: Question): Promise<Answer> {
		refuseStrangers(question, known);
		const { sql, values, columns, floor } = compile(withoutEnd(await stepped(question, ask), as_of as AsOf));
		const began = performance.now();
		const rows = await file.rows<Answer["rows"][number] & { total?: number }>(sql, values);
		onQuestion((performance.now() - began) / 1000);
		const total = rows[0]?.total ?? 0;
		for (const row of rows) {
			delete row.total;
			if (question.list) nameIds(row, known);
		}
		const reading = readingOf(question, (list, id) => known.get(list)?.get(id));
		return {
			question,
			reading,
			columns,
			rows,
			total,
			as_of: as_of as AsOf,
			floor: floor ?? null,
			definitions: definitionsOf(question, floor),
		};
	}

	async function ask(asked: Question): Promise<Answer> {
		const question = canonical(asked);
		const key = JSON.stringify(question);
		const there = kept.get(key);
		if (there) return there;
		const asking = underWay.get(key) ?? answer(question);
		underWay.set(key, asking);
		try {
			const found = await asking;
			kept.set(key, found);
			return found;
		} finally {
			underWay.delete(key);
		}
	}

	return {
		edition,
		as_of,
		franchises,
		seasons: seasons.map(({ season }) => season),
		ask: ask as MatchRecord["ask"],
		askAny: ask,
		names,
		chances: chancesIn(file, weights satisfies Weights, played_at),
		level: async () => (await readLevels(file)).next,
		knows: (list, id) => known.get(list)?.has(id) ?? false,
		alive: () => file.rows("select 1", []),
		close: () => file.close(),
	};
}

/** "Up to the last match" leaves nothing out: the statement does not look. */
function withoutEnd({ until, ...question }: Question, { match_id }: AsOf): Question {
	return until === undefined || until === match_id ? question : { ...question, until };
}

/** Puts the names beside the ids of a list's row. */
function nameIds(row: Record<string, unknown>, known: KnownValues): void {
	for (const [id, { column, table }] of Object.entries(NAMES))
		if (id in row) row[column] = known.get(table)?.get(row[id]) ?? null;
	for (const [ids, names] of Object.entries(LISTS_OF_PEOPLE))
		if (ids in row) row[names] = (row[ids] as string[]).map((id) => known.get("people")?.get(id) ?? id);
}

function definitionsOf({ rows, measures, of }: Question, floor: ReturnType<typeof compile>["floor"]): string[] {
	const table: Record<string, Measure> = ROWS[rows].measures;
	const said = measures.flatMap((name) => (table[name] ? [`${table[name].name}: ${table[name].definition}`] : []));
	if (of) said.push(`Share: ${table[measures[0] ?? ""]?.name} per 100 of the whole that the question names.`);
	return floor ? [...said, `Ranked from ${floor.least} ${floor.unit}.`] : said;
}
