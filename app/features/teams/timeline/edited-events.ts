import type { TeamCode } from "../rules.ts";
import type { TimelineEvent } from "./timeline-event.ts";

type EditedEvent = Omit<TimelineEvent, "to"> & { team: TeamCode; source: { name: string; url?: string } };

const AUCTION_OF_2008 = {
	name: "India Today, January 24, 2008",
	url: "https://www.indiatoday.in/latest-headlines/story/srk-preity-zinta-ambani-mallya-win-ipl-bids-22440-2008-01-24",
};
const NEW_TEAMS_OF_2021 = {
	name: "Zee News, October 25, 2021",
	url: "https://zeenews.india.com/cricket/ipl-new-teams-net-worth-of-new-franchises-owners-sanjeev-goenka-and-cvc-capital-partners-will-leave-you-stunned-check-here-2405604.html",
};
const SUSPENSION = {
	name: "ESPNcricinfo, July 14, 2015",
	url: "https://www.espncricinfo.com/story/csk-rr-owners-suspended-for-two-years-898461",
};
const COACHES_OF_2024 = {
	name: "CricXtasy, August 7, 2023",
	url: "https://cricxtasy.com/indian-premier-league-ipl/daniel-vettori-joins-sunrisers-hyderabad-as-head-coach/cid11807413.htm",
};

const bought = (team: TeamCode, owner: string, price: string): EditedEvent => ({
	team,
	year: 2008,
	event: `Bought by ${owner}`,
	type: "ownership",
	description: `For ${price} at the auction of the first eight sides on January 24.`,
	source: AUCTION_OF_2008,
});

const suspended = (team: TeamCode): EditedEvent => ({
	team,
	year: 2015,
	event: "Suspended for two years",
	type: "ownership",
	description: "By the committee under Justice R. M. Lodha; the side stayed away in 2016 and 2017.",
	source: SUSPENSION,
});

const newTeam = (team: TeamCode, city: string, owner: string, price: string): EditedEvent => ({
	team,
	year: 2021,
	event: `Bought by ${owner}`,
	type: "ownership",
	description: `For ${price}, as the new side of ${city} from 2022.`,
	source: NEW_TEAMS_OF_2021,
});

const coach = (
	team: TeamCode,
	year: number,
	name: string,
	description: string,
	source: EditedEvent["source"],
): EditedEvent => ({ team, year, event: `${name} named head coach`, type: "coaching", description, source });

/** Events from outside the record, written by hand, each with its source. */
export const EDITED_EVENTS: EditedEvent[] = [
	bought("mi", "Reliance Industries", "US$111.9 million"),
	bought("rcb", "Vijay Mallya", "US$111.6 million"),
	bought("csk", "India Cements", "US$91 million"),
	bought("dc", "GMR Holdings", "US$84 million"),
	bought("pbks", "Preity Zinta and Ness Wadia", "US$76 million"),
	bought("kkr", "Shah Rukh Khan, Juhi Chawla and Jay Mehta", "US$75.09 million"),
	bought("rr", "Emerging Media", "US$67 million"),
	{
		team: "srh",
		year: 2012,
		event: "Bought by Sun TV",
		type: "ownership",
		description: "For ₹85.05 crore a year, in place of the Deccan Chargers.",
		source: {
			name: "Sportskeeda, October 2012",
			url: "https://www.sportskeeda.com/cricket/breaking-sun-tv-wins-bid-for-hyderabad-ipl-team",
		},
	},
	suspended("csk"),
	suspended("rr"),
	{
		team: "dc",
		year: 2018,
		event: "JSW Sports takes half",
		type: "ownership",
		description: "A 50-50 partnership with the GMR Group, agreed in March.",
		source: {
			name: "Mint, March 9, 2018",
			url: "https://www.livemint.com/Companies/cG2gJcuwUJgvXJ2mwK9c5O/JSW-Sports-to-buy-50-stake-in-Delhi-Daredevils-from-GMR.html",
		},
	},
	newTeam("lsg", "Lucknow", "the RPSG Group", "₹7,090 crore"),
	newTeam("gt", "Ahmedabad", "CVC Capital Partners", "₹5,625 crore"),
	{
		team: "gt",
		year: 2025,
		event: "Torrent Group takes 67%",
		type: "ownership",
		description: "CVC keeps 33%; completed on March 17.",
		source: {
			name: "NDTV Sports, March 17, 2025",
			url: "https://sports.ndtv.com/ipl-2025/massive-development-in-gujarat-titans-just-ahead-of-ipl-2025-as-part-7944521",
		},
	},
	coach("csk", 2009, "Stephen Fleming", "After a season as a player of the side.", {
		name: "Sportskeeda",
		url: "https://www.sportskeeda.com/cricket/who-they-are-current-head-coaches-of-all-8-ipl-teams",
	}),
	coach("mi", 2024, "Mahela Jayawardene", "Back in the post he held from 2017 to 2022, for Mark Boucher.", {
		name: "ETV Bharat, October 13, 2024",
		url: "https://www.etvbharat.com/en/!sports/mahela-jayawardene-mumbai-indians-new-head-coach-replaces-mark-boucher-at-the-helm-enn24101303230",
	}),
	coach("rcb", 2023, "Andy Flower", "For the 2024 season, in place of Sanjay Bangar.", {
		name: "Rediff, August 4, 2023",
		url: "https://www.rediff.com/cricket/report/rcb-appoint-andy-flower-as-head-coach-for-ipl-2024/20230804.htm",
	}),
	coach("srh", 2023, "Daniel Vettori", "For the 2024 season, in place of Brian Lara.", COACHES_OF_2024),
	coach("lsg", 2023, "Justin Langer", "For the 2024 season, in place of Andy Flower.", COACHES_OF_2024),
	coach("kkr", 2025, "Abhishek Nayar", "For the 2026 season.", {
		name: "Sakshi, November 2025",
		url: "https://saksitv.com/share/current-affairs/news/nam_5994",
	}),
	coach("pbks", 2024, "Ricky Ponting", "For the 2025 season, in place of Trevor Bayliss.", {
		name: "Rediff, September 18, 2024",
		url: "https://www.rediff.com/cricket/report/ponting-named-punjab-kings-head-coach-ipl/20240918.htm",
	}),
	coach("rr", 2025, "Kumar Sangakkara", "For the 2026 season, after Rahul Dravid; he had the post from 2021 to 2024.", {
		name: "Devdiscourse, November 17, 2025",
		url: "https://www.devdiscourse.com/article/sports-games/3700259-kumar-sangakkara-returns-rajasthan-royals-head-coach-for-ipl-2026",
	}),
];

/** Newer owners than those in the source list of franchises, with the day of the change. */
export const LATER_OWNERS: { [team in TeamCode]?: { owner: string; owner_as_of: string } } = {
	gt: { owner: "Torrent Group (67%) and CVC Capital Partners", owner_as_of: "2025-03-17" },
};
