import { eq } from "drizzle-orm";
import { iplPlayers } from "../../../../db/schema/players.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { notFound } from "../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { searchPlayers } from "../directory/players.server.ts";
import type { Player } from "../player.ts";
import { playersTexts } from "../rules.ts";
import { currentEdition, makePlayers } from "./make-players.server.ts";

const MOST_NAMESAKES = 5;

export type WrittenBiography = { id: string; name: string; slug: string; biography: string | null };
/** The biography, or the namesakes to choose from, best known first. */
export type BiographyAnswer = { player: WrittenBiography } | { which: Pick<Player, "id" | "name" | "team">[] };

/**
 * PLAYER-4: returns a player's biography. It regenerates the player first if there is none, or if the record or the
 * rules have changed. `player_id` selects one of several namesakes; another id is ignored. Throws 404 when nobody has
 * the name or a similar one.
 */
export async function biographyOf(
	record: MatchRecord,
	db: Db,
	playerName: string,
	player_id?: string,
): Promise<BiographyAnswer> {
	const { players } = await searchPlayers(record, db, { q: playerName, team: null, role: null }, MOST_NAMESAKES);
	const chosen = players.filter(({ id }) => id === player_id);
	const exact = players.filter(({ name }) => name.toLowerCase() === playerName.toLowerCase());
	const [player, ...namesakes] = [chosen, exact].find((found) => found.length > 0) ?? players;
	if (!player) throw notFound(playersTexts.unknownPlayer(playerName));
	if (namesakes.length > 0) return { which: [player, ...namesakes].map(({ id, name, team }) => ({ id, name, team })) };
	const stored = await readBiography(db, player.id);
	if (stored?.biography && stored.made_from === currentEdition(record)) return { player: answerOf(stored) };
	await db.transaction((tx) => makePlayers(record, tx, { person_ids: stored ? [stored.person_id] : [] }));
	const regenerated = await readBiography(db, player.id);
	if (!regenerated) throw notFound(playersTexts.unknownPlayer(playerName));
	return { player: answerOf(regenerated) };
}

type Stored = NonNullable<Awaited<ReturnType<typeof readBiography>>>;
const answerOf = ({ id, name, slug, biography }: Stored): WrittenBiography => ({
	id,
	name,
	slug: slug ?? id,
	biography,
});

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
