import { lookup as systemLookup } from "node:dns";
import type { RequestListener } from "node:http";
import type { LookupFunction } from "node:net";
import { describe, expect, test, vi } from "vitest";
import {
	failureOf,
	feed,
	fetchOutside,
	isAllowedAddress,
	names,
	startServer,
} from "../../tests/fixtures/outside-server.ts";
import { createOutsideFetch, outsideOf } from "./outside-fetch.ts";

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

	test("a name is refused if any of its addresses is not public", async () => {
		const { url, requests } = await startServer((_request, response) => response.end());
		const outsideFetch = createOutsideFetch({ isAllowedAddress, lookup: names(["127.0.0.1", "10.0.0.1"]) });
		expect((await failureOf(url.replace("127.0.0.1", "feeds.example"), feed, outsideFetch)).failure).toBe("refused");
		expect(requests).toHaveLength(0);
		const nameless = createOutsideFetch({ isAllowedAddress, lookup: names([]) });
		expect((await failureOf("http://feeds.example/", feed, nameless)).failure).toBe("refused");
	});

	test("a connection goes to the address that was checked", async () => {
		const { url } = await startServer((_request, response) =>
			response.writeHead(200, { "content-type": "application/json" }).end("{}"),
		);
		const lookup = names(["127.0.0.1"], ["127.0.0.2"]);
		const outsideFetch = createOutsideFetch({ isAllowedAddress, lookup });
		await outsideFetch(url.replace("127.0.0.1", "feeds.example"), feed);
		expect(lookup).toHaveBeenCalledTimes(1);
	});

	test("a name that changes to an inner address between two connections is refused", async () => {
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

	test("names of the system's hosts file are checked like others", async () => {
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
	])("to %s are refused without a connection", async (location) => {
		const inside = await startServer((_request, response) => response.end("inner secret"), "127.0.0.2");
		const { url } = await startServer((_request, response) =>
			response.writeHead(302, { location: location.replace("PORT", String(inside.port)) }).end(),
		);
		expect((await failureOf(url)).failure).toBe("refused");
		expect(inside.requests).toHaveLength(0);
	});

	test("send keys to the same host only", async () => {
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

describe("NEWS-7 the owner's own addresses", () => {
	const listen = () =>
		startServer((_request, response) => response.writeHead(200, { "content-type": "text/xml" }).end());
	const settings = { NEWS_FEEDS: undefined, MATCH_FEEDS: [], INDEXNOW_URL: "https://api.indexnow.org/IndexNow" };
	const asked = { accept: ["text/xml"] };

	test("are reached at the port of a configured feed or of the setting, and at no other", async () => {
		const [feed, other] = [await listen(), await listen()];
		const byFeed = outsideOf({ ...settings, OUTSIDE_ADDRESSES: ["127.0.0.1"], NEWS_FEEDS: [`${feed.url}/feed`] });
		const byPort = outsideOf({ ...settings, OUTSIDE_ADDRESSES: [`127.0.0.1:${feed.port}`] });
		for (const outside of [byFeed, byPort]) {
			expect((await outside(`${feed.url}/picture`, asked)).status).toBe(200);
			expect((await failureOf(`${other.url}/picture`, asked, outside)).failure).toBe("refused");
			expect((await failureOf(`http://localhost:${other.port}/`, asked, outside)).failure).toBe("refused");
		}
		expect(other.requests).toEqual([]);
		expect((await failureOf("http://127.0.0.1/", asked, byPort)).failure).toBe("refused");
	});

	test("a redirect of a feed reaches no other port of them", async () => {
		const secret = await listen();
		const feed = await startServer((_request, response) => response.writeHead(302, { location: secret.url }).end());
		const outside = outsideOf({ ...settings, OUTSIDE_ADDRESSES: ["127.0.0.1"], NEWS_FEEDS: [feed.url] });
		expect((await failureOf(feed.url, asked, outside)).failure).toBe("refused");
		expect(secret.requests).toEqual([]);
	});
});
