import type { MatchRecord } from "../../../../record/record.ts";
import { formatLongDate } from "../../../lib/dates.ts";
import { lineOf } from "../match-lines.server.ts";
import { cardOf } from "../scorecard.server.ts";
import { storyTexts } from "../story/rules.ts";
import { shortResultOf, stageOf } from "../words.ts";
import { nextOver, overBefore, type readRelive, startOf } from "./rules.ts";
import { findTimeline } from "./timeline.server.ts";
import type { Moment } from "./timeline.ts";
import { knownBy, type Outcome, type ReliveMatch } from "./view.ts";

type Found = { match: ReliveMatch; outcome: Outcome };

async function findReliveMatch(record: MatchRecord, id: number): Promise<Found | null> {
	if (!record.knows("matches", id)) return null;
	const [card, { chances, why_not }] = await Promise.all([cardOf(record, id), record.chances(id)]);
	const { row } = card;
	const line = lineOf(record.franchises, row, card.innings);
	const sides = [
		{ team_id: line.first_id, team: line.first_team, code: line.first_code },
		{ team_id: line.second_id, team: line.second_team, code: line.second_code },
	] as const;
	const tossed = sides.find(({ team_id }) => team_id === row.toss_winner_id) ?? sides[0];
	const stage = stageOf(line);
	const league = line.stage === "League";
	const match = {
		match_id: id,
		name: `${stage}, IPL ${line.season}`,
		title: league ? `${stage.toLowerCase()} of ${line.season}` : `the ${line.season} ${stage.toLowerCase()}`,
		ground: line.ground,
		city: line.city,
		when: formatLongDate(line.date),
		toss: `${tossed.code} won the toss and chose to ${row.toss_decision}.`,
		sides,
		start: chances?.start ?? null,
		why_not: why_not === null ? null : storyTexts.none[why_not],
	};
	const target = row.target_runs === null ? null : { runs: row.target_runs, balls: row.target_balls ?? 120 };
	return { match, outcome: { target, result: shortResultOf(line) } };
}

/** Returns every ball of a match and its result, for the browser's player. Null when there is no such match. */
export async function findBalls(
	record: MatchRecord,
	id: number,
): Promise<{ moments: Moment[]; outcome: Outcome } | null> {
	const found = await findReliveMatch(record, id);
	return found && { moments: (await findTimeline(record, id)) ?? [], outcome: found.outcome };
}

type Asked = ReturnType<typeof readRelive>["at"];
/** A ball of a match with the balls up to it, and the links around it; null before the start. */
export type Place = {
	so_far: Moment[];
	outcome: Outcome;
	back: string | null;
	next: string | null;
	over_back: string | null;
	over_next: string | null;
};

/** Returns a match to relive, at the ball that an address names, without the balls after it. Null when there is none. */
export async function findRelive(
	record: MatchRecord,
	id: number,
	at: Asked,
): Promise<{ match: ReliveMatch; place: Place | null } | null> {
	const found = await findReliveMatch(record, id);
	if (!found) return null;
	const { match, outcome } = found;
	if (!at) return { match, place: null };
	const moments = (await findTimeline(record, id)) ?? [];
	const asked = "ball" in at ? moments.findIndex((moment) => moment.id === at.ball) : startOf(moments, at.from);
	const now = moments[asked];
	if (!now) return { match, place: null };
	const last = moments.length - 1;
	const idAt = (place: number) => (place === asked ? null : (moments[place]?.id ?? null));
	return {
		match,
		place: {
			so_far: moments.slice(0, asked + 1),
			outcome: knownBy(outcome, now, asked === last),
			back: idAt(Math.max(0, asked - 1)),
			next: idAt(Math.min(last, asked + 1)),
			over_back: idAt(overBefore(moments, asked)),
			over_next: idAt(nextOver(moments, asked)),
		},
	};
}
