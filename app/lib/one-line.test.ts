import fc from "fast-check";
import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

test("ARENA-2 PROF-1 a name is one line without blanks around it, and cleaning it twice changes nothing", () => {
	expect(oneLine("  MS \n\t Dhoni ")).toBe("MS Dhoni");
	expect(oneLine(" \u200b\u202e\u0000 ")).toBe("");
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 30 }), (text) => {
			const clean = oneLine(text);
			expect(oneLine(clean)).toBe(clean);
			expect(clean).not.toMatch(/^\s|\s$|[\n\r\t\u202e]/);
		}),
	);
});
