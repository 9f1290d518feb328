import { type Line, toAnyQuestion, toLines } from "../../../../makers/ask.ts";
import { teamThen } from "../../../../makers/phrases.ts";
import { say } from "../../../../makers/said.ts";
import { countSaid, numberSaid } from "../../../../makers/words.ts";
import { type Option, type QuestionKind, questionKind } from "./kind.ts";
import { ageOf, figure, figuresNear, nameOption } from "./options.ts";
import { currentSidesOf, finishedSeasonsOf } from "./scopes.ts";

/** Asks for every final, each as the row of its winner. */
const FINALS = {
	rows: "sides",
	measures: ["won"],
	where: { stage: "final", result: "won" },
	list: true,
	order: "keys",
} as const;
type Final = Line<"won">;
const championOf = ({ team_id, team, season }: Final) => teamThen(team_id, team, season);
const runnerUpOf = ({ opponent_id, opponent, season }: Final) => teamThen(opponent_id, opponent, season);

/** Returns the values of a column as options, nearest seasons first. */
const others = <Row extends { season: number }>(rows: Row[], season: number, column: (row: Row) => string): Option[] =>
	rows
		.toSorted((a, b) => Math.abs(a.season - season) - Math.abs(b.season - season))
		.map((row) => nameOption(column(row)));

const CAPS = {
	orange: { cap: "orange_caps", rows: "batting", measure: "runs", unit: "run" },
	purple: { cap: "purple_caps", rows: "bowling", measure: "wickets", unit: "wicket" },
} as const;

export const FINALS_KINDS: QuestionKind[] = [
	questionKind({
		name: "champion",
		category: "History",
		candidates: finishedSeasonsOf,
		questions: () => ({ finals: FINALS }),
		write({ finals: { rows } }, _, { season }) {
			const final = rows.find((row) => row.season === season);
			if (!final) return null;
			const [champion, runnerUp] = [championOf(final), runnerUpOf(final)];
			return {
				question: say`Which team won the IPL in ${season}?`,
				right: nameOption(champion),
				wrong: [nameOption(runnerUp), ...others(rows, season, championOf), ...others(rows, season, runnerUpOf)],
				explanation: say`${champion} beat ${runnerUp} in the final of ${season}, at ${final.ground}.`,
				obscurity: 0.05 + 0.5 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "runner_up",
		category: "History",
		candidates: finishedSeasonsOf,
		questions: () => ({ finals: FINALS }),
		write({ finals: { rows } }, _, { season }) {
			const final = rows.find((row) => row.season === season);
			if (!final) return null;
			const [champion, runnerUp] = [championOf(final), runnerUpOf(final)];
			return {
				question: say`Which team lost the final of ${season}?`,
				right: nameOption(runnerUp),
				wrong: [nameOption(champion), ...others(rows, season, runnerUpOf), ...others(rows, season, championOf)],
				explanation: say`${champion} beat ${runnerUp} in the final of ${season}.`,
				obscurity: 0.3 + 0.5 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "final_ground",
		category: "Venues",
		candidates: finishedSeasonsOf,
		questions: () => ({ finals: FINALS }),
		write({ finals: { rows } }, _, { season }) {
			const final = rows.find((row) => row.season === season);
			if (!final) return null;
			return {
				question: say`At which ground was the final of ${season} played?`,
				right: nameOption(final.ground),
				wrong: others(rows, season, ({ ground }) => ground),
				explanation: say`${championOf(final)} beat ${runnerUpOf(final)} at ${final.ground}.`,
				obscurity: 0.2 + 0.6 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "final_player",
		category: "History",
		candidates: finishedSeasonsOf,
		questions: () => ({
			finals: FINALS,
			players: {
				rows: "awards",
				measures: ["player_of_match"],
				where: { stage: "final" },
				by: ["season", "player"],
				order: "keys",
			},
		}),
		write({ finals, players: { rows } }, _, { season }) {
			const final = finals.rows.find((row) => row.season === season);
			const award = rows.find((row) => row.season === season);
			if (!final || !award) return null;
			return {
				question: say`Who was the player of the match in the final of ${season}?`,
				right: nameOption(award.player),
				wrong: others(rows, season, ({ player }) => player),
				explanation: say`${award.player}, in the final between ${championOf(final)} and ${runnerUpOf(final)}.`,
				obscurity: 0.4 + 0.6 * ageOf(season),
			};
		},
	}),
	questionKind({
		name: "final_total",
		category: "History",
		candidates: finishedSeasonsOf,
		questions: ({ season }) => ({
			totals: { rows: "innings", measures: ["runs"], where: { season, stage: "final" }, by: ["team", "result"] },
		}),
		write({ totals: { rows } }, _, { season }) {
			const won = rows.find(({ result }) => result === "won");
			const lost = rows.find(({ result }) => result === "lost");
			if (!won || !lost) return null;
			const [champion, runnerUp] = [won, lost].map(({ team_id, team }) => teamThen(team_id, team, season));
			return {
				question: say`How many runs did ${champion} make when they won the final of ${season}?`,
				right: figure(won.runs),
				wrong: figuresNear(won.runs, `final_total ${season}`, { least: 60, step: 12 }),
				explanation: say`${champion} made ${numberSaid(won.runs, "Champion")}, ${runnerUp} ${numberSaid(lost.runs, "Runner-up")}.`,
				obscurity: 0.6 + 0.4 * ageOf(season),
			};
		},
	}),
	...(["orange", "purple"] as const).map((colour) => {
		const { cap, rows, measure, unit } = CAPS[colour];
		return questionKind({
			name: `${colour}_cap`,
			category: "History",
			candidates: finishedSeasonsOf,
			questions: ({ season }) => ({
				holders: {
					rows: "awards",
					measures: [cap],
					by: ["season", "player"],
					having: { [cap]: { from: 1 } },
					order: "keys",
				},
				leaders: toAnyQuestion({ rows, measures: [measure], where: { season }, by: ["player"], limit: 1 }),
			}),
			write({ holders, leaders }, _, { season }) {
				const own = holders.rows.find((row) => row.season === season);
				const line = toLines<"runs" | "wickets">(leaders).find(({ player_id }) => player_id === own?.player_id);
				if (!own || !line) return null;
				return {
					question: say`Who won the ${colour === "orange" ? "Orange" : "Purple"} Cap in ${season}?`,
					right: nameOption(own.player),
					wrong: others(holders.rows, season, ({ player }) => player),
					explanation: say`${own.player}, with ${countSaid(line[measure], unit)}.`,
					obscurity: 0.1 + 0.55 * ageOf(season),
				};
			},
		});
	}),
	questionKind({
		name: "team_titles",
		category: "Teams",
		candidates: async (ask) => (await currentSidesOf(ask)).map(({ team }) => ({ team })),
		questions: ({ team }) => ({
			campaigns: { rows: "campaigns", measures: ["titles"], where: { team }, list: true, order: "keys" },
		}),
		write({ campaigns: { rows } }) {
			const [first] = rows;
			if (!first) return null;
			const won = rows.filter(({ titles }) => titles === 1).map(({ season }) => season);
			return {
				question: say`How many IPL titles have ${first.team} won?`,
				right: figure(won.length),
				wrong: [0, 1, 2, 3, 4, 5, 6]
					.filter((value) => value !== won.length && Math.abs(value - won.length) < 4)
					.map(figure),
				explanation:
					won.length > 0
						? say`${numberSaid(won.length, "Titles")}: ${won.join(", ")}.`
						: say`None yet, in ${numberSaid(rows.length, "Seasons")} seasons.`,
				obscurity: 0.05,
			};
		},
	}),
];
