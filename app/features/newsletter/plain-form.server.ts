import type { Problem } from "../../../platform/http/problem.ts";
import { seeOther } from "../auth/form-redirects.server.ts";

/**
 * Does the work of a request and answers it: JSON, or for a form without JavaScript (`form`) a redirect to `donePage`,
 * or to `formPage?problem=<field, 'limit' or 'robot-check'>`. Errors of the server are thrown.
 */
export async function answerForm(form: boolean, donePage: string, formPage: string, work: () => Promise<object>) {
	if (!form) return Response.json(await work());
	try {
		await work();
		return seeOther(donePage);
	} catch (error) {
		const { status, field, challenge } = error as Problem;
		if (!status || status >= 500) throw error;
		return seeOther(`${formPage}?problem=${challenge ? "robot-check" : status === 429 ? "limit" : field}`);
	}
}
