import { sql } from "drizzle-orm";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import { type Ask, askAsOf } from "../../../../makers/ask.ts";
import { statementKey } from "../../../../makers/kind.ts";
import { hash } from "../../../../makers/words.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { unavailable } from "../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { factSlug } from "../../facts/rules.ts";
import { freeSlugs } from "../../facts/slugs.server.ts";
import { DIFFICULTIES, type Difficulty } from "../play-rules.ts";
import type { QuestionKind, QuizCategory } from "./kind.ts";
import { QUESTION_KINDS } from "./kinds.ts";
import { type AsOf, easiestOf, type MadeQuestion, makeQuestion } from "./question.ts";

const MAKERS_LOCK = 727_276;
const ATTEMPTS = 5;
const EASIEST_FIRST = Object.keys(DIFFICULTIES) as Difficulty[];

type GeneratedQuestion = { id: string; question: string };
type QuestionRequest = { category: QuizCategory; difficulty: Difficulty; count: number };

/**
 * Makes and stores up to `count` new questions of a category and difficulty. Returns fewer, or none, if the record gives
 * no more. `alongside` runs in the transaction that stores them; if it throws, nothing is stored. Throws 503 if
 * concurrent calls stored the same questions first, five times in a row.
 */
export async function generateQuestions(
	record: MatchRecord,
	db: Db,
	{ category, difficulty, count }: QuestionRequest,
	{ alongside = async () => {} }: { alongside?: (tx: Tx, made: GeneratedQuestion[]) => Promise<void> } = {},
): Promise<GeneratedQuestion[]> {
	const ask = askAsOf(record, record.as_of.match_id);
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
		const before = await storedQuestions(db);
		const made = await pickQuestions(ask, record.as_of, category, { [difficulty]: count }, before);
		const stored = await db.transaction(async (tx) => {
			const questions = await storeQuestions(tx, made);
			if (questions) await alongside(tx, questions);
			return questions;
		});
		// a concurrent call has stored one of these questions
		if (stored) return stored;
	}
	throw unavailable();
}

type StoredQuestions = { statements: Set<string>; texts: Set<string> };

export async function storedQuestions(db: Queryable): Promise<StoredQuestions> {
	const rows = await db
		.select({ statement: quizQuestions.statement, question: quizQuestions.question })
		.from(quizQuestions);
	return {
		statements: new Set(rows.flatMap(({ statement }) => statement ?? [])),
		texts: new Set(rows.map(({ question }) => question)),
	};
}

/** Makes `counts` questions of each difficulty, or fewer if the kinds run out. The category's kinds take turns. */
export async function pickQuestions(
	ask: Ask,
	as_of: AsOf,
	category: QuizCategory,
	counts: Partial<Record<Difficulty, number>>,
	stored: StoredQuestions,
): Promise<MadeQuestion[]> {
	const remaining = { easy: 0, medium: 0, hard: 0, ...counts };
	const texts = new Set(stored.texts);
	const picked: MadeQuestion[] = [];
	/** whether a question of this or a higher difficulty is still missing */
	const isNeeded = (easiest: Difficulty) =>
		EASIEST_FIRST.slice(EASIEST_FIRST.indexOf(easiest)).some((difficulty) => remaining[difficulty] > 0);
	let sources = QUESTION_KINDS.filter((kind) => kind.category === category).map((kind) =>
		newQuestions(ask, kind, as_of, stored, isNeeded),
	);
	while (sources.length > 0 && remaining.easy + remaining.medium + remaining.hard > 0) {
		const unfinished: typeof sources = [];
		for (const source of sources) {
			const { value: made } = await source.next();
			if (!made) continue;
			unfinished.push(source);
			if (remaining[made.difficulty] === 0 || texts.has(made.question)) continue;
			remaining[made.difficulty]--;
			texts.add(made.question);
			picked.push(made);
		}
		sources = unfinished;
	}
	return picked;
}

async function* newQuestions(
	ask: Ask,
	kind: QuestionKind,
	as_of: AsOf,
	stored: StoredQuestions,
	isNeeded: (easiest: Difficulty) => boolean,
) {
	const order = (about: object) => hash(kind.name + JSON.stringify(about));
	for (const about of (await kind.candidates(ask, (items) => [...items])).toSorted((a, b) => order(a) - order(b))) {
		if (stored.statements.has(statementKey(kind.name, about))) continue;
		if (kind.obscurity && !isNeeded(easiestOf(kind.obscurity(about)))) continue;
		const made = await makeQuestion(ask, kind, about, as_of);
		if (made) yield made;
	}
}

/** Stores questions with new slugs, in the given order. Returns null and stores nothing if one of them exists already. */
export async function storeQuestions(tx: Tx, made: MadeQuestion[]): Promise<GeneratedQuestion[] | null> {
	if (made.length === 0) return [];
	// concurrent calls would pick the same questions and slugs
	await tx.execute(sql`select pg_advisory_xact_lock(${MAKERS_LOCK})`);
	const stored = await storedQuestions(tx);
	if (made.some(({ statement, question }) => stored.statements.has(statement) || stored.texts.has(question)))
		return null;
	const categories = new Map((await tx.select().from(quizCategories)).map(({ id, name }) => [name, id]));
	const slugs = await freeSlugs(
		tx,
		quizQuestions,
		made.map(({ question }) => factSlug({ title: question, fact: "" })),
	);
	const values = made.map(({ category, ...question }, at) => {
		const category_id = categories.get(category);
		if (!category_id) throw new Error(`there is no quiz category '${category}'`);
		return { ...question, category_id, slug: slugs[at] };
	});
	return tx.insert(quizQuestions).values(values).returning({ id: quizQuestions.id, question: quizQuestions.question });
}
