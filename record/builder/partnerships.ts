import type { Sides } from "./batting.ts";
import { isDismissal, isFaced } from "./scoring.ts";
import type { Delivery, Row } from "./source.ts";

type Stand = {
	stand: number;
	wicket: number;
	batter1_id: string;
	batter2_id: string;
	runs: number;
	balls: number;
	batter1_runs: number;
	batter2_runs: number;
	unbroken: boolean;
};

/** The stands of an innings: all runs, extras too, while the same two are in. A retirement ends a stand. */
export function partnershipsOf(balls: Delivery[], sides: Sides): Row[] {
	const stands: Stand[] = [];
	const order: string[] = [];
	let wickets = 0;
	let open: Stand | undefined;
	for (const ball of balls) {
		for (const id of [ball.batter, ball.non_striker]) if (!order.includes(id)) order.push(id);
		const [first, second] = [ball.batter, ball.non_striker].sort((a, b) => order.indexOf(a) - order.indexOf(b));
		if (!open || open.batter1_id !== first || open.batter2_id !== second) {
			open = {
				stand: stands.length + 1,
				wicket: wickets + 1,
				batter1_id: first as string,
				batter2_id: second as string,
				runs: 0,
				balls: 0,
				batter1_runs: 0,
				batter2_runs: 0,
				unbroken: true,
			};
			stands.push(open);
		}
		open.runs += ball.total_runs;
		if (isFaced(ball)) open.balls++;
		if (ball.batter === open.batter1_id) open.batter1_runs += ball.batter_runs;
		else open.batter2_runs += ball.batter_runs;
		if (ball.wickets.length === 0) continue;
		const fallen = ball.wickets.filter((wicket) => isDismissal(wicket.kind)).length;
		wickets += fallen;
		open.unbroken = fallen === 0;
		open = undefined;
	}
	return stands.map((stand) => ({ ...sides, ...stand }));
}
