import { LRUCache } from "lru-cache";
import type { OutsideFetch } from "./outside-fetch.ts";
import { type Picture, redrawn } from "./redraw.ts";

const TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];
const MOST_BYTES = 32 << 20;
const TTL_MS = 60 * 60_000;
/** The time until a picture that failed is tried again. */
const FAILED_TTL_MS = 5 * 60_000;

/** Loads a picture from an http or data: URL and encodes it at one size. Throws if that fails. */
export async function fetchPicture(
	fetchOutside: OutsideFetch,
	address: string,
	size: { width: number; height: number },
): Promise<Picture> {
	if (!address.startsWith("data:")) return redrawn((await fetchOutside(address, { accept: TYPES })).body, size);
	const [, type = "", base64 = ""] = /^data:([\w/.+-]+);base64,(.*)$/s.exec(address) ?? [];
	if (!TYPES.includes(type)) throw new Error(`an inline picture of the type ${type}`);
	return redrawn(Buffer.from(base64, "base64"), size);
}

/** Proxies and caches pictures of other hosts, so that they do not see the readers. */
export function createPictures(fetchOutside: OutsideFetch, size: { width: number; height: number }) {
	const cache = new LRUCache<string, Picture | "none">({
		maxSize: MOST_BYTES,
		sizeCalculation: (picture) => (picture === "none" ? 1 : picture.body.byteLength + 1),
		ttl: TTL_MS,
	});
	const pending = new Map<string, Promise<Picture | "none">>();

	async function load(key: string, address: string): Promise<Picture | "none"> {
		try {
			const picture = await fetchPicture(fetchOutside, address, size);
			cache.set(key, picture);
			return picture;
		} catch {
			cache.set(key, "none", { ttl: FAILED_TTL_MS });
			return "none";
		} finally {
			pending.delete(key);
		}
	}

	/** Returns null if the picture cannot be loaded. `key` is the cache key. */
	return async function pictureAt(address: string, key: string): Promise<Picture | null> {
		let picture = cache.get(key) ?? pending.get(key);
		if (!picture) {
			picture = load(key, address);
			pending.set(key, picture);
		}
		const loaded = await picture;
		return loaded === "none" ? null : loaded;
	};
}
