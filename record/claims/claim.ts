import { type Question, QuestionError } from "../language/question.ts";
import { plansOf } from "../read/choose.ts";
import { frameOf } from "../read/compose/compose.ts";
import { claimedBounds, strictBounds } from "../read/forms/form.ts";
import type { Bounds, Frame, Named } from "../read/frame.ts";
import { type Plan, questionsOf } from "../read/plan.ts";
import { premiseFailure } from "../read/premise.ts";
import type { Reader } from "../read/reader.ts";
import { refusal, sharedName } from "../read/refuse.ts";
import { run } from "../read/run.ts";
import { scan } from "../read/words/scan.ts";
import { isTooLong, TOO_LONG } from "../read/words/tokens.ts";
import { answerText } from "../say/answer.ts";

/** A sentence with a verdict by the record. */
export type Checked = {
	claim: string;
	verdict: "holds" | "does_not_hold" | "cannot_tell";
	/** what the record says, or why it has no verdict */
	text: string;
	questions: Question[];
};
type Judgement = Omit<Checked, "claim">;

/** The most sentences of a text that are checked. */
export const MOST_CLAIMS = 12;
const CANNOT = "I can't tell from the scorecards if that's true.";
const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** Splits a text into sentences, at most `MOST_CLAIMS`. */
export const sentencesOf = (text: string): string[] =>
	[...SENTENCES.segment(text)]
		.flatMap(({ segment }) => segment.split("\n"))
		.map((one) => one.trim())
		.filter((one) => /\p{L}/u.test(one))
		.slice(0, MOST_CLAIMS);

/**
 * Checks a one-sentence statement. It holds if any of its meanings holds: "Gayle made 175 in 2013" is about an innings,
 * "Kohli made 973 in 2016" about a season. The verdict is `cannot_tell` if no meaning can be decided by the record.
 */
export async function checkSentence(reader: Reader, claim: string): Promise<Checked> {
	if (isTooLong(claim)) return { claim, ...undecided(TOO_LONG) };
	const frame = frameOf(scan(claim, reader.index, reader.vocabulary));
	const why = refusal(frame)?.text ?? sharedName(frame, reader.index)?.text;
	if (why) return { claim, ...undecided(why) };
	const leader = leaderOf(frame);
	const plans = leader ? plansFor(leader.frame) : [...ofFigure(frame), ...plansFor(asYesNo(frame))];
	const judged = await Promise.all(plans.map((plan) => judge(reader, plan, leader?.named)));
	const decided = judged.filter(({ verdict }) => verdict !== "cannot_tell");
	const best = decided.find(({ verdict }) => verdict === "holds") ?? decided[0] ?? judged[0];
	return { claim, ...(best ?? undecided(CANNOT)) };
}

const plansFor = (frame: Frame): Plan[] => {
	const plans = plansOf(frame);
	return Array.isArray(plans) ? plans : [];
};

/** Plans for a statement with a number: "Kohli has 9 hundreds", "his average is above 40". */
function ofFigure(frame: Frame): Plan[] {
	const [threshold, ...more] = frame.thresholds;
	if (!threshold || threshold.noun || more.length > 0) return [];
	const own = threshold.measure ? [{ name: threshold.measure, not: false, words: threshold.words }] : [];
	const plans = plansFor({ ...frame, thresholds: [], measures: [...frame.measures, ...own], wants_yes: false });
	return plans.flatMap((plan) =>
		plan.form === "figure"
			? { form: "yes_no", question: plan.question, bounds: boundsIn(threshold, plan.question) }
			: [],
	);
}

/** The bounds of a claimed number: exact for a bare one, except that a rate may be rounded. */
function boundsIn({ bare, bounds }: Frame["thresholds"][number], { rows, measures: [key = ""] }: Question): Bounds {
	const { from } = bounds;
	if (!bare || from === undefined) return strictBounds(bounds, rows, key);
	return claimedBounds(from, rows, key);
}

const undecided = (text: string): Judgement => ({ verdict: "cannot_tell", text, questions: [] });

/** The statement as a yes-or-no question. A bare number, as in "6 titles", is exact. */
function asYesNo(frame: Frame): Frame {
	const exact = (one: Bounds): Bounds => (one.from === undefined ? one : { from: one.from, to: one.from });
	const thresholds = frame.thresholds.map((one) => (one.bare ? { ...one, bounds: exact(one.bounds) } : one));
	return { ...frame, thresholds, wants_yes: true };
}

/** For a claim such as "Gayle has hit the most sixes": the frame of the ranking without its leader, and that leader. */
function leaderOf(frame: Frame): { frame: Frame; named: Named } | undefined {
	const [named, ...more] = [...frame.people, ...frame.sides].filter(({ link }) => link === undefined);
	if (frame.extremes.length === 0 || !named || more.length > 0 || named.not) return undefined;
	const others = (list: Named[]) => list.filter((one) => one !== named);
	const noun = { name: named.kind === "person" ? ("player" as const) : ("team" as const), asked: true, unit: false };
	return {
		frame: {
			...frame,
			asks: ["which"],
			people: others(frame.people),
			sides: others(frame.sides),
			nouns: [...frame.nouns, { ...noun, not: false, lead: true, many: false }],
		},
		named,
	};
}

async function judge({ record, nameOf }: Reader, plan: Plan, named: Named | undefined): Promise<Judgement> {
	try {
		const result = await run(plan, record);
		const why = await premiseFailure(plan, result, record, nameOf);
		if (why) return undecided(why);
		const { text, figure } = answerText(plan, result, nameOf);
		const decided = (holds: boolean): Judgement => ({
			verdict: holds ? "holds" : "does_not_hold",
			text: text.replace(/^(?:Yes|No)\. /, ""),
			questions: questionsOf(plan),
		});
		if (named && plan.form === "ranking") {
			const shown = result.lines.filter(({ rank }, at) => (rank ?? at + 1) >= plan.from && (rank ?? at + 1) <= plan.to);
			const id = named.kind === "person" ? "player_id" : "team_id";
			return decided(shown.some((line) => line[id] === named.ids[0]));
		}
		const isYesNo = plan.form === "yes_no" || (plan.form === "compare" && plan.yes === true);
		return !named && isYesNo ? decided(figure === "yes") : undecided(CANNOT);
	} catch (error) {
		if (error instanceof QuestionError) return undecided(CANNOT);
		throw error;
	}
}
