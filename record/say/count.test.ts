import { expect, test } from "vitest";
import { countOfLines } from "./count.ts";

test.each([
	[{ rows: "batting", by: ["player"] }, 741, "741 batters"],
	[{ rows: "bowling", by: ["player"] }, 1, "1 bowler"],
	[{ rows: "appearances", by: ["player"] }, 2, "2 players"],
	[{ rows: "sides", by: ["team"] }, 16, "16 teams"],
	[{ rows: "stands", list: true }, 12_345, "12,345 partnerships"],
	[{ rows: "batting", by: ["player", "season"] }, 3, "3 rows"],
	[{ rows: "batting" }, 1, "1 row"],
] as const)("STAT-4 lines of %j are counted with their noun: %i", (question, total, words) => {
	expect(countOfLines({ by: [], ...question } as Parameters<typeof countOfLines>[0], total)).toBe(words);
});
