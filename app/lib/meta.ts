import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Thing } from "schema-dts";
import type { Site } from "./site.ts";

const KEYWORDS = "IPL, Indian Premier League, cricket, IPL facts, IPL records, IPL statistics, cricket fans, T20";

/** The areas of the site that have a preview picture of their own, by the first part of the path. */
export const PICTURED = [
	"facts",
	"facts-hub",
	"players",
	"teams",
	"matches",
	"predictor",
	"seasons",
	"statistics",
	"data",
	"quiz",
	"news",
	"groups",
	"community",
	"battles",
	"arena",
	"ai-chat",
] as const;

/** The picture of a page's area, or the site's. */
function pictureOf(path: string): string {
	const [, first = ""] = path.split(/[/?]/);
	return PICTURED.some((area) => area === first) ? `areas/${first}` : "site";
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

type PageMeta = {
	/** without the site's name, which is appended */
	title: string;
	description: string;
	/** the canonical path of this page, with a query only when the query makes another page */
	path: string;
	type?: "website" | "article";
	/** false for pages that search engines should not list */
	index?: boolean;
	/** keywords before those of every page */
	keywords?: readonly string[];
	/** its preview picture, as a path below /pictures without '.png': 'facts/the-slug'; by default that of its area */
	picture?: string;
	/** the page whose card other sites may embed, found by oEmbed */
	card?: string;
	/** schema.org objects beside the WebPage of every listed page */
	structured_data?: StructuredData[];
};

export type StructuredData = Exclude<Thing, string>;

/** The head of a page: title, description, canonical address, robots, preview for shared links, structured data. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
	const { site_name, site_url } = siteOf(matches);
	const title = `${page.title} | ${site_name}`;
	const url = site_url + page.path;
	const picture = `${site_url}/pictures/${page.picture ?? pictureOf(page.path)}.png`;
	const listed = page.index !== false;
	return [
		{ title },
		{ name: "description", content: page.description },
		{ name: "keywords", content: [...(page.keywords ?? []), KEYWORDS].join(", ") },
		{ name: "robots", content: listed ? "index, follow" : "noindex, follow" },
		...(listed ? [{ tagName: "link", rel: "canonical", href: url }] : []),
		...(page.card === undefined ? [] : [cardLink(site_url, page.card, page.title)]),
		{ property: "og:site_name", content: site_name },
		{ property: "og:type", content: page.type ?? "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: page.description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: picture },
		{ property: "og:image:type", content: "image/png" },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: title },
		{ name: "twitter:card", content: "summary_large_image" },
		...structuredData(matches, page).map((thing) => ({
			"script:ld+json": { "@context": "https://schema.org", ...thing },
		})),
	];
}

const cardLink = (site_url: string, path: string, title: string) => ({
	tagName: "link",
	rel: "alternate",
	type: "application/json+oembed",
	href: `${site_url}/api/oembed?url=${encodeURIComponent(site_url + path)}`,
	title,
});

function structuredData(matches: Matches, page: PageMeta): StructuredData[] {
	const { site_name, site_url } = siteOf(matches);
	const own = page.structured_data ?? [];
	if (page.index === false) return own;
	return [
		{
			"@type": "WebPage",
			name: page.title,
			description: page.description,
			url: site_url + page.path,
			inLanguage: "en",
			isPartOf: { "@type": "WebSite", name: site_name, url: `${site_url}/` },
		},
		...own,
	];
}

/** schema.org's breadcrumb list, from the home page down. Paths are made absolute. */
export function breadcrumbList(matches: Matches, crumbs: { name: string; path: string }[]): BreadcrumbList {
	const { site_url } = siteOf(matches);
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: site_url + path,
		})),
	};
}

/** The site's name and origin, with defaults when the root's loader failed. */
export function siteOf(matches: Matches): Pick<Site, "site_name" | "site_url"> {
	const root = matches.find((match) => match?.id === "root");
	return (root?.loaderData as Site | undefined) ?? { site_name: "Twelfth Man", site_url: "" };
}

/** Cuts a text at a word boundary to 140 characters, which search engines show of a description. */
export function metaDescription(text: string): string {
	const flat = text.replace(/\s+/g, " ").trim();
	if (flat.length <= 140) return flat;
	const cut = flat.slice(0, 139);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 100)).trimEnd()}…`;
}
