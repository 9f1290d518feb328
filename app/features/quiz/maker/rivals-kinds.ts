import { teamThen } from "../../../../makers/phrases.ts";
import { say } from "../../../../makers/said.ts";
import { numberSaid } from "../../../../makers/words.ts";
import { type QuestionKind, questionKind } from "./kind.ts";
import { figure, figuresNear, nameOption } from "./options.ts";
import { currentSidesOf, sidesOf } from "./scopes.ts";

export const RIVALS_KINDS: QuestionKind[] = [
	questionKind({
		name: "most_wins_against",
		category: "Teams",
		candidates: async (ask) => (await currentSidesOf(ask)).map(({ team, name }) => ({ team, name })),
		questions: ({ team }) => ({
			opponents: { rows: "sides", measures: ["won"], where: { team }, by: ["opponent"], limit: 8 },
		}),
		write({ opponents }, _, { name: side }) {
			const [first, second, ...others] = opponents.rows;
			if (!first || !second || second.rank === 1) return null;
			return {
				question: say`Which side have ${side} beaten most often?`,
				right: nameOption(first.opponent, first.won),
				wrong: [second, ...others].map(({ opponent, won }) => nameOption(opponent, won)),
				explanation: say`${first.opponent}, ${numberSaid(first.won, "Won")} times; next ${second.opponent}, ${numberSaid(second.won, "Next")} times.`,
				obscurity: 0.5,
			};
		},
	}),
	questionKind({
		name: "wins_against",
		category: "Teams",
		candidates: async (ask) => {
			const sides = await currentSidesOf(ask);
			return sides.flatMap(({ team }) =>
				sides.flatMap(({ team: opponent }) => (team < opponent ? [{ team, opponent }] : [])),
			);
		},
		questions: ({ team, opponent }) => ({
			meetings: {
				rows: "sides",
				measures: ["matches", "won", "lost"],
				where: { team, opponent },
				by: ["team", "opponent"],
			},
		}),
		write({ meetings }, _, { team, opponent }) {
			const [line] = meetings.rows;
			if (!line || line.won <= 3) return null;
			return {
				question: say`How many times have ${line.team} beaten ${line.opponent} in the IPL?`,
				right: figure(line.won),
				wrong: figuresNear(line.won, `wins ${team} ${opponent}`, { least: 1, step: 2 }),
				explanation: say`${numberSaid(line.won, "Won")} wins and ${numberSaid(line.lost, "Lost")} defeats in ${numberSaid(line.matches, "Matches")} matches.`,
				obscurity: 0.6,
			};
		},
	}),
	...(["highest", "lowest"] as const).map((end) =>
		questionKind({
			name: `${end}_total_of`,
			category: "Teams",
			candidates: async (ask) => (await sidesOf(ask)).map(({ team, seasons }) => ({ team, seasons })),
			questions: ({ team }) => ({
				totals: { rows: "innings", measures: [end, "wickets"], where: { team }, list: true, limit: 1 },
			}),
			write({ totals }, _, { team, seasons }) {
				const [innings] = totals.rows;
				if (!innings) return null;
				const { [end]: runs, wickets, opponent_id, opponent, season } = innings;
				return {
					question:
						end === "highest"
							? say`What is the highest total of ${innings.team} in the IPL?`
							: say`For how few runs have ${innings.team} been held in a completed innings?`,
					right: figure(runs),
					wrong: figuresNear(runs, `${end === "highest" ? "best" : "worst"} total ${team}`, {
						least: 30,
						step: end === "highest" ? 9 : 7,
					}),
					explanation: say`${numberSaid(runs, "Runs")} for ${numberSaid(wickets, "Wickets")} against ${teamThen(opponent_id, opponent, season)} in ${season}.`,
					obscurity: (end === "highest" ? 0.25 : 0.5) + (seasons > 5 ? 0 : 0.3),
				};
			},
		}),
	),
];
