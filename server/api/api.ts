import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { ZodType } from "zod";
import {
	bestEncoding,
	type EncodedPages,
	encodePage,
	headerPairs,
	isUnchanged,
} from "../../platform/cache/page-encoding.ts";
import type { AnyEntry, Call, Fan } from "../../platform/http/entry.ts";
import {
	badRequest,
	forbidden,
	inPlainWords,
	notFound,
	Problem,
	problemFromZod,
	problemResponse,
	unauthorized,
} from "../../platform/http/problem.ts";
import { hasToken } from "../../platform/http/token.ts";
import { askerAt } from "../../platform/limits/bound.ts";
import type { BusyTime } from "../../platform/limits/busy-time.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { refuseUnderPressure, type Shedding } from "../shedding.ts";
import { checkAnswer } from "./answer-check.ts";
import { takeEntry } from "./entry-limit.ts";
import { apiPage, describeApi } from "./openapi.ts";

const MOST_BODY_BYTES = 64 * 1024;

export type ApiOptions = {
	entries: AnyEntry[];
	limits: RateLimits;
	/** Whether an Origin header is this site's. */
	isOurOrigin: (origin: string) => boolean;
	whoIs: (headers: Headers, client: string) => Promise<Fan | null>;
	siteName: string;
	/** name of the session cookie */
	sessionCookie: string;
	pressure: Shedding;
	/** measures the busy time of each client */
	busyTime: Pick<BusyTime, "during">;
	/** Checks every answer against its schema: in development and in tests. */
	checkAnswers: boolean;
};
type Env = {
	Bindings: { incoming: IncomingMessage };
	Variables: { client: string; request_id: string; entry: string };
};

/**
 * Mounts entries below /api, or at the root of the site for other protocols. For every call it checks, in this order:
 * body size, pressure, origin, session, limit, guard, schemas. Errors are thrown as Problems, which server/app.ts
 * answers.
 */
export function createApi(options: ApiOptions): { api: Hono<Env>; root: Hono<Env> } {
	const api = mounted(
		options.entries.filter(({ at_root }) => !at_root),
		options,
	);
	const described = () => describeApi(options);
	api.get(
		"/openapi.json",
		documentRoute("application/json", () => JSON.stringify(described())),
	);
	api.get(
		"/docs",
		documentRoute("text/html; charset=utf-8", () => String(apiPage(described()))),
	);
	api.all("*", () => {
		throw notFound("The API has no such entry.");
	});
	const ours = options.entries.filter(({ at_root }) => at_root);
	const root = mounted(ours, options);
	for (const { path, method } of ours)
		root.all(path, (c) => {
			const only = method.toUpperCase();
			const refusal = new Problem({ status: 405, detail: `This address takes ${only} alone.` });
			const response = problemResponse(refusal, c.get("request_id"));
			response.headers.set("allow", only);
			return response;
		});
	return { api, root };
}

function mounted(entries: AnyEntry[], options: ApiOptions): Hono<Env> {
	const routes = new Hono<Env>();
	for (const { path, most_bytes = MOST_BODY_BYTES } of entries) {
		const counted = bodyLimit({ maxSize: most_bytes, onError: () => Promise.reject(tooLarge(most_bytes)) });
		routes.use(path, (c, next) => {
			const { "content-length": length, "transfer-encoding": chunked } = c.env.incoming.headers;
			// Node enforces a declared length; creating the body's stream to count it would cost more than all other checks
			if (length === undefined || chunked !== undefined) return counted(c, next);
			if (Number(length) > most_bytes) throw tooLarge(most_bytes);
			return next();
		});
	}
	for (const path of new Set(entries.filter((entry) => entry.cors).map((entry) => entry.path)))
		routes.use(path, cors({ origin: "*", allowMethods: ["GET", "POST"], maxAge: 86_400 }));
	for (const entry of entries) routes.on([entry.method.toUpperCase()], entry.path, (c) => answer(c, entry, options));
	return routes;
}

const tooLarge = (most: number) =>
	new Problem({ status: 413, detail: `A request may have ${most / 1024} kB at most.` });

/** Throws 404 if the entry has no token, 401 if the request has another. Runs before the body, which may be large. */
function refuseWithoutToken({ token }: AnyEntry, headers: Headers): void {
	if (token === undefined) throw notFound("The API has no such entry.");
	if (!hasToken(headers.get("authorization"), token)) throw unauthorized("Show this entry's token.");
}

async function answer(c: Context<Env>, entry: AnyEntry, options: ApiOptions): Promise<Response> {
	c.set("entry", `${entry.method} ${entry.path}`);
	try {
		refuseUnderPressure(options.pressure, entry);
	} catch (refusal) {
		// count refused calls too, or a flood that keeps the server pressed would never reach its limit
		await takeEntry(options.limits, entry, { fan: null, client: c.get("client") });
		throw refusal;
	}
	if (entry.method !== "get" && !entry.from_anywhere) refuseForeignOrigin(c, options);
	const fan = entry.from_anywhere ? null : await options.whoIs(c.req.raw.headers, c.get("client"));
	await takeEntry(options.limits, entry, { fan, client: c.get("client") });
	if (entry.guard === "token") refuseWithoutToken(entry, c.req.raw.headers);
	else if (entry.guard !== "public" && !fan) throw unauthorized();
	if (entry.guard === "admin" && fan?.role !== "admin") throw forbidden();
	const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
		c.req.header("content-type") ?? "",
	);
	const sent = entry.body && (form ? await readForm(c) : await readJson(c));
	const wrong = form && entry.body?.safeParse(sent).error;
	if (wrong && entry.invalid_form_path)
		return c.redirect(entry.invalid_form_path(problemFromZod(wrong).field ?? "request", sent), 303);
	const call: Call<unknown, unknown, unknown> = {
		fan,
		params: parse(entry.params, c.req.param()),
		query: parse(entry.query, c.req.query()),
		body: parse(entry.body, sent),
		client: c.get("client"),
		headers: c.req.raw.headers,
		request_id: c.get("request_id"),
		form,
	};
	const more = (entry.calls?.(call.body as never) ?? 1) - 1;
	if (more > 0) await takeEntry(options.limits, entry, { fan, client: call.client }, more);
	const { key } = askerAt(call.client);
	const result = await options.busyTime.during(key, () => entry.handle(call as Call<never, never, never>));
	const response = result instanceof Response ? result : Response.json(result);
	if (options.checkAnswers) await checkAnswer(entry, response);
	// answers are private unless they are public and say so themselves
	if (entry.guard !== "public" || !response.headers.has("cache-control"))
		response.headers.set("cache-control", "no-store");
	return response;
}

/** Browsers send the origin of a change. A request without it is from no browser, so nobody was tricked into it. */
function refuseForeignOrigin(c: Context<Env>, { isOurOrigin }: ApiOptions): void {
	const origin = c.req.header("origin");
	if (origin ? !isOurOrigin(origin) : (c.req.header("sec-fetch-site") ?? "same-origin") !== "same-origin")
		throw forbidden("This request came from another site.");
}

function parse(schema: ZodType | undefined, value: unknown): unknown {
	if (!schema) return undefined;
	const parsed = schema.safeParse(value, { error: inPlainWords });
	if (!parsed.success) throw problemFromZod(parsed.error);
	return parsed.data;
}

async function readForm(c: Context<Env>): Promise<unknown> {
	try {
		return await c.req.parseBody();
	} catch (error) {
		if (error instanceof Error && error.name === "BodyLimitError") throw error;
		throw badRequest(undefined, "The request's form cannot be read.");
	}
}

async function readJson(c: Context<Env>): Promise<unknown> {
	const text = await c.req.text();
	if (text === "") return {};
	if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header("content-type") ?? ""))
		throw new Problem({ status: 415, detail: "Send the request's body as application/json." });
	try {
		return JSON.parse(text);
	} catch {
		throw badRequest(undefined, "The request's body is not valid JSON.");
	}
}

/** Serves a constant document, made at the first request and compressed once per encoding. */
function documentRoute(type: string, make: () => string): (c: Context) => Response {
	let made: EncodedPages | undefined;
	return (c) => {
		made ??= encodePage({ headers: { "content-type": type, "cache-control": "public, no-cache" }, body: make() });
		const { body, etag, headers, notModified } = made.in(bestEncoding(c.req.header("accept-encoding")));
		return isUnchanged(c.req.header("if-none-match"), etag)
			? new Response(null, { status: 304, headers: headerPairs(notModified) })
			: new Response(body, { headers: headerPairs(headers) });
	};
}
