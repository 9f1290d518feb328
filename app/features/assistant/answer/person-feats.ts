import { formatLongDate } from "../../../lib/dates.ts";
import { MEASURES, type Measure } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchLink, stated, unknown } from "./answer.ts";
import { counted, figureText } from "./choose.ts";
import { against, answerLevel, levelAt } from "./level.ts";
import { linesOf, valueIn } from "./lines.ts";
import { among, NTH, partOf, standsPart } from "./part.ts";
import { asksForBest, type Sides, scopeWords } from "./scope.ts";
import { listed } from "./write.ts";

/** A player's fastest fifty or hundred. */
export async function fastestOf(
	context: Context,
	reading: Reading,
	person: Person,
	measure: Measure,
	sides: Sides,
): Promise<Answer> {
	const kind = measure.metric as "fifty" | "hundred";
	const slow = /\bslowest\b/i.test(reading.question);
	const rank = reading.nth ?? 1;
	const feats = await context.ask("milestones", {
		...partOf(reading, sides, ["nationality"]),
		kind,
		player: person.id,
		order: slow ? "worst" : "best",
		limit: rank,
	});
	const feat = feats[rank - 1];
	const where = scopeWords(reading, context.world, sides);
	if (!feat)
		return unknown(context, `${person.name} has no ${rank > 1 ? `${NTH[rank - 1] ?? "such"} ` : ""}${kind}${where}`);
	const which = `${rank > 1 ? `${NTH[rank - 1] ?? `${rank}th`} ` : ""}${slow ? "slowest" : "fastest"}`;
	const level = levelAt(feats, rank);
	return stated(context, {
		text: `${person.name} reached his ${which} ${kind} off ${feat.balls} balls, ${listed(level.map(against))}${among("innings", where)}.`,
		figure: feat.balls,
		links: level.map(({ match_id, season }) =>
			matchLink(match_id, level.length > 1 ? `The scorecard (${season})` : undefined),
		),
	});
}

/** A player's highest stand, or with whom he made most. */
export async function standsOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const { part, where, rank } = standsPart(context, reading, sides, true);
	const filter = { ...part, player: person.id, limit: rank };
	if (
		(asksForBest(reading) && (reading.which.includes("player") || reading.sorts.has("how_many"))) ||
		/\bpartners?\b/i.test(reading.question)
	) {
		const pair = (await context.ask("pairs", { ...filter, metric: "runs" }))[rank - 1];
		if (!pair) return unknown(context, `${person.name} has no partnership${where}`);
		const other = pair.batter1_id === person.id ? pair.batter2 : pair.batter1;
		return stated(context, {
			text: `${other}: with ${person.name} ${pair.runs} runs in ${pair.stands} ${pair.stands === 1 ? "stand" : "stands"}${where}.`,
			figure: other,
		});
	}
	const level = levelAt(await context.ask("partnerships", filter), rank);
	const [stand] = level;
	if (!stand) return unknown(context, `${person.name} has no partnership${where}`);
	if (level.length > 1)
		return answerLevel(context, level, {
			who: ({ batter1, batter2 }) => `${batter1} and ${batter2}`,
			where: against,
			figure: `${stand.runs} runs`,
			figureFirst: true,
			of: among("stands", where),
			answer: stand.runs,
		});
	return stated(context, {
		text: `${stand.runs} runs: ${stand.batter1} and ${stand.batter2}, ${against(stand)}${among("stands", where)}.`,
		figure: stand.runs,
		links: [matchLink(stand.match_id)],
	});
}

const whenAndWhere = ({ date, ground }: { date: string; ground: string }): string =>
	`on ${formatLongDate(date)}, at ${ground}`;

/** 'McCullum's 158: against whom, when?' */
export async function matchOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const part = partOf(reading, sides, ["position", "nationality"]);
	const where = scopeWords(reading, context.world, sides);
	const [, wickets, conceded] = reading.question.match(/\b(\d{1,2})(?:[/-]| for )(\d{1,3})\b/) ?? [];
	if (wickets && conceded) {
		const spells = await context.ask("spells", {
			...partOf(reading, sides, ["nationality"]),
			player: person.id,
			metric: "figures",
			limit: 500,
		});
		const level = spells.filter((line) => line.wickets === Number(wickets) && line.runs === Number(conceded));
		const [spell] = level;
		if (!spell) return unknown(context, `${person.name} has no spell of ${wickets}/${conceded}${where}`);
		if (level.length > 1)
			return answerLevel(context, level, {
				who: ({ opponent }) => `Against ${opponent}`,
				where: whenAndWhere,
				figure: `${person.name} took ${spell.wickets}/${spell.runs}`,
				figureFirst: false,
				of: among("spells", where),
				answer: [...new Set(level.map(({ opponent }) => opponent))].join(", "),
			});
		return stated(context, {
			text: `Against ${spell.opponent}, ${whenAndWhere(spell)}: ${person.name} took ${spell.wickets}/${spell.runs} for ${spell.team} in ${spell.season}${among("spells", where)}.`,
			figure: spell.opponent,
			links: [matchLink(spell.match_id)],
		});
	}
	const runs = reading.numbers[0] as number;
	const scores = await context.ask("scores", {
		...part,
		...(reading.position ? { from_position: reading.position.from, to_position: reading.position.to } : {}),
		player: person.id,
		metric: "runs",
		min_runs: runs,
		max_runs: runs,
		limit: 1,
	});
	const [score] = scores;
	if (!score) return unknown(context, `${person.name} has no innings of ${runs}${where}`);
	if (scores.length > 1)
		return answerLevel(context, scores, {
			who: ({ opponent }) => `Against ${opponent}`,
			where: whenAndWhere,
			figure: `${person.name} made ${runs}`,
			figureFirst: false,
			of: among("innings", where),
			answer: [...new Set(scores.map(({ opponent }) => opponent))].join(", "),
		});
	return stated(context, {
		text: `Against ${score.opponent}, ${whenAndWhere(score)}: ${person.name} made ${score.runs}${score.not_out ? "*" : ""} for ${score.team} in ${score.season}${among("innings", where)}.`,
		figure: score.opponent,
		links: [matchLink(score.match_id)],
	});
}

/** 'In what year did Warner make 848?': the season of so many runs or wickets. */
export async function seasonOf(
	context: Context,
	reading: Reading,
	person: Person,
	measure: Measure | null,
	sides: Sides,
): Promise<Answer> {
	const counts = measure ?? MEASURES.runs;
	const wanted = reading.numbers.find((number) => number > 200);
	const seasons = await linesOf(
		context.ask,
		counts,
		reading,
		{ player: person.id, by: ["season"], ...sides },
		{ limit: 50 },
	);
	const line = seasons.find((season) => valueIn(season, counts) === wanted);
	if (!line)
		return unknown(context, `${person.name} has no season with ${figureText(counts, wanted)} ${counts.unit[1]}`);
	return stated(context, {
		text: `${line.season}: ${person.name} has ${counted(counts, wanted)} in that season${among(counts.unit[1], scopeWords(reading, context.world, sides))}.`,
		figure: String(line.season),
		links: [{ label: `The season of ${line.season}`, href: `/seasons/${line.season}` }],
	});
}
