import { expect, test } from "vitest";
import { HEADLINES, readChoice, storeAnswer, storeChoice, turnOff, VIRAL_TEAMS } from "./challenge.ts";
import { isDue } from "./due.ts";

function memory(stored: Record<string, string> = {}) {
	const kept = new Map(Object.entries(stored));
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
}

test("VIRAL-2 the challenge opens the first time, then after every third answer, and never once it is off", () => {
	const browser = memory();
	const due = [];
	for (let answer = 0; answer < 7; answer++) {
		due.push(isDue(browser));
		storeAnswer(browser, 1_700_000_000_000 + answer);
	}
	expect(due).toEqual([true, false, false, true, false, false, true]);
	expect(browser.kept.get("challengeCount")).toBe("7");
	expect(browser.kept.get("lastViralChallenge")).toBe("1700000000006");
	const tired = memory({ lastViralChallenge: "1", challengeCount: "3" });
	expect(isDue(tired)).toBe(true);
	turnOff(tired);
	expect(isDue(tired)).toBe(false);
	expect(isDue(memory({ viralChallengeOff: "1" }))).toBe(false);
});

test("VIRAL-2 an invalid stored count is 0", () => {
	for (const challengeCount of ["many", "-3", "NaN", ""]) {
		const browser = memory({ lastViralChallenge: "1", challengeCount });
		expect(isDue(browser), challengeCount).toBe(false);
		storeAnswer(browser, 2);
		expect(browser.kept.get("challengeCount")).toBe("1");
	}
});

test("VIRAL-2 without storage there is no choice", () => {
	const forbidden = () => {
		throw new Error("SecurityError");
	};
	expect(readChoice(forbidden)).toEqual({ team: null, hero: null });
});

test("VIRAL-2 the choice is stored; skipping the hero deletes the earlier one", () => {
	const browser = memory();
	storeChoice(browser, "csk", "ms-dhoni-csk");
	expect(Object.fromEntries(browser.kept)).toEqual({ preferredTeam: "csk", preferredPlayer: "ms-dhoni-csk" });
	expect(readChoice(() => browser)).toMatchObject({ team: "csk", hero: { name: "MS Dhoni" } });
	storeChoice(browser, "rr", null);
	expect(readChoice(() => browser)).toEqual({ team: "rr", hero: null });
	expect(Object.fromEntries(browser.kept)).toEqual({ preferredTeam: "rr" });
});

test("VIRAL-1 there are three headlines, and ten teams in the catalogue's order", () => {
	expect(new Set(HEADLINES.flatMap(Object.values)).size).toBe(9);
	expect(VIRAL_TEAMS.map(({ id }) => id.toUpperCase()).join()).toBe("SRH,MI,CSK,RCB,KKR,DC,PBKS,RR,GT,LSG");
});
