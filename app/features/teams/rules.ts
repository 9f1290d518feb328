/** The ten sides in the order of the list, with their first seasons. */
export const TEAMS = [
	{ code: "mi", founded: 2008 },
	{ code: "csk", founded: 2008 },
	{ code: "rcb", founded: 2008 },
	{ code: "kkr", founded: 2008 },
	{ code: "dc", founded: 2008 },
	{ code: "pbks", founded: 2008 },
	{ code: "rr", founded: 2008 },
	{ code: "srh", founded: 2013 },
	{ code: "gt", founded: 2022 },
	{ code: "lsg", founded: 2022 },
] as const;
export type TeamCode = (typeof TEAMS)[number]["code"];

/** Sides that were for sale, or whose owner no source named, when the source list of franchises was made. */
export const UNKNOWN_OWNERS: ReadonlySet<string> = new Set(["srh", "rcb", "rr"]);

export const teamsTexts = {
	loadFailed: "Failed to load teams",
	notFound: "Team not found",
	notFoundText: (code: string) => `There is no team "${code}" among the ten.`,
	loginToShare: "Please login to share team profiles and join the viral competition!",
	netRunRate: "We work out net run rate ourselves; it can differ from the official table by a few thousandths.",
};

/** Reads a team's code in any case; undefined for another text. */
export function readTeamCode(text: string): TeamCode | undefined {
	return TEAMS.find(({ code }) => code === text.toLowerCase())?.code;
}

export const titlesInWords = (titles: number) => `${titles} ${titles === 1 ? "Title" : "Titles"}`;
