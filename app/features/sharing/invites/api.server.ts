import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { notFound } from "../../../../platform/http/problem.ts";
import { wholeNumber } from "../../../../platform/http/whole-numbers.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { cleanCustomText } from "../rules.ts";
import { inviteSchema } from "./invite.ts";
import { createInvite, listInvites, revokeInvite } from "./invites.server.ts";
import { LONGEST_NOTE, MOST_DAYS, MOST_USES } from "./rules.ts";

/** An empty form field means no limit. */
const limitOf = (most: number) =>
	z.preprocess((typed) => (typed === "" || typed === undefined ? null : typed), wholeNumber(1, most).nullable());

/** The entries for invitations. `pageAfter`: the page to which a form without JavaScript is redirected. */
export function invitesEntries({ db, site_url, pageAfter }: Site & { pageAfter: (id: string) => string }) {
	return [
		entry({
			method: "get",
			path: "/admin/invites",
			summary: "The newest invitations of all admins",
			guard: "admin",
			answer: z.object({ invites: z.array(inviteSchema) }),
			handle: async () => ({ invites: await listInvites(db, site_url) }),
		}),
		entry({
			method: "post",
			path: "/admin/invites",
			summary: "Make an invitation; note, end and number of uses are optional",
			guard: "admin",
			body: z.object({
				note: z.string().max(LONGEST_NOTE).optional().transform(cleanCustomText),
				most_uses: limitOf(MOST_USES),
				days: limitOf(MOST_DAYS),
			}),
			sends: ["application/json", "page"],
			answer: inviteSchema,
			handle: async ({ fan, body, form, request_id }) => {
				const id = await createInvite(db, { fan, request_id }, body);
				if (form) return new Response(null, { status: 303, headers: { location: pageAfter(id) } });
				const [invite] = await listInvites(db, site_url, id);
				return Response.json(invite);
			},
		}),
		entry({
			method: "delete",
			path: "/admin/invites/:id",
			summary: "Revoke an invitation",
			guard: "admin",
			params: z.object({ id: requestId }),
			answer: z.object({ revoked: z.literal(true) }),
			handle: async ({ fan, request_id, params: { id } }) => {
				if (!(await revokeInvite(db, { fan, request_id }, id))) throw notFound("We couldn't find that invitation.");
				return { revoked: true as const };
			},
		}),
	];
}
