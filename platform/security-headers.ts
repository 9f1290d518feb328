import { createHash } from "node:crypto";

/**
 * The content security policy of a page: nothing inline runs or styles but the scripts whose hashes are given
 * (as `ownScriptHashes` makes them). 'self' in connect-src covers the page's own web sockets.
 */
export function contentSecurityPolicy({ scriptHashes }: { scriptHashes: string[] }): string {
	const hashes = scriptHashes.map((hash) => `'${hash}'`);
	return [
		"default-src 'none'",
		["script-src 'self'", ...hashes].join(" "),
		"style-src 'self'",
		"img-src 'self' data:",
		// what a fan has recorded is played from the browser's own memory
		"media-src 'self' blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** The policy of an answer that is no page: data, pictures, files. Opened by itself it runs nothing foreign and stands in no frame. */
export const PLAIN_POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers for every answer. `https` says whether fans reach the site by https: only then may it ask for https alone. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "same-origin",
		// The arena records speeches. A page keeps the policy of the first one opened in its tab, so every page has to allow it;
		// the fan is asked all the same.
		"permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		...(https ? { "strict-transport-security": "max-age=63072000" } : {}),
	};
}

// What hides a "<script" from the browser's parser: comments, and elements whose content is text
const MARKUP =
	/<!--[\s\S]*?(?:-->|$)|<(title|textarea|style|xmp|iframe|noembed|noframes)(?=[\s/>])[\s\S]*?(?:<\/\1(?=[\s/>])|$)|<script(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const EXECUTABLE_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Every inline script of a page: its sha256 source ("sha256-…") for the policy, and the nonce it bears. Data blocks, as
 * JSON-LD, are left out. Scripts are found as a browser finds them (HTML standard, 13.2.5, script data states).
 */
export function inlineScripts(html: string): { hash: string; nonce: string | undefined }[] {
	const scripts: ReturnType<typeof inlineScripts> = [];
	MARKUP.lastIndex = 0;
	for (let match = MARKUP.exec(html); match; match = MARKUP.exec(html)) {
		const attributes = match[2];
		if (attributes === undefined) continue;
		const start = MARKUP.lastIndex;
		const end = scriptEnd(html, start);
		MARKUP.lastIndex = end;
		if (attribute(attributes, "src") !== undefined) continue;
		if (!EXECUTABLE_TYPE.test(attribute(attributes, "type")?.trim() ?? "")) continue;
		// the parser hands over line ends as \n, and that is what the browser hashes
		const body = html.slice(start, end).replace(/\r\n?/g, "\n");
		const hash = `sha256-${createHash("sha256").update(body).digest("base64")}`;
		scripts.push({ hash, nonce: attribute(attributes, "nonce") });
	}
	return scripts;
}

/**
 * The hashes of those inline scripts that bear the nonce of their rendering, each once: the router's own. One that got
 * into the page in any other way does not know the nonce, and so does not run.
 */
export function ownScriptHashes(html: string, nonce: string): string[] {
	return [...new Set(inlineScripts(html).flatMap((script) => (script.nonce === nonce ? [script.hash] : [])))];
}

/** Where the script that begins at `start` ends: after "<!-- <script" a first "</script" only closes the inner one. */
function scriptEnd(html: string, start: number): number {
	const marks = /<!--|-->|<script(?=[\s/>])|<\/script(?=[\s/>])/gi;
	marks.lastIndex = start;
	let state: "plain" | "escaped" | "double" = "plain";
	for (let match = marks.exec(html); match; match = marks.exec(html)) {
		const mark = match[0].toLowerCase();
		if (mark === "</script") {
			if (state !== "double") return match.index;
			state = "escaped";
		} else if (mark === "-->") state = "plain";
		else if (mark === "<script") {
			if (state === "escaped") state = "double";
		} else if (state === "plain") {
			state = "escaped";
			// the dashes of "<!--" may already belong to "-->"
			marks.lastIndex -= 2;
		}
	}
	return html.length;
}

function attribute(attributes: string, name: string): string | undefined {
	for (const [, key, double, single, bare] of attributes.matchAll(
		/([^\s"'/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
	))
		if (key?.toLowerCase() === name) return double ?? single ?? bare ?? "";
	return undefined;
}
