import { readFilter } from "../../lib/filters.ts";
import { grouped } from "../../lib/numbers.ts";
/** Limits, texts and formulas of groups and their chats. Pure, for server and browser. */

export const groupsTexts = {
	title: "Player Groups",
	search: "Search groups...",
	none: "No groups found",
	noneMatch: "No groups match your search criteria.",
	noneHere: "No groups available in this category.",
	loadFailed: "Failed to load player groups",
	notFound: "Group Not Found",
	notFoundText: "The group you're looking for doesn't exist or has been removed.",
	infoFailed: "Failed to load group information",
	detailsFailed: "Failed to load group details",
	noDescription: "A place to talk cricket, ball by ball.",
	signInFirst: "Authentication required",
	signInFirstText: "Please sign in to join groups",
	joinFailed: "Failed to join group",
	joinToTakePart: "Join to participate",
	nameTaken: "That name is already taken.",
	nameShort: "Please pick a name of 3 to 60 letters.",
	tooManyGroups: "You've made as many groups as you can.",
	changeFailed: "That didn't work. Please try again.",
};
/** The question before a member leaves. A moderator's role ends with leaving. */
export const leaveQuestion = (group_name: string, moderator: boolean) => ({
	title: `Leave ${group_name}?`,
	text: moderator
		? "You run this group. If you come back later, it's as a plain member, and nobody else can change its settings."
		: "You stop reading its chat and hearing from it. You can join again any time.",
	stay: "Stay",
	go: "Leave Group",
});
export const leftText = (group_name: string) => ({ title: `You've left ${group_name}`, text: "Changed your mind?" });
/** The question before a group is removed. `undoable`: on the desk, where admins can restore it. */
export const removeQuestion = (group_name: string, member_count: number, undoable = false) => ({
	title: `Remove ${group_name}?`,
	text:
		`The chat closes${member_count > 1 ? ` for all ${grouped(member_count)} members` : ""}, and the group is no longer ` +
		`listed. ${undoable ? "You can bring it back from here." : "You can't undo this."}`,
	stay: "Keep it",
	go: "Remove group",
	danger: true,
});
export const removedText = (group_name: string) => `${group_name} is removed.`;
export const welcome = (group_name: string) => `Welcome to ${group_name}!`;

export const GROUP_TYPES = ["team", "player", "role", "other"] as const;
export type GroupType = (typeof GROUP_TYPES)[number];
/** The tabs of the list; groups of type 'other' are in All Groups only. */
export const GROUP_TABS = [
	{ id: "all", name: "All Groups", type: null },
	{ id: "teams", name: "Teams", type: "team" },
	{ id: "players", name: "Players", type: "player" },
	{ id: "roles", name: "Roles", type: "role" },
] as const;
export type GroupTab = (typeof GROUP_TABS)[number]["id"];
export const TYPE_NAMES: Record<GroupType, string> = { team: "Team", player: "Player", role: "Role", other: "Other" };

export const NAME_LENGTH = { least: 3, most: 60 };
export const LONGEST_DESCRIPTION = 300;
export const MOST_GROUPS_MADE = 5;
export const GROUPS_A_PAGE = 60;
export const MOST_PAGES = 1000;
export const LONGEST_SEARCH = 80;

export const AI_MODE_NAMES = { always: "Always, when it can", when_asked: "When it is asked", never: "Never" } as const;
export type AiMode = keyof typeof AI_MODE_NAMES;
export const AI_MODES = Object.keys(AI_MODE_NAMES) as [AiMode, ...AiMode[]];
export const NOTIFICATION_NAMES = { all: "Every message", replies: "Replies to me", none: "Nothing" } as const;
export type Notifications = keyof typeof NOTIFICATION_NAMES;
export const NOTIFICATIONS = Object.keys(NOTIFICATION_NAMES) as [Notifications, ...Notifications[]];
export const QUIET_HOURS = [
	{ hours: 1, name: "For an hour" },
	{ hours: 8, name: "For 8 hours" },
	{ hours: 24, name: "For a day" },
	{ hours: 168, name: "For a week" },
	{ hours: 0, name: "Not muted" },
] as const;

export type GroupsQuery = { q: string; tab: GroupTab; page: number };

/** Reads the query of the list's address. An invalid page counts as 1. Throws a 404 for an unknown tab. */
export function readGroupsQuery(params: URLSearchParams): GroupsQuery {
	const page = params.get("page") ?? "";
	return {
		q: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_SEARCH),
		tab: readFilter(params, "tab", GROUP_TABS, ({ id, name }) => [id, name])?.id ?? "all",
		page: /^[1-9]\d{0,3}$/.test(page) && Number(page) <= MOST_PAGES ? Number(page) : 1,
	};
}

/** Returns the address of the list. */
export function groupsPath({ q = "", tab = "all", page = 1 }: Partial<GroupsQuery>): string {
	const params = new URLSearchParams({
		...(tab === "all" ? {} : { tab }),
		...(q ? { q } : {}),
		...(page > 1 ? { page: String(page) } : {}),
	});
	return params.size > 0 ? `/groups?${params}` : "/groups";
}

/** '26 members'. */
export const membersInWords = (count: number): string => `${grouped(count)} ${count === 1 ? "member" : "members"}`;

const MOST_NAMED = 3;

/** 'you, Meera and 2 more here now', '4 here now' without names, '' for nobody. */
export function hereInWords(
	{ count, people }: { count: number; people: readonly { id: string; name: string }[] },
	own_id?: string,
): string {
	if (count === 0) return "";
	const others = people.filter(({ id }) => id !== own_id).map(({ name }) => name);
	const own = others.length < people.length ? [count === 1 ? "only you" : "you"] : [];
	const named = [...own, ...others].slice(0, MOST_NAMED);
	if (named.length === 0) return `${count} here now`;
	const more = count > named.length ? [`${count - named.length} more`] : [];
	const all = [...named, ...more];
	return `${all.length === 1 ? all[0] : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`} here now`;
}

export function activityLevel(messages_today: number): string {
	if (messages_today >= 100) return "High";
	return messages_today >= 10 ? "Medium" : messages_today > 0 ? "Low" : "Quiet";
}
