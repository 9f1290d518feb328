import { z } from "zod";
import { problemOf } from "../../../platform/http/problem.ts";
import { returnPathSchema, type SignInPage, signInPath } from "./rules.ts";

type Form = {
	page: SignInPage;
	/** where the fan goes after signing in */
	next: string;
	/** what the page is to know in any case */
	known?: Record<string, string>;
	/** what its form needs for another try, where the failure passes. The address of the mailed link holds the same. */
	toTryAgain?: Record<string, string>;
};

const KIND = "urn:problem:";

/**
 * A page without JavaScript is led back to itself with the name of what went wrong: the problem's own kind, a field, `limit`, or
 * `away` when something that the site needs does not answer. Any other fault of the server is thrown on.
 */
export async function orBack(form: boolean, back: Form, work: Promise<Response>): Promise<Response> {
	if (!form) return work;
	const { page, next, known, toTryAgain } = back;
	try {
		return await work;
	} catch (error) {
		const { status, type, field = "request" } = problemOf(error);
		if (status >= 500 && status !== 503) throw error;
		const kind = type.startsWith(KIND) ? type.slice(KIND.length) : null;
		const passing = kind ?? (status === 429 ? "limit" : status === 503 ? "away" : null);
		return seeOther(signInPath(page, next, { ...known, ...(passing && toTryAgain), problem: passing ?? field }));
	}
}

/** Leads a plain form on to a page. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/** Where a form that was sent leads to in the end: its field `next`. */
export const nextOf = (sent: unknown): string => z.object({ next: returnPathSchema }).parse(sent).next;
