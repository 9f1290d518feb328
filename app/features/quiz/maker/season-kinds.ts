import type { Ask, Line } from "../../../../makers/ask.ts";
import { teamThen } from "../../../../makers/phrases.ts";
import { say } from "../../../../makers/said.ts";
import { countSaid, figures, numberSaid, scoreSaid } from "../../../../makers/words.ts";
import { type QuestionKind, questionKind } from "./kind.ts";
import { ageOf, figure, figuresNear, nameOption } from "./options.ts";
import { finishedSeasonsOf, groundsOf, obscurityOfGround } from "./scopes.ts";

const GROUNDS = 30;
const RANKED = 8;
const mostPlayed = (ask: Ask) => groundsOf(ask, GROUNDS);

const totalsOf = (where: { season: number } | { ground: string }) =>
	({ rows: "innings", measures: ["runs", "wickets"], where, list: true, limit: RANKED }) as const;
const matchesOf = (where: { season: number } | { ground: string }) =>
	({ rows: "matches", measures: ["matches", "super_overs", "rain_rule"], where }) as const;
/** Asks for every super over, each as the row of its winner. */
const SUPER_OVERS = {
	rows: "sides",
	measures: ["won"],
	where: { super_over: true, result: "won" },
	list: true,
	order: "keys",
} as const;

export const SEASON_KINDS: QuestionKind[] = [
	questionKind({
		name: "season_highest_score",
		category: "Records",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({
			scores: { rows: "batting", measures: ["runs"], where: { season }, list: true, limit: RANKED },
		}),
		write({ scores }, _, { season }) {
			const [best, second, ...others] = scores.rows;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: say`Who made the highest score of the ${season} season?`,
				right: nameOption(best.player, best.runs),
				wrong: [second, ...others]
					.filter(({ player }) => player !== best.player)
					.map(({ player, runs }) => nameOption(player, runs)),
				explanation: say`${best.player}, ${scoreSaid(best.runs, false)}${best.not_out && " not out"} against ${best.opponent}.`,
				obscurity: 0.3 + 0.5 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "season_best_figures",
		category: "Records",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({
			spells: { rows: "bowling", measures: ["best"], where: { season }, list: true, limit: RANKED },
		}),
		write({ spells }, _, { season }) {
			const [best, second, ...others] = spells.rows;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: say`Who had the best bowling figures of the ${season} season?`,
				right: nameOption(best.player, `${best.best}/${best.best_runs}`),
				wrong: [second, ...others]
					.filter(({ player }) => player !== best.player)
					.map((spell) => nameOption(spell.player, `${spell.best}/${spell.best_runs}`)),
				explanation: say`${best.player}, ${figures(best.best, best.best_runs)} against ${best.opponent}.`,
				obscurity: 0.4 + 0.5 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "season_highest_total",
		category: "Records",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({ totals: totalsOf({ season }) }),
		write({ totals }, _, { season }) {
			const [best, second, ...others] = totals.rows;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: say`Which side made the highest total of the ${season} season?`,
				right: nameOption(best.team),
				wrong: [second, ...others].filter(({ team }) => team !== best.team).map(({ team }) => nameOption(team)),
				explanation: say`${best.team}, ${numberSaid(best.runs, "Runs")} for ${numberSaid(best.wickets, "Wickets")} against ${best.opponent}.`,
				obscurity: 0.2 + 0.5 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "season_sixes",
		category: "Records",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({ innings: { rows: "innings", measures: ["sixes", "fours"], where: { season } } }),
		write({ innings }, _, { season }) {
			const [line] = innings.rows;
			if (!line) return null;
			return {
				question: say`How many sixes were hit in the ${season} season?`,
				right: figure(line.sixes),
				wrong: figuresNear(line.sixes, `season_sixes ${season}`),
				explanation: say`${countSaid(line.sixes, "six")} in ${season}, ${countSaid(line.fours, "four")} besides.`,
				obscurity: 0.55 + 0.4 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "ground_matches",
		category: "Venues",
		candidates: mostPlayed,
		questions: ({ ground }) => ({ matches: matchesOf({ ground }) }),
		write({ matches }, _, { ground, name, matches: known }) {
			const [line] = matches.rows;
			if (!line || line.matches <= 5) return null;
			return {
				question: say`How many IPL matches have been played at ${name}?`,
				right: figure(line.matches),
				wrong: figuresNear(line.matches, `ground_matches ${ground}`, {
					least: 1,
					step: Math.max(2, Math.round(line.matches * 0.15)),
				}),
				explanation: say`${countSaid(line.matches, "match")} at ${name}.`,
				obscurity: obscurityOfGround(known),
			};
		},
	}),
	questionKind({
		name: "ground_highest_total",
		category: "Venues",
		candidates: mostPlayed,
		questions: ({ ground }) => ({ totals: totalsOf({ ground }) }),
		write({ totals }, _, { name: ground, matches }) {
			const [best, second, ...others] = totals.rows;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: say`Which side made the highest IPL total at ${ground}?`,
				right: nameOption(best.team),
				wrong: [second, ...others].filter(({ team }) => team !== best.team).map(({ team }) => nameOption(team)),
				explanation: say`${best.team}, ${numberSaid(best.runs, "Runs")} for ${numberSaid(best.wickets, "Wickets")} against ${best.opponent} in ${best.season}.`,
				season: best.season,
				obscurity: obscurityOfGround(matches) * 0.8,
			};
		},
	}),
	questionKind({
		name: "season_ties",
		category: "Controversies",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({ matches: matchesOf({ season }) }),
		write({ matches }, _, { season }) {
			const [line] = matches.rows;
			if (!line) return null;
			return {
				question: say`How many matches of the ${season} season were settled by a super over?`,
				right: figure(line.super_overs),
				wrong: [0, 1, 2, 3, 4, 5].map(figure),
				explanation: say`${countSaid(line.super_overs, "tie")} in ${season}; each went to a super over.`,
				obscurity: 0.1 + 0.4 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "season_rain_rule",
		category: "Controversies",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({ matches: matchesOf({ season }) }),
		write({ matches }, _, { season }) {
			const [line] = matches.rows;
			if (!line) return null;
			return {
				question: say`In how many matches of the ${season} season did the rain rule (Duckworth-Lewis) set the target?`,
				right: figure(line.rain_rule),
				wrong: [0, 1, 2, 3, 4, 5, 6].map(figure),
				explanation: say`${numberSaid(line.rain_rule, "By the rain rule")} of ${countSaid(line.matches, "match")} in ${season}.`,
				obscurity: 0.55 + 0.45 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "absent_side",
		category: "Controversies",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({
			sides: { rows: "campaigns", measures: ["titles", "finals"], where: { season }, by: ["team"], limit: 100 },
			all: { rows: "campaigns", measures: ["seasons"], by: ["team"], limit: 100 },
		}),
		write({ sides, all }, _, { season }) {
			const there = sides.rows.map(({ team_id }) => team_id);
			const names = new Map(all.rows.map(({ team_id, team }) => [team_id, team]));
			const absent = ABSENT.filter((team) => names.has(team) && !there.includes(team));
			const right = names.get(absent[season % Math.max(1, absent.length)] ?? "");
			if (!right) return null;
			return {
				question: say`Which of these sides did not play in the ${season} season?`,
				right: nameOption(right, "absent"),
				wrong: sides.rows
					.toSorted((a, b) => b.titles - a.titles || b.finals - a.finals)
					.map(({ team }) => nameOption(team, "there")),
				explanation: say`${right} played no match in ${season}; ${numberSaid(there.length, "Sides")} sides did.`,
				obscurity: 0.1 + 0.35 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "super_over_winner",
		category: "Controversies",
		candidates: async (ask) =>
			(await ask(SUPER_OVERS)).rows.map(({ match_id, season }) => ({ match: match_id, season })),
		questions: ({ match }) => ({
			winners: SUPER_OVERS,
			totals: { rows: "innings", measures: ["runs"], where: { match, innings: 1 } },
		}),
		write({ winners, totals }, _, { match, season }) {
			const tie = winners.rows.find(({ match_id }) => match_id === match);
			const [level] = totals.rows;
			if (!tie || !level) return null;
			const [winner, loser] = namesOf(tie);
			const elsewhere = winners.rows.filter((other) => other.season !== season).flatMap(namesOf);
			return {
				question: say`Who won the super over between ${[winner, loser].toSorted().join(" and ")} at ${tie.ground} in ${season}?`,
				right: nameOption(winner),
				wrong: [
					nameOption(loser),
					nameOption("Nobody: it stayed a tie"),
					nameOption("Nobody: it was washed out"),
					...elsewhere.filter((side) => side !== winner && side !== loser).map((side) => nameOption(side)),
				].slice(0, 3),
				explanation: say`${winner}, after both sides had made ${numberSaid(level.runs, "Runs")}.`,
				obscurity: 0.35 + 0.5 * ageOf(season),
			};
		},
	}),
];
/** Returns winner and loser by their names in that season. */
const namesOf = ({ team_id, team, opponent_id, opponent, season }: Line<"won">): [winner: string, loser: string] => [
	teamThen(team_id, team, season),
	teamThen(opponent_id, opponent, season),
];

/** Sides that missed a season, best known first. */
const ABSENT = ["csk", "rr", "dch", "ktk", "pwi", "gl", "rps", "gt", "lsg", "srh"];
