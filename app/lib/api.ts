import type { Challenge } from "altcha-lib/types";
import type { z } from "zod";
import type { siteEntries } from "../../server/entries.ts";

type SiteEntry = ReturnType<typeof siteEntries>[number];
/** The site's own table of entries, each by its call: "GET /groups/:id". */
type Entries = { [E in SiteEntry as `${Uppercase<E["method"]>} ${E["path"]}`]: E };
export type ApiCall = keyof Entries;
export type ReadingCall = Extract<ApiCall, `GET ${string}`>;
/** What an entry answers with. */
export type Answer<C extends ApiCall> = z.output<Entries[C]["answer"]>;

/** What a schema takes. Of what it makes from any value, such as a number from the text of an address, only what it makes. */
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
type Sent<C extends ApiCall> = Address<C> &
	Part<C, "body"> & {
		/** an answer that takes longer is not coming */
		patience_ms?: number;
		/** the type of answer, where an entry has several */
		accept?: string;
	};
/** An argument that may be left out when nothing in it is needed. */
type Given<T> = Record<never, never> extends T ? [given?: T] : [given: T];
export type SentWith<C extends ApiCall> = Given<Sent<C>>;
export type AddressedBy<C extends ApiCall> = Given<Address<C>>;

type Refusal = { field?: string; challenge?: Challenge; retry_after_seconds?: number | undefined };
/** An answer of our API that was not a success, in the words of its problem details. */
export class RequestFailed extends Error {
	status: number;
	field: string | undefined;
	/** what is to be solved before asking again */
	challenge: Challenge | undefined;
	/** the whole seconds after which asking again can succeed, where the API says so */
	retry_after_seconds: number | undefined;

	constructor(status: number, detail: string, { field, challenge, retry_after_seconds }: Refusal = {}) {
		super(detail);
		this.status = status;
		this.field = field;
		this.challenge = challenge;
		this.retry_after_seconds = retry_after_seconds;
	}
}

/** Some work is allowed to take its time. */
const PATIENCE_MS = 90_000;

/** The address of an entry, for links and plain forms too. */
export function addressOf<C extends ApiCall>(call: C, ...[given]: AddressedBy<C>): string {
	const { params, query = {} } = (given ?? {}) as Record<"params" | "query", Record<string, unknown> | undefined>;
	const [, path = ""] = call.split(" ");
	const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
	const asked = Object.entries(query).filter(([, value]) => value !== undefined);
	const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
	return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/**
 * Calls our own API: `request("POST /groups/:id/messages", { params: { id }, body })`. Returns the answer, typed by the entry.
 * Throws `RequestFailed` when the API refuses, and what `fetch` throws when it cannot be reached.
 */
export async function request<C extends ApiCall>(call: C, ...given: SentWith<C>): Promise<Answer<C>> {
	return (await send(call, ...given)).json();
}

/** The same for an answer that is not JSON: returns the response of a success. Throws as `request` does. */
export async function send<C extends ApiCall>(call: C, ...given: SentWith<C>): Promise<Response> {
	const {
		body,
		patience_ms = PATIENCE_MS,
		accept = "application/json",
	} = (given[0] ?? {}) as {
		body?: unknown;
		patience_ms?: number;
		accept?: string;
	};
	const response = await fetch(addressOf(call, ...(given as AddressedBy<C>)), {
		method: call.split(" ")[0] as string,
		headers: body === undefined ? { accept } : { accept, "content-type": "application/json" },
		body: body === undefined ? null : JSON.stringify(body),
		signal: AbortSignal.timeout(patience_ms),
	});
	if (response.ok) return response;
	const problem = await response.json().catch(() => ({}));
	const detail = problem.detail ?? problem.title ?? response.statusText;
	const retry_after_seconds = Number(response.headers.get("retry-after")) || undefined;
	throw new RequestFailed(response.status, detail, { ...problem, retry_after_seconds });
}
