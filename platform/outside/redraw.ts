import { createBound } from "../limits/bound.ts";

export type Picture = { type: string; body: Buffer };

const MOST_PIXELS = 40_000_000;
const SECONDS = 5;
const QUALITY = 72;
/** What a picture may really be, whatever its host calls it. Drawings (SVG) can hold scripts, and are not among them. */
const FORMATS = ["jpeg", "png", "webp", "gif", "heif"];
/** A picture of the most pixels takes 160 MB while it is drawn. */
const turns = createBound({ at_once: 2, waiting: 200 });

/**
 * A picture drawn again at one size (in pixels, cut to its shape), so that nothing but its pixels is passed on: no place where it was
 * taken, no hidden file, the first frame of a film. Throws for what is no picture, has more than 40 million pixels, or takes 5 s.
 */
export const redrawn = (body: Buffer, size: { width: number; height: number }): Promise<Picture> =>
	turns.run(async () => {
		// loaded with the first picture: most processes of a small site never need it
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
