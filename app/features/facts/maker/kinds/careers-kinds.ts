import type { Line } from "../../../../../makers/ask.ts";
import { atInTitle, peopleOf, personOf, tagsOf, teamCode, theGround } from "../../../../../makers/phrases.ts";
import { listSaid, type Said, say, sentences } from "../../../../../makers/said.ts";
import { byPlace, groundsOf, places, seasonsOf, teamsOf } from "../../../../../makers/scopes.ts";
import { levelWith } from "../../../../../makers/standing.ts";
import {
	countInWords,
	numberSaid,
	ordinal,
	pick,
	possessive,
	rateSaid,
	scoreSaid,
} from "../../../../../makers/words.ts";
import type { Where } from "../../../../../record/language/question.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";

// Totals of batters: over a career, for a team, against one, in a season.

const FIGURES = ["runs", "innings", "average", "strike_rate", "highest", "hundreds", "fifties"] as const;
type Batter = Line<(typeof FIGURES)[number]>;

/** A question for the batters with the most runs. */
const batters = <const By extends "player" | "team" | "opponent" | "ground">(by: By[], where: Where, limit: number) =>
	({ rows: "batting", measures: FIGURES, by, where, limit }) as const;

const runs = (line: Batter, label = "Runs") => numberSaid(line.runs, label);
const best = (line: Batter) => scoreSaid(line.highest, line.not_out, "Highest score");
const innings = (line: Batter) => countInWords(line.innings, "innings");
const average = (line: Batter) => rateSaid(line.average, "Average");
const strikeRate = (line: Batter) => rateSaid(line.strike_rate, "Strike rate");

/**
 * Returns a sentence with '41 fifties and two hundreds', with one of them, or null. Fifties come first because 'one
 * hundred and six fifties' reads as a number.
 */
function landmarks({ hundreds, fifties }: Batter, sentence: (said: Said) => Said): Said | null {
	if (hundreds + fifties === 0) return null;
	return sentence(
		listSaid([
			...(fifties > 0 ? [countInWords(fifties, "fifty")] : []),
			...(hundreds > 0 ? [countInWords(hundreds, "hundred")] : []),
		]),
	);
}

const rates = (line: Batter, statement: string, where: string) =>
	line.average !== null &&
	line.strike_rate !== null &&
	pick(
		statement,
		[
			say`He averages ${average(line)} ${where} at a strike rate of ${strikeRate(line)}, with a best of ${best(line)}.`,
			say`The average is ${average(line)}, the strike rate ${strikeRate(line)}, the best score ${best(line)}.`,
			say`He has averaged ${average(line)}, struck at ${strikeRate(line)} and made ${best(line)} at best.`,
		],
		"rates",
	);

const careerRuns = rankedKind({
	name: "career_runs",
	category: "Players",
	candidates: async () => places(15),
	list: "batters",
	ranking: () => batters(["player"], {}, 15),
	write({ row: line, above, level, next: below }, statement) {
		const name = line.player;
		const others = levelWith(level.map(({ player }) => player));
		return {
			title: above
				? pick(statement, [
						say`${name} has ${runs(line)} IPL runs`,
						say`${runs(line)} runs put ${name} ${ordinal(line.rank)}`,
						say`${name} is ${ordinal(line.rank)} among the run-scorers`,
					])
				: say`${name} has ${runs(line)} runs, ${level.length ? "as many as anyone" : "more than anyone"}`,
			fact: sentences(
				above
					? say`With ${runs(line)} runs in ${innings(line)}, ${name} stands ${level.length > 0 && "joint "}${ordinal(line.rank)} among the run-scorers of the IPL, ${numberSaid(above.runs - line.runs, "Gap")} behind ${above.player}.`
					: say`No one has made more runs in the IPL than ${name}: ${runs(line)} in ${innings(line)}${level.length ? others : below && say`, ${numberSaid(line.runs - below.runs, "Gap")} more than ${below.player}`}.`,
				say`His average is ${average(line)}, his strike rate ${strikeRate(line)}.`,
				landmarks(line, (said) => say`He has made ${said}, with a best of ${best(line)}.`),
			),
			tags: tagsOf(name, "runs", "career"),
			figure: runs(line),
		};
	},
});

const teamRuns = rankedKind({
	name: "team_runs",
	category: "Teams",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask)), 2),
	list: "batters",
	ranking: ({ team }) => batters(["player", "team"], { team }, 3),
	write({ row: line, above, level, next: below }, statement) {
		const name = line.player;
		const short = teamCode(line.team_id);
		const others = levelWith(level.map(({ player }) => player));
		return {
			title: above
				? pick(statement, [
						say`${name} made ${runs(line)} runs for ${short}`,
						say`${possessive(short)} ${ordinal(line.rank)} man for runs is ${name}`,
					])
				: level.length > 0
					? say`No one has made more runs for ${short} than ${name}`
					: pick(statement, [
							say`${name} is ${possessive(short)} leading run-scorer`,
							say`No one has made more runs for ${short} than ${name}`,
							say`${runs(line)} runs for ${short} from ${name}`,
						]),
			fact: sentences(
				above
					? say`Only ${above.player}, with ${runs(above, "Above")}, has made more runs for ${line.team} than ${name}, who has ${runs(line)} in ${innings(line)}${others}.`
					: say`No one has made more runs for ${line.team} than ${name}: ${runs(line)} in ${innings(line)}${level.length ? others : below && say`; ${below.player} is next with ${runs(below, "Next")}`}.`,
				landmarks(line, (said) => say`That took ${said}, with a best of ${best(line)}.`),
			),
			tags: tagsOf(line.team_id, name, "runs"),
			figure: runs(line),
		};
	},
});

const opponentRuns = rankedKind({
	name: "opponent_runs",
	category: "Players",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask, 60)), 2),
	list: "batters",
	ranking: ({ team }) => batters(["player", "opponent"], { opponent: team }, 3),
	write({ row: line, above, level, next: below }, statement) {
		const name = line.player;
		const others = levelWith(level.map(({ player }) => player));
		return {
			title: pick(statement, [
				say`${name} has ${runs(line)} runs against ${teamCode(line.opponent_id)}`,
				say`${teamCode(line.opponent_id)} have given ${name} ${runs(line)} runs`,
			]),
			fact: sentences(
				above
					? say`Only ${above.player} has made more runs against ${line.opponent} than ${name}: ${runs(above, "Above")} to ${runs(line)}${others}.`
					: say`Nobody has made more runs against ${line.opponent} than ${name}: ${runs(line)} in ${innings(line)}${level.length ? others : below && say`, with ${below.player} next on ${runs(below, "Next")}`}.`,
				rates(line, statement, "against them"),
			),
			tags: tagsOf(name, line.opponent_id, "runs"),
			figure: runs(line),
		};
	},
});

const groundRuns = rankedKind({
	name: "ground_runs",
	category: "Venues",
	candidates: async (ask, spread) => byPlace(spread(await groundsOf(ask, 12)), 1),
	list: "batters",
	ranking: ({ ground }) => batters(["player", "ground"], { ground }, 3),
	write({ row: line, below: after, alone, next: below }, statement) {
		if (!after || !alone) return null;
		const name = line.player;
		return {
			title: pick(statement, [
				say`${name} has ${runs(line)} runs ${atInTitle(line.ground)}`,
				say`Most runs ${atInTitle(line.ground)}: ${name}`,
			]),
			fact: sentences(
				say`The leading run-scorer at ${theGround(line.ground)} is ${name} with ${runs(line)} in ${innings(line)}${below && say`; ${below.player} is next with ${runs(below, "Next")}`}.`,
				rates(line, statement, "there"),
			),
			tags: tagsOf(line.ground, name, "runs"),
			figure: runs(line),
		};
	},
});

const FEWEST_SEASON_RUNS = 400;

const seasonRuns = rankedKind({
	name: "season_runs",
	category: "Players",
	candidates: async (ask, spread) => byPlace(spread(await seasonsOf(ask)), 5).filter(({ place }) => place > 1),
	list: "batters",
	ranking: ({ season }) => batters(["player"], { season }, 5),
	write({ row: line, level, above, answer }, statement, { season }) {
		const [first] = answer.rows;
		if (!above || !first || line.runs < FEWEST_SEASON_RUNS) return null;
		const name = line.player;
		return {
			title: pick(statement, [
				say`${name} made ${runs(line)} runs in ${season}`,
				say`${runs(line)} runs in ${season} for ${name}`,
				say`${possessive(name)} ${season}: ${runs(line)} runs`,
			]),
			fact: sentences(
				say`In ${season} ${name} made ${runs(line)} runs in ${innings(line)}, the ${level.length > 0 && "joint "}${ordinal(line.rank)}-highest tally of the season behind ${possessive(first.player)} ${runs(first, "Most runs of the season")}.`,
				line.average !== null &&
					say`He averaged ${average(line)} and struck at ${strikeRate(line)}, with a best of ${best(line)}.`,
				landmarks(line, (said) => say`He made ${said}.`),
			),
			tags: tagsOf(name, season, "runs", "season"),
			figure: runs(line),
		};
	},
});

const COUNTRIES = [
	"Australia",
	"South Africa",
	"England",
	"West Indies",
	"New Zealand",
	"Sri Lanka",
	"Afghanistan",
	"Bangladesh",
	"Pakistan",
	"Zimbabwe",
];

const countryRuns = factKind({
	name: "country_runs",
	category: "Players",
	candidates: async () => COUNTRIES.map((nationality) => ({ nationality })),
	questions: ({ nationality }) => ({ batters: batters(["player"], { nationality }, 3) }),
	write({ batters }, statement, { nationality }) {
		const [line, second, third] = batters.rows;
		if (!line || !second || !third || second.rank === 1) return null;
		const name = line.player;
		return {
			title: pick(statement, [
				say`No ${personOf(nationality).replace(/^an? /, "")} has more IPL runs than ${name}`,
				say`${name} leads the ${peopleOf(nationality)} with ${runs(line)} runs`,
			]),
			fact: sentences(
				say`Of all ${peopleOf(nationality)} in the IPL, ${name} has made the most runs: ${runs(line)} in ${innings(line)}.`,
				say`${second.player} follows with ${runs(second, "Second")} and ${third.player} with ${runs(third, "Third")}.`,
				landmarks(line, (said) => say`He has made ${said}.`),
			),
			tags: tagsOf(name, nationality, "runs", second.player),
			figure: runs(line),
		};
	},
});

export const careersKinds: FactKind[] = [careerRuns, teamRuns, opponentRuns, groundRuns, seasonRuns, countryRuns];
