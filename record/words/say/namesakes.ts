import type { MatchRecord } from "../../record.ts";
import type { NameOf } from "./names.ts";

type Row = {
	player_id: string;
	team_id?: string;
	season?: number;
	role?: string;
	bowl_style?: string;
	bat_hand?: string;
};
const MANY = 1000;

/**
 * What tells men of one name apart, by id: the side each played for last, what he does and his matches. `matches`: how many
 * each has played.
 */
export async function tellingApart(
	ids: string[],
	matches: Map<string, number>,
	{ askAny }: MatchRecord,
	name: NameOf,
): Promise<Map<string, string>> {
	const where = { player: ids };
	const [people, sides] = await Promise.all([
		askAny({ rows: "people", measures: ["people"], where, list: true, order: "keys", limit: MANY }),
		askAny({
			rows: "appearances",
			measures: ["matches"],
			where,
			by: ["player", "team", "season"],
			order: "keys",
			limit: MANY,
		}),
	]);
	return new Map(
		ids.map((id) => {
			const of = (rows: unknown[]) => (rows as Row[]).filter(({ player_id }) => player_id === id);
			const [last] = of(sides.rows).toSorted((a, b) => (b.season ?? 0) - (a.season ?? 0));
			const [man] = of(people.rows);
			const parts = [last?.team_id && name(last.team_id), man && styleOf(man), `${matches.get(id) ?? 0} matches`];
			return [id, parts.filter(Boolean).join(", ")];
		}),
	);
}

/** How a bowler or an all-rounder bowls, with which hand others bat. */
function styleOf({ role = "", bowl_style, bat_hand }: Row): string | undefined {
	const bowls = role === "bowler" || role === "all_rounder";
	if (bowls && isKnown(bowl_style)) return bowl_style.toLowerCase();
	return isKnown(bat_hand) ? `${bat_hand}-hander` : undefined;
}

const isKnown = (value: string | undefined | null): value is string => Boolean(value) && value !== "unknown";
