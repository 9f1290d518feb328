import { count } from "../../facts/maker/words.ts";
import { type About, type AnyKind, type Ask, kind, type QuizCategory } from "./kind.ts";
import { ageOf, name } from "./wording.ts";

const LAST = 2026;
const RANKED = 8;

type Scope = {
	/** as part of a kind's name: 'season', 'team' */
	name: string;
	category: QuizCategory;
	candidates: (ask: Ask) => Promise<About[]>;
	/** 'in 2016', 'for Mumbai Indians' */
	words: (about: About) => string;
	obscurity: (about: About) => number;
	params: (about: About) => Record<string, unknown>;
};

const seasons: Scope = {
	name: "season",
	category: "Records",
	candidates: async (ask) => (await ask("champions", {})).map(({ season }) => ({ season })),
	words: ({ season }) => `in the ${season} season`,
	obscurity: ({ season }) => 0.15 + 0.6 * ageOf(Number(season), LAST),
	params: ({ season }) => ({ season }),
};
const sides: Scope = {
	name: "team",
	category: "Teams",
	candidates: async (ask) =>
		(await ask("titles", {})).map(({ team_id, team, seasons }) => ({ team: team_id, name: team, seasons })),
	words: ({ name }) => `for ${name}`,
	obscurity: ({ seasons }) => (Number(seasons) > 15 ? 0.15 : Number(seasons) > 5 ? 0.4 : 0.8),
	params: ({ team }) => ({ team }),
};
const grounds: Scope = {
	name: "ground",
	category: "Venues",
	candidates: async (ask) =>
		(await ask("match_figures", { by: ["ground"], metric: "matches", limit: 24 })).map((line) => ({
			ground: line.ground_id ?? "",
			name: line.ground ?? "",
			matches: line.matches,
		})),
	words: ({ name }) => `at ${name}`,
	obscurity: ({ matches }) => (Number(matches) > 80 ? 0.2 : Number(matches) > 30 ? 0.5 : 0.85),
	params: ({ ground }) => ({ ground }),
};
const rivals: Scope = {
	name: "opponent",
	category: "Teams",
	candidates: async (ask) =>
		(await ask("titles", { current_teams: true })).map(({ team_id, team }) => ({ team: team_id, name: team })),
	words: ({ name }) => `against ${name}`,
	obscurity: () => 0.45,
	params: ({ team }) => ({ opponent: team }),
};

type Feat = {
	metric: string;
	ask: "batting_leaders" | "bowling_leaders";
	did: string;
	done: string;
	most: string;
	unit: string;
};
const FEATS: Feat[] = [
	{ metric: "runs", ask: "batting_leaders", did: "scored", done: "scored", most: "the most runs", unit: "run" },
	{ metric: "wickets", ask: "bowling_leaders", did: "took", done: "taken", most: "the most wickets", unit: "wicket" },
	{ metric: "sixes", ask: "batting_leaders", did: "hit", done: "hit", most: "the most sixes", unit: "six" },
	{ metric: "fours", ask: "batting_leaders", did: "hit", done: "hit", most: "the most fours", unit: "four" },
];
/** What is known of a season's leader in runs and wickets is the cap; of sixes and fours hardly anybody knows it. */
const HARDER: Record<string, number> = { runs: 0, wickets: 0.05, sixes: 0.15, fours: 0.25 };

type Line = { player?: string; rank: number } & Record<string, unknown>;

/** 'Who took the most wickets in the 2016 season?': the first of a ranking, among those who come next. */
export const LEADERS_KINDS: AnyKind[] = [seasons, sides, grounds, rivals].flatMap((scope) =>
	FEATS.map(({ metric, ask, did, done, most, unit }) =>
		kind({
			name: `most_${metric}_${scope.name}`,
			category: scope.category,
			query: ask,
			candidates: scope.candidates,
			params: (about: About) => ({ ...scope.params(about), metric, limit: RANKED }) as never,
			write: (result, about: About) => {
				const lines = result as unknown as Line[];
				const [first, second] = lines;
				// level at the top: two would be right
				if (!first?.player || !second || second.rank === 1 || !(Number(first[metric]) > 0)) return null;
				const value = Number(first[metric]);
				return {
					question: `Who ${scope.name === "season" ? did : `has ${done}`} ${most} ${scope.words(about)}?`,
					right: name(first.player, value),
					wrong: lines.slice(1).flatMap((line) => (line.player ? name(line.player, Number(line[metric])) : [])),
					explanation: `${first.player}: ${count(value, unit)} ${scope.words(about)}. Next came ${second.player} with ${count(Number(second[metric]), unit)}.`,
					obscurity: Math.min(1, scope.obscurity(about) + (HARDER[metric] ?? 0)),
				};
			},
		}),
	),
);
