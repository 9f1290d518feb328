import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { entry } from "../platform/http/entry.ts";
import { createApp } from "../server/app.ts";
import { testSite } from "./fixtures/site.ts";

const site = await testSite();

describe("an answer that differs from its schema", () => {
	const answer = z.object({ id: z.string(), rows: z.array(z.object({ points: z.int() })) });
	const entries: Record<string, () => unknown> = {
		"/wrong": () => ({ id: 12, rows: [] }),
		"/leak": () => ({ id: "a", rows: [{ points: 1 }, { points: 2, email: "fan@example.com" }] }),
		"/response": () => Response.json({ id: "a" }),
		"/text": () => new Response("a", { headers: { "content-type": "text/plain" } }),
		"/page": () => new Response(null, { status: 303, headers: { location: "/" } }),
		"/right": () => ({ id: "a", rows: [{ points: 1 }] }),
	};
	const limit = { name: "lies", points: 100, per_seconds: 60 };
	const lying = Object.entries(entries).map(([path, lie]) =>
		entry({
			method: "get",
			path,
			summary: "A lie",
			guard: "public",
			limit,
			answer,
			handle: async () => lie() as never,
		}),
	);

	/** Status and detail of each entry's answer, by path. */
	async function ask(CHECK_ANSWERS: boolean): Promise<Record<string, [number, string | undefined]>> {
		const app = createApp(
			{ ...site, entries: lying, settings: { ...site.settings, CHECK_ANSWERS } },
			{ mode: "production", build: () => Promise.reject(new Error("no page is asked for")) },
		);
		const server = createServer(app);
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const { port } = server.address() as AddressInfo;
		try {
			const said: Record<string, [number, string | undefined]> = {};
			for (const path of Object.keys(entries)) {
				const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { redirect: "manual" });
				const body = response.headers.get("content-type")?.includes("json") ? await response.json() : {};
				said[path] = [response.status, (body as { detail?: string }).detail];
			}
			return said;
		} finally {
			server.closeAllConnections();
			server.close();
		}
	}

	test("is a 500 that names the wrong field, where answers are checked", async () => {
		expect(await ask(true)).toEqual({
			"/wrong": [500, expect.stringMatching(/^GET \/api\/wrong: id: /)],
			"/leak": [500, "GET /api/leak: undescribed: rows.1.email"],
			"/response": [500, expect.stringMatching(/^GET \/api\/response: rows: /)],
			"/text": [500, "GET /api/text: undescribed: it is sent as text/plain"],
			"/page": [500, "GET /api/page: undescribed: it is sent as page"],
			"/right": [200, undefined],
		});
	});

	test("is sent unchanged where answers are not checked", async () => {
		const said = await ask(false);
		expect(Object.values(said).map(([status]) => status)).toEqual([200, 200, 200, 200, 303, 200]);
	});
});

// the names of the specification, RFC 8058 and ALTCHA's proof of work
const OF_THE_PROOF = ["derivedKey", "expiresAt", "keyLength", "keyPrefix", "keySignature"];
const GIVEN_NAMES = ["playerName", "timeFilter", "List-Unsubscribe", ...OF_THE_PROOF];

test("every field and parameter of the API is snake_case, except names that others define", async () => {
	const { paths } = (await (await site.visitor().get("/api/openapi.json")).json()) as { paths: object };
	const names = new Set<string>();
	(function collect(part: unknown) {
		if (typeof part !== "object" || part === null) return;
		const { properties, parameters, ...rest } = part as { properties?: object; parameters?: { name: string }[] };
		for (const name of Object.keys(properties ?? {})) names.add(name);
		for (const { name } of Array.isArray(parameters) ? parameters : []) names.add(name);
		Object.values({ ...properties, ...rest }).forEach(collect);
	})(paths);
	expect(names.size).toBeGreaterThan(200);
	expect([...names].filter((name) => !/^[a-z][a-z0-9_]*$/.test(name)).toSorted()).toEqual(GIVEN_NAMES.toSorted());
});

type Schema = Record<string, unknown>;
type Described = {
	security: object[];
	responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

/** Returns the paths at which a schema allows any value. */
function leftOpen(schema: unknown, path: string): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const { properties = {}, items, anyOf = [], oneOf = [], prefixItems = [], description: _, ...own } = schema as Schema;
	const parts = [...(anyOf as unknown[]), ...(oneOf as unknown[]), ...(prefixItems as unknown[])];
	const inside = [
		...Object.entries(properties as Schema).flatMap(([name, part]) => leftOpen(part, `${path}.${name}`)),
		...(items === undefined ? [] : leftOpen(items, `${path}[]`)),
		...parts.flatMap((part) => leftOpen(part, path)),
	];
	const says = Object.keys(own).length > 0 || items !== undefined || parts.length > 0;
	return says ? inside : [path, ...inside];
}

test("the OpenAPI document describes guard, errors, and every part of the answer of each entry", async () => {
	const { paths, components } = (await (await site.visitor().get("/api/openapi.json")).json()) as {
		paths: Record<string, Record<string, Described>>;
		components: { securitySchemes: Record<string, unknown> };
	};
	expect(components.securitySchemes).toEqual({
		session: { type: "apiKey", in: "cookie", name: expect.any(String) },
		token: { type: "http", scheme: "bearer" },
	});
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, described]) => ({ call: `${method} ${path}`, ...described })),
	);
	expect(operations.length).toBe(site.entries.length);
	const open: string[] = [];
	for (const { call, responses, security } of operations) {
		const { content = {} } = responses[200] ?? {};
		expect(responses[303] ?? content, call).not.toEqual({});
		for (const [type, { schema }] of Object.entries(content)) {
			expect(["application/json", "text/csv", "text/event-stream", "image/*"], call).toContain(type);
			open.push(...leftOpen(schema, call));
		}
		expect(Object.keys(responses), call).toEqual(expect.arrayContaining(["429", "default"]));
		const open_to_all = security.length === 0 || Object.keys(security[0] ?? {}).length === 0;
		expect(responses[401] === undefined, call).toBe(open_to_all);
	}
	expect(open).toEqual([]);
	const media = (call: string, path: string) => Object.keys(paths[path]?.[call]?.responses[200]?.content ?? {});
	expect(media("get", "/fans/{id}/avatar")).toEqual(["image/*"]);
	expect(media("get", "/news/{id}/picture")).toEqual(["image/*"]);
	expect(media("post", "/functions/ipl-ai-assistant")).toEqual(["application/json", "text/event-stream"]);
});

test("only one script for browsers contains zod", () => {
	const assets = new URL("../build/client/assets/", import.meta.url);
	const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
	const withZod = scripts.filter((name) => readFileSync(new URL(name, assets), "utf8").includes("ZodError"));
	expect(withZod).toHaveLength(1);
});
