import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import type { AnyEntry } from "../platform/http/entry.ts";
import { operationRoutes } from "../server/operation.ts";
import { jobs } from "../server/workers.ts";
import { testSite } from "./fixtures/site.ts";
import { API, FROM_ANYWHERE, JOBS, OPERATION, PAGES } from "./permissions.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const nameOf = (entry: AnyEntry) => `${entry.method} ${entry.path}`;
const pathOf = (entry: AnyEntry) =>
	`${entry.at_root ? "" : "/api"}${entry.path.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000")}`;

test("AUTH-6 the table of permissions lists every entry, each with guard, limit, schemas and summary", () => {
	expect(Object.fromEntries(site.entries.map((entry) => [nameOf(entry), entry.guard]))).toEqual(API);
	for (const entry of site.entries) {
		expect(entry.limit.points, nameOf(entry)).toBeGreaterThan(0);
		expect(entry.answer, nameOf(entry)).toBeDefined();
		expect(entry.summary, nameOf(entry)).not.toBe("");
		if (entry.method !== "get" && entry.method !== "delete") expect(entry.body, nameOf(entry)).toBeDefined();
		if (entry.path.includes(":")) expect(entry.params, nameOf(entry)).toBeDefined();
	}
});

test("AUTH-6 the table of permissions lists every page and job", () => {
	expect(routes.map((route) => route.path ?? "/")).toEqual(PAGES);
	expect(jobs.map((job) => job.name)).toEqual(JOBS);
});

test("AUTH-6 the table of permissions lists every address for operators; those with a token answer 404 without its setting", async () => {
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
		// entries with a token do not exist without its setting
		const expected = { public: [200, 303, 400, 404], token: [404], fan: [401], admin: [401] }[entry.guard];
		expect(expected, `${nameOf(entry)} as a visitor`).toContain(asVisitor.status);
		if (asVisitor.status >= 400)
			expect(asVisitor.headers.get("content-type"), nameOf(entry)).toBe("application/problem+json");
		if (entry.guard === "admin") expect((await call(fan)).status, `${nameOf(entry)} as a fan`).toBe(403);
	}
});

// with an empty Origin, Sec-Fetch-Site decides; another subdomain ("same-site") is another site
const ELSEWHERE: Record<string, string>[] = [
	{ origin: "https://evil.example" },
	{ origin: "null" },
	{ origin: "", "sec-fetch-site": "cross-site" },
	{ origin: "", "sec-fetch-site": "same-site" },
];
test("AUTH-6 every entry that changes something answers 403 to pages of other sites", async () => {
	const fan = await site.fan("origin@example.com");
	expect(site.entries.filter(({ from_anywhere }) => from_anywhere).map(nameOf)).toEqual(FROM_ANYWHERE);
	for (const entry of site.entries.filter(({ method, from_anywhere }) => method !== "get" && !from_anywhere))
		for (const headers of ELSEWHERE) {
			const response = await fan.request(entry.method.toUpperCase(), pathOf(entry), { headers, body: "{}" });
			expect(response.status, `${nameOf(entry)} from ${JSON.stringify(headers)}`).toBe(403);
		}
	expect(await fan.me()).not.toBeNull();
});

test("AUTH-6 a page is the same for visitors and fans, and sets no cookie", async () => {
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

test("AUTH-6 pages answer 405 to POST, PUT, PATCH and DELETE", async () => {
	for (const method of ["POST", "PUT", "PATCH", "DELETE"])
		expect((await site.visitor().request(method, "/facts")).status, method).toBe(405);
});

test("SHELL-6 an unknown path of the API answers problem details", async () => {
	const response = await site.visitor().get("/api/no-such-entry");
	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({ status: 404, title: "Not Found", request_id: expect.any(String) });
});

test("AUTH-6 bodies of a wrong type, without JSON, too large or too deep answer 400, 413 or 415", async () => {
	const visitor = site.visitor();
	const send = (body: string, type = "application/json") =>
		visitor.request("POST", "/api/auth/sign-in", { body, headers: { "content-type": type } });
	expect((await send("{")).status).toBe(400);
	expect((await send("a=b", "text/plain")).status).toBe(415);
	const large = JSON.stringify({ email: "x".repeat(70_000) });
	expect((await send(large)).status).toBe(413);
	// chunked, so without Content-Length
	const headers = { "content-type": "application/json", origin: site.url };
	const pieces = new Blob([large]).stream();
	const inPieces = { method: "POST", headers, body: pieces, duplex: "half" } as const;
	expect((await fetch(`${site.url}/api/auth/sign-in`, inPieces)).status).toBe(413);
	expect((await send(`${"[".repeat(20_000)}${"]".repeat(20_000)}`)).status).toBe(400);
	for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"])
		expect((await send('{"email":"a@example.com"}', type)).status, type).toBe(400);
	expect((await send(JSON.stringify({ __proto__: { role: "admin" }, email: null }))).status).toBe(400);
});
