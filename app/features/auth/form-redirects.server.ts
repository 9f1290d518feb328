import { z } from "zod";
import { problemOf } from "../../../platform/http/problem.ts";
import { type SignInPage, signInPath } from "./rules.ts";
import { returnPathSchema } from "./schemas.server.ts";

type Form = {
	page: SignInPage;
	/** the page after the sign-in */
	next: string;
	/** parameters of the page in any case */
	known?: Record<string, string>;
	/** parameters for another try after a temporary failure; the mailed link has the same */
	toTryAgain?: Record<string, string>;
};

const PROBLEM_PREFIX = "urn:problem:";

/**
 * Answers a form. After an error, redirects a form sent without JavaScript to its page with the name of the error: the
 * problem's type, a field, `limit`, or `away` if an outside service does not answer. Rethrows other server errors.
 */
export async function redirectBack(form: boolean, back: Form, work: Promise<Response>): Promise<Response> {
	if (!form) return work;
	const { page, next, known, toTryAgain } = back;
	try {
		return await work;
	} catch (error) {
		const { status, type, field = "request" } = problemOf(error);
		if (status >= 500 && status !== 503) throw error;
		const kind = type.startsWith(PROBLEM_PREFIX) ? type.slice(PROBLEM_PREFIX.length) : null;
		const temporary = kind ?? (status === 429 ? "limit" : status === 503 ? "away" : null);
		return seeOther(signInPath(page, next, { ...known, ...(temporary && toTryAgain), problem: temporary ?? field }));
	}
}

/** A redirect for a plain form. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/** The page after a form, from its field `next`. */
export const nextOf = (sent: unknown): string => z.object({ next: returnPathSchema }).parse(sent).next;
