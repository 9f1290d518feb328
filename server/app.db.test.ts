import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { pagesWithFacts } from "../tests/fixtures/pages-build.ts";
import { startTestSite, type TestSite, testSite } from "../tests/fixtures/site.ts";

const facts = { loads: 0, fail: false };
const build = pagesWithFacts(async (_words, load) => {
	facts.loads++;
	if (facts.fail) throw new Error("the database is away");
	return load();
});
const site = await testSite({}, { build: () => build });

/** A request without decompression and without fetch's default headers. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET", body = "") {
	return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
		request(site.url, { path, method, headers, family: 4 }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("end", () =>
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers as Record<string, string>,
					body: Buffer.concat(parts),
				}),
			);
		})
			.on("error", reject)
			.end(body);
	});
}

const PATHS = [
	"/",
	"/facts",
	"/no-such-page",
	"/api/me",
	"/api/nope",
	"/healthz",
	"/dev/mailbox.json",
	"/assets/nope.js",
	"/robots.txt",
	"/pictures/nope.png",
];

test("AUTH-4 every answer has the security headers, also cached pages and errors", async () => {
	for (const path of PATHS)
		for (const time of ["first", "kept"]) {
			const { headers } = await raw(path);
			expect(headers["x-content-type-options"], `${path} ${time}`).toBe("nosniff");
			expect(headers["referrer-policy"], `${path} ${time}`).toBe("same-origin");
			const policy = headers["content-security-policy"] ?? "";
			for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
				expect(policy, `${path} ${time}`).toContain(part);
			expect(policy, `${path} ${time}`).not.toContain("unsafe");
		}
});

test("AUTH-4 a cached page has one complete policy in every encoding", async () => {
	const fresh = await raw("/facts");
	for (const encoding of ["identity", "gzip", "br"])
		for (const method of ["GET", "HEAD"]) {
			const { headers } = await raw("/facts", { "accept-encoding": encoding }, method);
			expect(headers["content-security-policy"], `${encoding} ${method}`).toBe(
				fresh.headers["content-security-policy"],
			);
		}
});

test("SHELL-6 an invalid address or Host gets problem details with the security headers", async () => {
	for (const [path, headers] of [
		["/api/groups/\\x", {}],
		["/api/me", { host: "a b" }],
		["/api/me", { host: "evil.example:port" }],
	] as const) {
		const refused = await raw(path, headers);
		expect(refused.status, path).toBe(400);
		expect(refused.headers["content-type"], path).toBe("application/problem+json");
		expect(refused.headers["x-content-type-options"], path).toBe("nosniff");
		expect(JSON.parse(refused.body.toString())).toMatchObject({ status: 400, request_id: expect.any(String) });
	}
});

test("SHELL-9 pages run no inline script but their own, and no inline style", async () => {
	for (const path of ["/", "/facts", "/facts-hub", "/auth", "/no-such-page", "/facts/no-such-fact"]) {
		const { headers, body } = await raw(path);
		const policy = headers["content-security-policy"] ?? "";
		expect(policy, path).toContain("script-src 'self' 'sha256-");
		expect(policy, path).not.toContain("unsafe-inline");
		expect(policy, path).toContain("frame-ancestors 'none'");
		expect(body.toString(), path).not.toContain("nonce=");
		expect(body.toString(), path).not.toMatch(/<[^>]+\sstyle="/);
		expect(body.toString(), path).not.toMatch(/<[^>]+\son[a-z]+="/);
	}
});

test("SHELL-9 a cached page is sent in the browser's encoding, or as a 304", async () => {
	const plain = await raw("/facts");
	const [gzip, brotli] = [
		await raw("/facts", { "accept-encoding": "gzip" }),
		await raw("/facts", { "accept-encoding": "gzip, deflate, br" }),
	];
	expect(gunzipSync(gzip.body)).toEqual(plain.body);
	expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
	expect(brotli.headers.vary).toMatch(/accept-encoding/i);
	const again = await raw("/facts", { "accept-encoding": "br", "if-none-match": brotli.headers.etag ?? "" });
	expect([again.status, again.body.length]).toEqual([304, 0]);
	const head = await raw("/facts", { "accept-encoding": "br" }, "HEAD");
	expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
		200,
		0,
		brotli.headers["content-length"],
	]);
});

test("SHELL-9 the first reader of a page gets it compressed too, or a 304", async () => {
	const first = await raw("/facts?q=gayle", { "accept-encoding": "br" });
	expect([first.status, first.headers["content-encoding"]]).toEqual([200, "br"]);
	expect(Number(first.headers["content-length"])).toBe(first.body.length);
	const purged = async () => site.pageCache.purge(["facts"]);
	await purged();
	const plain = await raw("/facts?q=gayle");
	expect(brotliDecompressSync(first.body)).toEqual(plain.body);
	await purged();
	const again = await raw("/facts?q=gayle", { "accept-encoding": "br", "if-none-match": first.headers.etag ?? "" });
	expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
	await purged();
	const head = await raw("/facts?q=gayle", { "accept-encoding": "br" }, "HEAD");
	expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, first.headers.etag]);
});

test("SHELL-9 a hundred concurrent readers of an uncached page cause one rendering", async () => {
	const before = facts.loads;
	const readers = await Promise.all(Array.from({ length: 100 }, () => raw("/facts?q=dhoni")));
	expect(new Set(readers.map(({ body }) => body.toString())).size).toBe(1);
	expect(facts.loads - before).toBe(1);
});

test("SHELL-9 where rendering fails the cached page is sent, unless it was purged", async () => {
	const path = "/facts?q=kohli";
	const before = await raw(path);
	const clock = performance.now.bind(performance);
	const later = vi.spyOn(performance, "now").mockImplementation(() => clock() + 60_000);
	facts.fail = true;
	const loads = facts.loads;
	try {
		await expect
			.poll(async () => {
				expect(await raw(path)).toMatchObject({ status: 200, body: before.body });
				return facts.loads - loads;
			})
			.toBeGreaterThan(0);
		expect((await raw("/facts?q=rahul")).status, "never kept").toBe(500);
		site.pageCache.purge(["facts"]);
		const { status, headers } = await raw(path);
		expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
		facts.fail = false;
		expect((await raw(path)).body).toEqual(before.body);
	} finally {
		facts.fail = false;
		later.mockRestore();
	}
});

test("SHELL-6 an unknown path answers 404 with the catalogue's text and a link home", async () => {
	for (const path of ["/no-such-page", "/facts/a/b/c", "/%3Cscript%3E", "/wp-admin.php"]) {
		const { status, body } = await raw(path);
		expect(status, path).toBe(404);
		expect(body.toString(), path).toContain("Oops! Page not found");
		expect(body.toString(), path).toMatch(/<a[^>]*href="\/"[^>]*>(<[^>]*>)*\s*Return to Home/);
	}
});

test("SHELL-9 the health checks answer, and the API describes itself", async () => {
	expect((await raw("/healthz")).status).toBe(200);
	expect((await raw("/readyz")).status).toBe(200);
	const { paths } = JSON.parse((await raw("/api/openapi.json")).body.toString()) as { paths: Record<string, unknown> };
	expect(Object.keys(paths)).toContain("/functions/generate-ipl-facts");
	expect((await raw("/api/docs")).body.toString()).toContain("GET /api/facts/{slug}");
});

test("SHELL-9 an upgrade to HTTP/2 is ignored, and the request with its body answered", async () => {
	const offer = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA" };
	const page = await raw("/", offer);
	expect(page.status).toBe(200);
	expect(page.body.toString()).toContain("</html>");
	const sent = JSON.stringify({ question: "How many runs does Virat Kohli have?" });
	const headers = {
		"content-type": "application/json",
		origin: site.url,
		"content-length": `${Buffer.byteLength(sent)}`,
	};
	const answer = await raw("/api/functions/ipl-ai-assistant", { ...offer, ...headers }, "POST", sent);
	expect([answer.status, JSON.parse(answer.body.toString()).response]).toEqual([200, expect.stringContaining("9,336")]);
});

test("SHELL-9 every page has its own title, description and canonical address", async () => {
	const titles = new Set<string>();
	const paths = ["/", "/facts", "/facts-hub", "/auth", "/privacy", "/terms", "/cookies", "/facts?category=Teams"];
	for (const path of paths) {
		const html = (await raw(path)).body.toString();
		titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
		expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
		expect(html, path).toContain(`<link rel="canonical" href="${site.url}${path}"`);
	}
	expect(titles.size).toBe(paths.length);
});

test("SHELL-5 the footer says that the site is unofficial and whose data it shows; its legal pages are there", async () => {
	const html = (await raw("/")).body.toString();
	expect(html).toMatch(/unofficial and not affiliated/);
	expect(html).toContain("Cricsheet");
	for (const path of ["/privacy", "/terms", "/cookies"]) {
		expect(html).toContain(`href="${path}"`);
		expect((await raw(path)).status).toBe(200);
	}
});

test("SHELL-5 HOME-1 showcase counters have the mark 'Demo', live ones are true and have none", async () => {
	const showcase = (await raw("/")).body.toString();
	expect(showcase).toContain("5,240+");
	expect(showcase).toContain("1.2M+");
	expect(showcase).toContain(">Demo<");

	const live = await startTestSite({ FIGURES: "live" });
	await live.fan("one@example.com");
	await live.fan("two@example.com");
	const html = await (await live.visitor().get("/")).text();
	expect(html).not.toContain("5,240");
	expect(html).not.toContain(">Demo<");
	expect(html).toMatch(/Active users<\/dt><dd[^>]*>2</);
	await live.close();
});

test("SHELL-5 the owner's contact is shown once it is set: the address for fans, else the sender of mail", async () => {
	const shown = async (of: TestSite) => (await (await of.visitor().get("/privacy")).text()).match(/mailto:[^"]*/)?.[0];
	expect(await shown(site)).toBeUndefined();
	for (const [settings, address] of [
		[{ MAIL_FROM: "Hub <hello@hub.example>" }, "mailto:hello@hub.example"],
		[{ MAIL_FROM: "Hub <hello@hub.example>", CONTACT_EMAIL: "fans@hub.example" }, "mailto:fans@hub.example"],
	] as const) {
		const own = await startTestSite(settings);
		try {
			expect(await shown(own)).toBe(address);
		} finally {
			await own.close();
		}
	}
});
