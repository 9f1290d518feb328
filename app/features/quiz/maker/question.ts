import type { Ask, Proof } from "../../../../makers/ask.ts";
import { overclaims, unsourcedNumbers } from "../../../../makers/check.ts";
import { type About, evidenceOf, statementKey } from "../../../../makers/kind.ts";
import { namesThen } from "../../../../makers/phrases.ts";
import type { Said } from "../../../../makers/said.ts";
import { hash } from "../../../../makers/words.ts";
import type { Difficulty } from "../play-rules.ts";
import type { Draft, Option, QuestionKind, QuizCategory } from "./kind.ts";

export const OPTIONS = 4;
const POINTS: Record<Difficulty, number> = { easy: 10, medium: 20, hard: 30 };

export type AsOf = { match_id: number; date: string };

export type MadeQuestion = {
	category: QuizCategory;
	question: string;
	options: string[];
	correct_answer: number;
	difficulty: Difficulty;
	points: number;
	explanation: string;
	statement: string;
	/** null for a rule of the game */
	proof: (Proof & { as_of: string }) | null;
	as_of_match: number | null;
	origin: "record" | "provider";
};

/** Asks the record and writes a question. Null if the answers do not give exactly one right option. */
export async function makeQuestion(
	ask: Ask,
	kind: QuestionKind,
	about: About,
	as_of: AsOf,
): Promise<MadeQuestion | null> {
	return writeQuestion(kind, about, await evidenceOf(ask, kind, about), as_of);
}

/** Writes a question from its proof, always the same. Null if the draft has a fault. */
export function writeQuestion(kind: QuestionKind, about: About, proof: Proof, as_of: AsOf): MadeQuestion | null {
	const statement = statementKey(kind.name, about);
	const written = kind.write(proof.answers, statement, about);
	if (!written) return null;
	const renamed = renamerFor(written, about);
	const draft = {
		...written,
		question: { ...written.question, text: renamed(written.question.text) },
		right: { ...written.right, text: renamed(written.right.text) },
		explanation: { ...written.explanation, text: renamed(written.explanation.text) },
	};
	const wrong = wrongOptions(written, statement, renamed);
	const isRule = Object.keys(proof.questions).length === 0;
	if (!wrong || findFault(draft, wrong)) return null;
	if (!isRule && unvouchedNumbers(draft, about, proof.answers).length > 0) return null;
	if (overclaims([draft.question.text, draft.explanation.text], proof).length > 0) return null;
	const place = hash(`${statement} place`) % OPTIONS;
	const options = wrong.map(({ text }) => text);
	options.splice(place, 0, draft.right.text);
	const obscurity = kind.obscurity?.(about) ?? draft.obscurity ?? 0;
	const difficulty = difficultyOf({ right: draft.right, obscurity }, wrong);
	return {
		category: kind.category,
		question: draft.question.text,
		options,
		correct_answer: place,
		difficulty,
		points: POINTS[difficulty],
		explanation: draft.explanation.text,
		statement,
		proof: isRule ? null : { ...proof, as_of: as_of.date },
		as_of_match: isRule ? null : as_of.match_id,
		origin: "record",
	};
}

/**
 * Returns a function that replaces sides by their names in the question's season. So a renamed side is one option, not a
 * right and a wrong one.
 */
function renamerFor({ season }: Draft, about: About): (text: string) => string {
	const then = season ?? about.season;
	return typeof then === "number" ? (text) => namesThen(text, then) : (text) => text;
}

/** Returns three of the five most plausible wrong options, shuffled. Null if there are fewer than three. */
function wrongOptions({ wrong, right }: Draft, statement: string, renamed: (text: string) => string): Option[] | null {
	const texts = new Set([renamed(right.text)]);
	const others = wrong.filter(
		({ text, value }) => value !== right.value && !texts.has(renamed(text)) && texts.add(renamed(text)),
	);
	if (others.length < OPTIONS - 1) return null;
	const nearest = others.slice(0, OPTIONS + 1);
	const order = ({ text }: Option) => hash(`${statement} ${text}`);
	return nearest
		.toSorted((a, b) => order(a) - order(b))
		.slice(0, OPTIONS - 1)
		.map(({ text, value }) => ({ text: renamed(text), value }));
}

/** Returns the fault of a draft in words, or undefined. */
export function findFault(
	{ question: { text: question }, right, explanation: { text: explanation } }: Draft,
	wrong: Option[],
): string | undefined {
	const texts = [right, ...wrong].map(({ text }) => text.trim());
	if (texts.some((text) => text === "" || text.length > 60)) return "an option is empty or too long";
	if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length) return "two options read the same";
	if (wrong.some(({ value }) => value === right.value)) return "two options are right";
	if (
		question.toLowerCase().includes(right.text.toLowerCase()) &&
		!wrong.some(({ text }) => question.toLowerCase().includes(text.toLowerCase()))
	)
		return "the question names its answer";
	if (question.length > 160 || explanation.length > 300) return "it is too long";
	return undefined;
}

/** Returns the numbers in question and explanation without a source in the answers. */
const unvouchedNumbers = ({ question, explanation }: Draft, about: About, answers: Proof["answers"]): number[] =>
	[question, explanation].flatMap(({ text, figures }: Said) =>
		unsourcedNumbers({ text, figures: [...figures, ...explanation.figures] }, about, answers),
	);

/**
 * Returns a question's difficulty: half from its obscurity, half from how near the nearest wrong figure is. Options
 * without a figure count as half near. Below 0.42 is easy, from 0.62 hard.
 */
export function difficultyOf(
	{ obscurity, right }: { obscurity: number } & Pick<Draft, "right">,
	wrong: readonly Option[],
): Difficulty {
	const near = nearness(
		right.value,
		wrong.map(({ value }) => value),
	);
	return difficultyAt(0.5 * obscurity + 0.5 * near);
}

const difficultyAt = (hardness: number): Difficulty => (hardness < 0.42 ? "easy" : hardness < 0.62 ? "medium" : "hard");

/** Returns the lowest difficulty that a question of this obscurity can have. */
export const easiestOf = (obscurity: number): Difficulty => difficultyAt(0.5 * obscurity);

function nearness(right: number | string, wrong: (number | string)[]): number {
	if (typeof right === "string") return 0.5;
	const gaps = wrong.map(
		(value) => Math.abs(Number(value) - right) / Math.max(1, Math.abs(right), Math.abs(Number(value))),
	);
	return 1 - Math.min(1, Math.min(...gaps));
}
