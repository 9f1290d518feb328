import { expect, test } from "vitest";
import { EXPLAINER_IDS } from "./explainer-ids.ts";
import { drawnPicture } from "./news-picture.tsx";
import { NEWS_CATEGORIES } from "./rules.ts";

const ids = Array.from(
	{ length: 40 },
	(_, number) => `7d1c2e00-0000-4000-8000-${number.toString(16).padStart(12, "0")}`,
);

test("NEWS-4 an article without a picture always has the same drawing, which only its category uses", () => {
	const owner = new Map<string, string>();
	for (const category of NEWS_CATEGORIES) {
		const drawn = new Set(ids.map((id) => drawnPicture({ id, category })));
		expect(drawn.size, category).toBeGreaterThan(1);
		for (const picture of drawn) {
			expect(owner.get(picture) ?? category).toBe(category);
			owner.set(picture, category);
		}
		for (const id of ids) expect(drawnPicture({ id, category })).toBe(drawnPicture({ id, category }));
	}
});

test("NEWS-4 no two explainers have the same drawing", () => {
	const drawn = Object.values(EXPLAINER_IDS).map((id) => drawnPicture({ id, category: "IPL" }));
	expect(new Set(drawn).size).toBe(10);
});
