import type { Challenge } from "altcha-lib/types";
import type { z } from "zod";
import type { siteEntries } from "../../server/entries.ts";
import { apiPath } from "./api-path.ts";

type SiteEntry = ReturnType<typeof siteEntries>[number];
/** The entries by call, such as "GET /groups/:id". */
type Entries = { [E in SiteEntry as `${Uppercase<E["method"]>} ${E["path"]}`]: E };
type ApiCall = keyof Entries;
export type ReadingCall = Extract<ApiCall, `GET ${string}`>;
export type Answer<C extends ApiCall> = z.output<Entries[C]["answer"]>;

/** The input type of a schema. A field that accepts any input, such as a number in an address, has its output type. */
type Input<S extends z.ZodType, In = z.input<S>, Out = z.output<S>> = {
	[K in keyof In]: unknown extends In[K] ? (K extends keyof Out ? Out[K] : never) : In[K];
};
type Part<C extends ApiCall, Name extends "params" | "query" | "body"> =
	NonNullable<Entries[C][Name]> extends infer S extends z.ZodType
		? [S] extends [never]
			? unknown
			: Record<never, never> extends Input<S>
				? { [_ in Name]?: Input<S> }
				: { [_ in Name]: Input<S> }
		: unknown;
type Address<C extends ApiCall> = Part<C, "params"> & Part<C, "query">;
type Options = {
	/** the timeout, by default 90 s */
	patience_ms?: number;
	signal?: AbortSignal;
	/** the media type of the answer; by default JSON */
	accept?: string;
};
type RequestInput<C extends ApiCall> = Address<C> & Part<C, "body"> & Options;
/** An argument that may be left out if all its fields are optional. */
type Argument<T> = Record<never, never> extends T ? [input?: T] : [input: T];
export type RequestArguments<C extends ApiCall> = Argument<RequestInput<C>>;
export type AddressArguments<C extends ApiCall> = Argument<Address<C>>;

type Refusal = { field?: string; challenge?: Challenge; retry_after_seconds?: number | undefined };
/** An error response of our API. Its message is the detail of the problem document, else a text for the status. */
export class RequestFailed extends Error {
	status: number;
	field: string | undefined;
	/** a proof of work to solve before the retry */
	challenge: Challenge | undefined;
	/** from the header Retry-After */
	retry_after_seconds: number | undefined;

	constructor(status: number, detail: string, { field, challenge, retry_after_seconds }: Refusal = {}) {
		super(detail);
		this.status = status;
		this.field = field;
		this.challenge = challenge;
		this.retry_after_seconds = retry_after_seconds;
	}
}

/** Long, because some entries call a model. */
const TIMEOUT_MS = 90_000;

/** The address of an entry with its parameters and query, also for links and plain forms. */
export function addressOf<C extends ApiCall>(call: C, ...[input]: AddressArguments<C>): string {
	const [, path = ""] = call.split(" ");
	return apiPath(path, input as Parameters<typeof apiPath>[1]);
}

/**
 * Calls our own API: `request("POST /groups/:id/messages", { params: { id }, body })`. Returns the answer. Throws
 * `RequestFailed` for an error response, and the error of `fetch` when the server cannot be reached or is too slow.
 */
export async function request<C extends ApiCall>(call: C, ...input: RequestArguments<C>): Promise<Answer<C>> {
	return (await send(call, ...input)).json();
}

/** Like `request`, but returns the response, for answers that are not JSON. */
export async function send<C extends ApiCall>(call: C, ...input: RequestArguments<C>): Promise<Response> {
	const options = (input[0] ?? {}) as Options & { body?: unknown };
	const { body, patience_ms = TIMEOUT_MS, accept = "application/json", signal } = options;
	const timeout = AbortSignal.timeout(patience_ms);
	const response = await fetch(addressOf(call, ...(input as AddressArguments<C>)), {
		method: call.split(" ")[0] as string,
		headers: body === undefined ? { accept } : { accept, "content-type": "application/json" },
		body: body === undefined ? null : JSON.stringify(body),
		signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
	});
	if (response.ok) return response;
	const problem = await response.json().catch(() => ({}));
	const detail = problem.detail || textFor(response.status);
	const retry_after_seconds = Number(response.headers.get("retry-after")) || undefined;
	throw new RequestFailed(response.status, detail, { ...problem, retry_after_seconds });
}

/** For an error response without a problem document, for example from a proxy. */
function textFor(status: number): string {
	if (status === 401) return "Please sign in again.";
	if (status === 403) return "You can't do that here.";
	if (status === 404 || status === 410) return "That isn't here any more.";
	if (status === 409 || status === 412) return "Something changed in the meantime. Please look again.";
	if (status === 413) return "That's too big for us.";
	if (status === 429) return "That was a bit quick. Please wait a moment.";
	if (status >= 500) return "Something went wrong on our side. Please try again in a moment.";
	return "That didn't work. Please try again.";
}
