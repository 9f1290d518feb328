import { LRUCache } from "lru-cache";
import type { MatchRecord } from "../../../../record/record.ts";
import type { Delivery, Fall, NameOf } from "../../matches/balls/overs.ts";
import { loadMatchDetails } from "../../matches/card/match-details.server.ts";
import { lineOf } from "../../matches/match-lines.server.ts";
import { scoreLinesOf } from "../../matches/match-score.ts";
import { momentsOf } from "../../matches/relive/timeline.ts";
import { loadScorecard } from "../../matches/scorecard.server.ts";
import { commonNames, shortNames } from "../../matches/short-names.ts";
import { placeName } from "../../matches/words.ts";
import { scheduleOvers } from "./clock.ts";
import type { Relive, ReliveOver } from "./relive.ts";

export type Timeline = {
	title: string;
	sides: Relive["sides"];
	/** the players of each side, in alphabetical order */
	players: string[][];
	toss: string;
	result: string;
	overs: ReliveOver[];
	/** the beat at which the match is over */
	end: number;
};
/** The number of timelines cached for all groups. */
const MOST_CACHED = 64;

/**
 * Returns a function that loads the timeline of a match, over by over, from a cache per record. `masked` replaces the
 * names of players, but not of the sides. The function rejects for an unknown match.
 */
export function timelinesOf(record: MatchRecord): Timelines {
	const cache = caches.get(record) ?? new LRUCache<string, Promise<Timeline>>({ max: MOST_CACHED });
	caches.set(record, cache);
	return (match_id, masked) => {
		const key = `${record.edition} ${match_id} ${masked}`;
		const cached = cache.get(key);
		if (cached) return cached;
		const loading = loadTimeline(record, match_id, masked);
		cache.set(key, loading);
		loading.catch(() => cache.delete(key));
		return loading;
	};
}
export type Timelines = (match_id: number, masked: boolean) => Promise<Timeline>;
const caches = new WeakMap<MatchRecord, LRUCache<string, Promise<Timeline>>>();

async function loadTimeline(record: MatchRecord, match_id: number, masked: boolean): Promise<Timeline> {
	const [card, details] = await Promise.all([loadScorecard(record, match_id), loadMatchDetails(record, match_id)]);
	const match = lineOf(record.franchises, card.row, card.innings);
	const openName = shortNames(card.lineups, commonNames(record.names.people));
	const overs = card.innings.flatMap(({ innings_number }) => {
		const isOfInnings = (row: { innings_number: number }) => row.innings_number === innings_number;
		const deliveries = details.balls.filter(isOfInnings);
		const falls = card.dismissals.filter(isOfInnings);
		return oversOf(deliveries, falls, masked ? maskedNames(deliveries, falls) : openName).map((over) => ({
			...over,
			innings: innings_number,
			target: innings_number === 1 ? null : (card.row.target_runs ?? (match.first_runs ?? 0) + 1),
		}));
	});
	const { starts, end } = scheduleOvers(overs.map(({ innings, balls }) => ({ innings, balls: balls.length })));
	const { name, result, date } = scoreLinesOf(match);
	const toss_winner = card.row.toss_winner_id === match.first_id ? match.first_team : match.second_team;
	return {
		title: `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${match.first_code} v ${match.second_code}`,
		sides: [
			{ id: match.first_id, code: match.first_code, name: match.first_team },
			{ id: match.second_id, code: match.second_code, name: match.second_team },
		],
		players: [match.first_id, match.second_id].map((id) =>
			card.lineups.filter(({ team_id }) => team_id === id).map(openName),
		),
		toss: `${placeName(toss_winner)} won the toss and chose to ${card.row.toss_decision}.`,
		result: `${result} (${date})`,
		overs: overs.map((over, at) => ({
			...over,
			number: at + 1,
			starts: starts[at] as number,
			next: starts[at + 1] ?? end,
		})),
		end,
	};
}

/** Returns the overs of an innings. Each ball has the score after it. */
function oversOf(deliveries: Delivery[], falls: Fall[], nameOf: NameOf) {
	let before = 0;
	return [...Map.groupBy(momentsOf(deliveries, falls, nameOf), ({ over }) => over)].map(([over, within]) => {
		const total = within.at(-1)?.runs ?? before;
		const runs = total - before;
		before = total;
		return {
			over,
			runs,
			wickets: within.reduce((sum, { fell }) => sum + fell, 0),
			balls: within.map(({ at, sign, mark, said, runs, wickets, batter, partner, bowler }) => ({
				...{ at, sign, mark, said, runs, wickets, batter, partner, bowler },
			})),
		};
	});
}

type Player = { player_id: string; player: string };

/** Returns a function that names players by role and order of appearance in an innings: 'Batter 3', 'Bowler 2'. */
function maskedNames(deliveries: Delivery[], falls: Fall[]): (player: Player) => string {
	const batters = numberById(deliveries.map(({ batter_id }) => batter_id));
	const bowlers = numberById(deliveries.map(({ bowler_id }) => bowler_id));
	for (const { player_id } of falls) if (!batters.has(player_id)) batters.set(player_id, batters.size + 1);
	const fielders = numberById(falls.flatMap(({ fielder_ids }) => fielder_ids).filter((id) => !bowlers.has(id)));
	return ({ player_id }) => {
		if (batters.has(player_id)) return `Batter ${batters.get(player_id)}`;
		if (bowlers.has(player_id)) return `Bowler ${bowlers.get(player_id)}`;
		return fielders.has(player_id) ? `Fielder ${fielders.get(player_id)}` : "Somebody";
	};
}

const numberById = (ids: string[]): Map<string, number> => new Map([...new Set(ids)].map((id, at) => [id, at + 1]));
