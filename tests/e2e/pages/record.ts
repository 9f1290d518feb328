import { h1, heading, type Pages, region, text } from "./state.ts";

/** The match record: players, teams, matches, statistics. */
export const record: Pages = [
	{
		ids: "PLAYER-2 SHARE-1",
		of: "the directory",
		routes: ["players"],
		states: {
			filled: { at: "/players", shows: text("Showing 842 of 842 players") },
			"nothing found": { at: "/players?q=qqxxqq", shows: heading("No players found") },
			"of a team that there is none of": {
				at: "/players?team=XYZ",
				shows: (page) => page.getByRole("link", { name: "Clear the filter" }),
			},
			"asking a visitor to log in before sharing": {
				at: "/players",
				async act(page) {
					await page.getByRole("button", { name: "Share & Earn" }).click();
					await page.getByRole("button", { name: "Create Share Link" }).click();
				},
				shows: text("Please login to share and earn points!"),
			},
			"with what the fan's links brought about": {
				at: "/players",
				as: "fan",
				async act(page) {
					await page.getByText("Your viral impact").first().click();
					await page.getByRole("region", { name: "Your viral impact" }).getByRole("button", { name: "More" }).click();
				},
				shows: (page) => page.getByRole("region", { name: "Your viral impact" }).getByText("Demo"),
			},
		},
	},
	{
		ids: "PLAYER-3",
		of: "a player",
		routes: ["players/:slug"],
		states: {
			"a batter with a chart as a table": {
				at: "/players/virat-kohli-rcb",
				act: (page) => page.getByText("Show as a table").first().click(),
				shows: (page) => page.getByRole("row", { name: "2016 973", exact: true }),
			},
			"a bowler": { at: "/players/jasprit-bumrah-mi", shows: h1("Jasprit Bumrah") },
			"one who has yet to play": { at: "/players/vihaan-malhotra-rcb", shows: h1("Vihaan Malhotra") },
			"one of a side that is no more": { at: "/players/shubham-agarwal-gl", shows: h1("Shubham Agarwal") },
			nobody: { at: "/players/nobody-mi", shows: heading("Player not found") },
		},
	},
	{
		ids: "PLAYER-5",
		of: "players side by side",
		routes: ["players/compare"],
		states: {
			"one alone": { at: "/players/compare?players=virat-kohli-rcb", shows: text("Choose at least one more") },
			two: { at: "/players/compare?players=virat-kohli-rcb,ms-dhoni-csk", shows: region("Career figures") },
		},
	},
	{
		ids: "TEAM-1 TEAM-2",
		of: "teams",
		routes: ["teams", "teams/:code"],
		states: {
			"the ten": { at: "/teams", shows: heading("Chennai Super Kings") },
			"an old one": { at: "/teams/csk", shows: h1("Chennai Super Kings") },
			"a young one": { at: "/teams/lsg", shows: h1("Lucknow Super Giants") },
			nobody: { at: "/teams/nobody", shows: (page) => page.getByRole("heading", { level: 1 }) },
		},
	},
	{
		ids: "RELIVE-1",
		of: "a match to relive",
		routes: ["matches/:id/relive"],
		states: {
			"before it begins": { at: "/matches/981019/relive", shows: h1("Relive the 2016 final") },
			"after a wicket": {
				night: true,
				at: "/matches/981019/relive?ball=b2-12.5",
				shows: text("Bowled! Sran hits the stumps. Kohli goes for 54 off 35."),
			},
			"at the first ball": { at: "/matches/981019/relive?from=first", shows: text("Warner takes one off Aravind.") },
			"at the end": {
				at: "/matches/981019/relive?ball=b2-19.6",
				shows: (page) => page.getByRole("link", { name: "Scorecard of this match" }),
			},
			"a shortened one, without a win chance": {
				at: "/matches/1370353/relive?from=last",
				shows: (page) => page.getByText("This match was shortened").first(),
			},
			"no such match": { at: "/matches/1/relive", shows: (page) => page.getByRole("heading", { level: 1 }) },
		},
	},
	{
		ids: "RELIVE-2",
		of: "how good the win chance is",
		routes: ["predictor/model"],
		states: {
			"with the table of what came true": {
				at: "/predictor/model",
				act: (page) => page.getByText("What it said and what came true").click(),
				shows: heading("What it doesn't know"),
			},
		},
	},
	{
		ids: "TEAM-3",
		of: "matches and seasons",
		routes: ["matches", "matches/:id", "seasons", "seasons/:year"],
		states: {
			"all matches": { at: "/matches", shows: (page) => page.getByRole("list", { name: "Matches, Playoffs 2026" }) },
			"the filters of a season": {
				at: "/matches?season=2016&team=rcb&opponent=srh",
				act: (page) => page.getByRole("button", { name: "Filters" }).click(),
				shows: (page) => page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Show 3 matches" }),
			},
			"matches that were never played": {
				at: "/matches?team=gt&season=2009",
				shows: (page) => page.getByRole("heading", { level: 1 }),
			},
			"a match with super overs": { at: "/matches/1216517", shows: region("Result") },
			"an over of a match": {
				at: "/matches/981019",
				act: (page) => page.locator("#o2-16 > summary").click(),
				shows: (page) => page.locator("#balls").getByText("Bowled! Cutting hits the stumps. Rahul goes for 11 off 9."),
			},
			"a match that was broken off": { at: "/matches/1473495", shows: region("Result") },
			"a shortened match, which has no win chance": {
				at: "/matches/1473495#story",
				shows: text("This match had no result, so it has no win chance."),
			},
			"no such match": { at: "/matches/1", shows: (page) => page.getByRole("heading", { level: 1 }) },
			seasons: { at: "/seasons", shows: (page) => page.getByRole("heading", { level: 1 }) },
			"a season": {
				at: "/seasons/2016",
				shows: (page) => page.getByRole("table", { name: "League stage, 2016" }),
			},
			"a season with semi-finals": { at: "/seasons/2008", shows: h1("IPL 2008 champions Rajasthan Royals") },
		},
	},
	{
		ids: "STAT-4",
		of: "the explorer",
		routes: ["statistics/explore"],
		states: {
			"a question to begin with": {
				at: "/statistics/explore",
				shows: (page) => page.getByRole("table").getByText("Virat Kohli"),
			},
			"rates of few balls": {
				at: "/statistics/explore?rows=batting&measure=strike_rate,runs,balls&season=2020..&phase=death&by=player&having.balls=20..",
				shows: (page) => page.getByRole("table").getByText("few").first(),
			},
			"seasons in turn": {
				night: true,
				at: "/statistics/explore?rows=batting&measure=runs&player=ba607b88&by=season&order=keys",
				shows: (page) => page.getByRole("table").getByText("2016"),
			},
			"the rows behind a figure": {
				at: "/statistics/explore?rows=batting&measure=runs,balls&player=ba607b88&season=2016&order=keys&list=true",
				shows: (page) => page.getByRole("columnheader", { name: "Match" }),
			},
			"the sheet of conditions": {
				at: "/statistics/explore",
				async act(page) {
					const edit = page.getByText("Edit", { exact: true });
					if (await edit.isVisible()) await edit.click();
					await page.getByRole("button", { name: "Condition" }).click();
					await page.locator("summary").getByText("Season", { exact: true }).click();
				},
				shows: (page) => page.getByRole("dialog", { name: "Add a condition" }),
			},
			"a refusal": {
				at: "/statistics/explore?rows=sides&measure=won&phase=death&by=team",
				shows: (page) => page.getByRole("alert").filter({ hasText: "is no condition of sides" }),
			},
			"nothing found": {
				at: "/statistics/explore?rows=batting&measure=runs&team=gt&season=2009&by=player",
				shows: heading("Nothing matches all of that"),
			},
		},
	},
	{
		ids: "STAT-1 STAT-2",
		of: "statistics",
		routes: ["statistics", "statistics/:table"],
		states: {
			"the tables": { at: "/statistics", shows: (page) => page.getByRole("heading", { level: 1 }) },
			runs: { at: "/statistics/runs", shows: (page) => page.getByRole("table", { name: /runs/i }).first() },
			"the filters of a table": {
				at: "/statistics/strike-rate?season=2016&min=20",
				act: (page) => page.getByRole("button", { name: "Filters" }).click(),
				shows: (page) => page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Show the table" }),
			},
			"economy in a season": {
				at: "/statistics/economy?season=2016",
				shows: (page) => page.getByRole("table").first(),
			},
			"best figures": { at: "/statistics/best-figures", shows: (page) => page.getByRole("table").first() },
			grounds: { at: "/statistics/venues", shows: (page) => page.getByRole("table").first() },
			"nobody of a side that was not there": {
				at: "/statistics/runs?team=gt&season=2009",
				shows: (page) => page.getByRole("heading", { level: 1 }),
			},
		},
	},
	{
		ids: "SITE-3",
		of: "open data",
		routes: ["data"],
		states: {
			"with the columns of the balls": {
				at: "/data",
				act: (page) => page.getByText("The columns of balls.csv").click(),
				shows: (page) => page.getByRole("row", { name: /^non_boundary/ }),
			},
		},
	},
];
