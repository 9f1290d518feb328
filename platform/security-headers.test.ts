import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, inlineScripts, ownScriptHashes, securityHeaders } from "./security-headers.ts";

const hashesOf = (html: string) => inlineScripts(html).map((script) => script.hash);

const hash = (body: string) => `sha256-${createHash("sha256").update(body).digest("base64")}`;

describe("the content security policy", () => {
	const policy = contentSecurityPolicy({ scriptHashes: [hash("a()"), hash("b()")] });
	const directives = new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...sources] = directive.split(" ");
			return [name, sources];
		}),
	);

	test("allows nothing that is not named, and nothing inline but the hashed scripts", () => {
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
	test("keep types, referrer and windows to ourselves", () => {
		expect(securityHeaders({ https: false })).toMatchObject({
			"x-content-type-options": "nosniff",
			"referrer-policy": "same-origin",
			"cross-origin-opener-policy": "same-origin",
		});
	});

	test("ask for https only where there is https", () => {
		expect(securityHeaders({ https: true })).toHaveProperty("strict-transport-security");
		expect(securityHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
	});
});

describe("hashes of inline scripts", () => {
	test("are of the body as it stands, in order", () => {
		const html = '<script>one()</script><p>x</p><script async="">\n two() </script>';
		expect(hashesOf(html)).toEqual([hash("one()"), hash("\n two() ")]);
	});

	test("know the scripts that are not inline, and the blocks that are data", () => {
		const html = [
			'<script src="/assets/a.js"></script>',
			'<script type="module" src=/assets/b.js></script>',
			'<script type="application/ld+json">{"@type":"WebPage"}</script>',
			'<script type="application/json">{}</script>',
			'<script type="module">import "/a.js"</script>',
			'<script type="text/javascript">t()</script>',
			'<script data-src="x">d()</script>',
		].join("");
		expect(hashesOf(html)).toEqual([hash('import "/a.js"'), hash("t()"), hash("d()")]);
	});

	test.each([
		["an end tag in a string ends the script", 'a = "</script>"; b()</script>', 'a = "'],
		["an end tag in capitals, with a space or a slash", "a()</SCRIPT ><p>", "a()"],
		["an end tag with a slash", "a()</script/><p>", "a()"],
		["what only begins like an end tag", 'a("</scripts>")</script>', 'a("</scripts>")'],
		["a comment without a script in it", "<!-- x\na()</script>", "<!-- x\na()"],
		["a script within a comment", "<!-- <script>x</script> -->a()</script>", "<!-- <script>x</script> -->a()"],
		["a comment that is closed at once", "<!-->a('<script>')</script>", "<!-->a('<script>')"],
		["a start tag without a comment", "a('<script>')</script>", "a('<script>')"],
		["no end tag at all", "a()", "a()"],
		["windows line ends", "a()\r\nb()\rc()</script>", "a()\nb()\nc()"],
		["text beyond ASCII", "a('धोनी')</script>", "a('धोनी')"],
	])("%s", (_title, after, body) => {
		expect(hashesOf(`<head><script nonce="">${after}`)).toEqual([hash(body)]);
	});

	test("a start tag ends where its last attribute ends", () => {
		expect(hashesOf(`<script data-a="x>y" data-b='>'>a()</script>`)).toEqual([hash("a()")]);
	});

	test("what a browser reads as text is no script", () => {
		const html = [
			"<title><script>a()</script></title>",
			"<!-- <script>b()</script> -->",
			"<textarea rows=2><script>c()</script></textarea>",
			"<style>/* <script>d()</script> */</style>",
			"<scripts>e()</scripts>",
			"<script>real()</script>",
		].join("\n");
		expect(hashesOf(html)).toEqual([hash("real()")]);
	});

	test("any body without markup is hashed whole, wherever it stands", () => {
		const body = fc.string({ unit: "grapheme" }).filter((text) => !/[<\r\0]|-->/.test(text));
		fc.assert(
			fc.property(body, body, (script, text) => {
				const html = `<body><p>${text.replaceAll(">", "&gt;")}</p><script>${script}</script></body>`;
				expect(hashesOf(html)).toEqual([hash(script)]);
			}),
		);
	});
});

test("only scripts that bear the nonce of the rendering may run, each hash once", () => {
	const html = `<script nonce="n1">ours()</script><script>theirs()</script><script nonce="n2">old()</script><script nonce="n1">ours()</script>`;
	expect(ownScriptHashes(html, "n1")).toEqual([hash("ours()")]);
});
