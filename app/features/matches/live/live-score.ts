import { z } from "zod";
import { ALL_OUT, BALLS_OF_OVER, isOver, type UnfinishedMatch } from "../../../../record/builder/format.ts";
import type { FoundMatch } from "../card/match.server.ts";
import { sidesOf } from "../match.ts";
import { oversOf, plural, resultOf, scoreOf, stageOf } from "../words.ts";

/** A live match on cards, in lists and for open pages. */
export const liveScoreSchema = z.object({
	match_id: z.int(),
	/** the number of changes so far; a page with another one is stale */
	revision: z.int(),
	/** when the feed last sent an accepted document */
	heard_at: z.string(),
	/** whether the feed has been silent for QUIET_AFTER_SECONDS */
	quiet: z.boolean(),
	state: z.enum(["toss", "play", "break", "over"]),
	/** 'Match 12 of 2026' */
	name: z.string(),
	sides: z.array(
		z.object({
			id: z.string(),
			code: z.string(),
			team: z.string(),
			/** null until the side bats */
			score: z.string().nullable(),
			overs: z.string().nullable(),
			at_bat: z.boolean(),
		}),
	),
	/** the state of the match in a sentence */
	say: z.string(),
	/** the side that is ahead, in percent; null where the match has no win chance */
	chance: z.object({ code: z.string(), percent: z.int() }).nullable(),
	/** the text for screen readers: the last wicket or the last full over, whichever came later */
	call: z.string().nullable(),
});
export type LiveScore = z.output<typeof liveScoreSchema>;
/** The answer for an open page: the match's state, or its number in the record once it is there. */
export type LiveNews = LiveScore | { archived_as: number };

/** Summarises a live match from its page and its document. */
export function liveScoreOf(
	found: FoundMatch,
	document: UnfinishedMatch,
	revision: number,
): Omit<LiveScore, "heard_at" | "quiet"> {
	const { match, innings } = found;
	const state = stateOf(found, document);
	return {
		match_id: match.match_id,
		revision,
		state,
		name: match.stage === "League" ? `${stageOf(match)} of ${match.season}` : `${match.season} ${stageOf(match)}`,
		sides: sidesOf(match).map(({ id, code, team, runs, wickets, balls }) => ({
			...{ id, code, team },
			score: runs === null || wickets === null ? null : scoreOf(runs, wickets),
			overs: balls === null ? null : oversOf(balls),
			at_bat: state === "play" && innings.at(-1)?.team_id === id,
		})),
		say: sayOf(found, document, state),
		chance: state === "over" ? null : chanceOf(found),
		call: callOf(found),
	};
}

function stateOf({ match, innings }: FoundMatch, document: UnfinishedMatch): LiveScore["state"] {
	if (isOver(document)) return "over";
	if (innings.length === 0) return "toss";
	const done = match.first_wickets === ALL_OUT || (match.first_balls ?? 0) >= document.info.overs * BALLS_OF_OVER;
	return innings.length === 1 && done ? "break" : "play";
}

function sayOf(found: FoundMatch, { info, innings }: UnfinishedMatch, state: LiveScore["state"]): string {
	const { match, toss, target } = found;
	if (state === "over") return `${resultOf(match)}.`;
	if (state === "toss") return `${toss.team} won the toss and chose to ${toss.decision}.`;
	if (state === "break") return `Innings break: ${match.second_code} need ${(match.first_runs ?? 0) + 1} to win.`;
	if (innings.some(({ super_over }) => super_over)) return "The scores are level: it's a super over.";
	if (!target || found.innings.length < 2) return `${match.first_code} are batting first.`;
	const [need, left] = [target.runs - (match.second_runs ?? 0), target.balls - (match.second_balls ?? 0)];
	if (need <= 0 || left <= 0 || match.second_wickets === ALL_OUT)
		return "That's the last ball. We're waiting for the result.";
	return `${match.second_code} need ${plural(need, "run")} from ${plural(left, "ball")}${info.overs < 20 ? `, in a match of ${info.overs} overs` : ""}.`;
}

function chanceOf({ story, match }: FoundMatch): LiveScore["chance"] {
	if (story.why_not !== null) return null;
	const first = story.rows.at(-1)?.chance ?? story.start;
	return first >= 50 ? { code: match.first_code, percent: first } : { code: match.second_code, percent: 100 - first };
}

/** The last wicket or the last full over ('MI 101/4 after 12 overs.'), whichever came later. Null before both. */
function callOf({ innings }: FoundMatch): string | null {
	const overs = innings.flatMap(({ code, by_over }) => by_over.map((over) => ({ code, ...over })));
	const last = overs.at(-1);
	if (!last) return null;
	const wicket = last.balls.findLast(({ sign }) => sign === "w");
	// the anchor of a wide or no-ball ends in a counter, that of a legal ball does not
	const isFull = last.balls.filter(({ id }) => id.split("-").length === 2).length >= BALLS_OF_OVER;
	if (wicket && !isFull) return `${wicket.said} ${last.code} ${last.score}.`;
	const full = isFull ? last : overs.at(-2);
	return full ? `${full.code} ${full.score} after ${plural(full.over, "over")}.` : null;
}
