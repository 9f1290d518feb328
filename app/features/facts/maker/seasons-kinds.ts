import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, type Draft, kind } from "./kind.ts";
import { figuresOf, tags, text } from "./phrases.ts";
import { seasonsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, number, ordinal, percent, pick, rate, sentence } from "./words.ts";

// Averages and shares of a season.

type Season = QueryResult<"match_figures">[number];

/** Where a season stands among all by a measure, 1 for the highest. */
function placeOf(rows: Season[], line: Season, measure: (row: Season) => number): { place: number; said: string } {
	const place = rows.filter((row) => measure(row) > measure(line)).length + 1;
	const from = rows.length - place + 1;
	const said =
		place === 1
			? "the most of all seasons"
			: from === 1
				? "the fewest of all seasons"
				: place <= rows.length / 2
					? `the ${ordinal(place)}-most of ${rows.length} seasons`
					: `the ${ordinal(from)}-fewest of ${rows.length} seasons`;
	return { place: Math.min(place, from), said };
}

const perMatch = (sum: number, line: Season) => sum / line.matches;

const SEASON_MEASURES = ["average_first", "sixes", "fours", "chasing", "toss", "field"] as const;
type Measure = (typeof SEASON_MEASURES)[number];

const season = kind({
	name: "season_figures",
	category: "Statistics",
	query: "match_figures",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap((value) => SEASON_MEASURES.map((measure) => ({ ...value, measure }))),
	params: () => ({ by: ["season"], metric: "matches", limit: 50 }),
	write(rows, statement, { season: year, measure }) {
		const line = rows.find((row) => row.season === year);
		const before = rows.find((row) => row.season === year - 1);
		if (!line || line.average_first === null) return null;
		return MEASURED[measure as Measure](rows, line, before, statement);
	},
});

type Written = Draft | null;
const MEASURED: Record<
	Measure,
	(rows: Season[], line: Season, before: Season | undefined, statement: string) => Written
> = {
	average_first(rows, line, before, statement) {
		const average = rate(line.average_first ?? 0);
		const { place, said } = placeOf(rows, line, (row) => row.average_first ?? 0);
		return {
			title: pick(statement, [
				`First innings of ${line.season} averaged ${average}`,
				`${average} was the average first innings of ${line.season}`,
			]),
			fact: text(
				`Teams batting first averaged ${average} runs in ${line.season}, ${said}.`
					.replace("-most", "-highest")
					.replace("-fewest", "-lowest")
					.replace("the most", "the highest")
					.replace("the fewest", "the lowest"),
				before?.average_first != null && `The season before it had been ${rate(before.average_first)}.`,
				line.highest !== null && `The highest total of ${line.season} was ${line.highest}.`,
			),
			tags: tags(line.season, "averages", "first innings"),
			figure: average,
			figures: figuresOf({
				Average: average,
				"The season before": before?.average_first != null ? rate(before.average_first) : null,
				"Highest total": line.highest,
				Place: place,
				Seasons: rows.length,
			}),
		};
	},
	sixes: (rows, line, before, statement) => boundaryCount("sixes", "six", rows, line, before, statement),
	fours: (rows, line, before, statement) => boundaryCount("fours", "four", rows, line, before, statement),
	chasing(_rows, line, before, statement) {
		const share = percent(line.won_chasing, line.decided);
		return {
			title: pick(statement, [
				`Chasing won ${share} of matches in ${line.season}`,
				`${line.won_chasing} of ${line.decided} matches in ${line.season} were won batting second`,
			]),
			fact: text(
				`Of ${line.decided} matches with a result in ${line.season}, ${line.won_chasing} were won batting second and ${line.won_batting_first} batting first.`,
				before && `In ${before.season} chasing had won ${percent(before.won_chasing, before.decided)}.`,
				line.super_overs > 0 && `${sentence(countInWords(line.super_overs, "match"))} went to a super over.`,
			),
			tags: tags(line.season, "chasing", "results"),
			figure: share.replace(" per cent", " %"),
			figures: figuresOf({
				Share: share,
				Matches: line.decided,
				"Won batting second": line.won_chasing,
				"Won batting first": line.won_batting_first,
				"The season before": before && percent(before.won_chasing, before.decided),
				"Super overs": line.super_overs,
			}),
		};
	},
	toss(_rows, line, before, statement) {
		const share = percent(line.toss_winner_won, line.decided);
		return {
			title: pick(statement, [
				`The toss winner won ${share} of matches in ${line.season}`,
				`In ${line.season} ${line.toss_winner_won} toss winners won the match too`,
			]),
			fact: text(
				`The side that won the toss went on to win ${line.toss_winner_won} of ${line.decided} matches with a result in ${line.season}, ${share}.`,
				before && `The year before it was ${percent(before.toss_winner_won, before.decided)}.`,
			),
			tags: tags(line.season, "toss", "results"),
			figure: share.replace(" per cent", " %"),
			figures: figuresOf({
				Share: share,
				Matches: line.decided,
				Won: line.toss_winner_won,
				"The season before": before && percent(before.toss_winner_won, before.decided),
			}),
		};
	},
	field(_rows, line, before, statement) {
		const share = percent(line.chose_to_field, line.matches);
		return {
			title: pick(statement, [
				`Captains chose to field in ${share} of matches in ${line.season}`,
				`${line.chose_to_bat} captains chose to bat in ${line.season}`,
			]),
			fact: text(
				`Of ${line.matches} captains who won the toss in ${line.season}, ${line.chose_to_field} put the other side in and ${line.chose_to_bat} batted.`,
				before && `A year earlier ${percent(before.chose_to_field, before.matches)} had chosen to field.`,
			),
			tags: tags(line.season, "toss", "captains"),
			figure: share.replace(" per cent", " %"),
			figures: figuresOf({
				"Chose to field": line.chose_to_field,
				"Chose to bat": line.chose_to_bat,
				Matches: line.matches,
				Share: share,
				"The season before": before && percent(before.chose_to_field, before.matches),
			}),
		};
	},
};

function boundaryCount(
	metric: "sixes" | "fours",
	noun: string,
	rows: Season[],
	line: Season,
	before: Season | undefined,
	statement: string,
): Written {
	const each = rate(perMatch(line[metric], line));
	const { place, said } = placeOf(rows, line, (row) => perMatch(row[metric], row));
	return {
		title: pick(statement, [
			`${sentence(count(line[metric], noun))} were hit in ${line.season}`,
			`${line.season} had ${each} ${metric} a match`,
		]),
		fact: text(
			`The ${line.matches} matches of ${line.season} saw ${count(line[metric], noun)}, ${each} a match.`,
			`Per match that is ${said}.`,
			before && `In ${before.season} there had been ${number(before[metric])} in ${count(before.matches, "match")}.`,
		),
		tags: tags(line.season, metric, "boundaries"),
		figure: count(line[metric], noun),
		figures: figuresOf({
			[sentence(metric)]: number(line[metric]),
			Matches: line.matches,
			"A match": each,
			"The season before": before && number(before[metric]),
			"Matches before": before?.matches,
			Place: place,
			Seasons: rows.length,
		}),
	};
}

const PHASES = { middle: "middle overs", death: "last five overs" } as const;
type Phase = keyof typeof PHASES;

const phase = kind({
	name: "phase_of_season",
	category: "Statistics",
	query: "phases",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap((value) =>
			(["death", "middle"] as Phase[]).map((name) => ({ ...value, phase: name })),
		),
	params: ({ phase: name }) => ({ phase: name, by: ["season"], metric: "run_rate", limit: 50 }),
	write(rows, statement, { season: year, phase: name }) {
		const found = standingAt(rows, rows.findIndex((row) => row.season === year) + 1);
		const before = rows.find((row) => row.season === year - 1);
		if (!found || found.row.run_rate === null) return null;
		const { row: line, rank } = found;
		const said = PHASES[name as Phase];
		const runRate = (line.run_rate ?? 0).toFixed(2);
		return {
			title: pick(statement, [
				`The ${said} of ${year} went at ${runRate}`,
				`${runRate} an over in the ${said} of ${year}`,
			]),
			fact: text(
				`In ${year} teams scored ${runRate} an over in the ${said}${before?.run_rate ? `, against ${before.run_rate.toFixed(2)} the season before` : ""}.`,
				rank === 1
					? "No season has been quicker there."
					: rank === rows.length
						? "No season has been slower there."
						: `Of ${rows.length} seasons it is the ${ordinal(rank)}-quickest.`,
				`A wicket fell every ${rate(line.balls / line.wickets)} balls.`,
			),
			tags: tags(year, name === "death" ? "death overs" : "middle overs", "run rate"),
			figure: runRate,
			figures: figuresOf({
				"Run rate": runRate,
				"The season before": before?.run_rate?.toFixed(2),
				"Balls a wicket": rate(line.balls / line.wickets),
				Place: rank,
				Seasons: rows.length,
				"Last overs": name === "death" ? 5 : null,
			}),
		};
	},
});

export const seasonsKinds: AnyKind[] = [season, phase];
