import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { notFound } from "../../../../platform/http/problem.ts";
import { pathNumber, wholeNumber } from "../../../../platform/http/whole-numbers.ts";
import type { Site } from "../../../page-context.ts";
import { matchLines } from "../../matches/match-lines.server.ts";
import { STAGES, type Stage } from "../../matches/rules.ts";
import { loadSeason } from "../../matches/seasons/season.server.ts";
import { seasonLines } from "../../matches/seasons/seasons.server.ts";
import { asJson, respondForEdition } from "../../record/answers.ts";
import { readMatchFilter } from "./match-filter.server.ts";
import { findPerson, findPersonPage, searchPeople } from "./people.server.ts";
import {
	asOfSchema,
	matchSchema,
	personLineSchema,
	personSchema,
	scorecardSchema,
	seasonLineSchema,
	seasonSchema,
	teamSchema,
	teamSeasonSchema,
} from "./schemas.ts";
import { findScorecard, publicMatch } from "./scorecard.server.ts";
import { findTeam, listTeams } from "./teams.server.ts";

/**
 * Options of all these entries: pages of any origin may call them without a session. They share one limit per client.
 */
const OPEN = {
	method: "get",
	guard: "public",
	limit: { name: "open-data", points: 120, per_seconds: 60 },
	from_anywhere: true,
	cors: true,
} as const;
const MOST_LINES = 200;
const pageParameters = {
	limit: wholeNumber(1, MOST_LINES).default(50),
	offset: wholeNumber(0, 100_000).default(0),
};
const total = z.int().describe("lines before the limit");
const id = z.string().min(1).max(60);
const stages = Object.keys(STAGES) as [Stage, ...Stage[]];

/**
 * The entries for matches, seasons, teams and people as JSON. Clients may cache an answer for a minute; then its ETag
 * is valid until the record changes.
 */
export function openDataEntries({ record, db }: Site) {
	const answerJson = (headers: Headers, key: string, make: () => Promise<unknown>) =>
		respondForEdition({ headers, edition: record.edition, key }, async () => asJson(await make()));
	return [
		entry({
			...OPEN,
			path: "/matches",
			summary: "Matches with both totals and the result, newest first",
			query: z.object({
				season: wholeNumber(0, 9999).optional(),
				team: id.optional(),
				opponent: id.optional(),
				ground: id.optional(),
				stage: z.enum(stages).optional(),
				...pageParameters,
			}),
			answer: z.object({ matches: z.array(matchSchema), total, as_of: asOfSchema }),
			handle: ({ query: { limit, offset, ...where }, headers }) =>
				answerJson(headers, `matches ${JSON.stringify({ limit, offset, where })}`, async () => {
					const found = await matchLines(record, { where: await readMatchFilter(record, where), limit, offset });
					return { matches: found.matches.slice(0, limit).map(publicMatch), total: found.total, as_of: record.as_of };
				}),
		}),
		entry({
			...OPEN,
			path: "/matches/:id",
			summary: "The scorecard of a match",
			params: z.object({ id: pathNumber }),
			answer: scorecardSchema,
			handle: ({ params, headers }) =>
				answerJson(headers, `match ${params.id}`, async () =>
					orNotFound(await findScorecard(record, params.id), "match"),
				),
		}),
		entry({
			...OPEN,
			path: "/seasons",
			summary: "Every season with its final and its caps, newest first",
			answer: z.object({ seasons: z.array(seasonLineSchema), as_of: asOfSchema }),
			handle: ({ headers }) =>
				answerJson(headers, "seasons", async () => ({
					seasons: (await seasonLines(record, record.seasons)).map((line) => ({
						...line,
						page: `/seasons/${line.season}`,
					})),
					as_of: record.as_of,
				})),
		}),
		entry({
			...OPEN,
			path: "/seasons/:year",
			summary: "A season: league table, playoffs, final, caps and totals",
			params: z.object({ year: pathNumber }),
			answer: seasonSchema,
			handle: ({ params: { year }, headers }) =>
				answerJson(headers, `season ${year}`, async () => {
					const { season, table, playoffs, final, caps, totals, as_of } = orNotFound(
						await loadSeason(record, year),
						"season",
					);
					const page = `/seasons/${season}`;
					const lines = table.map(({ path: _, ...line }) => line);
					return { season, table: lines, playoffs: playoffs.map(publicMatch), final, caps, totals, page, as_of };
				}),
		}),
		entry({
			...OPEN,
			path: "/teams",
			summary: "Every side that has played, with its names and titles",
			answer: z.object({ teams: z.array(teamSchema), as_of: asOfSchema }),
			handle: ({ headers }) =>
				answerJson(headers, "teams", async () => ({ teams: await listTeams(record), as_of: record.as_of })),
		}),
		entry({
			...OPEN,
			path: "/teams/:id",
			summary: "A side with its line of every season's table",
			params: z.object({ id }),
			answer: z.object({ team: teamSchema, seasons: z.array(teamSeasonSchema), as_of: asOfSchema }),
			handle: ({ params, headers }) =>
				answerJson(headers, `team ${params.id}`, async () => ({
					...orNotFound(await findTeam(record, params.id), "team"),
					as_of: record.as_of,
				})),
		}),
		entry({
			...OPEN,
			path: "/people",
			summary:
				"People of the record by name, those with most matches first; the ids are Cricsheet's, as in /api/record",
			query: z.object({ q: z.string().max(80).default(""), ...pageParameters }),
			answer: z.object({ people: z.array(personLineSchema), total, as_of: asOfSchema }),
			handle: ({ query: { q, limit, offset }, headers }) =>
				answerJson(headers, `people ${JSON.stringify({ q, limit, offset })}`, async () => {
					const people = searchPeople(record, q);
					return { people: people.slice(offset, offset + limit), total: people.length, as_of: record.as_of };
				}),
		}),
		entry({
			...OPEN,
			path: "/people/:id",
			summary: "A person's career and seasons",
			params: z.object({ id }),
			answer: personSchema,
			handle: async ({ params, headers }) => {
				if (!record.knows("people", params.id)) throw notFound("The record has no such person.");
				const page = await findPersonPage(db, params.id);
				return answerJson(headers, `person ${params.id} ${page}`, async () => ({
					...orNotFound(await findPerson(record, params.id), "person"),
					page,
				}));
			},
		}),
	];
}

function orNotFound<Thing>(thing: Thing | null, what: string): Thing {
	if (thing === null) throw notFound(`The record has no such ${what}.`);
	return thing;
}
