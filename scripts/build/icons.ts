import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "../browser.ts";

// Draws public/icons/ from app/frame/icon.svg with the browser of the tests. Run it when the drawing changes.
const root = fileURLToPath(new URL("../..", import.meta.url));
const svg = readFileSync(`${root}app/frame/icon.svg`, "utf8");
const PAPER = "#faf5e8";
/** A mask may crop to the inner four fifths (W3C Web Application Manifest, safe zone); iOS shows no transparency. */
const ICONS = [
	{ name: "icon-192", size: 192, ball: 1, ground: "transparent" },
	{ name: "icon-512", size: 512, ball: 1, ground: "transparent" },
	{ name: "maskable-512", size: 512, ball: 0.7, ground: PAPER },
	{ name: "icon-180", size: 180, ball: 0.82, ground: PAPER },
];
const FAVICON = { size: 48, ball: 1, ground: "transparent" };

/** Wraps a PNG in an .ico file: a header of 6 bytes and an entry of 16. */
function icoOf(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

mkdirSync(`${root}public/icons`, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
for (const { name, ...icon } of ICONS) writeFileSync(`${root}public/icons/${name}.png`, await draw(icon));
// requested by browsers and feed readers that load no page
writeFileSync(`${root}public/favicon.ico`, icoOf(await draw(FAVICON), FAVICON.size));
await browser.close();

async function draw({ size, ball, ground }: typeof FAVICON): Promise<Buffer> {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	await page.setContent(
		`<style>body{margin:0;background:${ground};display:grid;place-items:center;height:100vh}svg{width:${100 * ball}%;display:block}</style>${svg}`,
	);
	const png = await page.screenshot({ omitBackground: true });
	await page.close();
	return png;
}
