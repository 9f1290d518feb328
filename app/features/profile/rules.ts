/** Texts and limits of profiles. Pure: both sides use it. */

export const profileTexts = {
	title: "Your Profile",
	signInFirst: "Please Sign In",
	signInText: "You need to be logged in to view your profile.",
	loadFailed: "Failed to load profile",
	saveFailed: "Failed to update profile",
	saved: "Your profile is saved.",
	wrongName: "A name of 60 letters at most, please.",
	wrongAvatar: "The address of a picture, beginning with https://",
	noPicture: "We couldn't load a picture from that address.",
	welcome: "Welcome to the stands!",
	askName: "What should other fans call you?",
	nameHint: "Shown next to your messages and on the leaderboards. You can change it any time in Settings.",
	saveName: "That's me",
	skipName: "Skip for now",
	nameFailed: "Your name could not be saved. Please try again.",
	notFound: "There is no such fan, or the profile is private.",
	noAvatar: "This fan has no picture that can be shown.",
};

export const LONGEST_NAME = 60;
export const LONGEST_AVATAR_URL = 500;
export const AVATAR_EXAMPLE = "https://example.com/avatar.jpg";

/** Whether a text is an address that a picture may be fetched from: https, without credentials, of 500 characters at most. */
export function isAvatarUrl(text: string): boolean {
	const url = text.length <= LONGEST_AVATAR_URL ? URL.parse(text) : null;
	return url !== null && url.protocol === "https:" && !url.username && !url.password;
}
