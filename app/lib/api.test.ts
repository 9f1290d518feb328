import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, RequestFailed, request, send } from "./api.ts";

const asked = vi.fn<typeof fetch>();
// test files share the globals of their worker
beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => {
	asked.mockReset();
	vi.unstubAllGlobals();
});
const answers = (body: unknown, init?: ResponseInit) => asked.mockResolvedValueOnce(Response.json(body, init));

describe("what is sent", () => {
	test("parameters and query are encoded into the address; undefined ones are left out", () => {
		expect(addressOf("GET /facts/:slug", { params: { slug: "a/b ü" } })).toBe("/api/facts/a%2Fb%20%C3%BC");
		expect(addressOf("GET /groups", { query: { q: "a&b", page: 2, tab: undefined } })).toBe(
			"/api/groups?q=a%26b&page=2",
		);
		expect(addressOf("GET /groups")).toBe("/api/groups");
	});

	test("a body is sent as JSON with the method of the call", async () => {
		answers({ counted: true });
		const answer = await request("PUT /groups/:id/messages/:message_id/like", {
			params: { id: "g", message_id: "m" },
			body: { liked: true },
		}).catch((error) => error);
		expect(answer).toEqual({ counted: true });
		const [address, init] = asked.mock.calls[0] ?? [];
		expect([address, init?.method, init?.body]).toEqual(["/api/groups/g/messages/m/like", "PUT", '{"liked":true}']);
		expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
	});

	test("without a body the request has no body and no content type", async () => {
		answers({});
		await request("POST /functions/handle-daily-visit");
		const [, init] = asked.mock.calls[0] ?? [];
		expect([init?.method, init?.body, new Headers(init?.headers).has("content-type")]).toEqual(["POST", null, false]);
	});

	test("a request is aborted after its timeout", async () => {
		asked.mockImplementationOnce(
			(_address, init) =>
				new Promise((_, reject) => {
					init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
				}),
		);
		await expect(request("GET /me", { patience_ms: 5 })).rejects.toThrow(/timeout/i);
	});
});

describe("a refusal", () => {
	const refused = (body: unknown, init: ResponseInit) => {
		answers(body, init);
		return request("GET /me").then(
			() => expect.fail("it was not refused"),
			(error: unknown) => error as RequestFailed,
		);
	};

	test("carries the status, detail and field of its problem details", async () => {
		const error = await refused({ title: "Bad Request", detail: "Too long", field: "name" }, { status: 400 });
		expect(error).toBeInstanceOf(RequestFailed);
		expect([error.status, error.message, error.field]).toEqual([400, "Too long", "name"]);
		const hurried = await refused({ detail: "Wait" }, { status: 429, headers: { "retry-after": "7" } });
		expect(hurried.retry_after_seconds).toBe(7);
	});

	test.each([
		[401, /sign in/],
		[403, /can't do that/],
		[404, /isn't here/],
		[409, /changed/],
		[413, /too big/],
		[418, /try again/],
		[429, /wait a moment/],
		[500, /on our side/],
		[502, /on our side/],
	])("SITE-1 a %i without details shows warm words, never the server's", async (status, words) => {
		const title = "Conflict of an Internal Server Error";
		const titled = await refused({ title }, { status });
		asked.mockResolvedValueOnce(new Response("<html>", { status, statusText: title }));
		const bare = await send("GET /me").catch((error) => error);
		expect([titled.message, bare.message]).toEqual([expect.stringMatching(words), titled.message]);
		expect([bare.status, titled.message.includes(title)]).toEqual([status, false]);
	});

	test("is no RequestFailed when the server cannot be reached", async () => {
		asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		const error = await request("GET /me").catch((error) => error);
		expect(error).toBeInstanceOf(TypeError);
	});
});
