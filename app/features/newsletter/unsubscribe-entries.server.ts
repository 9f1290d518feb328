import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { seeOther } from "../auth/led-back.server.ts";
import { answerForm } from "./plain-form.server.ts";
import { tokenSchema } from "./tokens.server.ts";

type UnsubscribeLink<Path extends string> = {
	path: Path;
	/** the page with the button */
	page: string;
	/** of the limits */
	name: string;
	/** ends the mails of a key's owner; throws 400 for a wrong key */
	unsubscribe: (token: string) => Promise<void>;
};

/** The two entries of a mail's unsubscribe link (RFC 8058): the page for people, the one click for mail programs. */
export function unsubscribeEntries<Path extends string>({ path, page, name, unsubscribe }: UnsubscribeLink<Path>) {
	return [
		entry({
			method: "get",
			path,
			summary: "Lead to the page with the button that ends these mails; changes nothing",
			guard: "public",
			limit: { name: `${name}-leaving`, points: 100, per_seconds: 15 * 60 },
			query: z.object({ token: tokenSchema }),
			sends: ["page"],
			answer: z.never(),
			handle: async ({ query: { token } }) => seeOther(`${page}?token=${encodeURIComponent(token)}`),
		}),
		entry({
			method: "post",
			path,
			summary: "End these mails with the key that each carries; one click of a mail program (RFC 8058) is enough",
			guard: "public",
			limit: { name: `${name}-leave`, points: 600, per_seconds: 15 * 60 },
			// mail programs post this from anywhere; the unguessable key authorizes it
			from_anywhere: true,
			// unsubscribing works under pressure too, because a mail program tries only once
			sheds: "nothing",
			query: z.object({ token: tokenSchema }),
			body: z.object({ "List-Unsubscribe": z.literal("One-Click").optional() }),
			sends: ["application/json", "page"],
			answer: z.object({ unsubscribed: z.literal(true) }),
			handle: ({ query: { token }, body, form }) =>
				// RFC 8058, 3.1: the one click is answered without a redirect
				answerForm(form && !body["List-Unsubscribe"], `${page}?done=1`, page, async () => {
					await unsubscribe(token);
					return { unsubscribed: true };
				}),
		}),
	];
}
