import type { UnfinishedMatch } from "../../../../record/builder/format.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { franchiseOf } from "./people.server.ts";

/** The number under which the record has a match of a feed: its own, or that of the same two sides on the same day. Null: it has not. */
export async function archivedAs(
	record: Pick<MatchRecord, "ask" | "knows" | "franchises">,
	match_id: number,
	{ info: { teams, dates } }: UnfinishedMatch,
): Promise<number | null> {
	if (record.knows("matches", match_id)) return match_id;
	const [team, opponent] = teams.map((name) => franchiseOf(record, name));
	const [date] = dates;
	if (!team || !opponent || !date) return null;
	const { rows } = await record.ask({
		rows: "matches",
		measures: ["matches"],
		list: true,
		order: "keys",
		where: { team, opponent, date },
	});
	return rows[0]?.match_id ?? null;
}
