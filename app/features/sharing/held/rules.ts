import { UNLIKELY_ARRIVALS } from "../rules.ts";

/** An admin's decisions about a held friend. */
export const DECISIONS = ["pay", "refuse"] as const;
export type Decision = (typeof DECISIONS)[number];

export const heldTexts = {
	none: "No friends are held.",
	doubts: {
		same_network:
			"Came in the network of the sharer or of another friend: a household, or strangers behind one mobile network.",
		pace: `More than ${UNLIKELY_ARRIVALS.friends} friends of the sharer came within an hour.`,
	},
	noneFurther: "No further friends are held.",
	unknown: "There is no friend of this id.",
	notHeld: "This friend is not held: there is nothing to decide, or somebody has decided already.",
	paid: "The sharer is paid",
	refused: "The friend is refused",
	dayIsFull: "Refused: the sharer has reached today's limit of friends",
	failed: "Your decision did not arrive. Please try again.",
};
