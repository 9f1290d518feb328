import { nickname, tagsOf, theGround, when } from "../../../../../makers/phrases.ts";
import { said, say, sentence, sentences } from "../../../../../makers/said.ts";
import { eachAs, places, seasonsOf } from "../../../../../makers/scopes.ts";
import { placeAmong } from "../../../../../makers/standing.ts";
import {
	boundaries,
	countSaid,
	economy,
	inWords,
	numberSaid,
	ordinal,
	percent,
	pick,
	rateSaid,
	ratioSaid,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";
import { opponentThen, sideThen } from "../match-sides.ts";
import { RARE_DISMISSALS, type RareDismissal } from "../rare-dismissals.ts";

// Effects of rules: impact players, extras, the powerplay, rare dismissals.

/** The last season without the Impact Player. */
const WITHOUT_IMPACT = 2022;
const FULL_SIDE = 11;
const HIGH_TOTAL = 200;

const impact = factKind({
	name: "impact_player_season",
	category: "Rules",
	candidates: async (ask) => (await seasonsOf(ask)).filter(({ season }) => season >= WITHOUT_IMPACT),
	questions: ({ season }) => ({
		sides: { rows: "sides", measures: ["matches"], where: { season } },
		larger: {
			rows: "appearances",
			measures: ["players"],
			where: { season },
			by: ["match", "team"],
			having: { players: { from: FULL_SIDE + 1 } },
			limit: 1,
		},
		innings: {
			rows: "innings",
			measures: ["average_total"],
			where: { season: [WITHOUT_IMPACT, season], result: ["won", "lost"] },
			by: ["season"],
			order: "keys",
		},
		high: {
			rows: "innings",
			measures: ["count"],
			where: { season: [WITHOUT_IMPACT, season], figures: { runs: { from: HIGH_TOTAL } } },
			by: ["season"],
			order: "keys",
		},
	}),
	write({ sides, larger, innings, high }, statement, { season }) {
		const lineOf = <Row extends { season: number }>(rows: Row[], year: number) =>
			rows.find((row) => row.season === year);
		const [before, line] = [lineOf(innings.rows, WITHOUT_IMPACT), lineOf(innings.rows, season)];
		const [side] = sides.rows;
		if (!before || !line || !side || season === WITHOUT_IMPACT) return null;
		const highTotals = lineOf(high.rows, season)?.count ?? 0;
		const highBefore = lineOf(high.rows, WITHOUT_IMPACT)?.count ?? 0;
		const twelve = numberSaid(larger.total, "Sides of twelve");
		const all = numberSaid(side.matches, "Sides");
		const totals = numberSaid(highTotals, "Totals of 200");
		const least = numberSaid(HIGH_TOTAL, "Least runs");
		return {
			title: pick(statement, [
				say`${twelve} of ${all} sides used a twelfth man in ${season}`,
				say`${percent(larger.total, side.matches, "Share")} of sides used a twelfth man in ${season}`,
				say`With the Impact Player, ${season} had ${totals} totals of ${least}`,
			]),
			fact: sentences(
				say`Since ${said("2023", "Since")} a side may bring on an Impact Player. In ${season}, ${twelve} of ${all} sides fielded more than ${inWords(FULL_SIDE, "A full side")} men.`,
				say`In matches with a result an innings averaged ${rateSaid(line.average_total, "Average total")} runs, against ${rateSaid(before.average_total, "Average total before")} in ${WITHOUT_IMPACT}, the last season without the rule.`,
				line.average_total > before.average_total &&
					say`There were ${totals} totals of ${least} or more, against ${numberSaid(highBefore, "Totals of 200 before")}.`,
			),
			tags: tagsOf("impact player", season, "rules"),
			figure: say`${twelve} of ${all}`,
		};
	},
});

const EXTRAS = {
	wide_balls: { noun: "wide", tag: "wides" },
	noball_balls: { noun: "no-ball", tag: "no-balls" },
} as const;
const SEASONS = 50;

const extrasOfSeason = factKind({
	name: "extras_of_season",
	category: "Rules",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap((value) => eachAs("metric", EXTRAS).map((each) => ({ ...value, ...each }))),
	questions: ({ metric }) => ({
		called: { rows: "balls", measures: [metric], by: ["season"], order: "worst", limit: SEASONS },
		played: { rows: "innings", measures: ["count"], by: ["season"], order: "keys" },
	}),
	write({ called, played }, statement, { season, metric }) {
		const innings = new Map(played.rows.map((row) => [row.season, row.count]));
		const line = called.rows.find((row) => row.season === season);
		const before = called.rows.find((row) => row.season === season - 1);
		const [most] = called.rows;
		if (!line || !most) return null;
		const { noun, tag } = EXTRAS[metric];
		const perInnings = (row: typeof line) => row[metric] / (innings.get(row.season) ?? 1);
		const each = perInnings(line);
		const { high, low } = placeAmong(each, called.rows.map(perInnings));
		const seasons = called.rows.length;
		return {
			title: pick(statement, [
				say`${sentence(countSaid(line[metric], noun))} were called in ${season}`,
				say`${season} saw ${countSaid(line[metric], noun)}`,
			]),
			fact: sentences(
				say`Umpires called ${countSaid(line[metric], noun)} in ${season}, ${ratioSaid(line[metric], innings.get(season) ?? 1, "An innings")} an innings${before && say`, after ${numberSaid(before[metric], "The season before")} in ${season - 1}`}.`,
				high === 1
					? `No season has had more ${tag} an innings.`
					: low === 1
						? `No season has had fewer ${tag} an innings.`
						: say`Per innings it ranks ${ordinal(high)} among ${numberSaid(seasons, "Seasons")} seasons.`,
				most !== line &&
					say`No season has had more than the ${numberSaid(most[metric], "Highest sum")} of ${most.season}.`,
			),
			tags: tagsOf(tag, season, "extras"),
			figure: countSaid(line[metric], noun),
		};
	},
});

const rare = factKind({
	name: "rare_dismissal",
	category: "Rules",
	candidates: async (ask) => {
		const kinds = Object.keys(RARE_DISMISSALS) as RareDismissal[];
		const lists = await Promise.all(
			kinds.map((dismissal) =>
				ask({ rows: "batting", measures: ["runs"], where: { dismissal }, list: true, order: "keys" }),
			),
		);
		return kinds.flatMap((kind, at) =>
			(lists[at]?.rows ?? []).map(({ match_id, player_id }) => ({ kind, match: match_id, player: player_id })),
		);
	},
	questions: ({ kind: dismissal, match, player }) => ({
		innings: { rows: "batting", measures: ["runs", "balls"], where: { dismissal, match, player }, list: true },
	}),
	write({ innings }, statement, { kind: dismissal }) {
		const [row] = innings.rows;
		if (!row) return null;
		const us = sideThen(row);
		const them = opponentThen(row);
		const { titles, phrase, rule } = RARE_DISMISSALS[dismissal];
		const runs = numberSaid(row.runs, "Runs");
		return {
			title: pick(statement, titles(row)),
			fact: sentences(
				say`${row.player} ${phrase} for ${us} against ${them} ${when(row)} at ${theGround(row.ground)}, after making ${runs} off ${countSaid(row.balls, "ball")}.`,
				rule,
			),
			tags: tagsOf(row.player, dismissal, row.team_id, row.season),
			figure: say`${runs} off ${numberSaid(row.balls, "Balls")}`,
		};
	},
});

const HOW_OUT = { rows: "dismissals", measures: ["count"], by: ["dismissal"], limit: 50 } as const;

const dismissalShare = factKind({
	name: "dismissal_kind",
	category: "Rules",
	candidates: async (ask) => (await ask(HOW_OUT)).rows.map(({ dismissal }) => ({ kind: dismissal })),
	questions: () => ({ kinds: HOW_OUT }),
	write({ kinds: { rows } }, statement, { kind: dismissal }) {
		const line = rows.find((row) => row.dismissal === dismissal);
		if (!line) return null;
		const sum = rows.reduce((all, row) => all + row.count, 0);
		const shared = rows.filter(({ rank }) => rank === line.rank).length > 1;
		const percentage = (100 * line.count) / sum;
		const common = percentage >= 1;
		const share = ratioSaid(100 * line.count, sum, "Share");
		const inWord = inWords(line.count, "Dismissals");
		const times = numberSaid(line.count, "Dismissals");
		return {
			title: pick(statement, [
				say`${sentence(inWord)} times the scorers wrote “${dismissal}”`,
				common ? say`${share} per cent of all wickets fell “${dismissal}”` : say`Only ${inWord} times “${dismissal}”`,
			]),
			fact: sentences(
				say`Of ${numberSaid(sum, "All dismissals")} dismissals in the IPL, ${times} were ${dismissal === "lbw" ? "leg before wicket" : `“${dismissal}”`}.`,
				common
					? say`That is ${share} per cent, the ${shared && "joint "}${line.rank > 1 && say`${ordinal(line.rank)} `}most frequent way to get out.`
					: say`It is one of the rarest ways to get out, ${ordinal(line.rank)} of ${inWords(rows.length, "Kinds")}.`,
			),
			tags: tagsOf(dismissal, "dismissals", "rules"),
			figure: times,
		};
	},
});

const POWERPLAY_OVERS = 6;
const FIELDERS_OUTSIDE = 2;

const powerplayOfSeason = factKind({
	name: "powerplay_of_season",
	category: "Rules",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	questions: () => ({
		seasons: {
			rows: "innings",
			measures: ["run_rate", "average_total"],
			where: { phase: "powerplay" },
			by: ["season"],
			limit: SEASONS,
		},
	}),
	write({ seasons: { rows } }, statement, { season }) {
		const line = rows.find((row) => row.season === season);
		const before = rows.find((row) => row.season === season - 1);
		if (!line) return null;
		const runRate = economy(line.run_rate, "Run rate");
		return {
			title: pick(statement, [
				say`The powerplay of ${season} went at ${runRate} an over`,
				say`${runRate} an over: the powerplay in ${season}`,
			]),
			fact: sentences(
				say`With only ${inWords(FIELDERS_OUTSIDE, "Fielders outside")} fielders allowed outside the ring, teams scored ${runRate} an over in the first ${inWords(POWERPLAY_OVERS, "Overs of a powerplay")} overs of ${season}${before && say`, after ${economy(before.run_rate, "The season before")} in ${season - 1}`}.`,
				line.rank === 1
					? "No season has seen quicker powerplays."
					: line.rank === rows.at(-1)?.rank
						? "No season has seen slower powerplays."
						: say`That is the ${ordinal(line.rank)}-quickest of ${numberSaid(rows.length, "Seasons")} seasons.`,
				say`A powerplay brought ${rateSaid(line.average_total, "Average powerplay")} runs on average.`,
			),
			tags: tagsOf("powerplay", season, "run rate"),
			figure: runRate,
		};
	},
});

const bestPowerplay = rankedKind({
	name: "best_powerplay",
	category: "Rules",
	candidates: async () => places(12),
	list: "innings",
	ranking: () => ({
		rows: "innings",
		measures: ["runs", "wickets", "sixes", "fours"],
		where: { phase: "powerplay" },
		list: true,
		limit: 12,
	}),
	write({ row: line, first, rank }, statement) {
		const runs = numberSaid(line.runs, "Runs");
		const overs = inWords(POWERPLAY_OVERS, "Overs");
		const higher = inWords(rank - 1, "Higher powerplays");
		return {
			title: pick(statement, [
				say`${nickname(line.team)} made ${runs} in a powerplay`,
				say`${runs} in ${overs} overs by ${nickname(line.team)}`,
			]),
			fact: sentences(
				say`In one powerplay against ${line.opponent}, ${line.team} made ${runs} for ${line.wickets === 0 ? "no loss" : numberSaid(line.wickets, "Wickets")}, with ${boundaries(line)}.`,
				first
					? say`No side has made more in the first ${overs} overs of an IPL innings.`
					: say`Only ${higher} ${rank === 2 ? "powerplay" : "powerplays"} of the IPL ${rank === 2 ? "has" : "have"} brought more.`,
			),
			tags: tagsOf(line.team_id, line.opponent_id, "powerplay"),
			figure: say`${runs}/${numberSaid(line.wickets, "Wickets")}`,
		};
	},
});

export const rulesKinds: FactKind[] = [impact, rare, extrasOfSeason, bestPowerplay, dismissalShare, powerplayOfSeason];
