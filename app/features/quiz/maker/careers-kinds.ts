import { type Ask, toAnyQuestion, toLines } from "../../../../makers/ask.ts";
import { teamThen } from "../../../../makers/phrases.ts";
import { say } from "../../../../makers/said.ts";
import { countSaid, numberSaid, scoreSaid } from "../../../../makers/words.ts";
import { type QuestionKind, questionKind } from "./kind.ts";
import { figure, figuresNear, nameOption } from "./options.ts";

/** The number of players with questions. Hardly anybody knows figures of the others. */
const FAMOUS = 260;
const WELL_KNOWN = 60;

/** Returns the players with the most matches. `place` counts from 0. */
async function famous(ask: Ask): Promise<{ player: string; name: string; place: number }[]> {
	const { rows } = await ask({ rows: "appearances", measures: ["matches"], by: ["player"], limit: FAMOUS });
	return rows.map(({ player_id, player }, place) => ({ player: player_id, name: player, place }));
}

/** Sets the obscurity of a kind to that of the player, plus `harder`. */
const aboutFamous = (kind: QuestionKind, harder: number): QuestionKind => ({
	...kind,
	obscurity: ({ place }) => Math.min(1, Math.min(1, Number(place) / WELL_KNOWN) + harder),
});

type Career = {
	rows: "batting" | "bowling";
	measure: "runs" | "sixes" | "fours" | "hundreds" | "wickets";
	unit: string;
	/** the least figure that is worth a question */
	least: number;
	/** 'How many {what} has Chris Gayle {done}?' */
	what: string;
	done: string;
	harder: number;
};
const batting = { rows: "batting", done: "hit in the IPL" } as const;
const CAREERS: Career[] = [
	{ ...batting, measure: "runs", unit: "run", least: 500, what: "runs", done: "scored in the IPL", harder: 0.1 },
	{ ...batting, measure: "sixes", unit: "six", least: 25, what: "sixes", harder: 0.2 },
	{ ...batting, measure: "fours", unit: "four", least: 40, what: "fours", harder: 0.3 },
	{ ...batting, measure: "hundreds", unit: "hundred", least: 1, what: "IPL hundreds", done: "made", harder: 0 },
	{
		rows: "bowling",
		measure: "wickets",
		unit: "wicket",
		least: 25,
		what: "wickets",
		done: "taken in the IPL",
		harder: 0.1,
	},
];

const careerKinds = CAREERS.map(({ rows, measure, unit, least, what, done, harder }) =>
	aboutFamous(
		questionKind({
			name: `career_${measure}`,
			category: "Players",
			candidates: famous,
			questions: ({ player }) => ({ career: toAnyQuestion({ rows, measures: [measure], where: { player } }) }),
			write({ career }, _, { name: player }) {
				const [line] = toLines<Career["measure"]>(career);
				if (!line || line[measure] < least) return null;
				const value = line[measure];
				return {
					question: say`How many ${what} has ${player} ${done}?`,
					right: figure(value),
					wrong: figuresNear(value, `career_${measure} ${player}`),
					explanation: say`${player} has ${countSaid(value, unit)}, as of the last match of the record.`,
				};
			},
		}),
		harder,
	),
);

const scoresOf = (player: string, limit: number) =>
	({ rows: "batting", measures: ["highest"], where: { player }, list: true, limit }) as const;

export const CAREERS_KINDS: QuestionKind[] = [
	...careerKinds,
	aboutFamous(
		questionKind({
			name: "highest_score_of",
			category: "Players",
			candidates: famous,
			questions: ({ player }) => ({ scores: scoresOf(player, 1) }),
			write({ scores }, _, { name: player }) {
				const [best] = scores.rows;
				if (!best || best.highest < 40) return null;
				const { highest, opponent_id, opponent, season } = best;
				return {
					question: say`What is ${player}’s highest score in the IPL?`,
					right: figure(highest),
					wrong: figuresNear(highest, `highest_score ${player}`, { least: 20, step: 7 }),
					explanation: say`${scoreWords(best)} against ${teamThen(opponent_id, opponent, season)} in ${season}.`,
				};
			},
		}),
		0.15,
	),
	aboutFamous(
		questionKind({
			name: "highest_score_against",
			category: "Players",
			candidates: famous,
			questions: ({ player }) => ({ scores: scoresOf(player, 12) }),
			write({ scores }, _, { name: player }) {
				const [best, second, ...others] = scores.rows;
				if (!best || !second || second.highest === best.highest || best.highest < 60) return null;
				return {
					question: say`Against which side did ${player} make his highest score, ${scoreWords(best)}?`,
					right: nameOption(best.opponent),
					wrong: [second, ...others].map(({ opponent }) => nameOption(opponent)),
					explanation: say`Against ${best.opponent} in ${best.season}, at ${best.ground}.`,
					season: best.season,
				};
			},
		}),
		0.3,
	),
	aboutFamous(
		questionKind({
			name: "most_out_to",
			category: "Players",
			candidates: famous,
			questions: ({ player }) => ({
				bowlers: { rows: "dismissals", measures: ["credited"], where: { player }, by: ["bowler"], limit: 6 },
			}),
			write({ bowlers }, _, { name: player }) {
				const [first, second, ...others] = bowlers.rows;
				if (!first || !second || second.rank === 1 || first.credited < 4) return null;
				return {
					question: say`Which bowler has dismissed ${player} most often in the IPL?`,
					right: nameOption(first.bowler, first.credited),
					wrong: [second, ...others].map(({ bowler, credited }) => nameOption(bowler, credited)),
					explanation: say`${first.bowler}, ${numberSaid(first.credited, "Dismissals")} times; ${second.bowler} ${numberSaid(second.credited, "Next")} times.`,
				};
			},
		}),
		0.4,
	),
	aboutFamous(
		questionKind({
			name: "debut_side",
			category: "Players",
			candidates: famous,
			questions: ({ player }) => ({
				seasons: {
					rows: "appearances",
					measures: ["matches"],
					where: { player },
					by: ["season", "team"],
					order: "keys",
				},
				sides: { rows: "campaigns", measures: ["seasons"], by: ["team"], where: { team: BEST_KNOWN }, order: "keys" },
			}),
			write({ seasons, sides }, _, { name: player }) {
				const [first, second] = seasons.rows;
				if (!first || second?.season === first.season) return null;
				const own = [...new Set(seasons.rows.map(({ team }) => team))];
				const names = new Map(sides.rows.map(({ team_id, team }) => [team_id, team]));
				const never = BEST_KNOWN.flatMap((id) => names.get(id) ?? []).filter((team) => !own.includes(team));
				return {
					question: say`For which side did ${player} play in his first IPL season, ${first.season}?`,
					right: nameOption(first.team),
					wrong: [...own.filter((side) => side !== first.team), ...never].map((side) => nameOption(side)),
					explanation: say`${player} began with ${teamThen(first.team_id, first.team, first.season)} in ${first.season}.`,
					season: first.season,
				};
			},
		}),
		0,
	),
];

/** Wrong options for a player's first side, best known first. */
const BEST_KNOWN = ["mi", "csk", "kkr", "dc", "pbks", "rr", "rcb"];

/** '175 not out' */
const scoreWords = ({ highest, not_out }: { highest: number; not_out: boolean }) =>
	say`${scoreSaid(highest, false)}${not_out && " not out"}`;
