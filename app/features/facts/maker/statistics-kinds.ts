import { type AnyKind, kind } from "./kind.ts";
import { code, figuresOf, tags, text } from "./phrases.ts";
import { byPlace, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, inWords, number, ordinal, percent, pick, possessive, rate, sentence } from "./words.ts";

// Averages and shares: by over, by total, by wicket, by place in the order.

const overNumber = kind({
	name: "over_number",
	category: "Statistics",
	query: "over_numbers",
	candidates: async () =>
		[20, 1, 6, 7, 19, 15, 2, 10, 16, 18, 3, 4, 5, 8, 9, 11, 12, 13, 14, 17].map((over) => ({ over })),
	params: () => ({}),
	write(rows, statement, { over }) {
		const line = rows.find((row) => row.over === over);
		if (!line) return null;
		const quicker = rows.filter((row) => row.run_rate > line.run_rate).length;
		const runRate = line.run_rate.toFixed(2);
		const nth = ordinal(over);
		return {
			title: pick(statement, [`The ${nth} over is worth ${runRate} runs`, `${runRate} runs come off the ${nth} over`]),
			fact: text(
				`Over all seasons the ${nth} over of an innings has brought ${runRate} runs on average, with ${number(line.sixes)} sixes and ${number(line.fours)} fours.`,
				quicker === 0
					? "No other over is dearer."
					: quicker === rows.length - 1
						? "No other over is cheaper."
						: `It is the ${ordinal(quicker + 1)}-dearest of the ${rows.length}.`,
				`It has cost ${number(line.wickets)} wickets, one for every ${rate(line.overs_a_wicket ?? 0)} overs bowled.`,
			),
			tags: tags(`over ${over}`, "run rate", "statistics"),
			figure: runRate,
			figures: figuresOf({
				Over: over,
				"Run rate": runRate,
				Sixes: number(line.sixes),
				Fours: number(line.fours),
				Wickets: number(line.wickets),
				"Overs a wicket": rate(line.overs_a_wicket ?? 0),
				Place: quicker + 1,
				"Overs of an innings": rows.length,
			}),
		};
	},
});

const totalBand = kind({
	name: "total_band",
	category: "Statistics",
	query: "total_bands",
	candidates: async (ask) =>
		(await ask("total_bands", {})).filter(({ matches }) => matches >= 15).map(({ from }) => ({ from })),
	params: () => ({}),
	write(rows, statement, { from }) {
		const line = rows.find((row) => row.from === from);
		const above = rows.find((row) => row.from === from + 20);
		if (!line) return null;
		const share = percent(line.defended, line.matches);
		return {
			title:
				line.defended === 0
					? `${line.from} to ${line.to} has never been enough`
					: pick(statement, [
							`${line.from} to ${line.to} was enough in ${share} of matches`,
							`Totals of ${line.from} to ${line.to} won ${line.defended} of ${line.matches} matches`,
						]),
			fact: text(
				`In full matches the side batting first has made from ${line.from} to ${line.to} runs ${inWords(line.matches)} times and won ${inWords(line.defended).replace(/^no$/, "none")} of them, ${share}.`,
				above && `From ${above.from} to ${above.to} the share is ${percent(above.defended, above.matches)}.`,
				line.matches - line.defended - line.chased > 0 &&
					`${sentence(countInWords(line.matches - line.defended - line.chased, "match"))} ended in a tie.`,
			),
			tags: tags("totals", "defended", "statistics"),
			figure: share.replace(" per cent", " %"),
			figures: figuresOf({
				From: line.from,
				To: line.to,
				Matches: line.matches,
				Defended: line.defended,
				Share: share,
				Tied: line.matches - line.defended - line.chased,
				"Next band": above && `${above.from} to ${above.to}`,
				"Its share": above && percent(above.defended, above.matches),
			}),
		};
	},
});

const stands = kind({
	name: "wicket_stands",
	category: "Statistics",
	query: "wicket_stands",
	candidates: async () => Array.from({ length: 10 }, (_, index) => ({ wicket: index + 1 })),
	params: () => ({}),
	write(rows, statement, { wicket }) {
		const line = rows.find((row) => row.wicket === wicket);
		const next = rows.find((row) => row.wicket === wicket + 1) ?? rows.find((row) => row.wicket === wicket - 1);
		if (!line || !next) return null;
		const nth = ordinal(wicket);
		return {
			title: pick(statement, [
				`The ${nth} wicket is worth ${rate(line.average)} runs`,
				`${rate(line.average)} runs: the average ${nth}-wicket stand`,
			]),
			fact: text(
				`The ${number(line.stands)} stands for the ${nth} wicket have averaged ${rate(line.average)} runs; for the ${ordinal(next.wicket)} it is ${rate(next.average)}.`,
				`The highest is ${line.highest}${line.hundreds > 0 ? `, one of ${inWords(line.hundreds)} of a hundred or more`.replace("one of one of", "the only one of") : ""}.`,
			),
			tags: tags("partnerships", `${nth} wicket`, "averages"),
			figure: rate(line.average),
			figures: figuresOf({
				Average: rate(line.average),
				Stands: number(line.stands),
				Highest: line.highest,
				Hundreds: line.hundreds,
				"The other average": rate(next.average),
			}),
		};
	},
});

const position = kind({
	name: "batting_position",
	category: "Statistics",
	query: "batting",
	candidates: async () => Array.from({ length: 11 }, (_, index) => ({ position: index + 1 })),
	params: () => ({ by: ["position"] }),
	write(rows, statement, { position: place }) {
		const line = rows.find((row) => row.position === place);
		if (!line || line.average === null || line.strike_rate === null || line.highest === null) return null;
		const best = score(line);
		return {
			title: pick(statement, [
				`Number ${inWords(place)} averages ${rate(line.average)}`,
				`Batters at number ${inWords(place)} strike at ${rate(line.strike_rate)}`,
			]),
			fact: text(
				`All who have come in at number ${inWords(place)} have made ${number(line.runs)} runs at an average of ${rate(line.average)} and a strike rate of ${rate(line.strike_rate)}.`,
				`The best score from there is ${best}, and ${line.hundreds === 0 ? "there has been no hundred" : line.hundreds === 1 ? "it is the only hundred" : `there have been ${inWords(line.hundreds)} hundreds`}.`,
			),
			tags: tags("batting order", `number ${place}`, "averages"),
			figure: rate(line.average),
			figures: figuresOf({
				Position: place,
				Runs: number(line.runs),
				Average: rate(line.average),
				"Strike rate": rate(line.strike_rate),
				Best: best,
				Hundreds: line.hundreds,
			}),
		};
	},
});
const score = (line: { highest: number | null; highest_not_out: boolean | null }) =>
	`${line.highest}${line.highest_not_out ? "*" : ""}`;

const rateLeaders = kind({
	name: "rate_leader",
	category: "Statistics",
	query: "batting_leaders",
	candidates: async () => byPlace([{ metric: "average" as const }, { metric: "strike_rate" as const }], 6),
	params: ({ metric }) => ({ metric, min_balls: 1000, limit: 7 }),
	write(rows, statement, { metric, place }) {
		const found = standingAt(rows, place);
		if (!found?.row.player || !found.below) return null;
		const { row: line, first, rank, below } = found;
		const [mine, theirs] = [line[metric], below[metric]];
		if (mine === null || theirs === null) return null;
		const what = metric === "average" ? "average" : "strike rate";
		return {
			title: pick(statement, [
				metric === "average" ? `${line.player} averages ${rate(mine)}` : `${line.player} strikes at ${rate(mine)}`,
				`${possessive(line.player ?? "")} ${what} is ${rate(mine)}`,
			]),
			fact: text(
				first
					? `Of batters who have faced at least ${number(1000)} balls, no one has a higher ${what} than ${line.player}: ${rate(mine)}.`
					: `Of batters who have faced at least ${number(1000)} balls, ${line.player} has the ${ordinal(rank)}-highest ${what}, ${rate(mine)}.`,
				`It comes from ${number(line.runs)} runs in ${count(line.innings, "innings")}; ${below.player} is next with ${rate(theirs)}.`,
			),
			tags: tags(line.player, what, "statistics"),
			figure: rate(mine),
			figures: figuresOf({
				[sentence(what)]: rate(mine),
				Runs: number(line.runs),
				Innings: line.innings,
				"Least balls": number(1000),
				Next: rate(theirs),
				Place: rank,
			}),
		};
	},
});

const teamBig = kind({
	name: "team_two_hundreds",
	category: "Statistics",
	query: "scoring",
	candidates: async (ask, spread) => spread(await teamsOf(ask, 25)),
	params: () => ({ by: ["team"], metric: "totals_200", limit: 20 }),
	write(rows, statement, { team }) {
		const found = standingAt(rows, rows.findIndex((row) => row.team_id === team) + 1);
		if (!found?.row.team || found.row.totals_200 === 0) return null;
		const { row: line, first, rank, level } = found;
		return {
			title: pick(statement, [
				`${code(team)} have made ${countInWords(line.totals_200, "total")} of 200 or more`,
				`${sentence(countInWords(line.totals_200, "total"))} of 200 or more by ${code(team)}`,
			]),
			fact: text(
				`${line.team} have made 200 or more in ${number(line.totals_200)} of ${count(line.innings_played, "innings")}, ${percent(line.totals_200, line.innings_played)}.`,
				first
					? "No team has done it more often."
					: `That is ${level.length ? "joint " : ""}${ordinal(rank)} among all teams; ${rows[0]?.team} lead with ${rows[0]?.totals_200}.`,
				line.totals_250 > 0 && `${sentence(countInWords(line.totals_250, "total"))} went to 250 or more.`,
			),
			tags: tags(team, "totals", "200"),
			figure: `${line.totals_200} times`.replace(/^1 times/, "Once"),
			figures: figuresOf({
				"At least": 200,
				Totals: line.totals_200,
				Innings: line.innings_played,
				Share: percent(line.totals_200, line.innings_played),
				Leaders: rows[0]?.totals_200,
				"Totals of 250": line.totals_250,
				"Highest mark": 250,
			}),
		};
	},
});

export const statisticsKinds: AnyKind[] = [overNumber, totalBand, position, rateLeaders, stands, teamBig];
