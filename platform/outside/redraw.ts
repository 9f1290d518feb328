import { createBound } from "../limits/bound.ts";

export type Picture = { type: string; body: Buffer };

const MOST_PIXELS = 40_000_000;
const SECONDS = 5;
const QUALITY = 72;
/** Allowed formats, as decoded. SVG is not among them, because it can contain scripts. */
const FORMATS = ["jpeg", "png", "webp", "gif", "heif"];
/** A picture of the most pixels takes 160 MB while it is decoded. */
const turns = createBound({ at_once: 2, waiting: 200 });

/**
 * Encodes a picture again as WebP, cropped to `size` (pixels). Only pixels remain: no location data, no embedded file,
 * the first frame of an animation. Throws for anything but a picture, above 40 million pixels, and after 5 s.
 */
export const redrawn = (body: Buffer, size: { width: number; height: number }): Promise<Picture> =>
	turns.run(async () => {
		// imported late, because most processes of a small site need no pictures
		const { default: sharp } = await import("sharp");
		const picture = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: "error" });
		const { format } = await picture.metadata();
		if (!FORMATS.includes(format)) throw new Error(`a picture of the format ${format}`);
		const webp = await picture
			.rotate()
			.resize({ ...size, fit: "cover" })
			.webp({ quality: QUALITY })
			.timeout({ seconds: SECONDS })
			.toBuffer();
		return { type: "image/webp", body: webp };
	});
