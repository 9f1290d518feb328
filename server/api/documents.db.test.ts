import { expect, test } from "vitest";
import { testSite } from "../../tests/fixtures/site.ts";

const site = await testSite();

const get = (path: string, headers: Record<string, string> = {}) => site.visitor().get(path, headers);

test("SHELL-9 the description of the API is made once, compressed, and a 304 for a browser that has it", async () => {
	for (const path of ["/api/openapi.json", "/api/docs"]) {
		const plain = await get(path, { "accept-encoding": "identity" });
		const text = await plain.text();
		for (const encoding of ["gzip", "br"]) {
			const packed = await get(path, { "accept-encoding": encoding });
			expect([packed.headers.get("content-encoding"), packed.headers.get("vary")], path).toEqual([
				encoding,
				"accept-encoding",
			]);
			expect(Number(packed.headers.get("content-length")), path).toBeLessThan(text.length / 8);
			expect(await packed.text(), path).toBe(text);
			const etag = packed.headers.get("etag") ?? "";
			const again = await get(path, { "accept-encoding": encoding, "if-none-match": etag });
			expect([again.status, await again.text()], path).toEqual([304, ""]);
			const head = await site.visitor().request("HEAD", path, { headers: { "accept-encoding": encoding } });
			expect([head.status, await head.text(), head.headers.get("etag")], path).toEqual([200, "", etag]);
		}
	}
});

test("SHELL-9 every operation of the API has a unique name from its method and path", async () => {
	const { paths } = (await (await get("/api/openapi.json")).json()) as {
		paths: Record<string, Record<string, { operationId?: string }>>;
	};
	const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId ?? ""));
	expect(names).toHaveLength(site.entries.length);
	expect(new Set(names).size).toBe(names.length);
	for (const name of names) expect(name).toMatch(/^(?:get|post|put|patch|delete)(?:[A-Z][a-z0-9]*)+$/);
	expect(paths["/facts/{slug}"]?.get?.operationId).toBe("getFactsBySlug");
	expect(paths["/functions/ipl-ai-assistant"]?.post?.operationId).toBe("postFunctionsIplAiAssistant");
	expect(paths["/groups/{id}/messages/{message_id}/like"]?.put?.operationId).toBe(
		"putGroupsByIdMessagesByMessageIdLike",
	);
});

test("SHELL-9 browsers that request /favicon.ico get the icon and cache it", async () => {
	const response = await get("/favicon.ico");
	const { status, headers } = response;
	expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
		200,
		"image/x-icon",
		"public, max-age=3600",
	]);
	// the header of an icon file: reserved, type 1
	expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
