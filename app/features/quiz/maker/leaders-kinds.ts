import { type Ask, toAnyQuestion, toLines } from "../../../../makers/ask.ts";
import type { About } from "../../../../makers/kind.ts";
import { type Said, say } from "../../../../makers/said.ts";
import { countSaid } from "../../../../makers/words.ts";
import type { Where } from "../../../../record/language/question.ts";
import { type QuestionKind, type QuizCategory, questionKind } from "./kind.ts";
import { ageOf, nameOption } from "./options.ts";
import { currentSidesOf, finishedSeasonsOf, groundsOf, obscurityOfGround, sidesOf } from "./scopes.ts";

const RANKED = 8;
const GROUNDS = 24;

type Scope = {
	/** a part of the kind's name: 'season', 'team' */
	name: string;
	category: QuizCategory;
	candidates: (ask: Ask) => Promise<About[]>;
	/** 'in 2016', 'for Mumbai Indians' */
	words: (about: About) => Said;
	obscurity: (about: About) => number;
	where: (about: About) => Where;
};

const SCOPES: Scope[] = [
	{
		name: "season",
		category: "Records",
		candidates: finishedSeasonsOf,
		words: ({ season }) => say`in the ${season} season`,
		obscurity: ({ season }) => 0.15 + 0.6 * ageOf(Number(season)),
		where: ({ season }) => ({ season }),
	},
	{
		name: "team",
		category: "Teams",
		candidates: sidesOf,
		words: ({ name }) => say`for ${name}`,
		obscurity: ({ seasons }) => (Number(seasons) > 15 ? 0.15 : Number(seasons) > 5 ? 0.4 : 0.8),
		where: ({ team }) => ({ team }),
	},
	{
		name: "ground",
		category: "Venues",
		candidates: (ask) => groundsOf(ask, GROUNDS),
		words: ({ name }) => say`at ${name}`,
		obscurity: ({ matches }) => obscurityOfGround(Number(matches)),
		where: ({ ground }) => ({ ground }),
	},
	{
		name: "opponent",
		category: "Teams",
		candidates: async (ask) => (await currentSidesOf(ask)).map(({ team, name }) => ({ team, name })),
		words: ({ name }) => say`against ${name}`,
		obscurity: () => 0.45,
		where: ({ team }) => ({ opponent: team }),
	},
];

type Feat = {
	rows: "batting" | "bowling";
	measure: "runs" | "wickets" | "sixes" | "fours";
	did: string;
	done: string;
	unit: string;
	/** added to the obscurity: fans know the leaders in runs and wickets by the caps, those in sixes and fours less */
	harder: number;
};
const FEATS: Feat[] = [
	{ rows: "batting", measure: "runs", did: "scored", done: "scored", unit: "run", harder: 0 },
	{ rows: "bowling", measure: "wickets", did: "took", done: "taken", unit: "wicket", harder: 0.05 },
	{ rows: "batting", measure: "sixes", did: "hit", done: "hit", unit: "six", harder: 0.15 },
	{ rows: "batting", measure: "fours", did: "hit", done: "hit", unit: "four", harder: 0.25 },
];

/** Questions like 'Who took the most wickets in the 2016 season?' */
export const LEADERS_KINDS: QuestionKind[] = SCOPES.flatMap((scope) =>
	FEATS.map(({ rows, measure, did, done, unit, harder }) =>
		questionKind({
			name: `most_${measure}_${scope.name}`,
			category: scope.category,
			candidates: scope.candidates,
			questions: (about) => ({
				leaders: toAnyQuestion({ rows, measures: [measure], by: ["player"], where: scope.where(about), limit: RANKED }),
			}),
			write({ leaders }, _, about) {
				const [first, second, ...others] = toLines<Feat["measure"]>(leaders);
				// two right options
				if (!first || !second || second.rank === 1 || first[measure] === 0) return null;
				const [most, next] = [countSaid(first[measure], unit), countSaid(second[measure], unit, "Next")];
				return {
					question: say`Who ${scope.name === "season" ? did : `has ${done}`} the most ${measure} ${scope.words(about)}?`,
					right: nameOption(first.player, first[measure]),
					wrong: [second, ...others].map((line) => nameOption(line.player, line[measure])),
					explanation: say`${first.player}: ${most} ${scope.words(about)}. Next came ${second.player} with ${next}.`,
					obscurity: Math.min(1, scope.obscurity(about) + harder),
				};
			},
		}),
	),
);
