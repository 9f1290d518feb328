import type { QueryResult } from "../../../../record/catalogue.ts";
import { formatLongDate } from "../../../lib/dates.ts";
import { type AnyKind, kind } from "./kind.ts";
import { code, figuresOf, tags, text } from "./phrases.ts";
import { pairsOf, teamsOf } from "./scopes.ts";
import {
	count,
	countInWords,
	inWords,
	list,
	number,
	outOf,
	percent,
	pick,
	possessive,
	sentence,
	times,
} from "./words.ts";

// How teams have fared: titles, meetings, runs of wins, tosses.

type Results = QueryResult<"results">[number];
const _named = (line: Results | undefined) => line?.team ?? "";
const years = (seasons: number[]) => list(seasons.map(String));

const titlesOf = kind({
	name: "titles",
	category: "Teams",
	query: "titles",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	params: () => ({}),
	write(rows, statement, { team }) {
		const line = rows.find(({ team_id }) => team_id === team);
		if (!line) return null;
		const { titles, finals, title_seasons, seasons, playoff_seasons } = line;
		const short = code(line.team_id);
		const level = rows.filter((other) => other.titles === titles && other.team_id !== team).length;
		const playoffs = playoff_seasons.length;
		const reached = `They have reached the playoffs in ${playoffs ? outOf(playoffs, seasons) : `none of ${inWords(seasons)}`} ${seasons === 1 ? "season" : "seasons"}`;
		const title =
			titles > 0
				? pick(statement, [
						`${short} have won ${countInWords(titles, "title")}`,
						`${sentence(countInWords(titles, "title"))} ${titles === 1 ? "stands" : "stand"} against ${possessive(short)} name`,
					])
				: finals > 0
					? `${short} have played ${countInWords(finals, "final")} and won none`
					: `${short} have never played a final`;
		return {
			title,
			fact: text(
				titles > 0
					? `${line.team} won the IPL in ${years(title_seasons)}${line.rank === 1 ? (level ? `, and ${level === 1 ? "only one other team has" : `${inWords(level)} other teams have`} as many titles` : ", more often than anyone") : ""}.`
					: `${line.team} are without a title after ${countInWords(seasons, "season")}.`,
				titles > 0 && finals > titles && `They have lost ${countInWords(finals - titles, "final")} besides.`,
				titles > 0 && finals === titles && `They have lost no final.`,
				titles === 0 &&
					finals > 0 &&
					`They lost the ${finals === 1 ? "final" : "finals"} of ${years(line.final_seasons)}.`,
				`${reached}.`,
			),
			tags: tags(line.team_id, "titles", "finals", title_seasons.at(-1)),
			figure: count(titles, "title"),
			figures: figuresOf({
				Titles: titles,
				Finals: finals,
				"Finals lost": finals - titles,
				Seasons: seasons,
				"Seasons with playoffs": playoffs,
				"Teams with as many": level,
			}),
		};
	},
});

const FEWEST_MEETINGS = 10;

const headToHead = kind({
	name: "head_to_head",
	category: "Teams",
	query: "results",
	candidates: async (ask, spread) => spread(await pairsOf(ask, FEWEST_MEETINGS)),
	params: ({ team, opponent }) => ({ by: ["team", "opponent"], team, opponent, metric: "matches", limit: 1 }),
	write([line], statement) {
		if (!line?.team_id || !line.opponent_id) return null;
		const [us, them] = [code(line.team_id), code(line.opponent_id)];
		const { matches, won, lost, no_result } = line;
		const ahead = won > lost;
		const level = won === lost;
		const [better, worse] = ahead ? [us, them] : [them, us];
		const [more, less] = ahead ? [won, lost] : [lost, won];
		return {
			title: level
				? `${us} and ${them} are level at ${won} wins each`
				: 3 * less < matches
					? `${worse} have beaten ${better} only ${times(less)} in ${matches}`
					: pick(statement, [
							`${better} lead ${worse} by ${more} wins to ${less}`,
							`${more} to ${less}: ${better} have the better of ${worse}`,
						]),
			fact: text(
				`${line.team} and ${line.opponent} have met ${times(matches)} in the IPL.`,
				level
					? `Each has won ${won}.`
					: `${ahead ? line.team : line.opponent} have won ${more} and ${ahead ? line.opponent : line.team} ${less}.`,
				no_result > 0 && `${sentence(countInWords(no_result, "match"))} had no result.`,
				line.super_overs_won + line.super_overs_lost > 0 &&
					`${sentence(countInWords(line.super_overs_won + line.super_overs_lost, "meeting"))} needed a super over.`,
			),
			tags: tags(line.team_id, line.opponent_id, "head to head"),
			figure: `${more}-${less}`,
			figures: figuresOf({
				Matches: matches,
				[`Won by ${us}`]: won,
				[`Won by ${them}`]: lost,
				"No result": no_result,
				"Super overs": line.super_overs_won + line.super_overs_lost,
			}),
		};
	},
});

const streak = kind({
	name: "streak",
	category: "Teams",
	query: "streaks",
	candidates: async (ask, spread) =>
		spread(await teamsOf(ask)).flatMap(({ team }) => [
			{ team, outcome: "won" as const },
			{ team, outcome: "lost" as const },
		]),
	params: ({ team, outcome }) => ({ team, outcome, limit: 1 }),
	write(rows, statement, { outcome }) {
		const [run] = rows;
		if (!run || run.length < 4) return null;
		const short = code(run.team_id);
		const twice = rows.length > 1;
		const span = `from ${formatLongDate(run.first_date)} to ${formatLongDate(run.last_date)}`;
		return {
			title:
				outcome === "won"
					? pick(statement, [
							`${short} once won ${inWords(run.length)} in a row`,
							`${possessive(short)} longest winning run is ${inWords(run.length)}`,
						])
					: pick(statement, [
							`${short} once lost ${inWords(run.length)} in a row`,
							`${possessive(short)} longest losing run is ${inWords(run.length)}`,
						]),
			fact: text(
				`The longest run of ${outcome === "won" ? "wins" : "defeats"} of ${run.team} is ${inWords(run.length)} matches.`,
				twice
					? `They have had ${inWords(rows.length)} such runs, the first of them ${span}.`
					: `It lasted ${span}${run.open ? " and is not over" : ""}.`,
			),
			tags: tags(run.team_id, outcome === "won" ? "winning runs" : "losing runs", run.first_date.slice(0, 4)),
			figure: `${run.length} in a row`,
			figures: figuresOf({ Matches: run.length, "Runs as long": rows.length }),
		};
	},
});

const chasing = kind({
	name: "chasing_or_setting",
	category: "Teams",
	query: "results",
	candidates: async (ask, spread) => spread(await teamsOf(ask, 40)),
	params: ({ team }) => ({ team, metric: "matches", limit: 1 }),
	write([line], statement) {
		if (!line?.team_id) return null;
		const short = code(line.team_id);
		const { won_chasing: chased, won_batting_first: set, won } = line;
		const more = chased >= set;
		return {
			title: more
				? pick(statement, [
						`${short} have won ${number(chased)} matches batting second`,
						`Chasing brought ${short} ${chased} of ${won} wins`,
					])
				: pick(statement, [
						`${short} have won ${number(set)} matches batting first`,
						`Batting first brought ${short} ${set} of ${won} wins`,
					]),
			fact: text(
				`Of the ${count(won, "match")} that ${line.team} have won, ${chased} were won batting second and ${set} batting first.`,
				`They have won ${percent(line.won, line.won + line.lost)} of all matches with a result, ${number(line.won)} of ${number(line.won + line.lost)}.`,
			),
			tags: tags(line.team_id, "chasing", "results"),
			figure: `${Math.max(chased, set)} wins`,
			figures: figuresOf({
				Won: won,
				"Won batting second": chased,
				"Won batting first": set,
				"Matches with a result": line.won + line.lost,
				"Win percentage": percent(line.won, line.won + line.lost),
			}),
		};
	},
});

const teamToss = kind({
	name: "team_toss",
	category: "Statistics",
	query: "results",
	candidates: async (ask, spread) => spread(await teamsOf(ask, 40)),
	params: ({ team }) => ({ team, metric: "matches", limit: 1 }),
	write([line], statement) {
		if (!line?.team_id) return null;
		const short = code(line.team_id);
		const { tosses_won: tosses, won_after_winning_toss: after, matches } = line;
		return {
			title: pick(statement, [
				`${short} have won ${number(tosses)} tosses in ${number(matches)} matches`,
				`The coin has fallen for ${short} ${number(tosses)} times`,
			]),
			fact: text(
				`${line.team} have won the toss in ${number(tosses)} of ${count(matches, "match")}, ${percent(tosses, matches)}.`,
				`Of those ${number(tosses)} matches they won ${number(after)}, or ${percent(after, tosses)}.`,
			),
			tags: tags(line.team_id, "toss", "statistics"),
			figure: percent(tosses, matches).replace(" per cent", " %"),
			figures: figuresOf({
				Tosses: number(tosses),
				Matches: number(matches),
				"Share of tosses": percent(tosses, matches),
				"Won after the toss": number(after),
				"Share won": percent(after, tosses),
			}),
		};
	},
});

export const teamsKinds: AnyKind[] = [titlesOf, headToHead, streak, chasing, teamToss];
