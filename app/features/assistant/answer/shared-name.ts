import type { Reading, TeamMention } from "../read/reading.ts";
import type { Context } from "./answer.ts";
import { type Played, spanOf } from "./scope.ts";

/**
 * The franchises that a name of the question may mean, when they are still several after a look at the rest of it: 'Pune' of
 * somebody who played for one of them, 'Gujarat' against a side that met only one. Settles the others in place.
 */
export async function sharedName(context: Context, reading: Reading): Promise<readonly string[] | null> {
	for (const mention of reading.teams.filter(({ ids }) => ids.length > 1)) {
		const left = await fitting(context, reading, mention);
		if (left.length !== 1) return mention.ids;
		mention.ids = left;
	}
	return null;
}

async function fitting(context: Context, reading: Reading, { ids, side }: TeamMention): Promise<readonly string[]> {
	const { teams } = context.world;
	const { season, from_season = season, to_season = season } = spanOf(reading);
	const alive = (id: string, from = from_season, to = to_season) => {
		const team = teams.get(id);
		return !!team && team.first_season <= (to ?? Infinity) && team.last_season >= (from ?? 0);
	};
	const then = ids.filter((id) => alive(id));
	const [person] = reading.people;
	if (then.length > 1 && person?.person && side !== "against") {
		const played: Played = await context.ask("player_seasons", { player: person.person.id });
		return then.filter((id) => played.some(({ team_id }) => team_id === id));
	}
	const other = reading.teams.find(({ ids: others }) => others.length === 1)?.ids[0];
	const rival = other ? teams.get(other) : undefined;
	return rival ? then.filter((id) => alive(id, rival.first_season, rival.last_season)) : then;
}
