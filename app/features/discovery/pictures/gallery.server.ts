import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { makeFolder } from "../../../../platform/folder.ts";
import { type Asker, sharedInTurn } from "../../../../platform/limits/bound.ts";
import type { Card } from "./card.ts";
import { createDrawing } from "./draw.server.ts";

/** The version of the layout. A new one draws every picture again. */
const EDITION = 1;
const MEMORY_BYTES = 16 << 20;
const MOST_FILES = 4_000;
/** The number of written pictures between two checks of the folder. */
const LOOK_EVERY = 200;

/** `ours`: see `sharedInTurn`. */
type FetchContext = { card: Card; asker: Asker | undefined; ours: () => void };

/** Creates the cache of pictures, in memory and in `folder`, by the hash of their cards. */
export function createGallery({
	folder,
	draw = createDrawing(),
}: {
	folder: string;
	draw?: (card: Card, asker?: Asker) => Promise<Buffer>;
}) {
	let written = 0;

	const pictures = new LRUCache<string, Buffer, FetchContext>({
		maxSize: MEMORY_BYTES,
		sizeCalculation: (png) => png.length,
		// concurrent requests share one drawing
		fetchMethod: async (hash, _stale, { context: { card, asker, ours } }) => {
			ours();
			const path = join(folder, `${hash}.png`);
			const stored = await readFile(path).catch(() => undefined);
			if (stored) return stored;
			const png = await draw(card, asker);
			await store(path, png);
			return png;
		},
	});

	async function store(path: string, png: Buffer): Promise<void> {
		makeFolder(folder);
		// other processes must not read a partial file
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
		/** The name of the picture of a card. */
		hashOf: (card: Card): string =>
			createHash("sha256")
				.update(JSON.stringify([EDITION, card]))
				.digest("base64url")
				.slice(0, 22),
		/** The picture of a card as PNG. Throws 503 if too many are waiting to be drawn. */
		picture(card: Card, asker?: Asker): Promise<Buffer> {
			const hash = this.hashOf(card);
			return sharedInTurn((ours) => pictures.forceFetch(hash, { context: { card, asker, ours } }));
		},
	};
}
