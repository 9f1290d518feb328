import { createHmac } from "node:crypto";
import { desc, eq, gt, lt, sql } from "drizzle-orm";
import { playerPopularity, playerShares, playerViews } from "../../../../db/schema/player-fans.ts";
import { iplPlayers } from "../../../../db/schema/players.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { readToday, today } from "../../../../platform/database/day.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { wasDoneByDeletedAccount } from "../../points/gone-actions.server.ts";
import type { FanLeaderboardRow } from "./leaderboard.ts";

const LEADERBOARD_ROWS = 20;

/**
 * Counts a view, once per viewer, player and day. `viewer` comes from `visitorOf`; the table stores a hash that
 * differs by day and player. False if it did not count, or for an unknown player.
 */
export async function countView(
	db: Db,
	{ player_id, viewer, secret }: { player_id: string; viewer: string; secret: string },
): Promise<boolean> {
	const day = await readToday(db);
	const hash = createHmac("sha256", secret)
		.update(JSON.stringify([day, player_id, viewer]))
		.digest("base64url");
	return db.transaction(async (tx) => {
		const inserted = await tx
			.insert(playerViews)
			.select(
				tx
					.select({
						player_id: iplPlayers.id,
						day: sql<string>`${day}::date`.as("day"),
						viewer: sql<string>`${hash}`.as("viewer"),
					})
					.from(iplPlayers)
					.where(eq(iplPlayers.id, player_id)),
			)
			.onConflictDoNothing()
			.returning({ day: playerViews.day });
		if (inserted.length === 0) return false;
		await addTo(tx, player_id, { views: 1, shares: 0 });
		return true;
	});
}

/**
 * Counts a share, once a day per fan and player; a new account of the same person counts nothing more. Call it in the
 * transaction of the share. False if it did not count, or for an unknown player.
 */
export async function countShare(
	tx: Tx,
	{ player_id, fan_id }: { player_id: string; fan_id: string },
): Promise<boolean> {
	const inserted = await tx
		.insert(playerShares)
		.select(
			tx
				.select({
					player_id: iplPlayers.id,
					day: sql<string>`${today}`.as("day"),
					fan_id: sql<string>`${fan_id}::uuid`.as("fan_id"),
				})
				.from(iplPlayers)
				.where(eq(iplPlayers.id, player_id)),
		)
		.onConflictDoNothing()
		.returning({ day: playerShares.day });
	if (inserted.length === 0) return false;
	if (await wasDoneByDeletedAccount(tx, fan_id, "player_share", `${await readToday(tx)} ${player_id}`)) return false;
	await addTo(tx, player_id, { views: 0, shares: 1 });
	return true;
}

async function addTo(tx: Tx, player_id: string, { views, shares }: { views: number; shares: number }): Promise<void> {
	await tx
		.insert(playerPopularity)
		.values({ player_id, total_views: views, total_shares: shares })
		.onConflictDoUpdate({
			target: playerPopularity.player_id,
			set: {
				total_views: sql`${playerPopularity.total_views} + ${views}`,
				total_shares: sql`${playerPopularity.total_shares} + ${shares}`,
			},
		});
}

/** PLAYER-6: returns the players with the highest fan scores (views, and ten for each share). One query. */
export async function playerFanLeaderboard(
	{ franchises }: Pick<MatchRecord, "franchises">,
	db: Queryable,
): Promise<FanLeaderboardRow[]> {
	const rows = await db
		.select({
			player_id: playerPopularity.player_id,
			player_name: iplPlayers.name,
			team: iplPlayers.team,
			total_shares: playerPopularity.total_shares,
			total_views: playerPopularity.total_views,
			fan_score: playerPopularity.fan_score,
		})
		.from(playerPopularity)
		.innerJoin(iplPlayers, eq(iplPlayers.id, playerPopularity.player_id))
		.where(gt(playerPopularity.fan_score, 0))
		.orderBy(desc(playerPopularity.fan_score), playerPopularity.player_id)
		.limit(LEADERBOARD_ROWS);
	return rows.map((row) => ({ ...row, team: franchises.find(({ id }) => id === row.team)?.short_name ?? null }));
}

/** Viewers of past days expire; the counts stay. */
export const pastViews: Retention = { table: playerViews, expired: lt(playerViews.day, today) };
