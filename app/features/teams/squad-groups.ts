import type { PlayerFace } from "../players/faces.server.ts";
import { RUNS_A_WICKET, rowFocus } from "../players/focus.ts";
import type { Role } from "../players/rules.ts";
import type { SquadMember } from "./squad.server.ts";

const GROUPS: { name: string; role: Role | null }[] = [
	{ name: "Batters", role: "Batsman" },
	{ name: "Keepers", role: "Wicket-keeper/Batsman" },
	{ name: "All-rounders", role: "All-rounder" },
	{ name: "Bowlers", role: "Bowler" },
	{ name: "Also in the squad", role: null },
];

type Faces = Record<string, PlayerFace>;
export type SquadGroup = { name: string; members: SquadMember[] };

const worth = ({ runs, wickets }: SquadMember) => runs + RUNS_A_WICKET * wickets;

/** Groups a squad by role, without empty groups. Players with matches come first, by runs plus 25 for each wicket. */
export function squadGroups(members: SquadMember[], faces: Faces): SquadGroup[] {
	return GROUPS.map(({ name, role }) => ({
		name,
		members: members
			.filter(({ person_id }) => (faces[person_id]?.role ?? null) === role)
			.toSorted(
				(a, b) =>
					Number(b.matches > 0) - Number(a.matches > 0) ||
					worth(b) - worth(a) ||
					b.matches - a.matches ||
					b.career_matches - a.career_matches ||
					(a.name < b.name ? -1 : 1),
			),
	})).filter((group) => group.members.length > 0);
}

/** Returns the season's figure that suits the role; null without a match. */
export function squadFigure(
	{ matches, runs, wickets }: Pick<SquadMember, "matches" | "runs" | "wickets">,
	role: Role | null,
): { value: number; name: string } | null {
	if (matches === 0) return null;
	const [value, one, many] =
		rowFocus(role, { runs, wickets }) === "wickets" ? [wickets, "wicket", "wickets"] : [runs, "run", "runs"];
	return { value, name: value === 1 ? one : many };
}
