import type { MatchRecord } from "../../../../record/record.ts";
import { formatLongDate } from "../../../lib/dates.ts";
import { loadBalls } from "../card/match-details.server.ts";
import { type MatchSide, sidesOf } from "../match.ts";
import { lineOf } from "../match-lines.server.ts";
import { loadScorecard } from "../scorecard.server.ts";
import { commonNames, shortNames } from "../short-names.ts";
import { storyTexts } from "../story/rules.ts";
import { shortResultOf, stageOf } from "../words.ts";
import { nextOver, overBefore, type readRelive, startOf } from "./rules.ts";
import { type Moment, timelineOf } from "./timeline.ts";
import { type Outcome, type ReliveMatch, type ReliveSide, visibleOutcome } from "./view.ts";

async function loadMatch(record: MatchRecord, id: number) {
	if (!record.knows("matches", id)) return null;
	const [card, { chances, why_not }] = await Promise.all([loadScorecard(record, id), record.chances(id)]);
	const { row } = card;
	const line = lineOf(record.franchises, row, card.innings);
	const [first, second] = sidesOf(line);
	const tossed = second.id === row.toss_winner_id ? second : first;
	const stage = stageOf(line);
	const league = line.stage === "League";
	const match: ReliveMatch = {
		match_id: id,
		name: `${stage}, IPL ${line.season}`,
		title: league ? `${stage.toLowerCase()} of ${line.season}` : `the ${line.season} ${stage.toLowerCase()}`,
		ground: line.ground,
		city: line.city,
		when: formatLongDate(line.date),
		toss: `${tossed.code} won the toss and chose to ${row.toss_decision}.`,
		sides: [reliveSide(first), reliveSide(second)],
		start: chances?.start ?? null,
		why_not: why_not === null ? null : storyTexts.none[why_not],
	};
	const target = row.target_runs === null ? null : { runs: row.target_runs, balls: row.target_balls ?? 120 };
	const outcome: Outcome = { target, result: shortResultOf(line) };
	const loadMoments = async (): Promise<Moment[]> =>
		timelineOf({
			deliveries: await loadBalls(record, id),
			falls: card.dismissals,
			nameOf: shortNames(card.lineups, commonNames(record.names.people)),
			chances: chances?.after ?? null,
		});
	return { match, outcome, loadMoments };
}

const reliveSide = ({ id, team, code }: MatchSide): ReliveSide => ({ team_id: id, team, code });

/** Returns the balls and the outcome of a match for the browser's player. Null when there is no such match. */
export async function findBalls(
	record: MatchRecord,
	id: number,
): Promise<{ moments: Moment[]; outcome: Outcome } | null> {
	const found = await loadMatch(record, id);
	return found && { moments: await found.loadMoments(), outcome: found.outcome };
}

type ReliveTarget = ReturnType<typeof readRelive>["at"];
/** The current ball with those before it, and the ids of the balls that the buttons lead to; null at an end. */
export type Position = {
	so_far: Moment[];
	outcome: Outcome;
	back: string | null;
	next: string | null;
	over_back: string | null;
	over_next: string | null;
};

/**
 * Returns a match to relive, with the balls up to the requested one. `position` is null for the start page, and for a
 * ball that the match does not have. Null when there is no such match.
 */
export async function findRelive(
	record: MatchRecord,
	id: number,
	at: ReliveTarget,
): Promise<{ match: ReliveMatch; position: Position | null } | null> {
	const found = await loadMatch(record, id);
	if (!found) return null;
	const { match, outcome, loadMoments } = found;
	if (!at) return { match, position: null };
	const moments = await loadMoments();
	const index = "ball" in at ? moments.findIndex((moment) => moment.id === at.ball) : startOf(moments, at.from);
	const now = moments[index];
	if (!now) return { match, position: null };
	const last = moments.length - 1;
	const idAt = (at: number) => (at === index ? null : (moments[at]?.id ?? null));
	return {
		match,
		position: {
			so_far: moments.slice(0, index + 1),
			outcome: visibleOutcome(outcome, now, index === last),
			back: idAt(Math.max(0, index - 1)),
			next: idAt(Math.min(last, index + 1)),
			over_back: idAt(overBefore(moments, index)),
			over_next: idAt(nextOver(moments, index)),
		},
	};
}
