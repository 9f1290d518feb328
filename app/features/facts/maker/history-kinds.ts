import { formatLongDate } from "../../../lib/dates.ts";
import { type AnyKind, kind } from "./kind.ts";
import { code, figuresOf, nickname, tags, teamThen, text, theGround, when } from "./phrases.ts";
import { byPlace, seasonsOf, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, inWords, number, ordinal, percent, pick, rate, sentence, total } from "./words.ts";

// Seasons, finals, first and youngest ones, and teams that are no more.

const champion = kind({
	name: "champion",
	category: "History",
	query: "champions",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: ({ season }) => ({ season }),
	write([final], statement) {
		if (!final) return null;
		const margin =
			final.win_by_runs !== null
				? countInWords(final.win_by_runs, "run")
				: final.win_by_wickets !== null
					? countInWords(final.win_by_wickets, "wicket")
					: null;
		if (!margin) return null;
		return {
			title: pick(statement, [
				`${nickname(final.champion)} beat ${nickname(final.runner_up)} in the ${final.season} final`,
				`The ${final.season} title went to ${final.champion}`,
				`${final.champion}, champions of ${final.season}`,
			]),
			fact: text(
				`${final.champion} won the IPL of ${final.season}, beating ${final.runner_up} by ${margin} in the final at ${theGround(final.ground)}.`,
				`The totals were ${final.champion_runs} and ${final.runner_up_runs}.`,
				final.player_of_match && `${final.player_of_match} was player of the match.`,
			),
			tags: tags(final.season, final.champion_id, "final", final.runner_up_id, final.player_of_match),
			figure: sentence(margin),
			figures: figuresOf({ Margin: margin, Champions: final.champion_runs, "Runners-up": final.runner_up_runs }),
		};
	},
});

const orangeCap = kind({
	name: "orange_cap",
	category: "History",
	query: "batting_leaders",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: ({ season }) => ({ by: ["player", "season"], season, metric: "runs", limit: 3 }),
	write([line, next], statement, { season }) {
		if (!line?.player || !next?.player || line.average === null || line.strike_rate === null) return null;
		return {
			title: pick(statement, [
				`${line.player} made ${line.runs} runs in ${season}`,
				`The Orange Cap of ${season} went to ${line.player}`,
				`${line.runs} runs made ${line.player} the best of ${season}`,
			]),
			fact: text(
				`No one made more runs in ${season} than ${line.player}: ${line.runs} in ${count(line.innings, "innings")}, ${inWords(line.runs - next.runs)} more than ${next.player}.`,
				`He averaged ${rate(line.average)} and struck at ${rate(line.strike_rate)}.`,
				line.hundreds > 0 && `He made ${countInWords(line.hundreds, "hundred")}.`,
			),
			tags: tags(line.player, "orange cap", season, next.player),
			figure: number(line.runs),
			figures: figuresOf({
				Runs: line.runs,
				Innings: line.innings,
				Average: rate(line.average),
				"Strike rate": rate(line.strike_rate),
				Hundreds: line.hundreds,
				Lead: line.runs - next.runs,
			}),
		};
	},
});

const purpleCap = kind({
	name: "purple_cap",
	category: "History",
	query: "bowling_leaders",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: ({ season }) => ({ by: ["player", "season"], season, metric: "wickets", limit: 3 }),
	write([line, next], statement, { season }) {
		if (!line?.player || !next?.player || next.rank === 1 || line.average === null || line.economy === null)
			return null;
		const lead = line.wickets - next.wickets;
		return {
			title: pick(statement, [
				`${line.player} took ${line.wickets} wickets in ${season}`,
				`The Purple Cap of ${season} went to ${line.player}`,
				`${line.wickets} wickets made ${line.player} the best of ${season}`,
			]),
			fact: text(
				`No one took more wickets in ${season} than ${line.player}: ${line.wickets} in ${count(line.innings, "innings")}, ${inWords(lead)} more than ${next.player}.`,
				`They cost ${rate(line.average)} runs each, and he conceded ${line.economy.toFixed(2)} an over.`,
			),
			tags: tags(line.player, "purple cap", season, next.player),
			figure: count(line.wickets, "wicket"),
			figures: figuresOf({
				Wickets: line.wickets,
				Innings: line.innings,
				Average: rate(line.average),
				Economy: line.economy.toFixed(2),
				Lead: lead,
			}),
		};
	},
});

const opener = kind({
	name: "first_match_of_season",
	category: "History",
	query: "matches",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: ({ season }) => ({ season, metric: "earliest", limit: 1 }),
	write([row], statement) {
		if (!row || row.first_runs === null || row.second_runs === null || !row.winner) return null;
		const [first, second] = [
			total(row.first_runs, row.first_wickets ?? 0),
			total(row.second_runs, row.second_wickets ?? 0),
		];
		return {
			title: pick(statement, [
				`The ${row.season} season began in ${row.city} with a win for ${code(row.winner_id ?? "")}`,
				`${nickname(row.winner)} won the first match of ${row.season}`,
				`${row.season} opened with ${code(row.first_id)} against ${code(row.second_id)}`,
			]),
			fact: text(
				`The first match of the season was played on ${formatLongDate(row.date)} at ${theGround(row.ground)}.`,
				`${row.first_team} made ${first}, ${row.second_team} ${second}, and ${row.winner} won.`,
				row.player_of_match && `${row.player_of_match} was player of the match.`,
			),
			tags: tags(row.season, "opening match", row.first_id, row.second_id),
			figure: `${row.first_runs} v ${row.second_runs}`,
			figures: figuresOf({ First: first, Second: second }),
		};
	},
});

const FEATS = {
	match: { done: "played a match", short: "play in the IPL" },
	fifty: { done: "made a fifty", short: "make a fifty" },
	hundred: { done: "made a hundred", short: "make a hundred" },
	wicket: { done: "taken a wicket", short: "take a wicket" },
	five_wickets: { done: "taken five wickets in an innings", short: "take five wickets" },
} as const;
const PAST: Record<string, string> = { play: "played", make: "made", take: "took" };
type Feat = keyof typeof FEATS;

const age = kind({
	name: "age",
	category: "History",
	query: "ages",
	candidates: async () =>
		byPlace(
			(Object.keys(FEATS) as Feat[]).flatMap((feat) => [
				{ feat, order: "youngest" as const },
				{ feat, order: "oldest" as const },
			]),
			3,
		),
	params: ({ feat, order }) => ({ feat, order, limit: 4 }),
	write(rows, statement, { feat, order, place }) {
		const found = standingAt(rows, place);
		if (!found?.below) return null;
		const { row, first, rank, below } = found;
		const { done, short } = FEATS[feat];
		const at = (line: typeof row) => `${line.years} years and ${count(line.days, "day")}`;
		const figure = row.figure !== null && (feat === "fifty" || feat === "hundred") ? ` with ${row.figure}` : "";
		return {
			title: pick(statement, [
				first
					? `${row.player} is the ${order} to ${short}`
					: `${row.player} is the ${ordinal(rank)}-${order} to ${short}`,
				`At ${row.years}, ${row.player} could ${short}`.replace(
					/could (play|make|take)/,
					(_, verb) => PAST[verb] ?? "",
				),
			]),
			fact: text(
				first
					? `No one ${order === "youngest" ? "younger" : "older"} than ${row.player} has ${done} in the IPL: he was ${at(row)} old against ${teamThen(row.opponent_id, row.opponent, row.season)} on ${formatLongDate(row.date)}.`
					: `${row.player} was ${at(row)} old when he ${done.replace("taken", "took")}${figure} against ${teamThen(row.opponent_id, row.opponent, row.season)} on ${formatLongDate(row.date)}, the ${ordinal(rank)}-${order} of all.`,
				first
					? `${below.player}, ${at(below)} old on ${formatLongDate(below.date)}, comes next.`
					: `The ${order} is ${rows[0]?.player}, at ${rows[0] && at(rows[0])}.`,
			),
			tags: tags(row.player, order, row.team_id, row.season),
			figure: `${row.years} years`,
			figures: figuresOf({
				Age: at(row),
				Figure: row.figure,
				Wickets: feat === "five_wickets" ? 5 : null,
				[first ? "Next" : "First"]: first ? at(below) : rows[0] && at(rows[0]),
			}),
		};
	},
});

const gone = kind({
	name: "former_team",
	category: "History",
	query: "results",
	candidates: async (ask) => {
		const current = await ask("results", { metric: "matches", current_teams: true, limit: 50 });
		const ids = new Set(current.map(({ team_id }) => team_id));
		return (await teamsOf(ask)).filter(({ team }) => !ids.has(team));
	},
	params: ({ team }) => ({ team, metric: "matches", limit: 1 }),
	write([line], statement) {
		if (!line?.team || !line.team_id) return null;
		const { matches, won, lost, seasons } = line;
		return {
			title: pick(statement, [
				`${line.team} lasted ${countInWords(seasons, "season")}`,
				`${line.team}: ${countInWords(seasons, "season")}, ${count(won, "win")}`,
			]),
			fact: text(
				seasons === 1
					? `${line.team} played in the IPL in ${line.first_season} only.`
					: `${line.team} played in the IPL from ${line.first_season} to ${line.last_season}.`,
				`Of ${count(matches, "match")} they won ${won} and lost ${lost}, ${percent(won, won + lost)} of those with a result.`,
				line.titles > 0
					? `They won ${line.titles === 1 ? "the title once" : countInWords(line.titles, "title")}.`
					: line.finals > 0
						? "They lost their only final."
						: "They never played a final.",
			),
			tags: tags(line.team_id, "former teams", line.last_season),
			figure: count(seasons, "season"),
			figures: figuresOf({ Seasons: seasons, Matches: matches, Won: won, Lost: lost, Share: percent(won, won + lost) }),
		};
	},
});

const hatTrick = kind({
	name: "hat_trick",
	category: "History",
	query: "milestones",
	candidates: async (ask) =>
		(await ask("milestones", { kind: "hat_trick", limit: 200 }))
			.toReversed()
			.map(({ match_id, player_id }) => ({ match: match_id, player: player_id })),
	params: ({ match, player }) => ({ kind: "hat_trick", match, player, limit: 1 }),
	write([row], statement) {
		if (!row) return null;
		const us = teamThen(row.team_id, row.team, row.season);
		const them = teamThen(row.opponent_id, row.opponent, row.season);
		return {
			title: pick(statement, [
				`${row.player} took a hat-trick against ${nickname(them)}`,
				`A hat-trick for ${row.player} in ${row.season}`,
				`Three in three: ${row.player} in ${row.season}`,
			]),
			fact: text(
				`${row.player} took three wickets with successive balls against ${them} ${when(row)} at ${theGround(row.ground)}.`,
				`He was playing for ${us}.`,
			),
			tags: tags(row.player, "hat-trick", row.team_id, row.season, row.opponent_id),
			figure: "Hat-trick",
			figures: figuresOf({ Wickets: 3, "Successive balls": 3 }),
		};
	},
});

const longCareer = kind({
	name: "long_career",
	category: "History",
	query: "appearances",
	candidates: async () => byPlace([{}], 15),
	params: () => ({ metric: "seasons", limit: 15 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found?.row.player) return null;
		const { row: line } = found;
		return {
			title: pick(statement, [
				`${line.player} has played in ${line.seasons} seasons`,
				`${line.seasons} seasons of ${line.player}`,
			]),
			fact: text(
				`${line.player} first played in the IPL on ${formatLongDate(line.first_date)} and last on ${formatLongDate(line.last_date)}.`,
				`In ${line.seasons} seasons he has played ${count(line.matches, "match")} for ${countInWords(line.teams, "team")} and won ${number(line.won)} of them.`,
				line.finals > 0 &&
					`He has played ${countInWords(line.finals, "final")} and won ${inWords(line.finals_won).replace("no", "none")}.`,
			),
			tags: tags(line.player, "longest careers", line.first_season, line.last_season),
			figure: `${line.seasons} seasons`,
			figures: figuresOf({
				Seasons: line.seasons,
				Matches: line.matches,
				Teams: line.teams,
				Won: number(line.won),
				Finals: line.finals,
				"Finals won": line.finals_won,
			}),
		};
	},
});

export const historyKinds: AnyKind[] = [champion, orangeCap, purpleCap, opener, age, gone, hatTrick, longCareer];
