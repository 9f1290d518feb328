import { expect, test } from "vitest";
import { isEvening } from "./rules.ts";

test("HOME-1 the evening of a match is from two hours before it until an hour after it", () => {
	const starts_at = "2026-11-28T14:30:00.000Z";
	const at = (minutes: number) => isEvening({ starts_at }, Date.parse(starts_at) + minutes * 60_000);
	expect([-121, -120, 0, 119, 120].map(at)).toEqual([false, true, true, true, false]);
});
