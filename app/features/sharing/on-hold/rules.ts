import { UNLIKELY_ARRIVALS } from "../rules.ts";

export const DECISIONS = ["pay", "refuse"] as const;
export type Decision = (typeof DECISIONS)[number];

export const onHoldTexts = {
	none: "No referrals are on hold.",
	doubts: {
		same_network:
			"Came in the network of the sharer or of another friend: a household, or strangers behind one mobile network.",
		pace: `More than ${UNLIKELY_ARRIVALS.friends} friends of the sharer came within an hour.`,
	},
	noneFurther: "No more referrals are on hold.",
	unknown: "We couldn't find that referral.",
	notOnHold: "This referral isn't on hold any more.",
	paid: "The sharer is paid",
	refused: "The friend is refused",
	dayIsFull: "Refused: the sharer has reached today's limit of friends",
	failed: "We didn't get your decision. Please try again.",
};
