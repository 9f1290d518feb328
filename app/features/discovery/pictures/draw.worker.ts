import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { xmlCharacters } from "../sitemap/xml.ts";
import { type Card, PICTURE_HEIGHT, PICTURE_WIDTH } from "./card.ts";
import type { DrawReply, DrawRequest } from "./draw.server.ts";
import { layoutOf } from "./layout.ts";

// A thread, because drawing blocks for a tenth of a second.
const port = parentPort;
if (!port) throw new Error("draw.worker.ts runs as a worker thread only");

const font = (name: string, file: string): Font => ({
	name,
	data: readFileSync(new URL(`../../../ui/fonts/${file}`, import.meta.url)),
	weight: 400,
	style: "normal",
});
const fonts = [
	font("Besley", "besley.woff2"),
	font("Anek Latin", "anek-latin.woff2"),
	font("Besley More", "besley-more.woff2"),
	font("Anek Latin More", "anek-latin-more.woff2"),
	font("Anek Rupee", "anek-latin-rupee.woff2"),
];

async function draw(card: Card): Promise<Uint8Array> {
	const svg = await satori(layoutOf(card) as never, { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fonts });
	// satori has turned the text into outlines
	return new Resvg(xmlCharacters(svg), { font: { loadSystemFonts: false } }).render().asPng();
}

port.on("message", async ({ id, card }: DrawRequest) => {
	const reply: DrawReply = await draw(card).then(
		(png) => ({ id, png }),
		(error) => ({ id, error: String(error) }),
	);
	port.postMessage(reply);
});
