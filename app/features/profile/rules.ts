export const profileTexts = {
	title: "Your Profile",
	signInFirst: "Please Sign In",
	signInText: "You need to be logged in to view your profile.",
	loadFailed: "Failed to load profile",
	saveFailed: "Failed to update profile",
	saved: "Your profile is saved.",
	wrongName: "Please keep it under 60 letters.",
	wrongAvatar: "A picture's address, starting with https://",
	noPicture: "We couldn't load a picture from that address.",
	wrongFirstName: "Please keep it under 30 letters.",
	noTeam: "We couldn't find that team.",
	askName: "What should we call you?",
	notIn: "You're not signed in",
	notKept:
		"If you just signed in, this browser kept no cookie from this site. Allow cookies for it, then sign in again.",
	nameHint: "Real or nickname, up to 30 letters. You can change it in Settings.",
	saveName: "Take your seat",
	skipName: "Skip for now",
	nameFailed: "We couldn't save your name. Please try again.",
	notFound: "We couldn't find that fan, or their profile is private.",
	noAvatar: "This fan has no picture that can be shown.",
};

export const LONGEST_NAME = 60;
export const LONGEST_AVATAR_URL = 500;
export const AVATAR_EXAMPLE = "https://example.com/avatar.jpg";

/** Whether the server may fetch a picture from the address: https without credentials, at most 500 characters. */
export function isAvatarUrl(text: string): boolean {
	const url = text.length <= LONGEST_AVATAR_URL ? URL.parse(text) : null;
	return url !== null && url.protocol === "https:" && !url.username && !url.password;
}
