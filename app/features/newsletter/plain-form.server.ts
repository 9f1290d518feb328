import type { Problem } from "../../../platform/http/problem.ts";
import { seeOther } from "../auth/form-redirects.server.ts";

/** The response to a plain form: the page of success, or the form's page with the name of the error. */
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
