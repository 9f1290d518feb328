import { expect, test } from "vitest";
import { romanised } from "./romanised.ts";

test.each([
	["विराट कोहली", "virat kohali"],
	["रोहित शर्मा ने २०१६ में", "rohit sharma ne 2016 men"],
	["কোহলি", "kohali"],
	["கோலி", "koli"],
	["కోహ్లీ", "kohli"],
	["ਧੋਨੀ", "dhoni"],
	["Kohli 2016", "Kohli 2016"],
])("%s is romanised by its sound", (text, sounds) => {
	expect(romanised(text)).toBe(sounds);
});
