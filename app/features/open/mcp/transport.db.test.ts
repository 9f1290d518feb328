import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { SHED_ORDER } from "../../../../platform/limits/pressure.ts";
import type { RateLimit } from "../../../../platform/limits/rate-limits.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";

let level = 0;
const site = await testSite(
	{},
	{
		pressure: {
			sheds: (shed) => SHED_ORDER.indexOf(shed) < level,
			reading: () => ({ late_ms: 0, waiting: 0, level }),
			close() {},
		},
	},
);

const send = (body: unknown, headers: Record<string, string> = {}) =>
	fetch(`${site.url}/mcp`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			accept: "application/json, text/event-stream",
			...headers,
		},
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const clientInfo = { name: "a client of the tests", version: "1" };
/** Not by fetch, which always sends an Accept header. */
const sendRaw = (body: string, accept: string | undefined) =>
	new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
		const headers = { "content-type": "application/json", ...(accept === undefined ? {} : { accept }) };
		request(`${site.url}/mcp`, { method: "POST", family: 4, headers }, async (response) => {
			const type = response.headers["content-type"] ?? "";
			resolve({ status: response.statusCode ?? 0, type, text: await text(response) });
		})
			.on("error", reject)
			.end(body);
	});

test("SITE-3 /mcp has no sessions", async () => {
	const response = await send(list);
	expect([response.status, response.headers.get("mcp-session-id")]).toEqual([200, null]);
	expect(response.headers.get("content-type")).toBe("application/json");
	expect((await response.json()).result.tools).toHaveLength(5);
});

test("SITE-3 /mcp answers 403 to pages of other sites", async () => {
	for (const origin of ["https://evil.example", "null", "file://", "vscode-webview://1a", `${site.url}.evil.example`])
		expect((await send(list, { origin })).status, origin).toBe(403);
	expect((await send(list, { origin: site.url })).status).toBe(200);
});

test.each([
	["no JSON", "{", 400, {}],
	["another protocol", { ...list, jsonrpc: "1.0" }, 400, {}],
	["too much", { ...list, params: { text: "x".repeat(70_000) } }, 413, {}],
	["another type", list, 415, { "content-type": "text/plain" }],
	["an id that is a fraction", { ...list, id: 1.5 }, 400, {}],
	["an unknown version", list, 400, { "mcp-protocol-version": "1999-01-01" }],
])("SITE-3 /mcp refuses %s", async (_, body, status, headers) => {
	expect((await send(body, headers)).status).toBe(status);
});

test("SITE-3 /mcp answers JSON whatever a client accepts", async () => {
	for (const accept of ["application/json", "*/*", "text/event-stream", "text/html", "", undefined]) {
		const { status, type, text } = await sendRaw(JSON.stringify(list), accept);
		expect([accept, status, type]).toEqual([accept, 200, "application/json"]);
		expect(JSON.parse(text).result.tools, accept).toHaveLength(5);
	}
});

test("SITE-3 /mcp accepts each spelling of the JSON content type, and returns ids unchanged", async () => {
	for (const type of ["application/json; charset=utf-8", "Application/JSON", "application/json;charset=UTF-8"])
		expect((await send(list, { "content-type": type })).status, type).toBe(200);
	for (const id of [0, -1, 7, "", "0", "a-name", 9_007_199_254_740_991])
		expect((await (await send({ ...list, id })).json()).id).toBe(id);
});

test("SITE-3 a batch of version 2025-03-26 gets an array with one answer per request", async () => {
	const call = (id: unknown, name: string, args: object) => ({
		...{ jsonrpc: "2.0", id, method: "tools/call" },
		params: { name, arguments: args },
	});
	const batch = [
		{ jsonrpc: "2.0", method: "notifications/initialized" },
		call("a", "person", { name: "Virat Kohli" }),
		call(0, "person", { name: "Nobody Atall" }),
		// cancels nothing, because messages are answered separately
		{ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "a" } },
		{ jsonrpc: "2.0", id: 3, method: "no/such" },
		"no message",
		// a repeated id
		{ jsonrpc: "2.0", id: 3, method: "ping" },
	];
	for (const headers of [{}, { "mcp-protocol-version": "2025-03-26" }] as Record<string, string>[]) {
		const response = await send(batch, headers);
		expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
		const answers = await response.json();
		expect(answers.map(({ id }: { id: unknown }) => id)).toEqual(["a", 0, 3, null, 3]);
		expect(answers[0].result.structuredContent.person.name).toBe("Virat Kohli");
		expect(answers[1].result.isError).toBe(true);
		expect(answers.slice(2).map(({ error }: { error?: { code: number } }) => error?.code)).toEqual([
			-32601,
			-32600,
			undefined,
		]);
	}
	expect(await (await send([list])).json()).toHaveLength(1);
});

test("SITE-3 a batch of notifications answers 202 without a body", async () => {
	const notice = { jsonrpc: "2.0", method: "notifications/initialized" };
	for (const body of [[notice], [notice, notice], notice]) {
		const response = await send(body);
		expect([response.status, await response.text()]).toEqual([202, ""]);
	}
});

test.each([
	["of a later version without batches", [list, list], { "mcp-protocol-version": "2025-06-18" }],
	["of the newest version", [list], { "mcp-protocol-version": "2025-11-25" }],
	["without a message", [], {}],
	["longer than twenty messages", Array.from({ length: 21 }, () => list), {}],
	[
		"that begins a session",
		[{ ...list, method: "initialize", params: { protocolVersion: "2025-03-26", capabilities: {}, clientInfo } }, list],
		{},
	],
])("SITE-3 a batch %s answers 400 with 'invalid request'", async (_, body, headers) => {
	const response = await send(body, headers as Record<string, string>);
	expect([response.status, (await response.json()).error.code]).toEqual([400, -32600]);
});

test("SITE-3 /mcp answers 405 to methods other than POST, because it has no event stream", async () => {
	for (const method of ["GET", "DELETE", "PUT"]) {
		const response = await fetch(`${site.url}/mcp`, { method, headers: { accept: "text/event-stream" } });
		expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
	}
});

test("SITE-3 /mcp answers 503 under pressure", async () => {
	level = 2;
	const response = await send(list);
	level = 0;
	expect([response.status, response.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
});

test("SITE-3 each message of a batch counts towards the client's limit", async () => {
	const limit = site.entries.find(({ path }) => path === "/mcp")?.limit;
	const used = async () => site.limits.used(limit as RateLimit, "127.0.0.1");
	const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
	const before = await used();
	await send(Array.from({ length: 20 }, () => ping));
	expect(await used()).toBe(before + 20);
	let last = 200;
	for (let sent = 0; sent < 13 && last === 200; sent++)
		last = (await send(Array.from({ length: 20 }, () => ping))).status;
	expect(last).toBe(429);
	expect((await send(ping)).status).toBe(429);
});
