import type { BattleType } from "./rules.ts";

/** A battle as everybody sees it. */
export type Battle = {
	id: string;
	battle_type: BattleType;
	status: "active" | "ended";
	team_a_code: string;
	team_a_name: string;
	team_b_code: string;
	team_b_name: string;
	team_a_points: number;
	team_b_points: number;
	total_participants: number;
	/** ISO instants */
	end_time: string;
	created_at: string;
	/** of a battle that is over */
	winner: "a" | "b" | "draw" | null;
};

/** The open battles, and what the server's clock says, so that no browser's clock decides what is left. */
export type OpenBattles = { battles: Battle[]; now: string };

/** A fan's own place in a battle. */
export type Participation = {
	battle_id: string;
	side: "a" | "b";
	team_name: string;
	points_contributed: number;
	actions_count: number;
};
