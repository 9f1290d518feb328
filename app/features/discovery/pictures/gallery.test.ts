import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createBound } from "../../../../platform/limits/bound.ts";
import type { Card } from "./card.ts";
import { createDrawing } from "./draw.server.ts";
import { createGallery } from "./gallery.server.ts";

const card: Card = {
	site_name: "Twelfth Man",
	kicker: "Records",
	title: "A title",
	figures: [],
	note: null,
	team: null,
};
const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function folder(): string {
	folders.push(mkdtempSync(join(tmpdir(), "tm-pictures-")));
	return join(folders.at(-1) ?? "", "pictures");
}

test("SITE-2 concurrent requests share one drawing of a picture, and the next process does not draw it again", async () => {
	const draw = vi.fn(async () => Buffer.from("png"));
	const kept = folder();
	const gallery = createGallery({ folder: kept, draw });
	await Promise.all(Array.from({ length: 50 }, () => gallery.picture(card)));
	expect(draw).toHaveBeenCalledTimes(1);
	const next = createGallery({ folder: kept, draw });
	expect((await next.picture(card)).toString()).toBe("png");
	expect(draw).toHaveBeenCalledTimes(1);
});

test("SITE-2 any change of a card changes the name of its picture", () => {
	const { hashOf } = createGallery({ folder: folder() });
	const others = [{ title: "B" }, { note: "N" }, { team: "csk" }, { figures: [{ label: "Runs", value: "1" }] }];
	const names = [card, ...others.map((other) => ({ ...card, ...other }))].map(hashOf);
	expect(new Set(names).size).toBe(names.length);
	expect(hashOf({ ...card })).toBe(hashOf(card));
});

test("SITE-2 a failed drawing is not stored: the next request draws it again", async () => {
	const draw = vi
		.fn<(card: Card) => Promise<Buffer>>()
		.mockRejectedValueOnce(new Error("no"))
		.mockResolvedValue(Buffer.from("png"));
	const gallery = createGallery({ folder: folder(), draw });
	await expect(gallery.picture(card)).rejects.toThrow("no");
	expect((await gallery.picture(card)).toString()).toBe("png");
});

test("SITE-2 a full queue refuses further drawings with a wait, and draws those in it", async () => {
	const draw = createDrawing({ turns: { at_once: 1, waiting: 2 } });
	const asked = await Promise.allSettled(["a", "b", "c", "d", "e"].map((title) => draw({ ...card, title })));
	expect(asked.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"]);
	expect((asked[4] as PromiseRejectedResult).reason).toMatchObject({ status: 503 });
	expect((await draw(card)).subarray(1, 4).toString()).toBe("PNG");
});

test("SITE-2 a picture is drawn for its other readers after the first one has left", async () => {
	let left = false;
	const bound = createBound({ at_once: 1, waiting: 2 });
	const ends: (() => void)[] = [];
	const held = bound.run(() => new Promise<void>((end) => ends.push(end)));
	const gallery = createGallery({
		folder: folder(),
		draw: (_card, asker) => bound.run(async () => Buffer.from("png"), asker),
	});
	const asked = [
		gallery.picture(card, { key: "a", isGone: () => left }),
		gallery.picture(card, { key: "b", isGone: () => false }),
	];
	await expect.poll(() => bound.waiting()).toBe(1);
	left = true;
	ends[0]?.();
	const [first, second] = await Promise.allSettled(asked);
	expect(first).toMatchObject({ status: "rejected", reason: { status: 499 } });
	expect(second).toMatchObject({ status: "fulfilled", value: Buffer.from("png") });
	await held;
});

test("SITE-2 any text can be drawn: none, very long, markup, characters without a font, former sides", async () => {
	const draw = createDrawing();
	const texts = ["", "x".repeat(5000), "<script>alert(1)</script> & \"'", "日本 🏏 \u202e \u0007", "word ".repeat(500)];
	for (const text of texts) {
		const png = await draw({
			...card,
			title: text,
			kicker: text,
			note: text,
			figures: [{ label: text, value: text }],
			team: "dec",
		});
		expect([png.readUInt32BE(16), png.readUInt32BE(20)], text.slice(0, 20)).toEqual([1200, 630]);
	}
});
