export type Area = { name: string; path: string; badge?: "New" | "Stats" | "AI" };
export type AreaGroup = { name: string; links: Area[] };

const home: Area = { name: "Home", path: "/" };
const facts: Area = { name: "Facts", path: "/facts" };
const factsHub: Area = { name: "IPL Facts", path: "/facts-hub" };
const players: Area = { name: "Player Directory", path: "/players" };
const teams: Area = { name: "IPL Teams", path: "/teams" };
const groups: Area = { name: "Player Groups", path: "/groups", badge: "New" };
const statistics: Area = { name: "Statistics", path: "/statistics", badge: "Stats" };
const news: Area = { name: "Cricket News", path: "/news" };
const assistant: Area = { name: "AI Assistant", path: "/ai-chat", badge: "AI" };
const community: Area = { name: "Community", path: "/community" };
const quiz: Area = { name: "Quiz Challenge", path: "/quiz" };

const matches: Area = { name: "Matches", path: "/matches" };
const seasons: Area = { name: "Seasons", path: "/seasons" };
const compare: Area = { name: "Compare", path: "/players/compare" };
const explorer: Area = { name: "Explorer", path: "/statistics/explore" };
const predictor: Area = { name: "Predictor", path: "/quiz?tab=predictor" };
const battles: Area = { name: "Battles", path: "/battles" };
const arena: Area = { name: "Arena", path: "/arena" };
const challenges: Area = { name: "Challenges", path: "/community?tab=challenges" };

const daily: Area = { name: "Daily Quiz", path: "/quiz/daily" };
const data: Area = { name: "Open Data", path: "/data" };
const profile: Area = { name: "Profile", path: "/profile" };
const settings: Area = { name: "Settings", path: "/settings" };

/** The links and menus in the header of wide screens (SHELL-1). */
export const headerLinks: (Area | AreaGroup)[] = [
	home,
	matches,
	{ name: "Quiz", path: quiz.path },
	facts,
	{ name: "Players & Teams", links: [players, teams, groups, statistics, seasons, compare, explorer] },
	{
		name: "Features",
		links: [factsHub, news, assistant, community, quiz, predictor, challenges, battles, arena],
	},
	community,
];

/** All areas, for the sheet on phones and for /more. They include the nine links of SHELL-2. */
export const allAreas: AreaGroup[] = [
	{
		name: "The record",
		links: [players, teams, matches, seasons, statistics, facts, compare, explorer, assistant, news],
	},
	{ name: "Play", links: [daily, quiz, predictor, challenges] },
	{ name: "Fans", links: [groups, community, battles, arena] },
	{ name: "You", links: [home, data, profile, settings] },
];

/** The groups of links in the footer, collapsed on phones (SHELL-5). */
export const footerLinks: AreaGroup[] = [
	{ name: "Explore", links: [facts, players, teams, matches, seasons, statistics, explorer, data, news] },
	{ name: "Features", links: [quiz, groups, community, battles, assistant, arena] },
];

export const legalLinks: Area[] = [
	{ name: "Privacy Policy", path: "/privacy" },
	{ name: "Terms of Service", path: "/terms" },
	{ name: "Cookie Policy", path: "/cookies" },
];

const PATHS = allAreas.flatMap(({ links }) => links.map(({ path }) => path)).concat(factsHub.path);

/** The path of the area that an address belongs to, which is the longest that it begins with. */
export function currentArea({ pathname, search }: { pathname: string; search: string }): string | undefined {
	const here = pathname + search;
	const within = PATHS.filter((path) => {
		const [own = "", tab] = path.split("?");
		if (tab) return here === path;
		return own === "/" ? pathname === "/" : pathname === own || pathname.startsWith(`${own}/`);
	});
	return within.sort((a, b) => b.length - a.length)[0];
}
