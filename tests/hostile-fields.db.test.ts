import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../app/routes.ts";
import { smallMatch } from "../record/builder/small-match.ts";
import { questionSchema } from "../record/language/question.ts";
import { parametersOf } from "../server/pages/page-parameters.ts";
import { LONG, SEED, sampled } from "./fixtures/gate.ts";
import { fitting, type HostileCall, type JsonSchema, jsonSchemaOf } from "./fixtures/hostile.ts";
import { faultOf, knownNames, send } from "./fixtures/hostile-answers.ts";
import { addressesOf, bodiesOf, callsByField, documentsOf, OWN_NAMES, questionsOf } from "./fixtures/hostile-fields.ts";
import { startTestSite, type TestSite, type Visitor } from "./fixtures/site.ts";

const ADMIN = "admin@example.com";
const TOKEN = "a token for the feed of the tests";
/** The gate sends each field two names of `Object.prototype` and one in nine of the other hostile values. */
const EVERY = LONG ? 1 : 9;

let site: TestSite;
let admin: Visitor;
let known: string[];
beforeAll(async () => {
	site = await startTestSite({ ADMIN_EMAILS: ADMIN, MATCH_FEED_TOKEN: TOKEN });
	// without limits, or most requests would get 429
	const held = async () => ({ counts: [], release: async () => undefined });
	Object.assign(site.limits, { take: async () => 0, takeHere: async () => 0, reserveAll: held, tryReserveAll: held });
	admin = await site.fan(ADMIN);
	known = await knownNames(site);
});
afterAll(() => site.close());

const asAdmin = () => ({
	authorization: `Bearer ${TOKEN}`,
	cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
});

async function faultsOf(calls: HostileCall[], more: () => Record<string, string> = () => ({})): Promise<string[]> {
	const faults: string[] = [];
	for (const call of calls) {
		const answer = await send(site.url, call, more()).catch(({ message }) => ({ status: 0, type: "", text: message }));
		// the call has signed the admin out, or deleted the account
		if (answer.status === 401) admin = await site.fan(ADMIN);
		const fault = faultOf(answer, call);
		if (fault)
			faults.push(`${`${call.method} ${call.path} ${call.body ?? ""}`.slice(0, 500)} -> ${fault.slice(0, 200)}`);
	}
	return faults;
}
const opened = (path: string): HostileCall => ({ method: "GET", path, headers: {}, body: undefined });

test("SHELL-6 AUTH-6 no entry fails for a hostile parameter or field; errors are problem details", async () => {
	const calls = [
		...site.entries.flatMap((entry, turn) => sampled(callsByField(entry, known, EVERY), 8, turn)),
		...sampled(questionsOf(jsonSchemaOf(questionSchema), EVERY), 8).flatMap((text) =>
			text.length < 3000 ? [opened(`/api/record?q=${encodeURIComponent(text.toWellFormed())}`)] : [],
		),
		...sampled(documentsOf(smallMatch), 8).map((body) => ({
			...{ method: "POST", path: "/api/matches/999/live", headers: { "content-type": "application/json" }, body },
		})),
	];
	expect(calls.length).toBeGreaterThan(site.entries.length);
	expect((await faultsOf(calls, asAdmin)).slice(0, 20), `SEED=${SEED}`).toEqual([]);
});

test("SHELL-6 no page fails for a hostile parameter", async () => {
	const paths = routes.map(({ path = "" }) => `/${path.replace(/:\w+\??/g, "constructor").replace("*", "x")}`);
	const routed = [
		"/sitemaps/constructor-1.xml",
		"/pictures/constructor/x.png",
		"/embed/constructor/x",
		"/data/constructor",
	];
	const beside = [
		...routed,
		"/auth?sent=1&problem=constructor",
		"/statistics/explore?rows=a&rows=b&figures.constructor=1..",
	];
	const addresses = [...paths, "/statistics/runs", "/players/virat-kohli-rcb"].flatMap((path, turn) => {
		const parameters = [...parametersOf(path)];
		// the explorer has hundreds of parameters with one schema
		const few = LONG ? parameters : parameters.filter((_, at) => parameters.length < 20 || at % 100 === 0);
		return sampled([path, ...addressesOf(path, few, LONG ? 1 : 1000)], 12, turn);
	});
	expect(addresses.length).toBeGreaterThanOrEqual(paths.length);
	expect((await faultsOf([...addresses, ...beside].map(opened))).slice(0, 20), `SEED=${SEED}`).toEqual([]);
});

test("SITE-3 no MCP tool fails for a hostile argument; names of Object.prototype are no tools", async () => {
	const ask = async (method: string, params: string) =>
		send(
			site.url,
			{
				...{ method: "POST", path: "/mcp", headers: { "content-type": "application/json" } },
				body: `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`,
			},
			{},
		);
	const { tools } = JSON.parse((await ask("tools/list", "{}")).text).result as {
		tools: { name: string; inputSchema: JsonSchema }[];
	};
	const faults: string[] = [];
	for (const [turn, { name, inputSchema }] of tools.entries()) {
		const [fit] = fc.sample(fitting(inputSchema, known), { numRuns: 1, seed: SEED });
		const asked =
			name === "ask_record" ? questionsOf(jsonSchemaOf(questionSchema), EVERY) : bodiesOf(inputSchema, fit, EVERY);
		expect(asked.length, name).toBeGreaterThan(0);
		for (const text of sampled(asked, 8, turn)) {
			const answer = await ask("tools/call", `{"name":"${name}","arguments":${text}}`);
			if (answer.status >= 500 || answer.text.includes("Something went wrong"))
				faults.push(`${name} ${text.slice(0, 500)} -> ${answer.status} ${answer.text.slice(0, 200)}`);
		}
	}
	expect(faults, `SEED=${SEED}`).toEqual([]);
	for (const name of OWN_NAMES) {
		const called = await ask("tools/call", `{"name":"${name}","arguments":{}}`);
		expect(called.text).toContain("There is no tool of that name.");
		expect(JSON.parse((await ask(name, "{}")).text).error.code).toBe(-32601);
	}
});
