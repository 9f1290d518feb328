import type { Line } from "../../../../makers/ask.ts";
import { teamCode } from "../../../../makers/phrases.ts";
import { type Said, say } from "../../../../makers/said.ts";

/** Texts for rare dismissals; `rule` says how the laws count one. */
export const RARE_DISMISSALS = {
	"retired out": {
		titles: ({ player, season }: Out): [Said, Said] => [
			say`${player} walked off retired out`,
			say`Retired out: ${player} in ${season}`,
		],
		phrase: "retired out",
		rule: "A batter who retires for no injury counts as out; one who retires hurt does not.",
	},
	"obstructing the field": {
		titles: ({ player, season }: Out): [Said, Said] => [
			say`${player} was out for obstructing the field`,
			say`${player} obstructed the field in ${season}`,
		],
		phrase: "was given out obstructing the field",
		rule: "It counts as a dismissal, and no bowler is credited with it.",
	},
	"hit wicket": {
		titles: ({ player, season, opponent_id }: Out): [Said, Said] => [
			say`${player} broke his own wicket in ${season}`,
			say`Hit wicket: ${player} against ${teamCode(opponent_id)}`,
		],
		phrase: "was out hit wicket",
		rule: "The bowler is credited with the wicket.",
	},
} as const;
export type RareDismissal = keyof typeof RARE_DISMISSALS;
type Out = Line<"runs" | "balls">;
