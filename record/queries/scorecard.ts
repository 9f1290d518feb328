import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type MatchLine, matchList } from "./matches.ts";

export const scorecardSchema = z.strictObject({ match: z.number().int() });
export type ScorecardInnings = {
	innings: number;
	team_id: string;
	team: string;
	runs: number;
	wickets: number;
	balls: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	penalties: number;
	all_out: boolean;
	batting: {
		player_id: string;
		player: string;
		runs: number;
		balls: number;
		fours: number;
		sixes: number;
		dismissal: string;
		bowler: string | null;
		fielders: string[];
	}[];
	bowling: {
		player_id: string;
		player: string;
		balls: number;
		maidens: number;
		runs: number;
		wickets: number;
		dots: number;
		wides: number;
		noballs: number;
	}[];
	/** the stands in order: their sums are the fall of wickets */
	partnerships: {
		wicket: number;
		batter1_id: string;
		batter1: string;
		batter2_id: string;
		batter2: string;
		runs: number;
		balls: number;
		unbroken: boolean;
	}[];
	/** runs and wickets of each over, from the first */
	overs: { over: number; runs: number; wickets: number }[];
};
export type Scorecard = {
	match: MatchLine;
	innings: ScorecardInnings[];
	super_overs: { innings: number; team_id: string; runs: number; wickets: number; balls: number }[];
	lineups: { team_id: string; player_id: string; player: string }[];
	umpires: string[];
	toss: { team_id: string; team: string; decision: "bat" | "field" };
	/** what the side batting second was set, and in how many balls; null without a second innings */
	target: { runs: number; balls: number } | null;
	/** in the order of the record; null at its ends */
	previous_match_id: number | null;
	next_match_id: number | null;
};

type Around = Pick<Scorecard, "umpires" | "toss" | "previous_match_id" | "next_match_id"> & {
	target_runs: number | null;
	target_balls: number | null;
};

/** Everything the record holds of a match, or null when there is no such match. Super overs are in no figure of the innings. */
export async function scorecard(db: Queryable, { match }: z.infer<typeof scorecardSchema>): Promise<Scorecard | null> {
	const [line] = await matchList(db, { match, metric: "latest" });
	if (!line) return null;
	const { rows: innings } = await db.execute(sql`
		select i.innings, i.franchise_id as team_id, mt.team, i.runs, i.wickets, i.balls, i.wides, i.noballs, i.byes, i.legbyes,
			i.penalties, i.all_out,
			(select json_agg(json_build_object('player_id', b.player_id, 'player', p.display_name, 'runs', b.runs, 'balls', b.balls,
					'fours', b.fours, 'sixes', b.sixes, 'dismissal', b.dismissal, 'bowler', w.display_name, 'fielders',
					(select coalesce(json_agg(c.display_name order by at), '[]')
						from unnest(b.fielder_ids) with ordinality as f(id, at) join people c on c.id = f.id)) order by b.position)
				from batting b join people p on p.id = b.player_id left join people w on w.id = b.bowler_id
				where b.match_id = i.match_id and b.innings = i.innings) as batting,
			(select json_agg(json_build_object('player_id', b.player_id, 'player', p.display_name, 'balls', b.balls,
					'maidens', b.maidens, 'runs', b.runs, 'wickets', b.wickets, 'dots', b.dots, 'wides', b.wides,
					'noballs', b.noballs) order by b.position)
				from bowling b join people p on p.id = b.player_id
				where b.match_id = i.match_id and b.innings = i.innings) as bowling,
			(select json_agg(json_build_object('wicket', s.wicket, 'batter1_id', s.batter1_id, 'batter1', p1.display_name,
					'batter2_id', s.batter2_id, 'batter2', p2.display_name, 'runs', s.runs, 'balls', s.balls,
					'unbroken', s.unbroken) order by s.stand)
				from partnerships s join people p1 on p1.id = s.batter1_id join people p2 on p2.id = s.batter2_id
				where s.match_id = i.match_id and s.innings = i.innings) as partnerships,
			(select json_agg(json_build_object('over', o.over, 'runs', o.runs, 'wickets', o.wickets) order by o.over)
				from (select over, sum(runs)::int as runs, sum(wickets)::int as wickets from overs
					where overs.match_id = i.match_id and overs.innings = i.innings group by over) o) as overs
		from innings i join match_teams mt on mt.match_id = i.match_id and mt.franchise_id = i.franchise_id
		where i.match_id = ${match} order by i.innings`);
	const { rows: superOvers } = await db.execute(sql`
		select innings, franchise_id as team_id, runs, wickets, balls from super_overs where match_id = ${match} order by innings`);
	const { rows: lineups } = await db.execute(sql`
		select x.franchise_id as team_id, x.player_id, p.display_name as player
		from lineups x join people p on p.id = x.player_id where x.match_id = ${match}
		order by x.franchise_id collate "C", p.display_name collate "C", x.player_id collate "C"`);
	const { rows: around } = await db.execute(sql`
		select m.umpires, m.target_runs, m.target_balls,
			json_build_object('team_id', m.toss_winner_id, 'team', t.team, 'decision', m.toss_decision) as toss,
			(select id from matches p where p.sequence = m.sequence - 1) as previous_match_id,
			(select id from matches n where n.sequence = m.sequence + 1) as next_match_id
		from matches m join match_teams t on t.match_id = m.id and t.franchise_id = m.toss_winner_id where m.id = ${match}`);
	const { umpires, target_runs, target_balls, ...more } = around[0] as Around;
	return {
		match: line,
		innings: innings as ScorecardInnings[],
		super_overs: superOvers as Scorecard["super_overs"],
		lineups: lineups as Scorecard["lineups"],
		umpires,
		target: target_runs === null ? null : { runs: target_runs, balls: target_balls ?? 120 },
		...more,
	};
}
