import { readFilter } from "../../lib/filters.ts";

export const settingsTexts = {
	title: "Settings",
	// not 'Notifications', which is the name of the tab and of the toasts' landmark
	mailTitle: "Emails from us",
	signInFirst: "Please Sign In",
	signInText: "You need to be logged in to access settings.",
	// for a visitor who pressed 'Remind me'
	remindWhere: "Where should we remind you?",
	remindText: "Sign in with your email, and the reminder is set. It comes half an hour before the match.",
	reminded: "Done. Half an hour before each match of the day, you get an email.",
	loadFailed: "Failed to load settings",
	saveFailed: "Failed to save settings",
	saved: "Settings saved successfully!",
	sessionsFailed: "We couldn't load the places where you're signed in.",
	ended: "That browser is signed out.",
	othersEnded: "You're signed out everywhere else.",
	endFailed: "We couldn't sign that browser out. Please try again.",
	exportFailed: "We couldn't prepare your data. Please try again.",
	deleteFailed: "We couldn't delete your account. Please try again.",
	wrongAddress: "That isn't this account's email address.",
	deleted: "Your account is deleted. Thanks for being here.",
};

export const SETTINGS_TABS = [
	{ id: "profile", name: "Profile" },
	{ id: "notifications", name: "Notifications" },
	{ id: "privacy", name: "Privacy" },
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number]["id"];
/** The tab in an address, by default the first. Throws a 404 for an unknown one. */
export const readTab = (search: URLSearchParams): SettingsTab =>
	readFilter(search, "tab", SETTINGS_TABS, ({ id }) => [id])?.id ?? "profile";
export const tabPath = (tab: SettingsTab): string => (tab === "profile" ? "/settings" : `/settings?tab=${tab}`);

export const DEFAULT_SWITCHES = {
	email_notifications: true,
	team_updates: true,
	challenge_alerts: true,
	match_of_the_day: false,
	push_notifications: false,
	public_profile: true,
	show_achievements: true,
	show_team: true,
};

/** The label of a switch, and its meaning on and off. */
export type SwitchWords = { name: keyof typeof DEFAULT_SWITCHES; label: string; on: string; off: string };
const NOTIFICATION_SWITCHES: SwitchWords[] = [
	{
		name: "email_notifications",
		label: "Email Notifications",
		on: "Results, reminders and replies by email. Sign-in links always come.",
		off: "We only email you sign-in links.",
	},
	{
		name: "team_updates",
		label: "Team Updates",
		on: "Results of your team's battles.",
		off: "No results of your team's battles.",
	},
	{
		name: "challenge_alerts",
		label: "Challenge Alerts",
		on: "A reminder a day before a challenge you haven't finished ends.",
		off: "No reminders before a challenge ends.",
	},
	{
		name: "match_of_the_day",
		label: "Match of the Day",
		on: "Each evening, half an hour before it begins.",
		off: "No reminders of the match of the day.",
	},
];
/** The switches of notifications; `match_of_the_day` only on a site that has one. */
export const notificationSwitches = (hasMatchOfTheDay: boolean): SwitchWords[] =>
	NOTIFICATION_SWITCHES.filter(({ name }) => hasMatchOfTheDay || name !== "match_of_the_day");
export const PRIVACY_SWITCHES: SwitchWords[] = [
	{
		name: "public_profile",
		label: "Public Profile",
		on: "Others can see your profile, and your name on leaderboards.",
		off: "Others can't see your profile or your name on leaderboards.",
	},
	{
		name: "show_achievements",
		label: "Show Achievements",
		on: "Shown on your public profile.",
		off: "Hidden on your public profile.",
	},
	{
		name: "show_team",
		label: "Show Team",
		on: "Shown on your profile and on leaderboards.",
		off: "Your team stays hidden on your profile and on leaderboards.",
	},
];

const BROWSERS: [RegExp, string][] = [
	[/\bEdg\w*\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bFirefox\/|\bFxiOS\//, "Firefox"],
	[/\bChrome\/|\bCriOS\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
	[/\biPhone\b|\biPad\b/, "iOS"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b|\bMacintosh\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

/** Describes a user agent, as 'Chrome on Android'; 'A browser' if unknown. */
export function browserInWords(user_agent: string | null): string {
	const match = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(user_agent ?? ""))?.[1];
	const [browser, system] = [match(BROWSERS), match(SYSTEMS)];
	return system ? `${browser ?? "A browser"} on ${system}` : (browser ?? "A browser");
}
