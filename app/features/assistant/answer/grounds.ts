import { MEASURES } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { counted, figureText, measuresOf } from "./choose.ts";
import { scopeOf, scopeWords } from "./scope.ts";
import { answerTotal } from "./totals.ts";
import { titleCase } from "./write.ts";

/** What matches were like, at a ground or in a season: how many, first innings, who won batting first, tosses. */
export async function answerMatches(context: Context, reading: Reading): Promise<Answer> {
	const keys = measuresOf(reading);
	if (keys.includes("tosses") || reading.choice) return answerTosses(context, reading);
	if (["highest_total", "lowest_total", "highest"].includes(keys[0] ?? "")) return answerTotal(context, reading);
	const { innings, outcome: _, ...scope } = scopeOf(reading);
	const [line] = await context.ask("match_figures", { ...scope, by: [], metric: "matches", limit: 1 } as never);
	const where = scopeWords({ ...reading, innings: null }, context.world);
	if (!line) return unknown(context, `no match has been played${where}`);
	const ground = reading.grounds[0];
	const links = [
		{
			label: "The matches behind it",
			href: `/matches?${new URLSearchParams({ ...(ground ? { ground } : {}), ...(reading.span?.single ? { season: String(reading.span.from) } : {}) })}`,
		},
	];
	const say = (value: number | string | null, words: string, definition?: string) =>
		value === null
			? unknown(context, `there is none${where}`)
			: stated(context, { text: `${titleCase(words)}${where}.`, figure: value, definition, links });
	const percent = reading.sorts.has("percent") || keys.includes("win_percentage");
	const first = keys.includes("bat_first_wins") || (innings === 1 && keys.includes("won"));
	const chase = keys.includes("chase_wins") || (innings === 2 && keys.includes("won"));
	if (percent && (first || innings === 1))
		return say(
			line.batting_first_percentage,
			`sides batting first have won ${figureText(MEASURES.win_percentage, line.batting_first_percentage)}`,
			"Of matches with a result.",
		);
	if (percent && (chase || innings === 2)) {
		const share = line.decided ? (100 * line.won_chasing) / line.decided : null;
		return say(
			share,
			`sides chasing have won ${figureText(MEASURES.win_percentage, share)}`,
			"Of matches with a result.",
		);
	}
	if (keys.includes("first_innings") || (innings === 1 && TYPICAL.test(reading.question)))
		return say(
			line.average_first,
			`an average first innings of ${figureText(MEASURES.first_innings, line.average_first)}`,
			MEASURES.first_innings.definition,
		);
	if (keys.includes("second_innings") || (innings === 2 && TYPICAL.test(reading.question)))
		return say(
			line.average_second,
			`an average second innings of ${figureText(MEASURES.second_innings, line.average_second)}`,
			MEASURES.second_innings.definition,
		);
	if (first) return say(line.won_batting_first, counted(MEASURES.bat_first_wins, line.won_batting_first));
	if (chase) return say(line.won_chasing, counted(MEASURES.chase_wins, line.won_chasing));
	if (keys.includes("ties"))
		return say(line.super_overs, counted(MEASURES.ties, line.super_overs), MEASURES.ties.definition);
	if (keys.includes("totals_200")) {
		const [scoring] = await context.ask("scoring", { ...scopeOf(reading), metric: "totals_200" });
		return say(scoring?.totals_200 ?? 0, counted(MEASURES.totals_200, scoring?.totals_200 ?? 0));
	}
	const part = reading.spans.length + reading.grounds.length > 0 || reading.stage !== null;
	if (keys[0] === "matches" || (keys.length === 0 && part))
		return say(line.matches, counted(MEASURES.matches, line.matches));
	return unknown(context, `what you want to know I did not understand; ${EXAMPLES}`);
}

/** What can be asked, for who asked something else. */
const EXAMPLES =
	'ask for careers, seasons, records, match-ups, partnerships, grounds, titles or streaks, as in "Kohli\'s runs in 2016" or "CSK against MI"';
const TYPICAL = /\b(?:average|avg|mean|typical|usual|par|normal)\b/i;

/** Tosses: who won them, what was chosen, and whether it helped. */
async function answerTosses(context: Context, reading: Reading): Promise<Answer> {
	const { innings: _, outcome: __, ...scope } = scopeOf(reading);
	const [team] = reading.teams[0]?.ids ?? [];
	const where = scopeWords({ ...reading, innings: null, outcome: null }, context.world, { team });
	const { question } = reading;
	if (team) {
		const [line] = await context.ask("results", {
			...scope,
			team,
			won_toss: true,
			metric: "matches",
			by: [],
			limit: 1,
		});
		const won = line?.matches ?? 0;
		if (/\b(?:match\w*|game\w*|went on|and then|after|percent\w*|win rate)\b/i.test(question) && line) {
			return reading.sorts.has("percent")
				? stated(context, {
						text: `${figureText(MEASURES.win_percentage, line.win_percentage)} of matches with a result won after winning the toss${where}.`,
						figure: line.win_percentage,
					})
				: stated(context, { text: `${line.won} matches won after winning the toss${where}.`, figure: line.won });
		}
		return stated(context, { text: `${won} tosses won${where}.`, figure: won });
	}
	const [line] = await context.ask("match_figures", { ...scope, by: [], metric: "matches", limit: 1 } as never);
	if (!line) return unknown(context, `no match has been played${where}`);
	const percent = reading.sorts.has("percent") || measuresOf(reading).includes("win_percentage");
	if (reading.choice) {
		const chose = reading.choice === "field" ? line.chose_to_field : line.chose_to_bat;
		const won = /\b(?:won|win|winning|victor\w*|success\w*)\b.*\b(?:match|game)|\band won\b/i.test(question);
		if (won) return unknown(context, "how matches ended by what was chosen at the toss is not kept");
		const share = figureText(MEASURES.win_percentage, (100 * chose) / line.matches);
		return percent
			? stated(context, { text: `${share} of toss winners chose to ${reading.choice}${where}.`, figure: share })
			: stated(context, {
					text: `${chose} times the winner of the toss chose to ${reading.choice}${where}.`,
					figure: chose,
				});
	}
	return percent
		? stated(context, {
				text: `${figureText(MEASURES.win_percentage, line.toss_winner_percentage)} of matches with a result were won by the winner of the toss${where}.`,
				figure: line.toss_winner_percentage,
			})
		: stated(context, {
				text: `${line.toss_winner_won} matches were won by the winner of the toss${where}.`,
				figure: line.toss_winner_won,
			});
}
