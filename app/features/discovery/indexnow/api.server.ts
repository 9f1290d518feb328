import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { conflict } from "../../../../platform/http/problem.ts";
import type { Site } from "../../../page-context.ts";
import { noteAction } from "../../auth/audit.server.ts";
import { indexNowTexts, LONGEST_URL, MOST_URLS_A_FORM, SUBMISSION_TYPES } from "./rules.ts";
import type { IndexNow } from "./service.server.ts";
import { submissionLogSchema } from "./submission.ts";
import { readSubmissions, type SendBatch, submitPages, submitSitemapOfDay } from "./submissions.server.ts";
import { submitUrlsJob } from "./submit-urls.job.server.ts";

const submittedSchema = z.object({ submitted: z.boolean() });

/** The entries for submissions to search engines: the log and the forms of admins, and the sitemap of the day. */
export function indexNowEntries({ db, indexNow, enqueue }: Site & { indexNow: IndexNow }) {
	const { enabled, origin } = indexNow;
	const send: SendBatch = (tx, batch_id) => enqueue(tx, submitUrlsJob, { batch_id });
	return [
		entry({
			method: "get",
			path: "/indexnow/submissions",
			summary: "The newest submissions to search engines of the last 30 days, and their numbers by result",
			guard: "admin",
			answer: submissionLogSchema,
			handle: async () => ({ enabled, ...(await readSubmissions(db)) }),
		}),
		entry({
			method: "post",
			path: "/indexnow/submissions",
			summary: "Submit addresses of this site to search engines",
			guard: "admin",
			body: z.object({
				type: z.enum(SUBMISSION_TYPES),
				urls: z.array(z.string().min(1).max(LONGEST_URL)).max(MOST_URLS_A_FORM),
			}),
			answer: submittedSchema,
			handle: async ({ fan, request_id, body: { type, urls } }) => {
				if (!enabled) throw conflict(indexNowTexts.off);
				const submitted = await db.transaction(async (tx) => {
					if (!(await submitPages(tx, { urls, type, origin, send }))) return false;
					const submission = {
						action: "submit-urls",
						target: `${urls.length} pages`,
						details: { type, first: urls[0] },
					};
					await noteAction(tx, { fan, request_id }, submission);
					return true;
				});
				return { submitted };
			},
		}),
		entry({
			method: "post",
			path: "/indexnow/sitemap",
			summary: "Submit the sitemap to search engines, at most once a day for the whole site",
			guard: "public",
			body: z.object({}),
			answer: submittedSchema,
			handle: async () => ({ submitted: enabled && (await submitSitemapOfDay(db, { origin, send })) }),
		}),
	];
}
