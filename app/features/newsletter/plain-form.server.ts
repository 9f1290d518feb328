import type { Problem } from "../../../platform/http/problem.ts";
import { seeOther } from "../auth/form-redirects.server.ts";

/** The response to a plain form: the page of success, or the form's page with the name of the error. */
export async function toPageOr(form: boolean, done: string, back: string, work: () => Promise<object>) {
	if (!form) return Response.json(await work());
	try {
		await work();
		return seeOther(done);
	} catch (error) {
		const { status, field, challenge } = error as Problem;
		if (!status || status >= 500) throw error;
		return seeOther(`${back}?problem=${challenge ? "robot-check" : status === 429 ? "limit" : field}`);
	}
}
