import type { Measure } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchLink, stated, unknown } from "./answer.ts";
import { asksForFigure } from "./choose.ts";
import { type Sides, scopeOf, scopeWords, spanOf } from "./scope.ts";

/** The fastest (or slowest) fifty or hundred of all. */
export async function fastestFeat(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const kind = measure.metric as "fifty" | "hundred";
	const slow = /\bslowest\b/i.test(reading.question);
	const { innings: _, ...scope } = { ...scopeOf(reading), ...sides };
	const compatriots = await fromAbroad(context, reading);
	const found = await context.ask("milestones", {
		...scope,
		kind,
		order: slow ? "worst" : "best",
		limit: compatriots ? 1000 : (reading.nth ?? 1),
	} as never);
	const feats = compatriots ? found.filter(({ player_id }) => compatriots.has(player_id)) : found;
	const feat = feats[(reading.nth ?? 1) - 1];
	if (!feat) return unknown(context, `there is no ${kind}${scopeWords(reading, context.world, sides)}`);
	const level = new Set(feats.filter(({ balls }) => balls === feat.balls).map(({ player }) => player));
	const names = [...level].join(", ");
	const text =
		/\bwho\b|\bbatsman\b|\bbatter\b|\bplayer\b|\bwhose\b|\bname\b/i.test(reading.question) ||
		!/\b(?:how|ball|balls|deliver\w*|quick)\b/i.test(reading.question.replace(/quickest/gi, ""))
			? `${names}: ${kind} off ${feat.balls} balls, against ${feat.opponent} in ${feat.season}.`
			: `${feat.balls} balls: ${names}, against ${feat.opponent} in ${feat.season}.`;
	return stated(context, { text, figure: names, links: [matchLink(feat.match_id)] });
}

/** The players of the nationality that was named; null when none was. */
async function fromAbroad({ ask }: Context, { nationality }: Reading): Promise<Set<string> | null> {
	if (!nationality) return null;
	const abroad = nationality === "overseas" ? { overseas: true } : { nationality };
	const lines = await ask("appearances", { ...abroad, metric: "matches", limit: 1000 });
	return new Set(lines.flatMap(({ player_id }) => player_id ?? []));
}

/** The highest stand, of a wicket or of all; the pair with most runs together. */
export async function answerStands(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const together =
		/\b(?:pair|duo|together|aggregate|combined|most runs|all their|partners)\b/i.test(reading.question) &&
		!/\b(?:highest|biggest|largest|best) (?:partnership|stand)\b/i.test(reading.question);
	const scope = { ...spanOf(reading), ...sides };
	const where = scopeWords(reading, context.world, sides);
	if (
		/\b(?:century|hundred|100)\b/i.test(reading.question) &&
		/\b(?:pair|duo|who|partners)\b/i.test(reading.question)
	) {
		const [pair] = await context.ask("pairs", { ...scope, metric: "hundreds", limit: 1 });
		if (!pair) return unknown(context, `there is no partnership${where}`);
		return stated(context, {
			text: `${pair.batter1} and ${pair.batter2}: ${pair.hundreds} stands of a hundred or more${where}.`,
			figure: `${pair.batter1} and ${pair.batter2}`,
		});
	}
	if (together) {
		const [pair] = await context.ask("pairs", { ...scope, metric: "runs", limit: 1 });
		if (!pair) return unknown(context, `there is no partnership${where}`);
		return stated(context, {
			text: `${pair.batter1} and ${pair.batter2}: ${pair.runs.toLocaleString("en-US")} runs together${where}.`,
			figure: `${pair.batter1} and ${pair.batter2}`,
		});
	}
	const wicket =
		reading.nth && /\bwicket\b/i.test(reading.question)
			? { wicket: reading.nth }
			: /\b(?:opening|first wicket)\b/i.test(reading.question)
				? { wicket: 1 }
				: {};
	const rank = "wicket" in wicket ? 1 : (reading.nth ?? 1);
	const found = await context.ask("partnerships", {
		...scope,
		...wicket,
		...(reading.stage ? { stage: reading.stage } : {}),
		limit: rank,
	});
	const stand = found[rank - 1];
	if (!stand) return unknown(context, `there is no partnership${where}`);
	const who = `${stand.batter1} and ${stand.batter2}`;
	const named = /\b(?:who|which pair|name|whose)\b/i.test(reading.question);
	return stated(context, {
		text: named
			? `${who}: ${stand.runs} runs for ${stand.team} against ${stand.opponent} in ${stand.season}.`
			: `${stand.runs} runs, by ${who} for ${stand.team} against ${stand.opponent} in ${stand.season}.`,
		figure: named ? who : stand.runs,
		links: [matchLink(stand.match_id)],
	});
}

/** The most sixes or fours of an innings. */
export async function ofOneInnings(
	context: Context,
	reading: Reading,
	measure: Measure,
	sides: Sides,
): Promise<Answer> {
	const scores = await context.ask("scores", {
		...scopeOf(reading),
		...sides,
		metric: measure.key as "sixes" | "fours",
		limit: 1,
	});
	const [score] = scores;
	if (!score) return unknown(context, `there is none${scopeWords(reading, context.world, sides)}`);
	const names = [...new Set(scores.map(({ player }) => player))].join(", ");
	const value = score[measure.key as "sixes" | "fours"];
	return stated(context, {
		text: asksForFigure(reading)
			? `${value} ${measure.unit[1]}: ${names}, against ${score.opponent} in ${score.season}.`
			: `${names}: ${value} ${measure.unit[1]} against ${score.opponent} in ${score.season}.`,
		figure: asksForFigure(reading) ? value : names,
		links: [matchLink(score.match_id)],
	});
}

/** Single feats with their match: the highest score, the best figures. */
export async function bestFeats(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const { nationality, position, nth, top } = reading;
	const wanted = top ?? nth ?? 1;
	const scope = { ...scopeOf(reading), ...sides, ...(nationality ? { nationality } : {}), limit: wanted };
	const found: { player: string; figure: string; opponent: string; season: number; match_id: number }[] =
		measure.key === "highest"
			? (
					await context.ask("scores", {
						...scope,
						...(position ? { from_position: position.from, to_position: position.to } : {}),
						metric: "runs",
					})
				).map((score) => ({ ...score, figure: `${score.runs}${score.not_out ? "*" : ""}` }))
			: (await context.ask("spells", { ...scope, metric: "figures" })).map((spell) => ({
					...spell,
					figure: `${spell.wickets}/${spell.runs}`,
				}));
	const where = scopeWords(reading, context.world, sides);
	const feat = found[wanted - 1] ?? found[0];
	if (!feat) return unknown(context, `there is no ${measure.unit[0]}${where}`);
	if (top)
		return stated(context, {
			text: `${found.map(({ player, figure }) => `${player} (${figure})`).join(", ")}${where}.`,
			figure: found.map(({ player }) => player).join(", "),
		});
	const figureFirst =
		asksForFigure(reading) || !/\b(?:who|whom|whose|name|batsman|batter|bowler|player|man)\b/i.test(reading.question);
	return stated(context, {
		text: figureFirst
			? `${feat.figure}, by ${feat.player} against ${feat.opponent} in ${feat.season}.`
			: `${feat.player}: ${feat.figure} against ${feat.opponent} in ${feat.season}.`,
		figure: figureFirst ? feat.figure : feat.player,
		links: [matchLink(feat.match_id)],
	});
}

/** 'Only man to hit 175': who has made so many in an innings. */
export async function answerScore(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const runs = reading.numbers.find((number) => number >= 100) as number;
	const scores = await context.ask("scores", {
		...scopeOf(reading),
		...sides,
		metric: "runs",
		min_runs: runs,
		max_runs: runs,
		limit: 5,
	});
	const [score] = scores;
	if (!score) return unknown(context, `nobody has made ${runs} in an innings`);
	return stated(context, {
		text: `${scores.map(({ player, not_out, opponent, season }) => `${player} made ${runs}${not_out ? "*" : ""} against ${opponent} in ${season}`).join("; ")}.`,
		figure: scores.map(({ player }) => player).join(", "),
		links: [matchLink(score.match_id)],
	});
}

/** The spell that most runs were taken off. */
export async function dearestSpell(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const [spell] = await context.ask("spells", { ...scopeOf(reading), ...sides, metric: "runs", limit: 1 });
	if (!spell) return unknown(context, `nobody has bowled${scopeWords(reading, context.world, sides)}`);
	const figures = `${spell.wickets}/${spell.runs} off ${spell.overs} overs, against ${spell.opponent} in ${spell.season}`;
	return stated(context, {
		text: asksForFigure(reading) ? `${spell.runs} runs: ${spell.player}, ${figures}.` : `${spell.player}: ${figures}.`,
		figure: asksForFigure(reading) ? spell.runs : spell.player,
		links: [matchLink(spell.match_id)],
	});
}
