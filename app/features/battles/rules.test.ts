import { expect, test } from "vitest";
import { secondsLeft, timeLeftInWords } from "./rules.ts";

test("BATTLE-1 the time left in words, 'Ended' after the end", () => {
	const end = "2026-05-31T16:00:00.000Z";
	const left = (before_ms: number) => timeLeftInWords(secondsLeft(end, Date.parse(end) - before_ms));
	expect(left(8_040_000)).toBe("2 h 14 min left");
	expect(left(3_600_000)).toBe("1 h 00 min left");
	expect(left(2_880_000)).toBe("48 min left");
	expect(left(59_400)).toBe("1 min left");
	expect(left(12_000)).toBe("12 s left");
	expect(left(1)).toBe("1 s left");
	expect(left(0)).toBe("Ended");
	expect(left(-5_000)).toBe("Ended");
});
