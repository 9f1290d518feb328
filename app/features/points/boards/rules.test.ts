import { expect, test } from "vitest";
import { medalOf } from "./rules.ts";

const medals = (ranks: number[]) => ranks.map((rank) => medalOf(rank, ranks) ?? 0);

test("COMM-3 the first three get medals, and nobody does where all are level", () => {
	expect(medals([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 0, 0]);
	expect(medals([1, 1, 3, 4])).toEqual([1, 1, 3, 0]);
	expect(medals([1, 2, 2, 4])).toEqual([1, 2, 2, 0]);
	expect(medals([1, 2, 3, 3])).toEqual([1, 2, 0, 0]);
	expect(medals(Array(10).fill(1))).toEqual(Array(10).fill(0));
	expect(medals([1])).toEqual([1]);
});
