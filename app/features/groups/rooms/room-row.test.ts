import { expect, test } from "vitest";
import { formatOwnDate, formatOwnTime } from "../../../lib/dates.ts";
import { timeInWords } from "./room-row.tsx";

test("GROUP-1 the last message of a room shows the time today, then the day, then the date", () => {
	const now = new Date(2026, 4, 20, 21, 0);
	const at = (day: number, hour = 12) => new Date(2026, 4, day, hour).toISOString();
	expect(timeInWords(at(20), now)).toBe(formatOwnTime(at(20)));
	expect(timeInWords(at(19, 23), now)).toBe("Yesterday");
	expect(timeInWords(at(17), now)).toBe("Sunday");
	expect(timeInWords(at(1), now)).toBe(formatOwnDate(at(1)));
});
