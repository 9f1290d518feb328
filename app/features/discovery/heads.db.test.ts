import { expect, test } from "vitest";
import { testSite } from "../../../tests/fixtures/site.ts";

const site = await testSite();

const page = async (path: string) => (await site.visitor().get(path)).text();

test("SITE-2 tags, comments and line separators in a fact cannot end the structured data", async () => {
	const title = `</script><script>alert(1)</script><!-- \u2028\u2029 ]]> & "quoted"`;
	await site.database.pool.query(
		"insert into ipl_facts (title, fact, category, slug, tags) values ($1, $1, 'Teams', 'broken-out', array[$1])",
		[title],
	);
	const html = await page("/facts/broken-out");
	expect(html).not.toContain("<script>alert");
	const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => {
		expect(text).not.toMatch(/[<>\u2028\u2029]/);
		return JSON.parse(text) as Record<string, unknown>;
	});
	expect(blocks.map((block) => block["@type"])).toEqual(["WebPage", "Article", "BreadcrumbList"]);
	expect(blocks[1]).toMatchObject({ headline: title, articleBody: title, keywords: [title] });
	expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain("&lt;/script&gt;");
});

test("SITE-2 a fact's description has at most 140 characters, and its preview is its own picture", async () => {
	const { rows } = await site.database.pool.query("select slug from ipl_facts order by length(fact) desc limit 5");
	expect(rows).toHaveLength(5);
	for (const { slug } of rows) {
		const html = await page(`/facts/${slug}`);
		const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
		const plain = description.replace(/&(#x?[0-9a-f]+|\w+);/gi, "x");
		expect(plain.length, slug).toBeGreaterThan(20);
		expect(plain.length, slug).toBeLessThanOrEqual(140);
		expect(html).toContain(`<meta property="og:image" content="${site.url}/pictures/facts/${slug}.png"/>`);
		expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
	}
});
