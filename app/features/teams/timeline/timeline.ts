import type { Franchise } from "../../../../record/record.ts";
import { grouped, ordinal } from "../../../lib/numbers.ts";
import type { TeamSeason } from "../seasons.ts";
import type { TeamProfile } from "../teams.server.ts";
import type { EventType, TimelineEvent } from "./timeline-event.ts";

/** A match of the team, with the names of that season. */
type Played = { season: number; match_id: number; opponent_name: string; ground: string };
type Final = Played & {
	result: "won" | "lost" | "no_result";
	win_by_runs: number | null;
	win_by_wickets: number | null;
};
export type Cap = { season: number; player: string; figure: number };

type Sources = {
	franchise: Pick<Franchise, "names">;
	seasons: TeamSeason[];
	/** its finals */
	finals: Final[];
	/** caps of its players: most runs, most wickets of a season */
	orange_caps: Cap[];
	purple_caps: Cap[];
	/** its records, with ties */
	highest_totals: (Played & { runs: number; wickets: number })[];
	highest_scores: (Played & { player: string; runs: number; balls: number; not_out: boolean })[];
	best_figures: (Played & { player: string; wickets: number; runs: number })[];
	profile: Pick<TeamProfile, "head_coach" | "head_coach_as_of">;
	edited: TimelineEvent[];
};

/** Returns a team's history, oldest first: events from the record, and those written by hand (edited-events.ts). */
export function timelineOf(sources: Sources): TimelineEvent[] {
	const computed = [
		...nameEvents(sources.franchise),
		...seasonEvents(sources.seasons),
		...sources.finals.flatMap(finalEvents),
		...sources.orange_caps.map((cap) => capEvent("Orange Cap", cap, plural(cap.figure, "run"))),
		...sources.purple_caps.map((cap) => capEvent("Purple Cap", cap, plural(cap.figure, "wicket"))),
		...recordEvents(sources),
		...coachEvents(sources.profile),
	];
	const order: EventType[] = ["ownership", "coaching", "record", "player", "playoffs", "final", "title"];
	return [
		...sources.edited.map(({ year, event, type, description, source }) => ({ year, event, type, description, source })),
		...computed,
	].toSorted((a, b) => a.year - b.year || order.indexOf(a.type) - order.indexOf(b.type));
}

function nameEvents({ names }: Sources["franchise"]): TimelineEvent[] {
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
		.map(({ season, place, points }) => ({
			year: season,
			event: "Into the playoffs",
			type: "playoffs" as const,
			description: `${ordinal(place)} in the league with ${points} points; the final was out of reach.`,
			to: `/seasons/${season}`,
		}));
	const first = seasons[0];
	if (!first) return playoffs;
	const most = Math.max(...seasons.map(({ points }) => points));
	const [best, ...others] = seasons.filter(({ points }) => points === most);
	const equalled = others.length > 0 ? `; equalled in ${listOf(others.map(({ season }) => season))}` : "";
	return [
		{
			year: first.season,
			event: "First season",
			type: "record",
			description: `${first.won} wins in ${first.played} league matches as ${first.team_name}, ${ordinal(first.place)} in the table.`,
			to: `/seasons/${first.season}`,
		},
		...playoffs,
		...(best
			? [
					{
						year: best.season,
						event: "Most points in a league stage",
						type: "record" as const,
						description: `${most} points, ${best.won} wins in ${best.played} matches${equalled}.`,
						to: `/seasons/${best.season}`,
					},
				]
			: []),
	];
}

function finalEvents({ season, match_id, result, opponent_name, ground, ...margins }: Final): TimelineEvent[] {
	if (result === "no_result") return [];
	const margin = margins.win_by_runs
		? `by ${plural(margins.win_by_runs, "run")}`
		: margins.win_by_wickets
			? `by ${plural(margins.win_by_wickets, "wicket")}`
			: "after a tie";
	const won = result === "won";
	return [
		{
			year: season,
			event: won ? "Champions" : "Runners-up",
			type: won ? "title" : "final",
			description: `${won ? "Beat" : "Lost to"} ${opponent_name} ${margin}, ${ground}.`,
			to: `/matches/${match_id}`,
		},
	];
}

const capEvent = (name: string, { season, player }: Cap, feat: string): TimelineEvent => ({
	year: season,
	event: `${name} for ${player}`,
	type: "player",
	description: `${feat}, the most of the season.`,
	to: `/seasons/${season}`,
});

function recordEvents({ highest_totals, highest_scores, best_figures }: Sources): TimelineEvent[] {
	const events = <Best extends Played>(list: Best[], type: EventType, describe: (best: Best) => [string, string]) =>
		list.map((best): TimelineEvent => {
			const [event, description] = describe(best);
			return {
				year: best.season,
				event: event + (list.length > 1 ? " (shared)" : ""),
				type,
				description,
				to: `/matches/${best.match_id}`,
			};
		});
	return [
		...events(highest_totals, "record", ({ runs, wickets, opponent_name, ground }) => [
			`Highest total, ${runs}`,
			`${runs} for ${wickets} against ${opponent_name}, ${ground}.`,
		]),
		...events(highest_scores, "player", ({ player, runs, balls, not_out, opponent_name }) => [
			`Highest score, ${runs}${not_out ? " not out" : ""}`,
			`${player}, off ${balls} balls against ${opponent_name}.`,
		]),
		...events(best_figures, "player", ({ player, wickets, runs, opponent_name }) => [
			`Best bowling, ${wickets} for ${runs}`,
			`${player}, against ${opponent_name}.`,
		]),
	];
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

const plural = (number: number, word: string) => `${grouped(number)} ${word}${number === 1 ? "" : "s"}`;

/** '2014', '2014 and 2020', '2014, 2018 and 2020' */
const listOf = (seasons: number[]) => seasons.join(", ").replace(/, (\d+)$/, " and $1");
