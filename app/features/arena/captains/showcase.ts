import type { Period } from "../../points/boards/rules.ts";
import type { CaptainBoard } from "./captaincy.ts";
import type { Category } from "./rules.ts";

/** Sample captains (ARENA-4), which the page marks 'Demo'. */
const CAPTAINS = [
	["Devika S.", "MI"],
	["Joseph K.", "CSK"],
	["Farhan A.", "KKR"],
	["Asha R.", "RCB"],
	["Imran Q.", "SRH"],
	["Meera P.", "RR"],
	["Gurpreet B.", "PBKS"],
	["Tanvi D.", "DC"],
	["Nikhil V.", "GT"],
	["Rohan M.", "LSG"],
] as const;
const BEST: Record<Category, number> = { overall: 2310, war_cries: 42, speeches: 21, followers: 386 };
const LENGTH: Record<Period, number> = { day: 1, week: 5, month: 14, all: 61 };

/** Returns the sample board of a category and period, always the same. */
export function showcaseBoard(category: Category, period: Period): CaptainBoard {
	const shift = Object.keys(LENGTH).indexOf(period) + Object.keys(BEST).indexOf(category);
	return {
		rows: CAPTAINS.map((_, place) => {
			const [name, team_code] = CAPTAINS[(place + 3 * shift) % CAPTAINS.length] as (typeof CAPTAINS)[number];
			const count = Math.round(BEST[category] * LENGTH[period] * 0.93 ** place);
			return { user_id: null, rank: place + 1, name, team_code, count, you: false };
		}),
		you: null,
		demo: true,
	};
}
