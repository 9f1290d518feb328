import { z } from "zod";
import type { Queryable } from "../../../../../platform/database/database.ts";
import { badRequest } from "../../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { describe } from "../../../../../record/record.ts";
import { pageOfPerson, peopleNamed, personOf } from "../../data/people.server.ts";
import { personLineSchema, personSchema } from "../../data/schemas.ts";
import { peopleMeant } from "../reader.server.ts";
import { tool } from "../tool.ts";
import { words } from "./ask-in-words.server.ts";

const MOST_OFFERED = 10;
const definitionsOf = (rows: "batting" | "bowling", measures: string[]) =>
	measures.map((key) => describe(rows, key)).map(({ name, definition }) => `${name}: ${definition}`);
const DEFINITIONS = [
	...definitionsOf("batting", ["runs", "average", "strike_rate"]),
	...definitionsOf("bowling", ["wickets", "economy"]),
];

type Parts = { record: MatchRecord; db: Queryable; site_url: string };

/** person: a person's data and career figures. */
export const personTool = ({ record, db, site_url }: Parts) =>
	tool({
		name: "person",
		title: "A player's career in the IPL",
		description:
			"Finds a player by name, nickname, a part of the name, or Cricsheet's id, and gives career and seasons. Where several go by the name, all are offered and none is chosen.",
		input: z.object({ name: words.describe("a name, a part of one, or an id") }),
		data: {
			person: personSchema.omit({ as_of: true, page: true }).nullable().describe("null when several are offered"),
			offered: z.array(personLineSchema).describe("those who go by the name, who played most first"),
		},
		async call({ name }) {
			const offered = meant(record, name);
			const [one, another] = offered;
			if (!one) throw badRequest("name", "We couldn't find anyone with that name.");
			if (another) return several(offered.slice(0, MOST_OFFERED), record);
			const found = await personOf(record, one.id);
			const page = await pageOfPerson(db, one.id);
			if (!found) throw badRequest("name", "We couldn't find anyone with that name.");
			const { as_of, ...person } = found;
			return {
				text: careerText(found),
				proof: {
					reading: `The career of ${person.name}`,
					definitions: DEFINITIONS,
					as_of,
					address: site_url + (page ?? `/api/people/${one.id}`),
				},
				data: { person, offered: [one] },
			};
		},
	});

/** The people meant: the one with that id, those found by name as in a question, or all with a similar name. */
function meant(record: MatchRecord, name: string) {
	const { people } = record.names;
	const ids = record.knows("people", name) ? [name] : peopleMeant(record, name);
	return ids.length > 0 ? people.filter(({ id }) => ids.includes(id)) : peopleNamed(record, name);
}

const several = (offered: ReturnType<typeof meant>, { as_of }: MatchRecord) => ({
	text: `Several go by that name: ${offered.map(({ name, initials, role, matches, id }) => `${name} (${initials}, ${role}, ${matches} matches, id ${id})`).join("; ")}. Ask again by the id.`,
	proof: { reading: null, definitions: [], as_of, address: null },
	data: { person: null, offered },
});

function careerText({ name, role, career, fielding }: NonNullable<Awaited<ReturnType<typeof personOf>>>): string {
	if (!career) return `${name} (${role}) has not played a match.`;
	const { matches, runs, average, strike_rate, highest, highest_not_out, hundreds, fifties } = career;
	const rates = (rate: number | null) => rate?.toFixed(2) ?? "none";
	const parts = [
		`${name} (${role}): ${matches} matches`,
		...(career.innings > 0
			? [
					`${runs} runs, average ${rates(average)}, strike rate ${rates(strike_rate)}, highest ${highest}${highest_not_out ? "*" : ""}, ${hundreds} hundreds, ${fifties} fifties`,
				]
			: []),
		...(career.bowling_innings > 0
			? [`${career.wickets} wickets, economy ${rates(career.economy)}, best ${career.best_wickets}/${career.best_runs}`]
			: []),
		`${fielding.catches} catches, ${fielding.stumpings} stumpings`,
	];
	return `${parts.join("; ")}.`;
}
