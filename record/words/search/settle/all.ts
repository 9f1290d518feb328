import { allOut, caps, conceded, costOfWickets, everySeason, mostTeams, nineties, onsets } from "./figures.ts";
import { biggest, bothScored, thatSeason, timesOfLine, wicketsOfSide } from "./lines.ts";
import { counted, finals, finalsOfPeople, meetings, nobodys, outcomes, secondPlace, superOvers } from "./outcomes.ts";
import {
	described,
	hisWickets,
	holder,
	neverThose,
	oneAsking,
	oneBest,
	onePercentage,
	overBowled,
	pairOfTwo,
	phaseInNumbers,
	saidAlready,
	scored,
	scoreInSeason,
	scoreOfTeam,
} from "./said.ts";
import type { Settle } from "./settle.ts";

/** In the order in which they are tried. */
const ALL: Settle[] = [
	oneBest,
	oneAsking,
	pairOfTwo,
	scoreInSeason,
	timesOfLine,
	thatSeason,
	bothScored,
	biggest,
	neverThose,
	wicketsOfSide,
	onePercentage,
	phaseInNumbers,
	hisWickets,
	scoreOfTeam,
	overBowled,
	superOvers,
	allOut,
	costOfWickets,
	caps,
	finals,
	secondPlace,
	finalsOfPeople,
	mostTeams,
	conceded,
	meetings,
	outcomes,
	nineties,
	described,
	holder,
	onsets,
	counted,
	saidAlready,
	scored,
	nobodys,
	everySeason,
];

/** Parts that say the same in other words, put as the readings know them. */
export const settled: Settle = (parts) => ALL.reduce((now, settle) => settle(now), parts);
