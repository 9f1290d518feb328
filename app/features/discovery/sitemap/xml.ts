/** The protocol of sitemaps allows so many URLs in a file (sitemaps.org, also 50 MB: ours stay below 10). */
export const MOST_URLS = 50_000;

export type SitemapUrl = {
	/** below the site's origin */
	path: string;
	/** W3C date: a day or an instant; null where nothing says when the page changed */
	lastmod: string | null;
	changefreq: string;
	/** 0 to 1 */
	priority: number;
};
export type Part = Pick<SitemapUrl, "path" | "lastmod">;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text as content of an XML element. */
const xmlText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

// paths may hold letters beyond ASCII: an address in a sitemap has them encoded
const loc = (origin: string, path: string) => element("loc", new URL(path, origin).href);
const element = (name: string, text: string | null) => (text === null ? "" : `<${name}>${xmlText(text)}</${name}>`);
const document = (root: string, children: string[], more = "") =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}"${more}>\n${children.join("\n")}\n</${root}>\n`;

/** 'facts-1.xml' */
export const partName = (name: string, part: number): string => `${name}-${part}.xml`;

/** The kind and number that a file's name stands for, or null. */
export function readPartName(text: string): { name: string; part: number } | null {
	const [, name, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(text) ?? [];
	return name && part ? { name, part: Number(part) } : null;
}

/** The index: one sitemap a part. `origin`: of the site, without a slash at its end. */
export const sitemapIndexXml = (origin: string, parts: Part[]): string =>
	document(
		"sitemapindex",
		parts.map(({ path, lastmod }) => `<sitemap>${loc(origin, path)}${element("lastmod", lastmod)}</sitemap>`),
	);

/** A part: one url a page. */
export const urlsetXml = (origin: string, urls: SitemapUrl[]): string =>
	document(
		"urlset",
		urls.map(
			({ path, lastmod, changefreq, priority }) =>
				`<url>${loc(origin, path)}${element("lastmod", lastmod)}${element("changefreq", changefreq)}${element("priority", priority.toFixed(1))}</url>`,
		),
	);

/** An article as a news sitemap names it; `published`: instant, ISO 8601. */
export type NewsUrl = { path: string; title: string; published: string };

/** A news sitemap, in the search engines' extension of the protocol. `name`: of the site, which publishes. */
export const newsUrlsetXml = (origin: string, name: string, urls: NewsUrl[]): string =>
	document(
		"urlset",
		urls.map(({ path, title, published }) => {
			const publication = `<news:publication>${element("news:name", name)}${element("news:language", "en")}</news:publication>`;
			const about = element("news:publication_date", published) + element("news:title", title);
			return `<url>${loc(origin, path)}<news:news>${publication}${about}</news:news></url>`;
		}),
		' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
	);
