import { STATUS_CODES } from "node:http";
import type { Challenge } from "altcha-lib/types";
import type { z } from "zod";

type ProblemFields = {
	status: number;
	detail: string;
	/** names the kind of problem to a program; "about:blank" when the status says all */
	type?: string | undefined;
	title?: string | undefined;
	/** the wrong field, by its name in the request: "options.2.text" */
	field?: string | undefined;
	retry_after_seconds?: number | undefined;
	/** what the browser has to solve before it asks again */
	challenge?: Challenge | undefined;
	/** every fault of the request, where more than one field can be wrong */
	faults?: readonly { path: string; reason: string }[] | undefined;
};

/** An answer to the client as problem details (RFC 9457). People read `detail`: it shows nothing of the server's inside. */
export class Problem extends Error {
	readonly status: number;
	readonly type: string;
	readonly title: string;
	readonly detail: string;
	readonly field: string | undefined;
	readonly retry_after_seconds: number | undefined;
	readonly challenge: Challenge | undefined;
	readonly faults: ProblemFields["faults"];

	constructor(fields: ProblemFields) {
		super(fields.detail);
		this.name = "Problem";
		this.status = fields.status;
		this.type = fields.type ?? "about:blank";
		this.title = fields.title ?? STATUS_CODES[fields.status] ?? "Problem";
		this.detail = fields.detail;
		this.field = fields.field;
		this.retry_after_seconds = fields.retry_after_seconds;
		this.challenge = fields.challenge;
		this.faults = fields.faults;
	}
}

/** 400, naming the wrong field. */
export const badRequest = (field: string | undefined, detail: string) => new Problem({ status: 400, field, detail });
/** 401: nobody is signed in. */
export const unauthorized = (detail = "Please sign in first.") => new Problem({ status: 401, detail });
/** 403: somebody is signed in, and may not. */
export const forbidden = (detail = "You can't do that.") => new Problem({ status: 403, detail });
/** 404, also for what exists but must not be known to exist. */
export const notFound = (detail = "There's nothing here.") => new Problem({ status: 404, detail });
/** 409: the request is fine, the state of things is against it. */
export const conflict = (detail: string, field?: string) => new Problem({ status: 409, detail, field });
/** 429, with the whole seconds to wait. */
export const tooMany = (detail: string, retryAfterSeconds: number, type?: string) =>
	new Problem({ status: 429, type, detail, retry_after_seconds: retryAfterSeconds });
/** 503: something this site needs does not answer now. */
export const unavailable = (
	detail = "That's not available right now. Please try again in a moment.",
	retryAfterSeconds = 5,
) => new Problem({ status: 503, detail, retry_after_seconds: retryAfterSeconds });

/**
 * 400 for the first issue of a zod error, in the issue's own words. The field's name is given as well, for programs: what a fan
 * reads never holds it.
 */
export function problemFromZod(error: z.ZodError): Problem {
	const issue = error.issues[0];
	if (!issue) return badRequest(undefined, "The request is not valid.");
	const path = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
	return badRequest(path.length > 0 ? path.map(String).join(".") : undefined, issue.message);
}

/** What is wrong with a value, as a fan may read it, where the schema has no words of its own: the `error` of a `safeParse`. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
	switch (issue.code) {
		case "invalid_type":
			return issue.input === undefined ? "Something is missing. Please fill it in." : "That doesn't look right.";
		case "too_small":
			if (issue.origin === "string" && issue.minimum === 1) return "Something is missing. Please fill it in.";
			return `That is too ${issue.origin === "string" ? "short" : "little"}: ${amount(issue.origin, issue.minimum)} at least, please.`;
		case "too_big":
			return `That is too ${issue.origin === "string" ? "long" : "much"}: ${amount(issue.origin, issue.maximum)} at most, please.`;
		case "invalid_value":
			return "Please pick one of the choices.";
		case "unrecognized_keys":
			return "The request holds something that does not belong there.";
		default:
			return "That doesn't look right.";
	}
}

const amount = (origin: string, count: number | bigint) => (origin === "string" ? `${count} letters` : String(count));

// PostgreSQL (appendix A of its manual) and the socket under it: lost, starting, full, read-only, out of connections
const UNAVAILABLE_CODE =
	/^(08...|25006|40001|40P01|53...|57P0[1-5]|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
// what the driver says of a connection that ended under it comes without a code
const CONNECTION_ENDED =
	/^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

function isDatabaseUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, syscall } = error as { code?: unknown; syscall?: unknown };
	// ENOENT is also a missing file; only a connection that found no socket counts
	if (code === "ENOENT" && syscall !== "connect") return isDatabaseUnavailable(error.cause);
	if (typeof code === "string" ? UNAVAILABLE_CODE.test(code) : CONNECTION_ENDED.test(error.message)) return true;
	return isDatabaseUnavailable(error.cause);
}

// text with a zero byte, alone or in JSON; a time that the calendar does not have
const INVALID_VALUE = /^(22021|22P05|22007|22008)$/;

/** Whether the database was given a value that only who asked can have made up. */
function isInvalidValue(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code } = error as { code?: unknown };
	return (typeof code === "string" && INVALID_VALUE.test(code)) || isInvalidValue(error.cause);
}

/**
 * The problem to tell of any error: its own, 503 when the database is away, 400 for a value that it cannot hold, else a 500 that says
 * nothing of its inside.
 */
export function problemOf(error: unknown): Problem {
	if (error instanceof Problem) return error;
	if (isDatabaseUnavailable(error)) return unavailable();
	if (isInvalidValue(error)) return badRequest(undefined, "The request holds a value that cannot be kept.");
	return new Problem({ status: 500, detail: "Something went wrong. Please try again." });
}

/** The answer to a request that failed. `request_id` lets a report be found in the log. */
export function problemResponse(error: unknown, request_id: string): Response {
	const { type, title, status, detail, field, retry_after_seconds, challenge, faults } = problemOf(error);
	const headers = new Headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
	if (retry_after_seconds !== undefined)
		headers.set("retry-after", String(Math.max(1, Math.ceil(retry_after_seconds))));
	return new Response(JSON.stringify({ type, title, status, detail, field, faults, challenge, request_id }), {
		status,
		headers,
	});
}
