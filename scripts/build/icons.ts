import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "../browser.ts";

// Draws public/icons/ from app/frame/icon.svg, with the browser of the tests. To be run again when the drawing changes.
const root = fileURLToPath(new URL("../..", import.meta.url));
const svg = readFileSync(`${root}app/frame/icon.svg`, "utf8");
const PAPER = "#faf5e8";
/** A mask may take all but the inner four fifths (W3C Web Application Manifest, safe zone); iOS shows no transparency. */
const ICONS = [
	{ name: "icon-192", size: 192, ball: 1, ground: "transparent" },
	{ name: "icon-512", size: 512, ball: 1, ground: "transparent" },
	{ name: "maskable-512", size: 512, ball: 0.7, ground: PAPER },
	{ name: "icon-180", size: 180, ball: 0.82, ground: PAPER },
];

mkdirSync(`${root}public/icons`, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
for (const { name, size, ball, ground } of ICONS) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	await page.setContent(
		`<style>body{margin:0;background:${ground};display:grid;place-items:center;height:100vh}svg{width:${100 * ball}%;display:block}</style>${svg}`,
	);
	await page.screenshot({ path: `${root}public/icons/${name}.png`, omitBackground: true });
	await page.close();
}
await browser.close();
