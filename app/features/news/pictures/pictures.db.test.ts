import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { newsArticles } from "../../../../db/schema/news.ts";
import { NO_PICTURES, photoOf } from "../../../../tests/fixtures/pictures.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { fetchOfStub, rebinding, startWebStub } from "../../../../tests/stubs/web.ts";
import { createNewsPictures } from "./pictures.server.ts";

const web = await untilEnd(startWebStub());
const site = await testSite({}, { outside: fetchOfStub() });
const jpeg: Buffer = await photoOf(1600, 1200);
beforeEach(() => web.reset());

let made = 0;
async function articleWith(image_url: string | null): Promise<string> {
	const key = `pictures.example/${++made}`;
	const [article] = await site.database.db
		.insert(newsArticles)
		.values({
			title: `Picture ${made}`,
			snippet: "",
			source: "Stub",
			category: "IPL",
			channel: "rss",
			link: `https://${key}`,
			link_key: key,
			image_url,
		})
		.returning({ id: newsArticles.id });
	return article?.id ?? "";
}
const pictureOf = async (image_url: string) => site.visitor().get(`/api/news/${await articleWith(image_url)}/picture`);

describe("NEWS-7 the picture of an article", () => {
	test("is served from the site's address as WebP of one size, without metadata, cacheable for a day", async () => {
		web.on("/p.jpg", { body: jpeg, type: "image/jpeg" });
		const response = await pictureOf(`${web.url}/p.jpg`);
		expect(response.headers.get("content-type")).toBe("image/webp");
		expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
		const body = Buffer.from(await response.arrayBuffer());
		expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 640, height: 360 });
		expect(body.includes("hidden words")).toBe(false);
		expect(web.requests[0]?.headers.cookie).toBeUndefined();
	});

	test("is fetched once for concurrent and later requests", async () => {
		web.on("/p.jpg", { body: jpeg, type: "image/jpeg" });
		const id = await articleWith(`${web.url}/p.jpg`);
		await Promise.all(Array.from({ length: 5 }, () => site.visitor().get(`/api/news/${id}/picture`)));
		await site.visitor().get(`/api/news/${id}/picture`);
		expect(web.requests).toHaveLength(1);
	});

	test("may be a data URL, as the search provider sends it", async () => {
		const response = await pictureOf(`data:image/jpeg;base64,${jpeg.toString("base64")}`);
		expect(response.headers.get("content-type")).toBe("image/webp");
	});

	test.each(NO_PICTURES)("that %s is the default picture", async (_what, turn) => {
		web.on("/p", turn);
		const response = await pictureOf(`${web.url}/p`);
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("image/svg+xml");
		expect(response.headers.get("cache-control")).toBe("public, max-age=300");
		expect(response.headers.get("content-security-policy")).toContain("sandbox");
		expect(await response.text()).toContain("A cricket pitch");
	});

	test("at a private address is never fetched: by its link, a redirect, or DNS rebinding", async () => {
		web.on("/p", { redirect: `${web.inner_url}/secret.jpg` });
		for (const address of [`${web.inner_url}/p.jpg`, "http://169.254.169.254/latest", `${web.url}/p`])
			expect(await (await pictureOf(address)).text()).toContain("A cricket pitch");
		web.on("/p", { redirect: `http://img.example:${web.port}/secret.jpg` });
		const pictures = createNewsPictures(fetchOfStub(rebinding("127.0.0.1", "127.0.0.2")));
		const id = await articleWith(`http://img.example:${web.port}/p`);
		expect(await pictures.pictureOf(site.database.db, id)).toBeNull();
		expect(web.innerRequests).toEqual([]);
	});

	test("is requested by the article's id and never by an address; an article without a picture answers 404", async () => {
		const visitor = site.visitor();
		expect((await visitor.get(`/api/news/${await articleWith(null)}/picture`)).status).toBe(404);
		expect((await visitor.get("/api/news/00000000-0000-4000-8000-000000000000/picture")).status).toBe(404);
		const other = await visitor.get(`/api/news/${encodeURIComponent(`${web.url}/p`)}/picture?url=${web.url}/p`);
		expect(other.status).toBe(400);
		expect(web.requests).toEqual([]);
	});
});
