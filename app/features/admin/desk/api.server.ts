import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { notFound } from "../../../../platform/http/problem.ts";
import { wholeNumber } from "../../../../platform/http/whole-numbers.ts";
import {
	queueStateSchema,
	readQueues,
	readTroubledJobs,
	troubledJobSchema,
} from "../../../../platform/jobs/job-state.ts";
import type { Jobs } from "../../../../platform/jobs/jobs.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { actionRowSchema, listActions, noteAction } from "../../auth/audit.server.ts";
import { fanRowSchema, listFans, type RoleSite, setRole } from "../../auth/roles.server.ts";
import { fanTag } from "../../auth/sessions/session-fan.server.ts";
import { queuedQuestionSchema } from "../../quiz/quiz.ts";
import { readBudgets } from "./budgets.server.ts";
import { budgetsSchema } from "./desk.ts";
import { decide, readModerationQueue, restore } from "./moderation.server.ts";
import { readToday, todaySchema } from "./today.server.ts";

type DeskSite = Site & { roles: RoleSite; retryJob: Jobs["retry"] };

const TROUBLED_SHOWN = 50;
const byId = z.object({ id: requestId });
/** An instant in PostgreSQL's format, which cursors contain. */
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;

/** The entries for the desk's overview, reported questions, roles, jobs, budgets and the log of admins' actions. */
export function deskEntries({ db, record, settings, roles, limits, retryJob, purge }: DeskSite) {
	return [
		entry({
			method: "get",
			path: "/admin/today",
			summary: "The match of the day, counts of sign-ups and of pending decisions, and the next steps",
			guard: "admin",
			answer: todaySchema,
			handle: ({ fan }) => readToday({ db, record, settings }, fan.id),
		}),
		entry({
			method: "get",
			path: "/admin/reports",
			summary: "Reported quiz questions that wait for a decision, the longest waiting first",
			guard: "admin",
			query: z.object({ after_id: requestId.optional(), after_at: z.string().max(40).optional() }),
			answer: z.object({
				questions: z.array(queuedQuestionSchema),
				next: z.object({ id: z.uuid(), first_reported_at: z.string() }).nullable(),
			}),
			handle: ({ query: { after_id, after_at } }) => {
				const at = MOMENT.test(after_at ?? "") ? after_at : undefined;
				return readModerationQueue(db, after_id && at ? { id: after_id, first_reported_at: at } : undefined);
			},
		}),
		entry({
			method: "post",
			path: "/admin/reports/:id",
			summary: "Decide about a reported question: keep it, or remove it from new quizzes",
			guard: "admin",
			params: byId,
			body: z.object({ resolution: z.enum(["keep", "remove"]) }),
			answer: z.object({ closed: z.int() }),
			handle: async ({ fan, request_id, params: { id }, body: { resolution } }) => {
				const closed = await decide(db, { fan, request_id }, { question_id: id, resolution });
				purge(["quiz"]);
				return { closed };
			},
		}),
		entry({
			method: "post",
			path: "/admin/restored-questions",
			summary: "Restore the questions that reports hid on a day, or those that one account's reports hid",
			guard: "admin",
			body: z.union([z.strictObject({ day: z.iso.date() }), z.strictObject({ fan_id: requestId })]),
			answer: z.object({ closed: z.int().nullable(), restored: z.int() }),
			handle: async ({ fan, request_id, body }) => {
				const done = await restore(db, { fan, request_id }, body);
				purge(["quiz"]);
				return done;
			},
		}),
		entry({
			method: "get",
			path: "/admin/fans",
			summary: "Accounts and their roles, newest first, found by a part of the mail address",
			guard: "admin",
			query: z.object({ q: z.string().max(100).default(""), after: requestId.optional() }),
			answer: z.object({
				fans: z.array(fanRowSchema),
				total: z.int(),
				next: z.uuid().nullable(),
			}),
			handle: ({ query: { q, after } }) => listFans(db, roles, { q: q.replaceAll("\0", "").trim(), after }),
		}),
		entry({
			method: "put",
			path: "/admin/fans/:id/role",
			summary: "Grant or revoke the admin role of an account",
			guard: "admin",
			params: byId,
			body: z.object({ role: z.enum(["fan", "admin"]) }),
			answer: z.object({ changed: z.boolean() }),
			handle: async ({ fan, request_id, params: { id }, body: { role } }) => {
				const changed = await db.transaction(async (tx) => {
					const done = await setRole(tx, roles, { fan_id: id, role, admin_id: fan.id });
					const action = role === "admin" ? "grant-admin" : "revoke-admin";
					if (done) await noteAction(tx, { fan, request_id }, { action, target: `fan ${id}` });
					return done;
				});
				if (changed) purge([fanTag(id)]);
				return { changed };
			},
		}),
		entry({
			method: "get",
			path: "/admin/jobs",
			summary: "The queues of background jobs, and the newest jobs that failed or wait for a retry",
			guard: "admin",
			answer: z.object({ queues: z.array(queueStateSchema), troubled: z.array(troubledJobSchema) }),
			handle: async () => ({ queues: await readQueues(db), troubled: await readTroubledJobs(db, TROUBLED_SHOWN) }),
		}),
		entry({
			method: "post",
			path: "/admin/jobs/:id/retry",
			summary: "Retry a job that has failed for good",
			guard: "admin",
			params: byId,
			body: z.object({}),
			answer: z.object({ retried: z.literal(true) }),
			handle: async ({ fan, request_id, params: { id } }) => {
				await db.transaction(async (tx) => {
					if (!(await retryJob(tx, id))) throw notFound("We couldn't find that job, or it hasn't failed.");
					await noteAction(tx, { fan, request_id }, { action: "retry-job", target: `job ${id}` });
				});
				return { retried: true as const };
			},
		}),
		entry({
			method: "get",
			path: "/admin/budgets",
			summary: "Today's use of budgets and limits, and the last two weeks' use of the AI provider",
			guard: "admin",
			answer: budgetsSchema,
			handle: () => readBudgets(db, limits, settings),
		}),
		entry({
			method: "get",
			path: "/admin/actions",
			summary: "The log of admins' actions, newest first",
			guard: "admin",
			query: z.object({ before: wholeNumber(1).optional() }),
			answer: z.object({ actions: z.array(actionRowSchema), next: z.int().nullable() }),
			handle: ({ query: { before } }) => listActions(db, { before }),
		}),
	];
}
