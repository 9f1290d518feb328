import { heading, type Pages, text } from "./state.ts";

/** Pages of admins: setup, the dashboard, the desk. */
export const desk: Pages = [
	{
		ids: "ADMIN-5 AUTH-6",
		of: "setting up the site",
		routes: ["setup"],
		states: {
			"it is set up": { at: "/setup", shows: heading("This site is set up") },
			...Object.fromEntries(
				(
					[
						["name", "Your site's name"],
						["address", "Its public address"],
						["admin", "The first admin"],
						["mail", "Where the test mail goes"],
						["figures", "Community numbers"],
						["news", "Search key of serper.dev"],
						["model", "Tokens a day"],
						["invite", "Make an invitation"],
						["now", "Say hello in a room"],
					] as const
				).map(([step, shown]) => [step, { at: `/setup?step=${step}`, as: "admin" as const, shows: text(shown) }]),
			),
		},
	},
	{
		ids: "INDEX-1 ADMIN-1",
		of: "what is for admins",
		routes: ["indexnow-dashboard", "*"],
		states: {
			"the dashboard for a visitor": { at: "/indexnow-dashboard", shows: heading("This is for admins") },
			"the dashboard": {
				at: "/indexnow-dashboard",
				as: "admin",
				shows: text("Submitting is switched off."),
			},
			"the desk for a visitor": { at: "/cms-x9k2m", shows: heading("Oops! Page not found") },
		},
	},
	{
		ids: "ADMIN-2 ADMIN-3 ADMIN-4 ADMIN-5",
		of: "the desk",
		routes: ["*"],
		states: Object.fromEntries(
			(
				[
					["", "Say hello in a room"],
					["bulk", "1000+ questions and facts"],
					["individual", "Medium"],
					["moderation", "Reported messages"],
					["players", "CSV file"],
					["fans", "Users and roles"],
					["leaderboard", "Leaderboard"],
					["newsletter", "Subscribers"],
					["contact", "Messages to you"],
					["jobs", "Background jobs"],
					["budgets", "Today's budget"],
					["site", "Invitations"],
					["log", /Admin log|Everything admins do/],
				] as const
			).map(([tab, shown]) => [
				tab || "overview",
				{ at: `/cms-x9k2m${tab && `?tab=${tab}`}`, as: "admin" as const, shows: text(shown) },
			]),
		),
	},
];
