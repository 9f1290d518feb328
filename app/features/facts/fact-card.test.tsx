import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Fact } from "./fact.ts";
import { FactCard } from "./fact-card.tsx";

const fact: Fact = {
	id: "5f2b1c1e-8a3d-4b6f-9c21-1d2e3f4a5b6c",
	slug: "gayles-175",
	title: "Gayle’s 175 came off 66 balls",
	fact: "Thirteen fours. Seventeen sixes. A hundred in thirty balls.",
	category: "Records",
	tags: ["gayle", "rcb", "sixes", "2013"],
	source: null,
	verified: true,
	figure: "175*",
	created_at: "2025-06-04T10:00:00.000Z",
	updated_at: "2025-06-04T10:00:00.000Z",
};

function card(changed: Partial<Fact> = {}): string {
	const Stub = createRoutesStub([{ path: "/", Component: () => <FactCard fact={{ ...fact, ...changed }} /> }]);
	return renderToStaticMarkup(<Stub />);
}

test("FACT-3 a card shows title, category, preview, 'Verified', two tags and how many more, and opens the fact", () => {
	const html = card();
	expect(html).toContain('href="/facts/gayles-175"');
	expect(html).toContain("Gayle’s 175 came off 66 balls");
	expect(html).toContain("Thirteen fours. Seventeen sixes...");
	expect(html).toContain(">Records<");
	expect(html).toContain("Verified");
	expect(html.match(/#\w+|\+\d+/g)?.slice(-3)).toEqual(["#gayle", "#rcb", "+2"]);
});

test("FACT-3 a card with two tags or fewer has no '+N'", () => {
	expect(card({ tags: ["gayle", "rcb"] })).not.toContain("+0");
	expect(card({ tags: [] })).not.toContain("#");
});

test("FACT-9 the card of an unverified fact has no mark", () => {
	expect(card({ verified: false })).not.toContain("Verified");
});

test("FACT-3 the card of a fact without a figure leads with its category, once", () => {
	expect(card({ figure: null }).match(/>Records</g)).toHaveLength(1);
});
