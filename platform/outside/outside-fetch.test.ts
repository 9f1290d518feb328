import { lookup as systemLookup } from "node:dns";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ANY_TYPE, createOutsideFetch, OutsideError, type OutsideRequest } from "./outside-fetch.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0)) await close();
});

/** A server of the outside on 127.0.0.1; on 127.0.0.2 the same machine plays a host inside of our network. */
async function startServer(listener: RequestListener, host = "127.0.0.1") {
	const requests: IncomingMessage[] = [];
	const server = createServer((request, response) => {
		requests.push(request);
		listener(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, host, resolve));
	closers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { requests, port, url: `http://${host}:${port}` };
}
const isAllowedAddress = (address: string) => address === "127.0.0.1";
const fetchOutside = createOutsideFetch({ isAllowedAddress });
const feed = { accept: ["application/rss+xml", "application/json"] };

async function failureOf(
	url: string,
	request: OutsideRequest = feed,
	outsideFetch = fetchOutside,
): Promise<OutsideError> {
	const error = await outsideFetch(url, request).then(
		() => undefined,
		(reason) => reason,
	);
	expect(error).toBeInstanceOf(OutsideError);
	return error;
}
/** A name service that gives these answers, one after the other, the last for ever. */
function names(...answers: string[][]) {
	return vi.fn(((_hostname, _options, callback) => {
		const addresses = answers.length > 1 ? answers.shift() : answers[0];
		callback(
			null,
			(addresses ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
		);
	}) as LookupFunction);
}

describe("an answer", () => {
	test("comes with its status, type and body", async () => {
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

	test("to a POST too, and an empty one needs no type", async () => {
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
	])("with Retry-After %s names the wait", async (after, most) => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(503, after ? { "retry-after": after } : {}).end(),
		);
		const { retry_after_seconds } = await failureOf(url);
		if (most === undefined) return expect(retry_after_seconds).toBeUndefined();
		expect(retry_after_seconds).toBeLessThanOrEqual(most);
		expect(retry_after_seconds).toBeGreaterThanOrEqual(most / 2);
	});

	test("of any type: its body is left, bytes are sent as they are", async () => {
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

	test.each([304, 404, 429, 500])("of %d is a failure that names the status", async (status) => {
		const { url } = await startServer((_request, response) => response.writeHead(status).end());
		expect(await failureOf(url)).toMatchObject({ failure: "status", status });
	});

	test.each([
		["text/html", "<p>"],
		["application/xhtml+xml", "<p>"],
		["", "untyped"],
	])("of type %j is of no use", async (type, body) => {
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

	test("10 MB packed into a few kB are refused", async () => {
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

	test("a server that never answers, one that drips, and one that never ends its redirect are given up", async () => {
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

	test("a server that is not there, or breaks off, cannot be reached", async () => {
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

describe("inner addresses", () => {
	test.each([
		"http://127.0.0.1/",
		"http://2130706433/",
		"http://0177.0.0.1/",
		"http://0x7f.1/",
		"http://127.1/",
		"http://10.0.0.1/",
		"http://169.254.169.254/latest/meta-data/",
		"http://100.100.100.200/",
		"http://[::1]/",
		"http://[::ffff:127.0.0.1]/",
		"http://[64:ff9b::7f00:1]/",
		"http://[fd00:ec2::254]/",
		"http://localhost/",
		"http://LOCALHOST:3000/",
		"http://user:secret@93.184.216.34/",
		"ftp://93.184.216.34/",
		"file:///etc/passwd",
		"data:text/plain,x",
		"gopher://93.184.216.34/",
		"//93.184.216.34/",
		"not an address",
	])("%s is refused", async (url) => {
		const error = await failureOf(url, feed, createOutsideFetch());
		expect(error.failure).toBe("refused");
		expect(error.message).not.toContain("secret");
	});

	test("the first address in a name's answer is not the only one that counts", async () => {
		const { url, requests } = await startServer((_request, response) => response.end());
		const outsideFetch = createOutsideFetch({ isAllowedAddress, lookup: names(["127.0.0.1", "10.0.0.1"]) });
		expect((await failureOf(url.replace("127.0.0.1", "feeds.example"), feed, outsideFetch)).failure).toBe("refused");
		expect(requests).toHaveLength(0);
		const nameless = createOutsideFetch({ isAllowedAddress, lookup: names([]) });
		expect((await failureOf("http://feeds.example/", feed, nameless)).failure).toBe("refused");
	});

	test("a name is asked for once a connection: what was checked is what is reached", async () => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(200, { "content-type": "application/json" }).end("{}"),
		);
		const lookup = names(["127.0.0.1"], ["127.0.0.2"]);
		const outsideFetch = createOutsideFetch({ isAllowedAddress, lookup });
		await outsideFetch(url.replace("127.0.0.1", "feeds.example"), feed);
		expect(lookup).toHaveBeenCalledTimes(1);
	});

	test("a name that turns to an inner address between two connections is refused", async () => {
		const inside = await startServer((_request, response) => response.end("inner secret"), "127.0.0.2");
		const outside = await startServer((_request, response) =>
			response.writeHead(302, { location: `http://feeds.example:${inside.port}/`, connection: "close" }).end(),
		);
		const lookup = names(["127.0.0.1"], ["127.0.0.2"]);
		const outsideFetch = createOutsideFetch({ isAllowedAddress, lookup });
		const error = await failureOf(`http://feeds.example:${outside.port}/`, feed, outsideFetch);
		expect(error.failure).toBe("refused");
		expect(lookup).toHaveBeenCalledTimes(2);
		expect(inside.requests).toHaveLength(0);
	});

	test("the system's own names are checked like any others", async () => {
		const { port, requests } = await startServer((_request, response) => response.end());
		const lookup = vi.fn(systemLookup as unknown as LookupFunction);
		const outsideFetch = createOutsideFetch({ isAllowedAddress: () => false, lookup });
		expect((await failureOf(`http://localhost:${port}/`, feed, outsideFetch)).failure).toBe("refused");
		expect(lookup).toHaveBeenCalled();
		expect(requests).toHaveLength(0);
	});
});

describe("redirects", () => {
	const json = { "content-type": "application/json" };
	const turns =
		(count: number): RequestListener =>
		(request, response) => {
			const at = Number(request.url?.slice(1));
			if (at < count) response.writeHead(302, { location: `/${at + 1}` }).end();
			else response.writeHead(200, json).end("{}");
		};

	test("are followed five times", async () => {
		const { url } = await startServer(turns(5));
		expect((await fetchOutside(`${url}/0`, feed)).url).toBe(`${url}/5`);
	});

	test("are not followed a sixth time", async () => {
		const { url, requests } = await startServer(turns(6));
		expect((await failureOf(`${url}/0`)).failure).toBe("refused");
		expect(requests).toHaveLength(6);
	});

	test.each([
		"http://127.0.0.2:PORT/",
		"http://10.0.0.1/",
		"http://169.254.169.254/latest/meta-data/",
		"http://[::1]:PORT/",
		"http://[::ffff:127.0.0.2]:PORT/",
		"http://2130706434:PORT/",
		"//127.0.0.2:PORT/",
		"file:///etc/passwd",
	])("to %s are refused, and nobody inside is asked", async (location) => {
		const inside = await startServer((_request, response) => response.end("inner secret"), "127.0.0.2");
		const { url } = await startServer((_request, response) =>
			response.writeHead(302, { location: location.replace("PORT", String(inside.port)) }).end(),
		);
		expect((await failureOf(url)).failure).toBe("refused");
		expect(inside.requests).toHaveLength(0);
	});

	test("take no key along to another host, but do on the same", async () => {
		const other = await startServer((_request, response) => response.writeHead(200, json).end("{}"));
		const own = await startServer((request, response) => {
			const location = request.url === "/" ? "/own" : other.url;
			response.writeHead(307, { location }).end();
		});
		await fetchOutside(own.url, { ...feed, headers: { "x-api-key": "k" } });
		expect(own.requests.map(({ headers }) => headers["x-api-key"])).toEqual(["k", "k"]);
		expect(other.requests[0]?.headers).not.toHaveProperty("x-api-key");
	});

	test("of a POST are refused", async () => {
		const { url, requests } = await startServer((_request, response) =>
			response.writeHead(307, { location: "/2" }).end(),
		);
		expect((await failureOf(url, { ...feed, body: "{}" })).failure).toBe("refused");
		expect(requests).toHaveLength(1);
	});
});
