import { and, asc, eq, exists, isNull, ne, sql } from "drizzle-orm";
import { groupRelives, reliveGuesses } from "../../../../db/schema/matches/relives.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { conflict, notFound } from "../../../../platform/http/problem.ts";
import { reward } from "../../points/actions.server.ts";
import { NAME_COLUMNS, NAME_JOINS, type NamedFan, publicFan } from "../../points/boards/top.server.ts";
import { requireMember } from "../access.server.ts";
import { overEnd, oversBegun } from "./clock.ts";
import type { BoardLine, OwnGuess } from "./relive.ts";
import { findLatestRelive, loadState, type ReliveState, readServerNow, serverNow } from "./relives.server.ts";
import { BOARD_LINES, brierOf, type Guess, pointsOfGuess, reliveTexts, worthOf } from "./rules.ts";
import type { Timelines } from "./timeline.server.ts";

type GuessRow = typeof reliveGuesses.$inferSelect;
type Services = { db: Db; timelines: Timelines };

/**
 * Stores a member's guess of the next over, or changes it until the over begins by the server's clock. Throws 404 and
 * 403 like `requireMember`, 404 when that relive does not run, and 409 for every other over.
 */
export async function guessOver(
	{ db, timelines }: Services,
	fan_id: string,
	group_id: string,
	{ relive_id, over, ...guess }: Guess & { relive_id: string; over: number },
): Promise<OwnGuess> {
	return db.transaction(async (tx) => {
		await requireMember(tx, fan_id, group_id);
		const row = await findLatestRelive(tx, group_id);
		if (row?.id !== relive_id) throw notFound(reliveTexts.noSuchRelive);
		const { timeline, position, ended } = await loadState(timelines, row, await readServerNow(tx));
		if (ended) throw notFound(reliveTexts.noSuchRelive);
		// a refusal after the last over would reveal the end of the match, so such a guess is stored and becomes void
		const next = oversBegun(timeline.overs, position) + 1;
		if (over !== next) throw conflict(over < next ? reliveTexts.tooLate : reliveTexts.notYet, "over");
		const [stored] = await tx
			.insert(reliveGuesses)
			.values({ relive_id, user_id: fan_id, over, ...guess })
			.onConflictDoUpdate({
				target: [reliveGuesses.relive_id, reliveGuesses.user_id, reliveGuesses.over],
				set: { ...guess, made_at: sql`now()` },
				setWhere: isNull(reliveGuesses.settled_at),
			})
			.returning();
		if (!stored) throw conflict(reliveTexts.tooLate, "over");
		return toOwnGuess(stored);
	});
}

const toOwnGuess = ({ settled_at, ...guess }: GuessRow): OwnGuess => ({
	over: guess.over,
	band: guess.band,
	runs_confidence: guess.runs_confidence,
	wicket: guess.wicket,
	wicket_confidence: guess.wicket_confidence,
	settled: settled_at !== null,
	brier: guess.brier,
	worth: guess.worth,
	points: guess.points,
});

/** Returns a fan's guesses of a relive, by over. */
export async function listOwnGuesses(db: Queryable, fan_id: string, relive_id: string): Promise<OwnGuess[]> {
	const rows = await db
		.select()
		.from(reliveGuesses)
		.where(and(eq(reliveGuesses.relive_id, relive_id), eq(reliveGuesses.user_id, fan_id)))
		.orderBy(asc(reliveGuesses.over));
	return rows.map(toOwnGuess);
}

/** Returns the best fans of a relive by the sum of their settled guesses. Fans with a private profile have no name. */
export async function readBoard(db: Queryable, relive_id: string, fan_id: string | null): Promise<BoardLine[]> {
	const { rows } = await db.execute<NamedFan & Omit<BoardLine, "place" | "own" | "name">>(sql`
		select s.*, ${NAME_COLUMNS} from (
			select user_id, count(*)::int as guesses, sum(worth)::int as worth, sum(points)::int as points
			from ${reliveGuesses} where relive_id = ${relive_id} and worth is not null
			group by user_id order by worth desc, user_id limit ${BOARD_LINES}
		) s ${NAME_JOINS} order by s.worth desc, s.user_id`);
	return rows.map(({ user_id, full_name, is_public, ...line }, at) => ({
		place: at + 1,
		own: user_id === fan_id,
		name: publicFan({ user_id, full_name, is_public }).name,
		...line,
	}));
}

/**
 * Scores the open guesses of finished overs, of one fan or of all. It pays a guess if the match was masked and another
 * fan guessed that over too. Each guess has its own transaction, so no transaction locks the balances of two fans, and a
 * retry settles nothing twice. Returns the number of guesses settled.
 */
export async function settleGuesses(db: Db, state: ReliveState, fan_id?: string): Promise<number> {
	const open = await db
		.select()
		.from(reliveGuesses)
		.where(
			and(
				eq(reliveGuesses.relive_id, state.row.id),
				isNull(reliveGuesses.settled_at),
				fan_id === undefined ? undefined : eq(reliveGuesses.user_id, fan_id),
			),
		);
	let settled = 0;
	for (const guess of open) if (await settleGuess(db, state, guess)) settled++;
	return settled;
}

async function settleGuess(db: Db, { row, timeline, position, ended }: ReliveState, guess: GuessRow): Promise<boolean> {
	const over = timeline.overs[guess.over - 1];
	const isOver = over !== undefined && overEnd({ starts: over.starts, balls: over.balls.length }) <= position;
	// once the match has ended, a guess of an over that was not finished is void
	if (!isOver && !ended) return false;
	const brier = isOver ? brierOf(guess, over) : null;
	const worth = brier === null ? null : worthOf(brier);
	return db.transaction(async (tx) => {
		const points = worth === null ? 0 : pointsOfGuess(worth, row.masked && (await hasRival(tx, guess)));
		const [own] = await tx
			.update(reliveGuesses)
			.set({ brier, worth, points, settled_at: sql`now()` })
			.where(and(eq(reliveGuesses.id, guess.id), isNull(reliveGuesses.settled_at)))
			.returning({ id: reliveGuesses.id });
		if (!own || points === 0) return own !== undefined;
		const { paid } = await reward(tx, guess.user_id, "over_guess", guess.id, { points });
		// the fan has reached the daily limit of paid guesses
		if (!paid) await tx.update(reliveGuesses).set({ points: 0 }).where(eq(reliveGuesses.id, guess.id));
		return true;
	});
}

/**
 * True if another fan guessed that over too. Without this condition, a program alone in a room could look the match up
 * and be paid.
 */
const hasRival = async (tx: Tx, { relive_id, over, user_id }: GuessRow): Promise<boolean> =>
	(await tx.$count(
		reliveGuesses,
		and(eq(reliveGuesses.relive_id, relive_id), eq(reliveGuesses.over, over), ne(reliveGuesses.user_id, user_id)),
	)) > 0;

/** Settles the guesses of finished overs in all relives. */
export async function settleDueGuesses({ db, timelines }: Services): Promise<void> {
	const open = db
		.select({ one: sql`1` })
		.from(reliveGuesses)
		.where(and(eq(reliveGuesses.relive_id, groupRelives.id), isNull(reliveGuesses.settled_at)));
	const rows = await db.select({ row: groupRelives, now: serverNow }).from(groupRelives).where(exists(open));
	for (const { row, now } of rows) await settleGuesses(db, await loadState(timelines, row, Number(now)));
}
