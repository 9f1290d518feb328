import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "../platform/database/database.ts";
import type { AsOf } from "./answer.ts";
import { buildTables } from "./builder/build.ts";
import { contradictions } from "./builder/check.ts";
import { type LeftOut, readCricsheet } from "./builder/cricsheet.ts";
import { type ExistingData, readExistingData } from "./builder/existing-data.ts";
import type { Row } from "./builder/source.ts";
import { type ChangedMatches, compareMatches } from "./file/compare-matches.ts";
import { keepRecord, SOURCES } from "./file/keep.ts";
import { readMatches } from "./file/matches.ts";
import { hashesOf, packSources, writeSources } from "./file/sources.ts";
import type { Question } from "./language/question.ts";
import { type MatchRecord, openMatchRecord } from "./record.ts";
import { openCurrentRecord, storeVersion } from "./versions.ts";

export type UpdateSummary = ChangedMatches & {
	/** names of people with their first match */
	new_players: string[];
	/** grounds that the record did not have */
	new_grounds: { name: string; city: string; country: string }[];
	/** top places of popular rankings with a new name or figure; `before` is null if the place was empty */
	moved: { before: Lead | null; after: Lead }[];
	/** the last match after the update */
	as_of: AsOf;
	/** files whose match was not taken, with the reason */
	left_out: LeftOut[];
};

/**
 * Updates the record from a newer Cricsheet archive (a zip of JSON files): builds the new file in `dataDir` and stores
 * its packed sources for all processes. If no match is new or changed, it stores nothing. An unreadable file is left
 * out and listed; if the record has its match, that match stays.
 * Throws, and stores nothing, if the archive is damaged, lacks a match of the record, or contradicts itself. `sources`:
 * the release's, by default `data/record`; people, sides and squads come from them.
 */
export async function updateRecord(
	db: Db,
	archive: string,
	{ dataDir, sources = SOURCES }: { dataDir: string; sources?: string },
): Promise<UpdateSummary> {
	const scratch = mkdtempSync(join(tmpdir(), "record-"));
	const [then, now] = [join(scratch, "then"), join(scratch, "now")];
	const before = await openCurrentRecord(db, dataDir, { sources });
	try {
		await before.writeSources(then);
		const read = readCricsheet(archive, { ...existingDataFor(then, sources), matches: await readMatches(then) });
		const { left_out } = read;
		const wrong = contradictions(read);
		if (wrong.length > 0) throw new Error(`${archive} contradicts itself:\n${wrong.slice(0, 20).join("\n")}`);
		await writeSources(now, read, buildTables(read));
		const matches = await compareMatches(then, now);
		if (matches.added.length + matches.changed.length === 0)
			return { ...matches, new_players: [], new_grounds: [], moved: [], as_of: before.as_of, left_out };

		const after = await openMatchRecord(await keepRecord(dataDir, now));
		try {
			await checkCount(before, after, matches);
			const moved = changedLeads(await readLeads(before), await readLeads(after));
			const played = new Set(playersOf(before).map(({ id }) => id));
			const new_players = playersOf(after).flatMap(({ id, name }) => (played.has(id) ? [] : name));
			const grounds = new Set(before.names.grounds.map(({ id }) => id));
			const new_grounds = after.names.grounds.filter(({ id }) => !grounds.has(id));
			await storeVersion(db, {
				edition: hashesOf(now).sources,
				upon: hashesOf(sources).sources,
				as_of: after.as_of.date,
				sources: packSources(now),
			});
			return { ...matches, new_players, new_grounds, moved, as_of: after.as_of, left_out };
		} finally {
			after.close();
		}
	} finally {
		before.close();
		rmSync(scratch, { recursive: true, force: true });
	}
}

/** Throws unless the new record has exactly the old matches and the new ones. */
async function checkCount(before: MatchRecord, after: MatchRecord, { added }: ChangedMatches): Promise<void> {
	const [then, now] = await Promise.all(
		[before, after].map(
			async ({ ask }) => (await ask({ rows: "matches", measures: ["matches"] })).rows[0]?.matches ?? 0,
		),
	);
	if (now !== (then ?? 0) + added.length)
		throw new Error(`the record had ${then} matches and ${added.length} are new, but it would have ${now}`);
}

const playersOf = ({ names }: MatchRecord) => names.people.filter(({ matches }) => matches > 0);

/**
 * The data that an archive lacks: sides and squads of the release, people and grounds of both release and record. For
 * an id that both have, the release's row wins.
 */
function existingDataFor(then: string, sources: string): Omit<ExistingData, "matches"> {
	const [before, today] = [readExistingData(then), readExistingData(sources)];
	const joined = <Named extends Row>(now: Named[], then: Named[]): Named[] => {
		const ids = new Set(now.map(({ id }) => id));
		return [...now, ...then.filter(({ id }) => !ids.has(id))];
	};
	return {
		...today,
		people: joined(today.people, before.people),
		grounds: joined(today.grounds, before.grounds),
	};
}

/** A top place of a ranking. */
type Lead = { what: string; who: string; figure: number };

const PLACES = 3;
const LISTS: Record<string, Question> = {
	"most runs": { rows: "batting", measures: ["runs"], by: ["player"] },
	"most wickets": { rows: "bowling", measures: ["wickets"], by: ["player"] },
	"most sixes": { rows: "batting", measures: ["sixes"], by: ["player"] },
	"most hundreds": { rows: "batting", measures: ["hundreds"], by: ["player"] },
	"highest score": { rows: "batting", measures: ["runs"], list: true },
};

/** Returns the first three places of popular rankings. */
async function readLeads({ askAny }: Pick<MatchRecord, "askAny">): Promise<Lead[]> {
	const lists = Object.entries(LISTS).map(async ([list, question]) => {
		const { rows } = await askAny({ ...question, limit: PLACES });
		return rows.slice(0, PLACES).map((row, place) => ({
			what: `${list}, place ${place + 1}`,
			who: String(row.player),
			figure: row[question.measures[0] as string] as number,
		}));
	});
	return (await Promise.all(lists)).flat();
}

function changedLeads(before: Lead[], after: Lead[]): { before: Lead | null; after: Lead }[] {
	return after.flatMap((now) => {
		const then = before.find(({ what }) => what === now.what) ?? null;
		return then?.who === now.who && then.figure === now.figure ? [] : [{ before: then, after: now }];
	});
}
