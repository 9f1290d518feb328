import type { Line } from "../../../../../makers/ask.ts";
import { atInTitle, peopleOf, tagsOf, teamCode, theGround } from "../../../../../makers/phrases.ts";
import { type Said, say, sentences } from "../../../../../makers/said.ts";
import { byPlace, eachAs, groundsOf, places, seasonsOf, teamsOf } from "../../../../../makers/scopes.ts";
import { levelWith, nextAlone, standingAt } from "../../../../../makers/standing.ts";
import {
	countInWords,
	countSaid,
	economy,
	figures,
	inWords,
	numberSaid,
	ordinal,
	pick,
	possessive,
	rateSaid,
	times,
} from "../../../../../makers/words.ts";
import type { Where } from "../../../../../record/language/question.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";

// Totals of bowlers: over a career, for a team, against one, in a season.

const FIGURES = ["wickets", "innings", "average", "economy", "best"] as const;
type Bowler = Line<(typeof FIGURES)[number]>;

/** A question for the bowlers with the most wickets. */
const bowlers = <const By extends "player" | "team" | "opponent" | "ground">(by: By[], where: Where, limit: number) =>
	({ rows: "bowling", measures: FIGURES, by, where, limit }) as const;

const innings = (line: Bowler) => countInWords(line.innings, "innings");
const best = (line: Bowler) => figures(line.best, line.best_runs);
const average = (line: Bowler) => rateSaid(line.average, "Average");
const wickets = ({ wickets }: Bowler) => numberSaid(wickets, "Wickets");
const above = (line: Bowler) => numberSaid(line.wickets, "Above");
const next = (line: Bowler) => numberSaid(line.wickets, "Next");

const careerWickets = rankedKind({
	name: "career_wickets",
	category: "Players",
	candidates: async () => places(15),
	list: "bowlers",
	ranking: () => bowlers(["player"], {}, 15),
	write({ row: line, above, level, next: second }, statement) {
		const name = line.player;
		const others = levelWith(level.map(({ player }) => player));
		return {
			title: above
				? pick(statement, [
						say`${name} has taken ${wickets(line)} IPL wickets`,
						say`${wickets(line)} wickets put ${name} ${ordinal(line.rank)}`,
						say`${name} is ${ordinal(line.rank)} among the wicket-takers`,
					])
				: say`${name} has ${wickets(line)} wickets, ${level.length ? "as many as anyone" : "more than anyone"}`,
			fact: sentences(
				above
					? say`With ${countSaid(line.wickets, "wicket")} in ${innings(line)}, ${name} stands ${level.length > 0 && "joint "}${ordinal(line.rank)} among the wicket-takers of the IPL, ${inWords(above.wickets - line.wickets, "Gap")} behind ${above.player}.`
					: say`No one has taken more wickets in the IPL than ${name}: ${wickets(line)} in ${innings(line)}${level.length ? others : second && say`, ${inWords(line.wickets - second.wickets, "Gap")} more than ${second.player}`}.`,
				say`His wickets have cost ${average(line)} runs each, at ${economy(line.economy)} an over, and his best return is ${best(line)}.`,
			),
			tags: tagsOf(name, "wickets", "career"),
			figure: wickets(line),
		};
	},
});

const teamWickets = rankedKind({
	name: "team_wickets",
	category: "Teams",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask)), 2),
	list: "bowlers",
	ranking: ({ team }) => bowlers(["player", "team"], { team }, 3),
	write({ row: line, above: ahead, level, next: below }, statement) {
		const name = line.player;
		const short = teamCode(line.team_id);
		const tied = levelWith(level.map(({ player }) => player));
		const others = below && !level.length ? say`; ${below.player} is next with ${next(below)}` : tied;
		return {
			title: ahead
				? pick(statement, [
						say`${name} took ${wickets(line)} wickets for ${short}`,
						say`${wickets(line)} wickets for ${short} from ${name}`,
					])
				: level.length > 0
					? say`No one has taken more for ${short} than ${name}`
					: pick(statement, [
							say`${name} leads ${possessive(short)} wicket-takers`,
							say`${possessive(short)} wicket-taker in chief is ${name}`,
							say`No one has taken more for ${short} than ${name}`,
						]),
			fact: sentences(
				ahead
					? say`Behind ${ahead.player}, who has ${above(ahead)}, ${name} is ${ordinal(line.rank)} among the wicket-takers of ${line.team} with ${wickets(line)} in ${innings(line)}${tied}.`
					: say`No one has taken more wickets for ${line.team} than ${name}: ${wickets(line)} in ${innings(line)}${others}.`,
				say`He has conceded ${economy(line.economy)} an over, and his best return for them is ${best(line)}.`,
			),
			tags: tagsOf(line.team_id, name, "wickets"),
			figure: wickets(line),
		};
	},
});

const opponentWickets = rankedKind({
	name: "opponent_wickets",
	category: "Players",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask, 60)), 2),
	list: "bowlers",
	ranking: ({ team }) => bowlers(["player", "opponent"], { opponent: team }, 3),
	write({ row: line, above: ahead, level, next: below }, statement) {
		const name = line.player;
		const tied = levelWith(level.map(({ player }) => player));
		const others = !level.length && below ? say`, with ${below.player} next on ${next(below)}` : "";
		return {
			title: pick(statement, [
				say`${name} has ${wickets(line)} wickets against ${teamCode(line.opponent_id)}`,
				say`${teamCode(line.opponent_id)} have lost ${wickets(line)} wickets to ${name}`,
			]),
			fact: sentences(
				ahead
					? say`Against ${line.opponent}, only ${ahead.player} with ${above(ahead)} has taken more wickets than ${possessive(name)} ${wickets(line)}${tied}.`
					: say`No bowler has troubled ${line.opponent} more often than ${name}: ${countSaid(line.wickets, "wicket")} in ${innings(line)}${tied}${others}.`,
				say`Each has cost him ${average(line)} runs; his best against them is ${best(line)}.`,
			),
			tags: tagsOf(name, line.opponent_id, "wickets"),
			figure: wickets(line),
		};
	},
});

const groundWickets = rankedKind({
	name: "ground_wickets",
	category: "Venues",
	candidates: async (ask, spread) => spread(await groundsOf(ask, 12)),
	list: "bowlers",
	ranking: ({ ground }) => bowlers(["player", "ground"], { ground }, 3),
	write({ row: line, level, next: below }, statement) {
		const name = line.player;
		const others = below ? say`; ${below.player} is next with ${inWords(below.wickets, "Next")}` : "";
		return {
			title: pick(statement, [
				say`${name} has ${countInWords(line.wickets, "wicket")} ${atInTitle(line.ground)}`,
				level.length > 0
					? say`${name}: ${countInWords(line.wickets, "wicket")} ${atInTitle(line.ground)}`
					: say`Most wickets ${atInTitle(line.ground)}: ${name}`,
			]),
			fact: sentences(
				level.length > 0
					? say`No one has taken more wickets at ${theGround(line.ground)} than ${name}: ${wickets(line)} in ${innings(line)}${levelWith(level.map(({ player }) => player))}.`
					: say`The leading wicket-taker at ${theGround(line.ground)} is ${name} with ${inWords(line.wickets, "Wickets")} in ${innings(line)}${others}.`,
				say`${level.length > 0 ? `${possessive(name)} wickets` : "His wickets"} have cost ${average(line)} runs each, and his best there is ${best(line)}.`,
			),
			tags: tagsOf(line.ground, name, "wickets"),
			figure: wickets(line),
		};
	},
});

const FEWEST_SEASON_WICKETS = 15;

const seasonWickets = rankedKind({
	name: "season_wickets",
	category: "Players",
	candidates: async (ask, spread) => byPlace(spread(await seasonsOf(ask)), 4).filter(({ place }) => place > 1),
	list: "bowlers",
	ranking: ({ season }) => ({
		rows: "bowling",
		measures: [...FIGURES, "four_wickets", "five_wickets"],
		by: ["player"],
		where: { season },
		limit: 4,
	}),
	write({ row: line, level, above, answer }, statement, { season }) {
		const [first] = answer.rows;
		if (!above || !first || line.wickets < FEWEST_SEASON_WICKETS) return null;
		const name = line.player;
		const fourOrMore = line.four_wickets + line.five_wickets;
		return {
			title: pick(statement, [
				say`${name} took ${wickets(line)} wickets in ${season}`,
				say`${wickets(line)} wickets in ${season} for ${name}`,
				say`${possessive(name)} ${season}: ${wickets(line)} wickets`,
			]),
			fact: sentences(
				say`In ${season} ${name} took ${countSaid(line.wickets, "wicket")} in ${innings(line)}, ${level.length ? "joint " : ""}${ordinal(line.rank)} of the season behind ${possessive(first.player)} ${numberSaid(first.wickets, "Most wickets of the season")}.`,
				say`They came at ${average(line)} runs apiece and ${economy(line.economy)} an over, with ${best(line)} the best of them.`,
				fourOrMore > 0 &&
					say`He took ${inWords(4, "At least")} or more in an innings ${times(fourOrMore, "Four wickets or more")}.`,
			),
			tags: tagsOf(name, season, "wickets", "season"),
			figure: wickets(line),
		};
	},
});

const COUNTRIES = [
	"West Indies",
	"South Africa",
	"Sri Lanka",
	"Australia",
	"New Zealand",
	"Afghanistan",
	"England",
	"Bangladesh",
	"Pakistan",
];

const countryWickets = factKind({
	name: "country_wickets",
	category: "Players",
	candidates: async () => COUNTRIES.map((nationality) => ({ nationality })),
	questions: ({ nationality }) => ({ bowlers: bowlers(["player"], { nationality }, 3) }),
	write({ bowlers }, statement, { nationality }) {
		const [line, second, third] = bowlers.rows;
		if (!line || !second || !third || second.rank === 1) return null;
		const name = line.player;
		return {
			title: pick(statement, [
				say`${name} leads the ${peopleOf(nationality)} with ${wickets(line)} wickets`,
				say`Among ${peopleOf(nationality)}, ${name} has most wickets`,
			]),
			fact: sentences(
				say`Of all ${peopleOf(nationality)} in the IPL, ${name} has taken the most wickets: ${wickets(line)} in ${innings(line)}.`,
				say`${second.player} follows with ${numberSaid(second.wickets, "Second")} and ${third.player} with ${numberSaid(third.wickets, "Third")}.`,
				say`He has gone for ${economy(line.economy)} an over and returned ${best(line)} at best.`,
			),
			tags: tagsOf(name, nationality, "wickets", second.player),
			figure: wickets(line),
		};
	},
});

const PHASES = { powerplay: "in the powerplay", middle: "in the middle overs", death: "at the death" } as const;

const phaseEconomy = factKind({
	name: "phase_economy",
	category: "Statistics",
	candidates: async () => byPlace(eachAs("phase", PHASES), 4),
	questions: ({ phase }) => ({
		bowlers: { rows: "bowling", measures: ["economy", "wickets"], by: ["player"], where: { phase }, limit: 6 },
	}),
	write({ bowlers }, statement, { phase, place }) {
		const { rows, floor } = bowlers;
		const found = standingAt(rows, place);
		if (!found?.below || !floor) return null;
		const { row: line, first } = found;
		const below = nextAlone(bowlers, line);
		const said = PHASES[phase];
		const name = line.player;
		const cost = economy(line.economy);
		const tighter: Said = first
			? say`none has been`
			: say`only ${countInWords(line.rank - 1, "man", "Tighter bowlers")} ${line.rank === 2 ? "has" : "have"} been`;
		return {
			title: pick(statement, [say`${cost} an over ${said}: ${name}`, say`Hard to hit ${said}: ${name}`]),
			fact: sentences(
				say`Of bowlers with at least ${numberSaid(floor.least, "Least balls")} balls ${said}, ${tighter} harder to score from than ${name}, who has gone for ${cost} an over.`,
				say`He has taken ${countSaid(line.wickets, "wicket")} there${below && say`; ${below.player} comes next at ${economy(below.economy, "Next economy")} an over`}.`,
			),
			tags: tagsOf(name, phase, "economy", below?.player),
			figure: cost,
		};
	},
});

export const bowlersKinds: FactKind[] = [
	careerWickets,
	teamWickets,
	opponentWickets,
	groundWickets,
	seasonWickets,
	countryWickets,
	phaseEconomy,
];
