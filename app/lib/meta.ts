import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Thing } from "schema-dts";
import type { Site } from "./site.ts";

const KEYWORDS = "IPL, Indian Premier League, cricket, IPL facts, IPL records, IPL statistics, cricket fans, T20";

/** The areas that have a preview picture, by the first part of the path. */
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
	/** without the site's name */
	title: string;
	description: string;
	/** the canonical path; with a query only if it makes another page */
	path: string;
	type?: "website" | "article";
	/** false if search engines should not list the page */
	index?: boolean;
	/** before those of every page */
	keywords?: readonly string[];
	/** 'facts/the-slug': the preview picture below /pictures; by default that of the area */
	picture?: string;
	/** the path whose card other sites can embed by oEmbed */
	card?: string;
	/** schema.org objects; listed pages also have a WebPage */
	structured_data?: StructuredData[];
};

export type StructuredData = Exclude<Thing, string>;

/** The tags in the head of a page. */
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

/** The crumbs as a BreadcrumbList of schema.org. */
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

/** The site's name and origin; defaults if the loader of the root failed. */
export function siteOf(matches: Matches): Pick<Site, "site_name" | "site_url"> {
	const root = matches.find((match) => match?.id === "root");
	return (root?.loaderData as Site | undefined) ?? { site_name: "Twelfth Man", site_url: "" };
}

/** Cuts a text at a word boundary to 140 characters, about as many as search engines show. */
export function metaDescription(text: string): string {
	const flat = text.replace(/\s+/g, " ").trim();
	if (flat.length <= 140) return flat;
	const cut = flat.slice(0, 139);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 100)).trimEnd()}…`;
}
