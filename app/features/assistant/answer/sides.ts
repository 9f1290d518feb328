import { MEASURES } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { counted, figureText, measuresOf } from "./choose.ts";
import { isClaim, verdict } from "./claim.ts";
import { scopeOf, scopeWords, spanOf } from "./scope.ts";
import { answerTitles } from "./titles.ts";
import { answerMargin, answerStreak, answerTotal } from "./totals.ts";

const matchesOfSides = (team: string, opponent?: string) => ({
	label: "The matches behind it",
	href: `/matches?${new URLSearchParams(opponent ? { team, opponent } : { team })}`,
});

/** What a side did in matches, against another or all of them: wins, defeats, percentages, tosses. */
async function answerSide(context: Context, reading: Reading, team: string, opponent?: string): Promise<Answer> {
	const keys = measuresOf(reading);
	const { innings, outcome: _, ...scope } = scopeOf(reading);
	const name = context.world.teams.get(team)?.name;
	const absent = await premise(context, reading, team);
	if (absent) return unknown(context, absent);
	const first = innings === 1 ? { batted_first: true } : innings === 2 ? { batted_first: false } : {};
	const [line] = await context.ask("results", {
		...scope,
		team,
		...(opponent ? { opponent } : {}),
		...first,
		metric: "matches",
		by: [],
		limit: 1,
	});
	const where = scopeWords({ ...reading, outcome: null }, context.world, { opponent });
	if (!line) return unknown(context, `${name} played no match${where}`);
	const links = [matchesOfSides(team, opponent)];
	const say = (value: number | string | null, words: string, definition?: string) =>
		value === null
			? unknown(context, `${name} had no result${where}`)
			: stated(context, {
					text: `${verdict(reading, Number(value))}${name} ${words}${where}.`,
					figure: value,
					definition,
					links,
				});
	const win = (count: number, what: [string, string]) => `${count} ${count === 1 ? what[0] : what[1]}`;
	if (keys.includes("win_percentage") || (reading.sorts.has("percent") && !keys.includes("tosses")))
		return say(
			line.win_percentage,
			`have won ${figureText(MEASURES.win_percentage, line.win_percentage)} of their matches with a result`,
		);
	if (keys.includes("tosses")) return say(line.tosses_won, `have won ${win(line.tosses_won, ["toss", "tosses"])}`);
	if (keys.includes("chase_wins") || (innings === 2 && keys.includes("won")))
		return say(line.won_chasing, `have won ${win(line.won_chasing, ["match", "matches"])} chasing`);
	if (keys.includes("bat_first_wins") || (innings === 1 && keys.includes("won")))
		return say(line.won_batting_first, `have won ${win(line.won_batting_first, ["match", "matches"])} batting first`);
	if (keys.includes("ties"))
		return say(
			line.super_overs_won + line.super_overs_lost,
			`have played ${win(line.super_overs_won + line.super_overs_lost, ["super over", "super overs"])}`,
		);
	if (keys.includes("lost"))
		return say(line.lost, `have lost ${win(line.lost, ["match", "matches"])}`, MEASURES.lost.definition);
	if (keys.includes("won"))
		return say(line.won, `have won ${win(line.won, ["match", "matches"])}`, MEASURES.won.definition);
	return say(line.matches, `have played ${win(line.matches, ["match", "matches"])}`);
}

async function premise({ ask, world }: Context, reading: Reading, team: string): Promise<string | undefined> {
	const { season } = spanOf(reading);
	const side = world.teams.get(team);
	if (!side || season === undefined) return undefined;
	const [line] = await ask("results", { season, team, metric: "matches", by: [], limit: 1 });
	return line
		? undefined
		: `${side.name} did not play in ${season}; their seasons run from ${side.first_season} to ${side.last_season}`;
}

const LEADER =
	/\b(?:leads?|leader|ahead|in front|front|edge|upper hand|dominat\w*|better (?:record|head)|on top|head to head|who has won more|rivalry|bragging|more often|stronger|side in front|come out on top)\b/i;
const CHOICE = /\bor\b|\bwhich of\b/i;

/** Two sides: what one did against the other, who leads between them, or who has more of something altogether. */
export async function answerSides(context: Context, reading: Reading): Promise<Answer> {
	const { question, teams } = reading;
	const ids = [...new Set(teams.map(({ ids }) => ids[0] as string))];
	const [a, b] = ids as [string, string];
	const keys = measuresOf(reading);
	const between =
		/\b(?:v|vs|versus|against|rivalry|clash\w*|meet\w*|met|face\w*|each other|head to head|between|played each)\b/i.test(
			question,
		);
	if (keys.includes("win_streak") || keys.includes("loss_streak")) return answerStreak(context, reading, a, b);
	if (
		(CHOICE.test(question) && !between) ||
		(!between && /\b(?:more|higher|fewer|most)\b/i.test(question) && CHOICE.test(question))
	)
		return compareSides(context, reading, [a, b]);
	const twice = ids.find((id) => teams.filter(({ ids }) => ids[0] === id).length > 1);
	const against = teams.find(({ side }) => side === "against")?.ids[0];
	const by = teams.find(({ side }) => side === "for")?.ids[0];
	const subject = twice ?? (by && by !== against ? by : undefined) ?? ids.find((id) => id !== against) ?? a;
	const other = subject === a ? b : a;
	if (
		keys[0] === "highest_total" ||
		keys[0] === "lowest_total" ||
		(keys[0] === "runs" && /\bhighest|biggest|lowest|smallest\b/i.test(question))
	)
		return answerTotal(context, reading, subject, other);
	if (keys.includes("margin_runs") || keys.includes("margin_wickets"))
		return answerMargin(context, reading, subject, other);
	if (isClaim(reading) && reading.numbers.length > 0) return answerSide(context, reading, subject, other);
	if (isClaim(reading) && LEADER.test(question) && !/\bthan\b/i.test(question)) return leaderOf(context, reading, a, b);
	if (isClaim(reading) && /\bmore\b|\bahead\b|\blead\b|\bbetter\b/i.test(question))
		return compareSides(context, reading, [a, b]);
	if (
		LEADER.test(question) ||
		(/\bwho\b|\bwhich (?:team|side)\b/i.test(question) && !keys.includes("matches")) ||
		(keys.length === 0 && !reading.sorts.has("how_many"))
	)
		return leaderOf(context, reading, a, b);
	return answerSide(context, reading, subject, other);
}

async function leaderOf(context: Context, reading: Reading, a: string, b: string): Promise<Answer> {
	const { innings: _, outcome: __, ...scope } = scopeOf(reading);
	const [line] = await context.ask("results", { ...scope, team: a, opponent: b, metric: "matches", by: [], limit: 1 });
	const [first, second] = [context.world.teams.get(a)?.name, context.world.teams.get(b)?.name];
	if (!line) return unknown(context, `${first} and ${second} have not met there`);
	const links = [matchesOfSides(a, b)];
	const claim = isClaim(reading) ? (line.won > line.lost ? "Yes: " : "No: ") : "";
	if (line.won === line.lost)
		return stated(context, {
			text: `${claim || "Level: "}${first} and ${second} have each won ${line.won} matches against the other.`,
			figure: "level",
			links,
		});
	const [leader, trailing] = line.won > line.lost ? [first, second] : [second, first];
	return stated(context, {
		text: `${claim}${leader} lead, by ${Math.max(line.won, line.lost)} wins to ${Math.min(line.won, line.lost)} over ${trailing}${scopeWords(reading, context.world)}.`,
		figure: leader ?? null,
		definition: MEASURES.won.definition,
		links,
	});
}

/** Who of several sides has more of something. */
async function compareSides(context: Context, reading: Reading, teams: string[]): Promise<Answer> {
	const [key = "won"] = measuresOf(reading);
	const measure =
		MEASURES[
			["won", "lost", "win_percentage", "titles", "finals", "matches", "tosses", "playoff_seasons"].includes(key)
				? key
				: "won"
		];
	const { innings: _, outcome: __, ...scope } = scopeOf(reading);
	const lines = await context.ask("results", {
		...scope,
		stage: key === "titles" || key === "finals" ? undefined : scope.stage,
		metric: "matches",
		by: ["team"],
		limit: 100,
	});
	const less = /\b(?:fewer|less|lower|fewest|least)\b/i.test(reading.question);
	const found = teams.flatMap((team) => lines.find(({ team_id }) => team_id === team) ?? []);
	const value = (line: (typeof lines)[number]) =>
		Number((line as unknown as Record<string, unknown>)[measure.metric] ?? 0);
	const [first, second] = found.toSorted((x, y) => (value(y) - value(x)) * (less ? -1 : 1));
	if (!first || !second) return unknown(context, "one of these sides did not play then");
	const tell = (line: typeof first) => `${line.team} (${counted(measure, value(line))})`;
	if (isClaim(reading)) {
		const holds = first.team_id === teams[0] && value(first) !== value(second);
		return stated(context, {
			text: `${holds ? "Yes" : "No"}: ${tell(first)}, then ${tell(second)}.`,
			figure: holds ? "yes" : "no",
		});
	}
	if (value(first) === value(second))
		return stated(context, { text: `Neither: ${tell(first)} and ${tell(second)} are level.`, figure: "level" });
	return stated(context, {
		text: `${tell(first)}, then ${tell(second)}${scopeWords(reading, context.world)}.`,
		figure: first.team ?? null,
		definition: measure.definition,
	});
}

/** A side and no other: titles, streaks, totals, results. */
export async function answerOneSide(
	context: Context,
	reading: Reading,
	team: string,
	side: "for" | "against" | null,
): Promise<Answer> {
	const keys = measuresOf(reading);
	const absent = await premise(context, reading, team);
	if (absent) return unknown(context, absent);
	if (keys.includes("win_streak") || keys.includes("loss_streak")) return answerStreak(context, reading, team);
	if (keys.includes("margin_runs") || keys.includes("margin_wickets")) return answerMargin(context, reading, team);
	if (keys[0] === "won" && (reading.which.includes("season") || reading.sorts.has("when")))
		return answerTitles(context, reading, team);
	const titled = keys.some((key) => key === "titles" || key === "finals" || key === "playoff_seasons");
	if (
		titled &&
		!keys.includes("win_percentage") &&
		!(keys.includes("won") && reading.stage && !keys.includes("titles"))
	)
		return answerTitles(context, reading, team);
	if (reading.stage === "final" && reading.span?.single) return answerTitles(context, reading, team);
	if (keys.includes("all_outs")) return answerScored(context, reading, team, side, "all_outs");
	if (keys.includes("totals_200")) return answerScored(context, reading, team, side, "totals_200");
	if (keys.includes("highest_total") || keys.includes("lowest_total") || keys.includes("highest"))
		return side === "against" ? answerTotal(context, reading, undefined, team) : answerTotal(context, reading, team);
	const scored = (["sixes", "fours", "runs", "wickets"] as const).find((key) => key === keys[0]);
	if (scored) return answerScored(context, reading, team, side, scored);
	return answerSide(context, reading, team);
}

/** What was scored by a side, or against it: the innings are those of the side that batted. */
async function answerScored(
	context: Context,
	reading: Reading,
	team: string,
	side: "for" | "against" | null,
	key: "all_outs" | "totals_200" | "sixes" | "fours" | "runs" | "wickets",
): Promise<Answer> {
	const against = side === "against";
	// a side's wickets are those it took, which stand in the innings of the others
	const batted = key === "wickets" ? against : !against;
	const [line] = await context.ask("scoring", {
		...scopeOf(reading),
		...(batted ? { team } : { opponent: team }),
		metric: key,
	});
	const figure = line?.[key] ?? 0;
	return stated(context, {
		text: `${against ? "Against " : ""}${context.world.teams.get(team)?.name}: ${counted(MEASURES[key], figure)}${scopeWords(reading, context.world)}.`,
		figure,
	});
}
