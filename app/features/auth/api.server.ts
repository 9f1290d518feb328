import { z } from "zod";
import { entry, type Fan } from "../../../platform/http/entry.ts";
import { notFound } from "../../../platform/http/problem.ts";
import { proofSchema } from "../../../platform/limits/proof-of-work.ts";
import type { Me } from "../../lib/session/me.ts";
import { meSchema, sessionRowSchema } from "../../lib/session/me-schema.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { findPurse } from "../points/purse.server.ts";
import { headersWithClient } from "./auth.server.ts";
import { markBrowser, probeCookies, requestingBrowser, unmarkBrowser } from "./browser-cookies.server.ts";
import { DESK_PATH } from "./desk-path.server.ts";
import { type NoteArrival, welcomeFan } from "./fans.server.ts";
import { nextOf, redirectBack, seeOther } from "./form-redirects.server.ts";
import { signInPath } from "./rules.ts";
import { addressSchema, codeSchema, returnPathSchema } from "./schemas.server.ts";
import { sessionTag } from "./sessions/session-fan.server.ts";
import { endSession, listSessions, type SignOutScope, signOut } from "./sessions/sessions.server.ts";
import { codeElsewhere, createCodeGuard } from "./sign-in/codes.server.ts";
import { confirmCode, confirmLink, endPendingSignIns, type SignedIn } from "./sign-in/sign-in.server.ts";
import { mailSignIn, type SignInMailServices } from "./sign-in/sign-in-mails.server.ts";

type AuthSite = Site &
	Omit<SignInMailServices, "db"> & {
		noteArrival: NoteArrival;
		/** Whether a match is live now. */
		isMatchLive: () => Promise<boolean>;
	};

/** `accounts_first`: the mails open to all are used up this hour, so it is sent only if the address has an account. */
const sentSchema = z.object({ sent: z.literal(true), accounts_first: z.literal(true).optional() });
/** "1" in requests of our own pages; API clients leave it out (`probeCookies`) */
const fromPage = z
	.literal("1")
	.optional()
	.transform((value) => value !== undefined);
const againSchema = z.object({ again: fromPage });
const signedInSchema = z.object({ next: z.string() });

/** `fan`: who was signed in in this browser until now, or null. */
type From = { form: boolean; headers: Headers; client: string; fan: Fan | null };

/** The entries for signing in and out. */
export function authEntries(services: AuthSite) {
	const { database, auth, settings, noteArrival } = services;
	const { db } = database;
	const secret = settings.AUTH_SECRET;
	const https = settings.SITE_URL.startsWith("https:");
	const guarded = createCodeGuard(services);

	/**
	 * Answers a sign-in: sets up the account, and ends the address's pending links and codes and the browser's earlier
	 * session. New fans go to `wanted` through the page that asks for a name.
	 */
	async function welcome({ fan, cookies }: SignedIn, wanted: string, call: From): Promise<Response> {
		const { form, headers: requestHeaders, client, fan: before } = call;
		const { more, next } = await welcomeFan(
			{ db, secret, claims: !settings.SMTP_URL },
			fan,
			async (tx, { is_new, came_back }) => ({
				// a person who had an account before does not count as an invited friend
				more: await noteArrival(tx, { fan_id: fan.id, is_new: is_new && !came_back, headers: requestHeaders, client }),
				next: is_new ? signInPath("/welcome", wanted) : wanted,
			}),
		);
		await endPendingSignIns(db, fan.email);
		if (before && (await endSession(db, before, before.session_id))) dropSessions(services, [before.session_id]);
		const set = [...cookies, ...more, ...unmarkBrowser(requestHeaders, https)];
		const headers = new Headers(set.map((cookie) => ["set-cookie", cookie]));
		if (!form) return Response.json({ next }, { headers });
		headers.set("location", next);
		return new Response(null, { status: 303, headers });
	}
	return [
		entry({
			method: "post",
			path: "/auth/sign-in",
			summary: "Mail a sign-in link and code to an address",
			guard: "public",
			limit: { name: "sign-in", points: 300, per_seconds: 15 * 60 },
			body: z.object({ email: addressSchema, next: returnPathSchema, proof: proofSchema }),
			invalid_form_path: (problem, sent) => signInPath("/auth", nextOf(sent), { problem }),
			sends: ["application/json", "page"],
			answer: sentSchema,
			handle: ({ body: { email, next, proof }, headers, form, client }) =>
				redirectBack(
					form,
					{ page: "/auth", next },
					(async () => {
						const { browser, cookie } = markBrowser(headers, https);
						const whom = await mailSignIn({ ...services, db }, { email, next, proof }, { browser, client, headers });
						const accounts_first = whom === "account";
						const answer = form
							? seeOther(signInPath("/auth", next, { sent: accounts_first ? "busy" : "1" }))
							: Response.json({ sent: true, ...(accounts_first && { accounts_first }) });
						answer.headers.append("set-cookie", cookie);
						return answer;
					})(),
				),
		}),
		entry({
			method: "post",
			path: "/auth/confirm",
			summary: "Sign in with the token of a mailed link",
			guard: "public",
			limit: { name: "confirm", points: 600, per_seconds: 15 * 60 },
			body: z.object({ token: z.string().min(1).max(200), next: returnPathSchema, from_page: fromPage }),
			query: againSchema,
			sends: ["application/json", "page"],
			answer: signedInSchema,
			handle: ({ body: { token, next, from_page }, query: { again }, headers, form, client, fan }) =>
				redirectBack(
					form,
					{ page: "/auth/confirm", next, toTryAgain: { token } },
					(async () => {
						const probe = probeCookies(headers, https, "/api/auth/confirm", { from_page, again });
						if (probe) return probe;
						const session = await confirmLink(auth, token, headersWithClient(client, headers));
						return welcome(session, next, { form, headers, client, fan });
					})(),
				),
		}),
		entry({
			method: "post",
			path: "/auth/code",
			summary: "Sign in with the code of a mail, in the browser that requested the mail",
			guard: "public",
			limit: { name: "confirm", points: 600, per_seconds: 15 * 60 },
			body: z.object({ code: codeSchema, next: returnPathSchema, from_page: fromPage }),
			query: againSchema,
			invalid_form_path: (problem, sent) => signInPath("/auth", nextOf(sent), { sent: "1", problem }),
			sends: ["application/json", "page"],
			answer: signedInSchema,
			handle: ({ body: { code, next, from_page }, query: { again }, headers, form, client, fan }) =>
				redirectBack(
					form,
					{ page: "/auth", next, known: { sent: "1" } },
					(async () => {
						const probe = probeCookies(headers, https, "/api/auth/code", { from_page, again });
						if (probe) return probe;
						const browser = requestingBrowser(headers, https);
						if (!browser) throw codeElsewhere();
						const session = await confirmCode(
							{ db, auth, secret },
							{ browser, code },
							headersWithClient(client, headers),
							(compare) => guarded(client, compare),
						);
						return welcome(session, next, { form, headers, client, fan });
					})(),
				),
		}),
		entry({
			method: "post",
			path: "/auth/sign-out",
			summary: "Sign out here, elsewhere or everywhere",
			guard: "fan",
			body: z.object({ scope: z.enum(["global", "local", "others"]).default("global") }),
			sends: ["application/json", "page"],
			answer: z.object({ ended: z.number() }),
			handle: ({ fan, body: { scope }, headers, form }) => signOutHere(services, fan, scope, headers, form),
		}),
		entry({
			method: "get",
			path: "/auth/sessions",
			summary: "The caller's sessions",
			guard: "fan",
			answer: z.object({ sessions: z.array(sessionRowSchema) }),
			handle: async ({ fan }) => ({ sessions: await listSessions(db, fan) }),
		}),
		entry({
			method: "delete",
			path: "/auth/sessions/:id",
			summary: "End one session",
			guard: "fan",
			params: z.object({ id: requestId }),
			answer: z.object({ ended: z.number() }),
			handle: async ({ fan, params: { id } }) => {
				if (!(await endSession(db, fan, id))) throw notFound("We couldn't find that session.");
				dropSessions(services, [id]);
				return { ended: 1 };
			},
		}),
		entry({
			method: "get",
			path: "/me",
			summary: "The signed-in fan, or null; and whether a match is live",
			guard: "public",
			answer: z.object({ me: meSchema.nullable(), live: z.boolean() }),
			handle: async ({ fan, headers }) => {
				// an unreadable match must not sign anybody out
				const live = await services.isMatchLive().catch(() => false);
				return describeMe(services, fan, headers, live);
			},
		}),
	];
}

/** Purges ended sessions and closes their sockets, on all processes. */
function dropSessions({ purge, live }: AuthSite, ids: string[]): void {
	purge(ids.map(sessionTag));
	for (const id of ids) live.disconnectSession(id);
}

/** Returns a fan's own data; null for a visitor. Renews the session and its cookie when due, at most once a day. */
async function describeMe(
	{ database: { db }, auth, purge }: AuthSite,
	fan: Fan | null,
	headers: Headers,
	live: boolean,
): Promise<{ me: Me | null; live: boolean } | Response> {
	if (!fan) return { me: null, live };
	const { id, email, role, full_name, avatar_url, session_id, session_expires_at, session_is_due } = fan;
	const desk_path = role === "admin" ? DESK_PATH : undefined;
	const session = { id: session_id, expires_at: session_expires_at };
	const me = { id, email, role, desk_path, full_name, avatar_url, session, purse: await findPurse(db, id) };
	if (!session_is_due) return { me, live };
	const renewed = await auth.api.getSession({ headers, asResponse: true });
	purge([sessionTag(session_id)]);
	const renewedSession = (await renewed.json()) as { session: { expiresAt: string } } | null;
	if (!renewedSession) return { me: null, live };
	session.expires_at = new Date(renewedSession.session.expiresAt).toISOString();
	return Response.json(
		{ me, live },
		{ headers: renewed.headers.getSetCookie().map((cookie) => ["set-cookie", cookie]) },
	);
}

async function signOutHere(
	services: AuthSite,
	fan: Fan,
	scope: SignOutScope,
	headers: Headers,
	form: boolean,
): Promise<Response> {
	const { database, auth } = services;
	const ended = await signOut(database.db, fan, scope);
	dropSessions(services, ended);
	const forget =
		scope === "others" ? [] : (await auth.api.signOut({ headers, asResponse: true })).headers.getSetCookie();
	const answer = new Headers(forget.map((cookie) => ["set-cookie", cookie]));
	if (!form) return Response.json({ ended: ended.length }, { headers: answer });
	answer.set("location", "/");
	return new Response(null, { status: 303, headers: answer });
}
