import { tagsOf, teamCode } from "../../../../../makers/phrases.ts";
import { listSaid, say, sentence, sentences } from "../../../../../makers/said.ts";
import { pairsOf, teamsOf } from "../../../../../makers/scopes.ts";
import {
	countInWords,
	countSaid,
	inWords,
	numberSaid,
	outOf,
	percent,
	percentFigure,
	pick,
	possessive,
	times,
} from "../../../../../makers/words.ts";
import { formatLongDate } from "../../../../lib/dates.ts";
import { type FactKind, factKind } from "../fact-kind.ts";
import { longestStreaks } from "../streaks.ts";

// Results of teams: titles, meetings, streaks, tosses.

const years = (seasons: number[]) => listSaid(seasons.map(String));

const titles = factKind({
	name: "titles",
	category: "Teams",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	questions: ({ team }) => ({
		seasons: { rows: "campaigns", measures: ["titles", "finals"], where: { team }, list: true, order: "keys" },
		sides: { rows: "campaigns", measures: ["titles"], by: ["team"], limit: 100 },
	}),
	write({ seasons: { rows }, sides }, statement, { team }) {
		const line = sides.rows.find(({ team_id }) => team_id === team);
		if (!line) return null;
		const { titles, rank } = line;
		const seasons = rows.length;
		const won = rows.filter(({ titles }) => titles === 1).map(({ season }) => season);
		const finals = rows.filter(({ finals }) => finals === 1).map(({ season }) => season);
		const playoffs = rows.filter((row) => row.playoffs).length;
		const short = teamCode(team);
		const level = sides.rows.filter((other) => other.titles === titles && other.team_id !== team).length;
		const ofSeasons = playoffs
			? outOf(playoffs, seasons, ["Seasons with playoffs", "Seasons"])
			: say`none of ${inWords(seasons, "Seasons")}`;
		const asMany =
			level === 1 ? say`only one other team has` : say`${inWords(level, "Teams with as many")} other teams have`;
		const standing = level ? say`, and ${asMany} as many titles` : ", more often than anyone";
		const lost = finals.length - titles;
		const title =
			titles > 0
				? pick(statement, [
						say`${short} have won ${countInWords(titles, "title")}`,
						say`${sentence(countInWords(titles, "title"))} ${titles === 1 ? "stands" : "stand"} against ${possessive(short)} name`,
					])
				: finals.length > 0
					? say`${short} have played ${countInWords(finals.length, "final")} and won none`
					: say`${short} have never played a final`;
		return {
			title,
			fact: sentences(
				titles > 0
					? say`${line.team} won the IPL in ${years(won)}${rank === 1 && standing}.`
					: say`${line.team} are without a title after ${countInWords(seasons, "season")}.`,
				titles > 0 && lost > 0 && say`They have lost ${countInWords(lost, "final", "Finals lost")} besides.`,
				titles > 0 && lost === 0 && `They have lost no final.`,
				titles === 0 &&
					finals.length > 0 &&
					say`They lost the ${finals.length === 1 ? "final" : "finals"} of ${years(finals)}.`,
				say`They have reached the playoffs in ${ofSeasons} ${seasons === 1 ? "season" : "seasons"}.`,
			),
			tags: tagsOf(team, "titles", "finals", won.at(-1)),
			figure: countSaid(titles, "title"),
		};
	},
});

const FEWEST_MEETINGS = 10;

const headToHead = factKind({
	name: "head_to_head",
	category: "Teams",
	candidates: async (ask, spread) => spread(await pairsOf(ask, FEWEST_MEETINGS)),
	questions: ({ team, opponent }) => ({
		meetings: {
			rows: "sides",
			measures: ["matches", "won", "lost", "no_result"],
			where: { team, opponent },
			by: ["team", "opponent"],
		},
		superOvers: { rows: "sides", measures: ["matches"], where: { team, opponent, super_over: true } },
	}),
	write({ meetings, superOvers }, statement) {
		const [line] = meetings.rows;
		const tied = superOvers.rows[0]?.matches ?? 0;
		if (!line) return null;
		const [us, them] = [teamCode(line.team_id), teamCode(line.opponent_id)];
		const { won, lost, no_result } = line;
		const ahead = won > lost;
		const level = won === lost;
		const [better, worse] = ahead ? [us, them] : [them, us];
		const [winners, losers] = ahead ? [line.team, line.opponent] : [line.opponent, line.team];
		const [most, least] = ahead ? [won, lost] : [lost, won];
		const more = numberSaid(most, `Won by ${better}`);
		const less = numberSaid(least, `Won by ${worse}`);
		return {
			title: level
				? say`${us} and ${them} are level at ${more} wins each`
				: 3 * least < line.matches
					? say`${worse} have beaten ${better} only ${times(least, `Won by ${worse}`)} in ${numberSaid(line.matches, "Matches")}`
					: pick(statement, [
							say`${better} lead ${worse} by ${more} wins to ${less}`,
							say`${more} to ${less}: ${better} have the better of ${worse}`,
						]),
			fact: sentences(
				say`${line.team} and ${line.opponent} have met ${times(line.matches, "Matches")} in the IPL.`,
				level ? say`Each has won ${less}.` : say`${winners} have won ${more} and ${losers} ${less}.`,
				no_result > 0 && say`${sentence(countInWords(no_result, "match", "No result"))} had no result.`,
				tied > 0 && say`${sentence(countInWords(tied, "meeting", "Super overs"))} needed a super over.`,
			),
			tags: tagsOf(line.team_id, line.opponent_id, "head to head"),
			figure: say`${more}-${less}`,
		};
	},
});

const longestStreak = factKind({
	name: "streak",
	category: "Teams",
	candidates: async (ask, spread) =>
		spread(await teamsOf(ask)).flatMap(({ team }) => [
			{ team, outcome: "won" as const },
			{ team, outcome: "lost" as const },
		]),
	questions: ({ team }) => ({
		matches: { rows: "sides", measures: ["won"], where: { team }, list: true, order: "keys", limit: 1000 },
	}),
	write({ matches: { rows } }, statement, { team, outcome }) {
		const streaks = longestStreaks(rows, outcome);
		const [streak] = streaks;
		if (!streak || streak.length < 4) return null;
		const short = teamCode(team);
		const length = inWords(streak.length, "Matches");
		const span = `from ${formatLongDate(streak.first_date)} to ${formatLongDate(streak.last_date)}`;
		return {
			title:
				outcome === "won"
					? pick(statement, [
							say`${short} once won ${length} in a row`,
							say`${possessive(short)} longest winning run is ${length}`,
						])
					: pick(statement, [
							say`${short} once lost ${length} in a row`,
							say`${possessive(short)} longest losing run is ${length}`,
						]),
			fact: sentences(
				say`The longest run of ${outcome === "won" ? "wins" : "defeats"} of ${rows[0]?.team} is ${length} matches.`,
				streaks.length > 1
					? say`They have had ${inWords(streaks.length, "Runs as long")} such runs, the first of them ${span}.`
					: `It lasted ${span}${streak.open ? " and is not over" : ""}.`,
			),
			tags: tagsOf(team, outcome === "won" ? "winning runs" : "losing runs", streak.first_date.slice(0, 4)),
			figure: say`${numberSaid(streak.length, "Matches")} in a row`,
		};
	},
});

const LINES = ["matches", "won", "lost"] as const;

const chasing = factKind({
	name: "chasing_or_setting",
	category: "Teams",
	candidates: async (ask, spread) => spread(await teamsOf(ask, 40)),
	questions: ({ team }) => ({
		innings: { rows: "sides", measures: LINES, where: { team }, by: ["team", "batted"], order: "keys" },
	}),
	write({ innings: { rows } }, statement, { team }) {
		const first = rows.find(({ batted }) => batted === "first");
		const second = rows.find(({ batted }) => batted === "second");
		if (!first || !second) return null;
		const short = teamCode(team);
		const won = first.won + second.won;
		const decided = won + first.lost + second.lost;
		const [chased, set] = [numberSaid(second.won, "Won batting second"), numberSaid(first.won, "Won batting first")];
		const share = percent(won, decided, "Win percentage");
		const more = second.won >= first.won;
		return {
			title: more
				? pick(statement, [
						say`${short} have won ${chased} matches batting second`,
						say`Chasing brought ${short} ${chased} of ${numberSaid(won, "Won")} wins`,
					])
				: pick(statement, [
						say`${short} have won ${set} matches batting first`,
						say`Batting first brought ${short} ${set} of ${numberSaid(won, "Won")} wins`,
					]),
			fact: sentences(
				say`Of the ${countSaid(won, "match", "Won")} that ${first.team} have won, ${chased} were won batting second and ${set} batting first.`,
				say`They have won ${share} of all matches with a result, ${numberSaid(won, "Won")} of ${numberSaid(decided, "Matches with a result")}.`,
			),
			tags: tagsOf(team, "chasing", "results"),
			figure: say`${more ? chased : set} wins`,
		};
	},
});

const teamToss = factKind({
	name: "team_toss",
	category: "Statistics",
	candidates: async (ask, spread) => spread(await teamsOf(ask, 40)),
	questions: ({ team }) => ({
		tosses: { rows: "sides", measures: LINES, where: { team }, by: ["team", "toss"], order: "keys" },
	}),
	write({ tosses: { rows } }, statement, { team }) {
		const called = rows.find(({ toss }) => toss === "won");
		if (!called) return null;
		const short = teamCode(team);
		const matches = rows.reduce((sum, line) => sum + line.matches, 0);
		const tosses = numberSaid(called.matches, "Tosses");
		const share = percent(called.matches, matches, "Share of tosses");
		const shareWon = percent(called.won, called.matches, "Share won");
		return {
			title: pick(statement, [
				say`${short} have won ${tosses} tosses in ${numberSaid(matches, "Matches")} matches`,
				say`The coin has fallen for ${short} ${tosses} times`,
			]),
			fact: sentences(
				say`${called.team} have won the toss in ${tosses} of ${countSaid(matches, "match")}, ${share}.`,
				say`Of those ${tosses} matches they won ${numberSaid(called.won, "Won after the toss")}, or ${shareWon}.`,
			),
			tags: tagsOf(team, "toss", "statistics"),
			figure: percentFigure(share),
		};
	},
});

export const teamsKinds: FactKind[] = [titles, headToHead, longestStreak, chasing, teamToss];
