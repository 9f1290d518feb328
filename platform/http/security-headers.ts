import { createHash } from "node:crypto";

/**
 * The content security policy of a page: nothing inline runs or styles but the scripts whose hashes are given
 * (as `withoutNonce` makes them). 'self' in connect-src covers the page's own web sockets.
 */
export function contentSecurityPolicy({ scriptHashes }: { scriptHashes: string[] }): string {
	const hashes = scriptHashes.map((hash) => `'${hash}'`);
	return [
		"default-src 'none'",
		["script-src 'self'", ...hashes].join(" "),
		"style-src 'self'",
		// the textures of the style sheet are data addresses (app/ui/styles/theme/textures.css)
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

/** The policy of an answer that is no page: data, pictures, files. Opened by itself it runs nothing foreign and cannot be framed. */
export const PLAIN_POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers for the files of the build: scripts, styles, fonts. Their type is what they say it is. */
export const ASSET_HEADERS: Record<string, string> = { "x-content-type-options": "nosniff" };

/** Headers for every other answer. `https` says whether fans reach the site by https: only then may it ask for https alone. */
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

/**
 * A rendered page as it is sent: without the nonce that marks the site's own scripts, and with the hashes of those scripts ("sha256-…"), each
 * once, for the policy. A script that got into the page in another way does not know the nonce of the rendering, so it gets no hash and does not run.
 */
export function withoutNonce(html: string, nonce: string): { html: string; scriptHashes: string[] } {
	const parts = html.split(` nonce="${nonce}"`);
	const bodies = parts.slice(1).flatMap((part, at) => {
		const tag = parts[at] ?? "";
		if (!tag.startsWith("<script", tag.lastIndexOf("<"))) return [];
		return [part.slice(part.indexOf(">") + 1, part.indexOf("</script"))];
	});
	return { html: parts.join(""), scriptHashes: [...new Set(bodies)].map(sha256) };
}

const sha256 = (body: string) => `sha256-${createHash("sha256").update(body).digest("base64")}`;
