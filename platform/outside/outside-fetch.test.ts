import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { failureOf, feed, fetchOutside, isAllowedAddress, startServer } from "../../tests/fixtures/outside-server.ts";
import { ANY_TYPE, createOutsideFetch } from "./outside-fetch.ts";

describe("an answer", () => {
	test("has its status, type and body", async () => {
		const { url, requests } = await startServer((_request, response) =>
			response.writeHead(200, { "content-type": "Application/RSS+xml; charset=utf-8", etag: '"1"' }).end("<rss/>"),
		);
		const answer = await fetchOutside(`${url}/feed`, { ...feed, headers: { "if-none-match": '"0"' } });
		expect(answer).toMatchObject({ url: `${url}/feed`, status: 200, type: "application/rss+xml" });
		expect(answer.body.toString()).toBe("<rss/>");
		expect(answer.headers.get("etag")).toBe('"1"');
		expect(requests[0]?.headers).toMatchObject({
			accept: "application/rss+xml, application/json",
			"if-none-match": '"0"',
		});
	});

	test("to a POST has them too, and an empty one needs no type", async () => {
		let sent = "";
		const { url } = await startServer((request, response) => {
			request.on("data", (part) => {
				sent += part;
			});
			request.on("end", () => response.writeHead(202).end());
		});
		const answer = await fetchOutside(url, {
			...feed,
			body: '{"q":"IPL"}',
			headers: { "content-type": "application/json" },
		});
		expect(answer).toMatchObject({ status: 202, type: "" });
		expect(sent).toBe('{"q":"IPL"}');
	});

	test.each([
		["120", 120],
		[new Date(Date.now() + 3_600_000).toUTCString(), 3600],
		["Sun, 06 Nov 1994 08:49:37 GMT", 0],
		["soon", undefined],
		[undefined, undefined],
	])("with Retry-After %s gives the wait", async (after, most) => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(503, after ? { "retry-after": after } : {}).end(),
		);
		const { retry_after_seconds } = await failureOf(url);
		if (most === undefined) return expect(retry_after_seconds).toBeUndefined();
		expect(retry_after_seconds).toBeLessThanOrEqual(most);
		expect(retry_after_seconds).toBeGreaterThanOrEqual(most / 2);
	});

	test("of ANY_TYPE is not read, and bytes are sent unchanged", async () => {
		const sent: Buffer[] = [];
		const { url } = await startServer((request, response) => {
			request.on("data", (part) => sent.push(part));
			request.on("end", () => response.writeHead(201, { "content-type": "text/html" }).end("<p>"));
		});
		const bytes = new Uint8Array([0, 255, 10, 200]);
		const answer = await fetchOutside(url, { accept: [ANY_TYPE], body: bytes });
		expect([answer.status, answer.body.length]).toEqual([201, 0]);
		expect([...Buffer.concat(sent)]).toEqual([...bytes]);
	});

	test.each([304, 404, 429, 500])("of %d is an error with the status", async (status) => {
		const { url } = await startServer((_request, response) => response.writeHead(status).end());
		expect(await failureOf(url)).toMatchObject({ failure: "status", status });
	});

	test.each([
		["text/html", "<p>"],
		["application/xhtml+xml", "<p>"],
		["", "untyped"],
	])("of type %j is refused", async (type, body) => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(200, type ? { "content-type": type } : {}).end(body),
		);
		expect((await failureOf(url)).failure).toBe("wrong type");
	});
});

describe("limits", () => {
	const large = Buffer.alloc(10 << 20, "x");
	const json = { "content-type": "application/json" };

	test("10 MB are refused, announced", async () => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(200, { ...json, "content-length": large.length }).end(large),
		);
		expect((await failureOf(url)).failure).toBe("too large");
	});

	test("10 MB are refused, unannounced", async () => {
		const { url } = await startServer((_request, response) => response.writeHead(200, json).end(large));
		expect((await failureOf(url)).failure).toBe("too large");
	});

	test("10 MB compressed to a few kB are refused", async () => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(gzipSync(large)),
		);
		expect((await failureOf(url)).failure).toBe("too large");
	});

	test("2 MB are accepted", async () => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(200, json).end(large.subarray(0, 2 << 20)),
		);
		expect((await fetchOutside(url, feed)).body.length).toBe(2 << 20);
	});

	test("a server that never answers, one that drips, and endless redirects time out", async () => {
		const never = await startServer(() => {});
		const drip = await startServer((_request, response) => {
			response.writeHead(200, json);
			const timer = setInterval(() => response.write(" "), 100);
			response.on("close", () => clearInterval(timer));
		});
		const slowTurns = await startServer((_request, response) => {
			setTimeout(() => response.writeHead(302, { location: "/again" }).end(), 1_500);
		});
		const failures = await Promise.all([never, drip, slowTurns].map(({ url }) => failureOf(url)));
		expect(failures.map(({ failure }) => failure)).toEqual(["timeout", "timeout", "timeout"]);
	});

	test("a server that is down, or breaks off, is unreachable", async () => {
		const broken = await startServer((request) => request.socket.destroy());
		expect((await failureOf(broken.url)).failure).toBe("unreachable");
		const half = await startServer((request, response) => {
			response.writeHead(200, { ...json, "content-length": 100 }).write("half");
			setTimeout(() => request.socket.destroy(), 50);
		});
		expect((await failureOf(half.url)).failure).toBe("unreachable");
		const gone = createOutsideFetch({
			isAllowedAddress,
			lookup: (hostname, _options, callback) => callback(new Error(`no ${hostname}`), []),
		});
		expect((await failureOf("http://feeds.example/", feed, gone)).failure).toBe("unreachable");
	});
});
