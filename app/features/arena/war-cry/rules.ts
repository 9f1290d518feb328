import { pointsOf } from "../../points/rules.ts";

/** The war cry on the poster. */
export type Cry = { team: { team_code: string; team_name: string }; player: string; template: number };

export const LONGEST_PLAYER_NAME = 60;
/** War cries beyond this number can be shared, but do not count. */
export const MOST_WAR_CRIES_A_DAY = 10;
/** ARENA-2: the pause before a war cry appears, in milliseconds. */
export const THINKING_MS = 2_000;

export const warCryTexts = {
	title: "War cry",
	lead: `Name a side and a player. Share it for ${pointsOf("war_cry")} points.`,
	incomplete: "Please select a team and enter a player name!",
	generate: "Generate war cry",
	generating: "Generating...",
	earned: `Shared: +${pointsOf("war_cry")} points`,
	counted: "Shared. It counts for your title.",
	known: "You've shared this one before. Try a new one.",
	full: "Shared. You've reached today's limit, so it earns nothing more.",
	notCounted: "It was shared, but we couldn't count it. Share it again.",
	tooLong: `A name of ${LONGEST_PLAYER_NAME} letters at most, please.`,
	unknownTeam: "We couldn't find that team.",
} as const;

type Named = { team: string; player: string };

/** ARENA-2: the templates, each with a team's and a player's name. */
export const WAR_CRIES: readonly ((named: Named) => string)[] = [
	({ team, player }) => `${player} has the ball. ${team} have the noise. You have no chance.`,
	({ team, player }) => `Close the gates, ring the bell: ${player} walks out, and ${team} are not going home early.`,
	({ team, player }) => `You brought eleven. We brought ${player}, and everyone who ever shouted for ${team}.`,
	({ team, player }) => `Say it from the cheapest seat: ${player}! Say it again: ${team}!`,
	({ team, player }) => `The last over is long. ${player} is longer. ${team} until the floodlights die.`,
	({ team, player }) => `They did the maths. Then ${player} did the rest. ${team}, roar!`,
	({ team, player }) => `Form comes and goes. ${player} stays, and so do we. ${team} for ever.`,
	({ team, player }) => `Quiet, please. That was ${player}. Now all of you: ${team}!`,
];

/** Returns the text of a template, by its number from 1. Throws for an unknown one. */
export function warCry(template: number, { team, player }: Named): string {
	const words = WAR_CRIES[template - 1];
	if (!words) throw new RangeError(`there is no war cry ${template}`);
	return words({ team, player });
}
