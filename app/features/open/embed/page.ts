import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { EmbedCard } from "./card.ts";

type Site = { site_name: string; site_url: string };

const oembedAddress = (site_url: string, path: string): string =>
	`${site_url}/api/oembed?url=${encodeURIComponent(site_url + path)}`;

/** Returns a card as a whole page of HTML, without the site's header, footer and scripts. */
export function cardPage(card: EmbedCard, { site_name, site_url }: Site): string {
	const { kicker, title, lead, figures, table, note, path, as_of } = card;
	const page = site_url + path;
	return String(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${site_name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, follow">
<link rel="canonical" href="${page}"><link rel="alternate" type="application/json+oembed" href="${oembedAddress(site_url, path)}" title="${title}">
<style>${raw(CARD_STYLE)}</style></head><body><main>
<p class="kicker">${kicker}</p><h1>${title}</h1>${lead ? html`<p>${lead}</p>` : ""}
${figures.length > 0 ? html`<dl>${figures.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>` : ""}
${table ? tableOf(table, title) : ""}
${note ? html`<p class="note">${note}</p>` : ""}
<footer><a href="${page}" target="_blank" rel="noopener">More at ${site_name}</a><span>As of ${as_of.label}. Data: Cricsheet.</span></footer>
</main></body></html>`);
}

const tableOf = ({ head, rows }: NonNullable<EmbedCard["table"]>, title: string) =>
	html`<div class="table" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${head.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${rows.map(([name, ...cells]) => html`<tr><th scope="row">${name ?? ""}</th>${cells.map((text) => html`<td>${text}</td>`)}</tr>`)}</tbody></table></div>`;

/** Returns the page for an address without a card. */
export const noCardPage = ({ site_name, site_url }: Site): string =>
	String(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No card | ${site_name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${raw(CARD_STYLE)}</style></head>
<body><main><h1>We couldn't find that card</h1><p>The page it came from isn't there.</p>
<footer><a href="${site_url}" target="_blank" rel="noopener">${site_name}</a></footer></main></body></html>`);

/** The style of a card, light or dark by the reader's system. Change `heightOf` (card.ts) with its sizes. */
const CARD_STYLE = `
:root{color-scheme:light dark;--page:#faf5e8;--sheet:#fffdf7;--strip:#f1e8d3;--line:#ddd0b4;--ink:#15211b;--ink-2:#45524a;--link:#a81c24;--edge:#12352a}
@media (prefers-color-scheme:dark){:root{--page:#0d1612;--sheet:#15211b;--strip:#1f2e26;--line:#33453b;--ink:#f4eddc;--ink-2:#c6cfc5;--link:#ff938a;--edge:#2c7d5a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.45 "Anek Latin",system-ui,sans-serif}
main{min-height:100vh;display:flex;flex-direction:column;gap:.75rem;padding:1rem 1.125rem;background:var(--sheet);border:1px solid var(--line);border-top:4px solid var(--edge)}
p,h1,dl,dd{margin:0}
h1{font:800 1.375rem/1.15 Besley,Rockwell,Georgia,serif;overflow-wrap:anywhere}
.kicker,.note,footer,dt{color:var(--ink-2);font-size:.875rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(6rem,1fr));gap:.5rem}
dl div{background:var(--strip);padding:.375rem .625rem}
dd{font-size:1.375rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.375rem .5rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:left;white-space:normal}
thead th{background:var(--strip);font-size:.8125rem}
tbody th{font-weight:600}
footer{margin-top:auto;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between}
a{color:var(--link);font-weight:600}
a:focus-visible{outline:3px solid currentColor;outline-offset:2px}
`;

/** The content security policy of cards: no requests, no scripts, and any site may frame them. */
export const CARD_POLICY = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(CARD_STYLE).digest("base64")}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors *",
].join("; ");
