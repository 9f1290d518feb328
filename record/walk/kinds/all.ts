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

/** Builds the rows of every kind once. */
export const kindsOf = (world: World): Record<string, Kind> => ({
	batting: batting(world),
	bowling: bowling(world),
	innings: innings(world),
	stands: stands(world),
	overs: overs(world),
	balls: balls(world),
	sides: sides(world),
	matches: matches(world),
	super_overs: super_overs(world),
	dismissals: dismissals(world),
	fielding: fielding(world),
	appearances: appearances(world),
	campaigns: campaigns(world),
	awards: awards(world),
	squads: squads(world),
	people: people(world),
});
