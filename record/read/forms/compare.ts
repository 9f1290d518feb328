import { isMisfit, nounOf } from "../fill.ts";
import type { Frame, Named } from "../frame.ts";
import { asQuestion, measureOf } from "../parts.ts";
import type { Plan } from "../plan.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, type Form, type Made } from "./form.ts";

type Side = { frame: Frame; name: string };

/** Compares two people, sides, seasons or grounds: "Gayle or Pollard: more sixes?", "How many more …?" */
export const compare: Form = {
	signature: {
		needs: [["choice", "comparing", "mark:difference"]],
		takes: ["extreme:best", "extreme:high", "extreme:low", "extreme:worst", "name", "way", "yes"],
	},
	make,
};

function make(frame: Frame, concept: ConceptName | undefined): Made {
	const pair = twoOf(frame);
	// matches in which both played do not say who is ahead
	if (!concept || !pair || (concept === "matches" && frame.marks.includes("versus"))) return { misfit: "which two" };
	const made = pair.map((side) =>
		each(side.frame, concept, (base) => [{ form: "figure", question: asQuestion(base) }]),
	);
	const [one, other] = made as [Made, Made];
	if (isMisfit(one)) return one;
	if (isMisfit(other)) return other;
	const names = pair.map(({ name }) => name);
	return one.flatMap((first, at): Plan[] => {
		const second = other[at];
		if (first.form !== "figure" || second?.form !== "figure") return [];
		const questions = [first.question, second.question];
		const difference =
			(frame.asks.includes("count") && frame.comparing.length > 0) || frame.marks.includes("difference");
		return [
			{
				form: "compare",
				questions,
				names,
				way: wayOf(frame, first.question.rows, first.question.measures[0]),
				difference,
				...(frame.wants_yes && frame.choice !== "or" ? { yes: true as const } : {}),
			},
		];
	});
}

/** Whether the higher or the lower value wins. For "better" and "worse" the measure decides. */
function wayOf(frame: Frame, rows: Parameters<typeof measureOf>[0], key = ""): "high" | "low" {
	const [word] = frame.comparing;
	const best = measureOf(rows, key).best;
	if (word) return word === "best" ? best : word;
	const [extreme] = frame.extremes;
	if (extreme?.name === "best") return best;
	if (extreme?.name === "worst") return best === "high" ? "low" : "high";
	return extreme?.name === "low" ? "low" : "high";
}

/** The two that are compared, each as its own question; undefined unless exactly two are named. */
export function twoOf(frame: Frame): [Side, Side] | undefined {
	const people = chosen(frame.people);
	if (people) return split(frame, "people", people);
	const met = metIn(frame);
	if (met) return met;
	if (frame.sides.some(({ link }) => link === "against")) return undefined;
	const sides = chosen(frame.sides);
	const isOfOne = frame.people.length === 1 && frame.sides.every(({ joined }, at) => at === 0 || joined === "or");
	if (sides && (frame.people.length === 0 || isOfOne)) return split(frame, "sides", sides);
	const seasons = frame.limits.filter(({ any }) => typeof any[0]?.season === "number" || any[0]?.ground !== undefined);
	const [one, other, more] = seasons;
	if (!one || !other || more) return undefined;
	const only = (kept: typeof one): Side => ({
		frame: { ...bare(frame), limits: frame.limits.filter((limit) => limit === kept || !seasons.includes(limit)) },
		name: kept.words,
	});
	return [only(one), only(other)];
}

/** Two sides, each against the other: "Mumbai v Chennai, who won more". */
function metIn(frame: Frame): [Side, Side] | undefined {
	const [one, other, more] = frame.sides;
	const isMet = frame.marks.includes("versus") || (one?.link === undefined && other?.link === "against");
	if (!one || !other || more || one.not || other.not || frame.people.length > 0 || !isMet) return undefined;
	const against = (side: Named, met: Named): Side => ({
		frame: { ...bare(frame), sides: [plain(side), { ...plain(met), link: "against" }] },
		name: side.names[0] ?? side.words,
	});
	return [against(one, other), against(other, one)];
}

const plain = ({ link: _, joined: __, ...name }: Named): Named => name;

const bare = (frame: Frame): Frame => ({
	...frame,
	comparing: [],
	extremes: [],
	marks: frame.marks.filter((mark) => mark === "bat" || mark === "ball"),
	nouns: frame.nouns.filter(({ name }) => name !== "pair" && nounOf(name).by !== "player"),
	asks: [],
});

/** The two of three names that are compared: "dismissed more often by Harbhajan: Raina or Gilchrist". */
function chosen(names: readonly Named[]): [Named, Named] | undefined {
	if (names.some(({ not }) => not)) return undefined;
	if (names.length === 2) return names as [Named, Named];
	const free = names.filter(
		({ link, joined }, at) =>
			joined === "or" || names[at + 1]?.joined === "or" || (link === undefined && names.length < 3),
	);
	return names.length === 3 && free.length === 2 ? (free as [Named, Named]) : undefined;
}

function split(frame: Frame, list: "people" | "sides", two: [Named, Named]): [Side, Side] {
	const rest = frame[list].filter((name) => !two.includes(name));
	const side = (name: Named): Side => ({
		frame: { ...bare(frame), [list]: [{ ...plain(name), follows: undefined }, ...rest] as Named[] },
		name: name.names[0] ?? name.words,
	});
	return [side(two[0]), side(two[1])];
}
