import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { breadcrumbList, metaDescription, pageMeta } from "./meta.ts";

const matches = [{ id: "root", loaderData: { site_name: "Twelfth Man", site_url: "https://site.test" } }];
const page = { title: "IPL Facts", description: "Facts with proof", path: "/facts" };

function headOf(meta: ReturnType<typeof pageMeta>): string {
	const Stub = createRoutesStub([{ path: "/", Component: Meta, meta: () => meta }]);
	return renderToStaticMarkup(<Stub />);
}

test("a title ends in the site's name, and the preview of a shared link says the same", () => {
	const head = headOf(pageMeta(matches, page));
	expect(head).toContain("<title>IPL Facts | Twelfth Man</title>");
	expect(head).toContain('<meta property="og:title" content="IPL Facts | Twelfth Man"/>');
	expect(head).toContain('<meta name="description" content="Facts with proof"/>');
});

test("a shared link shows the page's own picture, or its area's, or the site's", () => {
	const own = headOf(pageMeta(matches, { ...page, picture: "facts/a-fact" }));
	expect(own).toContain('<meta property="og:image" content="https://site.test/pictures/facts/a-fact.png"/>');
	expect(own).toContain('<meta name="twitter:card" content="summary_large_image"/>');
	expect(headOf(pageMeta(matches, page))).toContain('content="https://site.test/pictures/areas/facts.png"');
	expect(headOf(pageMeta(matches, { ...page, path: "/quiz?tab=predictor" }))).toContain("/pictures/areas/quiz.png");
	for (const path of ["/", "/privacy"])
		expect(headOf(pageMeta(matches, { ...page, path }))).toContain("/pictures/site.png");
});

test("the keywords of a page come before those of the site", () => {
	const head = headOf(pageMeta(matches, { ...page, keywords: ["gayle", "sixes"] }));
	expect(head).toContain('<meta name="keywords" content="gayle, sixes, IPL, ');
});

test("a listed page is a WebPage of the site; an unlisted one has no structured data", () => {
	const listed = headOf(pageMeta(matches, page));
	expect(listed).toContain('"@type":"WebPage","name":"IPL Facts"');
	expect(listed).toContain('"url":"https://site.test/facts"');
	expect(headOf(pageMeta(matches, { ...page, index: false }))).not.toContain("ld+json");
});

test("a listed page names its one address, an unlisted one has none", () => {
	const listed = headOf(pageMeta(matches, page));
	expect(listed).toContain('<link rel="canonical" href="https://site.test/facts"/>');
	expect(listed).toContain('<meta name="robots" content="index, follow"/>');
	const unlisted = headOf(pageMeta(matches, { ...page, index: false }));
	expect(unlisted).not.toContain("canonical");
	expect(unlisted).toContain('<meta name="robots" content="noindex, follow"/>');
});

test("a page with a card links its oEmbed description", () => {
	const head = headOf(pageMeta(matches, { ...page, card: "/players/ms-dhoni" }));
	expect(head).toContain('type="application/json+oembed"');
	expect(head).toContain('href="https://site.test/api/oembed?url=https%3A%2F%2Fsite.test%2Fplayers%2Fms-dhoni"');
	expect(headOf(pageMeta(matches, page))).not.toContain("oembed");
});

test("no text can end the structured data", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.constant("</script><script>alert(1)</script><!--")), (name) => {
			const head = headOf(pageMeta(matches, { ...page, structured_data: [{ "@type": "Article", name }] }));
			const json = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)][1]?.[1] ?? "";
			expect(json).not.toMatch(/[<>]/);
			expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Article", name });
		}),
	);
});

test("the crumbs of a page are numbered and have absolute addresses", () => {
	expect(
		breadcrumbList(matches, [
			{ name: "Home", path: "/" },
			{ name: "IPL Facts", path: "/facts" },
		]),
	).toEqual({
		"@type": "BreadcrumbList",
		itemListElement: [
			{ "@type": "ListItem", position: 1, name: "Home", item: "https://site.test/" },
			{ "@type": "ListItem", position: 2, name: "IPL Facts", item: "https://site.test/facts" },
		],
	});
});

test("a description has at most 140 characters and ends at a word", () => {
	expect(metaDescription("Short.\n Enough.")).toBe("Short. Enough.");
	const words = "six fours and ".repeat(30);
	expect(metaDescription(words)).toMatch(/(six|fours|and)…$/);
	fc.assert(
		fc.property(fc.string({ maxLength: 400 }), (text) => {
			expect(metaDescription(text).length).toBeLessThanOrEqual(140);
		}),
	);
});
