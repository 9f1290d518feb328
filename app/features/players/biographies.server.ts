import { eq } from "drizzle-orm";
import { iplPlayers } from "../../../db/schema/players.ts";
import type { Db } from "../../../platform/database/database.ts";
import { conflict, notFound } from "../../../platform/problem.ts";
import { currentMaking, makePlayers } from "./make-players.server.ts";
import { searchPlayers } from "./players.server.ts";
import { playersTexts } from "./rules.ts";

const MOST_NAMED = 5;

export type WrittenBiography = { id: string; name: string; slug: string; biography: string | null };

/**
 * PLAYER-4: the biography of the player whom a fan means, written from the record if that has not been done since the record
 * changed. Throws 404 when the record has nobody of that name, 409 naming some when it has several.
 */
export async function biographyOf(db: Db, playerName: string): Promise<WrittenBiography> {
	const { players } = await searchPlayers(db, { q: playerName, team: null, role: null }, MOST_NAMED);
	const exact = players.filter(({ name }) => name.toLowerCase() === playerName.toLowerCase());
	const [meant, ...others] = exact.length > 0 ? exact : players;
	if (!meant) throw notFound(playersTexts.unknownPlayer(playerName));
	if (others.length > 0)
		throw conflict(playersTexts.severalPlayers([meant, ...others].map(({ name }) => name)), "playerName");
	const stored = await readBiography(db, meant.id);
	if (stored?.biography && stored.made_from === (await currentMaking(db))) return written(stored);
	await db.transaction((tx) => makePlayers(tx, { person_ids: stored ? [stored.person_id] : [] }));
	const made = await readBiography(db, meant.id);
	if (!made) throw notFound(playersTexts.unknownPlayer(playerName));
	return written(made);
}

type Stored = NonNullable<Awaited<ReturnType<typeof readBiography>>>;
const written = ({ id, name, slug, biography }: Stored) => ({ id, name, slug: slug ?? id, biography });

async function readBiography(db: Db, id: string) {
	const [row] = await db
		.select({
			id: iplPlayers.id,
			name: iplPlayers.name,
			slug: iplPlayers.slug,
			biography: iplPlayers.biography,
			person_id: iplPlayers.person_id,
			made_from: iplPlayers.made_from,
		})
		.from(iplPlayers)
		.where(eq(iplPlayers.id, id));
	return row;
}
