import type { MatchRecord } from "../../../../record/record.ts";
import type { Card } from "../scorecard.server.ts";
import { plural } from "../words.ts";
import type { MatchDetails } from "./match-details.server.ts";

const ROLES: Record<string, string> = {
	batter: "Batter",
	bowler: "Bowler",
	all_rounder: "All-rounder",
	wicketkeeper: "Wicketkeeper",
};

type People = MatchRecord["names"]["people"];

/** A side's players in batting order, with role and figures of the match. */
export function lineupOf(card: Card, details: MatchDetails, team_id: string, people: People) {
	const roles = new Map(people.map(({ id, role }) => [id, role]));
	const bat = card.batting.filter((line) => line.team_id === team_id);
	const position = ({ player_id }: { player_id: string }) => {
		const at = bat.findIndex((line) => line.player_id === player_id);
		return at < 0 ? bat.length : at;
	};
	return card.lineups
		.filter((line) => line.team_id === team_id)
		.map(({ player_id, player }) => ({
			player_id,
			player,
			role: ROLES[roles.get(player_id) ?? ""] ?? null,
			figures: figuresOf(card, details, player_id),
		}))
		.toSorted((a, b) => position(a) - position(b));
}

function figuresOf({ batting, bowling }: Card, { fielding }: MatchDetails, player_id: string): string {
	const of = <Line extends { player_id: string }>(lines: Line[]) => lines.find((line) => line.player_id === player_id);
	const [bat, bowl, field] = [of(batting), of(bowling), of(fielding)];
	const fielded = field
		? [
				[field.catches, "catch", "catches"] as const,
				[field.stumpings, "stumping", "stumpings"] as const,
				[field.run_outs, "run out", "run outs"] as const,
			].flatMap(([count, one, many]) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []))
		: [];
	return [
		...(bat ? [`${bat.runs}${bat.not_out ? "*" : ""} off ${plural(bat.balls, "ball")}`] : []),
		...(bowl ? [`${bowl.wickets} for ${bowl.runs}`] : []),
		...fielded,
	].join(", ");
}
