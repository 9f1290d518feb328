import { expect, test } from "vitest";
import { SHED_ORDER } from "../../../platform/limits/pressure.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { WORDS } from "./answer.server.ts";

let level = 0;
const site = await testSite(
	{ TRUST_PROXY: "on" },
	{
		pressure: {
			sheds: (shed) => SHED_ORDER.indexOf(shed) < level,
			reading: () => ({ late_ms: 0, waiting: 0, level }),
			close() {},
		},
	},
);

const from = (network: string) => site.visitor({ "x-forwarded-for": network });

test("ASK-2 page, MCP tool and assistant share one limit of words per network; others stay unaffected", async () => {
	const check = (network: string, nth: number) =>
		from(network).get(`/ai-chat?${new URLSearchParams({ claim: `${"first ".repeat(80)}${nth}` })}`);
	let last = 200;
	let sent = 0;
	for (; last === 200 && sent * 80 <= WORDS.points; sent++) last = (await check("198.51.100.21", sent)).status;
	expect(last).toBe(429);
	const tool = await from("198.51.100.21").post(
		"/mcp",
		{
			jsonrpc: "2.0",
			id: 1,
			method: "tools/call",
			params: { name: "check_claim", arguments: { claim: "Gayle has a hundred." } },
		},
		{ accept: "application/json, text/event-stream" },
	);
	expect((await tool.json()).result).toMatchObject({ isError: true });
	const stream = await from("198.51.100.21").post(
		"/api/functions/ipl-ai-assistant",
		{ question: "Who has the most runs?" },
		{ accept: "text/event-stream" },
	);
	const [, failure = "{}"] = /^event: failure\ndata: (.*)$/m.exec(await stream.text()) ?? [];
	expect(JSON.parse(failure)).toEqual({ status: 429, detail: expect.stringMatching(/too many|again in/i) });
	const refused = await check("198.51.100.21", sent);
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
	expect((await check("203.0.113.21", 0)).status).toBe(200);
});

test("ASK-1 shed requests count: a network that keeps asking reaches its limit", async () => {
	const { path, limit } = site.entries.find(
		({ path }) => path.endsWith("/ipl-ai-assistant") && !path.includes("group"),
	) ?? {
		path: "",
		limit: { points: 0 },
	};
	const ask = (network: string) => from(network).post(`/api${path}`, { question: "Who has the most runs?" });
	level = 2;
	for (let sent = 0; sent < limit.points; sent++) expect((await ask("198.51.100.22")).status).toBe(503);
	expect((await ask("198.51.100.22")).status).toBe(429);
	level = 0;
	expect((await ask("198.51.100.22")).status).toBe(429);
	expect((await ask("203.0.113.22")).status).toBe(200);
});
