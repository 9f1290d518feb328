import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, kind } from "./kind.ts";
import { atInTitle, code, figuresOf, peopleOf, personOf, tags, text, theGround } from "./phrases.ts";
import { byPlace, groundsOf, places, seasonsOf, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { countInWords, number, ordinal, pick, possessive, rate, score } from "./words.ts";

// What batters have added up to: over their years, for a team, against one, in a season.

type Line = QueryResult<"batting_leaders">[number];
const nameOf = (line: Line | undefined) => line?.player ?? "";
const highest = (line: Line) => score(line.highest ?? 0, line.highest_not_out ?? false);
const innings = (line: Line) => countInWords(line.innings, "innings");

const figuresOfLine = (line: Line, others: Record<string, string | number | null | undefined> = {}) =>
	figuresOf({
		Runs: number(line.runs),
		Innings: line.innings,
		Average: line.average === null ? null : rate(line.average),
		"Strike rate": line.strike_rate === null ? null : rate(line.strike_rate),
		"Highest score": highest(line),
		Hundreds: line.hundreds,
		Fifties: line.fifties,
		...others,
	});

/** '41 fifties and two hundreds', or one of them, or nothing: 'one hundred and six fifties' would read as a number */
function landmarks({ hundreds, fifties }: Line): string {
	const parts = [fifties && countInWords(fifties, "fifty"), hundreds && countInWords(hundreds, "hundred")];
	return parts.filter(Boolean).join(" and ");
}

const rates = (line: Line, statement: string) =>
	line.average !== null && line.strike_rate !== null
		? pick(
				statement,
				[
					`He averages ${rate(line.average)} there at a strike rate of ${rate(line.strike_rate)}, with a best of ${highest(line)}.`,
					`The average is ${rate(line.average)}, the strike rate ${rate(line.strike_rate)}, the best score ${highest(line)}.`,
					`He has averaged ${rate(line.average)}, struck at ${rate(line.strike_rate)} and made ${highest(line)} at best.`,
				],
				"rates",
			)
		: "";

const careerRuns = kind({
	name: "career_runs",
	category: "Players",
	query: "batting_leaders",
	candidates: async () => places(15),
	params: () => ({ metric: "runs", limit: 15 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row: line, above, below } = found;
		const name = nameOf(line);
		const gap = above ? above.runs - line.runs : line.runs - (below?.runs ?? 0);
		return {
			title: above
				? pick(statement, [
						`${name} has ${number(line.runs)} IPL runs`,
						`${number(line.runs)} runs put ${name} ${ordinal(line.rank)}`,
						`${name} is ${ordinal(line.rank)} among the run-scorers`,
					])
				: `${name} has ${number(line.runs)} runs, more than anyone`,
			fact: text(
				above
					? `With ${number(line.runs)} runs in ${innings(line)}, ${name} stands ${ordinal(line.rank)} among the run-scorers of the IPL, ${number(gap)} behind ${nameOf(above)}.`
					: `No one has made more runs in the IPL than ${name}: ${number(line.runs)} in ${innings(line)}, ${number(gap)} more than ${nameOf(below)}.`,
				`His average is ${rate(line.average ?? 0)}, his strike rate ${rate(line.strike_rate ?? 0)}.`,
				landmarks(line) && `He has made ${landmarks(line)}, with a best of ${highest(line)}.`,
			),
			tags: tags(name, "runs", "career"),
			figure: number(line.runs),
			figures: figuresOfLine(line, { Place: line.rank, Gap: number(gap) }),
		};
	},
});

const teamRuns = kind({
	name: "team_runs",
	category: "Teams",
	query: "batting_leaders",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask)), 2),
	params: ({ team }) => ({ by: ["player", "team"], team, metric: "runs", limit: 3 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found?.row.team || !found.row.team_id) return null;
		const { row: line, above, below } = found;
		const name = nameOf(line);
		const short = code(line.team_id ?? "");
		return {
			title: above
				? pick(statement, [
						`${name} made ${number(line.runs)} runs for ${short}`,
						`${possessive(short)} ${ordinal(line.rank)} man for runs is ${name}`,
					])
				: pick(statement, [
						`${name} is ${possessive(short)} leading run-scorer`,
						`No one has made more runs for ${short} than ${name}`,
						`${number(line.runs)} runs for ${short} from ${name}`,
					]),
			fact: text(
				above
					? `Only ${nameOf(above)}, with ${number(above.runs)}, has made more runs for ${line.team} than ${name}, who has ${number(line.runs)} in ${innings(line)}.`
					: `${name} has made ${number(line.runs)} runs in ${innings(line)} for ${line.team}, more than anybody else${below ? `; ${nameOf(below)} is next with ${number(below.runs)}` : ""}.`,
				landmarks(line) && `That took ${landmarks(line)}, with a best of ${highest(line)}.`,
			),
			tags: tags(line.team_id, name, "runs"),
			figure: number(line.runs),
			figures: figuresOfLine(line, {
				Place: line.rank,
				"Runs of the one above": above && number(above.runs),
				"Runs of the next": below && number(below.runs),
			}),
		};
	},
});

const opponentRuns = kind({
	name: "opponent_runs",
	category: "Players",
	query: "batting_leaders",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask, 60)), 2),
	params: ({ team }) => ({ by: ["player", "opponent"], opponent: team, metric: "runs", limit: 3 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found?.row.opponent) return null;
		const { row: line, above, below } = found;
		const name = nameOf(line);
		const other = above ?? below;
		return {
			title: pick(statement, [
				`${name} has ${number(line.runs)} runs against ${code(line.opponent_id ?? "")}`,
				`${code(line.opponent_id ?? "")} have given ${name} ${number(line.runs)} runs`,
			]),
			fact: text(
				above
					? `Only ${nameOf(above)} has made more runs against ${line.opponent} than ${name}: ${number(above.runs)} to ${number(line.runs)}.`
					: `Nobody has made more runs against ${line.opponent} than ${name}: ${number(line.runs)} in ${innings(line)}${other ? `, with ${nameOf(other)} next on ${number(other.runs)}` : ""}.`,
				rates(line, statement).replace(" there", " against them"),
			),
			tags: tags(name, line.opponent_id, "runs"),
			figure: number(line.runs),
			figures: figuresOfLine(line, { Place: line.rank, "Other runs": other && number(other.runs) }),
		};
	},
});

const groundRuns = kind({
	name: "ground_runs",
	category: "Venues",
	query: "batting_leaders",
	candidates: async (ask, spread) => byPlace(spread(await groundsOf(ask, 12)), 1),
	params: ({ ground }) => ({ by: ["player", "ground"], ground, metric: "runs", limit: 2 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found?.row.ground || !found.below) return null;
		const { row: line, below } = found;
		const name = nameOf(line);
		return {
			title: pick(statement, [
				`${name} has ${number(line.runs)} runs ${atInTitle(line.ground ?? "")}`,
				`Most runs ${atInTitle(line.ground ?? "")}: ${name}`,
			]),
			fact: text(
				`The leading run-scorer at ${theGround(line.ground ?? "")} is ${name} with ${number(line.runs)} in ${innings(line)}; ${nameOf(below)} is next with ${number(below.runs)}.`,
				rates(line, statement),
			),
			tags: tags(line.ground, name, "runs"),
			figure: number(line.runs),
			figures: figuresOfLine(line, { "Runs of the next": number(below.runs) }),
		};
	},
});

const FEWEST_SEASON_RUNS = 400;

const seasonRuns = kind({
	name: "season_runs",
	category: "Players",
	query: "batting_leaders",
	candidates: async (ask, spread) => byPlace(spread(await seasonsOf(ask)), 5).filter(({ place }) => place > 1),
	params: ({ season }) => ({ by: ["player", "season"], season, metric: "runs", limit: 5 }),
	write(rows, statement, { place, season }) {
		const found = standingAt(rows, place);
		const [first] = rows;
		if (!found?.above || !first || found.row.runs < FEWEST_SEASON_RUNS) return null;
		const { row: line } = found;
		const name = nameOf(line);
		return {
			title: pick(statement, [
				`${name} made ${line.runs} runs in ${season}`,
				`${line.runs} runs in ${season} for ${name}`,
				`${possessive(name)} ${season}: ${line.runs} runs`,
			]),
			fact: text(
				`In ${season} ${name} made ${line.runs} runs in ${innings(line)}, the ${ordinal(line.rank)}-highest tally of the season behind ${possessive(nameOf(first))} ${first.runs}.`,
				line.average !== null &&
					`He averaged ${rate(line.average)} and struck at ${rate(line.strike_rate ?? 0)}, with a best of ${highest(line)}.`,
				landmarks(line) && `He made ${landmarks(line)}.`,
			),
			tags: tags(name, season, "runs", "season"),
			figure: number(line.runs),
			figures: figuresOfLine(line, { Place: line.rank, "Most runs of the season": number(first.runs) }),
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

const countryRuns = kind({
	name: "country_runs",
	category: "Players",
	query: "batting_leaders",
	candidates: async () => COUNTRIES.map((nationality) => ({ nationality })),
	params: ({ nationality }) => ({ nationality, metric: "runs", limit: 3 }),
	write(rows, statement, { nationality }) {
		const [line, second, third] = rows;
		if (!line || !second || !third) return null;
		const name = nameOf(line);
		return {
			title: pick(statement, [
				`No ${personOf(nationality).replace(/^an? /, "")} has more IPL runs than ${name}`,
				`${name} leads the ${peopleOf(nationality)} with ${number(line.runs)} runs`,
			]),
			fact: text(
				`Of all ${peopleOf(nationality)} in the IPL, ${name} has made the most runs: ${number(line.runs)} in ${innings(line)}.`,
				`${nameOf(second)} follows with ${number(second.runs)} and ${nameOf(third)} with ${number(third.runs)}.`,
				landmarks(line) && `He has made ${landmarks(line)}.`,
			),
			tags: tags(name, nationality, "runs", nameOf(second)),
			figure: number(line.runs),
			figures: figuresOfLine(line, { Second: number(second.runs), Third: number(third.runs) }),
		};
	},
});

export const careersKinds: AnyKind[] = [careerRuns, teamRuns, opponentRuns, groundRuns, seasonRuns, countryRuns];
