import { randomUUID } from "node:crypto";
import { html } from "hono/html";
import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { badRequest } from "../../../platform/http/problem.ts";
import { wideNetworkOf } from "../../../platform/limits/client-address.ts";
import { mailAddress } from "../../../platform/mail/address-schema.ts";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";
import { textSchema } from "../../lib/text-schema.server.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { answerForm } from "../newsletter/plain-form.server.ts";
import { contactMessageSchema, listMessages, removeMessage, storeMessage } from "./messages.server.ts";
import { contactTexts, LONGEST_MESSAGE } from "./rules.ts";

const PER_CLIENT = { name: "contact", points: 5, per_seconds: 60 * 60 };
const PER_WIDE_NETWORK = { name: "contact-wide", points: 30, per_seconds: 60 * 60 };

const written = z.object({
	message: textSchema({ most: LONGEST_MESSAGE, tooLong: contactTexts.tooLong, empty: contactTexts.empty }),
	email: z.union([z.literal("").transform(() => null), mailAddress(contactTexts.invalidEmail)]).default(null),
});

/** The entries for writing to the owner, and for admins to read and remove the messages. */
export function contactEntries({ db, settings, mailer, limits, logger }: Site) {
	async function write(body: Record<string, unknown>, client: string): Promise<void> {
		const read = written.safeParse({ ...body, message: String(body.message ?? "").replaceAll("\0", "") });
		if (!read.success) {
			const [issue] = read.error.issues;
			const field = String(issue?.path[0] ?? "message");
			throw badRequest(field, field === "email" ? contactTexts.invalidEmail : (issue?.message ?? contactTexts.empty));
		}
		await limits.take(PER_WIDE_NETWORK, wideNetworkOf(client));
		const client_id = requestId.safeParse(body.client_id).data ?? randomUUID();
		const isNew = await storeMessage(db, { client_id, ...read.data });
		const to = settings.CONTACT_EMAIL;
		if (!isNew || !to) return;
		// a failed mail is only logged, because the desk shows the stored message
		await mailer
			.send(contactMail(to, settings.SITE_NAME, read.data))
			.catch((error: unknown) => logger.error({ err: error }, "a contact message could not be mailed"));
	}

	return [
		entry({
			method: "post",
			path: "/contact",
			summary: "Write to the owner of the site: the message is shown at the desk and mailed to CONTACT_EMAIL",
			guard: "public",
			limit: PER_CLIENT,
			// parsed by `written`, because a form without JavaScript gets the error on a page
			body: z.object({
				message: z.unknown().optional(),
				email: z.unknown().optional().describe("an e-mail address for the answer"),
				client_id: z.unknown().optional().describe("a UUID; the same message sent again is stored once"),
			}),
			sends: ["application/json", "page"],
			answer: z.object({ sent: z.literal(true) }),
			handle: ({ body, form, client }) =>
				answerForm(form, "/contact?sent=1", "/contact", async () => {
					await write(body, client);
					return { sent: true };
				}),
		}),
		entry({
			method: "get",
			path: "/admin/contact-messages",
			summary: "The messages of the contact page, newest first",
			guard: "admin",
			query: z.object({ after: requestId.optional() }),
			answer: z.object({ messages: z.array(contactMessageSchema), next: z.uuid().nullable() }),
			handle: ({ query: { after } }) => listMessages(db, after),
		}),
		entry({
			method: "delete",
			path: "/admin/contact-messages/:id",
			summary: "Remove a message of the contact page",
			guard: "admin",
			params: z.object({ id: requestId }),
			answer: z.object({ removed: z.literal(true) }),
			handle: async ({ fan, request_id, params: { id } }) => {
				await removeMessage(db, { fan, request_id }, id);
				return { removed: true as const };
			},
		}),
	];
}

/** Returns the mail of a message to the owner. Its Reply-To is the sender's address, if there is one. */
function contactMail(
	to: string,
	site_name: string,
	{ email, message }: { email: string | null; message: string },
): Mail {
	const subject = `${site_name}: a message from the contact page`;
	const from = email ?? "No email was given.";
	return {
		to,
		subject,
		text: `${from}\n\n${message}`,
		html: letter({
			site_name,
			title: subject,
			body: html`<p>${from}</p><p style="white-space:pre-wrap">${message}</p>`,
			foot: "The message is at the desk, too, under Contact.",
		}),
		headers: email ? { "Reply-To": email } : {},
	};
}
