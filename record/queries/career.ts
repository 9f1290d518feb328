import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { matchScopeShape } from "../scope.ts";
import { type AppearanceLine, appearances } from "./appearances.ts";
import { type BattingLine, batting } from "./batting.ts";
import { type BowlingLine, bowling } from "./bowling.ts";
import { type FieldingLine, fieldingLeaders } from "./fielding.ts";

export const careerSchema = z.strictObject({ ...matchScopeShape, player: z.string() });
export type Person = {
	id: string;
	name: string;
	display_name: string;
	full_name: string | null;
	nationality: string | null;
	date_of_birth: string | null;
	batting_style: string | null;
	bowling_style: string | null;
	playing_role: string | null;
	role_group: string | null;
};
export type Career = {
	player: Person;
	/** null when he has played no match in the scope */
	appearances: AppearanceLine | null;
	batting: BattingLine;
	bowling: BowlingLine;
	/** null when he has no hand in a dismissal */
	fielding: FieldingLine | null;
};

/** A player's whole line in the scope, or null when nobody has that id. */
export async function career(db: Queryable, params: z.infer<typeof careerSchema>): Promise<Career | null> {
	const player = await findPerson(db, params.player);
	if (!player) return null;
	const [appearance] = await appearances(db, { ...params, metric: "matches" });
	const [battingLine] = await batting(db, params);
	const [bowlingLine] = await bowling(db, params);
	const [fielding] = await fieldingLeaders(db, { ...params, metric: "dismissals" });
	return {
		player,
		appearances: appearance ?? null,
		batting: battingLine as BattingLine,
		bowling: bowlingLine as BowlingLine,
		fielding: fielding ?? null,
	};
}

/** A person by id, or undefined. */
async function findPerson(db: Queryable, id: string): Promise<Person | undefined> {
	const { rows } = await db.execute(sql`
		select id, name, display_name, full_name, nationality, date_of_birth::text as date_of_birth, batting_style,
			bowling_style, playing_role, role_group from people where id = ${id}`);
	return rows[0] as Person | undefined;
}
