import { expect, test } from "vitest";
import { formatOwnMoment } from "../dates.ts";
import { ownMoment } from "./own-moment.ts";

test("SHELL-10 the frame writes a moment like the pages do", () => {
	for (const at of ["2026-01-01T00:00:00Z", "2026-05-31T12:05:00Z", "2027-12-31T23:59:59Z", "2026-02-28T18:30:00Z"])
		expect(ownMoment(at)).toBe(formatOwnMoment(at));
});
