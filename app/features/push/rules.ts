/** Limits and texts of notifications in the browser. Pure: both sides use it. */

export const pushTexts = {
	title: "Notifications on this device",
	label: "Push Notifications",
	hint: "Short notes from your browser, without a sound: the match of the day begins, a challenge is about to end.",
	unsupported: "This browser can't show notifications. On an iPhone, add the site to your home screen first.",
	blocked: "Your browser blocks notifications from us. Allow them in its settings for this site, then come back.",
	elsewhere: "On in another browser, not in this one.",
	tooMany: "Notifications are on in 10 browsers already. Turn them off everywhere first.",
	taken: "This browser shows somebody else's notifications. Sign in as them and turn those off first.",
	wrongAddress: "That isn't an address for notifications.",
	loadFailed: "We couldn't check notifications.",
	failed: "Notifications couldn't be changed. Please try again.",
	dismissed: "No notifications then. You can turn them on later.",
	on: "Notifications are on in this browser.",
	off: "Notifications are off in this browser.",
	offEverywhere: "Notifications are off everywhere.",
};

/** Browsers of a fan at most. */
export const MOST_BROWSERS = 10;
export const LONGEST_ADDRESS = 1000;
/** A message is tried this often at most, and a browser that has failed this often in a row is forgotten. */
export const MOST_TRIES = 3;
export const MOST_FAILURES = 10;
