import type { Ask } from "../../../../../makers/ask.ts";
import { tagsOf, teamCode } from "../../../../../makers/phrases.ts";
import { say, sentence, sentences } from "../../../../../makers/said.ts";
import { byPlace, eachAs, teamsOf } from "../../../../../makers/scopes.ts";
import { nextAlone, standingAt } from "../../../../../makers/standing.ts";
import {
	countInWords,
	countSaid,
	economy,
	inWords,
	numberSaid,
	ordinal,
	percent,
	percentFigure,
	pick,
	possessive,
	rateSaid,
	ratioSaid,
	scoreSaid,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind } from "../fact-kind.ts";

// Averages and shares: by over, by total, by wicket, by batting position.

const OVERS = [20, 1, 6, 7, 19, 15, 2, 10, 16, 18, 3, 4, 5, 8, 9, 11, 12, 13, 14, 17];

const overNumber = factKind({
	name: "over_number",
	category: "Statistics",
	candidates: async () => OVERS.map((over) => ({ over })),
	questions: () => ({
		overs: {
			rows: "balls",
			measures: ["run_rate", "sixes", "fours", "wickets", "balls"],
			by: ["over"],
			limit: OVERS.length,
		},
	}),
	write({ overs: { rows } }, statement, { over }) {
		const line = rows.find((row) => row.over === over);
		if (!line) return null;
		const runRate = economy(line.run_rate, "Run rate");
		const nth = ordinal(over, "Over");
		return {
			title: pick(statement, [
				say`The ${nth} over goes at ${runRate} an over`,
				say`${runRate} an over: the ${nth} over of an innings`,
			]),
			fact: sentences(
				say`Over all seasons teams have scored at ${runRate} an over in the ${nth} over of an innings, with ${numberSaid(line.sixes, "Sixes")} sixes and ${numberSaid(line.fours, "Fours")} fours.`,
				line.rank === 1
					? "In no other over do they score faster."
					: line.rank === rows.at(-1)?.rank
						? "In no other over do they score more slowly."
						: say`By that rate it is the ${ordinal(line.rank)}-dearest of the ${numberSaid(rows.length, "Overs of an innings")}.`,
				say`It has cost ${numberSaid(line.wickets, "Wickets")} wickets, one for every ${ratioSaid(line.balls, line.wickets, "Balls a wicket")} legal balls.`,
			),
			tags: tagsOf(`over ${over}`, "run rate", "statistics"),
			figure: runRate,
		};
	},
});

const BAND = 20;
const HIGHEST_BAND = 400;
const FEWEST_IN_BAND = 15;
/** A question: the number of full matches with a result whose first innings made `from` to `from` + 19 runs. */
const inBand = (from: number) => ({
	rows: "innings" as const,
	measures: ["count"] as const,
	where: { innings: 1, full_match: true, total: { from, to: from + BAND - 1 }, not: { result: "no_result" } },
});
const endsOf = (from: number) => {
	const asked = inBand(from);
	return { ...asked, where: { ...asked.where, super_over: false }, by: ["result"] as const };
};
const tiesOf = (from: number) => {
	const asked = inBand(from);
	return { ...asked, where: { ...asked.where, super_over: true } };
};

/** Returns the lower ends of the bands with enough matches. */
async function bandsOf(ask: Ask): Promise<{ from: number }[]> {
	const from = Array.from({ length: HIGHEST_BAND / BAND }, (_, at) => ({ from: at * BAND }));
	const found = await Promise.all(from.map((band) => ask(inBand(band.from))));
	return from.filter((_, at) => (found[at]?.rows[0]?.count ?? 0) >= FEWEST_IN_BAND);
}

const totalBand = factKind({
	name: "total_band",
	category: "Statistics",
	candidates: bandsOf,
	questions: ({ from }) => ({
		ended: endsOf(from),
		tied: tiesOf(from),
		matches: inBand(from),
		nextEnded: endsOf(from + BAND),
		nextMatches: inBand(from + BAND),
	}),
	write({ ended, tied, matches, nextEnded, nextMatches }, statement, { from }) {
		const all = matches.rows[0]?.count ?? 0;
		if (all === 0) return null;
		const won = ({ rows }: typeof ended) => rows.find(({ result }) => result === "won")?.count ?? 0;
		const defended = won(ended);
		const ties = tied.rows[0]?.count ?? 0;
		const nextAll = nextMatches.rows[0]?.count ?? 0;
		const share = percent(defended, all, "Share");
		const band = say`${numberSaid(from, "From")} to ${numberSaid(from + BAND - 1, "To")}`;
		const next = say`${numberSaid(from + BAND, "Next from")} to ${numberSaid(from + 2 * BAND - 1, "Next to")}`;
		return {
			title:
				defended === 0
					? say`${band} has never been enough`
					: pick(statement, [
							say`${band} was enough in ${share} of matches`,
							say`Totals of ${band} won ${numberSaid(defended, "Defended")} of ${numberSaid(all, "Matches")} matches`,
						]),
			fact: sentences(
				say`In full matches the side batting first has made from ${band} runs ${inWords(all, "Matches")} times and won ${defended === 0 ? "none" : inWords(defended, "Defended")} of them, ${share}.`,
				nextAll > 0 && say`From ${next} the share is ${percent(won(nextEnded), nextAll, "Its share")}.`,
				ties > 0 && say`${sentence(countInWords(ties, "match", "Tied"))} ended in a tie.`,
			),
			tags: tagsOf("totals", "defended", "statistics"),
			figure: percentFigure(share),
		};
	},
});

const wicketStands = factKind({
	name: "wicket_stands",
	category: "Statistics",
	candidates: async () => Array.from({ length: 10 }, (_, index) => ({ wicket: index + 1 })),
	questions: () => ({
		stands: { rows: "stands", measures: ["runs", "count", "highest", "hundreds"], by: ["wicket"], order: "keys" },
	}),
	write({ stands: { rows } }, statement, { wicket }) {
		const of = (nth: number) => rows.find(({ wicket_number }) => wicket_number === nth);
		const line = of(wicket);
		const next = of(wicket + 1) ?? of(wicket - 1);
		if (!line || !next) return null;
		const nth = ordinal(wicket, "Wicket");
		const average = ratioSaid(line.runs, line.count, "Average");
		return {
			title: pick(statement, [
				say`A stand for the ${nth} wicket brings ${average} runs`,
				say`${average} runs: the mean ${nth}-wicket stand`,
			]),
			fact: sentences(
				say`The ${numberSaid(line.count, "Stands")} stands for the ${nth} wicket have brought ${average} runs each, unbroken ones counted; for the ${ordinal(next.wicket_number, "The other wicket")} it is ${ratioSaid(next.runs, next.count, "The other average")}.`,
				say`The highest is ${numberSaid(line.highest, "Highest")}${line.hundreds > 0 && say`, ${line.hundreds === 1 ? "the only one" : say`one of ${inWords(line.hundreds, "Hundreds")}`} of a hundred or more`}.`,
			),
			tags: tagsOf("partnerships", `${nth.text} wicket`, "averages"),
			figure: average,
		};
	},
});

const battingPosition = factKind({
	name: "batting_position",
	category: "Statistics",
	candidates: async () => Array.from({ length: 11 }, (_, index) => ({ position: index + 1 })),
	questions: ({ position }) => ({
		batters: {
			rows: "batting",
			measures: ["runs", "average", "strike_rate", "highest", "hundreds"],
			where: { position },
		},
	}),
	write({ batters }, statement, { position }) {
		const [line] = batters.rows;
		if (!line || line.average === null || line.strike_rate === null || line.highest === null) return null;
		const place = inWords(position, "Position");
		const average = rateSaid(line.average, "Average");
		const strikeRate = rateSaid(line.strike_rate, "Strike rate");
		return {
			title: pick(statement, [
				say`Number ${place} averages ${average}`,
				say`Batters at number ${place} strike at ${strikeRate}`,
			]),
			fact: sentences(
				say`All who have come in at number ${place} have made ${numberSaid(line.runs, "Runs")} runs at an average of ${average} and a strike rate of ${strikeRate}.`,
				say`The best score from there is ${scoreSaid(line.highest, line.not_out, "Best")}, and ${line.hundreds === 0 ? "there has been no hundred" : line.hundreds === 1 ? "it is the only hundred" : say`there have been ${inWords(line.hundreds, "Hundreds")} hundreds`}.`,
			),
			tags: tagsOf("batting order", `number ${position}`, "averages"),
			figure: average,
		};
	},
});

const RATES = {
	average: { noun: "average", verb: "averages", condition: "Of batters with at least", least: "innings" },
	strike_rate: {
		noun: "strike rate",
		verb: "strikes at",
		condition: "Of batters who have faced at least",
		least: "balls",
	},
} as const;

const rateLeaders = factKind({
	name: "rate_leader",
	category: "Statistics",
	candidates: async () => byPlace(eachAs("metric", RATES), 6),
	questions: ({ metric }) => ({
		batters: { rows: "batting", measures: [metric, "runs", "innings"], by: ["player"], limit: 8 },
	}),
	write({ batters }, statement, { metric, place }) {
		const { rows, floor } = batters;
		const found = standingAt(rows, place);
		if (!found?.below || !floor) return null;
		const { row: line, first, rank } = found;
		const below = nextAlone(batters, line);
		const { noun, verb, condition, least } = RATES[metric];
		const rate = rateSaid(line[metric], sentence(noun).text);
		const qualified = say`${condition} ${numberSaid(floor.least, `Least ${least}`)} ${least}`;
		return {
			title: pick(statement, [say`${line.player} ${verb} ${rate}`, say`${possessive(line.player)} ${noun} is ${rate}`]),
			fact: sentences(
				first
					? say`${qualified}, no one has a higher ${noun} than ${line.player}: ${rate}.`
					: say`${qualified}, ${line.player} has the ${ordinal(rank)}-highest ${noun}, ${rate}.`,
				say`It comes from ${numberSaid(line.runs, "Runs")} runs in ${countSaid(line.innings, "innings")}${below && say`; ${below.player}, who ${verb} ${rateSaid(below[metric], "Next")}, is next`}.`,
			),
			tags: tagsOf(line.player, noun, "statistics"),
			figure: rate,
		};
	},
});

const totalsFrom = (runs: number) => ({
	rows: "innings" as const,
	measures: ["count"] as const,
	by: ["team"] as const,
	where: { figures: { runs: { from: runs } } },
	limit: 20,
});

const teamTwoHundreds = factKind({
	name: "team_two_hundreds",
	category: "Statistics",
	candidates: async (ask, spread) => spread(await teamsOf(ask, 25)),
	questions: ({ team }) => ({
		of200: totalsFrom(200),
		of250: totalsFrom(250),
		innings: { rows: "innings", measures: ["count"], where: { team } },
	}),
	write({ of200: { rows }, of250, innings }, statement, { team }) {
		const found = standingAt(rows, rows.findIndex((row) => row.team_id === team) + 1);
		const [leader] = rows;
		const played = innings.rows[0]?.count;
		if (!found || !leader || !played) return null;
		const { row: line, first, rank, level } = found;
		const totals = countInWords(line.count, "total");
		const higher = of250.rows.find((row) => row.team_id === team)?.count ?? 0;
		const at = numberSaid(200, "At least");
		return {
			title: pick(statement, [
				say`${teamCode(team)} have made ${totals} of ${at} or more`,
				say`${sentence(totals)} of ${at} or more by ${teamCode(team)}`,
			]),
			fact: sentences(
				say`${line.team} have made ${at} or more in ${numberSaid(line.count, "Totals")} of ${countSaid(played, "innings")}, ${percent(line.count, played, "Share")}.`,
				first
					? "No team has done it more often."
					: say`That is ${level.length > 0 && "joint "}${ordinal(rank)} among all teams; no team has more than the ${numberSaid(leader.count, "Leaders")} of ${leader.team}.`,
				higher > 0 &&
					say`${sentence(countInWords(higher, "total", "Totals of 250"))} went to ${numberSaid(250, "Highest mark")} or more.`,
			),
			tags: tagsOf(team, "totals", "200"),
			figure: line.count === 1 ? say`Once` : say`${numberSaid(line.count, "Totals")} times`,
		};
	},
});

export const statisticsKinds: FactKind[] = [
	overNumber,
	totalBand,
	battingPosition,
	rateLeaders,
	wicketStands,
	teamTwoHundreds,
];
