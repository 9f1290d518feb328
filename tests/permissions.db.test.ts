import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../app/routes.ts";
import type { AnyEntry } from "../platform/http/entry.ts";
import { operationRoutes } from "../server/operation.ts";
import { jobs } from "../server/workers.ts";
import { startTestSite, type TestSite } from "./fixtures/site.ts";

// Every way into the server, and who may use it. An entry that is not in this table fails the test: whoever adds one
// says here who may call it.
const API: Record<string, "public" | "fan" | "admin"> = {
	"post /functions/ipl-ai-assistant": "public",
	"post /auth/sign-in": "public",
	"post /auth/confirm": "public",
	"post /auth/code": "public",
	"post /auth/sign-out": "fan",
	"get /auth/sessions": "fan",
	"delete /auth/sessions/:id": "fan",
	"get /me": "public",
	"get /me/home": "public",
	"get /me/rooms": "fan",
	"get /home/teams/:id": "public",
	"get /record": "public",
	"post /record": "public",
	"get /record/schema": "public",
	"get /matches": "public",
	"get /matches/:id": "public",
	"get /seasons": "public",
	"get /seasons/:year": "public",
	"get /teams": "public",
	"get /teams/:id": "public",
	"get /people": "public",
	"get /people/:id": "public",
	"get /oembed": "public",
	"post /mcp": "public",
	"get /facts": "public",
	"get /facts/:slug": "public",
	"post /functions/generate-ipl-facts": "public",
	"get /arena/figures": "public",
	"get /arena/captains": "public",
	"get /arena/mine": "fan",
	"post /arena/war-cries": "fan",
	"post /arena/speeches": "fan",
	"get /fans/:id/followers": "public",
	"put /fans/:id/follow": "fan",
	"delete /fans/:id/follow": "fan",
	"get /battles": "public",
	"get /battles/history": "public",
	"get /battles/mine": "fan",
	"post /battles/:id/participation": "fan",
	"get /community/teams": "public",
	"post /functions/get-team-leaderboard": "public",
	"get /community/membership": "fan",
	"post /community/teams/:id/membership": "fan",
	"get /profile": "fan",
	"put /profile": "fan",
	"post /profile/name": "fan",
	"get /fans/:id": "public",
	"get /fans/:id/avatar": "public",
	"get /settings": "fan",
	"patch /settings": "fan",
	"get /account/data": "fan",
	"post /account/deletion": "fan",
	"get /points": "fan",
	"get /points/history": "fan",
	"get /points/daily-challenges": "fan",
	"get /points/achievements": "fan",
	"post /functions/handle-daily-visit": "fan",
	"get /boards/fans": "public",
	"get /boards/teams": "public",
	"get /challenges": "public",
	"post /challenges/:id/participation": "fan",
	"post /predictor": "public",
	"get /players": "public",
	"get /players/:slug": "public",
	"post /functions/generate-player-bios": "public",
	"post /players/:id/views": "public",
	"post /players/:id/shares": "fan",
	"post /functions/player-sharing": "public",
	"post /functions/create-viral-share": "fan",
	"put /shares/arena": "fan",
	"get /shares/mine": "fan",
	"post /newsletter/subscriptions": "public",
	"post /newsletter/confirmation": "public",
	"get /newsletter/unsubscription": "public",
	"post /newsletter/unsubscription": "public",
	"get /admin/newsletter": "admin",
	"post /functions/bulk-generate-content": "admin",
	"get /indexnow/submissions": "admin",
	"post /indexnow/submissions": "admin",
	"post /indexnow/sitemap": "public",
	"get /admin/generation": "admin",
	"get /admin/reports": "admin",
	"post /admin/reports/:id": "admin",
	"post /admin/restored-questions": "admin",
	"get /admin/fans": "admin",
	"put /admin/fans/:id/role": "admin",
	"get /admin/jobs": "admin",
	"post /admin/jobs/:id/retry": "admin",
	"get /admin/budgets": "admin",
	"get /admin/actions": "admin",
	"get /admin/players/:id": "admin",
	"patch /admin/players/:id": "admin",
	"post /admin/players/:id/regenerate": "admin",
	"post /admin/player-imports": "admin",
	"post /functions/generate-quiz-questions": "admin",
	"get /admin/messages": "admin",
	"post /admin/messages/:id": "admin",
	"delete /admin/fans/:id/sanctions": "admin",
	"get /admin/held-friends": "admin",
	"post /admin/held-friends/:id": "admin",
	"get /news/:id/picture": "public",
	"post /serper-search": "public",
	"post /news/topics": "public",
	"post /news/refresh": "public",
	"get /search": "public",
	"get /groups": "public",
	"post /groups": "fan",
	"get /groups/:id": "public",
	"patch /groups/:id": "fan",
	"get /groups/:id/membership": "fan",
	"post /groups/:id/membership": "fan",
	"patch /groups/:id/membership": "fan",
	"put /groups/:id/read": "fan",
	"delete /groups/:id/membership": "fan",
	"get /groups/:id/messages": "fan",
	"post /groups/:id/messages": "fan",
	"get /groups/:id/pinned": "fan",
	"put /groups/:id/messages/:message_id/like": "fan",
	"put /groups/:id/messages/:message_id/pin": "fan",
	"post /groups/:id/messages/:message_id/reports": "fan",
	"post /functions/group-ai-assistant": "fan",
	"get /quiz/categories": "public",
	"post /quiz/daily/answers": "public",
	"get /quiz/daily/result": "public",
	"get /quiz/mine": "public",
	"get /quiz/leaderboard": "public",
	"post /quiz/plain-answers": "public",
	"post /quiz/runs": "public",
	"post /quiz/runs/:id/turn": "public",
	"post /quiz/runs/:id/answers": "public",
	"post /quiz/runs/:id/restart": "public",
	"post /quiz/runs/:id/reports": "public",
};
// A page is the same for everybody; what is a person's comes by the API.
const PAGES = [
	"/",
	"home",
	"facts",
	"facts/:slug",
	"facts-hub",
	"players",
	"players/compare",
	"players/:slug",
	"matches",
	"matches/:id",
	"seasons",
	"seasons/:year",
	"teams",
	"teams/:code",
	"statistics",
	"statistics/explore",
	"statistics/explore.csv",
	"statistics/:table.csv",
	"statistics/:table",
	"data",
	"quiz",
	"quiz/daily",
	"quiz/:category/:question?",
	"news",
	"news/:id",
	"groups",
	"groups/new",
	"groups/:id",
	"community",
	"battles",
	"arena",
	"ai-chat",
	"profile",
	"welcome",
	"fans/:id",
	"settings",
	"s/:code",
	"auth",
	"auth/confirm",
	"newsletter",
	"newsletter/confirm",
	"newsletter/unsubscribe",
	"more",
	"search",
	"offline",
	"privacy",
	"terms",
	"cookies",
	"indexnow-dashboard",
	"cms-x9k2m",
	"*",
];
// Taken from any origin: the request carries a key that cannot be guessed, or the answer is the record's, the same for all.
const FROM_ANYWHERE = [
	"post /newsletter/unsubscription",
	"post /record",
	"get /record",
	"get /record/schema",
	"get /matches",
	"get /matches/:id",
	"get /seasons",
	"get /seasons/:year",
	"get /teams",
	"get /teams/:id",
	"get /people",
	"get /people/:id",
	"get /oembed",
];
// For whoever runs the site, at every process. A token is the owner's setting; without it that address does not exist.
const OPERATION: Record<string, "public" | "token"> = {
	"GET /healthz": "public",
	"GET /readyz": "public",
	"GET /metrics": "token",
};
// Jobs take no orders from outside: they run by schedule, or are handed in by an entry above.
const JOBS = [
	"run-battles",
	"prove-facts",
	"forget-quiz-visitors",
	"forget-player-views",
	"forget-share-clicks",
	"bulk-generation",
	"answer-in-group",
	"tell-members",
	"open-challenges",
	"alert-challenges",
	"forget-boards",
	"fetch-news",
	"forget-captain-standings",
	"forget-newsletter-requests",
	"forget-gone-fans",
	"forget-sessions",
	"write-newsletter",
	"send-newsletter",
	"submit-urls",
	"tell-changes",
];

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite({ ADMIN_EMAILS: "admin@example.com" });
});
afterAll(() => site.close());

const nameOf = (entry: AnyEntry) => `${entry.method} ${entry.path}`;
const pathOf = (entry: AnyEntry) =>
	`${entry.at_root ? "" : "/api"}${entry.path.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000")}`;

test("AUTH-6 every entry of the API is in the table, with guard, limit, schemas and description", () => {
	expect(Object.fromEntries(site.entries.map((entry) => [nameOf(entry), entry.guard]))).toEqual(API);
	for (const entry of site.entries) {
		expect(entry.limit.points, nameOf(entry)).toBeGreaterThan(0);
		expect(entry.answer, nameOf(entry)).toBeDefined();
		expect(entry.summary, nameOf(entry)).not.toBe("");
		if (entry.method !== "get" && entry.method !== "delete") expect(entry.body, nameOf(entry)).toBeDefined();
		if (entry.path.includes(":")) expect(entry.params, nameOf(entry)).toBeDefined();
	}
});

test("AUTH-6 every page and every job is in the table", () => {
	expect(routes.map((route) => route.path ?? "/")).toEqual(PAGES);
	expect(jobs.map((job) => job.name)).toEqual(JOBS);
});

test("AUTH-6 every address for whoever runs the site is in the table, and those with a token have none without the setting", async () => {
	const routes = operationRoutes(site).routes.map(({ method, path }) => `${method} ${path}`);
	expect(routes).toEqual(Object.keys(OPERATION));
	for (const [name, guard] of Object.entries(OPERATION)) {
		const { status } = await site.visitor().get(name.replace("GET ", ""));
		expect(status, name).toBe(guard === "public" ? 200 : 404);
	}
});

test("AUTH-6 entries for fans answer 401 to visitors, entries for admins 403 to fans", async () => {
	const visitor = site.visitor();
	const fan = await site.fan("fan@example.com");
	for (const entry of site.entries) {
		const call = (who: typeof visitor) =>
			who.request(entry.method.toUpperCase(), pathOf(entry), {
				headers: { "content-type": "application/json" },
				...(entry.method === "get" ? {} : { body: "{}" }),
			});
		const asVisitor = await call(visitor);
		const expected = entry.guard === "public" ? [200, 303, 400, 404] : [401];
		expect(expected, `${nameOf(entry)} as a visitor`).toContain(asVisitor.status);
		if (asVisitor.status >= 400)
			expect(asVisitor.headers.get("content-type"), nameOf(entry)).toBe("application/problem+json");
		if (entry.guard === "admin") expect((await call(fan)).status, `${nameOf(entry)} as a fan`).toBe(403);
	}
});

test("AUTH-6 changes from another site's page are refused on every entry, with or without a session", async () => {
	const fan = await site.fan("origin@example.com");
	expect(site.entries.filter(({ from_anywhere }) => from_anywhere).map(nameOf)).toEqual(FROM_ANYWHERE);
	for (const entry of site.entries.filter(({ method, from_anywhere }) => method !== "get" && !from_anywhere))
		for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }]) {
			const response = await fan.request(entry.method.toUpperCase(), pathOf(entry), { headers, body: "{}" });
			expect(response.status, `${nameOf(entry)} from ${headers.origin}`).toBe(403);
		}
	expect(await fan.me()).not.toBeNull();
});

test("AUTH-6 a page is served the same to a visitor and to a signed-in fan, and sets no cookie", async () => {
	const visitor = site.visitor();
	const fan = await site.fan("same@example.com");
	for (const path of [
		"/",
		"/facts",
		"/facts-hub",
		"/quiz",
		"/quiz/daily",
		"/auth",
		"/privacy",
		"/terms",
		"/cookies",
		"/no-such-page",
	]) {
		const [theirs, ours] = [await visitor.get(path), await fan.get(path)];
		expect(ours.headers.getSetCookie(), path).toEqual([]);
		expect(await ours.text(), path).toBe(await theirs.text());
	}
});

test("AUTH-6 pages take no changes", async () => {
	for (const method of ["POST", "PUT", "PATCH", "DELETE"])
		expect((await site.visitor().request(method, "/facts")).status, method).toBe(405);
});

test("SHELL-6 an unknown path of the API answers problem details", async () => {
	const response = await site.visitor().get("/api/no-such-entry");
	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({ status: 404, title: "Not Found", request_id: expect.any(String) });
});

test("AUTH-6 hostile bodies get a clear refusal: wrong type, no JSON, too large, deep", async () => {
	const visitor = site.visitor();
	const send = (body: string, type = "application/json") =>
		visitor.request("POST", "/api/auth/sign-in", { body, headers: { "content-type": type } });
	expect((await send("{")).status).toBe(400);
	expect((await send("a=b", "text/plain")).status).toBe(415);
	expect((await send(JSON.stringify({ email: "x".repeat(70_000) }))).status).toBe(413);
	expect((await send(`${"[".repeat(20_000)}${"]".repeat(20_000)}`)).status).toBe(400);
	for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"])
		expect((await send('{"email":"a@example.com"}', type)).status, type).toBe(400);
	expect((await send(JSON.stringify({ __proto__: { role: "admin" }, email: null }))).status).toBe(400);
});
