import { problemOf } from "../../../platform/problem.ts";
import { type SignInPage, signInPath } from "./rules.ts";

type Form = {
	page: SignInPage;
	/** where the fan goes after signing in */
	next: string;
	/** what the page is to know in any case */
	known?: Record<string, string>;
	/** what its form needs for another try, where the failure passes. The address of the mailed link holds the same. */
	toTryAgain?: Record<string, string>;
};

/**
 * A page without JavaScript is led back to itself with the name of what went wrong: a field, `limit`, or `away` when
 * something that the site needs does not answer. Any other fault of the server is thrown on.
 */
export async function orBack(form: boolean, back: Form, work: Promise<Response>): Promise<Response> {
	if (!form) return work;
	const { page, next, known, toTryAgain } = back;
	try {
		return await work;
	} catch (error) {
		const { status, field = "request" } = problemOf(error);
		if (status >= 500 && status !== 503) throw error;
		const passing = status === 429 ? "limit" : status === 503 ? "away" : null;
		return seeOther(signInPath(page, next, { ...known, ...(passing && toTryAgain), problem: passing ?? field }));
	}
}

/** Leads a plain form on to a page. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
