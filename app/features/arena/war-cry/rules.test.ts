import { expect, test } from "vitest";
import { WAR_CRIES, warCry } from "./rules.ts";

test("ARENA-2 each of the eight war cries names the team and the player", () => {
	expect(WAR_CRIES).toHaveLength(8);
	const cries = WAR_CRIES.map((_, place) => warCry(place + 1, { team: "Gujarat Titans", player: "Rashid Khan" }));
	expect(new Set(cries).size).toBe(8);
	for (const cry of cries) {
		expect(cry).toContain("Gujarat Titans");
		expect(cry).toContain("Rashid Khan");
	}
	for (const none of [0, 9, -1, 1.5]) expect(() => warCry(none, { team: "a", player: "b" })).toThrow(RangeError);
});
