import { type UnfinishedMatch, unfinishedMatch } from "../../record/builder/format.ts";
import type { MatchRecord } from "../../record/record.ts";

/** The date under which an old match is played. */
type As = { date: string };
type Delivery = Awaited<ReturnType<typeof ballsOf>>[number];

const ballsOf = async ({ ask }: Pick<MatchRecord, "ask">, match: number) => {
	const { rows } = await ask({
		rows: "balls",
		measures: ["balls", "batter_runs", "runs", "fours", "sixes", "wides", "noballs"],
		list: true,
		order: "keys",
		limit: 1000,
		where: { match },
	});
	return rows;
};

/**
 * Converts a match of the record to Cricsheet's format, with another date, as a feed would send it at the end. Super
 * overs are left out, because the record has only their sums. Throws for an unknown match.
 */
export async function documentOf(record: MatchRecord, id: number, { date }: As): Promise<UnfinishedMatch> {
	if (!record.knows("matches", id)) throw new Error(`the record has no match ${id}`);
	const all = { list: true, order: "keys", where: { match: id } } as const;
	const [matches, totals, lineups, falls, deliveries] = await Promise.all([
		record.ask({ ...all, rows: "matches", measures: ["matches"] }),
		record.ask({ ...all, rows: "innings", measures: ["runs"] }),
		record.ask({ ...all, rows: "appearances", measures: ["matches"] }),
		record.ask({ ...all, rows: "dismissals", measures: ["count"] }),
		ballsOf(record, id),
	]);
	const [row] = matches.rows;
	if (!row) throw new Error(`the record does not list match ${id}`);
	const initials = new Map(record.names.people.map((person) => [person.id, person.initials]));
	const nameOf = (person: string) => initials.get(person) ?? person;
	const teams = [row.team_name, row.opponent_name] as [string, string];
	const teamOf = (franchise: string) => (franchise === row.team_id ? teams[0] : teams[1]);
	const first = teamOf(row.batting_first_id);
	const sides = { 1: first, 2: teams.find((team) => team !== first) ?? first };
	const of = (team: string) => lineups.rows.filter(({ team_id }) => teamOf(team_id) === team);
	const winner = row.winner_id === null ? undefined : teamOf(row.winner_id);
	const wicketsOf = ({ innings_number, ball, dismissal, out_id }: Delivery) => {
		const fallen = falls.rows.filter((fall) => fall.innings_number === innings_number && fall.ball === ball);
		if (fallen.length > 0)
			return fallen.map((fall) => ({
				kind: fall.dismissal,
				player_out: nameOf(fall.player_id),
				fielders: fall.fielder_ids.map((fielder) => ({ name: nameOf(fielder) })),
			}));
		return dismissal && out_id ? [{ kind: dismissal, player_out: nameOf(out_id) }] : [];
	};
	const deliveryOf = (ball: Delivery) => ({
		batter: nameOf(ball.batter_id),
		bowler: nameOf(ball.bowler_id),
		non_striker: nameOf(ball.partner_id),
		runs: {
			batter: ball.batter_runs,
			total: ball.runs,
			...([4, 6].includes(ball.batter_runs) && ball.fours + ball.sixes === 0 ? { non_boundary: true } : {}),
		},
		extras: {
			wides: ball.wides,
			noballs: ball.noballs,
			byes: ball.byes,
			legbyes: ball.legbyes,
			penalty: ball.penalties,
		},
		wickets: wicketsOf(ball),
	});
	const innings = ([1, 2] as const).flatMap((number) => {
		const own = deliveries.filter(({ innings_number }) => innings_number === number);
		const overs = [...Map.groupBy(own, ({ over }) => over)].map(([over, balls]) => ({
			over: over - 1,
			deliveries: balls.map(deliveryOf),
		}));
		const target =
			number === 2 && row.target_runs !== null
				? { target: { runs: row.target_runs, overs: (row.target_balls ?? 120) / 6 } }
				: {};
		const total = totals.rows.find(({ team_id }) => teamOf(team_id) === sides[number])?.runs;
		// the record has the sum of penalty runs outside of deliveries, but not their time
		const post = (total ?? 0) - own.reduce((sum, { runs }) => sum + runs, 0);
		const penalty = post > 0 ? { penalty_runs: { post } } : {};
		return own.length > 0 ? [{ team: sides[number], overs, ...target, ...penalty }] : [];
	});
	return unfinishedMatch.parse({
		meta: { revision: 1 },
		info: {
			dates: [date],
			city: row.city,
			venue: row.ground,
			event: {
				...(row.match_number === null ? {} : { match_number: row.match_number }),
				...(row.stage === "League" ? {} : { stage: row.stage }),
			},
			overs: 20,
			teams,
			players: Object.fromEntries(teams.map((team) => [team, of(team).map(({ player_id }) => nameOf(player_id))])),
			registry: { people: Object.fromEntries(lineups.rows.map(({ player_id }) => [nameOf(player_id), player_id])) },
			toss: { winner: teamOf(row.toss_winner_id), decision: row.toss_decision },
			outcome: {
				...(row.super_over ? { result: "tie", ...(winner ? { eliminator: winner } : {}) } : winner ? { winner } : {}),
				...(winner || row.super_over ? {} : { result: row.tied ? "tie" : "no result" }),
				...(row.method ? { method: row.method } : {}),
				by: {
					...(row.win_by_runs === null ? {} : { runs: row.win_by_runs }),
					...(row.win_by_wickets === null ? {} : { wickets: row.win_by_wickets }),
				},
			},
			officials: { umpires: row.umpires },
			...(row.player_of_match_id ? { player_of_match: [nameOf(row.player_of_match_id)] } : {}),
		},
		innings,
	});
}
