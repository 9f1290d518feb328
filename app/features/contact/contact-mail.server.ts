import { html } from "hono/html";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";

/** Writes the mail that brings a message to the owner; answering it writes to the sender, where an address was given. */
export function contactMail(
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
