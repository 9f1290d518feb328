import { inArray } from "drizzle-orm";
import { SITE_ROOM } from "../../app/features/groups/relive/rules.ts";
import type { Db } from "../../platform/database/database.ts";
import type { MatchRecord } from "../../record/record.ts";
import { playerGroups } from "../schema/groups.ts";
import { iplPlayers } from "../schema/players.ts";

const ROLE_GROUPS = [
	{ about: "batsman", group_name: "Batsmen", group_description: "Cover drives, ramps, and who should open." },
	{ about: "bowler", group_name: "Bowlers", group_description: "Yorkers, googlies, and what to bowl at the death." },
	{
		about: "all-rounder",
		group_name: "All-rounders",
		group_description: "Four overs and a finish: the balance of a side.",
	},
	{
		about: "wicket-keeper",
		group_name: "Wicket-keepers",
		group_description: "Stumpings, takes, and talk behind the stumps.",
	},
];
/** The second name is used if a fan's group already has the first. */
const NAMES_OF_SITE_ROOM = ["Match of the Day", "The Evening Match of the Day"];
const PLAYERS = [
	"Sachin Tendulkar",
	"Rohit Sharma",
	"Jasprit Bumrah",
	"MS Dhoni",
	"Virat Kohli",
	"Pat Cummins",
	"AB de Villiers",
	"Chris Gayle",
	"KL Rahul",
	"Hardik Pandya",
	"Shubman Gill",
	"Rashid Khan",
];

/**
 * Creates the first groups: of the current teams, the roles, a dozen players, and the match of the day. Existing ones
 * stay as they are.
 */
export async function seedGroups({ franchises }: Pick<MatchRecord, "franchises">, db: Db): Promise<void> {
	const teams = franchises.filter(({ is_current }) => is_current);
	const players = await db
		.select({ person_id: iplPlayers.person_id, name: iplPlayers.name })
		.from(iplPlayers)
		.where(inArray(iplPlayers.name, PLAYERS));
	await db
		.insert(playerGroups)
		.values([
			...teams.map(({ id, name }) => ({
				group_type: "team" as const,
				about: id,
				group_name: `${name} Fans`,
				group_description: `Match days, selections and songs: everything ${name}.`,
			})),
			...ROLE_GROUPS.map((group) => ({ group_type: "role" as const, ...group })),
			...players.map(({ person_id, name }) => ({
				group_type: "player" as const,
				about: person_id,
				group_name: `${name} Fan Club`,
				group_description: `For anyone who drops everything when ${name} is on.`,
			})),
			// `about` is unique, so at most one of these is inserted
			...NAMES_OF_SITE_ROOM.map((group_name) => ({
				group_type: "other" as const,
				about: SITE_ROOM,
				group_name,
				group_description: "One old match every evening, ball by ball, with everybody in step.",
			})),
		])
		.onConflictDoNothing();
}
