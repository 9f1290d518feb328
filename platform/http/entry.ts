import type { z } from "zod";
import type { Shed } from "../pressure.ts";
import type { RateLimit } from "../rate-limits.ts";

/** Who asks, as the session says. Nothing here ever comes from the client. */
export type Fan = { id: string; email: string; role: "fan" | "admin"; session_id: string };

/** Who may call an entry: anyone, signed-in fans, admins. Membership is asked by the entry's own access function. */
export type Guard = "public" | "fan" | "admin";

export type Call<Params, Query, Body> = {
	/** set on entries guarded "fan" or "admin"; may be null on public ones */
	fan: Fan | null;
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

type Schema = z.ZodType;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One entry of the API: everything that decides about a call stands here and nowhere else. */
export type Entry<P extends Schema | undefined, Q extends Schema | undefined, B extends Schema | undefined> = {
	method: "get" | "post" | "put" | "patch" | "delete";
	/** below /api, in Hono's notation: /facts/:slug */
	path: string;
	summary: string;
	guard: Guard;
	/** counted by fan when signed in, else by client address */
	limit: RateLimit;
	/**
	 * Taken from pages of any origin, too. Only for what a key in the request allows that nobody can guess: no session is
	 * looked at, so that nobody can be tricked into anything.
	 */
	from_anywhere?: true;
	/** What is left undone first when the server is pressed. Left out: changes are writes, reading and what admins do is never shed. */
	sheds?: Shed | "nothing";
	params?: P;
	query?: Q;
	body?: B;
	/** shape of the answer, for the API's description */
	answer: Schema;
	/** Returns the answer's data, or a Response where headers or a status other than 200 matter. */
	handle(call: Call<Output<P>, Output<Q>, Output<B>>): Promise<z.output<Schema> | Response>;
};

export type AnyEntry = Entry<Schema | undefined, Schema | undefined, Schema | undefined>;

/** Declares an entry; the types of its handler follow from its schemas. */
export function entry<
	P extends Schema | undefined = undefined,
	Q extends Schema | undefined = undefined,
	B extends Schema | undefined = undefined,
>(definition: Entry<P, Q, B>): AnyEntry {
	return definition as unknown as AnyEntry;
}
