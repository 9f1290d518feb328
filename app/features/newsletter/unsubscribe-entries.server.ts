import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { seeOther } from "../auth/form-redirects.server.ts";
import { answerForm } from "./plain-form.server.ts";
import { tokenSchema } from "./tokens.server.ts";

type UnsubscribeLink<Path extends string> = {
	path: Path;
	/** the page with the button */
	page: string;
	/** the prefix of the limits' names */
	name: string;
	/** Ends the mails of the token's owner. Throws 400 for an invalid token. */
	unsubscribe: (token: string) => Promise<void>;
};

/**
 * The two entries at the address of List-Unsubscribe (RFC 8058): GET redirects people to the page with a button, POST
 * unsubscribes and is what a mail program's one click sends.
 */
export function unsubscribeEntries<Path extends string>({ path, page, name, unsubscribe }: UnsubscribeLink<Path>) {
	return [
		entry({
			method: "get",
			path,
			summary: "Redirect to the page with the button that ends these mails; changes nothing",
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
			summary: "End these mails with the token of any of them; one click in a mail program (RFC 8058) is enough",
			guard: "public",
			limit: { name: `${name}-leave`, points: 600, per_seconds: 15 * 60 },
			// mail programs post from any origin; the token authorizes them
			from_anywhere: true,
			// a mail program tries only once
			sheds: "nothing",
			query: z.object({ token: tokenSchema }),
			body: z.object({ "List-Unsubscribe": z.literal("One-Click").optional() }),
			sends: ["application/json", "page"],
			answer: z.object({ unsubscribed: z.literal(true) }),
			handle: ({ query: { token }, body, form }) =>
				// RFC 8058, section 3.1: no redirect for the one click
				answerForm(form && !body["List-Unsubscribe"], `${page}?done=1`, page, async () => {
					await unsubscribe(token);
					return { unsubscribed: true };
				}),
		}),
	];
}
