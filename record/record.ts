import { LRUCache } from "lru-cache";
import { sharedInTurn } from "../platform/limits/bound.ts";
import type { Answer, AsOf } from "./answer.ts";
import { chancesIn, type MatchChances, readLevels } from "./chance/of-match.ts";
import type { Weights } from "./chance/seasons.ts";
import weights from "./chance/weights.json" with { type: "json" };
import { openRecord, type RecordFile } from "./file/open.ts";
import { canonical } from "./language/canonical.ts";
import { compile } from "./language/compile.ts";
import type { ListName } from "./language/conditions.ts";
import { isExpensive, type Sizes } from "./language/cost.ts";
import { LISTS_OF_PEOPLE, NAMES } from "./language/dimensions.ts";
import { fault } from "./language/faults/fault.ts";
import type { Measure } from "./language/measures/measure.ts";
import { type Question, QuestionError, type QuestionOf } from "./language/question.ts";
import { readingOf } from "./language/reading.ts";
import type { RowKind } from "./language/rows/kind.ts";
import { type MeasureOf, measureOf, ROWS, type RowsName } from "./language/rows/rows.ts";
import { answerInnerQuestions } from "./language/steps.ts";
import { identifyLines, readMatches } from "./line-identity.ts";
import { namesOf } from "./names/names.ts";
import { createQuestionReader, type QuestionReader } from "./question-reader.ts";
import { type RecordValues, readRecordValues } from "./record-values.ts";

/** The people and grounds of the record, with their names. */
export type Names = {
	people: { id: string; name: string; initials: string; full_name: string | null; role: string; matches: number }[];
	grounds: { id: string; name: string; city: string; country: string; venues: string[] }[];
};

/** A stored update that does not open. */
export type Damage = { edition: string; as_of: string; reason: string };

export type MatchRecord = {
	/** the hash of the sources and table definitions */
	edition: string;
	as_of: AsOf;
	/** `franchises`: current ones first; `seasons`: newest first */
	franchises: Franchise[];
	seasons: number[];
	names: Names;
	/** set if an update did not open; the record is then the one before it */
	readonly damaged?: Damage | undefined;
	/** Answers a question written in code. Throws a QuestionError with all its faults. */
	ask: <Name extends RowsName, Measures extends MeasureOf<Name>>(
		question: QuestionOf<Name, Measures>,
	) => Promise<Answer<Measures>>;
	/** Answers a question whose measures are known only at run time. */
	askAny: (question: Question) => Promise<Answer>;
	/** Checks a question from outside and replaces names by ids. Throws a QuestionError with all faults. */
	read: QuestionReader["read"];
	/**
	 * Returns the chance of winning before a match and after each ball, by a model fitted on earlier seasons, or why
	 * there is none. The record must contain the match.
	 */
	chances: (match: number) => Promise<MatchChances>;
	/** The scoring level before the next match: the runs of a usual first innings. */
	level: () => Promise<number>;
	/** True if a list of the record contains the id. */
	knows: (list: ListName, id: string | number) => boolean;
	/** Runs a trivial statement; rejects if the record does not answer. */
	alive: () => Promise<unknown>;
	close: () => void;
};

/** Returns a measure's definition. Throws a QuestionError for an unknown one. */
export function describe(rows: RowsName, key: string): Measure {
	const measure = measureOf(rows, key);
	if (!measure) throw new QuestionError([fault(`measures.${key}`, key, `"${key}" is no measure of ${rows}.`)]);
	return measure;
}

export type Franchise = {
	id: string;
	short_name: string;
	name: string;
	city: string;
	is_current: boolean;
	/** current data from outside the matches; null if unknown. A `_source` ends with the date of the information. */
	captain: string | null;
	captain_source: string | null;
	head_coach: string | null;
	head_coach_source: string | null;
	owner: string | null;
	owner_as_of: string | null;
	/** 'Eden Gardens, Kolkata (7); …' */
	home_grounds: string | null;
	/** all names it has played under, oldest first */
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

const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Opens the record at `path`. Answers are cached by canonical question, since an open record never changes.
 * `onQuestion` is called with the seconds that each uncached question took. `scoringLevel`: required for the record of
 * one match in play, which has no earlier matches to compute it from. Throws if the file is missing, is no record or
 * has no match.
 */
export async function openMatchRecord(
	{ path, edition }: { path: string; edition: string },
	onQuestion: (seconds: number) => void = () => {},
	scoringLevel?: number,
): Promise<MatchRecord> {
	const file = await openRecord(path);
	const known = await readRecordValues(file);
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
	const matches = await readMatches(file);
	if (!as_of) throw new Error(`${path} holds no match`);
	const sizes: Sizes = {
		table: await readSizes(file),
		list: (name) => (name === "seasons" ? seasons.length : (known.get(name)?.size ?? 0)),
	};
	const cache = new LRUCache<string, Answer>({
		maxSize: CACHE_BYTES,
		sizeCalculation: (answer, key) => 400 + key.length + 40 * answer.columns.length * answer.rows.length,
	});
	const pending = new Map<string, Promise<Answer>>();
	const reader = createQuestionReader(known, () => namesOf(record));

	async function answer(question: Question): Promise<Answer> {
		reader.refuseFaulty(question);
		const whole = withoutLastMatch(await answerInnerQuestions(question, ask), as_of as AsOf);
		const { sql, values, columns, floor } = compile(whole);
		const began = performance.now();
		const rows = await file.rows<Answer["rows"][number] & { total?: number; level?: number }>(sql, values, {
			expensive: isExpensive(whole, sizes),
		});
		onQuestion((performance.now() - began) / 1000);
		// with an offset past the end no line has the total
		const { offset, ...fromTheStart } = question;
		const total = rows[0]?.total ?? (offset ? (await ask({ ...fromTheStart, limit: 1 })).total : 0);
		const level = Math.max(0, (rows.at(-1)?.level ?? 0) - (question.offset ?? 0) - rows.length);
		for (const row of rows) {
			delete row.total;
			delete row.level;
			if (question.list) nameIds(row, known);
		}
		const identified = identifyLines(question, { columns, rows }, { known, matches });
		const reading = readingOf(question, (list, id) => known.get(list)?.get(id));
		return {
			question,
			reading,
			columns: identified,
			rows,
			total,
			level,
			as_of: as_of as AsOf,
			floor: floor ?? null,
			definitions: definitionsOf(question, floor, level),
		};
	}

	async function ask(asked: Question): Promise<Answer> {
		const question = canonical(asked);
		const key = JSON.stringify(question);
		const cached = cache.get(key);
		if (cached) return cached;
		return sharedInTurn((ours) => {
			const running = pending.get(key);
			if (running) return running;
			ours();
			const own = answer(question)
				.then((found) => {
					cache.set(key, found);
					return found;
				})
				.finally(() => pending.delete(key));
			pending.set(key, own);
			return own;
		});
	}

	const record: MatchRecord = {
		edition,
		as_of,
		franchises,
		seasons: seasons.map(({ season }) => season),
		ask: ask as MatchRecord["ask"],
		askAny: ask,
		read: reader.read,
		names,
		chances: chancesIn(file, weights satisfies Weights, scoringLevel),
		level: async () => (await readLevels(file)).next,
		knows: (list, id) => known.get(list)?.has(id) ?? false,
		alive: () => file.rows("select 1", []),
		close: () => file.close(),
	};
	return record;
}

async function readSizes(file: RecordFile): Promise<Sizes["table"]> {
	const kinds: RowKind[] = Object.values(ROWS).map(({ kind }) => kind);
	const names = [...new Set(kinds.flatMap(({ table, balls }) => [table, balls?.table ?? table]))];
	const counts = names.map((name) => `select '${name}' as name, count(*)::int as size from ${name}`);
	const found = await file.rows<{ name: string; size: number }>(counts.join(" union all "), []);
	const sizes = new Map(found.map(({ name, size }) => [name, size]));
	return (name) => sizes.get(name) ?? 0;
}

/** Drops `until` if it is the last match, since it then excludes nothing. */
function withoutLastMatch({ until, ...question }: Question, { match_id }: AsOf): Question {
	return until === undefined || until === match_id ? question : { ...question, until };
}

/** Adds names beside the ids of a list's row. */
function nameIds(row: Record<string, unknown>, known: RecordValues): void {
	for (const [id, { column, table }] of Object.entries(NAMES))
		if (id in row) row[column] = known.get(table)?.get(row[id]) ?? null;
	for (const [ids, names] of Object.entries(LISTS_OF_PEOPLE))
		if (ids in row) row[names] = (row[ids] as string[]).map((id) => known.get("people")?.get(id) ?? id);
}

function definitionsOf(
	{ rows, measures, of }: Question,
	floor: ReturnType<typeof compile>["floor"],
	level: number,
): string[] {
	const said = measures.map((key) => describe(rows, key)).map(({ name, definition }) => `${name}: ${definition}`);
	if (of) said.push(`Share: ${describe(rows, measures[0] ?? "").name} per 100 of the whole that the question names.`);
	if (floor) said.push(`Ranked from ${floor.least} ${floor.unit}.`);
	if (level > 0) said.push(`Level with the last line, and not listed: ${level.toLocaleString("en-US")} more.`);
	return said;
}
