import { expect, test } from "vitest";
import { medalOf } from "./rules.ts";

const medals = (ranks: number[]) => ranks.map((rank) => medalOf(rank, ranks) ?? 0);

test("COMM-3 the first three ranks have medals, unless fans share them", () => {
	const rest = [5, 6, 7, 8, 9, 10];
	const none = rest.map(() => 0);
	expect(medals([1, 2, 3, 4, ...rest])).toEqual([1, 2, 3, 0, ...none]);
	expect(medals([1, 1, 3, 4, ...rest])).toEqual([0, 0, 3, 0, ...none]);
	expect(medals([1, 2, 2, 4, ...rest])).toEqual([1, 0, 0, 0, ...none]);
	expect(medals([1, 2, 3, 3, ...rest])).toEqual([1, 2, 0, 0, ...none]);
	expect(medals([1, 2])).toEqual([1, 2]);
	expect(medals(Array(10).fill(1))).toEqual(Array(10).fill(0));
});
