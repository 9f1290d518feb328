import { sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { type Titles, titles } from "../../../record/queries/seasons.ts";
import { readSheet, type Sheets } from "../../../record/sheets.ts";
import { type AsOf, asOf } from "../../../record/snapshot.ts";
import { LATER_OWNERS } from "./edited-events.ts";
import { TEAMS, type TeamCode, UNKNOWN_OWNERS } from "./rules.ts";

/** What is known of a side beyond its matches: null is unknown. Dates are days or months: '2026-04-18', '2025-11'. */
export type TeamProfile = {
	id: TeamCode;
	short_name: string;
	name: string;
	city: string;
	founded: number;
	captain: string | null;
	captain_as_of: string | null;
	owner: string | null;
	owner_as_of: string | null;
	head_coach: string | null;
	head_coach_as_of: string | null;
	home_grounds: string[];
};

export type TeamCard = TeamProfile & Pick<Titles, "titles" | "title_seasons">;

type Teams = { teams: TeamCard[]; as_of: AsOf };

/** The list of teams: one sheet. */
export const teamsSheets: Sheets<Teams> = {
	kind: "teams",
	folder: import.meta.dirname,
	keys: async () => [CURRENT],
	make: makeTeams,
};
const CURRENT = "current";

/** The ten sides with the titles they have won, in the order of the cards. One query. */
export async function listTeams(db: Queryable): Promise<Teams> {
	return (await readSheet(db, teamsSheets, CURRENT)) as Teams;
}

async function makeTeams(db: Queryable): Promise<Teams> {
	const [profiles, won, as_of] = await Promise.all([teamProfiles(db), titles(db, { current_teams: true }), asOf(db)]);
	const teams = profiles.map((profile) => {
		const line = won.find(({ team_id }) => team_id === profile.id);
		return { ...profile, titles: line?.titles ?? 0, title_seasons: line?.title_seasons ?? [] };
	});
	return { teams, as_of };
}

type ProfileRow = Omit<TeamProfile, "founded" | "captain_as_of" | "head_coach_as_of" | "home_grounds"> & {
	captain_source: string | null;
	head_coach_source: string | null;
	home_grounds: string | null;
};

/** The profiles of the ten, in the order of the cards. */
export async function teamProfiles(db: Queryable): Promise<TeamProfile[]> {
	const { rows } = await db.execute(sql`
		select id, short_name, name, city, captain, captain_source, head_coach, head_coach_source, owner, owner_as_of, home_grounds
		from franchises where is_current`);
	const known = rows as ProfileRow[];
	return TEAMS.flatMap(({ code, founded }) => {
		const row = known.find(({ id }) => id === code);
		if (!row) return [];
		const { captain_source, head_coach_source, home_grounds, ...profile } = row;
		const certain = !(code in UNKNOWN_OWNERS);
		return [
			{
				...profile,
				founded,
				captain_as_of: dayOf(captain_source),
				head_coach_as_of: dayOf(head_coach_source),
				owner: certain && row.owner ? withoutGaps(row.owner) : null,
				owner_as_of: certain ? row.owner_as_of : null,
				...LATER_OWNERS[code],
				home_grounds: groundsOf(home_grounds),
			},
		];
	});
}

/** The day that a source was true: '… (as of 2026-04-18)' */
const dayOf = (source: string | null) => source?.match(/as of (\d{4}-\d{2}-\d{2})/)?.[1] ?? null;

/** 'Eden Gardens, Kolkata (7); …': the matches hosted are counted elsewhere. */
const groundsOf = (text: string | null) =>
	(text ?? "").split("; ").flatMap((part) => part.replace(/ \(\d+\)$/, "") || []);

/** Where the source of an owner breaks off, the names it gave in full stay. */
const withoutGaps = (owner: string) =>
	owner.replace(/, and another partner \(excerpt cut.*$/, " and others").replace(/ \(owner\)$/, "");
