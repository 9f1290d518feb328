import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { badRequest } from "../../../platform/http/problem.ts";
import { wideNetworkOf } from "../../../platform/limits/client-address.ts";
import { type Proof, proofSchema } from "../../../platform/limits/proof-of-work.ts";
import { mailAddress } from "../../../platform/mail/address-schema.ts";
import { NEWSLETTER_HOUR } from "../../../platform/mail/mail-hour.ts";
import type { Site } from "../../page-context.ts";
import { mailboxOf } from "../auth/gone/person.server.ts";
import { newsletterDeskSchema } from "./digest.ts";
import { readNewsletter } from "./issues.server.ts";
import { alreadyMail, confirmMail } from "./mails.server.ts";
import { answerForm } from "./plain-form.server.ts";
import { newsletterTexts } from "./rules.ts";
import { confirmSubscription, requestSubscription, unsubscribe } from "./subscriptions.server.ts";
import { readToken, tokenSchema } from "./tokens.server.ts";
import { unsubscribeEntries } from "./unsubscribe-entries.server.ts";

type NewsletterParts = Site & {
	/**
	 * The hashed name of a browser with earlier sign-ins, and the mail addresses of its fans; null for other browsers.
	 */
	knownBrowser: (headers: Headers) => Promise<{ key: string; emails: string[] } | null>;
};

// Mails to one address, limited like sign-in mails: 3 an hour by the owner's browsers, 3 by each other network, and 12
// by all other networks together.
const PER_ASKER = { name: "newsletter-address", points: 3, per_seconds: 60 * 60 };
const OF_STRANGERS = { name: "newsletter-address-strangers", points: 12, per_seconds: 60 * 60 };
// high, because thousands of phones share one address of a mobile carrier
const PER_CLIENT = { name: "newsletter", points: 100, per_seconds: 15 * 60 };

const address = mailAddress(newsletterTexts.invalidAddress);

/** The entries for subscribing, confirming, unsubscribing, and the desk's view of the newsletter. */
export function newsletterEntries({ db, record, settings, mailer, limits, mailHours, knownBrowser }: NewsletterParts) {
	async function requestMail(email: string, proof: Proof | undefined, client: string, headers: Headers): Promise<void> {
		const known = await knownBrowser(headers);
		const asking = { client, browser: known?.key ?? null, purpose: `newsletter ${email}`, proof };
		await mailHours.prove(NEWSLETTER_HOUR, asking);
		const mailbox = mailboxOf(email);
		const isOwn = known?.emails.some((own) => mailboxOf(own) === mailbox) ?? false;
		await limits.take(PER_ASKER, `${mailbox} ${isOwn ? "own" : wideNetworkOf(client)}`);
		if (!isOwn) await limits.take(OF_STRANGERS, mailbox);
		await mailHours.take(NEWSLETTER_HOUR, asking);
		const { id, confirmed } = await requestSubscription(db, email);
		const to = { subscription_id: id, email };
		await mailer.send(confirmed ? alreadyMail(settings, to) : confirmMail(settings, to));
	}

	function unsubscribeByToken(token: string): Promise<void> {
		const id = readToken(settings.AUTH_SECRET, "unsubscribe", token);
		if (!id) throw badRequest("token", newsletterTexts.leaveLinkBroken);
		return unsubscribe(db, id);
	}

	async function confirm(token: string): Promise<void> {
		const id = readToken(settings.AUTH_SECRET, "confirm", token);
		if (!id || !(await confirmSubscription(db, id))) throw badRequest("token", newsletterTexts.linkUsed);
	}

	return [
		entry({
			method: "post",
			path: "/newsletter/subscriptions",
			summary:
				"Subscribe to the newsletter: sends a mail with a link to confirm. The answer is the same for every address",
			guard: "public",
			limit: PER_CLIENT,
			// checked in `handle`, because a form without JavaScript gets the error on a page
			body: z.object({ email: z.unknown().optional().describe("an email address"), proof: proofSchema }),
			sends: ["application/json", "page"],
			answer: z.object({ sent: z.literal(true) }),
			handle: ({ body, form, client, headers }) =>
				answerForm(form, "/newsletter?sent=1", "/newsletter", async () => {
					const email = address.safeParse(body.email);
					if (!email.success) throw badRequest("email", newsletterTexts.invalidAddress);
					await requestMail(email.data, body.proof, client, headers);
					return { sent: true };
				}),
		}),
		entry({
			method: "post",
			path: "/newsletter/confirmation",
			summary: "Confirm a subscription with the token of a mailed link",
			guard: "public",
			limit: PER_CLIENT,
			body: z.object({ token: tokenSchema }),
			sends: ["application/json", "page"],
			answer: z.object({ confirmed: z.literal(true) }),
			handle: ({ body: { token }, form }) =>
				answerForm(form, "/newsletter/confirm?done=1", "/newsletter/confirm", async () => {
					await confirm(token);
					return { confirmed: true };
				}),
		}),
		...unsubscribeEntries({
			path: "/newsletter/unsubscription",
			page: "/newsletter/unsubscribe",
			name: "newsletter",
			unsubscribe: unsubscribeByToken,
		}),
		entry({
			method: "get",
			path: "/admin/newsletter",
			summary: "The number of subscribers, this week's issue or its preview, and the deliveries of the last issues",
			guard: "admin",
			answer: newsletterDeskSchema,
			handle: () => readNewsletter(db, record, settings),
		}),
	];
}
