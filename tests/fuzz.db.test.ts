import { Agent, request } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../app/routes.ts";
import { PAGE_PARAMETERS } from "../server/pages/page-parameters.ts";
import { LONG, SEED } from "./fixtures/gate.ts";
import { callsTo, callsToPages, type HostileCall } from "./fixtures/hostile.ts";
import { startTestSite, type TestSite, type Visitor } from "./fixtures/site.ts";

const REQUESTS = LONG ? 20_000 : 400;
const FANS = Math.max(4, Math.ceil(REQUESTS / 150));
const ADMINS = Array.from({ length: FANS }, (_, number) => `admin${number}@example.com`);

/** Signs in once: an address may ask for few mails. */
const MENDER = "mender@example.com";

/** All that an answer may be. */
const KNOWN = new Set([
	200, 201, 202, 204, 206, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 416, 422, 429,
	431,
]);
/** What no answer may say: stacks, queries, the names of what it is made of. */
const INSIDES =
	/\n\s+at \S+ \(|node_modules|\.ts:\d+|\b(?:select|insert into|update|delete from) "|drizzle|pglite|PostgresError|ZodError|SQLSTATE|Failed query|a secret for tests/i;

const FILES = [
	"healthz",
	"readyz",
	"manifest.webmanifest",
	"robots.txt",
	"llms.txt",
	"facts.xml",
	"sitemap.xml",
	"sitemaps/:file",
	"pictures/:kind/:name",
	"pictures/facts/:name",
	"pictures/players/:name",
	"pictures/matches/:name",
	"pictures/shares/:name",
	"s/:code",
	"embed/:kind/:name",
	"data/:file",
	"embed/statistics/explore",
	"assets/:file",
	"api/openapi.json",
	"api/docs",
	"api/:nothing",
	"__manifest",
	":page.data",
];

let site: TestSite;
let mender: Visitor;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
	site = await startTestSite({ ADMIN_EMAILS: [...ADMINS, MENDER].join(","), TRUST_PROXY: "on" });
	mender = await site.fan(MENDER, site.visitor(fromElsewhere()));
});
afterAll(async () => {
	agent.destroy();
	await site.close();
});

type Answer = { status: number; type: string; text: string };

/** Sends it as it is: no library mends the path. */
function send({ method, path, headers, body }: HostileCall, more: Record<string, string>): Promise<Answer> {
	const { hostname, port, origin } = new URL(site.url);
	return new Promise((resolve, reject) => {
		const sent = request(
			{ agent, hostname, port, method, path, headers: { origin, ...more, ...headers, ...bytesOf(body) } },
			(response) => {
				let text = "";
				response.setEncoding("utf8");
				response.on("data", (chunk: string) => {
					text += chunk;
				});
				response.on("end", () =>
					resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"] ?? "", text }),
				);
				response.on("error", reject);
			},
		);
		sent.setTimeout(30_000, () => sent.destroy(new Error("no answer within 30 s")));
		sent.on("error", reject);
		sent.end(body);
	});
}
const bytesOf = (body: string | undefined): Record<string, string> =>
	body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };

/** What is wrong with an answer; null when it is as promised. */
function faultOf({ status, type, text }: Answer, { method, path }: HostileCall): string | null {
	// headers beyond 16 kB come no further than Node's own reader of them
	if (status === 431) return null;
	// what has no source on this site says so under a name of its own; any other 503 is a fault
	if (status === 503 && text.includes('"urn:problem:search-not-configured"')) return null;
	if (!KNOWN.has(status)) return `${status} ${text.slice(0, 300)}`;
	const inside = status >= 400 ? INSIDES.exec(text) : null;
	if (inside) return `tells its insides: ${inside[0]}`;
	// "/api/../x" asks for a page
	const toApi = !path.startsWith("//") && URL.parse(path, "http://site")?.pathname.startsWith("/api/");
	if (status < 400 || method === "HEAD" || !toApi) return null;
	if (type !== "application/problem+json") return `${status} as ${type}`;
	const problem = JSON.parse(text) as { status?: unknown; title?: unknown; detail?: unknown };
	if (problem.status !== status || !problem.title || !problem.detail)
		return `no problem details: ${text.slice(0, 200)}`;
	return null;
}

let clients = 0;
const fromElsewhere = () => {
	const number = clients++;
	return { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
};

/** Fans in turn, so that the limits of none are what answers; who has signed out or left the site comes back. */
function crowd(emails: string[]) {
	const members: (Visitor | undefined)[] = emails.map(() => undefined);
	let turn = 0;
	return async () => {
		const seat = turn++ % emails.length;
		let member = members[seat];
		if (!member || (turn % 7 === 0 && !(await member.me()))) {
			member = await site.fan(emails[seat] ?? "", site.visitor(fromElsewhere()));
			members[seat] = member;
		}
		return { cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
	};
}

/** Ids, slugs and codes that are there: without them every request would end at the first look for a row. */
async function knownNames(): Promise<string[]> {
	const tables = [
		"ipl_facts",
		"player_groups",
		"group_messages",
		"armies",
		"live_team_battles",
		"community_challenges",
		"profiles",
		"quiz_questions",
		"ipl_players",
		"news_articles",
	];
	const ids = tables.map((table) => `(select id::text as name from ${table} order by id limit 4)`);
	const { rows } = await site.database.pool.query<{ name: string }>(
		[...ids, "(select slug from ipl_facts order by id limit 10)"].join(" union all "),
	);
	return [...rows.map(({ name }) => name), "MI", "csk", "virat-kohli", "2016", "runs", "Records", "Kohli"];
}

test("SHELL-6 AUTH-6 whatever is sent to any entry or page, by whomever, the answer is a known one that tells no insides", {
	timeout: 3_600_000,
}, async () => {
	const asFan = crowd(ADMINS.map((_, number) => `fan${number}@example.com`));
	const asAdmin = crowd(ADMINS);
	const persons = { visitor: async () => ({}), fan: asFan, admin: asAdmin };
	for (let seat = 0; seat < 3; seat++) await asFan();
	const known = await knownNames();

	const pages = [...routes.map((route) => route.path ?? "/"), ...FILES];
	const toPages = callsToPages(pages, PAGE_PARAMETERS, known);
	const targets = [
		...site.entries.map((entry) => ({ name: `${entry.method} ${entry.path}`, calls: callsTo(entry, known) })),
		...Array.from({ length: Math.ceil(site.entries.length / 4) }, () => ({ name: "pages", calls: toPages })),
	];
	const each = Math.max(1, Math.ceil(REQUESTS / (targets.length * 3)));

	const faults: string[] = [];
	const statuses: Record<string, number> = {};
	let sent = 0;
	for (const [index, { name, calls }] of targets.entries())
		for (const [turn, [role, cookie]] of Object.entries(persons).entries())
			for (const call of fc.sample(calls, { numRuns: each, seed: SEED + 3 * index + turn })) {
				const who = { ...fromElsewhere(), ...(await cookie()) };
				const answer = await send(call, who).catch((error: Error) => ({ status: 0, type: "", text: error.message }));
				sent++;
				statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
				const fault = faultOf(answer, call);
				if (fault) faults.push(`${role}, ${name}: ${JSON.stringify(call).slice(0, 600)} -> ${fault}`);
			}
	console.info(`${sent} requests, seed ${SEED}, answers by status: ${JSON.stringify(statuses)}`);
	expect(sent).toBeGreaterThanOrEqual(Math.min(REQUESTS, targets.length * 3));
	expect(faults.slice(0, 40), `SEED=${SEED}`).toEqual([]);
	expect((await send({ method: "GET", path: "/readyz", headers: {}, body: undefined }, {})).status).toBe(200);
});

test.each([
	["POST", "/api/groups", 400, '{"group_name":"a\\u0000b","group_type":"role"}'],
	["GET", "/api/admin/reports?after_id=1e332b85-0019-4000-8000-000d2e0912aa&after_at=U%20%3D%23%233", 200, undefined],
	[
		"GET",
		`/api/admin/reports?after_id=1e332b85-0019-4000-8000-000d2e0912aa&after_at=${encodeURIComponent("2026-02-31 00:00:00+00")}`,
		400,
		undefined,
	],
	["POST", "/api/predictor", 400, "--x"],
	["GET", "/api/groups/\\", 400, undefined],
] as const)("SHELL-6 a fault found once stays mended: %s %s answers %d", async (method, path, status, body) => {
	const { cookies } = mender;
	const type = path === "/api/predictor" ? "multipart/form-data; boundary=x" : "application/json";
	const headers = { "content-type": type, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
	const call = { method, path, headers, body };
	const answer = await send(call, fromElsewhere());
	expect(faultOf(answer, call)).toBeNull();
	expect(answer.status).toBe(status);
});
