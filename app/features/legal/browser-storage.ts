export type StoredItem = {
	/** the name of the key, cookie, database or cache; for several, their common beginning */
	name: string;
	where: "cookie" | "local storage" | "session storage" | "database" | "cache";
	when: string;
	purpose: string;
	lasts: string;
};

const UNTIL_CLEARED = "Until you clear it";

/** All that the site stores in a browser. A test fails if the code stores an item that is missing here. */
export const BROWSER_STORAGE: readonly StoredItem[] = [
	{
		name: "fan.session_token",
		where: "cookie",
		when: "When you sign in",
		purpose: "Tells the server that it is you. Scripts cannot read it.",
		lasts: "Until you log out, or 30 days after your last visit",
	},
	{
		name: "sign_in",
		where: "cookie",
		when: "When you ask for a sign-in mail",
		purpose: "A random number: the code of the mail works only in this browser. Scripts cannot read it.",
		lasts: "Until you are signed in, at most an hour",
	},
	{
		name: "sign_in_probe",
		where: "cookie",
		when: "When you open a mailed link and sign in",
		purpose: "Shows whether your browser keeps cookies, before your link is used up. Scripts cannot read it.",
		lasts: "Ten minutes",
	},
	{
		name: "device",
		where: "cookie",
		when: "When you sign in",
		purpose:
			"A random number. It keeps people from inviting themselves for points, and keeps the way in open for you when very many ask for sign-in mail. Scripts cannot read it.",
		lasts: "180 days after you last signed in",
	},
	{
		name: "quiz_visitor",
		where: "cookie",
		when: "When you play a quiz without being signed in",
		purpose: "A random number, so that your quiz waits for you and is scored once. Scripts cannot read it.",
		lasts: "60 days; what you played is forgotten with it",
	},
	{
		name: "referral",
		where: "cookie",
		when: "When you follow a link that a fan shared",
		purpose: "The code of that link, so that the fan is thanked if you join. Scripts cannot read it.",
		lasts: "Until you sign in, at most 30 days",
	},
	{
		name: "wish",
		where: "local storage",
		when: "When you want to join a group or be reminded, and are not signed in",
		purpose: "What you wanted, so that it is done once you are signed in. Never sent by itself.",
		lasts: "Until it is done; after an hour it counts no more",
	},
	{
		name: "saved-facts",
		where: "local storage",
		when: "When you save a fact",
		purpose: "The list of facts you saved. Never sent to us.",
		lasts: UNTIL_CLEARED,
	},
	{
		name: "update",
		where: "session storage",
		when: "When the site was updated while you had it open",
		purpose: "What you had typed, until the page is back. Never sent.",
		lasts: "Until you close the tab",
	},
	...[
		["lastViralChallenge", "When the challenge was last shown. Never sent."],
		["challengeCount", "How often it was shown. Never sent."],
		[
			"preferredTeam",
			"The team you chose in it: marked where you pick your team, and set in the war cry. Never sent by itself.",
		],
		["preferredPlayer", "The player you chose in it: set in the war cry. Never sent by itself."],
		["viralChallengeOff", "That you do not want to see it again. Never sent."],
	].map(([name = "", purpose = ""]) => ({
		name,
		where: "local storage" as const,
		when: "When you answer or close the challenge",
		purpose,
		lasts: UNTIL_CLEARED,
	})),
	{
		name: "tm",
		where: "local storage",
		when: "When you choose a theme, sign in or join a team",
		purpose:
			"The theme, your team, and while you are signed in your name, picture, points and unread messages, so that pages look right from the first moment. Never sent.",
		lasts: "The theme until you clear it, the rest until you log out",
	},
	{
		name: "looked-at",
		where: "local storage",
		when: "When you open something that the search found",
		purpose: "The last three of these, which the search offers again. Never sent.",
		lasts: UNTIL_CLEARED,
	},
	{
		name: "chat-outbox:",
		where: "local storage",
		when: "When a message cannot be sent, or not at once",
		purpose: "Messages that wait to be sent or changed, for your account alone.",
		lasts: "Until they are sent or you discard them, at most a day",
	},
	{
		name: "chat-draft:",
		where: "session storage",
		when: "When you write a message in a group",
		purpose: "What you have not sent yet, so that it is there when you come back to the group. Never sent by itself.",
		lasts: "Until you send it or close the tab",
	},
	{
		name: "arenaMotionPaused",
		where: "local storage",
		when: "When you pause or start the arena's motion",
		purpose: "Your choice. Never sent.",
		lasts: UNTIL_CLEARED,
	},
	{
		name: "shield",
		where: "local storage",
		when: "When you relive a match without spoilers",
		purpose: "The matches whose results are hidden until you have seen them. Never sent.",
		lasts: UNTIL_CLEARED,
	},
	{
		name: "arenaBannerClosed",
		where: "local storage",
		when: "When you close the arena's banner",
		purpose: "That you closed it. Never sent.",
		lasts: UNTIL_CLEARED,
	},
	{
		name: "indexnow-submissions",
		where: "local storage",
		when: "On the admins' desk only",
		purpose: "Which pages search engines were told of. No data of persons.",
		lasts: "30 days",
	},
	{
		name: "assistant-conversation",
		where: "session storage",
		when: "When you ask the assistant",
		purpose: "Your conversation, so that a reload does not lose it.",
		lasts: "Until you close the tab",
	},
	{
		name: "toast",
		where: "session storage",
		when: "When a link or a form leads to a page with a note",
		purpose: "The note, until the next page has shown it.",
		lasts: "Until the next page",
	},
	{
		name: "arena",
		where: "database",
		when: "When you record a speech",
		purpose: "The recording. It never leaves your browser; we learn only that there is one, and how long it is.",
		lasts: "Until you delete it or clear the browser's data",
	},
	{
		name: "kept",
		where: "cache",
		when: "When you read a page, or a group's chat",
		purpose: "The last 40 pages you read and the end of 5 chats, for reading without a connection; and whose they are.",
		lasts: "Until you log out, or another fan signs in",
	},
	{
		name: "assets",
		where: "cache",
		when: "When you open the site",
		purpose: "Scripts, styles and fonts of the site. No data of persons.",
		lasts: "Until a newer version of the site",
	},
	{
		name: "shell-",
		where: "cache",
		when: "When you open the site",
		purpose: "The page that is shown without a connection. No data of persons.",
		lasts: "Until a newer version of the site",
	},
];
