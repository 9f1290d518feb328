import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchLink, stated, unknown } from "./answer.ts";
import { against, answerLevel, levelAt } from "./level.ts";
import { among, standsPart } from "./part.ts";
import { type Sides, sidesOf } from "./scope.ts";

/** The highest stand, of a wicket or of all; the pair with most runs together. */
export async function answerStands(context: Context, reading: Reading, given: Sides): Promise<Answer> {
	const { question } = reading;
	const together =
		/\b(?:pair|duo|together|aggregate|combined|most runs|all their|partners)\b/i.test(question) &&
		!/\b(?:highest|biggest|largest|best) (?:partnership|stand)\b/i.test(question);
	// of nobody in particular every side was played for, unless the words say that it was played against
	const sides = { ...sidesOf(reading.teams, () => true), ...given };
	const { part, where, rank } = standsPart(context, reading, sides, false);
	const hundreds = /\b(?:century|hundred|100)\b/i.test(question) && /\b(?:pair|duo|who|partners)\b/i.test(question);
	if (hundreds || together) {
		const found = await context.ask("pairs", { ...part, metric: hundreds ? "hundreds" : "runs", limit: rank });
		const pair = found[rank - 1];
		if (!pair) return unknown(context, `there is no partnership${where}`);
		const who = levelAt(found, rank)
			.map(({ batter1, batter2 }) => `${batter1} and ${batter2}`)
			.join("; ");
		const figure = hundreds
			? `${pair.hundreds} stands of a hundred or more`
			: `${pair.runs.toLocaleString("en-US")} runs together`;
		return stated(context, { text: `${who}: ${figure}${where}.`, figure: who });
	}
	const found = await context.ask("partnerships", { ...part, limit: rank });
	const stand = found[rank - 1];
	if (!stand) return unknown(context, `there is no partnership${where}`);
	const whoOf = ({ batter1, batter2 }: typeof stand) => `${batter1} and ${batter2}`;
	const metOf = (line: typeof stand) => `for ${line.team} ${against(line)}`;
	const named = /\b(?:who|which pair|name|whose)\b/i.test(question);
	const of = among("stands", where);
	const level = levelAt(found, rank);
	if (level.length > 1)
		return answerLevel(context, level, {
			who: whoOf,
			where: metOf,
			figure: `${stand.runs} runs`,
			figureFirst: !named,
			of,
			answer: named ? null : stand.runs,
		});
	return stated(context, {
		text: named
			? `${whoOf(stand)}: ${stand.runs} runs ${metOf(stand)}${of}.`
			: `${stand.runs} runs, by ${whoOf(stand)} ${metOf(stand)}${of}.`,
		figure: named ? whoOf(stand) : stand.runs,
		links: [matchLink(stand.match_id)],
	});
}
