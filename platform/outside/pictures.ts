import { LRUCache } from "lru-cache";
import type { OutsideFetch } from "./outside-fetch.ts";

export type Picture = { type: string; body: Buffer };

/** Drawings (SVG) are not among them: they can hold scripts. */
const PICTURES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];
const MOST_BYTES = 32 << 20;
const KEPT_MS = 60 * 60_000;
/** A picture that could not be had is asked for again after so long. */
const FAILED_MS = 5 * 60_000;

/**
 * Pictures of other hosts, fetched by the server: a page shows nothing of another host, so that no host learns who reads what.
 * Each is kept for an hour, and asked for once however many want it. `prepare` makes of it what is shown.
 */
export function createPictures(fetchOutside: OutsideFetch, prepare = async (picture: Picture) => picture) {
	const kept = new LRUCache<string, Picture | "none">({
		maxSize: MOST_BYTES,
		sizeCalculation: (picture) => (picture === "none" ? 1 : picture.body.byteLength + 1),
		ttl: KEPT_MS,
	});
	const asked = new Map<string, Promise<Picture | "none">>();

	async function read(address: string): Promise<Picture> {
		if (!address.startsWith("data:")) return fetchOutside(address, { accept: PICTURES });
		const [, type = "", base64 = ""] = /^data:([\w/.+-]+);base64,(.*)$/s.exec(address) ?? [];
		return { type: PICTURES.includes(type) ? type : "", body: Buffer.from(base64, "base64") };
	}

	async function load(key: string, address: string): Promise<Picture | "none"> {
		try {
			const { type, body } = await read(address);
			const picture = type && body.byteLength > 0 ? await prepare({ type, body }) : "none";
			kept.set(key, picture);
			return picture;
		} catch {
			kept.set(key, "none", { ttl: FAILED_MS });
			return "none";
		} finally {
			asked.delete(key);
		}
	}

	/** The picture at an address of the web, or inline in a data: one; null when it cannot be had. `key`: by which it is kept. */
	return async function pictureAt(address: string, key = address): Promise<Picture | null> {
		let picture = kept.get(key) ?? asked.get(key);
		if (!picture) {
			picture = load(key, address);
			asked.set(key, picture);
		}
		const found = await picture;
		return found === "none" ? null : found;
	};
}
