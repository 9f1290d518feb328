import { expect, test } from "vitest";
import { monthOf } from "./figures.ts";

test("ASK-2 a month is said by its name, and one that does not exist by its number", () => {
	expect([4, 12, 0, 13].map(monthOf)).toEqual(["April", "December", "month 0", "month 13"]);
});
