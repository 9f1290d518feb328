/** Sample challenges (ARENA-1), which the page marks 'Demo'. Each links to the page to meet it. */
export const SAMPLE_CHALLENGES = [
	{
		from: "Devika S.",
		team_code: "MI",
		what: "Beat my score in today's quiz.",
		link_text: "Play the quiz of the day",
		to: "/quiz/daily",
	},
	{
		from: "Joseph K.",
		team_code: "CSK",
		what: "Share a better career than Dhoni's. Go on.",
		link_text: "Find a player",
		to: "/players",
	},
	{
		from: "Farhan A.",
		team_code: "KKR",
		what: "One fact I don't know. Bring it.",
		link_text: "Search the facts",
		to: "/facts",
	},
	{
		from: "Asha R.",
		team_code: "RCB",
		what: "Call tonight's winner before the toss.",
		link_text: "Ask the predictor",
		to: "/quiz?tab=predictor",
	},
	{
		from: "Imran Q.",
		team_code: "SRH",
		what: "Bring more fans to your army than I do.",
		link_text: "Pick your team",
		to: "/community",
	},
] as const;
