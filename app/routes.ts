import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("features/home/home-page.tsx", { id: "home" }),
	route("home", "features/home/home-page.tsx", { id: "home-by-name" }),
	route("facts", "features/facts/facts-page.tsx"),
	route("facts/:slug", "features/facts/fact-page.tsx"),
	route("facts-hub", "features/facts/facts-hub-page.tsx"),
	route("players", "features/players/players-page.tsx"),
	route("players/compare", "features/players/compare-page.tsx"),
	route("players/:slug", "features/players/player-page.tsx"),
	route("matches", "features/matches/matches-page.tsx"),
	route("matches/:id", "features/matches/match-page.tsx"),
	route("seasons", "features/matches/seasons-page.tsx"),
	route("seasons/:year", "features/matches/season-page.tsx"),
	route("teams", "features/teams/teams-page.tsx"),
	route("teams/:code", "features/teams/team-page.tsx"),
	route("auth", "features/auth/auth-page.tsx"),
	route("auth/confirm", "features/auth/confirm-page.tsx"),
	route("privacy", "features/legal/privacy-page.tsx"),
	route("terms", "features/legal/terms-page.tsx"),
	route("cookies", "features/legal/cookies-page.tsx"),
	route("*", "frame/not-found-page.tsx"),
] satisfies RouteConfig;
