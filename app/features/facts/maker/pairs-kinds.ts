import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, type Ask, kind } from "./kind.ts";
import { boundaries, figuresOf, tags, teamThen, text, theGround, when } from "./phrases.ts";
import { places } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, inWords, number, ordinal, pick, rate } from "./words.ts";

// Two players: stands of batters, and batter against bowler.

type Stand = QueryResult<"partnerships">[number];
const both = (row: Stand) => `${row.batter1} and ${row.batter2}`;

const partnership = kind({
	name: "partnership",
	category: "Records",
	query: "partnerships",
	candidates: async () => places(12),
	params: () => ({ limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank } = found;
		return {
			title: pick(statement, [`${both(row)} put on ${row.runs}`, `${row.runs} together: ${both(row)}`]),
			fact: text(
				`For ${teamThen(row.team_id, row.team, row.season)} against ${teamThen(row.opponent_id, row.opponent, row.season)} ${when(row)} at ${theGround(row.ground)}, ${both(row)} added ${row.runs}${row.unbroken ? " unbroken" : ""} for the ${ordinal(row.wicket)} wicket.`,
				`It took ${count(row.balls, "ball")}; ${row.batter1} made ${row.batter1_runs} of the runs and ${row.batter2} ${row.batter2_runs}.`,
				first
					? "No stand in the IPL has been higher."
					: `Only ${countInWords(rank - 1, "stand")} in the IPL ${rank === 2 ? "has" : "have"} been higher.`,
			),
			tags: tags(row.batter1, row.batter2, "partnerships", row.team_id, row.season),
			figure: `${row.runs}${row.unbroken ? "*" : ""}`,
			figures: figuresOf({
				Runs: row.runs,
				Balls: row.balls,
				[row.batter1]: row.batter1_runs,
				[row.batter2]: row.batter2_runs,
				"Higher stands": rank - 1,
			}),
		};
	},
});

const wicketRecord = kind({
	name: "wicket_record",
	category: "Records",
	query: "partnerships",
	candidates: async () => [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((wicket) => ({ wicket })),
	params: ({ wicket }) => ({ wicket, limit: 2 }),
	write([row, next], statement, { wicket }) {
		if (!row || !next || next.rank === 1) return null;
		const nth = ordinal(wicket);
		return {
			title: pick(statement, [
				`The best ${nth}-wicket stand is worth ${row.runs}`,
				`${row.runs} for the ${nth} wicket is the most`,
			]),
			fact: text(
				`${both(row)} added ${row.runs} for the ${nth} wicket for ${teamThen(row.team_id, row.team, row.season)} against ${teamThen(row.opponent_id, row.opponent, row.season)} ${when(row)}.`,
				`No IPL pair has made more for that wicket; the ${next.runs} of ${both(next)} in ${next.season} comes next.`,
			),
			tags: tags("partnerships", row.batter1, row.batter2, row.team_id, row.season),
			figure: `${row.runs}${row.unbroken ? "*" : ""}`,
			figures: figuresOf({ Runs: row.runs, "Next stand": next.runs }),
		};
	},
});

const pair = kind({
	name: "pair",
	category: "Players",
	query: "pairs",
	candidates: async () => places(12),
	params: () => ({ metric: "runs", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank } = found;
		const names = `${row.batter1} and ${row.batter2}`;
		return {
			title: pick(statement, [`${names}: ${number(row.runs)} runs`, `${names} have made ${number(row.runs)}`]),
			fact: text(
				`Batting together, ${names} have added ${number(row.runs)} runs in ${count(row.stands, "stand")}${row.average === null ? "" : `, ${rate(row.average)} for each time they were parted`}.`,
				first
					? "No pair in the IPL has made more."
					: `Only ${countInWords(rank - 1, "pair")} in the IPL ${rank === 2 ? "has" : "have"} made more.`,
				`Their best is ${row.best}, and ${countInWords(row.hundreds, "stand")} reached a hundred.`.replace(
					"no stands reached",
					"none reached",
				),
			),
			tags: tags(row.batter1, row.batter2, "partnerships"),
			figure: number(row.runs),
			figures: figuresOf({
				Runs: number(row.runs),
				Stands: row.stands,
				Average: row.average === null ? null : rate(row.average),
				Best: row.best,
				Hundreds: row.hundreds,
				"Pairs with more": rank - 1,
			}),
		};
	},
});

/** The pairs that have met for most balls: one question serves both kinds. */
async function duels(ask: Ask): Promise<{ batter: string; bowler: string }[]> {
	const lines = await ask("matchups", { metric: "balls", limit: 100 });
	return lines.map(({ batter_id, bowler_id }) => ({ batter: batter_id, bowler: bowler_id }));
}

const duelRuns = kind({
	name: "duel_runs",
	category: "Players",
	query: "matchups",
	candidates: duels,
	params: ({ batter, bowler }) => ({ batter, bowler, metric: "runs", limit: 1 }),
	write([row], statement) {
		if (!row || row.strike_rate === null) return null;
		return {
			title: pick(statement, [
				`${row.batter} has taken ${row.runs} runs off ${row.bowler}`,
				`${row.bowler} has cost ${row.runs} runs against ${row.batter}`,
				`${row.batter} v ${row.bowler}: ${row.runs} runs`,
			]),
			fact: text(
				`${row.batter} has faced ${count(row.balls, "ball")} from ${row.bowler} in ${count(row.innings, "innings")} and made ${row.runs} runs, a strike rate of ${rate(row.strike_rate)}.`,
				boundaries(row) && `He hit ${boundaries(row)}.`,
				row.wickets > 0
					? `${row.bowler} has had him out ${countInWords(row.wickets, "time")
							.replace(/^one time$/, "once")
							.replace(/^two times$/, "twice")}.`
					: `${row.bowler} has never had him out.`,
			),
			tags: tags(row.batter, row.bowler, "duels"),
			figure: count(row.runs, "run"),
			figures: figuresOf({
				Runs: row.runs,
				Balls: row.balls,
				Innings: row.innings,
				"Strike rate": rate(row.strike_rate),
				Sixes: row.sixes,
				Fours: row.fours,
				Dismissals: row.wickets,
			}),
		};
	},
});

const duelWickets = kind({
	name: "duel_wickets",
	category: "Players",
	query: "matchups",
	candidates: duels,
	params: ({ batter, bowler }) => ({ batter, bowler, metric: "wickets", limit: 1 }),
	write([row], statement) {
		if (!row || row.wickets < 5) return null;
		return {
			title: pick(statement, [
				`${row.bowler} has dismissed ${row.batter} ${inWords(row.wickets)} times`,
				`${row.batter} has fallen ${inWords(row.wickets)} times to ${row.bowler}`,
			]),
			fact: text(
				`In ${count(row.innings, "innings")} against each other, ${row.bowler} has dismissed ${row.batter} ${inWords(row.wickets)} times.`,
				`It took ${count(row.balls, "ball")}, off which ${row.batter} made ${row.runs} runs.`,
			),
			tags: tags(row.bowler, row.batter, "duels"),
			figure: `${row.wickets} times`,
			figures: figuresOf({ Dismissals: row.wickets, Innings: row.innings, Balls: row.balls, Runs: row.runs }),
		};
	},
});

export const pairsKinds: AnyKind[] = [partnership, wicketRecord, pair, duelRuns, duelWickets];
