import { createHash } from "node:crypto";

/** A page's content security policy. `scriptHashes`: inline scripts that may run (`withoutNonce`). */
export function contentSecurityPolicy({ scriptHashes }: { scriptHashes: string[] }): string {
	const hashes = scriptHashes.map((hash) => `'${hash}'`);
	return [
		"default-src 'none'",
		["script-src 'self'", ...hashes].join(" "),
		"style-src 'self'",
		// style sheets contain textures as data URLs (app/ui/styles/theme/textures.css)
		"img-src 'self' data:",
		// recordings are played from memory
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

/** The policy of data, pictures and files: opened as a document, they run no foreign script. */
export const PLAIN_POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers for scripts, styles and fonts of the build. */
export const ASSET_HEADERS: Record<string, string> = { "x-content-type-options": "nosniff" };

/** Headers for all other answers. `https`: fans reach the site by https, so browsers may insist on it. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "same-origin",
		// The arena needs the microphone, and the policy of a tab's first page lasts. The browser still asks.
		"permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		...(https ? { "strict-transport-security": "max-age=63072000" } : {}),
	};
}

/**
 * Removes the nonce that marks the site's own scripts, and returns the hashes of those scripts ("sha256-…") for the
 * policy. An injected script cannot know the nonce, so it gets no hash and does not run.
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
