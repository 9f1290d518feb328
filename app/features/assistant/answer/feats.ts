import { MEASURES, type Measure } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchLink, stated, unknown } from "./answer.ts";
import { asksForFigure } from "./choose.ts";
import { against, answerLevel, levelAt } from "./level.ts";
import { among, partOf } from "./part.ts";
import { type Sides, scopeWords } from "./scope.ts";

/** The fastest (or slowest) fifty or hundred of all. */
export async function fastestFeat(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const kind = measure.metric as "fifty" | "hundred";
	const slow = /\bslowest\b/i.test(reading.question);
	const part = partOf(reading, sides, ["nationality"]);
	const where = featsWhere(context, reading, sides);
	const compatriots = await fromAbroad(context, reading);
	const found = await context.ask("milestones", {
		...part,
		kind,
		order: slow ? "worst" : "best",
		limit: compatriots ? 1000 : (reading.nth ?? 1),
	});
	const feats = compatriots ? found.filter(({ player_id }) => compatriots.has(player_id)) : found;
	const feat = feats[(reading.nth ?? 1) - 1];
	if (!feat) return unknown(context, `there is no ${kind}${where}`);
	const of = among(MEASURES[kind === "fifty" ? "fifty_plus" : "hundreds"].unit[1], where);
	const named =
		/\bwho\b|\bbatsman\b|\bbatter\b|\bplayer\b|\bwhose\b|\bname\b/i.test(reading.question) ||
		!/\b(?:how|ball|balls|deliver\w*|quick)\b/i.test(reading.question.replace(/quickest/gi, ""));
	const level = levelAt(feats, reading.nth ?? 1);
	if (level.length > 1)
		return answerLevel(context, level, {
			who: ({ player }) => player,
			where: against,
			figure: named ? `${kind} off ${feat.balls} balls` : `${feat.balls} balls`,
			figureFirst: !named,
			of,
		});
	return stated(context, {
		text: named
			? `${feat.player}: ${kind} off ${feat.balls} balls, ${against(feat)}${of}.`
			: `${feat.balls} balls: ${feat.player}, ${against(feat)}${of}.`,
		figure: feat.player,
		links: [matchLink(feat.match_id)],
	});
}

/** The players of the nationality that was named; null when none was. */
export async function fromAbroad({ ask }: Context, { nationality }: Reading): Promise<Set<string> | null> {
	if (!nationality) return null;
	const abroad = nationality === "overseas" ? { overseas: true } : { nationality };
	const lines = await ask("appearances", { ...abroad, metric: "matches", limit: 1000 });
	return new Set(lines.flatMap(({ player_id }) => player_id ?? []));
}

/** That nationality behind a figure: ' by players from Australia'. */
export const abroadWords = ({ nationality }: Reading): string =>
	nationality ? ` by ${nationality === "overseas" ? "overseas players" : `players from ${nationality}`}` : "";

/** The innings of batters that a question narrows to: what is kept of them is the place in the order, but no part of the innings. */
function scoresPart(reading: Reading, sides: Sides) {
	const { nationality, position } = reading;
	return {
		...partOf(reading, sides, ["position", "nationality"]),
		...(nationality ? { nationality } : {}),
		...(position ? { from_position: position.from, to_position: position.to } : {}),
	};
}

const featsWhere = ({ world }: Context, reading: Reading, sides: Sides): string =>
	`${abroadWords(reading)}${scopeWords(reading, world, sides)}`;

/** The most sixes or fours of an innings. */
export async function ofOneInnings(
	context: Context,
	reading: Reading,
	measure: Measure,
	sides: Sides,
): Promise<Answer> {
	const where = featsWhere(context, reading, sides);
	const scores = await context.ask("scores", {
		...scoresPart(reading, sides),
		metric: measure.key as "sixes" | "fours",
		limit: 1,
	});
	const [score] = scores;
	if (!score) return unknown(context, `there is none${scopeWords(reading, context.world, sides)}`);
	const value = score[measure.key as "sixes" | "fours"];
	const figureFirst = asksForFigure(reading);
	const of = among("innings", where);
	if (scores.length > 1)
		return answerLevel(context, scores, {
			who: ({ player }) => player,
			where: against,
			figure: `${value} ${measure.unit[1]}`,
			figureFirst,
			of,
			answer: figureFirst ? value : null,
		});
	return stated(context, {
		text: figureFirst
			? `${value} ${measure.unit[1]}: ${score.player}, ${against(score)}${of}.`
			: `${score.player}: ${value} ${measure.unit[1]} ${against(score)}${of}.`,
		figure: figureFirst ? value : score.player,
		links: [matchLink(score.match_id)],
	});
}

/** Single feats with their match: the highest score, the best figures. */
export async function bestFeats(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const { nationality, nth, top } = reading;
	const wanted = top ?? nth ?? 1;
	const found: {
		rank: number;
		player: string;
		figure: string;
		opponent: string;
		season: number;
		match_id: number;
	}[] =
		measure.key === "highest"
			? (
					await context.ask("scores", {
						...scoresPart(reading, sides),
						metric: "runs",
						limit: wanted,
					})
				).map((score) => ({ ...score, figure: `${score.runs}${score.not_out ? "*" : ""}` }))
			: (
					await context.ask("spells", {
						...partOf(reading, sides, ["nationality"]),
						...(nationality ? { nationality } : {}),
						metric: "figures",
						limit: wanted,
					})
				).map((spell) => ({ ...spell, figure: `${spell.wickets}/${spell.runs}` }));
	const where = featsWhere(context, reading, sides);
	const of = among(measure.key === "highest" ? "innings" : "spells", where);
	const feat = found[wanted - 1] ?? found[0];
	if (!feat) return unknown(context, `there is no ${measure.unit[0]}${where}`);
	if (top)
		return stated(context, {
			text: `${found.map(({ player, figure }) => `${player} (${figure})`).join(", ")}${where}.`,
			figure: found.map(({ player }) => player).join(", "),
		});
	const figureFirst =
		asksForFigure(reading) || !/\b(?:who|whom|whose|name|batsman|batter|bowler|player|man)\b/i.test(reading.question);
	const level = found.filter(({ rank }) => rank === feat.rank);
	if (level.length > 1)
		return answerLevel(context, level, {
			who: ({ player, figure }) => (figure === feat.figure ? player : `${player} ${figure}`),
			where: against,
			figure: feat.figure,
			figureFirst,
			of,
			answer: figureFirst ? feat.figure : [...new Set(level.map(({ player }) => player))].join(", "),
		});
	return stated(context, {
		text: figureFirst
			? `${feat.figure}, by ${feat.player} ${against(feat)}${of}.`
			: `${feat.player}: ${feat.figure} ${against(feat)}${of}.`,
		figure: figureFirst ? feat.figure : feat.player,
		links: [matchLink(feat.match_id)],
	});
}

/** 'Only man to hit 175': who has made so many in an innings. */
export async function answerScore(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const runs = reading.numbers.find((number) => number >= 100) as number;
	const scores = await context.ask("scores", {
		...scoresPart(reading, sides),
		metric: "runs",
		min_runs: runs,
		max_runs: runs,
		limit: 5,
	});
	const [score] = scores;
	const where = featsWhere(context, reading, sides);
	if (!score) return unknown(context, `nobody has made ${runs} in an innings${where}`);
	return stated(context, {
		text: `${scores.map((line) => `${line.player} made ${runs}${line.not_out ? "*" : ""} ${against(line)}`).join("; ")}${among("innings", where)}.`,
		figure: scores.map(({ player }) => player).join(", "),
		links:
			scores.length === 1
				? [matchLink(score.match_id)]
				: scores.map(({ match_id, player }) => matchLink(match_id, `The scorecard (${player})`)),
	});
}

/** The spell that most runs were taken off. */
export async function dearestSpell(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const where = scopeWords(reading, context.world, sides);
	const spells = await context.ask("spells", { ...partOf(reading, sides), metric: "runs", limit: 1 });
	const [spell] = spells;
	if (!spell) return unknown(context, `nobody has bowled${where}`);
	const figuresOf = (line: typeof spell) => `${line.wickets}/${line.runs} off ${line.overs} overs, ${against(line)}`;
	const of = among("spells", where);
	const figureFirst = asksForFigure(reading);
	if (spells.length > 1)
		return answerLevel(context, spells, {
			who: ({ player }) => player,
			where: figuresOf,
			figure: `${spell.runs} runs`,
			figureFirst,
			of,
			answer: figureFirst ? spell.runs : null,
		});
	return stated(context, {
		text: figureFirst
			? `${spell.runs} runs: ${spell.player}, ${figuresOf(spell)}${of}.`
			: `${spell.player}: ${figuresOf(spell)}${of}.`,
		figure: figureFirst ? spell.runs : spell.player,
		links: [matchLink(spell.match_id)],
	});
}
