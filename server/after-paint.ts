const PRELOADS = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const ROUTER = /<script(?=[^>]* type="module")(?=[^>]* nonce="([^"]*)")[^>]*>(import [\s\S]*?)<\/script>/;

/**
 * A page whose scripts are fetched once it has been painted: on a slow line the words, their styles and fonts come first, and
 * forty scripts no longer share the line with them. Takes and returns the whole HTML; `nonce` marks the router's own scripts.
 * Where the router writes its script in another way than expected, the page stays as it is.
 */
export function afterPaint(html: string, nonce: string): string {
	const router = ROUTER.exec(html);
	if (router?.[1] !== nonce || !router[2]) return html;
	const preloads = [...html.matchAll(PRELOADS)].map(([, href]) => href);
	const begin = `<script nonce="${nonce}">${starter(preloads, asDynamic(router[2]))}</script>`;
	return html.replace(router[0], () => begin).replace(PRELOADS, "");
}

/** The router's module as the body of an async function: what it imports may then be fetched at a time of our choosing. */
const asDynamic = (module: string) =>
	module
		.replace(/^import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);")
		.replace(/^import ("[^"]+");/gm, "await import($1);");

// A page that is not seen paints nothing: it starts at once.
const starter = (preloads: (string | undefined)[], start: string) => `(() => {
const start = async () => {
for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${start}
};
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
})()`;
