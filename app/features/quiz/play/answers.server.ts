import { type SQL, sql } from "drizzle-orm";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { badRequest, conflict, notFound } from "../../../../platform/http/problem.ts";
import { rewarding } from "../../points/actions.server.ts";
import { quizTexts, readOptions, shortestReading } from "../play-rules.ts";
import type { RunAndVerdict, Verdict } from "../quiz.ts";
import { type AnswerState, lockAnswers, lockedAnswerCount, readAnswerState } from "./answer-state.server.ts";
import { claimVisitorRuns, forPlayer, type Player } from "./player.server.ts";

type Answer = { run_id: string; question_id: string; chosen: number };

/**
 * Stores and scores a player's answer, and returns the verdict. `chosen`: the index of the option. Idempotent: a second
 * answer to the question, with any option, returns the first verdict. The last question finishes the run. Throws 404 for
 * another player's run or a question outside of it, 400 for an unknown option, 409 for a restarted run. Two statements,
 * if the player sends no concurrent answer.
 */
export async function confirmAnswer(
	db: Db,
	player: Player | null,
	run_id: string,
	{ question_id, chosen }: { question_id: string; chosen: number },
): Promise<RunAndVerdict> {
	if (!player) throw notFound(quizTexts.noRun);
	const answer = { run_id, question_id, chosen };
	const state = await readAnswerState(db, player, answer);
	const confirmed = state && (await confirm(db, player, state, answer));
	// a concurrent answer came first, or the player started the run before signing in
	return confirmed ?? db.transaction((tx) => confirmLocked(tx, player, answer));
}

/** Confirms an answer while other answers of the player wait. Throws like `confirmAnswer`. */
async function confirmLocked(tx: Tx, player: Player, answer: Answer): Promise<RunAndVerdict> {
	await lockAnswers(tx, player);
	const state = (await readAnswerState(tx, player, answer)) ?? (await readClaimedState(tx, player, answer));
	const confirmed = await confirm(tx, player, state, answer);
	if (!confirmed) throw conflict(quizTexts.startedAgain);
	return confirmed;
}

/** Returns the stored or the new verdict. Null if a concurrent answer of the player came first. */
async function confirm(
	db: Queryable,
	player: Player,
	state: AnswerState,
	answer: Answer,
): Promise<RunAndVerdict | null> {
	if (!state.run.question_ids.includes(answer.question_id)) throw notFound(quizTexts.notInRun);
	return state.answer ? verdictResponse(player, state, answer.question_id) : lockAnswer(db, player, state, answer);
}

/** Gives the fan the runs of this browser from before signing in, then reads the state. Throws 404 without such a run. */
async function readClaimedState(tx: Tx, player: Player, answer: Answer): Promise<AnswerState> {
	await claimVisitorRuns(tx, player);
	const state = await readAnswerState(tx, player, answer);
	if (!state) throw notFound(quizTexts.noRun);
	return state;
}

function verdictResponse(player: Player, state: AnswerState, question_id: string): RunAndVerdict {
	const { run, question, answer, marks, upcoming } = state;
	if (!question || !answer) throw notFound(quizTexts.notInRun);
	const { correct_answer: right, explanation } = question;
	const { chosen, correct, points, too_fast } = answer;
	const { question_ids, abandoned: _, ...own } = run;
	return {
		run: { ...own, count: question_ids.length, marks },
		verdict: forPlayer({ question_id, chosen, correct, right, explanation, points, too_fast }, own, player),
		next: upcoming[0] ?? null,
	};
}

/** Scores and stores an answer. Returns null and stores nothing if a concurrent answer of the player came first. */
async function lockAnswer(
	db: Queryable,
	player: Player,
	state: AnswerState,
	{ run_id, question_id, chosen }: Answer,
): Promise<RunAndVerdict | null> {
	const { run, question: key } = state;
	if (run.abandoned) throw conflict(quizTexts.startedAgain);
	if (run.finished) throw notFound(quizTexts.notInRun);
	const options = readOptions(key?.options);
	if (!key || chosen >= options.length) throw badRequest("chosen", quizTexts.noOption);
	const correct = chosen === key.correct_answer;
	// `read_ms` is 0 for a question that was never shown
	const too_fast = state.read_ms < shortestReading({ question: key.question, options });
	const points = correct && !too_fast ? key.points : 0;
	const answer = { chosen, correct, points, too_fast };
	const position = run.question_ids.indexOf(question_id);
	const finished = state.upcoming.length === 0;
	const total_points = finished ? state.answered_points + key.points : run.total_points;
	const { rows } = await db.execute(sql`
		with answered as (
			insert into quiz_answers as a (run_id, question_id, position, answered_at, chosen, correct, points, too_fast)
			select id, ${question_id}::uuid, ${position}::integer, now(), ${chosen}::smallint, ${correct}::boolean, ${points}::integer,
				${too_fast}::boolean from quiz_runs
			where id = ${run_id} and finished_at is null and abandoned_at is null
				and ${lockedAnswerCount(player)} = ${state.answers}
			on conflict (run_id, question_id) do update set answered_at = excluded.answered_at, chosen = excluded.chosen,
				correct = excluded.correct, points = excluded.points, too_fast = excluded.too_fast
			where a.answered_at is null
			returning question_id
		), scored as (
			update quiz_runs set score = score + ${points}, total_points = ${total_points},
				finished_at = case when ${finished}::boolean then now() end
			where id = ${run_id} and exists (select from answered)
		)${scoring(player, { run_id, question_id, too_fast, points: state.received_verdict ? 0 : points })}
		select from answered`);
	if (rows.length === 0) return null;
	const mark = { position, question_id, correct, points, too_fast };
	const marks = [...state.marks, mark].sort((one, other) => one.position - other.position);
	const scored = { ...run, score: run.score + points, total_points, finished };
	return verdictResponse(player, { ...state, run: scored, marks, answer }, question_id);
}

type ScoredAnswer = Pick<Verdict, "question_id" | "too_fast" | "points"> & { run_id: string };

/**
 * SQL: rewards a fan for an answer and adds it to the quiz boards. Only a day's first answer to a question counts, right
 * or wrong. The boards add the points that were paid, because the ledger limits payments per day.
 */
function scoring({ fan_id }: Player, { run_id, question_id, too_fast, points }: ScoredAnswer): SQL {
	if (!fan_id) return sql``;
	const added = (totals: string) => sql`set points = ${sql.raw(totals)}.points + excluded.points,
		answered = ${sql.raw(totals)}.answered + 1,
		reached_at = case when excluded.points > 0 then excluded.reached_at else ${sql.raw(totals)}.reached_at end`;
	const reference = sql`${today} || ${` ${question_id}`}`;
	const rewarded = too_fast
		? sql`select false as paid`
		: sql`select bool_or(paid and reason = 'quiz_answer') as paid from (
			${rewarding(fan_id, "quiz_answer", reference, { points })} where exists (select from answered)) rewards`;
	return sql`, rewarded as materialized (${rewarded}
		), counted as (
			insert into quiz_scores (fan_id, run_id, question_id, points, day)
			select ${fan_id}::uuid, ${run_id}::uuid, ${question_id}::uuid, case when paid then ${points}::integer else 0 end, ${today}
			from rewarded where exists (select from answered)
			on conflict do nothing returning points, day
		), day_totals as (
			insert into quiz_day_totals as d (day, fan_id, points, answered, reached_at)
			select day, ${fan_id}::uuid, points, 1, now() from counted
			on conflict (day, fan_id) do update ${added("d")}
		), totals as (
			insert into quiz_totals as t (fan_id, points, answered, reached_at)
			select ${fan_id}::uuid, points, 1, now() from counted
			on conflict (fan_id) do update ${added("t")}
		)`;
}
