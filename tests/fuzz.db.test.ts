import fc from "fast-check";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { PAGE_PARAMETERS } from "../server/pages/page-parameters.ts";
import { LONG, SEED, sampled } from "./fixtures/gate.ts";
import { callsTo, callsToPages } from "./fixtures/hostile.ts";
import { faultOf, knownNames, send } from "./fixtures/hostile-answers.ts";
import { testSite, type Visitor } from "./fixtures/site.ts";

const REQUESTS = LONG ? 20_000 : 100;
const FANS = Math.max(4, Math.ceil(REQUESTS / 150));
const ADMINS = Array.from({ length: FANS }, (_, number) => `admin${number}@example.com`);

/** Signs in once, because an address may get few mails. */
const MENDER = "mender@example.com";

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

const site = await testSite({ ADMIN_EMAILS: [...ADMINS, MENDER].join(","), TRUST_PROXY: "on" });
let clients = 0;
const fromElsewhere = () => {
	const number = clients++;
	return { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
};
const mender = await site.fan(MENDER, site.visitor(fromElsewhere()));

/**
 * Returns the cookie of another fan on each call, so that no limit is reached. Signed-out and deleted fans sign in
 * again.
 */
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

test("SHELL-6 AUTH-6 random requests to all entries and pages get an expected status and no internals, for all roles", {
	timeout: 3_600_000,
}, async () => {
	const asFan = crowd(ADMINS.map((_, number) => `fan${number}@example.com`));
	const asAdmin = crowd(ADMINS);
	const persons = { visitor: async () => ({}), fan: asFan, admin: asAdmin };
	for (let seat = 0; seat < 3; seat++) await asFan();
	const known = await knownNames(site);

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
		for (const [turn, [role, cookie]] of sampled([...Object.entries(persons).entries()], 3, index))
			for (const call of fc.sample(calls, { numRuns: each, seed: SEED + 3 * index + turn })) {
				const who = { ...fromElsewhere(), ...(await cookie()) };
				const answer = await send(site.url, call, who).catch((error: Error) => ({
					status: 0,
					type: "",
					text: error.message,
				}));
				sent++;
				statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
				const fault = faultOf(answer, call);
				if (fault) faults.push(`${role}, ${name}: ${JSON.stringify(call).slice(0, 600)} -> ${fault}`);
			}
	console.info(`${sent} requests, seed ${SEED}, answers by status: ${JSON.stringify(statuses)}`);
	expect(sent).toBeGreaterThanOrEqual(Math.min(REQUESTS, targets.length));
	expect(faults.slice(0, 40), `SEED=${SEED}`).toEqual([]);
	expect((await send(site.url, { method: "GET", path: "/readyz", headers: {}, body: undefined }, {})).status).toBe(200);
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
] as const)("SHELL-6 a request that once failed stays fixed: %s %s answers %d", async (method, path, status, body) => {
	const { cookies } = mender;
	const type = path === "/api/predictor" ? "multipart/form-data; boundary=x" : "application/json";
	const headers = { "content-type": type, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
	const call = { method, path, headers, body };
	const answer = await send(site.url, call, fromElsewhere());
	expect(faultOf(answer, call)).toBeNull();
	expect(answer.status).toBe(status);
});
