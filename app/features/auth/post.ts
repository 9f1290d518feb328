import { sendFailureText, texts } from "./rules.ts";

type Problem = { detail?: string; field?: string; status?: number };
export type PostResult<Answer> = { ok: true; answer: Answer } | { ok: false; text: string; field: string | undefined };

/** Sends a sign-in form. Answers what came of it, in words for the fan (AUTH-2); never throws. */
export async function post<Answer>(path: string, body: Record<string, string>): Promise<PostResult<Answer>> {
	try {
		const response = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		if (response.ok) return { ok: true, answer: (await response.json()) as Answer };
		const problem = (await response.json().catch(() => ({}))) as Problem;
		const text = response.status >= 500 ? texts.sendFailed : sendFailureText(problem.detail);
		return { ok: false, text, field: problem.field };
	} catch {
		return { ok: false, text: texts.unexpected, field: undefined };
	}
}
