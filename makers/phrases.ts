import { formatLongDate } from "../app/lib/dates.ts";

/** Former names of franchises, the last season of each, and the present name. */
export const FORMER_NAMES: readonly { team_id: string; name: string; last_season: number; now: string }[] = [
	{ team_id: "dc", name: "Delhi Daredevils", last_season: 2018, now: "Delhi Capitals" },
	{ team_id: "pbks", name: "Kings XI Punjab", last_season: 2020, now: "Punjab Kings" },
	{ team_id: "rcb", name: "Royal Challengers Bangalore", last_season: 2023, now: "Royal Challengers Bengaluru" },
	{ team_id: "rps", name: "Rising Pune Supergiants", last_season: 2016, now: "Rising Pune Supergiant" },
];

/** A team's name in a season: ('dc', 'Delhi Capitals', 2012) → 'Delhi Daredevils' */
export const teamThen = (team_id: string, team: string, season: number): string =>
	FORMER_NAMES.find((former) => former.team_id === team_id && season <= former.last_season)?.name ?? team;

/** Replaces team names by those of a season: ('Delhi Capitals lost', 2012) → 'Delhi Daredevils lost' */
export const namesThen = (text: string, season: number): string =>
	FORMER_NAMES.reduce((said, { name, last_season, now }) => {
		const [other, then] = season <= last_season ? [now, name] : [name, now];
		return said.replaceAll(new RegExp(`\\b${other}\\b`, "g"), then);
	}, text);

export const teamCode = (team_id: string): string => team_id.toUpperCase();

const SHORT: Record<string, string> = {
	"Chennai Super Kings": "Super Kings",
	"Deccan Chargers": "Chargers",
	"Delhi Capitals": "Capitals",
	"Delhi Daredevils": "Daredevils",
	"Gujarat Lions": "Gujarat Lions",
	"Gujarat Titans": "Titans",
	"Kings XI Punjab": "Kings XI",
	"Kochi Tuskers Kerala": "Kochi",
	"Kolkata Knight Riders": "Knight Riders",
	"Lucknow Super Giants": "Super Giants",
	"Mumbai Indians": "Mumbai Indians",
	"Pune Warriors": "Pune Warriors",
	"Punjab Kings": "Punjab Kings",
	"Rajasthan Royals": "Royals",
	"Rising Pune Supergiant": "Supergiant",
	"Rising Pune Supergiants": "Supergiants",
	"Royal Challengers Bangalore": "Royal Challengers",
	"Royal Challengers Bengaluru": "Royal Challengers",
	"Sunrisers Hyderabad": "Sunrisers",
};
/** A team's short name for headlines: 'Sunrisers Hyderabad' → 'Sunrisers' */
export const nickname = (team: string): string => SHORT[team] ?? team;

const TAKES_ARTICLE = /(?:Stadium|Oval|Academy|Complex)\b/;
/** 'Wankhede Stadium' → 'the Wankhede Stadium', 'Eden Gardens' stays */
export function theGround(ground: string): string {
	const name = ground.replaceAll("'", "’");
	return TAKES_ARTICLE.test(name) ? `the ${name}` : name;
}

// the ground's popular name, or its city if that is shorter
const IN_TITLE: Record<string, string> = {
	"ACA-VDCA Cricket Stadium": "in Visakhapatnam",
	"Arun Jaitley Stadium": "in Delhi",
	"Barsapara Cricket Stadium": "in Guwahati",
	"Dr DY Patil Sports Academy": "in Navi Mumbai",
	"Dubai International Cricket Stadium": "in Dubai",
	"JSCA International Stadium Complex": "in Ranchi",
	"M Chinnaswamy Stadium": "at the Chinnaswamy",
	"MA Chidambaram Stadium": "at Chepauk",
	"Maharaja Yadavindra Singh International Cricket Stadium": "in New Chandigarh",
	"Maharashtra Cricket Association Stadium": "in Pune",
	"Narendra Modi Stadium": "in Ahmedabad",
	"PCA IS Bindra Stadium": "in Mohali",
	"Rajiv Gandhi International Stadium": "in Hyderabad",
	"Saurashtra Cricket Association Stadium": "in Rajkot",
	"Shaheed Veer Narayan Singh International Stadium": "in Raipur",
	"Sawai Mansingh Stadium": "in Jaipur",
	"Sharjah Cricket Stadium": "in Sharjah",
	"VCA Stadium, Jamtha": "in Nagpur",
	"Wankhede Stadium": "at the Wankhede",
	"Zayed Cricket Stadium": "in Abu Dhabi",
};
/** A ground as a place in a headline: 'at the Wankhede', 'in Rajkot' */
export const atInTitle = (ground: string): string => IN_TITLE[ground] ?? `at ${theGround(ground)}`;
/** A ground as the subject of a headline: 'the Wankhede', 'Rajkot' */
export const groundInTitle = (ground: string): string => atInTitle(ground).replace(/^(?:at|in) /, "");

const STAGES: Record<string, (season: number) => string> = {
	Final: (season) => `in the final of ${season}`,
	"Semi Final": (season) => `in a semi-final of ${season}`,
	"3rd Place Play-Off": (season) => `in the third-place match of ${season}`,
	Eliminator: (season) => `in the Eliminator of ${season}`,
	"Elimination Final": (season) => `in the elimination final of ${season}`,
	"Qualifier 1": (season) => `in Qualifier 1 of ${season}`,
	"Qualifier 2": (season) => `in Qualifier 2 of ${season}`,
};
/** The occasion of a match: its stage, or the day of a league match. */
export const when = ({ stage, season, date }: { stage: string; season: number; date: string }): string =>
	STAGES[stage]?.(season) ?? `on ${formatLongDate(date)}`;

/** Demonyms: 'Afghanistan' → 'an Afghan' */
const PEOPLE_OF: Record<string, [one: string, many: string]> = {
	Afghanistan: ["an Afghan", "Afghans"],
	Australia: ["an Australian", "Australians"],
	Bangladesh: ["a Bangladeshi", "Bangladeshis"],
	England: ["an Englishman", "Englishmen"],
	India: ["an Indian", "Indians"],
	Ireland: ["an Irishman", "Irishmen"],
	Netherlands: ["a Dutchman", "Dutchmen"],
	"New Zealand": ["a New Zealander", "New Zealanders"],
	Pakistan: ["a Pakistani", "Pakistanis"],
	"South Africa": ["a South African", "South Africans"],
	"Sri Lanka": ["a Sri Lankan", "Sri Lankans"],
	"West Indies": ["a West Indian", "West Indians"],
	Zimbabwe: ["a Zimbabwean", "Zimbabweans"],
};
export const personOf = (country: string): string => PEOPLE_OF[country]?.[0] ?? `a player from ${country}`;
export const peopleOf = (country: string): string => PEOPLE_OF[country]?.[1] ?? `players from ${country}`;

const MOST_TAGS = 5;
/** Returns tags in lower case without repeats, at most five. */
export function tagsOf(...wanted: (string | number | null | undefined)[]): string[] {
	const plain = wanted
		.filter((tag) => tag !== null && tag !== undefined && tag !== "")
		.map((tag) => String(tag).toLowerCase().replaceAll("'", "’"));
	return [...new Set(plain)].slice(0, MOST_TAGS);
}
