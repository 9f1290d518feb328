import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { makeFolder } from "../../../../platform/folder.ts";
import { type Asker, sharedInTurn } from "../../../../platform/limits/bound.ts";
import type { Card } from "./card.ts";
import { createDrawing } from "./draw.server.ts";

/** Edition of the layout: with it goes up, every picture is drawn anew. */
const EDITION = 1;
const MEMORY_BYTES = 16 << 20;
const MOST_FILES = 4_000;
/** How many are written between two looks at the folder. */
const LOOK_EVERY = 200;

type Asked = { card: Card; asker: Asker | undefined; ours: () => void };

/**
 * Pictures of cards, kept in memory and in `folder` under the hash of what they show: what changes is drawn anew, what does
 * not is drawn once.
 */
export function createGallery({
	folder,
	draw = createDrawing(),
}: {
	folder: string;
	draw?: (card: Card, asker?: Asker) => Promise<Buffer>;
}) {
	let written = 0;

	const pictures = new LRUCache<string, Buffer, Asked>({
		maxSize: MEMORY_BYTES,
		sizeCalculation: (png) => png.length,
		// whoever asks meanwhile waits for the same drawing
		fetchMethod: async (hash, _stale, { context: { card, asker, ours } }) => {
			ours();
			const path = join(folder, `${hash}.png`);
			const kept = await readFile(path).catch(() => undefined);
			if (kept) return kept;
			const png = await draw(card, asker);
			await keep(path, png);
			return png;
		},
	});

	async function keep(path: string, png: Buffer): Promise<void> {
		makeFolder(folder);
		// a picture is there whole or not at all, whichever process drew it
		await writeFile(`${path}.${process.pid}`, png);
		await rename(`${path}.${process.pid}`, path);
		if (written++ % LOOK_EVERY === 0) await dropOldest();
	}

	async function dropOldest(): Promise<void> {
		const names = await readdir(folder);
		if (names.length <= MOST_FILES) return;
		const dated = await Promise.all(
			names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
		);
		dated.sort((a, b) => a.at - b.at);
		const old = dated.slice(0, names.length - MOST_FILES + LOOK_EVERY);
		await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
	}

	return {
		/** Names the picture of a card, without drawing it. */
		hashOf: (card: Card): string =>
			createHash("sha256")
				.update(JSON.stringify([EDITION, card]))
				.digest("base64url")
				.slice(0, 22),
		/** The picture of a card as PNG. Throws 503 when too many wait to be drawn. */
		picture(card: Card, asker?: Asker): Promise<Buffer> {
			const hash = this.hashOf(card);
			return sharedInTurn((ours) => pictures.forceFetch(hash, { context: { card, asker, ours } }));
		},
	};
}
