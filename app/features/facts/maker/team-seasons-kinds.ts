import { type AnyKind, kind } from "./kind.ts";
import { atInTitle, code, figuresOf, tags, text, theGround } from "./phrases.ts";
import { byPlace, groundsOf, seasonsOf } from "./scopes.ts";
import { count, countInWords, inWords, outOf, percent, pick, possessive, sentence, times } from "./words.ts";

// Teams in one season, and at one ground.

const table = kind({
	name: "league_table",
	category: "History",
	query: "standings",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap(({ season }) => [
			{ season, end: "top" },
			{ season, end: "bottom" },
		]),
	params: ({ season }) => ({ season }),
	write(rows, statement, { season, end }) {
		const line = end === "top" ? rows[0] : rows.at(-1);
		const next = end === "top" ? rows[1] : rows.at(-2);
		if (!line || !next) return null;
		const name = line.team;
		const equal = next.points === line.points;
		return {
			title:
				end === "top"
					? pick(statement, [`${name} topped the table of ${season}`, `First in ${season}: ${name}`])
					: pick(statement, [`${name} came last in ${season}`, `Last in ${season}: ${name}`]),
			fact: text(
				`${name} finished the league stage of ${season} ${end === "top" ? "first" : "last"} of ${inWords(rows.length)} with ${countInWords(line.won, "win")} and ${countInWords(line.lost, "defeat")}.`,
				equal
					? `${next.team} had ${line.points} points as well.`
					: `They had ${line.points} points, ${next.team} ${next.points}.`,
			),
			tags: tags(season, line.team_id, "league table", next.team_id),
			figure: count(line.points, "point"),
			figures: figuresOf({
				Points: line.points,
				Won: line.won,
				Lost: line.lost,
				"Points of the other": next.points,
				Teams: rows.length,
			}),
		};
	},
});

const fortress = kind({
	name: "team_at_ground",
	category: "Venues",
	query: "results",
	candidates: async (ask, spread) => byPlace(spread(await groundsOf(ask, 20)), 1),
	params: ({ ground }) => ({ by: ["team", "ground"], ground, metric: "won", limit: 2 }),
	write([line, next], statement) {
		if (!line?.team_id || !line.ground || !next || next.rank === 1) return null;
		const { won, matches } = line;
		return {
			title: pick(statement, [
				`${code(line.team_id)} have won ${times(won)} ${atInTitle(line.ground)}`,
				`${sentence(countInWords(won, "win"))} ${atInTitle(line.ground)} for ${code(line.team_id)}`,
			]),
			fact: text(
				`No team has won more matches at ${theGround(line.ground)} than ${line.team}: ${outOf(won, matches)}, or ${percent(won, line.won + line.lost)} of those with a result.`,
				`${next.team} come next with ${countInWords(next.won, "win")} there.`,
			),
			tags: tags(line.ground, line.team_id, "home ground"),
			figure: `${won} wins`,
			figures: figuresOf({
				Won: won,
				Matches: matches,
				Share: percent(won, line.won + line.lost),
				"Next team": next.won,
			}),
		};
	},
});

const teamSeason = kind({
	name: "team_season",
	category: "History",
	query: "results",
	candidates: async () =>
		[{ order: "best" as const }, { order: "worst" as const }].flatMap((value) => byPlace([value], 8)),
	params: ({ order }) => ({ by: ["team", "season"], metric: "win_percentage", order, min_matches: 10, limit: 8 }),
	write(rows, statement, { order, place }) {
		const line = rows[place - 1];
		if (!line?.team_id || !line.season || line.win_percentage === null) return null;
		const short = code(line.team_id);
		const share = percent(line.won, line.won + line.lost);
		return {
			title:
				order === "best"
					? pick(statement, [
							`${short} won ${outOf(line.won, line.matches)} in ${line.season}`,
							`${possessive(short)} ${line.season}: ${line.won} wins, ${line.lost} defeats`,
						])
					: pick(statement, [
							`${short} won only ${outOf(line.won, line.matches)} in ${line.season}`,
							`${possessive(short)} ${line.season}: ${line.won} wins, ${line.lost} defeats`,
						]),
			fact: text(
				`In ${line.season} ${line.team} won ${outOf(line.won, line.matches)} matches, ${share} of those with a result.`,
				line.rank === 1
					? `No team has had a ${order === "best" ? "better" : "poorer"} share in a season.`
					: `Only ${countInWords(line.rank - 1, "team season")} ${line.rank === 2 ? "has" : "have"} been ${order === "best" ? "better" : "poorer"}.`,
				line.titles > 0 && "The season ended with the title.",
				line.titles === 0 && line.finals > 0 && "The season ended with a lost final.",
			),
			tags: tags(line.team_id, line.season, "season"),
			figure: `${line.won} of ${line.matches}`,
			figures: figuresOf({
				Won: line.won,
				Lost: line.lost,
				Matches: line.matches,
				Share: share,
				"Seasons beyond": line.rank - 1,
			}),
		};
	},
});

export const teamSeasonsKinds: AnyKind[] = [table, fortress, teamSeason];
