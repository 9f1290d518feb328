import { html, raw } from "hono/html";
import type { EmbedCard } from "./card.ts";
import { CARD_STYLE } from "./style.ts";

type Site = { site_name: string; site_url: string };

/** The oEmbed address of a page. */
const oembedAddress = (site_url: string, path: string): string =>
	`${site_url}/api/oembed?url=${encodeURIComponent(site_url + path)}`;

/** A card as a page of its own, without the site's frame and without scripts. */
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

/** Shown in the frame when the page of the card does not exist. */
export const noCardPage = ({ site_name, site_url }: Site): string =>
	String(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No card | ${site_name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${raw(CARD_STYLE)}</style></head>
<body><main><h1>We couldn't find that card</h1><p>The page it came from isn't there.</p>
<footer><a href="${site_url}" target="_blank" rel="noopener">${site_name}</a></footer></main></body></html>`);
