import { RequestFailed } from "../../lib/api.ts";
import { sendFailureText, texts } from "./rules.ts";

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; text: string; field: string | undefined };

/**
 * Waits for the answer to a form. Never rejects: an error becomes a text (AUTH-2). The text is the server's reason,
 * `failed` for a 5xx answer or one without a reason, and `texts.unexpected` if the server cannot be reached.
 */
export async function outcomeOf<Answer>(
	asking: Promise<Answer>,
	failed: string = texts.unexpected,
): Promise<Outcome<Answer>> {
	try {
		return { ok: true, answer: await asking };
	} catch (error) {
		if (!(error instanceof RequestFailed)) return { ok: false, text: texts.unexpected, field: undefined };
		const text = error.status >= 500 || !error.message ? failed : sendFailureText(error.message);
		return { ok: false, text, field: error.field };
	}
}
