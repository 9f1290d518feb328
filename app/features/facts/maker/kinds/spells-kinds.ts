import type { Line } from "../../../../../makers/ask.ts";
import { atInTitle, nickname, tagsOf, teamCode, theGround, when } from "../../../../../makers/phrases.ts";
import { listSaid, type Said, said, say, sentence, sentences } from "../../../../../makers/said.ts";
import { byPlace, groundsOf, places, seasonsOf, teamsOf } from "../../../../../makers/scopes.ts";
import { levelWith, nextAlone } from "../../../../../makers/standing.ts";
import {
	boundaries,
	countInWords,
	countSaid,
	figures,
	inWords,
	numberSaid,
	ordinal,
	pick,
	possessive,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";
import { opponentThen, sideThen } from "../match-sides.ts";

// Single spells of bowlers, and single overs.

type Spell = Line<"best" | "balls" | "dots">;

/** A question for the spells with the best figures. */
const bestOf = (where: object, limit: number) =>
	({ rows: "bowling", measures: ["best", "balls", "dots"], where, list: true, limit }) as const;

const figuresOf = (row: Spell, label = "Figures") => figures(row.best, row.best_runs, label);
const cardFigure = (row: Spell, label = "Figures") => said(`${row.best}/${row.best_runs}`, label);
const inOvers = ({ balls }: { balls: number }): Said =>
	balls % 6 === 0
		? countInWords(balls / 6, "over")
		: say`${said(`${Math.floor(balls / 6)}.${balls % 6}`, "Overs")} overs`;

const bestFigures = rankedKind({
	name: "best_figures",
	category: "Records",
	candidates: async () => places(12),
	list: "spells",
	ranking: () => bestOf({}, 12),
	write: ({ row, first, alone, rank, level, next }, statement) => ({
		title: first
			? say`No bowler has bettered ${possessive(row.player)} ${figuresOf(row)}`
			: pick(statement, [
					say`${row.player} took ${figuresOf(row)} against ${nickname(opponentThen(row))}`,
					say`${possessive(row.player)} ${figuresOf(row)} for ${nickname(sideThen(row))}`,
				]),
		fact: sentences(
			say`${row.player} took ${figuresOf(row)} in ${inOvers(row)} for ${sideThen(row)} against ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}.`,
			first
				? alone
					? next && say`Next comes ${possessive(next.player)} ${figuresOf(next, "Next figures")} in ${next.season}.`
					: say`${listSaid(level.map(({ player }) => player))} had the same figures.`
				: say`Only ${countInWords(rank - 1, "spell", "Better figures")} in the IPL ${rank === 2 ? "has" : "have"} brought better figures.`,
			row.dots > 0 && say`Of his deliveries ${numberSaid(row.dots, "Dot balls")} were dot balls.`,
		),
		tags: tagsOf(row.player, "bowling", row.team_id, row.season, row.opponent_id),
		figure: cardFigure(row),
	}),
});

const teamBest = factKind({
	name: "team_best_figures",
	category: "Teams",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	questions: ({ team }) => ({ spells: bestOf({ team }, 3) }),
	write({ spells }, statement) {
		const [row, second] = spells.rows;
		if (!row || !second) return null;
		const next = second.rank === 1 ? second : nextAlone(spells, row);
		return {
			title: pick(statement, [
				second.rank === 1
					? say`${row.player} took ${figuresOf(row)} for ${teamCode(row.team_id)}`
					: say`${possessive(teamCode(row.team_id))} best figures: ${possessive(row.player)} ${figuresOf(row)}`,
				say`No ${teamCode(row.team_id)} bowler has bettered ${possessive(row.player)} ${figuresOf(row)}`,
			]),
			fact: sentences(
				say`The best bowling figures for ${row.team} are ${figuresOf(row)} by ${row.player}, against ${opponentThen(row)} ${when(row)}.`,
				say`He bowled ${inOvers(row)} that day${next && say`; ${possessive(next.player)} ${figuresOf(next, "Next figures")} ${next.rank === 1 ? "equals them" : "comes next"}`}.`,
			),
			tags: tagsOf(row.team_id, row.player, "bowling", row.season),
			figure: cardFigure(row),
		};
	},
});

const groundBest = rankedKind({
	name: "ground_best_figures",
	category: "Venues",
	candidates: async (ask, spread) => spread(await groundsOf(ask, 6)),
	list: "spells",
	ranking: ({ ground }) => bestOf({ ground }, 3),
	write({ row, alone, below, next }, statement) {
		if (!alone || !below) return null;
		return {
			title: pick(statement, [
				say`${possessive(row.player)} ${figuresOf(row)} is the best ${atInTitle(row.ground)}`,
				say`Best bowling ${atInTitle(row.ground)}: ${figuresOf(row)}`,
			]),
			fact: sentences(
				say`At ${theGround(row.ground)} no bowler has done better than ${row.player} with ${figuresOf(row)} for ${sideThen(row)} against ${opponentThen(row)} ${when(row)}.`,
				next && say`${possessive(next.player)} ${figuresOf(next, "Next figures")} for ${sideThen(next)} comes next.`,
			),
			tags: tagsOf(row.ground, row.player, "bowling", row.team_id),
			figure: cardFigure(row),
		};
	},
});

const seasonBest = rankedKind({
	name: "season_best_figures",
	category: "History",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	list: "spells",
	ranking: ({ season }) => bestOf({ season }, 3),
	write({ row, alone, below, next }, statement) {
		if (!alone || !below) return null;
		return {
			title: pick(statement, [
				say`${possessive(row.player)} ${figuresOf(row)} was the best of ${row.season}`,
				say`Best figures of ${row.season}: ${possessive(row.player)} ${figuresOf(row)}`,
			]),
			fact: sentences(
				say`The best bowling of the ${row.season} season was ${possessive(row.player)} ${figuresOf(row)} for ${sideThen(row)} against ${opponentThen(row)} at ${theGround(row.ground)}.`,
				next && say`${possessive(next.player)} ${figuresOf(next, "Next figures")} for ${sideThen(next)} came next.`,
			),
			tags: tagsOf(row.season, row.player, "bowling", row.team_id),
			figure: cardFigure(row),
		};
	},
});

const dearestSpell = rankedKind({
	name: "dearest_spell",
	category: "Records",
	candidates: async () => places(10),
	list: "spells",
	ranking: () => ({ rows: "bowling", measures: ["runs", "balls", "best"], list: true, order: "worst", limit: 10 }),
	write({ row, first, rank, level, answer }, statement) {
		const runs = numberSaid(row.runs, "Runs");
		const [dear] = answer.rows;
		return {
			title: pick(statement, [
				say`${row.player} went for ${runs} in ${inOvers(row)}`,
				say`${runs} runs off ${possessive(row.player)} ${inOvers(row)}`,
			]),
			fact: sentences(
				say`Bowling for ${sideThen(row)} against ${opponentThen(row)} ${when(row)}, ${row.player} conceded ${runs} runs in ${inOvers(row)}${row.best ? say` and took ${countInWords(row.best, "wicket")}` : " without a wicket"}.`,
				first
					? say`No IPL spell has cost more${levelWith(level.map(({ player }) => player))}.`
					: say`It is the ${level.length ? "joint " : ""}${ordinal(rank)}-most expensive spell of the IPL; none has cost more than the one that cost ${possessive(dear?.player ?? "")} side ${numberSaid(dear?.runs ?? 0, "Dearest spell")}.`,
			),
			tags: tagsOf(row.player, "economy", row.team_id, row.season, row.opponent_id),
			figure: said(`${row.best}/${row.runs}`, "Figures"),
		};
	},
});

const FULL_SPELL_BALLS = 24;

const tightestSpell = rankedKind({
	name: "tightest_spell",
	category: "Players",
	candidates: async () => places(12),
	list: "spells",
	ranking: () => ({
		rows: "bowling",
		measures: ["economy", "runs", "balls", "best", "dots"],
		where: { figures: { balls: { from: FULL_SPELL_BALLS } } },
		list: true,
		limit: 12,
	}),
	write({ row, first, rank, level }, statement) {
		const more = rank - 1;
		const runs = inWords(row.runs, "Runs");
		const full = inWords(FULL_SPELL_BALLS / 6, "Overs");
		return {
			title: pick(statement, [
				say`${row.player} gave away ${runs} runs in ${inOvers(row)}`,
				say`${sentence(inOvers(row))} from ${row.player} cost ${runs} runs`,
			]),
			fact: sentences(
				say`${row.player} bowled his full ${inOvers(row)} for ${runs} runs against ${opponentThen(row)} ${when(row)}${row.best > 0 && say`, with ${countInWords(row.best, "wicket")} besides`}.`,
				first
					? say`No ${full}-over spell in the IPL has cost less${level.length > 0 && say`, though ${inWords(level.length, "Equally cheap")} more cost the same`}.`
					: say`Only ${inWords(more, "Cheaper spells")} ${full}-over ${more === 1 ? "spell" : "spells"} in the IPL ${more === 1 ? "has" : "have"} cost less.`,
				row.dots > 0 && say`He bowled ${countSaid(row.dots, "dot ball")}.`,
			),
			tags: tagsOf(row.player, "economy", row.team_id, row.season),
			figure: said(`${row.best}/${row.runs}`, "Figures"),
		};
	},
});

const mostDots = rankedKind({
	name: "most_dots",
	category: "Players",
	candidates: async () => places(10),
	list: "spells",
	ranking: () => ({ rows: "bowling", measures: ["dots", "balls", "best", "runs"], list: true, limit: 10 }),
	write({ row, first, level }, statement) {
		const [dotted, balls] = [numberSaid(row.dots, "Dot balls"), numberSaid(row.balls, "Balls")];
		const others = countInWords(level.length, "other spell", "Spells with as many");
		return {
			title: pick(statement, [
				say`${dotted} dot balls in one spell by ${row.player}`,
				say`${row.player} bowled ${dotted} dots out of ${balls}`,
			]),
			fact: sentences(
				say`Of the ${balls} legal balls that ${row.player} bowled for ${sideThen(row)} against ${opponentThen(row)} ${when(row)}, ${dotted} cost him nothing.`,
				say`He finished with ${figures(row.best, row.runs, "Figures")}.`,
				first &&
					(level.length > 0
						? say`Only ${others} ${level.length === 1 ? "has" : "have"} had as many dots, none more.`
						: "No spell in the IPL has had more dots."),
			),
			tags: tagsOf(row.player, "dot balls", row.team_id, row.season),
			figure: say`${dotted} dots`,
		};
	},
});

const dearestOver = rankedKind({
	name: "dearest_over",
	category: "Records",
	candidates: async () => places(10),
	list: "overs",
	ranking: () => ({ rows: "overs", measures: ["runs", "sixes", "fours"], list: true, limit: 10 }),
	write({ row, first, level }, statement) {
		const runs = numberSaid(row.runs, "Runs");
		const [other] = level;
		return {
			title: pick(statement, [
				say`${runs} runs off one over from ${row.player}`,
				say`One over from ${row.player} cost ${runs}`,
			]),
			fact: sentences(
				say`${sideThen(row)} took ${runs} runs off the ${ordinal(row.over, "Over")} over of their innings against ${opponentThen(row)} ${when({ ...row, stage: "" })}, bowled by ${row.player}.`,
				say`${sentence(boundaries(row))} came off the bat.`,
				first &&
					(other
						? `Extras counted, no IPL over has cost more; ${possessive(other.player)} to ${sideThen(other)} in ${other.season} cost the same.`
						: "Extras counted, no IPL over has cost more."),
			),
			tags: tagsOf(row.player, "one over", row.team_id, row.season, row.opponent_id),
			figure: say`${runs} in an over`,
		};
	},
});

const playoffFigures = rankedKind({
	name: "playoff_figures",
	category: "History",
	candidates: async () => byPlace([{ stage: "final" as const }, { stage: "playoff" as const }], 6),
	list: "spells",
	ranking: ({ stage }) => bestOf({ stage }, 6),
	write({ row, first, rank, level }, statement, { stage }) {
		const where = stage === "final" ? "a final" : "the playoffs";
		return {
			title: pick(statement, [
				say`${row.player} took ${figuresOf(row)} ${stage === "final" ? `in the ${row.season} final` : `in the playoffs of ${row.season}`}`,
				say`${possessive(row.player)} ${figuresOf(row)} in ${stage === "final" ? `the final of ${row.season}` : `the ${row.season} playoffs`}`,
			]),
			fact: sentences(
				say`${row.player} took ${figuresOf(row)} for ${sideThen(row)} against ${opponentThen(row)} ${when(row)}.`,
				first
					? say`No bowler has had better figures in ${where} of the IPL${levelWith(level.map(({ player }) => player))}.`
					: say`Only ${countInWords(rank - 1, "spell", "Better figures")} in ${where} of the IPL ${rank === 2 ? "has" : "have"} brought better figures.`,
				`${sideThen(row)} ${row.result === "lost" ? "lost all the same" : "won"}.`,
			),
			tags: tagsOf(row.player, stage, row.season, row.team_id, "bowling"),
			figure: cardFigure(row),
		};
	},
});

export const spellsKinds: FactKind[] = [
	bestFigures,
	teamBest,
	groundBest,
	seasonBest,
	dearestSpell,
	tightestSpell,
	mostDots,
	dearestOver,
	playoffFigures,
];
