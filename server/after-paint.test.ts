import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { ownScriptHashes } from "../platform/security-headers.ts";
import { afterPaint } from "./after-paint.ts";

const page = (router: string, nonce = "n") =>
	`<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/>${"bcdef".replace(/./g, '<link rel="modulepreload" href="/assets/$&.js"/>')}</head>
<body>words<script nonce="${nonce}" type="module" async="">${router}</script></body></html>`;
const ROUTER = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.modules = {"root":route0};

import("/assets/entry.js");`;

/** Runs the script of a page. `hidden`: in a tab that nobody sees. Tells what was asked for, in order, and paints on demand. */
function run(html: string, { hidden = false, tellsOfPaints = true } = {}) {
	const asked: string[] = [];
	let paint = (_name: string) => {};
	let turnAway = () => {};
	let losePatience = () => {};
	class Observer {
		static supportedEntryTypes = tellsOfPaints ? ["paint"] : [];
		constructor(tell: (paints: { getEntriesByName: (name: string) => string[] }) => void) {
			paint = (painted) => tell({ getEntriesByName: (name) => (name === painted ? [name] : []) });
		}
		observe() {}
	}
	const script = (/<script[^>]*>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "").replaceAll("import(", "fetched(");
	runInNewContext(script, {
		window: {},
		location: { pathname: "/", search: "" },
		document: {
			hidden,
			fonts: { ready: Promise.resolve() },
			createElement: () => ({}),
			head: {
				append: (...links: { rel: string; href: string }[]) =>
					asked.push(...links.map(({ rel, href }) => `${rel} ${href}`)),
			},
		},
		fetched: async (path: string) => asked.push(path),
		PerformanceObserver: Observer,
		requestAnimationFrame: (work: () => void) => work(),
		addEventListener: (_event: string, work: () => void) => {
			turnAway = work;
		},
		setTimeout: (work: () => void, wait?: number) => {
			if (wait) losePatience = work;
			else work();
		},
	});
	return {
		asked,
		paint: (name: string) => paint(name),
		turnAway: () => turnAway(),
		losePatience: () => losePatience(),
	};
}

const ALL = [
	...Array.from("abcdef", (name) => `modulepreload /assets/${name}.js`),
	"/assets/manifest.js",
	"/assets/root.js",
	"/assets/entry.js",
];

describe("a page's scripts", () => {
	test("are asked for once the first words are on the screen, all of them, in their order and once", async () => {
		const html = afterPaint(page(ROUTER), "n");
		expect(html).not.toMatch(/<link|type="module"/);
		const { asked, paint, turnAway, losePatience } = run(html);
		paint("first-paint");
		expect(asked).toEqual([]);
		paint("first-contentful-paint");
		await expect.poll(() => asked).toEqual(ALL);
		turnAway();
		losePatience();
		await Promise.resolve();
		expect(asked).toEqual(ALL);
	});

	test("leave out the manifest until the page comes to life: its fetch and its icons' would delay the paint", () => {
		const html = page(ROUTER).replace("<head>", '<head><link rel="manifest" href="/manifest.webmanifest"/>');
		expect(afterPaint(html, "n")).not.toContain("webmanifest");
		expect(afterPaint(html.replace("import(", "fetch("), "another")).toContain("webmanifest");
	});

	test.each(["turnAway", "losePatience"] as const)("are not waited for when no paint is told of: %s", async (way) => {
		const opened = run(afterPaint(page(ROUTER), "n"));
		expect(opened.asked).toEqual([]);
		opened[way]();
		await expect.poll(() => opened.asked).toEqual(ALL);
	});

	test("are asked for at once where nobody looks and nothing is painted", async () => {
		const { asked } = run(afterPaint(page(ROUTER), "n"), { hidden: true });
		await expect.poll(() => asked).toEqual(ALL);
	});

	test("are asked for at once by a browser that tells of no paints", async () => {
		const { asked } = run(afterPaint(page(ROUTER), "n"), { tellsOfPaints: false });
		await expect.poll(() => asked).toEqual(ALL);
	});

	test("stay the router's own, known by its nonce", () => {
		expect(ownScriptHashes(afterPaint(page(ROUTER), "n"), "n")).toHaveLength(1);
		const foreign = page(ROUTER, "guessed");
		expect(afterPaint(foreign, "n")).toBe(foreign);
	});

	test("stay where they are when the router writes them in another way", () => {
		const other = page("boot()");
		expect(afterPaint(other, "n")).toBe(other);
	});
});
