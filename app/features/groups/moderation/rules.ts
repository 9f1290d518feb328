/** The decisions about a reported message. */
export const DECISIONS = ["keep", "remove"] as const;
export type Decision = (typeof DECISIONS)[number];

export const SANCTIONS = ["mute", "ban"] as const;
export const LONGEST_MUTE_MINUTES = 30 * 24 * 60;
export const LONGEST_REASON = 300;

/** The lengths of the pages of the desk. */
export const GROUPS_ON_DESK = 20;
export const SANCTIONS_ON_DESK = 20;

export const moderationTexts = {
	already: "You've already reported this message.",
	own: "You can't report your own message.",
	decided: "Another moderator has already dealt with this message.",
	muteNeedsTime: "A mute needs a length in minutes.",
	noFan: "The sender's account is gone.",
	siteRoom: "This is the room of the match of the day, so it can't be removed.",
	notRemoved: "That group isn't removed, or it doesn't exist.",
	notYourself: "You can't mute or ban yourself or another admin.",
};
