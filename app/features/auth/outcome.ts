import { RequestFailed } from "../../lib/api.ts";
import { sendFailureText, texts } from "./rules.ts";

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; text: string; field: string | undefined };

/** Returns the answer to a form, or the text of its error (AUTH-2; default `failed`). Never rejects. */
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
