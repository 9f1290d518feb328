import { STATUS_CODES } from "node:http";
import type { Challenge } from "altcha-lib/types";
import type { z } from "zod";

type ProblemFields = {
	status: number;
	detail: string;
	/** the kind of problem for programs; "about:blank" if the status says it all */
	type?: string | undefined;
	title?: string | undefined;
	/** path of the wrong field in the request: "options.2.text" */
	field?: string | undefined;
	retry_after_seconds?: number | undefined;
	/** the proof of work to solve before the next try */
	challenge?: Challenge | undefined;
	/** all faults, if more than one field can be wrong */
	faults?: readonly { path: string; reason: string }[] | undefined;
};

/** An error answer as problem details (RFC 9457). Fans read `detail`, so it must not show anything of the server. */
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

export const badRequest = (field: string | undefined, detail: string) => new Problem({ status: 400, field, detail });
export const unauthorized = (detail = "Please sign in first.") => new Problem({ status: 401, detail });
export const forbidden = (detail = "You can't do that.") => new Problem({ status: 403, detail });
/** 404, also for things whose existence is secret. */
export const notFound = (detail = "There's nothing here.") => new Problem({ status: 404, detail });
/** 409: the request is valid but conflicts with the current state. */
export const conflict = (detail: string, field?: string) => new Problem({ status: 409, detail, field });
export const tooMany = (detail: string, retryAfterSeconds: number, type?: string) =>
	new Problem({ status: 429, type, detail, retry_after_seconds: retryAfterSeconds });
/** 503: something that the site needs does not answer. */
export const unavailable = (
	detail = "That's not available right now. Please try again in a moment.",
	retryAfterSeconds = 5,
) => new Problem({ status: 503, detail, retry_after_seconds: retryAfterSeconds });

/** Returns a 400 for the first issue of a zod error, with its message for people and the field's path for programs. */
export function problemFromZod(error: z.ZodError): Problem {
	const issue = error.issues[0];
	if (!issue) return badRequest(undefined, "The request is not valid.");
	const path = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
	return badRequest(path.length > 0 ? path.map(String).join(".") : undefined, issue.message);
}

/** The `error` option of a `safeParse`: a plain text for fans, where the schema has no message of its own. */
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

// codes of PostgreSQL (manual, appendix A) and of sockets: lost, starting, full, read-only, out of connections
const UNAVAILABLE_CODE =
	/^(08...|25006|40001|40P01|53...|57P0[1-5]|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
// the driver's errors for a lost connection have no code
const CONNECTION_ENDED =
	/^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

function isDatabaseUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, syscall } = error as { code?: unknown; syscall?: unknown };
	// ENOENT without connect is a missing file, not a missing socket
	if (code === "ENOENT" && syscall !== "connect") return isDatabaseUnavailable(error.cause);
	if (typeof code === "string" ? UNAVAILABLE_CODE.test(code) : CONNECTION_ENDED.test(error.message)) return true;
	return isDatabaseUnavailable(error.cause);
}

// a zero byte in text or JSON; an impossible date
const INVALID_VALUE = /^(22021|22P05|22007|22008)$/;

/** True if the database rejected a value that came from the request. */
function isInvalidValue(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code } = error as { code?: unknown };
	return (typeof code === "string" && INVALID_VALUE.test(code)) || isInvalidValue(error.cause);
}

/** Maps an error to its Problem, 503 (database unavailable), 400 (invalid value) or a plain 500. */
export function problemOf(error: unknown): Problem {
	if (error instanceof Problem) return error;
	if (isDatabaseUnavailable(error)) return unavailable();
	if (isInvalidValue(error)) return badRequest(undefined, "The request holds a value that cannot be kept.");
	return new Problem({ status: 500, detail: "Something went wrong. Please try again." });
}

/** The response for an error. `request_id` finds it in the log. */
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
