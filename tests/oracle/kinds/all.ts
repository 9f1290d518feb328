import type { World } from "../world.ts";
import { batting } from "./batting.ts";
import { bowling } from "./bowling.ts";
import { campaigns } from "./campaigns.ts";
import { dismissals, fielding } from "./fielding.ts";
import { innings } from "./innings.ts";
import type { Kind } from "./kind.ts";
import { appearances, matches, sides, super_overs } from "./matches.ts";
import { balls, overs } from "./overs.ts";
import { awards, people, squads } from "./people.ts";
import { stands } from "./stands.ts";
import { runs_of_innings, runs_of_results } from "./streaks.ts";

/** Builds the rows of every kind once. */
export function kindsOf(world: World): Record<string, Kind> {
	const ofMatches = { batting: batting(world), bowling: bowling(world), sides: sides(world) };
	return {
		...ofMatches,
		innings: innings(world),
		stands: stands(world),
		overs: overs(world),
		balls: balls(world),
		matches: matches(world),
		runs_of_results: runs_of_results(ofMatches.sides),
		runs_of_innings: runs_of_innings(ofMatches.batting, ofMatches.bowling),
		super_overs: super_overs(world),
		dismissals: dismissals(world),
		fielding: fielding(world),
		appearances: appearances(world),
		campaigns: campaigns(world),
		awards: awards(world),
		squads: squads(world),
		people: people(world),
	};
}
