/** The limit of sitemaps.org for URLs in a file. Its other limit is 50 MB; ours stay below 10 MB. */
export const MOST_URLS = 50_000;

export type SitemapUrl = {
	path: string;
	/** W3C date, a day or an instant; null if unknown */
	lastmod: string | null;
	changefreq: string;
	/** 0 to 1 */
	priority: number;
};
export type Part = Pick<SitemapUrl, "path" | "lastmod">;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** All but the characters of XML 1.0, section 2.2: most controls, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Removes the characters that XML forbids, which cannot be escaped either. */
export const xmlCharacters = (document: string): string => document.replace(FORBIDDEN, "");

const xmlText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

// a sitemap needs letters beyond ASCII percent-encoded
const loc = (origin: string, path: string) => element("loc", new URL(path, origin).href);
const element = (name: string, text: string | null) => (text === null ? "" : `<${name}>${xmlText(text)}</${name}>`);
const document = (root: string, children: string[], more = "") =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}"${more}>\n${children.join("\n")}\n</${root}>\n`;

/** 'facts-1.xml' */
export const partName = (name: string, part: number): string => `${name}-${part}.xml`;

/** The kind and number in a file's name, or null. */
export function readPartName(text: string): { name: string; part: number } | null {
	const [, name, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(text) ?? [];
	return name && part ? { name, part: Number(part) } : null;
}

/** The sitemap index. `origin`: without a trailing slash. */
export const sitemapIndexXml = (origin: string, parts: Part[]): string =>
	document(
		"sitemapindex",
		parts.map(({ path, lastmod }) => `<sitemap>${loc(origin, path)}${element("lastmod", lastmod)}</sitemap>`),
	);

/** A part of the sitemap. */
export const urlsetXml = (origin: string, urls: SitemapUrl[]): string =>
	document(
		"urlset",
		urls.map(
			({ path, lastmod, changefreq, priority }) =>
				`<url>${loc(origin, path)}${element("lastmod", lastmod)}${element("changefreq", changefreq)}${element("priority", priority.toFixed(1))}</url>`,
		),
	);

/** An article of a news sitemap; `published`: an ISO 8601 instant. */
export type NewsUrl = { path: string; title: string; published: string };

/** A news sitemap, which is an extension of the protocol. `name`: the site's, as the publisher. */
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
