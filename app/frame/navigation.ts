export type NavigationLink = { name: string; path: string; badge?: "New" | "Stats" | "AI" };

const home: NavigationLink = { name: "Home", path: "/" };
const facts: NavigationLink = { name: "Facts", path: "/facts" };
const players: NavigationLink = { name: "Player Directory", path: "/players" };
const teams: NavigationLink = { name: "IPL Teams", path: "/teams" };
const groups: NavigationLink = { name: "Player Groups", path: "/groups", badge: "New" };
const statistics: NavigationLink = { name: "Statistics", path: "/statistics", badge: "Stats" };
const seasons: NavigationLink = { name: "Seasons", path: "/seasons" };
const news: NavigationLink = { name: "Cricket News", path: "/news" };
const assistant: NavigationLink = { name: "AI Assistant", path: "/ai-chat", badge: "AI" };
const community: NavigationLink = { name: "Community", path: "/community" };
const quiz: NavigationLink = { name: "Quiz Challenge", path: "/quiz" };
const arena: NavigationLink = { name: "Arena", path: "/arena" };

/** The nine main links, in the order of the small screen's list. */
export const mainLinks = [home, facts, players, teams, groups, statistics, news, assistant, community];

export type NavigationMenu = { name: string; links: NavigationLink[] };

/** The header of large screens: links, and menus of links. */
export const headerLinks: (NavigationLink | NavigationMenu)[] = [
	home,
	facts,
	{ name: "Players & Teams", links: [players, teams, groups, statistics] },
	{ name: "Features", links: [{ name: "IPL Facts", path: "/facts-hub" }, news, assistant, community, quiz] },
	community,
];

export const footerLinks: NavigationMenu[] = [
	{ name: "Explore", links: [facts, players, teams, seasons, statistics, news] },
	{ name: "Take part", links: [quiz, groups, community, assistant, arena] },
];

export const legalLinks: NavigationLink[] = [
	{ name: "Privacy Policy", path: "/privacy" },
	{ name: "Terms of Service", path: "/terms" },
	{ name: "Cookie Policy", path: "/cookies" },
];

/** Destinations of the navigation whose pages have not landed. A page that lands takes its line out. */
const openingSoon: { path: string; name: string }[] = [
	{ path: "/groups", name: "The player groups" },
	{ path: "/news", name: "Cricket news" },
	{ path: "/community", name: "The community" },
	{ path: "/arena", name: "The arena" },
	{ path: "/profile", name: "Your profile" },
	{ path: "/settings", name: "Your settings" },
];

/** What is to open at a path or below it, or nothing when the path was never promised. */
export function opensSoon(path: string): { path: string; name: string } | undefined {
	return openingSoon.find((place) => path === place.path || path.startsWith(`${place.path}/`));
}
