/** The share type of invitations. Fans cannot make links of this type. */
export const INVITE = "invite";
export const LONGEST_NOTE = 200;
export const MOST_USES = 10_000;
export const MOST_DAYS = 365;

export type InviteState = "open" | "revoked" | "expired" | "used up";

export const inviteTexts = {
	title: (by: string, site: string) => `${by} invites you to ${site}`,
	lead: "IPL facts, a quiz a day, ten armies and the people to argue with. It's free.",
	join: "Join with your email",
	already: "You're in already.",
	over: {
		revoked: "This invitation was taken back.",
		expired: "This invitation has expired.",
		"used up": "Everybody this invitation was for has joined.",
	} satisfies Record<Exclude<InviteState, "open">, string>,
	overNext: "You can still have a look around, or ask for a new one.",
};
