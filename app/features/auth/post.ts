import { postJson, RequestFailed } from "../../lib/api.ts";
import { sendFailureText, texts } from "./rules.ts";

export type PostResult<Answer> = { ok: true; answer: Answer } | { ok: false; text: string; field: string | undefined };

/**
 * Sends a sign-in form. Answers what came of it, in words for the fan (AUTH-2), `failed` where the server has none; never
 * throws.
 */
export async function post<Answer>(
	path: string,
	body: Record<string, string>,
	failed: string = texts.unexpected,
): Promise<PostResult<Answer>> {
	try {
		return { ok: true, answer: await postJson<Answer>(path, body) };
	} catch (error) {
		if (!(error instanceof RequestFailed)) return { ok: false, text: texts.unexpected, field: undefined };
		const text = error.status >= 500 || !error.message ? failed : sendFailureText(error.message);
		return { ok: false, text, field: error.field };
	}
}
