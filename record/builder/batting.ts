import { isCredited, isDismissal, isFaced, isFour, isSix } from "./scoring.ts";
import type { Delivery, Row } from "./source.ts";

/** The innings a row belongs to, seen from the side that bats. */
export type Sides = { match_id: number; innings: number; franchise_id: string; opponent_id: string };

function newBatter(position: number) {
	return {
		position,
		runs: 0,
		balls: 0,
		fours: 0,
		sixes: 0,
		dismissal: "not out",
		bowler_id: null as string | null,
		fielder_ids: [] as string[],
		reached: { fifty: 0, hundred: 0 },
	};
}

/** The batting card of an innings: a row for everybody who was at the crease, in order of appearance, and their milestones. */
export function battingOf(balls: Delivery[], sides: Sides): { batting: Row[]; milestones: Row[] } {
	const batters = new Map<string, ReturnType<typeof newBatter>>();
	const at = (id: string) => {
		const batter = batters.get(id) ?? newBatter(batters.size + 1);
		batters.set(id, batter);
		return batter;
	};
	for (const ball of balls) {
		const striker = at(ball.batter);
		at(ball.non_striker);
		// a batter who retired hurt and is back has not ended his innings
		for (const id of [ball.batter, ball.non_striker])
			if (at(id).dismissal === "retired hurt") at(id).dismissal = "not out";
		striker.runs += ball.batter_runs;
		if (isFaced(ball)) striker.balls++;
		if (isFour(ball)) striker.fours++;
		if (isSix(ball)) striker.sixes++;
		if (striker.runs >= 50 && !striker.reached.fifty) striker.reached.fifty = striker.balls;
		if (striker.runs >= 100 && !striker.reached.hundred) striker.reached.hundred = striker.balls;
		for (const wicket of ball.wickets) {
			const out = at(wicket.player_out);
			out.dismissal = wicket.kind;
			out.bowler_id = isCredited(wicket.kind) ? ball.bowler : null;
			out.fielder_ids = wicket.fielders;
		}
	}
	const batting: Row[] = [];
	const milestones: Row[] = [];
	for (const [player_id, { reached, ...card }] of batters) {
		batting.push({ ...sides, player_id, ...card, is_out: isDismissal(card.dismissal) });
		if (reached.fifty) milestones.push({ ...sides, player_id, kind: "fifty", balls: reached.fifty });
		if (reached.hundred) milestones.push({ ...sides, player_id, kind: "hundred", balls: reached.hundred });
	}
	return { batting, milestones };
}
