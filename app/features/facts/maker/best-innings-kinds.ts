import { facing, howItCame, made, nextBest, playingFor, scoreFigures } from "./innings-kinds.ts";
import { type AnyKind, kind } from "./kind.ts";
import { atInTitle, code, groundInTitle, nickname, tags, text, theGround, when } from "./phrases.ts";
import { byPlace, groundsOf, seasonsOf, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { ordinal, pick, possessive, sentence } from "./words.ts";

// The best innings for a team, at a ground, of a season.

const teamScore = kind({
	name: "team_highest_score",
	category: "Teams",
	query: "scores",
	candidates: async (ask, spread) => byPlace(spread(await teamsOf(ask)), 2),
	params: ({ team }) => ({ metric: "runs", team, limit: 3 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row } = found;
		const rank = row.rank === 1 ? "highest" : `${ordinal(row.rank)}-highest`;
		return {
			title:
				row.rank === 1
					? pick(statement, [
							`${possessive(code(row.team_id))} highest score is ${possessive(row.player)} ${made(row)}`,
							`No one has made more for ${code(row.team_id)} than ${row.player}`,
							`${possessive(row.player)} ${made(row)} stands alone for ${code(row.team_id)}`,
						])
					: `${possessive(row.player)} ${made(row)} for ${nickname(playingFor(row))}`,
			fact: text(
				`The ${rank} individual score for ${row.team} is ${made(row)} by ${row.player}, made against ${facing(row)} ${when(row)}.`,
				howItCame(statement, row),
				nextBest(rows, place),
			),
			tags: tags(row.team_id, row.player, "highest score", row.season),
			figure: made(row),
			figures: scoreFigures(row, { "Next score": rows[place] && made(rows[place]), Place: row.rank }),
		};
	},
});

const groundScore = kind({
	name: "ground_highest_score",
	category: "Venues",
	query: "scores",
	candidates: async (ask, spread) => spread(await groundsOf(ask, 6)),
	params: ({ ground }) => ({ metric: "runs", ground, limit: 2 }),
	write(rows, statement) {
		const [row] = rows;
		if (!row) return null;
		const ground = theGround(row.ground);
		return {
			title: pick(statement, [
				`${possessive(row.player)} ${made(row)} is the highest ${atInTitle(row.ground)}`,
				`${sentence(groundInTitle(row.ground))} saw ${made(row)} from ${row.player}`,
			]),
			fact: text(
				`The highest individual score at ${ground} is ${made(row)} by ${row.player} for ${playingFor(row)} against ${facing(row)} ${when(row)}.`,
				howItCame(statement, row),
				nextBest(rows, 1),
			),
			tags: tags(row.ground, row.player, row.team_id, "highest score"),
			figure: made(row),
			figures: scoreFigures(row, { "Next score": rows[1] && made(rows[1]) }),
		};
	},
});

const seasonScore = kind({
	name: "season_highest_score",
	category: "History",
	query: "scores",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: ({ season }) => ({ metric: "runs", season, limit: 2 }),
	write(rows, statement) {
		const [row] = rows;
		if (!row) return null;
		return {
			title: pick(statement, [
				`${possessive(row.player)} ${made(row)} topped the scores of ${row.season}`,
				`The best innings of ${row.season} was ${possessive(row.player)} ${made(row)}`,
				`Nobody in ${row.season} beat ${possessive(row.player)} ${made(row)}`,
			]),
			fact: text(
				`The highest score of the ${row.season} season was ${made(row)} by ${row.player} for ${playingFor(row)} against ${facing(row)} at ${theGround(row.ground)}.`,
				howItCame(statement, row),
				nextBest(rows, 1),
			),
			tags: tags(row.season, row.player, row.team_id, "highest score"),
			figure: made(row),
			figures: scoreFigures(row, { "Next score": rows[1] && made(rows[1]) }),
		};
	},
});

export const bestInningsKinds: AnyKind[] = [teamScore, groundScore, seasonScore];
