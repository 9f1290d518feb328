import type { z } from "zod";
import type { Queryable } from "../platform/database/database.ts";
import { ages, agesSchema } from "./queries/ages.ts";
import { appearances, appearancesSchema } from "./queries/appearances.ts";
import { batting, battingLeaders, battingLeadersSchema, battingSchema } from "./queries/batting.ts";
import { bowling, bowlingLeaders, bowlingLeadersSchema, bowlingSchema } from "./queries/bowling.ts";
import { career, careerSchema } from "./queries/career.ts";
import { fieldingLeaders, fieldingLeadersSchema } from "./queries/fielding.ts";
import { impactPlayers, impactSchema } from "./queries/impact.ts";
import { matchFigures, matchFiguresSchema } from "./queries/match-figures.ts";
import { matchList, matchListSchema, superOvers, superOversSchema } from "./queries/matches.ts";
import { matchups, matchupsSchema } from "./queries/matchups.ts";
import { milestones, milestonesSchema } from "./queries/milestones.ts";
import { pairs, pairsSchema, partnerships, partnershipsSchema } from "./queries/partnerships.ts";
import { overs, oversSchema, phases, phasesSchema } from "./queries/phases.ts";
import { playerSeasons, playerSeasonsSchema } from "./queries/player-seasons.ts";
import { prices, pricesSchema, squads, squadsSchema } from "./queries/prices.ts";
import { results, resultsSchema } from "./queries/results.ts";
import { scores, scoresSchema } from "./queries/scores.ts";
import { scoring, scoringSchema } from "./queries/scoring.ts";
import { caps, champions, spanSchema, titles, titlesSchema } from "./queries/seasons.ts";
import { spells, spellsSchema } from "./queries/spells.ts";
import { standings, standingsSchema } from "./queries/standings.ts";
import { streaks, streaksSchema } from "./queries/streaks.ts";
import { totals, totalsSchema } from "./queries/totals.ts";

const query = <Params extends z.ZodType, Result>(
	params: Params,
	run: (db: Queryable, params: z.infer<Params>) => Promise<Result>,
) => ({ params, run });

/**
 * Every question the record answers, by name. Parameters and results are plain JSON: what is kept beside a figure (name,
 * parameters, with `until` the match it was true as of, result) can be recomputed and compared.
 */
export const catalogue = {
	ages: query(agesSchema, ages),
	appearances: query(appearancesSchema, appearances),
	batting: query(battingSchema, batting),
	batting_leaders: query(battingLeadersSchema, battingLeaders),
	bowling: query(bowlingSchema, bowling),
	bowling_leaders: query(bowlingLeadersSchema, bowlingLeaders),
	caps: query(spanSchema, caps),
	career: query(careerSchema, career),
	champions: query(spanSchema, champions),
	fielding_leaders: query(fieldingLeadersSchema, fieldingLeaders),
	impact_players: query(impactSchema, impactPlayers),
	match_figures: query(matchFiguresSchema, matchFigures),
	matches: query(matchListSchema, matchList),
	matchups: query(matchupsSchema, matchups),
	milestones: query(milestonesSchema, milestones),
	overs: query(oversSchema, overs),
	pairs: query(pairsSchema, pairs),
	partnerships: query(partnershipsSchema, partnerships),
	phases: query(phasesSchema, phases),
	player_seasons: query(playerSeasonsSchema, playerSeasons),
	prices: query(pricesSchema, prices),
	results: query(resultsSchema, results),
	scores: query(scoresSchema, scores),
	scoring: query(scoringSchema, scoring),
	spells: query(spellsSchema, spells),
	squads: query(squadsSchema, squads),
	standings: query(standingsSchema, standings),
	streaks: query(streaksSchema, streaks),
	super_overs: query(superOversSchema, superOvers),
	titles: query(titlesSchema, titles),
	totals: query(totalsSchema, totals),
};
export type QueryName = keyof typeof catalogue;
export type QueryParams<Name extends QueryName> = z.infer<(typeof catalogue)[Name]["params"]>;
export type QueryResult<Name extends QueryName> = Awaited<ReturnType<(typeof catalogue)[Name]["run"]>>;

/**
 * Asks the record a question of the catalogue by its name, as it was written down. Throws when there is no such question,
 * or (a ZodError naming the field) when the parameters do not fit it.
 */
export async function askRecord<Name extends QueryName>(
	db: Queryable,
	name: Name,
	params: QueryParams<Name>,
): Promise<QueryResult<Name>> {
	const entry = (Object.hasOwn(catalogue, name) ? catalogue[name] : undefined) as {
		params: z.ZodType;
		run: (db: Queryable, params: unknown) => Promise<unknown>;
	};
	if (!entry) throw new Error(`the record has no query "${name}"`);
	return (await entry.run(db, entry.params.parse(params))) as QueryResult<Name>;
}
