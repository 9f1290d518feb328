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

/** A player: a fan, or a visitor by the hash of the cookie. A fan may have played as a visitor before signing in. */
export type Player = { fan_id: string; was_visitor: string | null } | { fan_id: null; visitor: string };

/** On https the prefix makes the browser accept the cookie from this host alone. */
const cookieName = (https: boolean) => (https ? "__Host-quiz_visitor" : "quiz_visitor");
const TOKEN = /^[\w-]{43}$/;
const hashed = (token: string) => createHash("sha256").update(token).digest("hex");

/** The player of a request; null for a visitor who has not started a quiz. */
export function playerOf(fan: Fan | null, headers: Headers, https: boolean): Player | null {
	const name = cookieName(https);
	const token = parse(headers.get("cookie") ?? "", name)[name] ?? "";
	const visitor = TOKEN.test(token) ? hashed(token) : null;
	if (fan) return { fan_id: fan.id, was_visitor: visitor };
	return visitor ? { fan_id: null, visitor } : null;
}

/** A new visitor, and the cookie that identifies the browser: random, not readable by scripts. */
export function newVisitor(https: boolean): { player: Player; cookie: string } {
	const token = randomBytes(32).toString("base64url");
	const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${VISITOR_DAYS * 24 * 60 * 60}${https ? "; Secure" : ""}`;
	return {
		player: { fan_id: null, visitor: hashed(token) },
		cookie: `${cookieName(https)}=${token}; ${attributes}`,
	};
}

/**
 * A verdict as its player may see it. A visitor learns the key of the daily quiz after its last question, because a
 * program without cookies could otherwise ask for it question by question and then play as a fan.
 */
export function forPlayer(
	verdict: Verdict,
	run: Pick<Run, "kind" | "finished">,
	{ fan_id }: { fan_id: string | null },
): Verdict {
	if (fan_id !== null || run.kind !== "daily" || run.finished) return verdict;
	return { ...verdict, right: verdict.correct ? verdict.chosen : null, explanation: null };
}

/** A condition: the runs of a player. */
export const runsOf = (player: Player): SQL =>
	player.fan_id === null ? eq(quizRuns.visitor, player.visitor) : eq(quizRuns.fan_id, player.fan_id);

/**
 * Gives a fan the runs that the same browser started as a visitor: open quizzes, and today's daily quiz, so that
 * nobody plays it twice by signing in. They earn no points. A quiz that the fan has started already stays.
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

/** Visitors' runs older than their cookie's lifetime, and those without an answer after a day. */
export const oldVisitorRuns: Retention = {
	table: quizRuns,
	expired: sql`${quizRuns.visitor} is not null and (${olderThan(VISITOR_DAYS)} or ${olderThan(1)} and ${empty})`,
};
