import { expect, test } from "vitest";
import type { PlayerFace } from "../players/faces.server.ts";
import { squadFigure, squadGroups } from "./squad-groups.ts";

const member = (name: string, figures = {}) => ({
	...{ person_id: name, name, matches: 0, runs: 0, wickets: 0, career_matches: 0 },
	...figures,
});
const face = (role: PlayerFace["role"]): PlayerFace => ({ slug: "", name: "", role, jersey_number: null });

test("TEAM-2 a squad is listed by role, players with matches first, and no role is left empty", () => {
	const members = [
		member("never"),
		member("few", { matches: 3, runs: 20 }),
		member("much", { matches: 14, runs: 500 }),
		member("quick", { matches: 9, wickets: 12 }),
		member("stranger"),
	];
	const faces = { never: face("Batsman"), few: face("Batsman"), much: face("Batsman"), quick: face("Bowler") };
	const names = squadGroups(members, faces).map(({ name, members }) => [name, ...members.map(({ name }) => name)]);
	expect(names).toEqual([
		["Batters", "much", "few", "never"],
		["Bowlers", "quick"],
		["Also in the squad", "stranger"],
	]);
});

test("TEAM-2 a squad player's figure suits the role; none without a match", () => {
	const played = { matches: 10, runs: 200, wickets: 9 };
	expect(squadFigure(played, "Bowler")).toEqual({ value: 9, name: "wickets" });
	expect(squadFigure(played, "Batsman")).toEqual({ value: 200, name: "runs" });
	expect(squadFigure(played, "All-rounder")).toEqual({ value: 9, name: "wickets" });
	expect(squadFigure({ ...played, wickets: 7 }, "All-rounder")).toEqual({ value: 200, name: "runs" });
	expect(squadFigure({ ...played, wickets: 1 }, "Bowler")).toEqual({ value: 1, name: "wicket" });
	expect(squadFigure({ matches: 0, runs: 0, wickets: 0 }, "Batsman")).toBeNull();
});
