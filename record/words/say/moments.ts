import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { countedOf } from "./counted.ts";
import { counting, dayOf } from "./figures.ts";
import type { NameOf } from "./names.ts";
import { isCounted, nounOf } from "./nouns.ts";
import { rowName } from "./rows.ts";
import { scopeOf } from "./scope.ts";

type Turn = Extract<Plan, { do: "turn" }>;

/** Whether a first or last row is an over or a ball of a match. */
export const isMoment = ({ question: { rows } }: Turn): boolean => rows === "overs" || rows === "balls";

/** 'Lasith Malinga bowled the last over in the 2019 final, to Chennai Super Kings on May 12, 2019.' */
export function momentSentence({ question, last, by }: Turn, { lines: [line] }: Result, name: NameOf): string {
	if (!line) return "I can't find anything like that.";
	const what = `the ${last ? "last" : "first"} ${question.rows === "overs" ? "over" : "ball"}${scopeOf(question, name)}`;
	const when = `${name(line.team_id)} batting against ${name(line.opponent_id)} on ${dayOf(line.date)}`;
	if (by === "match") return `${what.replace("the", "The")} was in ${rowName(by, line, name)}.`;
	if (by === "batter") return `${rowName(by, line, name)} faced ${what}, ${when}.`;
	if (by !== "figure") return `${rowName(by, line, name)} bowled ${what}, ${when}.`;
	const noun = nounOf(question);
	const value = line[question.measures[0] as keyof Line] as unknown as number;
	const count = isCounted(noun) ? counting(value, countedOf(question, noun).bare) : String(value);
	return `There ${value === 1 ? "was" : "were"} ${count} in ${what}, ${when}.`;
}
