import type { ConditionName } from "../../language/conditions.ts";
import { fill, isMisfit, measureFor, nounOf } from "../fill.ts";
import type { Frame, FrameCondition } from "../frame.ts";
import { asQuestion, measureOf, otherMeasures } from "../parts.ts";
import { subjectsOf } from "../subjects.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import { each, type Form, type Made } from "./form.ts";

/** The measure that is a share of this one. */
const SHARES: Partial<Record<ConceptName, ConceptName>> = {
	boundaries: "boundary_percentage",
	dots: "dot_percentage",
	matches: "win_percentage",
	wins: "win_percentage",
};
/** Conditions on the part that also limit the whole. */
const OF_WHOLE: ReadonlySet<string> = new Set<ConditionName>([
	"season",
	"ground",
	"city",
	"country",
	"month",
	"result",
	"stage",
]);

/** A percentage, or a figure per match: "What portion of Malinga's wickets came at the death?" */
export const share: Form = {
	signature: { needs: [["mark:percent", "mark:per"]], takes: ["name"] },
	make,
};

function make(frame: Frame, concept: ConceptName | undefined): Made {
	if (frame.marks.some((mark) => mark !== "percent" && mark !== "per")) return { misfit: frame.marks.join() };
	if (frame.marks.includes("per")) return perOne(frame);
	return ofRuns(frame) ?? ofOwn(frame, concept) ?? { misfit: "percent" };
}

/** The percentage of runs in sixes, fours or both. */
function ofRuns(frame: Frame): Made | undefined {
	const names = frame.measures.map(({ name }) => name);
	if (!names.includes("runs") || names.length !== 2) return undefined;
	if (names.includes("sixes")) return ofBoundary(frame, "sixes", 6);
	if (names.includes("fours")) return ofBoundary(frame, "fours", 4);
	return names.includes("boundaries") ? plain(without(frame, "runs", "boundaries"), "boundary_percentage") : undefined;
}

/** A percentage measure, or the percentage that one condition selects. */
function ofOwn(frame: Frame, concept: ConceptName | undefined): Made | undefined {
	if (!concept) return undefined;
	const isWins = (concept === "wins" || concept === "matches") && frame.measures.some(({ name }) => name === "wins");
	const [part, more] = frame.limits.filter(
		({ any, not, link }) => !not && link !== "of" && Object.keys(any[0] ?? {}).some((name) => !OF_WHOLE.has(name)),
	);
	const own = isWins ? SHARES.wins : SHARES[concept];
	// "of his balls in the powerplay, those that were dot balls"
	const isSaid = frame.measures.some(({ name }) => besideOf(concept).includes(name));
	if (own && (isWins || isSaid || !part)) return plain(without(frame, "wins", concept, ...besideOf(concept)), own);
	if (!part) return ofMatches(frame, concept);
	// "of his matches, those won at home": out of all matches or out of home matches
	if (concept !== "matches" && frame.nouns.some(({ name }) => name === "match")) return undefined;
	return more || frame.limits.some(({ not }) => not) ? undefined : ofPart(frame, concept, part);
}

/** Measures that repeat a concept: "of his balls, those that were dot balls". */
const besideOf = (concept: ConceptName) => (conceptOf(concept).beside ?? []) as ConceptName[];

/** The percentage of a side's matches: "share of tosses won". */
function ofMatches(frame: Frame, concept: ConceptName): Made {
	return each(frame, concept, (base) => {
		if (
			base.rows !== "sides" ||
			base.where.toss !== undefined ||
			measureOf(base.rows, base.measure).written !== "count"
		)
			return { misfit: "percent" };
		const whole = asQuestion({ ...base, measure: "matches" });
		return [{ form: "share", part: asQuestion(base), whole, times: 100, unit: "percent" }];
	});
}

const without = (frame: Frame, ...names: ConceptName[]): Frame => ({
	...frame,
	measures: frame.measures.filter(({ name }) => !names.includes(name)),
});

const plain = (frame: Frame, concept: ConceptName): Made =>
	each({ ...frame, marks: [] }, concept, (base) => [{ form: "figure", question: asQuestion(base) }]);

/** The percentage of a figure that one condition selects. */
function ofPart(frame: Frame, concept: ConceptName, part: FrameCondition): Made {
	const other = otherMeasures(frame, concept);
	const [subject, another] = subjectsOf(frame, concept);
	if (other || !subject || another) return { misfit: other ?? "percent" };
	const rows = measureFor(concept, subject);
	const one = fill(frame, rows);
	const whole = fill(
		frame,
		rows,
		frame.limits.filter((limit) => limit !== part),
	);
	if (isMisfit(one)) return one;
	if (isMisfit(whole)) return whole;
	return [{ form: "share", part: asQuestion(one), whole: asQuestion(whole), times: 100, unit: "percent" }];
}

function ofBoundary(frame: Frame, name: "sixes" | "fours", worth: number): Made {
	const one = fill(frame, `batting.${name}`);
	const whole = fill(frame, "batting.runs");
	if (isMisfit(one)) return one;
	if (isMisfit(whole)) return whole;
	return [{ form: "share", part: asQuestion(one), whole: asQuestion(whole), times: 100 * worth, unit: "percent" }];
}

/** A figure per match: "sixes per match". */
function perOne(frame: Frame): Made {
	const noun = frame.nouns.find(({ name }) => nounOf(name).counts === "matches");
	const concept = frame.measures[0]?.name;
	if (!noun || !concept) return { misfit: "per" };
	const isNamed = frame.people.length + frame.sides.length > 0;
	return each(frame, concept, (base) => {
		const whole = fill(frame, measureFor("matches", isNamed ? (frame.people.length > 0 ? "player" : "team") : "any"));
		if (isMisfit(whole)) return whole;
		return [{ form: "share", part: asQuestion(base), whole: asQuestion(whole), times: 1, unit: "each" }];
	});
}
