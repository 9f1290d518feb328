import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { iplPlayers, playerEdits } from "../../../../db/schema/players.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { notFound } from "../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import { makePlayers } from "../making/make-players.server.ts";
import { playersTexts } from "../rules.ts";
import { EDITABLE_FIELDS, type PlayerEdit } from "./fields.ts";

/** A player at the desk: the values shown, and the fields that an admin has edited. */
export const editablePlayerSchema = z.object({
	id: z.uuid(),
	name: z.string(),
	slug: z.string().nullable(),
	shown: z.record(z.enum(EDITABLE_FIELDS), z.union([z.string(), z.number(), z.null()])),
	edited: z.array(z.enum(EDITABLE_FIELDS)),
});
export type EditablePlayer = z.output<typeof editablePlayerSchema>;

/** Returns a player for the desk. Throws 404 for an unknown id. One query. */
export async function findEditablePlayer(db: Queryable, id: string): Promise<EditablePlayer> {
	const [row] = await db
		.select({ player: iplPlayers, edit: playerEdits })
		.from(iplPlayers)
		.leftJoin(playerEdits, eq(playerEdits.person_id, iplPlayers.person_id))
		.where(eq(iplPlayers.id, id));
	if (!row) throw notFound(playersTexts.notFound);
	const { player, edit } = row;
	const { biography, nationality, date_of_birth, jersey_number, price_crores } = player;
	return {
		id,
		name: player.name,
		slug: player.slug,
		shown: { biography, nationality, date_of_birth, jersey_number, price_crores },
		edited: EDITABLE_FIELDS.filter((field) => edit && edit[field] !== null),
	};
}

/**
 * Stores and logs edits and regenerates their players, in one transaction. Throws 404 for an unknown id, and then
 * stores none.
 */
export async function editPlayers(
	record: MatchRecord,
	db: Db,
	doer: Doer,
	edits: { id: string; edit: PlayerEdit }[],
	action: "edit-player" | "import-players" | "regenerate-player",
): Promise<void> {
	await db.transaction(async (tx) => {
		const people = await lockPersons(
			tx,
			edits.map(({ id }) => id),
		);
		for (const { id, edit } of edits) {
			const person_id = people.get(id);
			if (!person_id) throw notFound(playersTexts.notFound);
			if (Object.keys(edit).length === 0) continue;
			await tx
				.insert(playerEdits)
				.values({ person_id, ...edit })
				.onConflictDoUpdate({ target: playerEdits.person_id, set: { ...edit, updated_at: sql`now()` } });
			await noteAction(tx, doer, { action, target: `player ${id}`, details: edit });
		}
		await makePlayers(record, tx, { person_ids: [...people.values()] });
	});
}

/** Drops the edit of a biography, so that it comes from the record again. Throws 404 for an unknown id. */
export async function regeneratePlayer(record: MatchRecord, db: Db, doer: Doer, id: string): Promise<void> {
	await editPlayers(record, db, doer, [{ id, edit: { biography: null } }], "regenerate-player");
}

async function lockPersons(tx: Tx, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await tx
		.select({ id: iplPlayers.id, person_id: iplPlayers.person_id })
		.from(iplPlayers)
		.where(inArray(iplPlayers.id, ids))
		.orderBy(iplPlayers.id)
		.for("update");
	return new Map(rows.map(({ id, person_id }) => [id, person_id]));
}
