import type { z } from "zod";
import type { Shed } from "../limits/pressure.ts";
import type { RateLimit } from "../limits/rate-limits.ts";

/** The fan of a request's session, as the database says. Nothing here ever comes from the client. */
export type Fan = {
	id: string;
	email: string;
	role: "fan" | "admin";
	full_name: string | null;
	/** null without a picture */
	avatar_url: string | null;
	session_id: string;
	session_expires_at: string;
	/** the session was prolonged more than a day ago: `GET /api/me` does it again */
	session_is_due: boolean;
};

/**
 * Who may call an entry: anyone, signed-in fans, admins, or a program that shows the entry's token. Membership is asked by the entry's
 * own access function.
 */
export type Guard = "public" | "fan" | "admin" | "token";

/** What an answer is sent as. */
export type Sent = "application/json" | "text/csv" | "text/event-stream" | "image/*" | "page";

/** The fan of a call: there is one wherever the guard lets nobody else through. */
export type FanOf<G extends Guard> = G extends "public" ? Fan | null : G extends "token" ? null : Fan;

export type Call<Params, Query, Body, G extends Guard = Guard> = {
	fan: FanOf<G>;
	params: Params;
	query: Query;
	body: Body;
	/** address of the client, for limits and the session list */
	client: string;
	headers: Headers;
	/** by which the log knows this request */
	request_id: string;
	/** true when a plain HTML form sent it, and so wants to be led to a page */
	form: boolean;
};

export type Method = "get" | "post" | "put" | "patch" | "delete";
type Schema = z.ZodType;
type MaybeSchema = Schema | undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Calls a minute. Reading is plain reading; 'costly' asks a model or a provider, or makes content. */
const RATES = { reading: 240, writing: 60, costly: 10 };
type Rate = keyof typeof RATES;

/** Everything that decides about a call, without its limit. */
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
	/** below /api, in Hono's notation: /facts/:slug */
	path: Path;
	/** Its address is /path, not /api/path: it belongs to another protocol. */
	at_root?: true;
	summary: string;
	guard: G;
	/** of the guard 'token': what a caller has to show as 'Authorization: Bearer …'; undefined: there is no such entry */
	token?: string | undefined;
	/** a body may have more than is usual */
	most_bytes?: number;
	/** How many calls a body holds, counted before they are answered; one when left out. */
	calls?(body: Output<B>): number;
	/**
	 * Taken from pages of any origin, too. Only for what a key in the request allows that nobody can guess: no session is
	 * looked at, so that nobody can be tricked into anything.
	 */
	from_anywhere?: true;
	/** Its answer may be read by pages of any origin, too: it is the same for everybody. */
	cors?: true;
	/** What is left undone first when the server is pressed. Left out: changes are writes, reading and what admins do is never shed. */
	sheds?: Exclude<Shed, "joins"> | "nothing";
	params?: P;
	query?: Q;
	body?: B;
	/** What the answer is sent as; JSON when left out. 'page': whoever sent a plain form is led to a page. */
	sends?: readonly Sent[];
	/** where a plain form is led whose fields are wrong: a page of ours that knows the first wrong field. `sent`: what came */
	led_back?: (field: string, sent: unknown) => string;
	/** shape of the answer as JSON: what the handler must return, what the browser's client expects, and what the API's description says */
	answer: A;
	/** Returns the answer's data, or a Response where headers or a status other than 200 matter. */
	handle(call: Call<Output<P>, Output<Q>, Output<B>, G>): Promise<z.input<A> | Response>;
};

/** One entry of the API: everything that decides about a call. */
export type Entry<
	M extends Method,
	Path extends string,
	G extends Guard,
	P extends MaybeSchema,
	Q extends MaybeSchema,
	B extends MaybeSchema,
	A extends Schema,
> = Unlimited<M, Path, G, P, Q, B, A> & {
	/** counted by fan when signed in, else by network; an answer for a fan counts for the network as well (server/api/entry-limit.ts) */
	limit: RateLimit;
};

export type AnyEntry = Entry<Method, string, Guard, MaybeSchema, MaybeSchema, MaybeSchema, Schema>;

/**
 * Declares an entry: the types of its handler follow from its guard and its schemas. Left out, its limit is that of reading or, when it
 * changes something, of writing. Each entry counts by itself; those with the same limit of their own count together.
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
