import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import type { Fan } from "../../../../platform/http/entry.ts";
import { VISITOR_DAYS } from "../play-rules.ts";
import type { Run, Verdict } from "../quiz.ts";

/** A fan, or a visitor by the hash of the cookie. `was_visitor`: the hash of a fan's cookie from before signing in. */
export type Player = { fan_id: string; was_visitor: string | null } | { fan_id: null; visitor: string };

/** The prefix makes browsers refuse the cookie from any other host; it needs https. */
const cookieName = (https: boolean) => (https ? "__Host-quiz_visitor" : "quiz_visitor");
const TOKEN = /^[\w-]{43}$/;
const hashed = (token: string) => createHash("sha256").update(token).digest("hex");

/** Returns the player of a request. Null for a visitor who has not started a quiz. */
export function playerOf(fan: Fan | null, headers: Headers, https: boolean): Player | null {
	const name = cookieName(https);
	const token = parse(headers.get("cookie") ?? "", name)[name] ?? "";
	const visitor = TOKEN.test(token) ? hashed(token) : null;
	if (fan) return { fan_id: fan.id, was_visitor: visitor };
	return visitor ? { fan_id: null, visitor } : null;
}

/** Makes a new visitor and the cookie that identifies the browser. */
export function newVisitor(https: boolean): { player: Player; cookie: string } {
	const token = randomBytes(32).toString("base64url");
	const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${VISITOR_DAYS * 24 * 60 * 60}${https ? "; Secure" : ""}`;
	return {
		player: { fan_id: null, visitor: hashed(token) },
		cookie: `${cookieName(https)}=${token}; ${attributes}`,
	};
}

/**
 * Removes key and explanation from a verdict while the player must not know them. A visitor gets the keys of the daily
 * quiz after the last question, because anybody could collect them as a visitor and then play as a fan.
 */
export function forPlayer(
	verdict: Verdict,
	run: Pick<Run, "kind" | "finished">,
	{ fan_id }: { fan_id: string | null },
): Verdict {
	if (fan_id !== null || run.kind !== "daily" || run.finished) return verdict;
	return { ...verdict, right: verdict.correct ? verdict.chosen : null, explanation: null };
}

export const runsOf = (player: Player): SQL =>
	player.fan_id === null ? eq(quizRuns.visitor, player.visitor) : eq(quizRuns.fan_id, player.fan_id);

/**
 * Gives a fan the open quizzes, and today's daily quiz, that the same browser started as a visitor. Their stored answers
 * earn no points. Leaves out a quiz that the fan has started too. Without this, signing in would allow a second daily
 * quiz.
 */
export async function claimVisitorRuns(tx: Tx, player: Player): Promise<void> {
	if (player.fan_id === null || player.was_visitor === null) return;
	const own = sql`select from quiz_runs own where own.fan_id = ${player.fan_id} and own.kind = ${quizRuns.kind}`;
	await tx
		.update(quizRuns)
		.set({ fan_id: player.fan_id, visitor: null })
		.where(
			and(
				eq(quizRuns.visitor, player.was_visitor),
				isNull(quizRuns.abandoned_at),
				sql`case when ${quizRuns.kind} = 'daily'
					then ${quizRuns.day} = ${today} and not exists (${own} and own.day = ${quizRuns.day})
					else ${quizRuns.finished_at} is null and not exists (${own} and own.category_id = ${quizRuns.category_id}
						and own.finished_at is null and own.abandoned_at is null) end`,
			),
		);
}

const olderThan = (days: number) => lt(quizRuns.started_at, sql`now() - ${days} * interval '1 day'`);
const empty = sql`not exists (select from quiz_answers a where a.run_id = ${quizRuns.id} and a.answered_at is not null)`;

/** Visitors' runs expire with the cookie, or after a day if they have no answer. */
export const oldVisitorRuns: Retention = {
	table: quizRuns,
	expired: sql`${quizRuns.visitor} is not null and (${olderThan(VISITOR_DAYS)} or ${olderThan(1)} and ${empty})`,
};
