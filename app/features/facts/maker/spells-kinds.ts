import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, kind } from "./kind.ts";
import { atInTitle, boundaries, code, figuresOf, nickname, tags, teamThen, text, theGround, when } from "./phrases.ts";
import { byPlace, groundsOf, places, seasonsOf, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, economy, figures, inWords, ordinal, pick, possessive, sentence } from "./words.ts";

// Single spells of bowlers, and single overs.

type Spell = QueryResult<"spells">[number];
const taken = (row: Spell) => figures(row.wickets, row.runs);
const printed = (row: Spell) => `${row.wickets}/${row.runs}`;
const against = (row: Spell) => teamThen(row.opponent_id, row.opponent, row.season);
const playingFor = (row: Spell) => teamThen(row.team_id, row.team, row.season);
const inOvers = (row: Spell) => (row.balls % 6 === 0 ? countInWords(row.balls / 6, "over") : `${row.overs} overs`);

const figuresOfSpell = (row: Spell, others: Record<string, string | number | null | undefined> = {}) =>
	figuresOf({
		Figures: printed(row),
		Wickets: row.wickets,
		Runs: row.runs,
		Overs: row.balls % 6 === 0 ? row.balls / 6 : row.overs,
		"Dot balls": row.dots,
		Maidens: row.maidens,
		Economy: row.economy === null ? null : economy(row.economy),
		...others,
	});

const bestFigures = kind({
	name: "best_figures",
	category: "Records",
	query: "spells",
	candidates: async () => places(12),
	params: () => ({ metric: "figures", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank, below } = found;
		const better = rank - 1;
		return {
			title: first
				? `No bowler has bettered ${possessive(row.player)} ${taken(row)}`
				: pick(statement, [
						`${row.player} took ${taken(row)} against ${nickname(against(row))}`,
						`${possessive(row.player)} ${taken(row)} for ${nickname(playingFor(row))}`,
					]),
			fact: text(
				`${row.player} took ${taken(row)} in ${inOvers(row)} for ${playingFor(row)} against ${against(row)} ${when(row)} at ${theGround(row.ground)}.`,
				first
					? `Next comes ${below && `${possessive(below.player)} ${taken(below)} in ${below.season}`}.`
					: `Only ${countInWords(better, "bowler")} ${better === 1 ? "has" : "have"} had better figures in an IPL innings.`,
				row.dots > 0 && `Of his deliveries ${row.dots} were dot balls.`,
			),
			tags: tags(row.player, "bowling", row.team_id, row.season, row.opponent_id),
			figure: printed(row),
			figures: figuresOfSpell(row, { "Better figures": better, "Next figures": below && printed(below) }),
		};
	},
});

const teamBest = kind({
	name: "team_best_figures",
	category: "Teams",
	query: "spells",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	params: ({ team }) => ({ metric: "figures", team, limit: 2 }),
	write(rows, statement) {
		const [row, next] = rows;
		if (!row || !next) return null;
		return {
			title: pick(statement, [
				`${possessive(code(row.team_id))} best figures: ${possessive(row.player)} ${taken(row)}`,
				`No ${code(row.team_id)} bowler has bettered ${possessive(row.player)} ${taken(row)}`,
			]),
			fact: text(
				`The best bowling figures for ${row.team} are ${taken(row)} by ${row.player}, against ${against(row)} ${when(row)}.`,
				`He bowled ${inOvers(row)} that day; ${possessive(next.player)} ${taken(next)} ${next.rank === 1 ? "equals them" : "comes next"}.`,
			),
			tags: tags(row.team_id, row.player, "bowling", row.season),
			figure: printed(row),
			figures: figuresOfSpell(row, { "Next figures": printed(next) }),
		};
	},
});

const groundBest = kind({
	name: "ground_best_figures",
	category: "Venues",
	query: "spells",
	candidates: async (ask, spread) => spread(await groundsOf(ask, 6)),
	params: ({ ground }) => ({ metric: "figures", ground, limit: 2 }),
	write(rows, statement) {
		const [row, next] = rows;
		if (!row || !next || next.rank === 1) return null;
		return {
			title: pick(statement, [
				`${possessive(row.player)} ${taken(row)} is the best ${atInTitle(row.ground)}`,
				`Best bowling ${atInTitle(row.ground)}: ${taken(row)}`,
			]),
			fact: text(
				`At ${theGround(row.ground)} no bowler has done better than ${row.player} with ${taken(row)} for ${playingFor(row)} against ${against(row)} ${when(row)}.`,
				`${possessive(next.player)} ${taken(next)} for ${playingFor(next)} comes next.`,
			),
			tags: tags(row.ground, row.player, "bowling", row.team_id),
			figure: printed(row),
			figures: figuresOfSpell(row, { "Next figures": printed(next) }),
		};
	},
});

const seasonBest = kind({
	name: "season_best_figures",
	category: "History",
	query: "spells",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: ({ season }) => ({ metric: "figures", season, limit: 2 }),
	write(rows, statement) {
		const [row, next] = rows;
		if (!row || !next || next.rank === 1) return null;
		return {
			title: pick(statement, [
				`${possessive(row.player)} ${taken(row)} was the best of ${row.season}`,
				`Best figures of ${row.season}: ${possessive(row.player)} ${taken(row)}`,
			]),
			fact: text(
				`The best bowling of the ${row.season} season was ${possessive(row.player)} ${taken(row)} for ${playingFor(row)} against ${against(row)} at ${theGround(row.ground)}.`,
				`${possessive(next.player)} ${taken(next)} for ${playingFor(next)} came next.`,
			),
			tags: tags(row.season, row.player, "bowling", row.team_id),
			figure: printed(row),
			figures: figuresOfSpell(row, { "Next figures": printed(next) }),
		};
	},
});

const dearest = kind({
	name: "dearest_spell",
	category: "Records",
	query: "spells",
	candidates: async () => places(10),
	params: () => ({ metric: "runs", limit: 10 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank } = found;
		return {
			title: pick(statement, [
				`${row.player} went for ${row.runs} in ${inOvers(row)}`,
				`${row.runs} runs off ${possessive(row.player)} ${inOvers(row)}`,
			]),
			fact: text(
				`Bowling for ${playingFor(row)} against ${against(row)} ${when(row)}, ${row.player} conceded ${row.runs} runs in ${inOvers(row)}${row.wickets ? ` and took ${countInWords(row.wickets, "wicket")}` : " without a wicket"}.`,
				first
					? "It is the most expensive spell of the IPL."
					: `It is the ${found.level.length ? "joint " : ""}${ordinal(rank)}-most expensive spell of the IPL; the dearest cost ${possessive(rows[0]?.player ?? "")} side ${rows[0]?.runs}.`,
			),
			tags: tags(row.player, "economy", row.team_id, row.season, row.opponent_id),
			figure: printed(row),
			figures: figuresOfSpell(row, { "Dearest spell": rows[0]?.runs }),
		};
	},
});

const tightest = kind({
	name: "tightest_spell",
	category: "Players",
	query: "spells",
	candidates: async () => places(12),
	params: () => ({ metric: "economy", min_balls: 24, limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank, level } = found;
		const more = rank - 1;
		return {
			title: pick(statement, [
				`${row.player} gave away ${inWords(row.runs)} runs in ${inOvers(row)}`,
				`${sentence(inOvers(row))} from ${row.player} cost ${inWords(row.runs)} runs`,
			]),
			fact: text(
				`${row.player} bowled his full ${inOvers(row)} for ${inWords(row.runs)} runs against ${against(row)} ${when(row)}${row.wickets ? `, with ${countInWords(row.wickets, "wicket")} besides` : ""}.`,
				first
					? `No four-over spell in the IPL has cost less${level.length ? `, though ${inWords(level.length)} more cost the same` : ""}.`
					: `Only ${countInWords(more, "four-over spell")} in the IPL ${more === 1 ? "has" : "have"} cost less.`,
				row.dots > 0 && `He bowled ${count(row.dots, "dot ball")}.`,
			),
			tags: tags(row.player, "economy", row.team_id, row.season),
			figure: printed(row),
			figures: figuresOfSpell(row, {
				"Cheaper spells": more,
				"Equally cheap": level.length,
				"A full spell in overs": 4,
			}),
		};
	},
});

const mostDots = kind({
	name: "most_dots",
	category: "Players",
	query: "spells",
	candidates: async () => places(10),
	params: () => ({ metric: "dots", limit: 10 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, level } = found;
		return {
			title: pick(statement, [
				`${row.dots} dot balls in one spell by ${row.player}`,
				`${row.player} bowled ${row.dots} dots out of ${row.balls}`,
			]),
			fact: text(
				`Of the ${row.balls} legal balls that ${row.player} bowled for ${playingFor(row)} against ${against(row)} ${when(row)}, ${row.dots} cost him nothing.`,
				`He finished with ${taken(row)}.`,
				first &&
					(level.length
						? `Only ${countInWords(level.length, "other spell")} ${level.length === 1 ? "has" : "have"} had as many dots, none more.`
						: "No spell in the IPL has had more dots."),
			),
			tags: tags(row.player, "dot balls", row.team_id, row.season),
			figure: `${row.dots} dots`,
			figures: figuresOfSpell(row, { Balls: row.balls, "Spells with as many": level.length }),
		};
	},
});

const dearestOver = kind({
	name: "dearest_over",
	category: "Records",
	query: "overs",
	candidates: async () => places(10),
	params: () => ({ metric: "runs", limit: 10 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, level } = found;
		const batting = teamThen(row.team_id, row.team, row.season);
		const bowling = teamThen(row.opponent_id, row.opponent, row.season);
		return {
			title: pick(statement, [
				`${row.runs} runs off one over from ${row.player}`,
				`One over from ${row.player} cost ${row.runs}`,
			]),
			fact: text(
				`${batting} took ${row.runs} runs off the ${ordinal(row.over)} over of their innings against ${bowling} ${when({ ...row, stage: "" })}, bowled by ${row.player}.`,
				`${sentence(boundaries(row))} came off the bat.`,
				first &&
					(level[0]
						? `Extras counted, no IPL over has cost more; ${possessive(level[0].player)} to ${teamThen(level[0].team_id, level[0].team, level[0].season)} in ${level[0].season} cost the same.`
						: "Extras counted, no IPL over has cost more."),
			),
			tags: tags(row.player, "one over", row.team_id, row.season, row.opponent_id),
			figure: `${row.runs} in an over`,
			figures: figuresOf({ Runs: row.runs, Sixes: row.sixes, Fours: row.fours, Over: row.over }),
		};
	},
});

const playoffFigures = kind({
	name: "playoff_figures",
	category: "History",
	query: "spells",
	candidates: async () => byPlace([{ stage: "final" as const }, { stage: "playoff" as const }], 6),
	params: ({ stage }) => ({ metric: "figures", stage, limit: 6 }),
	write(rows, statement, { stage, place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank } = found;
		const where = stage === "final" ? "a final" : "the playoffs";
		return {
			title: pick(statement, [
				`${row.player} took ${taken(row)} ${stage === "final" ? `in the ${row.season} final` : `in the playoffs of ${row.season}`}`,
				`${possessive(row.player)} ${taken(row)} in ${stage === "final" ? `the final of ${row.season}` : `the ${row.season} playoffs`}`,
			]),
			fact: text(
				`${row.player} took ${taken(row)} for ${playingFor(row)} against ${against(row)} ${when(row)}.`,
				first
					? `Those are the best figures in ${where} of the IPL.`
					: `Only ${countInWords(rank - 1, "bowler")} ${rank === 2 ? "has" : "have"} had better figures in ${where} of the IPL.`,
				`${playingFor(row)} ${row.outcome === "lost" ? "lost all the same" : "won"}.`,
			),
			tags: tags(row.player, stage, row.season, row.team_id, "bowling"),
			figure: printed(row),
			figures: figuresOfSpell(row, { "Better figures": rank - 1 }),
		};
	},
});

export const spellsKinds: AnyKind[] = [
	bestFigures,
	teamBest,
	groundBest,
	seasonBest,
	dearest,
	tightest,
	mostDots,
	dearestOver,
	playoffFigures,
];
