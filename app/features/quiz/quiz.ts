import type { Difficulty, ReportReason, RunKind } from "./play-rules.ts";

export type Category = { id: string; name: string; slug: string; description: string; icon: string };
export type CategoryCard = Category & { questions: number };

/** A question as everybody may see it: without its key. */
export type PublicQuestion = {
	id: string;
	slug: string;
	question: string;
	options: string[];
	difficulty: Difficulty;
	points: number;
	/** day of the last match that it was computed from; null when it holds whatever is played */
	as_of: string | null;
};

/** An answer as the over of balls shows it. */
export type Mark = { position: number; question_id: string; correct: boolean; points: number; too_fast: boolean };

export type Run = {
	id: string;
	kind: RunKind;
	category: { name: string; slug: string } | null;
	day: string | null;
	/** how many questions it has */
	count: number;
	score: number;
	total_points: number;
	finished: boolean;
	/** what has been answered, in the order of the run */
	marks: Mark[];
};

/** What the server says once an answer is locked. */
export type Verdict = {
	question_id: string;
	chosen: number;
	correct: boolean;
	/** index of the right option */
	right: number;
	explanation: string | null;
	points: number;
	too_fast: boolean;
};

/** A question of a run. `last`: no other one is left after it. */
export type Turn = { position: number; question: PublicQuestion; last: boolean; verdict: Verdict | null };

export type Next = { question_id: string; slug: string };

export type RunAndTurn = { run: Run; turn: Turn | null };
export type RunAndVerdict = { run: Run; verdict: Verdict; next: Next | null };

/** An answer as a page shows it that was asked for without a script; `next`: slug of the question that follows. */
export type LockedAnswer = { verdict: Verdict; next: string | null; score: number };

export type BoardRow = { rank: number; name: string; points: number; you: boolean };
export type Board = { rows: BoardRow[]; you: { rank: number; points: number } | null };

/** What a fan or visitor has under way, and what has been earned. */
export type MyQuiz = {
	open: { kind: RunKind; category_slug: string; answered: number; count: number }[];
	daily: {
		day: string;
		answered: number;
		count: number;
		finished: boolean;
		score: number;
		total_points: number;
	} | null;
	points_today: number;
	points_total: number;
};

export type ReportedQuestion = {
	id: string;
	question: string;
	slug: string | null;
	category: string;
	category_slug: string | null;
	hidden: boolean;
	/** by REPORT_WEIGHTS */
	weight: number;
	first_reported_at: string;
	reports: { reason: ReportReason; note: string | null; by: "fan" | "visitor"; at: string }[];
};
