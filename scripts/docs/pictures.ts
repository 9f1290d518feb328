import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "../../tests/e2e/launch.ts";
import { startWorkerSite } from "../../tests/e2e/site.ts";
import { buildSite } from "../build/site.ts";

// `npm run docs:pictures`: takes the README's screenshots of a new site, 1280 px wide, in the light theme.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
buildSite(console.log);
const FOLDER = "docs/pictures";
mkdirSync(FOLDER, { recursive: true });

const site = await startWorkerSite();
const browser = await chromium.launch(launchOptions);
try {
	const facts = await fetch(`${site.url}/api/facts`);
	const { facts: found } = (await facts.json()) as { facts: { slug: string; verified: boolean }[] };
	const fact = found.find(({ verified }) => verified);
	if (!fact) throw new Error("The new site has no verified fact");
	const page = await browser.newPage({
		viewport: { width: 1280, height: 800 },
		colorScheme: "light",
		reducedMotion: "reduce",
	});
	for (const [name, path] of [
		["home", "/"],
		["fact", `/facts/${fact.slug}`],
	] as const) {
		await page.goto(site.url + path, { waitUntil: "networkidle" });
		const picture = await sharp(await page.screenshot())
			.png({ palette: true, quality: 90 })
			.toBuffer();
		writeFileSync(`${FOLDER}/${name}.png`, picture);
		console.log(`${FOLDER}/${name}.png: ${Math.round(picture.length / 1024)} kB`);
	}
} finally {
	await browser.close();
	await site.close();
}
