/** Limits and texts of notifications, for server and browser. */

export const pushTexts = {
	title: "On this device",
	label: "Push Notifications",
	hint: "A note when the match of the day begins.",
	unsupported: "This browser can't show notifications. On an iPhone or iPad, add the site to your home screen first.",
	denied: "Your browser blocks our notifications. Allow them in its settings for this site.",
	offline: "You're offline. You can change this when you're back online.",
	asking: "Your browser is asking. Choose Allow there.",
	loadFailed: "We couldn't check your notifications.",
	tooMany: "Notifications are on in 10 browsers already. Sign out of one of them first.",
	taken: "This browser gets somebody else's notifications. They have to turn them off first.",
	wrongAddress: "That isn't the address of a push service.",
	failed: "We couldn't change your notifications. Please try again.",
	dismissed: "No notifications, then.",
	on: "Notifications are on in this browser.",
	off: "Notifications are off in this browser.",
};

/** The most browsers with notifications per fan. */
export const MOST_BROWSERS = 10;
export const LONGEST_ADDRESS = 1000;
/** A message is sent at most this many times. */
export const MOST_TRIES = 5;
/** A browser is deleted after this many failures in a row. */
export const MOST_FAILURES = 10;

/** Seconds before the next try: longer each time, and at least what the push service requests. */
export const waitBefore = (tries: number, after_seconds: number): number => Math.max(tries * tries * 60, after_seconds);
