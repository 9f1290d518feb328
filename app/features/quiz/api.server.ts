import { z } from "zod";
import { type Call, entry } from "../../../platform/http/entry.ts";
import { wholeNumber } from "../../../platform/http/whole-numbers.ts";
import { wideNetworkOf } from "../../../platform/limits/client-address.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { confirmAnswer } from "./play/answers.server.ts";
import { dailyResult } from "./play/daily-result.server.ts";
import { answerFromForm, answerToday } from "./play/form-answers.server.ts";
import { quizLeaderboard } from "./play/leaderboard.server.ts";
import { myQuiz } from "./play/my-quiz.server.ts";
import { newVisitor, type Player, playerOf } from "./play/player.server.ts";
import { lockRun, takeTurn } from "./play/runs.server.ts";
import { restartRun, startRun } from "./play/start.server.ts";
import { startInput } from "./play-rules.ts";
import { listCategories } from "./questions.server.ts";
import {
	boardSchema,
	categoryCardSchema,
	dailyResultSchema,
	myQuizSchema,
	runAndTurnSchema,
	runAndVerdictSchema,
} from "./quiz.ts";
import { reportNetwork, reportQuestion } from "./reports/reports.server.ts";
import { reportInput } from "./reports/rules.ts";

// visitors are limited by IP address, which thousands of phones of a mobile network share
const PLAYING = { name: "quiz", points: 1200, per_seconds: 60 };
/** Lower, because each start without the cookie makes a new visitor. */
const STARTING = { name: "quiz-begin", points: 300, per_seconds: 60 };
/** New visitors per wide network and day, because each stores a run. A carrier's phones share a network. */
export const NEW_VISITORS = { name: "quiz-visitors", points: 2_000, per_seconds: 24 * 60 * 60 };
/** Refuses lone surrogates, which no address can contain. */
const pathSegment = z
	.string()
	.min(1)
	.max(200)
	.refine((text) => text.isWellFormed(), "Must be whole characters");
const runParams = z.object({ id: requestId });

const setCookie = (cookie: string | null): Record<string, string> => (cookie ? { "set-cookie": cookie } : {});
const seeOther = (location: string, cookie: string | null = null) =>
	new Response(null, { status: 303, headers: { location, ...setCookie(cookie) } });

/**
 * The entries for playing quizzes. Right options are only in the verdict on a locked answer, and in the result of a
 * finished daily quiz.
 */
export function quizEntries({ db, secret, https, limits, purge }: Site) {
	const playerOfCall = ({ fan, headers }: Pick<Call<never, never, never>, "fan" | "headers">): Player | null =>
		playerOf(fan, headers, https);
	/** Returns the player of a call, or a new visitor and the cookie to set. Throws 429 above `NEW_VISITORS`. */
	async function playerOrNewVisitor(call: Pick<Call<never, never, never>, "fan" | "headers" | "client">) {
		const player = playerOfCall(call);
		if (player) return { player, cookie: null };
		await limits.take(NEW_VISITORS, wideNetworkOf(call.client));
		return newVisitor(https);
	}

	return [
		entry({
			method: "get",
			path: "/quiz/categories",
			summary: "The quiz categories by name, with their numbers of questions",
			guard: "public",
			limit: PLAYING,
			answer: z.object({ categories: z.array(categoryCardSchema) }),
			handle: async () => ({ categories: await listCategories(db) }),
		}),
		entry({
			method: "get",
			path: "/quiz/mine",
			summary: "The player's open quizzes, progress and points",
			guard: "public",
			limit: PLAYING,
			answer: myQuizSchema,
			handle: (call) => myQuiz(db, playerOfCall(call)),
		}),
		entry({
			method: "get",
			path: "/quiz/leaderboard",
			summary: "The best by quiz points, today or of all time, and the fan's own rank",
			guard: "public",
			limit: PLAYING,
			query: z.object({ period: z.enum(["today", "all"]).default("today") }),
			answer: boardSchema,
			handle: ({ fan, query: { period } }) => quizLeaderboard(db, { period, fan_id: fan?.id ?? null }),
		}),
		entry({
			method: "post",
			path: "/quiz/runs",
			summary: "Start a quiz, or continue the open one",
			guard: "public",
			limit: STARTING,
			body: startInput,
			answer: runAndTurnSchema,
			handle: async (call) => {
				const { player, cookie } = await playerOrNewVisitor(call);
				const started = await startRun(db, player, call.body);
				return cookie ? Response.json(started, { headers: setCookie(cookie) }) : started;
			},
		}),
		entry({
			method: "post",
			path: "/quiz/plain-answers",
			summary: "Lock an answer from a form without scripts, and redirect to the verdict",
			guard: "public",
			limit: STARTING,
			body: z.object({
				category: pathSegment,
				question: pathSegment,
				question_id: requestId,
				chosen: wholeNumber(0, 20).optional(),
			}),
			sends: ["page"],
			answer: z.never(),
			handle: async (call) => {
				const { category, question, chosen, question_id } = call.body;
				const path = `/quiz/${encodeURIComponent(category)}/${encodeURIComponent(question)}`;
				if (chosen === undefined) return seeOther(path);
				const { player, cookie } = await playerOrNewVisitor(call);
				const run = await answerFromForm(db, player, { category, question_id, chosen });
				return seeOther(`${path}?run=${run}#verdict`, cookie);
			},
		}),
		entry({
			method: "post",
			path: "/quiz/daily/answers",
			summary: "Lock the answer to a question of today's quiz, and start the quiz if needed",
			guard: "public",
			limit: STARTING,
			body: z.object({ question_id: requestId, answer: wholeNumber(0, 20) }),
			invalid_form_path: () => "/#today",
			sends: ["application/json", "page"],
			answer: runAndVerdictSchema,
			handle: async (call) => {
				const { player, cookie } = await playerOrNewVisitor(call);
				const { question_id, answer: chosen } = call.body;
				const answered = await answerToday(db, player, { question_id, chosen });
				if (call.form) return seeOther(`/?run=${answered.run.id}#today`, cookie);
				return Response.json(answered, { headers: setCookie(cookie) });
			},
		}),
		entry({
			method: "get",
			path: "/quiz/daily/result",
			summary: "The result of today's quiz: answers with explanations, rank, streak and average; null before its end",
			guard: "public",
			limit: PLAYING,
			answer: z.object({ result: dailyResultSchema.nullable() }),
			handle: async (call) => ({ result: await dailyResult(db, playerOfCall(call)) }),
		}),
		entry({
			method: "post",
			path: "/quiz/runs/:id/turn",
			summary: "Show a question of a run, by default the first unanswered one",
			guard: "public",
			limit: PLAYING,
			params: runParams,
			body: z.object({ question_id: requestId.optional() }),
			answer: runAndTurnSchema,
			handle: (call) =>
				db.transaction(async (tx) =>
					takeTurn(tx, await lockRun(tx, playerOfCall(call), call.params.id), call.body.question_id),
				),
		}),
		entry({
			method: "post",
			path: "/quiz/runs/:id/answers",
			summary: "Lock an answer and get the verdict; only the first answer to a question counts",
			guard: "public",
			limit: PLAYING,
			params: runParams,
			body: z.object({ question_id: requestId, chosen: z.int().min(0).max(20) }),
			answer: runAndVerdictSchema,
			handle: (call) => confirmAnswer(db, playerOfCall(call), call.params.id, call.body),
		}),
		entry({
			method: "post",
			path: "/quiz/runs/:id/restart",
			summary: "Restart a quiz, but not the daily one",
			guard: "public",
			limit: STARTING,
			params: runParams,
			body: z.object({}),
			answer: runAndTurnSchema,
			handle: (call) => restartRun(db, playerOfCall(call), call.params.id),
		}),
		entry({
			method: "post",
			path: "/quiz/runs/:id/reports",
			summary: "Report a question that the run has shown",
			guard: "public",
			limit: { name: "quiz-reports", points: 30, per_seconds: 60 * 60 },
			params: runParams,
			body: reportInput,
			answer: z.object({ reported: z.literal(true) }),
			handle: async (call) => {
				const network = reportNetwork(secret, call.body.question_id, call.client);
				const { hidden } = await reportQuestion(db, playerOfCall(call), call.params.id, { ...call.body, network });
				if (hidden) purge(["quiz"]);
				return { reported: true as const };
			},
		}),
	];
}
