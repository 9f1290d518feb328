export type NavigationLink = { name: string; path: string; badge?: "New" | "Stats" | "AI" };

const home: NavigationLink = { name: "Home", path: "/" };
const facts: NavigationLink = { name: "Facts", path: "/facts" };
const players: NavigationLink = { name: "Player Directory", path: "/players" };
const teams: NavigationLink = { name: "IPL Teams", path: "/teams" };
const groups: NavigationLink = { name: "Player Groups", path: "/groups", badge: "New" };
const statistics: NavigationLink = { name: "Statistics", path: "/statistics", badge: "Stats" };
const explorer: NavigationLink = { name: "Explorer", path: "/statistics/explore" };
const data: NavigationLink = { name: "Open Data", path: "/data" };
const seasons: NavigationLink = { name: "Seasons", path: "/seasons" };
const news: NavigationLink = { name: "Cricket News", path: "/news" };
const assistant: NavigationLink = { name: "AI Assistant", path: "/ai-chat", badge: "AI" };
const community: NavigationLink = { name: "Community", path: "/community" };
const quiz: NavigationLink = { name: "Quiz Challenge", path: "/quiz" };
const battles: NavigationLink = { name: "Team Battles", path: "/battles" };
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
	{ name: "Explore", links: [facts, players, teams, seasons, statistics, explorer, data, news] },
	{ name: "Take part", links: [quiz, groups, community, battles, assistant, arena] },
];

export const legalLinks: NavigationLink[] = [
	{ name: "Privacy Policy", path: "/privacy" },
	{ name: "Terms of Service", path: "/terms" },
	{ name: "Cookie Policy", path: "/cookies" },
];
