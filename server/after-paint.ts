import { keepEarlyInput } from "./early-input.ts";

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
// installing the site needs its scripts anyway, which put this back when the page comes to life
const MANIFEST = /<link(?=[^>]* rel="manifest")[^>]*>/;
const ROUTER = /<script(?=[^>]* type="module")(?=[^>]* nonce="([^"]*)")[^>]*>(import [\s\S]*?)<\/script>/;

/**
 * A page whose scripts are fetched once it has been painted: on a slow line the words, their styles and fonts come first, and
 * forty scripts no longer share the line with them. What a fan does meanwhile is kept for them. Takes and returns the whole HTML; `nonce` marks the router's own scripts.
 * Where the router writes its script in another way than expected, the page stays as it is.
 */
export function afterPaint(html: string, nonce: string): string {
	const router = ROUTER.exec(html);
	if (router?.[1] !== nonce || !router[2]) return html;
	const preloads = [...html.matchAll(PRELOADS)].map(([, href]) => href);
	const begin = `<script nonce="${nonce}">${keepEarlyInput}${starter(preloads, asDynamic(router[2]))}</script>`;
	return html
		.replace(router[0], () => begin)
		.replace(PRELOADS, "")
		.replace(MANIFEST, "");
}

/** The router's module as the body of an async function: what it imports may then be fetched at a time of our choosing. */
const asDynamic = (module: string) =>
	module
		.replace(/^import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);")
		.replace(/^import ("[^"]+");/gm, "await import($1);");

/** Paints that are never told of (a tab turned away from meanwhile) are not waited for longer than this, in milliseconds. */
const PATIENCE = 5000;

/** Each request costs the browser half a millisecond and more: so many in one go, then whatever waits. What begins the page need not. */
const AT_ONCE = 4;

// The browser says when the first words are on the screen, and when they stand in their own letters: what is asked for before
// still delays them. A page that nobody sees paints nothing.
const starter = (preloads: (string | undefined)[], start: string) => `(() => {
let begun;
const start = async () => {
if (begun) return;
begun = true;
const preloads = ${JSON.stringify(preloads)};
const ask = () => {
document.head.append(...preloads.splice(0, ${AT_ONCE}).map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
if (preloads.length) setTimeout(ask);
};
ask();
${start}
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return start();
const painted = () => document.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(start)));
new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").length && painted()).observe({ type: "paint", buffered: true });
addEventListener("visibilitychange", start, { once: true });
setTimeout(start, ${PATIENCE});
})()`;
