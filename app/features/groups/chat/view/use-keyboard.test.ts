import { expect, test } from "vitest";
import { coveredBy } from "./use-keyboard.ts";

test("GROUP-4 a phone's keyboard covers the window below the viewport, and 0 px on a zoomed page", () => {
	expect(coveredBy(844, { height: 844, offsetTop: 0, scale: 1 })).toEqual({ below: 0, above: 0 });
	expect(coveredBy(844, { height: 508, offsetTop: 0, scale: 1 })).toEqual({ below: 336, above: 0 });
	// a phone that pushes the page up shows its lower part
	expect(coveredBy(844, { height: 508, offsetTop: 120.4, scale: 1 })).toEqual({ below: 216, above: 120 });
	expect(coveredBy(844, { height: 422, offsetTop: 100, scale: 2 })).toEqual({ below: 0, above: 0 });
});
