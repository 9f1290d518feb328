import { duels, isDuel } from "./duels.ts";
import { conceptOf, isMisfit, nounOf } from "./fill.ts";
import { age } from "./forms/age.ts";
import { compare, twoOf } from "./forms/compare.ts";
import { count } from "./forms/count.ts";
import { fact, isFact } from "./forms/fact.ts";
import { figure } from "./forms/figure.ts";
import type { Made } from "./forms/form.ts";
import { ranking } from "./forms/ranking.ts";
import { isReach, reach } from "./forms/reach.ts";
import { share } from "./forms/share.ts";
import { streak } from "./forms/streak.ts";
import { turn } from "./forms/turn.ts";
import { which } from "./forms/which.ts";
import { yesNo } from "./forms/yes-no.ts";
import type { Frame } from "./frame.ts";
import { askedBy, conceptIn, isSettled } from "./parts.ts";
import type { Asking } from "./tables/asking.ts";

const FORMS = {
	age,
	compare,
	count,
	fact,
	figure,
	ranking,
	reach,
	share,
	streak,
	turn,
	which,
	yes_no: yesNo,
} as const;
export type FormName = keyof typeof FORMS;

const AWARDS: ReadonlySet<string | undefined> = new Set([
	"orange_caps",
	"player_of_match",
	"purple_caps",
	"runners_up",
	"table_leaders",
	"titles",
]);

const NAMED_FIRST: ReadonlySet<string> = new Set(["season", "ground", "city", "opponent"]);

/** Whether a question wants a name: it says who or which, or begins with those that are meant. */
function asksName(frame: Frame, concept: string | undefined): boolean {
	const counts = frame.asks.includes("count");
	const words = ["who", "whom", "when", "where", "list", "winner"] satisfies Asking[];
	if (words.some((ask) => frame.asks.includes(ask)) && !counts) return true;
	const asked = frame.nouns.find((noun) => noun.asked && noun.name !== "time");
	if (asked) return counts ? countsGroups(frame, asked) : askedBy(frame) !== undefined;
	if (AWARDS.has(concept) && frame.people.length + frame.sides.length === 0) return !counts;
	const [first] = frame.nouns;
	if (counts || !first?.lead)
		return (
			concept === undefined && frame.people.length > 0 && frame.nouns.some(({ name }) => name === "team") && !counts
		);
	const { by } = nounOf(first.name);
	if (by !== undefined && NAMED_FIRST.has(by) && !isSettled(frame, first.name) && concept !== undefined) return true;
	return frame.thresholds.length > 0 && (by === "player" || by === "team" || (by === "match" && !first.many));
}

/** "How many bowlers took a wicket?": those who did are counted, unless somebody did it to them. */
function countsGroups(frame: Frame, { name }: Frame["nouns"][number]): boolean {
	const { by, counts } = nounOf(name);
	const isSomebody = frame.people.length > 0;
	const isMeasured = frame.measures.length > 0 || frame.thresholds.length > 0;
	if (frame.limits.some(({ any }) => any[0]?.dismissal !== undefined)) return false;
	return (
		isMeasured &&
		!isSomebody &&
		(by === "player" || by === "team" || by === "pair") &&
		(counts === undefined || by === "team")
	);
}

/** The form of a question, by the kinds of its parts. */
function formOf(frame: Frame): FormName {
	const concept = conceptIn(frame);
	const has = (...names: string[]) => frame.extremes.some(({ name }) => names.includes(name));
	if (isFact(frame)) return "fact";
	if (frame.asks.includes("age") || has("youngest", "oldest")) return "age";
	if (frame.marks.some((mark) => mark.endsWith("in_a_row"))) return "streak";
	if (frame.marks.includes("percent") || frame.marks.includes("per")) return "share";
	if (isReach(frame)) return "reach";
	const isChoice =
		frame.thresholds.length === 0 &&
		[...frame.people, ...frame.sides].some(({ joined }) => joined === "or") &&
		twoOf(frame) !== undefined;
	if (frame.comparing.length > 0 || frame.marks.includes("difference") || isChoice) return "compare";
	if (frame.marks.some((mark) => mark === "first" || mark === "last" || mark === "debut")) return "turn";
	if (frame.extremes.length > 0 || (concept !== undefined && conceptOf(concept).way !== undefined)) return "ranking";
	if (frame.wants_yes) return "yes_no";
	if (asksName(frame, concept)) return "which";
	return frame.thresholds.length > 0 || frame.marks.includes("both") ? "count" : "figure";
}

/** The plans of a frame, or the words that found no place. */
export function plansOf(whole: Frame): Made {
	const frame = withoutRepeats(whole);
	const made = (isDuel(frame) ? duels(frame) : [frame]).map((one) => FORMS[formOf(one)](one));
	const plans = made.flatMap((one) => (Array.isArray(one) ? one : []));
	return plans.length > 0 ? plans : (made[0] as Made);
}

/** Leaves out a number that only repeats a measure: "four-wicket hauls, exactly four". */
function withoutRepeats(frame: Frame): Frame {
	const hauls = frame.measures.map(({ name }) => conceptOf(name).line?.figures?.wickets);
	const runs = frame.measures
		.map(({ name }) => conceptOf(name).line?.figures?.runs)
		.filter((one) => typeof one === "object");
	const isRuns = ({ from, to }: { from?: number; to?: number }) =>
		runs.some((one) => !Array.isArray(one) && one.from === from && one.to === to && to !== undefined);
	const repeats = ({ bounds, measure }: Frame["thresholds"][number]) =>
		(measure === undefined || measure === "wickets") &&
		((bounds.from === bounds.to && hauls.includes(bounds.from)) || isRuns(bounds));
	return { ...frame, thresholds: frame.thresholds.filter((one) => !repeats(one)) };
}

export { isMisfit };
