import { count } from "../../facts/maker/words.ts";
import { type About, type AnyKind, type Ask, kind } from "./kind.ts";
import { ageOf, figure, figuresNear, name } from "./wording.ts";

const LAST = 2026;
type Season = { season: number };
const seasons = async (ask: Ask): Promise<Season[]> => (await ask("champions", {})).map(({ season }) => ({ season }));
const groundsOf = async (ask: Ask) =>
	(await ask("match_figures", { by: ["ground"], metric: "matches", limit: 30 })).map((line) => ({
		ground: line.ground_id ?? "",
		name: line.ground ?? "",
		matches: line.matches,
	}));
const rarity = ({ matches }: About) => (Number(matches) > 80 ? 0.2 : Number(matches) > 30 ? 0.5 : 0.85);

/** Single feats and sums of a season or a ground. */
export const SEASON_KINDS: AnyKind[] = [
	kind({
		name: "season_highest_score",
		category: "Records",
		query: "scores",
		candidates: seasons,
		params: ({ season }: Season) => ({ season, metric: "runs" as const, limit: 8 }),
		write: (scores, { season }: Season) => {
			const [best, second] = scores;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: `Who made the highest score of the ${season} season?`,
				right: name(best.player, best.runs),
				wrong: scores
					.slice(1)
					.filter(({ player }) => player !== best.player)
					.map(({ player, runs }) => name(player, runs)),
				explanation: `${best.player}, ${best.runs}${best.not_out ? " not out" : ""} against ${best.opponent}.`,
				obscurity: 0.3 + 0.5 * ageOf(season, LAST),
			};
		},
	}),
	kind({
		name: "season_best_figures",
		category: "Records",
		query: "spells",
		candidates: seasons,
		params: ({ season }: Season) => ({ season, metric: "figures" as const, limit: 8 }),
		write: (spells, { season }: Season) => {
			const [best, second] = spells;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: `Who had the best bowling figures of the ${season} season?`,
				right: name(best.player, `${best.wickets}/${best.runs}`),
				wrong: spells
					.slice(1)
					.filter(({ player }) => player !== best.player)
					.map(({ player, wickets, runs }) => name(player, `${wickets}/${runs}`)),
				explanation: `${best.player}, ${best.wickets} for ${best.runs} against ${best.opponent}.`,
				obscurity: 0.4 + 0.5 * ageOf(season, LAST),
			};
		},
	}),
	kind({
		name: "season_highest_total",
		category: "Records",
		query: "totals",
		candidates: seasons,
		params: ({ season }: Season) => ({ season, limit: 8 }),
		write: (totals, { season }: Season) => {
			const [best, second] = totals;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: `Which side made the highest total of the ${season} season?`,
				right: name(best.team),
				wrong: totals
					.slice(1)
					.filter(({ team }) => team !== best.team)
					.map(({ team }) => name(team)),
				explanation: `${best.team}, ${best.runs} for ${best.wickets} against ${best.opponent}.`,
				obscurity: 0.2 + 0.5 * ageOf(season, LAST),
			};
		},
	}),
	kind({
		name: "season_sixes",
		category: "Records",
		query: "scoring",
		candidates: seasons,
		params: ({ season }: Season) => ({ season, metric: "sixes" as const }),
		write: ([line], { season }: Season) =>
			line
				? {
						question: `How many sixes were hit in the ${season} season?`,
						right: figure(line.sixes),
						wrong: figuresNear(line.sixes, `season_sixes ${season}`),
						explanation: `${count(line.sixes, "six")} in ${season}, ${count(line.fours, "four")} besides.`,
						obscurity: 0.55 + 0.4 * ageOf(season, LAST),
					}
				: null,
	}),
	kind({
		name: "ground_matches",
		category: "Venues",
		query: "match_figures",
		candidates: groundsOf,
		params: ({ ground }: About) => ({ ground: String(ground), by: [], metric: "matches" as const, limit: 1 }),
		write: ([line], about: About) =>
			line && line.matches > 5
				? {
						question: `How many IPL matches have been played at ${about.name}?`,
						right: figure(line.matches),
						wrong: figuresNear(line.matches, `ground_matches ${about.ground}`, {
							least: 1,
							step: Math.max(2, Math.round(line.matches * 0.15)),
						}),
						explanation: `${count(line.matches, "match")} at ${about.name}.`,
						obscurity: rarity(about),
					}
				: null,
	}),
	kind({
		name: "ground_highest_total",
		category: "Venues",
		query: "totals",
		candidates: groundsOf,
		params: ({ ground }: About) => ({ ground: String(ground), limit: 8 }),
		write: (totals, about: About) => {
			const [best, second] = totals;
			if (!best || !second || second.rank === 1) return null;
			return {
				question: `Which side made the highest IPL total at ${about.name}?`,
				right: name(best.team),
				wrong: totals
					.slice(1)
					.filter(({ team }) => team !== best.team)
					.map(({ team }) => name(team)),
				explanation: `${best.team}, ${best.runs} for ${best.wickets} against ${best.opponent} in ${best.season}.`,
				season: best.season,
				obscurity: rarity(about) * 0.8,
			};
		},
	}),
	kind({
		name: "season_ties",
		category: "Controversies",
		query: "match_figures",
		candidates: seasons,
		params: ({ season }: Season) => ({ season, by: [], metric: "matches" as const, limit: 1 }),
		write: ([line], { season }: Season) =>
			line
				? {
						question: `How many matches of the ${season} season were settled by a super over?`,
						right: figure(line.super_overs),
						wrong: [0, 1, 2, 3, 4, 5].map(figure),
						explanation: `${count(line.super_overs, "tie")} in ${season}; each went to a super over.`,
						obscurity: 0.1 + 0.4 * ageOf(season, LAST),
					}
				: null,
	}),
	kind({
		name: "season_rain_rule",
		category: "Controversies",
		query: "match_figures",
		candidates: seasons,
		params: ({ season }: Season) => ({ season, by: [], metric: "matches" as const, limit: 1 }),
		write: ([line], { season }: Season) =>
			line
				? {
						question: `In how many matches of the ${season} season did the rain rule (Duckworth-Lewis) set the target?`,
						right: figure(line.rain_rule),
						wrong: [0, 1, 2, 3, 4, 5, 6].map(figure),
						explanation: `${line.rain_rule} of ${line.matches} matches in ${season}.`,
						obscurity: 0.55 + 0.45 * ageOf(season, LAST),
					}
				: null,
	}),
	kind({
		name: "absent_side",
		category: "Controversies",
		query: "titles",
		candidates: seasons,
		params: ({ season }: Season) => ({ season }),
		write: (lines, { season }: Season) => {
			const there = lines.map(({ team_id }) => team_id);
			const absent = OLD_SIDES.filter(([id]) => !there.includes(id));
			const right = absent[season % Math.max(1, absent.length)];
			if (!right) return null;
			return {
				question: `Which of these sides did not play in the ${season} season?`,
				right: name(right[1], "absent"),
				wrong: lines.map(({ team }) => name(team, "there")),
				explanation: `${right[1]} played no match in ${season}; ${lines.length} sides did.`,
				obscurity: 0.1 + 0.35 * ageOf(season, LAST),
			};
		},
	}),
	kind({
		name: "super_over_winner",
		category: "Controversies",
		query: "super_overs",
		candidates: async (ask) =>
			(await ask("super_overs", {})).map(({ match_id, season }) => ({ match: match_id, season })),
		params: () => ({}),
		write: (ties, { match, season }: About) => {
			const tie = ties.find(({ match_id }) => match_id === match);
			if (!tie) return null;
			const elsewhere = ties
				.filter((other) => other.season !== tie.season)
				.flatMap(({ winner, loser }) => [winner, loser]);
			const out = new Set([tie.winner, tie.loser]);
			return {
				question: `Who won the super over between ${[tie.winner, tie.loser].toSorted().join(" and ")} at ${tie.ground} in ${season}?`,
				right: name(tie.winner),
				wrong: [
					name(tie.loser),
					name("Nobody: it stayed a tie"),
					name("Nobody: it was washed out"),
					...elsewhere.filter((side) => !out.has(side)).map((side) => name(side)),
				].slice(0, 3),
				explanation: `${tie.winner}, after both sides had made ${tie.runs}.`,
				obscurity: 0.35 + 0.5 * ageOf(Number(season), LAST),
			};
		},
	}),
];
const OLD_SIDES: [string, string][] = [
	["csk", "Chennai Super Kings"],
	["rr", "Rajasthan Royals"],
	["dch", "Deccan Chargers"],
	["ktk", "Kochi Tuskers Kerala"],
	["pwi", "Pune Warriors"],
	["gl", "Gujarat Lions"],
	["rps", "Rising Pune Supergiant"],
	["gt", "Gujarat Titans"],
	["lsg", "Lucknow Super Giants"],
	["srh", "Sunrisers Hyderabad"],
];
