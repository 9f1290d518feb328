import type { Franchise } from "../../../record/names.ts";
import type { Score } from "../../../record/queries/scores.ts";
import type { Caps, Champion } from "../../../record/queries/seasons.ts";
import type { Spell } from "../../../record/queries/spells.ts";
import type { Total } from "../../../record/queries/totals.ts";
import { grouped } from "../../lib/numbers.ts";
import { ordinal } from "./rules.ts";
import type { TeamSeason } from "./seasons.ts";
import type { TeamProfile } from "./teams.server.ts";
import type { EventType, TimelineEvent } from "./timeline-event.ts";

type Sources = {
	franchise: Franchise;
	seasons: TeamSeason[];
	/** the finals it played in */
	finals: Champion[];
	/** Orange and Purple Cap of each season */
	caps: Caps[];
	/** the most runs and wickets for this side in each season */
	best_of_seasons: Caps[];
	highest_total: Total | undefined;
	highest_score: Score | undefined;
	best_figures: Spell | undefined;
	profile: Pick<TeamProfile, "head_coach" | "head_coach_as_of">;
	edited: TimelineEvent[];
};

/** The history of a team, the earliest first: what the record tells, among it what was written by hand, with its source. */
export function timelineOf(sources: Sources): TimelineEvent[] {
	const computed = [
		...nameEvents(sources.franchise),
		...seasonEvents(sources.seasons),
		...finalEvents(sources.finals, sources.franchise.id),
		...capEvents(sources.caps, sources.best_of_seasons),
		...recordEvents(sources),
		...coachEvents(sources.profile),
	];
	const order: EventType[] = ["ownership", "coaching", "record", "player", "playoffs", "final", "title"];
	return [
		...sources.edited.map(({ year, event, type, description, source }) => ({ year, event, type, description, source })),
		...computed,
	]
		.map((event, place) => ({ event, place }))
		.toSorted(
			(a, b) =>
				a.event.year - b.event.year || order.indexOf(a.event.type) - order.indexOf(b.event.type) || a.place - b.place,
		)
		.map(({ event }) => event);
}

function nameEvents({ names }: Franchise): TimelineEvent[] {
	return names.flatMap(({ name, first_season }, place) => {
		const before = names[place - 1];
		if (!before) return [];
		return [
			{
				year: first_season,
				event: `Now ${name}`,
				type: "ownership" as const,
				description: `Played as ${before.name} until ${before.last_season}.`,
				to: `/seasons/${first_season}`,
			},
		];
	});
}

function seasonEvents(seasons: TeamSeason[]): TimelineEvent[] {
	const playoffs = seasons
		.filter(({ reached }) => reached === "playoffs")
		.map(({ season, position, points }) => ({
			year: season,
			event: "Into the playoffs",
			type: "playoffs" as const,
			description: `${ordinal(position)} in the league with ${points} points; the final was out of reach.`,
			to: `/seasons/${season}`,
		}));
	const first = seasons[0];
	if (!first) return playoffs;
	const most = Math.max(...seasons.map(({ points }) => points));
	const best = seasons.filter(({ points }) => points === most);
	return [
		{
			year: first.season,
			event: "First season",
			type: "record",
			description: `${first.won} wins in ${first.played} league matches as ${first.team}, ${ordinal(first.position)} in the table.`,
			to: `/seasons/${first.season}`,
		},
		...playoffs,
		...best.slice(0, 1).map(({ season, points, won, played }) => ({
			year: season,
			event: "Most points in a league stage",
			type: "record" as const,
			description: `${points} points, ${won} wins in ${played} matches${best.length > 1 ? "; equalled since" : ""}.`,
			to: `/seasons/${season}`,
		})),
	];
}

function finalEvents(finals: Champion[], team: string): TimelineEvent[] {
	return finals.map((final) => {
		const won = final.champion_id === team;
		const margin = final.win_by_runs
			? `by ${count(final.win_by_runs, "run")}`
			: final.win_by_wickets
				? `by ${count(final.win_by_wickets, "wicket")}`
				: "after a tie";
		return {
			year: final.season,
			event: won ? "Champions" : "Runners-up",
			type: won ? ("title" as const) : ("final" as const),
			description: won
				? `Beat ${final.runner_up} ${margin}, ${final.ground}.`
				: `Lost to ${final.champion} ${margin}, ${final.ground}.`,
			to: `/matches/${final.match_id}`,
		};
	});
}

function capEvents(caps: Caps[], ours: Caps[]): TimelineEvent[] {
	return caps.flatMap((cap) => {
		// who has most of all has most of his side
		const own = ours.find(({ season }) => season === cap.season);
		const event = (name: string, player: string, feat: string) => ({
			year: cap.season,
			event: `${name} for ${player}`,
			type: "player" as const,
			description: `${feat}, the most of the season.`,
			to: `/seasons/${cap.season}`,
		});
		return [
			...(own?.orange_player_id === cap.orange_player_id && own.orange_runs === cap.orange_runs
				? [event("Orange Cap", cap.orange_player, count(cap.orange_runs, "run"))]
				: []),
			...(own?.purple_player_id === cap.purple_player_id && own.purple_wickets === cap.purple_wickets
				? [event("Purple Cap", cap.purple_player, count(cap.purple_wickets, "wicket"))]
				: []),
		];
	});
}

function recordEvents({ highest_total: total, highest_score: score, best_figures: spell }: Sources): TimelineEvent[] {
	const events: (TimelineEvent | undefined)[] = [
		total && {
			year: total.season,
			event: `Highest total, ${total.runs}`,
			type: "record",
			description: `${total.runs} for ${total.wickets} against ${total.opponent}, ${total.ground}.`,
			to: `/matches/${total.match_id}`,
		},
		score && {
			year: score.season,
			event: `Highest score, ${score.runs}${score.not_out ? " not out" : ""}`,
			type: "player",
			description: `${score.player}, off ${score.balls} balls against ${score.opponent}.`,
			to: `/matches/${score.match_id}`,
		},
		spell && {
			year: spell.season,
			event: `Best bowling, ${spell.wickets} for ${spell.runs}`,
			type: "player",
			description: `${spell.player}, against ${spell.opponent}.`,
			to: `/matches/${spell.match_id}`,
		},
	];
	return events.filter((event) => event !== undefined);
}

function coachEvents({ head_coach, head_coach_as_of }: Sources["profile"]): TimelineEvent[] {
	if (!head_coach || !head_coach_as_of) return [];
	const year = Number(head_coach_as_of.slice(0, 4));
	return [
		{
			year,
			event: `${head_coach}, head coach`,
			type: "coaching",
			description: `In charge for the ${year} season.`,
			source: { name: `squads of ${year}, as of ${head_coach_as_of}` },
		},
	];
}

const count = (number: number, word: string) => `${grouped(number)} ${word}${number === 1 ? "" : "s"}`;
