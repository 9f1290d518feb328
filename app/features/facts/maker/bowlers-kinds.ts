import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, kind } from "./kind.ts";
import { atInTitle, code, figuresOf, peopleOf, tags, text, theGround } from "./phrases.ts";
import { byPlace, groundsOf, places, seasonsOf, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import {
	count,
	countInWords,
	economy,
	figures,
	inWords,
	number,
	ordinal,
	pick,
	possessive,
	rate,
	times,
} from "./words.ts";

// What bowlers have added up to: over their years, for a team, against one, in a season.

type Line = QueryResult<"bowling_leaders">[number];
const nameOf = (line: Line | undefined) => line?.player ?? "";
const innings = (line: Line) => countInWords(line.innings, "innings");
const best = (line: Line) => figures(line.best_wickets ?? 0, line.best_runs ?? 0);
const rates = (line: Line) => ({ average: rate(line.average ?? 0), economy: economy(line.economy ?? 0) });

const figuresOfLine = (line: Line, others: Record<string, string | number | null | undefined> = {}) =>
	figuresOf({
		Wickets: number(line.wickets),
		Innings: line.innings,
		Average: rates(line).average,
		Economy: rates(line).economy,
		"Best figures": best(line),
		"Four wickets or more": line.four_plus,
		...others,
	});

const careerWickets = kind({
	name: "career_wickets",
	category: "Players",
	query: "bowling_leaders",
	candidates: async () => places(15),
	params: () => ({ metric: "wickets", limit: 15 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row: line, above, below } = found;
		const name = nameOf(line);
		const gap = above ? above.wickets - line.wickets : line.wickets - (below?.wickets ?? 0);
		return {
			title: above
				? pick(statement, [
						`${name} has taken ${line.wickets} IPL wickets`,
						`${line.wickets} wickets put ${name} ${ordinal(line.rank)}`,
						`${name} is ${ordinal(line.rank)} among the wicket-takers`,
					])
				: `${name} has ${line.wickets} wickets, more than anyone`,
			fact: text(
				above
					? `With ${count(line.wickets, "wicket")} in ${innings(line)}, ${name} stands ${ordinal(line.rank)} among the wicket-takers of the IPL, ${inWords(gap)} behind ${nameOf(above)}.`
					: `No one has taken more wickets in the IPL than ${name}: ${line.wickets} in ${innings(line)}, ${inWords(gap)} more than ${nameOf(below)}.`,
				`They have cost ${rates(line).average} runs each, at ${rates(line).economy} an over, and his best return is ${best(line)}.`,
			),
			tags: tags(name, "wickets", "career"),
			figure: number(line.wickets),
			figures: figuresOfLine(line, { Place: line.rank, Gap: gap }),
		};
	},
});

const teamWickets = kind({
	name: "team_wickets",
	category: "Teams",
	query: "bowling_leaders",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask)), 2),
	params: ({ team }) => ({ by: ["player", "team"], team, metric: "wickets", limit: 3 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found?.row.team) return null;
		const { row: line, above, below, level } = found;
		const name = nameOf(line);
		const short = code(line.team_id ?? "");
		const tied = level[0] ? `, level with ${nameOf(level[0])}` : "";
		return {
			title: above
				? pick(statement, [
						`${name} took ${line.wickets} wickets for ${short}`,
						`${line.wickets} wickets for ${short} from ${name}`,
					])
				: pick(statement, [
						`${name} leads ${possessive(short)} wicket-takers`,
						`${possessive(short)} wicket-taker in chief is ${name}`,
						`No one has taken more for ${short} than ${name}`,
					]),
			fact: text(
				above
					? `Behind ${nameOf(above)}, who has ${above.wickets}, ${name} is ${ordinal(line.rank)} among the wicket-takers of ${line.team} with ${line.wickets} in ${innings(line)}${tied}.`
					: `${name} has taken ${count(line.wickets, "wicket")} in ${innings(line)} for ${line.team}, more than anybody else${below && !tied ? `; ${nameOf(below)} is next with ${below.wickets}` : tied}.`,
				`He has conceded ${rates(line).economy} an over, and his best return for them is ${best(line)}.`,
			),
			tags: tags(line.team_id, name, "wickets"),
			figure: number(line.wickets),
			figures: figuresOfLine(line, { Place: line.rank, Above: above?.wickets, Next: below?.wickets }),
		};
	},
});

const opponentWickets = kind({
	name: "opponent_wickets",
	category: "Players",
	query: "bowling_leaders",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask, 60)), 2),
	params: ({ team }) => ({ by: ["player", "opponent"], opponent: team, metric: "wickets", limit: 3 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found?.row.opponent) return null;
		const { row: line, above, below, level } = found;
		const name = nameOf(line);
		const tied = level[0] ? `, level with ${nameOf(level[0])}` : "";
		return {
			title: pick(statement, [
				`${name} has ${line.wickets} wickets against ${code(line.opponent_id ?? "")}`,
				`${code(line.opponent_id ?? "")} have lost ${line.wickets} wickets to ${name}`,
			]),
			fact: text(
				above
					? `Against ${line.opponent}, only ${nameOf(above)} with ${above.wickets} has taken more wickets than ${possessive(name)} ${line.wickets}${tied}.`
					: `No bowler has troubled ${line.opponent} more often than ${name}: ${count(line.wickets, "wicket")} in ${innings(line)}${tied}${!tied && below ? `, with ${nameOf(below)} next on ${below.wickets}` : ""}.`,
				`Each has cost him ${rates(line).average} runs; his best against them is ${best(line)}.`,
			),
			tags: tags(name, line.opponent_id, "wickets"),
			figure: number(line.wickets),
			figures: figuresOfLine(line, { Place: line.rank, Above: above?.wickets, Next: below?.wickets }),
		};
	},
});

const groundWickets = kind({
	name: "ground_wickets",
	category: "Venues",
	query: "bowling_leaders",
	candidates: async (ask, spread) => spread(await groundsOf(ask, 12)),
	params: ({ ground }) => ({ by: ["player", "ground"], ground, metric: "wickets", limit: 2 }),
	write(rows, statement) {
		const found = standingAt(rows, 1);
		if (!found?.row.ground) return null;
		const { row: line, below, level } = found;
		const name = nameOf(line);
		return {
			title: pick(statement, [
				`${name} has ${countInWords(line.wickets, "wicket")} ${atInTitle(line.ground ?? "")}`,
				`Most wickets ${atInTitle(line.ground ?? "")}: ${name}`,
			]),
			fact: text(
				level[0]
					? `${name} and ${nameOf(level[0])} share the lead among wicket-takers at ${theGround(line.ground ?? "")} with ${line.wickets} each.`
					: `The leading wicket-taker at ${theGround(line.ground ?? "")} is ${name} with ${inWords(line.wickets)} in ${innings(line)}${below ? `; ${nameOf(below)} is next with ${inWords(below.wickets)}` : ""}.`,
				`${level[0] ? `${possessive(name)} wickets` : "They"} have cost ${rates(line).average} runs each, and his best there is ${best(line)}.`,
			),
			tags: tags(line.ground, name, "wickets"),
			figure: number(line.wickets),
			figures: figuresOfLine(line, { Next: below?.wickets }),
		};
	},
});

const FEWEST_SEASON_WICKETS = 15;

const seasonWickets = kind({
	name: "season_wickets",
	category: "Players",
	query: "bowling_leaders",
	candidates: async (ask, spread) => byPlace(spread(await seasonsOf(ask)), 4).filter(({ place }) => place > 1),
	params: ({ season }) => ({ by: ["player", "season"], season, metric: "wickets", limit: 4 }),
	write(rows, statement, { place, season }) {
		const found = standingAt(rows, place);
		const [first] = rows;
		if (!found?.above || !first || found.row.wickets < FEWEST_SEASON_WICKETS) return null;
		const { row: line, level } = found;
		const name = nameOf(line);
		return {
			title: pick(statement, [
				`${name} took ${line.wickets} wickets in ${season}`,
				`${line.wickets} wickets in ${season} for ${name}`,
				`${possessive(name)} ${season}: ${line.wickets} wickets`,
			]),
			fact: text(
				`In ${season} ${name} took ${count(line.wickets, "wicket")} in ${innings(line)}, ${level.length ? "joint " : ""}${ordinal(line.rank)} of the season behind ${possessive(nameOf(first))} ${first.wickets}.`,
				`They came at ${rates(line).average} runs apiece and ${rates(line).economy} an over, with ${best(line)} the best of them.`,
				line.four_plus > 0 && `He took four or more in an innings ${times(line.four_plus)}.`,
			),
			tags: tags(name, season, "wickets", "season"),
			figure: number(line.wickets),
			figures: figuresOfLine(line, { Place: line.rank, "Most wickets of the season": first.wickets, "At least": 4 }),
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

const countryWickets = kind({
	name: "country_wickets",
	category: "Players",
	query: "bowling_leaders",
	candidates: async () => COUNTRIES.map((nationality) => ({ nationality })),
	params: ({ nationality }) => ({ nationality, metric: "wickets", limit: 3 }),
	write(rows, statement, { nationality }) {
		const [line, second, third] = rows;
		if (!line || !second || !third || second.rank === 1) return null;
		const name = nameOf(line);
		return {
			title: pick(statement, [
				`${name} leads the ${peopleOf(nationality)} with ${line.wickets} wickets`,
				`Among ${peopleOf(nationality)}, ${name} has most wickets`,
			]),
			fact: text(
				`Of all ${peopleOf(nationality)} in the IPL, ${name} has taken the most wickets: ${line.wickets} in ${innings(line)}.`,
				`${nameOf(second)} follows with ${second.wickets} and ${nameOf(third)} with ${third.wickets}.`,
				`He has gone for ${rates(line).economy} an over and returned ${best(line)} at best.`,
			),
			tags: tags(name, nationality, "wickets", nameOf(second)),
			figure: number(line.wickets),
			figures: figuresOfLine(line, { Second: second.wickets, Third: third.wickets }),
		};
	},
});

const PHASES = {
	powerplay: { said: "in the powerplay", balls: 900 },
	middle: { said: "in the middle overs", balls: 900 },
	death: { said: "at the death", balls: 600 },
} as const;
type Phase = keyof typeof PHASES;

const phaseEconomy = kind({
	name: "phase_economy",
	category: "Statistics",
	query: "bowling_leaders",
	candidates: async () =>
		byPlace(
			(Object.keys(PHASES) as Phase[]).map((phase) => ({ phase })),
			4,
		),
	params: ({ phase }) => ({ phase, metric: "economy", min_balls: PHASES[phase].balls, limit: 5 }),
	write(rows, statement, { phase, place }) {
		const found = standingAt(rows, place);
		if (!found?.below) return null;
		const { row: line, first, below } = found;
		const { said, balls } = PHASES[phase];
		const name = nameOf(line);
		const cost = rates(line).economy;
		return {
			title: pick(statement, [`${cost} an over ${said}: ${name}`, `Hard to hit ${said}: ${name}`]),
			fact: text(
				`Of bowlers with at least ${balls} balls ${said}, ${first ? "none has been" : `only ${countInWords(line.rank - 1, "man")} ${line.rank === 2 ? "has" : "have"} been`} harder to score from than ${name}, who has gone for ${cost} an over.`,
				`He has taken ${count(line.wickets, "wicket")} there; ${nameOf(below)} comes next at ${rates(below).economy}.`,
			),
			tags: tags(name, phase, "economy", nameOf(below)),
			figure: cost,
			figures: figuresOf({
				Economy: cost,
				Wickets: line.wickets,
				"Least balls": balls,
				"Next economy": rates(below).economy,
				"Tighter bowlers": line.rank - 1,
			}),
		};
	},
});

export const bowlersKinds: AnyKind[] = [
	careerWickets,
	teamWickets,
	opponentWickets,
	groundWickets,
	seasonWickets,
	countryWickets,
	phaseEconomy,
];
