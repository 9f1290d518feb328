import type { z } from "zod";
import type { Queryable } from "../platform/database/database.ts";
import { ages, agesSchema } from "./queries/ages.ts";
import { allRounders, allRoundersSchema } from "./queries/all-round.ts";
import { appearances, appearancesSchema } from "./queries/appearances.ts";
import { batting, battingLeaders, battingLeadersSchema, battingSchema } from "./queries/batting.ts";
import { bowling, bowlingLeaders, bowlingLeadersSchema, bowlingSchema } from "./queries/bowling.ts";
import { career, careerSchema, careerTeams, careerTeamsSchema } from "./queries/career.ts";
import { debuts, debutsSchema } from "./queries/debuts.ts";
import {
	dismissalKinds,
	dismissalKindsSchema,
	overNumbers,
	overNumbersSchema,
	rareDismissals,
	rareDismissalsSchema,
	totalBands,
	totalBandsSchema,
	wicketStands,
	wicketStandsSchema,
} from "./queries/distributions.ts";
import { fieldingLeaders, fieldingLeadersSchema } from "./queries/fielding.ts";
import { form, formSchema } from "./queries/form.ts";
import { impactPlayers, impactSchema } from "./queries/impact.ts";
import { matchFigures, matchFiguresSchema } from "./queries/match-figures.ts";
import { matchList, matchListSchema, superOvers, superOversSchema } from "./queries/matches.ts";
import { matchups, matchupsSchema } from "./queries/matchups.ts";
import { milestones, milestonesSchema } from "./queries/milestones.ts";
import { pairs, pairsSchema, partnerships, partnershipsSchema } from "./queries/partnerships.ts";
import { overs, oversSchema, phases, phasesSchema } from "./queries/phases.ts";
import { playerSeasons, playerSeasonsSchema } from "./queries/player-seasons.ts";
import { playerSplits, playerSplitsSchema } from "./queries/player-splits.ts";
import { playerStreaks, playerStreaksSchema } from "./queries/player-streaks.ts";
import {
	priceChanges,
	priceChangesSchema,
	priceReturns,
	priceReturnsSchema,
	spending,
	spendingSchema,
} from "./queries/price-returns.ts";
import { prices, pricesSchema, squads, squadsSchema } from "./queries/prices.ts";
import { results, resultsSchema } from "./queries/results.ts";
import { scores, scoresSchema } from "./queries/scores.ts";
import { scoring, scoringSchema } from "./queries/scoring.ts";
import { caps, capsSchema, champions, spanSchema, titles, titlesSchema } from "./queries/seasons.ts";
import { spells, spellsSchema } from "./queries/spells.ts";
import { leagueTables, leagueTablesSchema, standings, standingsSchema } from "./queries/standings.ts";
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
	all_rounders: query(allRoundersSchema, allRounders),
	appearances: query(appearancesSchema, appearances),
	batting: query(battingSchema, batting),
	batting_leaders: query(battingLeadersSchema, battingLeaders),
	bowling: query(bowlingSchema, bowling),
	bowling_leaders: query(bowlingLeadersSchema, bowlingLeaders),
	caps: query(capsSchema, caps),
	career: query(careerSchema, career),
	career_teams: query(careerTeamsSchema, careerTeams),
	champions: query(spanSchema, champions),
	dismissal_kinds: query(dismissalKindsSchema, dismissalKinds),
	debuts: query(debutsSchema, debuts),
	fielding_leaders: query(fieldingLeadersSchema, fieldingLeaders),
	impact_players: query(impactSchema, impactPlayers),
	form: query(formSchema, form),
	league_tables: query(leagueTablesSchema, leagueTables),
	match_figures: query(matchFiguresSchema, matchFigures),
	matches: query(matchListSchema, matchList),
	matchups: query(matchupsSchema, matchups),
	milestones: query(milestonesSchema, milestones),
	over_numbers: query(overNumbersSchema, overNumbers),
	overs: query(oversSchema, overs),
	pairs: query(pairsSchema, pairs),
	partnerships: query(partnershipsSchema, partnerships),
	phases: query(phasesSchema, phases),
	player_seasons: query(playerSeasonsSchema, playerSeasons),
	player_splits: query(playerSplitsSchema, playerSplits),
	player_streaks: query(playerStreaksSchema, playerStreaks),
	price_changes: query(priceChangesSchema, priceChanges),
	price_returns: query(priceReturnsSchema, priceReturns),
	prices: query(pricesSchema, prices),
	rare_dismissals: query(rareDismissalsSchema, rareDismissals),
	results: query(resultsSchema, results),
	scores: query(scoresSchema, scores),
	scoring: query(scoringSchema, scoring),
	spending: query(spendingSchema, spending),
	spells: query(spellsSchema, spells),
	squads: query(squadsSchema, squads),
	standings: query(standingsSchema, standings),
	streaks: query(streaksSchema, streaks),
	super_overs: query(superOversSchema, superOvers),
	titles: query(titlesSchema, titles),
	total_bands: query(totalBandsSchema, totalBands),
	totals: query(totalsSchema, totals),
	wicket_stands: query(wicketStandsSchema, wicketStands),
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
