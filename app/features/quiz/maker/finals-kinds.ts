import { type About, type AnyKind, kind } from "./kind.ts";
import { ageOf, figure, figuresNear, name } from "./wording.ts";

const LAST = 2026;
type Season = { season: number };
const seasonsOf = async (ask: Parameters<AnyKind["candidates"]>[0]): Promise<Season[]> =>
	(await ask("champions", {})).map(({ season }) => ({ season }));

/** Others of the same column of all finals, those of the nearest years first, without the right one. */
function others<Row extends { season: number }>(rows: Row[], season: number, column: (row: Row) => string | null) {
	return rows
		.toSorted((a, b) => Math.abs(a.season - season) - Math.abs(b.season - season))
		.flatMap((row) => column(row) ?? [])
		.map((text) => name(text));
}

/** Questions about finals, a season each. */
export const FINALS_KINDS: AnyKind[] = [
	kind({
		name: "champion",
		category: "History",
		query: "champions",
		candidates: seasonsOf,
		params: () => ({}),
		write: (finals, { season }: Season) => {
			const final = finals.find((row) => row.season === season);
			return (
				(final && {
					question: `Which team won the IPL in ${season}?`,
					right: name(final.champion),
					wrong: [
						name(final.runner_up),
						...others(finals, season, (row) => row.champion),
						...others(finals, season, (row) => row.runner_up),
					],
					explanation: `${final.champion} beat ${final.runner_up} in the final of ${season}, at ${final.ground}.`,
					obscurity: 0.05 + 0.5 * ageOf(season, LAST),
				}) ??
				null
			);
		},
	}),
	kind({
		name: "runner_up",
		category: "History",
		query: "champions",
		candidates: seasonsOf,
		params: () => ({}),
		write: (finals, { season }: Season) => {
			const final = finals.find((row) => row.season === season);
			return final
				? {
						question: `Which team lost the final of ${season}?`,
						right: name(final.runner_up),
						wrong: [
							name(final.champion),
							...others(finals, season, (row) => row.runner_up),
							...others(finals, season, (row) => row.champion),
						],
						explanation: `${final.champion} beat ${final.runner_up} in the final of ${season}.`,
						obscurity: 0.3 + 0.5 * ageOf(season, LAST),
					}
				: null;
		},
	}),
	kind({
		name: "final_ground",
		category: "Venues",
		query: "champions",
		candidates: seasonsOf,
		params: () => ({}),
		write: (finals, { season }: Season) => {
			const final = finals.find((row) => row.season === season);
			return final
				? {
						question: `At which ground was the final of ${season} played?`,
						right: name(final.ground),
						wrong: others(finals, season, (row) => row.ground),
						explanation: `${final.champion} beat ${final.runner_up} at ${final.ground}.`,
						obscurity: 0.2 + 0.6 * ageOf(season, LAST),
					}
				: null;
		},
	}),
	kind({
		name: "final_player",
		category: "History",
		query: "champions",
		candidates: seasonsOf,
		params: () => ({}),
		write: (finals, { season }: Season) => {
			const final = finals.find((row) => row.season === season);
			return final?.player_of_match
				? {
						question: `Who was the player of the match in the final of ${season}?`,
						right: name(final.player_of_match),
						wrong: others(finals, season, (row) => row.player_of_match),
						explanation: `${final.player_of_match}, in the final between ${final.champion} and ${final.runner_up}.`,
						obscurity: 0.4 + 0.6 * ageOf(season, LAST),
					}
				: null;
		},
	}),
	kind({
		name: "final_total",
		category: "History",
		query: "champions",
		candidates: seasonsOf,
		params: () => ({}),
		write: (finals, { season }: Season) => {
			const final = finals.find((row) => row.season === season);
			return final
				? {
						question: `How many runs did ${final.champion} make when they won the final of ${season}?`,
						right: figure(final.champion_runs),
						wrong: figuresNear(final.champion_runs, `final_total ${season}`, { least: 60, step: 12 }),
						explanation: `${final.champion} made ${final.champion_runs}, ${final.runner_up} ${final.runner_up_runs}.`,
						obscurity: 0.6 + 0.4 * ageOf(season, LAST),
					}
				: null;
		},
	}),
	...(["orange", "purple"] as const).map((cap) =>
		kind({
			name: `${cap}_cap`,
			category: "History",
			query: "caps",
			candidates: seasonsOf,
			params: () => ({}),
			write: (caps, { season }: Season) => {
				const own = caps.find((row) => row.season === season);
				const holder = (row: (typeof caps)[number]) => (cap === "orange" ? row.orange_player : row.purple_player);
				return own
					? {
							question: `Who won the ${cap === "orange" ? "Orange" : "Purple"} Cap in ${season}?`,
							right: name(holder(own)),
							wrong: others(caps, season, holder),
							explanation: `${holder(own)}, with ${cap === "orange" ? `${own.orange_runs} runs` : `${own.purple_wickets} wickets`}.`,
							obscurity: 0.1 + 0.55 * ageOf(season, LAST),
						}
					: null;
			},
		}),
	),
	kind({
		name: "team_titles",
		category: "Teams",
		query: "titles",
		candidates: async (ask) => (await ask("titles", { current_teams: true })).map(({ team_id }) => ({ team: team_id })),
		params: () => ({ current_teams: true }),
		write: (lines, { team }: About) => {
			const line = lines.find(({ team_id }) => team_id === team);
			return line
				? {
						question: `How many IPL titles have ${line.team} won?`,
						right: figure(line.titles),
						wrong: [0, 1, 2, 3, 4, 5, 6]
							.filter((value) => value !== line.titles && Math.abs(value - line.titles) < 4)
							.map(figure),
						explanation:
							line.titles > 0
								? `${line.titles}: ${line.title_seasons.join(", ")}.`
								: `None yet, in ${line.seasons} seasons.`,
						obscurity: 0.05,
					}
				: null;
		},
	}),
];
