import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildTables } from "../builder/build.ts";
import { contradictions } from "../builder/check.ts";
import { BALLS_OF_OVER, battingFirst, type CricsheetMatch, isOver, type UnfinishedMatch } from "../builder/format.ts";
import { groundsFrom } from "../builder/grounds.ts";
import { matchFrom } from "../builder/match.ts";
import type { Row, Source } from "../builder/source.ts";
import { makeRecord } from "../file/make.ts";
import { writeSources } from "../file/sources.ts";
import { type MatchRecord, openMatchRecord } from "../record.ts";

type BaseRecord = Pick<MatchRecord, "names" | "franchises" | "level">;
/** The person behind a name in a feed; a newcomer's id is made up. */
export type FeedPerson = { id: string; name: string };

/**
 * The sources of a record with this one match. `people`: the person of each name in the line-ups. An unknown ground
 * becomes a new one. Throws for a name without a person, a venue without a name, and a match that contradicts itself.
 */
export function sourceOf(
	{ names, franchises }: Pick<BaseRecord, "names" | "franchises">,
	id: number,
	match: UnfinishedMatch,
	people: ReadonlyMap<string, FeedPerson>,
): Source {
	const grounds = names.grounds.map(({ id, name, city, country, venues }) => ({ id, name, city, country, venues }));
	const ids = new Map([...people].map(([name, { id }]) => [name, id]));
	const read = matchFrom(id, asFinished(match, ids), groundsFrom(grounds).groundOf);
	const teams = franchises.flatMap(({ id: franchise_id, city, names }) =>
		names.map((team): Row => ({ ...team, franchise_id, city })),
	);
	const source: Source = {
		matches: [
			{
				...read,
				batting_first: battingFirst(match),
				target_balls: read.target_balls ?? (match.info.overs === 20 ? null : match.info.overs * BALLS_OF_OVER),
			},
		],
		people: [...people.values()].map(({ id, name }) => personRow(names.people, id, name)),
		squads: [],
		franchises: franchises.map(({ id, name, short_name, city, is_current }): Row => {
			const seasons = { first_season: 2008, last_season: 2008 };
			return { id, name, short_name, city, is_current, ...seasons };
		}),
		teams,
	};
	const wrong = contradictions(source);
	if (wrong[0]) throw new Error(wrong[0]);
	return source;
}

/** The match in the form of a finished one. `ids`: the person id of each name in the line-ups. */
function asFinished(match: UnfinishedMatch, ids: ReadonlyMap<string, string>): CricsheetMatch {
	const { info, innings } = match;
	return {
		info: {
			...info,
			registry: { people: Object.fromEntries(ids) },
			outcome: isOver(match) ? info.outcome : { result: "no result" },
		},
		innings,
	};
}

function personRow(known: MatchRecord["names"]["people"], id: string, name: string): Row {
	const person = known.find((one) => one.id === id);
	return person
		? { id, name: person.initials, display_name: person.name, full_name: person.full_name, role_group: person.role }
		: { id, name, display_name: name };
}

/**
 * Builds a record from `source`, which has one match, passes it to `use` and deletes it. It answers the same questions
 * as the whole record `upon`, whose names and scoring level it takes, and has the chances up to the last ball. Throws
 * for a side without a franchise.
 */
export async function withUnfinishedRecord<Found>(
	upon: BaseRecord,
	source: Source,
	use: (record: MatchRecord) => Promise<Found>,
): Promise<Found> {
	const folder = await mkdtemp(join(tmpdir(), "match-"));
	try {
		await writeSources(folder, source, buildTables(source));
		const path = join(folder, "match.duckdb");
		await makeRecord(folder, path);
		const record = await openMatchRecord({ path, edition: "unfinished" }, undefined, await upon.level());
		try {
			return await use({ ...record, names: upon.names });
		} finally {
			record.close();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
