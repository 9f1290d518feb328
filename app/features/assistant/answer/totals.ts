import { MEASURES } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchLink, stated, unknown } from "./answer.ts";
import { measuresOf } from "./choose.ts";
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
	const names = [...new Set(runs.map(({ team }) => team))].join(", ");
	return stated(context, {
		text: which
			? `${names}: ${run.length} ${what}, from ${run.first_date} to ${run.last_date}.`
			: `${run.length} ${what}, by ${names} from ${run.first_date} to ${run.last_date}.`,
		figure: which ? names : run.length,
		links: [matchLink(run.first_match_id, "The first of them"), matchLink(run.last_match_id, "The last of them")],
		definition: "A run may cross seasons; a no-result breaks it.",
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
	return stated(context, {
		text: which
			? `${total.team}: ${total.runs} for ${total.wickets} against ${total.opponent} in ${total.season}.`
			: `${total.runs} for ${total.wickets}, by ${total.team} against ${total.opponent} in ${total.season}.`,
		figure: which ? total.team : total.runs,
		definition: lowest ? MEASURES.lowest_total.definition : undefined,
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
	const [match] = await context.ask("matches", {
		...scope,
		...(team ? { team, outcome: "won" as const } : {}),
		...(opponent ? { opponent } : {}),
		metric,
		...order,
		limit: 1,
	});
	if (!match) return unknown(context, "there is no such win");
	const margin =
		metric === "win_by_runs"
			? `${match.win_by_runs} ${match.win_by_runs === 1 ? "run" : "runs"}`
			: `${match.win_by_wickets} ${match.win_by_wickets === 1 ? "wicket" : "wickets"}`;
	const loser = match.winner_id === match.first_id ? match.second_team : match.first_team;
	const which = !team && /\bwho\b|\bwhich\b/i.test(reading.question);
	return stated(context, {
		text: which
			? `${match.winner}: by ${margin} over ${loser} in ${match.season}.`
			: `${margin}: ${match.winner} over ${loser} in ${match.season}.`,
		figure: which ? match.winner : margin,
		links: [matchLink(match.match_id)],
	});
}
