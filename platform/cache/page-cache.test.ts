import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPageCache, type Page, type PageCache } from "./page-cache.ts";

const page = (body: string, tags: string[] = [], headers: Record<string, string> = {}): Page => ({
	status: 200,
	headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=0", ...headers },
	body,
	tags,
});
const keepPage = (cache: PageCache, key: string, kept: Page) =>
	cache.renderOnce(key, async () => cache.keep(key, kept));

const closers: (() => void)[] = [];
afterEach(() => {
	for (const close of closers.splice(0)) close();
});

/** Requests a path of a server that answers from the cache, or 204. */
async function ask(cache: PageCache, path: string, headers: Record<string, string> = {}, method = "GET") {
	const server = createServer((req, res) => {
		if (!cache.answer(req, res)) res.writeHead(204).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closers.push(() => server.close());
	const { port } = server.address() as AddressInfo;
	return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
		const asked = request({ port, path, method, headers, agent: false }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part) => parts.push(part));
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
			);
		});
		asked.on("error", reject).end();
	});
}
const kept = async (cache: PageCache, path: string) => (await ask(cache, path)).status === 200;

describe("a cached page", () => {
	test("is sent whole, in the requested encoding, with its headers", async () => {
		const cache = createPageCache();
		expect(await keepPage(cache, "/facts", page("<p>तथ्य</p>", [], { "x-test": "1" }))).toBe(true);
		const plain = await ask(cache, "/facts");
		expect(plain.status).toBe(200);
		expect(plain.body.toString()).toBe("<p>तथ्य</p>");
		expect(plain.headers).toMatchObject({ "x-test": "1", vary: "accept-encoding" });
		const packed = await ask(cache, "/facts", { "accept-encoding": "gzip" });
		expect(packed.headers["content-encoding"]).toBe("gzip");
		expect(gunzipSync(packed.body).toString()).toBe("<p>तथ्य</p>");
	});

	test("is the same for all cookies", async () => {
		const cache = createPageCache();
		await keepPage(cache, "/facts", page("same"));
		expect((await ask(cache, "/facts", { cookie: "session=abc" })).body.toString()).toBe("same");
	});

	test("is found by the parameters that it reads, in any order and with others", async () => {
		const cache = createPageCache({ parametersOf: () => new Set(["page", "q"]) });
		const key = cache.keyOf("/facts?q=a&page=2") ?? "";
		await keepPage(cache, key, page("second"));
		expect((await ask(cache, "/facts?page=2&q=a")).body.toString()).toBe("second");
		expect((await ask(cache, "/facts?q=a&utm_source=x&page=2")).body.toString()).toBe("second");
		expect(await kept(cache, "/facts?page=3&q=a")).toBe(false);
		expect(await kept(cache, "/facts?page=2&q=a&debug=1")).toBe(true);
	});

	test("that is a 404 is sent as such, whatever the browser has", async () => {
		const cache = createPageCache();
		await keepPage(cache, "/nothing", { ...page("none"), status: 404 });
		const first = await ask(cache, "/nothing");
		expect(first).toMatchObject({ status: 404, body: Buffer.from("none") });
		const again = await ask(cache, "/nothing", { "if-none-match": String(first.headers.etag) });
		expect(again).toMatchObject({ status: 404, body: Buffer.from("none") });
	});

	test("answers HEAD with the length and no body, and no method but GET and HEAD", async () => {
		const cache = createPageCache();
		await keepPage(cache, "/facts", page("12345"));
		const head = await ask(cache, "/facts", {}, "HEAD");
		expect(head).toMatchObject({ status: 200, headers: { "content-length": "5" } });
		expect(head.body.length).toBe(0);
		expect((await ask(cache, "/facts", {}, "POST")).status).toBe(204);
	});

	test("is a 304 for a browser that has it", async () => {
		const cache = createPageCache();
		await keepPage(cache, "/facts", page("12345"));
		const { headers } = await ask(cache, "/facts");
		const again = await ask(cache, "/facts", { "if-none-match": String(headers.etag) });
		expect(again.status).toBe(304);
		expect(again.body.length).toBe(0);
		expect(again.headers).toMatchObject({ etag: headers.etag, "cache-control": "public, max-age=0" });
	});

	test("expires", async () => {
		const cache = createPageCache({ ttl_ms: 20 });
		expect(await keepPage(cache, "/facts", page("x"))).toBe(true);
		await expect.poll(() => kept(cache, "/facts"), { timeout: 4_000 }).toBe(false);
	});

	test("when expired is served under pressure, unless it was purged", async () => {
		const cache = createPageCache({ ttl_ms: 20 });
		const asked = async (path: string) => {
			const response = { writeHead: vi.fn(() => response), end: vi.fn() };
			const request = { method: "GET", url: path, headers: {} } as IncomingMessage;
			return cache.answerStale(request, response as unknown as ServerResponse);
		};
		await keepPage(cache, "/facts", page("x"));
		await keepPage(cache, "/players", page("y", ["players"]));
		await expect.poll(() => kept(cache, "/facts"), { timeout: 4_000 }).toBe(false);
		expect(await asked("/facts?utm_source=x")).toBe(true);
		expect(await asked("/players")).toBe(true);
		cache.purge(["players"]);
		expect(await asked("/players")).toBe(false);
		expect(await asked("/never-seen")).toBe(false);
	});

	test("when expired is served if rendering fails, unless it was purged", async () => {
		const cache = createPageCache({ ttl_ms: 20 });
		const found = (key: string, evenStale: boolean) => cache.cachedResponse(key, new Headers(), { evenStale })?.status;
		await keepPage(cache, "/players", page("y", ["players"]));
		await expect.poll(() => found("/players", false), { timeout: 4_000 }).toBeUndefined();
		expect(found("/players", true)).toBe(200);
		cache.purge(["players"]);
		expect(found("/players", true)).toBeUndefined();
	});

	test("is dropped when it is too stale, even if there is room", async () => {
		const cache = createPageCache({ ttl_ms: 100, stale_ms: 200 });
		await keepPage(cache, "/asked-for-once", page("x", ["players"]));
		expect(cache.counts().pages).toBe(1);
		await expect
			.poll(
				async () => {
					await keepPage(cache, "/facts", page("y"));
					return cache.counts();
				},
				{ interval: 100, timeout: 4_000 },
			)
			.toMatchObject({ pages: 1 });
		expect(await kept(cache, "/asked-for-once")).toBe(false);
	});

	test("is evicted when the cache is full, the least recently used first", async () => {
		const cache = createPageCache();
		const large = page("");
		for (let number = 0; number < 14; number++)
			await keepPage(cache, `/p${number}`, { ...large, body: Buffer.alloc(5 << 20, number) });
		expect(await kept(cache, "/p0")).toBe(false);
		expect(await kept(cache, "/p13")).toBe(true);
	});
});

describe("pages that are not cached", () => {
	test.each([
		["a page not declared public", { ...page("x"), headers: {} }],
		["a page that sets a cookie", page("x", [], { "set-cookie": "a=1" })],
		["a page that could not be made", { ...page("x"), status: 500 }],
		["a page beyond all room", { ...page(""), body: Buffer.alloc(65 << 20) }],
	])("%s", async (_title, refused) => {
		const cache = createPageCache();
		expect(await keepPage(cache, "/facts", refused)).toBe(false);
		expect(await kept(cache, "/facts")).toBe(false);
	});

	test("a page under a key that is not its own", async () => {
		const cache = createPageCache();
		expect(await keepPage(cache, "/facts?debug=1", page("x"))).toBe(false);
		expect(() => cache.keep("/facts", page("x"))).toThrow(/within renderOnce/);
	});
});

describe("rendering once", () => {
	test("all waiting requests get the one result, or the one error", async () => {
		const cache = createPageCache();
		const render = vi.fn(async () => ({ n: 1 }));
		const results = await Promise.all(Array.from({ length: 50 }, () => cache.renderOnce("/facts", render)));
		expect(render).toHaveBeenCalledTimes(1);
		expect(new Set(results).size).toBe(1);

		const failing = vi.fn(() => {
			throw new Error("no database");
		});
		const failed = await Promise.allSettled([1, 2, 3].map(() => cache.renderOnce("/facts", failing)));
		expect(failing).toHaveBeenCalledTimes(1);
		expect(failed.every((result) => result.status === "rejected")).toBe(true);
		expect(await cache.renderOnce("/facts", async () => "well again")).toBe("well again");
	});

	test("other keys do not wait", async () => {
		const cache = createPageCache();
		const never = cache.renderOnce("/slow", () => new Promise(() => {}));
		expect(await cache.renderOnce("/fast", async () => "done")).toBe("done");
		expect(never).toBeInstanceOf(Promise);
	});
});

describe("purging", () => {
	test("drops every page with the tag and no other", async () => {
		const cache = createPageCache();
		await keepPage(cache, "/facts/a", page("a", ["fact:1", "facts"]));
		await keepPage(cache, "/facts/b", page("b", ["fact:2", "facts"]));
		await keepPage(cache, "/teams", page("t", ["teams"]));
		cache.purge(["fact:1"]);
		expect(await kept(cache, "/facts/a")).toBe(false);
		expect(await kept(cache, "/facts/b")).toBe(true);
		cache.purge(["facts", "unknown"]);
		expect(await kept(cache, "/facts/b")).toBe(false);
		expect(await kept(cache, "/teams")).toBe(true);
	});

	test("uses the current tags of a page", async () => {
		const cache = createPageCache();
		await keepPage(cache, "/home", page("1", ["fact:1"]));
		await keepPage(cache, "/home", page("2", ["fact:2"]));
		cache.purge(["fact:1"]);
		expect(await kept(cache, "/home")).toBe(true);
		cache.purge(["fact:2"]);
		expect(await kept(cache, "/home")).toBe(false);
	});

	test("during a render keeps the outdated page out of the cache, and later requests get a new one", async () => {
		const cache = createPageCache();
		let fact = "old";
		const asked: string[] = [];
		let read = () => {};
		const wasRead = new Promise<void>((resolve) => {
			read = resolve;
		});
		let goOn = () => {};
		const held = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		const render = async () => {
			const seen = fact;
			asked.push(seen);
			read();
			await held;
			return { seen, kept: cache.keep("/facts/a", page(seen, ["fact:1"])) };
		};
		const before = cache.renderOnce("/facts/a", render);
		await wasRead;
		fact = "new";
		cache.purge(["fact:1"]);
		const after = [cache.renderOnce("/facts/a", render), cache.renderOnce("/facts/a", render)];
		goOn();
		expect(await before).toEqual({ seen: "old", kept: false });
		expect(await Promise.all(after)).toEqual([
			{ seen: "new", kept: true },
			{ seen: "new", kept: true },
		]);
		expect(asked).toEqual(["old", "new"]);
		expect((await ask(cache, "/facts/a")).body.toString()).toBe("new");
	});

	test("of other tags during a render lets the page into the cache", async () => {
		const cache = createPageCache();
		const result = await cache.renderOnce("/facts/a", async () => {
			cache.purge(["fact:2"]);
			return cache.keep("/facts/a", page("a", ["fact:1"]));
		});
		expect(result).toBe(true);
	});

	test("calls its listeners, except for a purge of another process", async () => {
		const cache = createPageCache();
		const heard: string[][] = [];
		cache.onPurge((tags) => heard.push(tags));
		await keepPage(cache, "/facts/a", page("a", ["fact:1"]));
		cache.purgeHere(["fact:1"]);
		expect(await kept(cache, "/facts/a")).toBe(false);
		cache.purge(["fact:2"]);
		expect(heard).toEqual([["fact:2"]]);
	});
});
