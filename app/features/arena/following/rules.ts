import { grouped } from "../../../lib/numbers.ts";
export const followTexts = {
	follow: "Follow",
	unfollow: "Unfollow",
	oneself: "You can't follow yourself.",
	notFound: "We couldn't find that fan, or their profile is private.",
	loginFirst: "Please login to follow a fan!",
	failed: "Couldn't update who you follow. Please try again!",
} as const;

/** '1 follower', '2,310 followers' */
export const followersInWords = (count: number): string =>
	`${grouped(count)} ${count === 1 ? "follower" : "followers"}`;
