import { z } from "zod";
import type { Queryable } from "../../../../../platform/database/database.ts";
import { badRequest } from "../../../../../platform/http/problem.ts";
import { type Candidate, candidateText } from "../../../../../record/language/faults/fault.ts";
import { resolveName } from "../../../../../record/names/names.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { describe } from "../../../../../record/record.ts";
import { findPerson, findPersonPage, type Person } from "../../data/people.server.ts";
import { tool } from "../tool.ts";
import { wordsInput } from "./ask-in-words.server.ts";

const MOST_OFFERED = 10;
const definitionsOf = (rows: "batting" | "bowling", measures: string[]) =>
	measures.map((key) => describe(rows, key)).map(({ name, definition }) => `${name}: ${definition}`);
const DEFINITIONS = [
	...definitionsOf("batting", ["runs", "average", "strike_rate"]),
	...definitionsOf("bowling", ["wickets", "economy"]),
];

type Parts = { record: MatchRecord; db: Queryable; site_url: string };

export const personTool = ({ record, db, site_url }: Parts) =>
	tool({
		name: "person",
		title: "A player's career in the IPL",
		description:
			"Finds a player by name, nickname, a part of the name, or Cricsheet's id, and gives id, sides, career and seasons. Where several go by the name, all are offered and none is chosen.",
		input: z.object({ name: wordsInput.describe('a name, a part of one, or an id: "Kohli"') }),
		data: {
			person: z.looseObject({}).nullable().describe("career and a line for each season; null when several are offered"),
			offered: z
				.array(z.looseObject({ id: z.string(), name: z.string() }))
				.describe("those who go by the name, best fit first"),
		},
		async call({ name }) {
			const resolved = await resolveName(record, ["people"], name);
			if (resolved.is === "none")
				throw badRequest(
					"name",
					`The record has no such person. Nearest: ${resolved.nearest.map(candidateText).join("; ")}.`,
				);
			if (resolved.is === "several") return offerSeveral(resolved.candidates.slice(0, MOST_OFFERED), record);
			const { candidate: one } = resolved;
			const found = (await findPerson(record, one.id)) as Person;
			const page = await findPersonPage(db, one.id);
			const { as_of, ...person } = found;
			return {
				text: careerText(found, record),
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

const offerSeveral = (offered: Candidate[], { as_of }: MatchRecord) => ({
	text: `Several go by that name: ${offered.map(candidateText).join("; ")}. Ask again by the id.`,
	proof: { reading: null, definitions: [], as_of, address: null },
	data: { person: null, offered },
});

/** 'Royal Challengers Bengaluru 2008 to 2026': the sides of a career, each with its first and last season. */
function sidesText(seasons: Person["seasons"], { franchises }: MatchRecord): string {
	const spans = new Map<string, number[]>();
	for (const { team_id, season } of seasons)
		if (season !== null) spans.set(team_id, [...(spans.get(team_id) ?? []), season]);
	const parts = [...spans].map(([id, years]) => {
		const name = franchises.find((side) => side.id === id)?.name ?? id;
		const [from, to] = [Math.min(...years), Math.max(...years)];
		return `${name} ${from === to ? from : `${from} to ${to}`}`;
	});
	return parts.join(", ");
}

function careerText({ id, name, role, career, fielding, seasons }: Omit<Person, "page">, record: MatchRecord): string {
	if (!career) return `${name} (${role}, id ${id}) has not played a match.`;
	const { matches, runs, average, strike_rate, highest, highest_not_out, hundreds, fifties } = career;
	const rates = (rate: number | null) => rate?.toFixed(2) ?? "none";
	const parts = [
		`${name} (${role}, id ${id}): ${matches} matches in ${seasons.length} seasons, for ${sidesText(seasons, record)}`,
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
