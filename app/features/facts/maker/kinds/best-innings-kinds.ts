import {
	atInTitle,
	groundInTitle,
	nickname,
	tagsOf,
	teamCode,
	theGround,
	when,
} from "../../../../../makers/phrases.ts";
import { listSaid, say, sentence, sentences } from "../../../../../makers/said.ts";
import { byPlace, groundsOf, seasonsOf, teamsOf } from "../../../../../makers/scopes.ts";
import { ordinal, pick, possessive } from "../../../../../makers/words.ts";
import { type FactKind, rankedKind } from "../fact-kind.ts";
import { opponentThen, sideThen } from "../match-sides.ts";
import { nextScoreSentence, SCORE, score, scoringSentence } from "./innings-kinds.ts";

// The best innings for a team, at a ground, in a season.

const teamScore = rankedKind({
	name: "team_highest_score",
	category: "Teams",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask)), 2),
	list: "scores",
	ranking: ({ team }) => ({ rows: "batting", measures: SCORE, where: { team }, list: true, limit: 4 }),
	write: ({ row, first, alone, level, answer }, statement, { place }) => ({
		title:
			first && !alone
				? say`No one has made more for ${teamCode(row.team_id)} than ${row.player}`
				: first
					? pick(statement, [
							say`${possessive(teamCode(row.team_id))} highest score is ${possessive(row.player)} ${score(row)}`,
							say`No one has made more for ${teamCode(row.team_id)} than ${row.player}`,
							say`${possessive(row.player)} ${score(row)} stands alone for ${teamCode(row.team_id)}`,
						])
					: say`${possessive(row.player)} ${score(row)} for ${nickname(sideThen(row))}`,
		fact: sentences(
			say`The ${level.length > 0 && "joint "}${first ? "highest" : say`${ordinal(row.rank)}-highest`} individual score for ${row.team} is ${score(row)} by ${row.player}, made against ${opponentThen(row)} ${when(row)}.`,
			scoringSentence(statement, row),
			first && !alone
				? say`${listSaid(level.map((other) => other.player))} made as many.`
				: nextScoreSentence(answer, place),
		),
		tags: tagsOf(row.team_id, row.player, "highest score", row.season),
		figure: score(row),
	}),
});

const groundScore = rankedKind({
	name: "ground_highest_score",
	category: "Venues",
	candidates: async (ask, spread) => spread(await groundsOf(ask, 6)),
	list: "scores",
	ranking: ({ ground }) => ({ rows: "batting", measures: SCORE, where: { ground }, list: true, limit: 3 }),
	write({ row, alone, answer }, statement) {
		if (!alone) return null;
		return {
			title: pick(statement, [
				say`${possessive(row.player)} ${score(row)} is the highest ${atInTitle(row.ground)}`,
				say`${sentence(groundInTitle(row.ground))} saw ${score(row)} from ${row.player}`,
			]),
			fact: sentences(
				say`The highest individual score at ${theGround(row.ground)} is ${score(row)} by ${row.player} for ${sideThen(row)} against ${opponentThen(row)} ${when(row)}.`,
				scoringSentence(statement, row),
				nextScoreSentence(answer, 1),
			),
			tags: tagsOf(row.ground, row.player, row.team_id, "highest score"),
			figure: score(row),
		};
	},
});

const seasonScore = rankedKind({
	name: "season_highest_score",
	category: "History",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	list: "scores",
	ranking: ({ season }) => ({ rows: "batting", measures: SCORE, where: { season }, list: true, limit: 3 }),
	write({ row, alone, answer }, statement) {
		if (!alone) return null;
		return {
			title: pick(statement, [
				say`${possessive(row.player)} ${score(row)} topped the scores of ${row.season}`,
				say`The best innings of ${row.season} was ${possessive(row.player)} ${score(row)}`,
				say`Nobody in ${row.season} beat ${possessive(row.player)} ${score(row)}`,
			]),
			fact: sentences(
				say`The highest score of the ${row.season} season was ${score(row)} by ${row.player} for ${sideThen(row)} against ${opponentThen(row)} at ${theGround(row.ground)}.`,
				scoringSentence(statement, row),
				nextScoreSentence(answer, 1),
			),
			tags: tagsOf(row.season, row.player, row.team_id, "highest score"),
			figure: score(row),
		};
	},
});

export const bestInningsKinds: FactKind[] = [teamScore, groundScore, seasonScore];
