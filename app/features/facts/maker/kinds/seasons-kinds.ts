import type { Answers, Questions } from "../../../../../makers/ask.ts";
import { tagsOf } from "../../../../../makers/phrases.ts";
import { type Said, say, sentence, sentences } from "../../../../../makers/said.ts";
import { eachAs, seasonsOf } from "../../../../../makers/scopes.ts";
import { placeAmong, standingAt } from "../../../../../makers/standing.ts";
import {
	countInWords,
	countSaid,
	economy,
	numberSaid,
	ordinal,
	percent,
	percentFigure,
	pick,
	rateSaid,
	ratioSaid,
	times,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind } from "../fact-kind.ts";

// Averages and shares of a season.

/** Returns 'the third-highest of 19 seasons', or 'the second-lowest …' if that end is nearer. */
function rankAmongSeasons(value: number, all: number[], [most, fewest]: [most: string, fewest: string]): Said {
	const { high, low, shared } = placeAmong(value, all);
	const joint = shared && "joint ";
	if (high === 1) return say`the ${joint}${most} of all seasons`;
	if (low === 1) return say`the ${joint}${fewest} of all seasons`;
	const upper = high <= low;
	return say`the ${joint}${ordinal(upper ? high : low)}-${upper ? most : fewest} of ${numberSaid(all.length, "Seasons")} seasons`;
}

type SeasonFigure<Asked extends Questions> = {
	questions: (season: number) => Asked;
	write: (answers: Answers<Asked>, season: number, statement: string) => ReturnType<FactKind["write"]>;
};
const seasonFigure = <const Asked extends Questions>(definition: SeasonFigure<Asked>) =>
	definition as unknown as SeasonFigure<Questions>;

const seasonAndPrevious = (season: number) => ({ season: { from: season - 1, to: season } });
const ofSeason = <Row extends { season: number }>(rows: Row[], season: number) =>
	rows.find((row) => row.season === season);

const averageFirst = seasonFigure({
	questions: (season) => ({
		averages: {
			rows: "innings",
			measures: ["average_total"],
			where: { innings: 1, not: { result: "no_result" } },
			by: ["season"],
			order: "keys",
			limit: 50,
		},
		highest: { rows: "innings", measures: ["highest"], where: { season } },
	}),
	write({ averages: { rows }, highest }, season, statement) {
		const line = ofSeason(rows, season);
		const before = ofSeason(rows, season - 1);
		const top = highest.rows[0]?.highest;
		if (!line || !top) return null;
		const average = rateSaid(line.average_total, "Average");
		const values = rows.map(({ average_total }) => average_total);
		return {
			title: pick(statement, [
				say`First innings of ${season} averaged ${average}`,
				say`${average} was the average first innings of ${season}`,
			]),
			fact: sentences(
				say`In the matches of ${season} with a result, teams batting first averaged ${average} runs, ${rankAmongSeasons(line.average_total, values, ["highest", "lowest"])}.`,
				before && say`The season before the average had been ${rateSaid(before.average_total, "The season before")}.`,
				say`The highest total of ${season} was ${numberSaid(top, "Highest total")}.`,
			),
			tags: tagsOf(season, "averages", "first innings"),
			figure: average,
		};
	},
});

const boundaryCount = (metric: "sixes" | "fours", noun: string) =>
	seasonFigure({
		questions: () => ({
			hits: { rows: "innings", measures: [metric], by: ["season"], order: "keys" },
			played: { rows: "matches", measures: ["matches"], by: ["season"], order: "keys" },
		}),
		write({ hits, played }, season, statement) {
			const seasons = played.rows.map(({ season, matches }) => {
				const hit = ofSeason(hits.rows, season)?.[metric] ?? 0;
				return { season, matches, hit, each: hit / matches };
			});
			const line = ofSeason(seasons, season);
			const before = ofSeason(seasons, season - 1);
			if (!line) return null;
			const all = countSaid(line.hit, noun);
			const each = ratioSaid(line.hit, line.matches, "A match");
			const values = seasons.map(({ each }) => each);
			return {
				title: pick(statement, [
					say`${sentence(all)} were hit in ${season}`,
					say`${season} had ${each} ${metric} a match`,
				]),
				fact: sentences(
					say`The ${numberSaid(line.matches, "Matches")} matches of ${season} saw ${all}, ${each} a match.`,
					say`Per match that is ${rankAmongSeasons(line.each, values, ["most", "fewest"])}.`,
					before &&
						say`In ${before.season} there had been ${numberSaid(before.hit, "The season before")} in ${countSaid(before.matches, "match", "Matches before")}.`,
				),
				tags: tagsOf(season, metric, "boundaries"),
				figure: all,
			};
		},
	});

const chasing = seasonFigure({
	questions: (season) => ({
		played: {
			rows: "matches",
			measures: ["matches", "no_result", "super_overs"],
			by: ["season"],
			where: seasonAndPrevious(season),
			order: "keys",
		},
		won: {
			rows: "sides",
			measures: ["won"],
			by: ["season", "batted"],
			where: { ...seasonAndPrevious(season), super_over: false },
			order: "keys",
		},
	}),
	write({ played, won }, season, statement) {
		const of = (year: number) => {
			const line = ofSeason(played.rows, year);
			const wins = (turn: "first" | "second") =>
				won.rows.find((row) => row.season === year && row.batted === turn)?.won ?? 0;
			return line && { ...line, decided: line.matches - line.no_result, first: wins("first"), second: wins("second") };
		};
		const line = of(season);
		const before = of(season - 1);
		if (!line || line.decided === 0) return null;
		const share = percent(line.second, line.decided, "Share");
		const decided = numberSaid(line.decided, "Matches");
		const second = numberSaid(line.second, "Won batting second");
		return {
			title: pick(statement, [
				say`Chasing won ${share} of matches in ${season}`,
				say`${second} of ${decided} matches in ${season} were won batting second`,
			]),
			fact: sentences(
				say`Of ${decided} matches with a result in ${season}, ${second} were won batting second and ${numberSaid(line.first, "Won batting first")} batting first.`,
				before &&
					say`In ${before.season} chasing had won ${percent(before.second, before.decided, "The season before")}.`,
				line.super_overs > 0 &&
					say`${sentence(countInWords(line.super_overs, "match", "Super overs"))} went to a super over.`,
			),
			tags: tagsOf(season, "chasing", "results"),
			figure: percentFigure(share),
		};
	},
});

const toss = seasonFigure({
	questions: (season) => ({
		winners: {
			rows: "sides",
			measures: ["matches", "won", "no_result"],
			by: ["season"],
			where: { ...seasonAndPrevious(season), toss: "won" },
			order: "keys",
		},
	}),
	write({ winners }, season, statement) {
		const line = ofSeason(winners.rows, season);
		const before = ofSeason(winners.rows, season - 1);
		if (!line || line.matches === line.no_result) return null;
		const shareOf = ({ won, matches, no_result }: typeof line, label: string) =>
			percent(won, matches - no_result, label);
		const share = shareOf(line, "Share");
		const won = numberSaid(line.won, "Won");
		return {
			title: pick(statement, [
				say`The toss winner won ${share} of matches in ${season}`,
				say`In ${season} ${won} toss winners won the match too`,
			]),
			fact: sentences(
				say`The side that won the toss went on to win ${won} of ${numberSaid(line.matches - line.no_result, "Matches")} matches with a result in ${season}, ${share}.`,
				before && say`The year before it was ${shareOf(before, "The season before")}.`,
			),
			tags: tagsOf(season, "toss", "results"),
			figure: percentFigure(share),
		};
	},
});

const field = seasonFigure({
	questions: (season) => ({
		winners: {
			rows: "sides",
			measures: ["matches"],
			by: ["season", "batted"],
			where: { ...seasonAndPrevious(season), toss: "won" },
			order: "keys",
		},
	}),
	write({ winners: { rows } }, season, statement) {
		const chose = (year: number, turn: "first" | "second") =>
			rows.find((row) => row.season === year && row.batted === turn)?.matches ?? 0;
		const of = (year: number) => {
			const [bat, field] = [chose(year, "first"), chose(year, "second")];
			return { bat, field, matches: bat + field };
		};
		const line = of(season);
		const before = of(season - 1);
		if (line.matches === 0) return null;
		const share = percent(line.field, line.matches, "Share");
		const bat = numberSaid(line.bat, "Chose to bat");
		return {
			title: pick(statement, [
				say`Captains chose to field in ${share} of matches in ${season}`,
				say`Captains chose to bat ${times(line.bat, "Chose to bat")} in ${season}`,
			]),
			fact: sentences(
				say`Of ${numberSaid(line.matches, "Matches")} tosses in ${season}, the winner chose to field after ${numberSaid(line.field, "Chose to field")} and to bat after ${bat}.`,
				before.matches > 0 &&
					say`A year earlier ${percent(before.field, before.matches, "The season before")} had chosen to field.`,
			),
			tags: tagsOf(season, "toss", "captains"),
			figure: percentFigure(share),
		};
	},
});

const SEASON_FIGURES = {
	average_first: averageFirst,
	sixes: boundaryCount("sixes", "six"),
	fours: boundaryCount("fours", "four"),
	chasing,
	toss,
	field,
};

const season = factKind({
	name: "season_figures",
	category: "Statistics",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap((value) =>
			eachAs("measure", SEASON_FIGURES).map((each) => ({ ...value, ...each })),
		),
	questions: ({ season, measure }) => SEASON_FIGURES[measure].questions(season),
	write: (answers, statement, { season, measure }) => SEASON_FIGURES[measure].write(answers, season, statement),
});

const PHASES = { death: say`death overs`, middle: say`middle overs` };

const phase = factKind({
	name: "phase_of_season",
	category: "Statistics",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap((value) => eachAs("phase", PHASES).map((each) => ({ ...value, ...each }))),
	questions: ({ phase }) => ({
		seasons: { rows: "balls", measures: ["run_rate", "balls", "wickets"], where: { phase }, by: ["season"], limit: 50 },
	}),
	write({ seasons: { rows } }, statement, { season, phase }) {
		const found = standingAt(rows, rows.findIndex((row) => row.season === season) + 1);
		const before = ofSeason(rows, season - 1);
		if (!found) return null;
		const { row: line, rank, below } = found;
		const said = PHASES[phase];
		const runRate = economy(line.run_rate, "Run rate");
		return {
			title: pick(statement, [
				say`The ${said} of ${season} went at ${runRate} an over`,
				say`${runRate} an over in the ${said} of ${season}`,
			]),
			fact: sentences(
				say`In ${season} teams scored ${runRate} an over in the ${said}${before && say`, against ${economy(before.run_rate, "The season before")} the season before`}.`,
				rank === 1
					? "No season has been quicker there."
					: !below
						? "No season has been slower there."
						: say`Of ${numberSaid(rows.length, "Seasons")} seasons it is the ${ordinal(rank)}-quickest.`,
				say`A wicket fell every ${ratioSaid(line.balls, line.wickets, "Balls a wicket")} legal balls.`,
			),
			tags: tagsOf(season, `${phase} overs`, "run rate"),
			figure: runRate,
		};
	},
});

export const seasonsKinds: FactKind[] = [season, phase];
