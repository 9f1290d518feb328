import { expect, test } from "vitest";
import { displayName, initialOf } from "./me.ts";

test("SHELL-4 a fan without a picture is shown by the first letter of the address", () => {
	expect(initialOf({ email: "asha@example.com" })).toBe("A");
	expect(initialOf({ email: "éa@example.com" })).toBe("É");
});

test("SHELL-4 a fan without a name is a Cricket Fan", () => {
	expect(displayName({ full_name: null })).toBe("Cricket Fan");
	expect(displayName({ full_name: "  " })).toBe("Cricket Fan");
	expect(displayName({ full_name: "Asha Rao" })).toBe("Asha Rao");
});
