import { z } from "zod";
import { badRequest } from "../../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { describe } from "../../../../../record/record.ts";
import { formatLongDate } from "../../../../lib/dates.ts";
import { matchLines } from "../../../matches/match-lines.server.ts";
import { STAGES, type Stage } from "../../../matches/rules.ts";
import { oversOf, scoreOf, stageOf } from "../../../matches/words.ts";
import { readMatchFilter } from "../../data/match-filter.server.ts";
import { findScorecard, publicMatch, type Scorecard } from "../../data/scorecard.server.ts";
import { tool } from "../tool.ts";

const MOST_OFFERED = 20;
const DEFINITIONS = [
	...["runs", "balls"].map((key) => describe("batting", key)),
	...["wickets", "economy"].map((key) => describe("bowling", key)),
].map(({ name, definition }) => `${name}: ${definition}`);

const side = z.string().max(60).optional();
const input = z.object({
	match_id: z.int().optional().describe("its number in the record"),
	season: z.int().optional(),
	team: side.describe("a side by id, short name or name"),
	opponent: side.describe("the other side"),
	stage: z
		.enum(Object.keys(STAGES) as [Stage, ...Stage[]])
		.optional()
		.describe("'playoff' is every match after the league stage"),
	date: z.iso.date().optional(),
});

export const scorecardTool = ({ record, site_url }: { record: MatchRecord; site_url: string }) =>
	tool({
		name: "scorecard",
		title: "A scorecard of the IPL",
		description:
			"Gives the scorecard of a match by its number, or by season, sides, stage and date: {season: 2016, stage: 'final'}. Where several matches fit they are offered, newest first, and none is chosen.",
		input,
		data: {
			scorecard: z.looseObject({}).nullable().describe("all players' figures; null when several are offered"),
			offered: z.array(z.looseObject({ match_id: z.int() })).describe("the matches that fit"),
		},
		async call(query) {
			const { matches, total } = await findMatches(record, query);
			const [match] = matches;
			if (!match) throw badRequest(fieldOf(query), "The record has no such match.");
			if (total > 1) return offerSeveral(matches, total, record);
			const { as_of, ...scorecard } = (await findScorecard(record, match.match_id)) as Scorecard;
			return {
				text: cardText(scorecard),
				proof: {
					reading: `The scorecard of ${titleOf(scorecard.match)}`,
					definitions: DEFINITIONS,
					as_of,
					address: site_url + scorecard.match.page,
				},
				data: { scorecard, offered: [scorecard.match] },
			};
		},
	});

type Query = z.output<typeof input>;

/** The field of the error when no match fits. */
const fieldOf = (query: Query) => Object.keys(query)[0] ?? "match_id";

async function findMatches(record: MatchRecord, query: Query) {
	const { match_id, ...rest } = query;
	if (Object.values(query).every((value) => value === undefined))
		throw badRequest("match_id", "Name a match: by its number, or by season, sides, stage or date.");
	if (match_id !== undefined && !record.knows("matches", match_id))
		throw badRequest("match_id", "The record has no such match.");
	const where = await readMatchFilter(record, { match: match_id, ...rest });
	const { matches, total } = await matchLines(record, { where, limit: MOST_OFFERED });
	return { matches: matches.map(publicMatch), total };
}

type Match = Scorecard["match"];
const titleOf = (match: Match) =>
	`${match.first_team} v ${match.second_team}, ${stageOf(match)}, IPL ${match.season}, ${formatLongDate(match.date)}`;

const offerSeveral = (offered: Match[], total: number, { as_of }: MatchRecord) => ({
	text: `${total} matches fit${total > offered.length ? `, the newest ${offered.length} of them` : ""}: ${offered.map((match) => `${titleOf(match)} (match_id ${match.match_id})`).join("; ")}. Ask again by the number.`,
	proof: { reading: null, definitions: [], as_of, address: null },
	data: { scorecard: null, offered },
});

function cardText({ match, innings }: Omit<Scorecard, "as_of">): string {
	const sides = innings.map(({ team, runs, wickets, balls, batting, bowling }) =>
		[
			`${team} ${scoreOf(runs, wickets)} in ${oversOf(balls)} overs`,
			...batting.map((line) => `  ${line.player} ${line.how_out} ${line.runs} (${line.balls})`),
			...bowling.map((line) => `  ${line.player} ${oversOf(line.balls)}-${line.maidens}-${line.runs}-${line.wickets}`),
		].join("\n"),
	);
	return [`${titleOf(match)}: ${match.result}.`, ...sides].join("\n");
}
