import type { z } from "zod";
import type { Shed } from "../limits/pressure.ts";
import type { RateLimit } from "../limits/rate-limits.ts";

/** The signed-in fan of a request, as read from the database. */
export type Fan = {
	id: string;
	email: string;
	role: "fan" | "admin";
	full_name: string | null;
	/** null without a picture */
	avatar_url: string | null;
	session_id: string;
	session_expires_at: string;
	/** the session was extended more than a day ago, so `GET /api/me` extends it again */
	session_is_due: boolean;
};

/** Who may call an entry; 'token' is for programs. Entries check membership in groups themselves. */
export type Guard = "public" | "fan" | "admin" | "token";

/** Content types of answers; "page" redirects a plain form. */
export type AnswerType = "application/json" | "text/csv" | "text/event-stream" | "image/*" | "page";

/** The fan of a call, never null if the guard admits fans only. */
export type FanOf<G extends Guard> = G extends "public" ? Fan | null : G extends "token" ? null : Fan;

export type Call<Params, Query, Body, G extends Guard = Guard> = {
	fan: FanOf<G>;
	params: Params;
	query: Query;
	body: Body;
	/** the client's address */
	client: string;
	headers: Headers;
	/** the id of this request in the log */
	request_id: string;
	/** sent by a plain HTML form, which expects a redirect */
	form: boolean;
};

export type Method = "get" | "post" | "put" | "patch" | "delete";
type Schema = z.ZodType;
type MaybeSchema = Schema | undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Calls per minute. 'costly' entries ask a model or a provider, or create content. */
const RATES = { reading: 240, writing: 60, costly: 10 };
type Rate = keyof typeof RATES;

/** The definition of an entry without its limit. */
type Unlimited<
	M extends Method,
	Path extends string,
	G extends Guard,
	P extends MaybeSchema,
	Q extends MaybeSchema,
	B extends MaybeSchema,
	A extends Schema,
> = {
	method: M;
	/** path below /api in Hono's syntax: /facts/:slug */
	path: Path;
	/** the address is /path and not /api/path, because another protocol defines it */
	at_root?: true;
	summary: string;
	guard: G;
	/** for the guard 'token': the bearer token; if undefined, the entry does not exist */
	token?: string | undefined;
	/** the limit of the body, if it is above the default */
	most_bytes?: number;
	/** The number of calls in a body, which the limit counts before any is answered; default 1. */
	calls?(body: Output<B>): number;
	/** Accepts any origin. Only for entries with an unguessable key that read no session (no CSRF). */
	from_anywhere?: true;
	/** Lets pages of any origin read the answer, which is the same for everybody. */
	cors?: true;
	/** The kind of work as which it is shed under pressure. Default: "writes"; "nothing" for GET and for admins. */
	sheds?: Exclude<Shed, "joins"> | "nothing";
	params?: P;
	query?: Q;
	body?: B;
	/** Content types of the answer; default JSON. */
	sends?: readonly AnswerType[];
	/** the page to which a plain form is redirected if a field is wrong; it shows the first wrong field */
	invalid_form_path?: (field: string, sent: unknown) => string;
	/** the JSON answer: checked against `handle`, used by the browser's client and in the OpenAPI document */
	answer: A;
	/** Returns the answer's data, or a Response to set headers or a status. */
	handle(call: Call<Output<P>, Output<Q>, Output<B>, G>): Promise<z.input<A> | Response>;
};

export type Entry<
	M extends Method,
	Path extends string,
	G extends Guard,
	P extends MaybeSchema,
	Q extends MaybeSchema,
	B extends MaybeSchema,
	A extends Schema,
> = Unlimited<M, Path, G, P, Q, B, A> & {
	/** counted by fan, else by network; signed-in calls count for the network too (server/api/entry-limit.ts) */
	limit: RateLimit;
};

export type AnyEntry = Entry<Method, string, Guard, MaybeSchema, MaybeSchema, MaybeSchema, Schema>;

/**
 * Declares an entry; its guard and schemas give the handler's types. The default limit is 'reading' for GET, else
 * 'writing', counted for each entry. Entries with the same `RateLimit` object share a count.
 */
export const entry = <
	M extends Method,
	Path extends string,
	G extends Guard,
	A extends Schema,
	P extends MaybeSchema = undefined,
	Q extends MaybeSchema = undefined,
	B extends MaybeSchema = undefined,
>(
	definition: Unlimited<M, Path, G, P, Q, B, A> & { limit?: Rate | RateLimit },
): Entry<M, Path, G, P, Q, B, A> => {
	const { method, path, limit = method === "get" ? "reading" : "writing" } = definition;
	const named = { name: `${method} ${path}`, per_seconds: 60 };
	return { ...definition, limit: typeof limit === "string" ? { ...named, points: RATES[limit] } : limit };
};
