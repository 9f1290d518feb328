import { formatLongDate } from "../../../lib/dates.ts";
import { MEASURES } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchLink, stated, unknown } from "./answer.ts";
import { measuresOf } from "./choose.ts";
import { against, answerLevel, levelAt } from "./level.ts";
import { scopeOf, scopeWords } from "./scope.ts";

/** The longest run of wins or defeats, of a side or of all. */
export async function answerStreak(
	context: Context,
	reading: Reading,
	team?: string,
	opponent?: string,
): Promise<Answer> {
	const lost = measuresOf(reading).includes("loss_streak") && !measuresOf(reading).includes("win_streak");
	const { innings: _, outcome: __, ...scope } = scopeOf(reading);
	const runs = await context.ask("streaks", {
		...scope,
		...(team ? { team } : {}),
		...(opponent ? { opponent } : {}),
		outcome: lost ? "lost" : "won",
		limit: 1,
	});
	const [run] = runs;
	if (!run) return unknown(context, "there is no such run");
	const what = lost ? "defeats in a row" : "wins in a row";
	const which =
		!team && (reading.which.includes("team") || /\bwho\b|\bwhich\b|\bteam\b|\bside\b/i.test(reading.question));
	const dates = (line: typeof run) => `from ${formatLongDate(line.first_date)} to ${formatLongDate(line.last_date)}`;
	const definition = "A run may cross seasons; a no-result breaks it.";
	if (runs.length > 1)
		return answerLevel(context, runs, {
			who: ({ team }) => team,
			where: dates,
			figure: `${run.length} ${what}`,
			figureFirst: !which,
			answer: which ? null : run.length,
			definition,
			links: ({ last_match_id, team }) => matchLink(last_match_id, `The last of them (${team})`),
		});
	return stated(context, {
		text: which
			? `${run.team}: ${run.length} ${what}, ${dates(run)}.`
			: `${run.length} ${what}, by ${run.team} ${dates(run)}.`,
		figure: which ? run.team : run.length,
		links: [matchLink(run.first_match_id, "The first of them"), matchLink(run.last_match_id, "The last of them")],
		definition,
	});
}

/** The highest or lowest total: of a side, at a ground, of all. */
export async function answerTotal(
	context: Context,
	reading: Reading,
	team?: string,
	opponent?: string,
): Promise<Answer> {
	const keys = measuresOf(reading);
	const lowest =
		keys.includes("lowest_total") || /\b(?:lowest|smallest|fewest|least|worst|poorest)\b/i.test(reading.question);
	const scope = { ...scopeOf(reading), ...(team ? { team } : {}), ...(opponent ? { opponent } : {}) };
	const rank = reading.nth ?? 1;
	const chase =
		/\bchase[ds]?\b|\bchasing\b|\bchased down\b/i.test(reading.question) && !lowest
			? { innings: 2, outcome: "won" as const }
			: {};
	const defended = /\bdefend\w*\b/i.test(reading.question)
		? { innings: 1, outcome: "won" as const, full_match: true }
		: {};
	const found = await context.ask("totals", {
		...scope,
		...chase,
		...defended,
		limit: rank,
		...(lowest ? { order: "worst" as const, ...("innings" in defended ? {} : { completed: true }) } : {}),
	});
	const total = found[rank - 1] ?? found[0];
	if (!total)
		return unknown(context, `there is no such total${scopeWords(reading, context.world, { team, opponent })}`);
	const which =
		!team && /\bwho\b|\bwhich (?:team|side|franchise)\b|\bwhose\b|\bname the (?:team|side)\b/i.test(reading.question);
	const level = levelAt(found, found.indexOf(total) + 1);
	const definition = lowest ? MEASURES.lowest_total.definition : undefined;
	if (level.length > 1)
		return answerLevel(context, level, {
			who: (line) => line.team,
			where: (line) => `${line.runs} for ${line.wickets} ${against(line)}`,
			figure: `${total.runs} runs`,
			figureFirst: !which,
			answer: which ? null : total.runs,
			definition,
		});
	return stated(context, {
		text: which
			? `${total.team}: ${total.runs} for ${total.wickets} ${against(total)}.`
			: `${total.runs} for ${total.wickets}, by ${total.team} ${against(total)}.`,
		figure: which ? total.team : total.runs,
		definition,
		links: [matchLink(total.match_id)],
	});
}

/** The biggest win by runs or wickets. */
export async function answerMargin(
	context: Context,
	reading: Reading,
	team?: string,
	opponent?: string,
): Promise<Answer> {
	const metric = measuresOf(reading).includes("margin_wickets") ? "win_by_wickets" : "win_by_runs";
	const { innings: _, outcome: __, ...scope } = scopeOf(reading);
	const order = /\b(?:narrowest|closest|smallest|tightest|slimmest)\b/i.test(reading.question)
		? { order: "worst" as const }
		: {};
	const matches = await context.ask("matches", {
		...scope,
		...(team ? { team, outcome: "won" as const } : {}),
		...(opponent ? { opponent } : {}),
		metric,
		...order,
		limit: 1,
	});
	const [match] = matches;
	if (!match) return unknown(context, "there is no such win");
	const margin =
		metric === "win_by_runs"
			? `${match.win_by_runs} ${match.win_by_runs === 1 ? "run" : "runs"}`
			: `${match.win_by_wickets} ${match.win_by_wickets === 1 ? "wicket" : "wickets"}`;
	const over = (line: typeof match) =>
		`over ${line.winner_id === line.first_id ? line.second_team : line.first_team} in ${line.season}`;
	const which = !team && /\bwho\b|\bwhich\b/i.test(reading.question);
	if (matches.length > 1)
		return answerLevel(context, matches, {
			who: ({ winner }) => winner ?? "",
			where: over,
			figure: which ? `by ${margin}` : margin,
			figureFirst: !which,
			answer: which ? null : margin,
		});
	return stated(context, {
		text: which ? `${match.winner}: by ${margin} ${over(match)}.` : `${margin}: ${match.winner} ${over(match)}.`,
		figure: which ? match.winner : margin,
		links: [matchLink(match.match_id)],
	});
}
