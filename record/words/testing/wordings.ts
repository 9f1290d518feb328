import type { Question, Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import type { MatchRecord } from "../../record.ts";

type Ints = (...bounds: [max: number] | [min: number, max: number]) => number;
/** A condition with the ways to say it. */
export type Said = { where: Where; words: string[] };
/** A question with what it is made of, to be worded one way or another. */
export type Worded = { question: Question; name: string; measure: string; conditions: Said[] };

const MEASURES: Partial<Record<RowsName, Record<string, string[]>>> = {
	batting: {
		runs: ["runs"],
		fours: ["fours"],
		sixes: ["sixes", "maximums"],
		hundreds: ["hundreds", "centuries"],
		fifties: ["fifties", "half-centuries"],
		ducks: ["ducks"],
		strike_rate: ["batting strike rate"],
		average: ["batting average"],
		highest: ["highest score"],
	},
	bowling: {
		wickets: ["wickets", "scalps"],
		economy: ["economy", "economy rate"],
		maidens: ["maidens", "maiden overs"],
		best: ["best figures", "best bowling figures"],
		five_wickets: ["five-wicket hauls"],
		strike_rate: ["bowling strike rate"],
	},
};

const FIXED: Said[] = [
	{ where: { phase: "powerplay" }, words: ["in the powerplay", "in the first six overs"] },
	{ where: { phase: "death" }, words: ["at the death", "in the last five overs"] },
	{ where: { stage: "playoff" }, words: ["in the playoffs", "in knockout matches"] },
	{ where: { stage: "final" }, words: ["in finals"] },
	{ where: { innings: 2 }, words: ["in chases", "batting second"] },
	{ where: { result: "won" }, words: ["in wins", "in victories"] },
	{ where: { result: "lost" }, words: ["in defeats", "in a losing cause"] },
	{ where: { home: true }, words: ["at home"] },
	{ where: { country: "South Africa" }, words: ["in South Africa"] },
];
const FIELDS = (where: Where) => Object.keys(where)[0] as string;

/** Makes questions about players who are known by their whole names, with up to three conditions. */
export function worder({ names, franchises, seasons }: MatchRecord, ints: Ints): () => Worded {
	const one = <Of>(list: readonly Of[]): Of => list[ints(list.length)] as Of;
	const people = names.people.filter(
		({ name, matches }) =>
			matches >= 20 && name.split(" ").length === 2 && names.people.filter((other) => other.name === name).length === 1,
	);
	const condition = (): Said => {
		const season = one(seasons);
		const side = one(franchises);
		const ground = one(names.grounds);
		return one([
			one(FIXED),
			{ where: { season }, words: [`in ${season}`, `during ${season}`] },
			{ where: { season: { from: season } }, words: [`since ${season}`] },
			{ where: { opponent: side.id }, words: [`against ${side.name}`, `v ${side.short_name}`] },
			{ where: { team: side.id }, words: [`for ${side.name}`, `for ${side.short_name}`] },
			{ where: { ground: ground.id }, words: [`at ${ground.name}`] },
		]);
	};
	return () => {
		const rows = one(["batting", "bowling"] as const);
		const [measure, words] = one(Object.entries(MEASURES[rows] ?? {}));
		const person = one(people);
		const conditions: Said[] = [];
		for (let count = ints(4); count > 0; count -= 1) {
			const next = condition();
			if (!conditions.some(({ where }) => FIELDS(where) === FIELDS(next.where))) conditions.push(next);
		}
		const where = Object.assign({ player: person.id }, ...conditions.map((each) => each.where)) as Where;
		return { question: { rows, measures: [measure], where }, name: person.name, measure: one(words), conditions };
	};
}

const TEMPLATES: ((name: string, measure: string, conditions: string) => string)[] = [
	(name, measure, conditions) => `${name} ${measure} ${conditions}`,
	(name, measure, conditions) => `How many ${measure} does ${name} have ${conditions}?`,
	(name, measure, conditions) => `${measure} by ${name} ${conditions}`,
	(name, measure, conditions) => `Please tell me ${name}'s ${measure} ${conditions}.`,
	(name, measure, conditions) => `${name}, ${conditions}: ${measure}?`,
];

/** The question in one of the ways to word it. */
export function wordingOf({ name, measure, conditions }: Worded, ints: Ints): string {
	const said = conditions.map(({ words }) => words[ints(words.length)]).join(" ");
	return (TEMPLATES[ints(TEMPLATES.length)]?.(name, measure, said) ?? "")
		.replace(/ +/g, " ")
		.replace(", :", ":")
		.trim();
}
