import { inArray, sql } from "drizzle-orm";
import { iplPlayers } from "../../../db/schema/players.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { franchises } from "../../../record/names.ts";
import { playerSlugs } from "../../../record/player-slugs.ts";
import { type MatchPage, matchPage } from "../../../record/queries/matches.ts";
import { type Scorecard, type ScorecardInnings, scorecard } from "../../../record/queries/scorecard.ts";
import { type AsOf, asOf } from "../../../record/snapshot.ts";
import { drawLines } from "../../ui/charts/line-geometry.ts";
import { MATCHES_PER_PAGE, type MatchChoices, type MatchesQuery } from "./rules.ts";
import { dismissalOf, extrasOf, lacksFielder, oversOf, rateOf, scoreOf } from "./words.ts";

export type Innings = ReturnType<typeof inningsOf>;
export type FoundMatch = NonNullable<Awaited<ReturnType<typeof findMatch>>>;

/** The scorecard of a match by its number, made ready to be read; null when there is no such match. Six queries. */
export async function findMatch(db: Queryable, id: number) {
	const card = await scorecard(db, { match: id });
	if (!card) return null;
	const { match, innings, lineups, super_overs } = card;
	const codes = new Set([match.first_id, match.second_id]);
	const slugs = await playerSlugs(db, [
		...lineups.map((line) => line.player_id),
		...(match.player_of_match_id ? [match.player_of_match_id] : []),
	]);
	return {
		match,
		toss: card.toss,
		target: card.target,
		umpires: card.umpires,
		previous_match_id: card.previous_match_id,
		next_match_id: card.next_match_id,
		innings: innings.map((side) => inningsOf(side, card)),
		super_overs: super_overs.map((over) => ({
			innings: over.innings,
			team_id: over.team_id,
			team: teamNamed(card, over.team_id),
			score: scoreOf(over.runs, over.wickets),
			balls: over.balls,
		})),
		lineups: [...codes].map((team_id) => lineupOf(card, team_id)),
		slugs,
		worm: wormOf(innings),
	};
}

const teamNamed = ({ match }: Scorecard, team_id: string) =>
	team_id === match.first_id ? match.first_team : match.second_team;

function inningsOf(side: ScorecardInnings, card: Scorecard) {
	const { batting, bowling, partnerships, overs, ...totals } = side;
	const batted = new Set(batting.map((line) => line.player_id));
	return {
		innings: totals.innings,
		team_id: totals.team_id,
		team: totals.team,
		runs: totals.runs,
		score: scoreOf(totals.runs, totals.wickets),
		overs: oversOf(totals.balls),
		run_rate: rateOf(totals.runs, totals.balls, 6),
		extras: extrasOf(totals),
		batting: batting.map(({ dismissal, bowler, fielders, ...line }) => ({
			...line,
			how_out: dismissalOf({ dismissal, bowler, fielders }),
			not_out: dismissal === "not out" || dismissal === "retired hurt",
			strike_rate: rateOf(line.runs, line.balls, 100),
		})),
		lacks_fielders: batting.some(lacksFielder),
		did_not_bat: card.lineups.filter((line) => line.team_id === totals.team_id && !batted.has(line.player_id)),
		bowling: bowling.map(({ balls, ...line }) => ({
			...line,
			overs: oversOf(balls),
			economy: rateOf(line.runs, balls, 6),
		})),
		fall_of_wickets: fallOfWickets(side),
	};
}

/**
 * At what score each wicket fell, and whose it was. A stand that was not broken at the end, or by a retirement, fell none; who
 * is out of a stand is the one of its two who was dismissed and took part in no later stand.
 */
function fallOfWickets({ partnerships, batting }: ScorecardInnings) {
	const out = new Set(
		batting
			.filter((line) => line.dismissal !== "not out" && line.dismissal !== "retired hurt")
			.map((line) => line.player_id),
	);
	let score = 0;
	let wicket = 0;
	return partnerships.flatMap((stand, place) => {
		score += stand.runs;
		if (stand.unbroken) return [];
		wicket++;
		const later = partnerships.slice(place + 1).flatMap((other) => [other.batter1_id, other.batter2_id]);
		const gone = [
			{ player_id: stand.batter1_id, player: stand.batter1 },
			{ player_id: stand.batter2_id, player: stand.batter2 },
		].find(({ player_id }) => out.has(player_id) && !later.includes(player_id));
		return [{ wicket, score, player: gone?.player ?? null }];
	});
}

function lineupOf(card: Scorecard, team_id: string) {
	return {
		team_id,
		team: teamNamed(card, team_id),
		players: card.lineups
			.filter((line) => line.team_id === team_id)
			.map(({ player_id, player }) => ({ player_id, player })),
	};
}

/** Runs over by over, of both sides: a drawing, and a row for each over. Null when nothing was bowled. */
function wormOf(innings: ScorecardInnings[]) {
	const length = Math.max(0, ...innings.map((side) => side.overs.at(-1)?.over ?? 0));
	if (length === 0) return null;
	const sums = innings.map((side) => {
		let runs = 0;
		let wickets = 0;
		return side.overs.map((over) => {
			runs += over.runs;
			wickets += over.wickets;
			return { over: over.over, runs, wickets, of_over: over.runs };
		});
	});
	const labels = Array.from({ length }, (_, place) => String(place + 1));
	return {
		drawing: drawLines(
			labels,
			innings.map((side, place) => ({
				name: side.team,
				team: side.team_id,
				values: labels.map((over) => sums[place]?.find((sum) => sum.over === Number(over))?.runs ?? null),
			})),
		),
		head: ["Over", ...innings.map((side) => side.team)],
		rows: labels.map((over) => [
			over,
			...sums.map((side) => {
				const at = side.find((sum) => sum.over === Number(over));
				return at ? `${scoreOf(at.runs, at.wickets)} (+${at.of_over})` : null;
			}),
		]),
	};
}

/** What a list of matches can be narrowed to. Three queries. */
export async function matchChoices(db: Queryable): Promise<MatchChoices> {
	const [teams, { rows: grounds }, { rows: seasons }] = await Promise.all([
		franchises(db),
		db.execute(`select id, name, city from grounds order by name collate "C"`),
		db.execute(`select season from seasons order by season desc`),
	]);
	return {
		teams: teams.map(({ id, short_name, name, names }) => ({ id, short_name, name, names })),
		grounds: grounds as MatchChoices["grounds"],
		seasons: seasons.map((row) => row.season as number),
	};
}

export type FoundMatches = MatchPage & {
	as_of: AsOf;
	/** who was asked for, null: nobody, or nobody we know */
	player: { slug: string; name: string } | null;
	met: { slug: string; name: string } | null;
};

/** A page of matches that fit the filters, newest first. Three queries, one more when it is about people; somebody unknown has played none. */
export async function findMatches(db: Queryable, { player, met, ...query }: MatchesQuery): Promise<FoundMatches> {
	const people = player ? await peopleBySlug(db, [player, met ?? player]) : [];
	const known = (slug: string | undefined) => people.find((person) => person.slug === slug) ?? null;
	const [page, as_of] = await Promise.all([
		matchPage(db, {
			...query,
			player: player && (known(player)?.person_id ?? NOBODY),
			met: met && (known(met)?.person_id ?? NOBODY),
			limit: MATCHES_PER_PAGE,
		}),
		asOf(db),
	]);
	return { ...page, as_of, player: known(player), met: known(met) };
}

const NOBODY = "nobody";

function peopleBySlug(db: Queryable, slugs: string[]) {
	return db
		.select({ slug: sql<string>`${iplPlayers.slug}`, name: iplPlayers.name, person_id: iplPlayers.person_id })
		.from(iplPlayers)
		.where(inArray(iplPlayers.slug, slugs));
}
