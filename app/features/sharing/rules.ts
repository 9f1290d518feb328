import { pointsOf, ruleOf } from "../points/rules.ts";

export const SHARE_TYPES = [
	"player",
	"quiz_score",
	"team_victory",
	"challenge_win",
	"general",
	"default",
	"fact",
] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

export const LONGEST_CUSTOM_TEXT = 280;
export const MOST_LINKS_A_DAY = 100;

/** At most this many friends of a sharer are paid automatically within this time; further ones are on hold. */
export const UNLIKELY_ARRIVALS = { friends: 5, minutes: 60 } as const;
/** Lifetimes of the cookies for a followed link and for the device. */
export const REFERRAL_DAYS = 30;
export const DEVICE_DAYS = 180;

export const VIRAL_TITLE = "Your viral impact";

export const sharingTexts = {
	create: "Create Share Link",
	creating: "Creating...",
	loginFirst: "Please login to share and earn points!",
	loginForPoints: "Login to earn XP for every share! Join the competition!",
	created: "Share link created! Earn points for every friend who joins!",
	createFailed: "Failed to create share link",
	copied: "Copied to clipboard! Now paste and conquer!",
	copyFailed: "Failed to copy",
	copyLinkFailed: "Failed to copy share link",
	shareFailed: "Failed to share. Please try again!",
	pointsNote: `You earn ${pointsOf("referral")} points for every friend who joins with your link, plus a bonus if they join your team.`,
	earned: (points: number) => `This share has earned you ${points} points.`,
	unpaid: {
		shared_today: "You've already shared this today. It earns points again tomorrow.",
		day_full: `${ruleOf("share").most_a_day} shares have earned you points today, and that is all for a day. Your link works all the same.`,
	},
	heldForFriend: "You came by a friend's link. We take a look before your friend gets the points.",
	unknownContent: "There's nothing here to share.",
	unknownLink: "This link doesn't work",
	unknownLinkText: "Part of it may be missing, or the fan who made it has left.",
};

/** Reasons for which a share is not paid: the same target today, or the day's limit of shares. */
export const UNPAID = ["shared_today", "day_full"] as const;
export type Unpaid = (typeof UNPAID)[number];

/** Points of a quiz, and its maximum. */
export type QuizResult = { score: number; total_points: number };
type Shared = { type: ShareType; name: string | null; result?: QuizResult | undefined };

/** The text of a share in the site's words. `name`: of the target, null when it has none. */
export function shareText({ type, name, result }: Shared, siteName: string): string {
	switch (type) {
		case "player":
			return `${name}: every run and every wicket, straight from the scorecards. How well do you know his career?`;
		case "team_victory":
			return name
				? `I shout for ${name}. Every season, every final, from the record. Whose side are you on?`
				: "I have picked my IPL army. Whose side are you on?";
		case "fact":
			return `${name}. Checked against the match record.`;
		case "quiz_score":
			if (result)
				return `I scored ${result.score} of ${result.total_points} points in the IPL quiz${name ? ` “${name}”` : ""}. Beat me if you can!`;
			return name ? `I took the IPL quiz “${name}”. Beat me if you can!` : "I took the IPL quiz. Beat me if you can!";
		case "challenge_win":
			return "I took on the IPL fan challenge. Your turn!";
		case "general":
		case "default":
			return `${siteName}: IPL facts from the record, a quiz a day, ten armies. Join mine!`;
	}
}

/** Puts a fan's own text on one line, without control characters; null when nothing remains. */
export function cleanCustomText(text: string | null | undefined): string | null {
	return text?.replace(/[\s\p{Cc}]+/gu, " ").trim() || null;
}

/** The `ref` in links. The code of the link identifies the sharer, not this. */
const referralCode = (fan_id: string) => fan_id.slice(0, 8);

/** The address of a share. `site_url`: the site's origin, without a trailing slash. */
export const shareUrl = (site_url: string, { code, user_id }: { code: string; user_id: string }) =>
	`${site_url}/s/${code}?ref=${referralCode(user_id)}`;

const CODE = /^[A-Za-z0-9]{12}$/;
export const isShareCode = (text: string): boolean => CODE.test(text);

/** Opens a post on X with text and link. */
export const twitterLink = (text: string, url: string) =>
	`https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
/** Opens a WhatsApp message, which has one field for text and link. */
export const whatsappLink = (text: string, url: string) =>
	`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`;

/** SHARE-3: points and XP of a share. Types that the catalogue does not list pay like `general`. */
export const SHARE_XP: Record<ShareType, number> = {
	player: 25,
	team_victory: 30,
	fact: 20,
	general: 35,
	default: 35,
	quiz_score: 35,
	challenge_win: 35,
};

/** `shares` counts only paid ones, because a fan can make a hundred links a day. */
export type ViralCounts = { shares: number; clicks: number; conversions: number };

/** VIRAL-3: shares×10 + clicks×2 + conversions×50 */
export const viralScore = ({ shares, clicks, conversions }: ViralCounts) => shares * 10 + clicks * 2 + conversions * 50;
/** VIRAL-3: conversions per hundred clicks, in percent; 0 without clicks */
export const conversionRate = ({ clicks, conversions }: ViralCounts) =>
	clicks === 0 ? 0 : (conversions / clicks) * 100;
/**
 * `joined`: friends by a fan's links who were not refused; of these `waiting` have not acted, `on_hold` are undecided.
 */
export type JoinedFriends = { joined: number; waiting: number; on_hold: number };

/** SHARE-2: the text about friends who are not paid yet; null when there are none. */
export function friendsText({ joined, waiting, on_hold }: JoinedFriends): string | null {
	if (waiting + on_hold === 0) return null;
	const parts = [`${joined} ${joined === 1 ? "friend" : "friends"} joined`];
	if (waiting > 0) parts.push(`${waiting} waiting until they take part`);
	if (on_hold > 0) parts.push(`${on_hold} waiting for us to take a look`);
	return `${parts.join(", ")}.`;
}
/** VIRAL-3: floor(score/100)+1 */
export const dominanceLevel = (score: number) => Math.floor(score / 100) + 1;

const RANKS = [
	[1000, "Captain"],
	[500, "All-rounder"],
	[100, "Opener"],
	[0, "Net bowler"],
] as const;
export const viralRank = (score: number): string => RANKS.find(([from]) => score >= from)?.[1] ?? "Net bowler";
