import type { Where } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { formatDate } from "../../lib/dates.ts";
import type { MatchLine } from "../matches/match.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { marginOf, stageOf } from "../matches/words.ts";
import type { Indexed } from "./index.server.ts";
import type { Result } from "./search.ts";

const MOST = 3;

type WhichMatches = { season: number | undefined; final: boolean; sides: string[]; first: Indexed | undefined };

/**
 * Returns at most three matches, the newest first: of one or two sides, else of a ground, else two of a player, else
 * finals. The season and `final` narrow them. None for a season alone.
 */
export async function matchResults(record: MatchRecord, which: WhichMatches): Promise<Result[]> {
	const where = whereOf(which);
	if (!where) return [];
	const player = which.first?.kind === "player" ? which.first.id : null;
	if (player) {
		const { rows } = await record.ask({
			...{ rows: "appearances", measures: ["matches"], list: true, order: "latest", limit: 2 },
			where: { ...where, player },
		});
		if (rows.length === 0) return [];
		return results(record, { match: rows.map(({ match_id }) => match_id) });
	}
	return results(record, where);
}

function whereOf({ season, final, sides, first }: WhichMatches): Where | null {
	const when: Where = { ...(season ? { season } : {}), ...(final ? { stage: "final" as const } : {}) };
	const [team, opponent] = sides;
	if (team) return { ...when, team, ...(opponent ? { opponent } : {}) };
	if (first?.kind === "ground") return { ...when, ground: first.id };
	if (first?.kind === "player") return when;
	return final ? when : null;
}

async function results(record: MatchRecord, where: Where): Promise<Result[]> {
	const { matches } = await matchLines(record, { where, limit: MOST });
	const codeOf = (id: string) => record.franchises.find((side) => side.id === id)?.short_name ?? id.toUpperCase();
	return matches.map((line) => ({
		kind: "match",
		href: `/matches/${line.match_id}`,
		title: titleOf(line, codeOf),
		say: `${stageOf(line)}, ${formatDate(line.date)}, ${line.city}`,
		team: line.winner_id ?? line.first_id,
		mark: codeOf(line.winner_id ?? line.first_id),
	}));
}

/** 'RCB beat GT by 5 wickets' */
function titleOf(line: MatchLine, codeOf: (id: string) => string): string {
	const { first_id, second_id, winner_id, tied } = line;
	if (!winner_id) return `${codeOf(first_id)} v ${codeOf(second_id)}, ${tied ? "tied" : "no result"}`;
	const loser = winner_id === first_id ? second_id : first_id;
	const won = `${codeOf(winner_id)} beat ${codeOf(loser)}`;
	if (tied) return `${won} in the super over`;
	return won + marginOf(line);
}
