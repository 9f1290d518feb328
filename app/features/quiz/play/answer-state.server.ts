import { type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { LONGEST_READING_SECONDS } from "../play-rules.ts";
import type { Mark, Next, Run } from "../quiz.ts";
import { type Player, runsOf } from "./player.server.ts";

export type AnswerState = {
	run: Omit<Run, "marks" | "finished" | "count"> & { question_ids: string[]; finished: boolean; abandoned: boolean };
	/** earlier answers, in the order of the run */
	marks: Mark[];
	/** the points that the answered questions are worth */
	answered_points: number;
	/** up to two unanswered questions, those after this one first, without hidden ones (except in the daily quiz) */
	upcoming: Next[];
	question: {
		question: string;
		options: unknown;
		correct_answer: number;
		points: number;
		explanation: string | null;
	} | null;
	/** the stored answer to this question, or null */
	answer: { chosen: number; correct: boolean; points: number; too_fast: boolean } | null;
	/** ms since the question was shown, or since the player's last answer in any quiz if that was later */
	read_ms: number;
	/** the number of the player's recent answers; it changes when a concurrent answer is stored */
	answers: number;
	/** the player has got the verdict on this question today, in another run */
	received_verdict: boolean;
};

/** Makes other answers of the player wait until the transaction ends. */
export const lockAnswers = (tx: Tx, player: Player) => tx.execute(sql`select ${lockedAnswerCount(player)}`);

/** SQL: locks like `lockAnswers`, and returns the number of the player's recent answers. */
export const lockedAnswerCount = (player: Player): SQL => sql`hold_answers(${recentOf(player)})`;
const recentOf = (player: Player): SQL =>
	sql`${player.fan_id}::uuid, ${player.fan_id === null ? player.visitor : null}::text, ${LONGEST_READING_SECONDS}::integer`;

/**
 * Reads all data for scoring an answer and for the verdict. Null if the run is not the player's. Takes no lock, so the writer
 * must compare `answers`. One statement.
 */
export async function readAnswerState(
	db: Queryable,
	player: Player,
	{ run_id, question_id }: { run_id: string; question_id: string },
): Promise<AnswerState | null> {
	const { rows } = await db.execute<AnswerState>(sql`
		with run as (
			select * from quiz_runs where id = ${run_id} and ${runsOf(player)}
		), answered as (
			select a.*, q.points as worth from run join quiz_answers a on a.run_id = run.id
			join quiz_questions q on q.id = a.question_id where a.answered_at is not null
		), ahead as (
			select q.id as question_id, coalesce(q.slug, q.id::text) as slug, asked.place
			from run cross join lateral unnest(run.question_ids) with ordinality as asked(id, place)
			join quiz_questions q on q.id = asked.id and (q.hidden_at is null or run.kind = 'daily')
			where q.id <> ${question_id} and q.id not in (select question_id from answered)
			order by asked.place <= array_position(run.question_ids, ${question_id}::uuid), asked.place
			limit 2
		), recent as (select answered_at from recent_answers(${recentOf(player)}))
		select
			(select jsonb_build_object('id', run.id, 'kind', run.kind, 'day', run.day, 'question_ids', run.question_ids,
				'score', run.score, 'total_points', run.total_points, 'finished', run.finished_at is not null,
				'abandoned', run.abandoned_at is not null, 'category', case when c.id is not null then
					jsonb_build_object('name', c.name, 'slug', coalesce(c.slug, c.id::text)) end)
				from run left join quiz_categories c on c.id = run.category_id) as run,
			(select coalesce(jsonb_agg(jsonb_build_object('position', position, 'question_id', question_id, 'correct', correct,
				'points', points, 'too_fast', too_fast) order by position), '[]') from answered) as marks,
			(select coalesce(sum(worth), 0)::integer from answered) as answered_points,
			(select coalesce(jsonb_agg(jsonb_build_object('question_id', question_id, 'slug', slug)), '[]') from ahead) as upcoming,
			(select jsonb_build_object('question', question, 'options', options, 'correct_answer', correct_answer, 'points', points,
				'explanation', explanation) from quiz_questions where id = ${question_id}) as question,
			(select jsonb_build_object('chosen', chosen, 'correct', correct, 'points', points, 'too_fast', too_fast)
				from answered where question_id = ${question_id}) as answer,
			coalesce((select extract(epoch from now() - greatest(a.shown_at, (select max(answered_at) from recent))) * 1000
				from run join quiz_answers a on a.run_id = run.id where a.question_id = ${question_id}), 0)::float8 as read_ms,
			(select count(*)::integer from recent) as answers,
			${receivedVerdict(player, question_id)} as received_verdict
		from run`);
	return rows[0] ?? null;
}

/** SQL: whether a fan, or a visitor of the same browser, has answered the question today in another run. */
function receivedVerdict(player: Player, question_id: string): SQL {
	if (player.fan_id === null) return sql`false`;
	// "offset 0" makes the database start from the fan's runs, because everybody answers the daily questions
	return sql`exists (select from quiz_runs r cross join lateral (
			select a.answered_at from quiz_answers a where a.run_id = r.id and a.question_id = ${question_id} offset 0
		) a
		where (r.fan_id = ${player.fan_id} or r.visitor = ${player.was_visitor}) and r.id <> run.id
			and (a.answered_at at time zone 'Asia/Kolkata')::date = ${today})`;
}
