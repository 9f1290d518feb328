import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders, withoutNonce } from "./security-headers.ts";

const hash = (body: string) => `sha256-${createHash("sha256").update(body).digest("base64")}`;

describe("the content security policy", () => {
	const policy = contentSecurityPolicy({ scriptHashes: [hash("a()"), hash("b()")] });
	const directives = new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...sources] = directive.split(" ");
			return [name, sources];
		}),
	);

	test("allows only named sources, and inline only the hashed scripts", () => {
		expect(directives.get("default-src")).toEqual(["'none'"]);
		expect(directives.get("object-src")).toEqual(["'none'"]);
		expect(directives.get("base-uri")).toEqual(["'none'"]);
		expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
		expect(directives.get("form-action")).toEqual(["'self'"]);
		expect(directives.get("script-src")).toEqual(["'self'", `'${hash("a()")}'`, `'${hash("b()")}'`]);
		expect(policy).not.toMatch(/unsafe|\*|https?:/);
	});

	test("names each directive once", () => {
		expect(directives.size).toBe(policy.split("; ").length);
	});
});

describe("the headers of every answer", () => {
	test("forbid sniffing, foreign referrers and foreign windows", () => {
		expect(securityHeaders({ https: false })).toMatchObject({
			"x-content-type-options": "nosniff",
			"referrer-policy": "same-origin",
			"cross-origin-opener-policy": "same-origin",
		});
	});

	test("require https for two years, only if the site has it", () => {
		const seconds = 2 * 365 * 24 * 60 * 60;
		expect(securityHeaders({ https: true })).toHaveProperty("strict-transport-security", `max-age=${seconds}`);
		expect(securityHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
	});
});

describe("a rendered page", () => {
	const sent = (html: string) => withoutNonce(html, "n1");

	test("is sent without its nonce, with each of its own scripts hashed once", () => {
		const html = `<link nonce="n1" rel="modulepreload"/><script nonce="n1">ours()</script><script>theirs()</script><script nonce="n2">old()</script><script type="module" nonce="n1" async="">ours()</script><script nonce="n1"> more() </script>`;
		expect(sent(html)).toEqual({
			html: html.replaceAll(' nonce="n1"', ""),
			scriptHashes: [hash("ours()"), hash(" more() ")],
		});
	});

	test("any script body without an end tag is hashed completely", () => {
		const body = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("</script"));
		fc.assert(
			fc.property(body, body, (script, text) => {
				const escaped = text.replaceAll("<", "&lt;").replaceAll('"', "&quot;");
				const html = `<p title="${escaped}">${escaped}</p><script nonce="n1">${script}</script>`;
				expect(sent(html).scriptHashes).toEqual([hash(script)]);
			}),
		);
	});
});
