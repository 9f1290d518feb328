import type { Reading, TeamMention } from "../read/reading.ts";
import type { World } from "../read/world.server.ts";

/** Whose figures are meant, and against whom. */
export type Sides = { team?: string; opponent?: string };
/** Seasons and sides of a player: whether a question about him makes sense. */
export type Played = { season: number; team_id: string; team: string }[];

export const asksForBest = ({ sorts }: Reading): boolean => sorts.has("most") || sorts.has("least");

/** Which of the sides named is the one played for, and which the one against: as the words say, else by who played for it. */
export function sidesOf(teams: readonly TeamMention[], playedFor: (team: string) => boolean): Sides {
	const sides: Sides = {};
	for (const { ids, side } of teams) {
		const [id] = ids;
		// 'KKR's Gambhir or KKR's Uthappa': named twice it is still one
		if (!id || id === sides.team || id === sides.opponent) continue;
		if (side === "against" || sides.team || (side !== "for" && !playedFor(id))) sides.opponent = id;
		else sides.team = id;
	}
	return sides;
}

/** The same matches as the other side sees them: what is the batter's team is the bowler's opponent, and his win a defeat. */
export function otherWay({ team, opponent }: Sides, outcome: Reading["outcome"] = null) {
	return {
		...(opponent ? { team: opponent } : {}),
		...(team ? { opponent: team } : {}),
		...(outcome ? { outcome: outcome === "won" ? ("lost" as const) : ("won" as const) } : {}),
	};
}

/** Which part of the record a reading means, sides apart. */
export function spanOf({ span, spans }: Reading): { season?: number; from_season?: number; to_season?: number } {
	const one = span ?? spans[0];
	if (!one) return {};
	return one.single || one.from === one.to ? { season: one.from } : { from_season: one.from, to_season: one.to };
}

export function scopeOf(reading: Reading) {
	const { grounds, stage, innings, outcome } = reading;
	return {
		...spanOf(reading),
		...(grounds[0] ? { ground: grounds[0] } : {}),
		...(stage ? { stage } : {}),
		...(innings ? { innings } : {}),
		...(outcome ? { outcome } : {}),
	};
}

const STAGES = { league: "in the league stage", playoff: "in playoffs", final: "in finals" };
const PHASES = {
	powerplay: "in the powerplay (overs 1-6)",
	middle: "in the middle overs (overs 7-15)",
	death: "at the death (overs 16-20)",
};

/** The part in words, to stand behind a figure: 'in 2016, against Mumbai Indians, at Eden Gardens'. */
export function scopeWords(
	reading: Reading,
	world: World,
	{ team, opponent }: { team?: string | undefined; opponent?: string | undefined } = {},
): string {
	const one = reading.span ?? reading.spans[0];
	const parts = [
		team && `for ${world.teams.get(team)?.name}`,
		opponent && `against ${world.teams.get(opponent)?.name}`,
		reading.grounds[0] && `at ${world.grounds.get(reading.grounds[0])?.name}`,
		one && (one.from === one.to ? `in ${one.from}` : `from ${one.from} to ${one.to}`),
		reading.stage && STAGES[reading.stage],
		reading.innings && (reading.innings === 2 ? "in second innings" : "in first innings"),
		reading.outcome && (reading.outcome === "won" ? "in matches won" : "in matches lost"),
		reading.phase && PHASES[reading.phase],
		reading.position && (reading.position.to === 2 ? "as an opener" : `batting at number ${reading.position.from}`),
	].filter(Boolean);
	return parts.length > 0 ? ` ${parts.join(", ")}` : "";
}

/** 'Fifties in successful chases': what counts matches without a player says which matches are meant. */
export function withChases(reading: Reading): Reading {
	const rest = reading.measures.filter(({ key }) => key !== "chase_wins" && key !== "bat_first_wins");
	if (rest.length === 0 || rest.length === reading.measures.length) return reading;
	const innings = reading.measures.some(({ key }) => key === "chase_wins") ? 2 : 1;
	return { ...reading, measures: rest, innings, outcome: "won" };
}
