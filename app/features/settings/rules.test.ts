import { expect, test } from "vitest";
import { browserInWords, DEFAULT_SWITCHES, notificationSwitches, readTab, tabPath } from "./rules.ts";

test("AUTH-4 a session's name has its browser and system", () => {
	const words: [string | null, string][] = [
		[
			"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
			"Chrome on Android",
		],
		["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge on Windows"],
		["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605 Version/17.5 Safari/605.1", "Safari on macOS"],
		["Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 CriOS/130.0", "Chrome on iOS"],
		["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux"],
		["curl/8.0", "A browser"],
		[null, "A browser"],
	];
	for (const [agent, expected] of words) expect(browserInWords(agent), agent ?? "none").toBe(expected);
});

test("SET-1 the address selects the tab", () => {
	for (const tab of ["profile", "notifications", "privacy"] as const)
		expect(readTab(new URL(tabPath(tab), "http://site").searchParams)).toBe(tab);
	expect(() => readTab(new URLSearchParams("tab=secrets"))).toThrow();
});

test("SET-2 all switches are on by default but push and the daily mail", () => {
	const { push_notifications, match_of_the_day, ...others } = DEFAULT_SWITCHES;
	expect([push_notifications, match_of_the_day]).toEqual([false, false]);
	expect(Object.values(others).every(Boolean)).toBe(true);
});

test("SET-2 a site without a match of the day has no switch for it", () => {
	const names = (hasMatchOfTheDay: boolean) => notificationSwitches(hasMatchOfTheDay).map(({ name }) => name);
	expect(names(true)).toContain("match_of_the_day");
	expect(names(false)).toEqual(names(true).filter((name) => name !== "match_of_the_day"));
});
