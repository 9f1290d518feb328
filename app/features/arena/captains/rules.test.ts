import fc from "fast-check";
import { expect, test } from "vitest";
import { type CaptainFigures, TITLES, titleOf } from "./rules.ts";

const figures = fc.record<CaptainFigures>({
	war_cries: fc.nat(20),
	followers: fc.oneof(fc.nat(20), fc.integer({ min: 990, max: 1010 })),
	wins: fc.nat(8),
	rank: fc.option(fc.integer({ min: 1, max: 20 })),
});

test("ARENA-4 each title needs its own condition only", () => {
	const none: CaptainFigures = { war_cries: 0, followers: 0, wins: 0, rank: null };
	expect(titleOf(none)).toBeNull();
	expect(titleOf({ ...none, war_cries: 1 })).toBe(1);
	expect([9, 10].map((followers) => titleOf({ ...none, followers }))).toEqual([null, 2]);
	expect([4, 5].map((wins) => titleOf({ ...none, wins }))).toEqual([null, 3]);
	expect([11, 10, 1].map((rank) => titleOf({ ...none, rank }))).toEqual([null, 4, 4]);
	expect([999, 1000].map((followers) => titleOf({ ...none, followers }))).toEqual([2, 5]);
	expect(TITLES.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
});

test("ARENA-4 the highest title whose condition is met counts, even if lower ones are not", () => {
	const met = [
		({ war_cries }: CaptainFigures) => war_cries >= 1,
		({ followers }: CaptainFigures) => followers >= 10,
		({ wins }: CaptainFigures) => wins >= 5,
		({ rank }: CaptainFigures) => rank !== null && rank <= 10,
		({ followers }: CaptainFigures) => followers >= 1000,
	];
	fc.assert(
		fc.property(figures, (of) => {
			const highest = met.findLastIndex((condition) => condition(of)) + 1;
			expect(titleOf(of)).toBe(highest || null);
		}),
	);
});

test("ARENA-4 more actions never lower a title", () => {
	fc.assert(
		fc.property(figures, figures, (before, more) => {
			const after: CaptainFigures = {
				war_cries: before.war_cries + more.war_cries,
				followers: before.followers + more.followers,
				wins: before.wins + more.wins,
				rank: before.rank === null ? more.rank : Math.min(before.rank, more.rank ?? before.rank),
			};
			expect(titleOf(after) ?? 0).toBeGreaterThanOrEqual(titleOf(before) ?? 0);
		}),
	);
});
