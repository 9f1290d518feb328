import { z } from "zod";
import { problemOf } from "../../../platform/http/problem.ts";
import { type SignInPage, signInPath } from "./rules.ts";
import { returnPathSchema } from "./schemas.server.ts";

type Form = {
	page: SignInPage;
	/** the page after the sign-in */
	next: string;
	/** parameters of the page after any error */
	known?: Record<string, string>;
	/** parameters for another try, which the mailed link has too; left out if a field was wrong */
	toTryAgain?: Record<string, string>;
};

const PROBLEM_PREFIX = "urn:problem:";

/**
 * Returns the answer of `work`. If it throws for a form sent without JavaScript (`form`), redirects to the form's page
 * with the name of the error: the problem's type, else `limit` (429) or `away` (503), else the wrong field. Rethrows
 * other server errors, and every error if `form` is false.
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

/** The page after a form, from its field `next`; the home page if it is missing or on another site. */
export const nextOf = (sent: unknown): string => z.object({ next: returnPathSchema }).parse(sent).next;
