import type { Ask, Line } from "../../../../../makers/ask.ts";
import { tagsOf, theGround, when } from "../../../../../makers/phrases.ts";
import { said, say, sentences } from "../../../../../makers/said.ts";
import { places } from "../../../../../makers/scopes.ts";
import { standingAt } from "../../../../../makers/standing.ts";
import {
	boundaries,
	countInWords,
	countSaid,
	grouped,
	inWords,
	numberSaid,
	ordinal,
	pick,
	rateSaid,
	times,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";
import { opponentThen, sideThen } from "../match-sides.ts";

// Two players: partnerships of batters, and batter against bowler.

type Stand = Line<"runs" | "balls">;
const pairName = (row: Stand) => `${row.player} and ${row.partner}`;
const runs = (row: { runs: number }) => numberSaid(row.runs, "Runs");
const cardFigure = (row: Stand) => said(`${row.runs}${row.unbroken ? "*" : ""}`, "Runs", row.runs);
const sides = (row: Stand) => `${sideThen(row)} against ${opponentThen(row)} ${when(row)}`;

const partnership = factKind({
	name: "partnership",
	category: "Records",
	candidates: async () => places(12),
	questions: () => ({ stands: { rows: "stands", measures: ["runs", "balls"], list: true, limit: 12 } }),
	further({ stands }, { place }) {
		const row = stands.rows[place - 1];
		if (!row) return null;
		const pair = [row.player_id, row.partner_id];
		return {
			batters: {
				rows: "batting",
				measures: ["runs"],
				by: ["player"],
				where: { match: row.match_id, wicket: row.wicket_number, player: pair, partner: pair },
			},
		};
	},
	write({ stands, batters }, statement, { place }) {
		const found = standingAt(stands.rows, place);
		if (!found) return null;
		const { row, first, rank } = found;
		const madeBy = (id: string, name: string) =>
			numberSaid(batters.rows.find(({ player_id }) => player_id === id)?.runs ?? 0, name);
		return {
			title: pick(statement, [say`${pairName(row)} put on ${runs(row)}`, say`${runs(row)} together: ${pairName(row)}`]),
			fact: sentences(
				say`For ${sides(row)} at ${theGround(row.ground)}, ${pairName(row)} added ${runs(row)}${row.unbroken && " unbroken"} for the ${ordinal(row.wicket_number, "Wicket")} wicket.`,
				say`It took ${countSaid(row.balls, "ball")}; ${row.player} made ${madeBy(row.player_id, row.player)} of the runs and ${row.partner} ${madeBy(row.partner_id, row.partner)}.`,
				first
					? "No stand in the IPL has been higher."
					: say`Only ${countInWords(rank - 1, "stand", "Higher stands")} in the IPL ${rank === 2 ? "has" : "have"} been higher.`,
			),
			tags: tagsOf(row.player, row.partner, "partnerships", row.team_id, row.season),
			figure: cardFigure(row),
		};
	},
});

const wicketRecord = rankedKind({
	name: "wicket_record",
	category: "Records",
	candidates: async () => [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((wicket) => ({ wicket })),
	list: "stands",
	ranking: ({ wicket }) => ({ rows: "stands", measures: ["runs", "balls"], where: { wicket }, list: true, limit: 3 }),
	write({ row, alone, below, next }, statement, { wicket }) {
		if (!alone || !below) return null;
		const nth = ordinal(wicket, "Wicket");
		return {
			title: pick(statement, [
				say`The best ${nth}-wicket stand is worth ${runs(row)}`,
				say`${runs(row)} for the ${nth} wicket is the most`,
			]),
			fact: sentences(
				say`${pairName(row)} added ${runs(row)} for the ${nth} wicket for ${sides(row)}.`,
				say`No IPL pair has made more for that wicket${next && say`; the ${numberSaid(next.runs, "Next stand")} of ${pairName(next)} in ${next.season} comes next`}.`,
			),
			tags: tagsOf("partnerships", row.player, row.partner, row.team_id, row.season),
			figure: cardFigure(row),
		};
	},
});

const pair = rankedKind({
	name: "pair",
	category: "Players",
	candidates: async () => places(12),
	list: "pairs",
	ranking: () => ({
		rows: "stands",
		measures: ["runs", "count", "average", "highest", "hundreds"],
		by: ["pair"],
		limit: 12,
	}),
	write({ row, first, rank }, statement) {
		const [one = "", other = ""] = [row.player, row.partner].sort();
		const names = `${one} and ${other}`;
		return {
			title: pick(statement, [say`${names}: ${runs(row)} runs`, say`${names} have made ${runs(row)}`]),
			fact: sentences(
				say`Batting together, ${names} have added ${runs(row)} runs in ${countSaid(row.count, "stand")}${row.average !== null && say`, ${rateSaid(row.average, "Average")} for each time they were parted`}.`,
				first
					? "No pair in the IPL has made more."
					: say`Only ${countInWords(rank - 1, "pair", "Pairs with more")} in the IPL ${rank === 2 ? "has" : "have"} made more.`,
				say`Their best is ${numberSaid(row.highest, "Best")}, and ${row.hundreds === 0 ? "none" : countInWords(row.hundreds, "stand", "Hundreds")} reached a hundred.`,
			),
			tags: tagsOf(one, other, "partnerships"),
			figure: runs(row),
		};
	},
});

/** Returns the batters and bowlers with the most balls against each other. */
async function duels(ask: Ask): Promise<{ batter: string; bowler: string }[]> {
	const { rows } = await ask({ rows: "balls", measures: ["faced"], by: ["batter", "bowler"], limit: 100 });
	return rows.map(({ batter_id, bowler_id }) => ({ batter: batter_id, bowler: bowler_id }));
}

/** A question about all balls of a bowler to a batter. */
const duelOf = ({ batter, bowler }: { batter: string; bowler: string }) => ({
	duels: {
		rows: "balls" as const,
		measures: ["batter_runs", "faced", "innings", "fours", "sixes", "strike_rate", "credited"] as const,
		where: { batter, bowler },
		by: ["batter", "bowler"] as const,
	},
});

const duelRuns = factKind({
	name: "duel_runs",
	category: "Players",
	candidates: duels,
	questions: duelOf,
	write({ duels }, statement) {
		const [row] = duels.rows;
		if (!row || row.strike_rate === null) return null;
		const struck = boundaries(row);
		const made = numberSaid(row.batter_runs, "Runs");
		return {
			title: pick(statement, [
				say`${row.batter} has taken ${made} runs off ${row.bowler}`,
				say`${row.bowler} has cost ${made} runs against ${row.batter}`,
				say`${row.batter} v ${row.bowler}: ${made} runs`,
			]),
			fact: sentences(
				say`${row.batter} has faced ${countSaid(row.faced, "ball")} from ${row.bowler} in ${countSaid(row.innings, "innings")} and made ${made} runs, a strike rate of ${rateSaid(row.strike_rate, "Strike rate")}.`,
				struck.text && say`He hit ${struck}.`,
				row.credited > 0
					? say`${row.bowler} has had him out ${times(row.credited, "Dismissals")}.`
					: say`${row.bowler} has never had him out.`,
			),
			tags: tagsOf(row.batter, row.bowler, "duels"),
			figure: countSaid(row.batter_runs, "run"),
		};
	},
});

const FEWEST_DISMISSALS = 5;

const duelWickets = factKind({
	name: "duel_wickets",
	category: "Players",
	candidates: duels,
	questions: duelOf,
	write({ duels }, statement) {
		const [row] = duels.rows;
		if (!row || row.credited < FEWEST_DISMISSALS) return null;
		const out = inWords(row.credited, "Dismissals");
		return {
			title: pick(statement, [
				say`${row.bowler} has dismissed ${row.batter} ${out} times`,
				say`${row.batter} has fallen ${out} times to ${row.bowler}`,
			]),
			fact: sentences(
				say`In ${countSaid(row.innings, "innings")} against each other, ${row.bowler} has dismissed ${row.batter} ${out} times.`,
				say`It took ${countSaid(row.faced, "ball")}, off which ${row.batter} made ${numberSaid(row.batter_runs, "Runs")} runs.`,
			),
			tags: tagsOf(row.bowler, row.batter, "duels"),
			figure: said(`${grouped(row.credited)} times`, "Dismissals", row.credited),
		};
	},
});

export const pairsKinds: FactKind[] = [partnership, wicketRecord, pair, duelRuns, duelWickets];
