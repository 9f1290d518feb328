import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { forbidden, notFound, unauthorized } from "../../../platform/http/problem.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { noteAction } from "../auth/audit.server.ts";
import { countPlayers, findPlayer, searchPlayers } from "./directory/players.server.ts";
import { loadCareers } from "./figures.server.ts";
import { biographyOf } from "./making/biographies.server.ts";
import { makePlayers } from "./making/make-players.server.ts";
import { achievementSchema, playerSchema } from "./player.ts";
import { LONGEST_PLAYER_NAME, LONGEST_SEARCH, playersTexts, ROLES } from "./rules.ts";
import { squadSeason } from "./squads.server.ts";

const squadSeasonSchema = z.int().nullable().describe("the season of the squads with these prices");

/** The entries that read players, and the one that generates them from the record. */
export function playersEntries({ db, record, remember, purge }: Site) {
	/** Returns a player for the API, cached until players or the record change; null for an unknown slug. */
	const readPlayer = (slug: string) =>
		remember(
			`player: ${slug}`,
			(found) => found && ["players", "record"],
			async () => {
				const found = await findPlayer(record, db, slug);
				if (!found) return null;
				const { person_id, ...player } = found.player;
				const careers = await remember("careers", ["record"], () => loadCareers(record));
				const career_stats = careers.get(person_id) ?? {};
				return { player: { ...player, career_stats }, squad_season: await squadSeason(record), as_of: record.as_of };
			},
		);
	return [
		entry({
			method: "get",
			path: "/players",
			summary: "List players by name, or search them, best known first; a search finds misspelt names too",
			guard: "public",
			query: z.object({
				q: z.string().max(LONGEST_SEARCH).default(""),
				team: z.string().max(5).optional(),
				role: z.enum(ROLES).optional(),
				after: z.string().max(240).optional(),
				before: z.string().max(240).optional(),
			}),
			answer: z.object({
				players: z.array(playerSchema),
				total: z.int(),
				all: z.int(),
				current: z.int().describe("the number of players in the newest squads"),
				sounds_like: z.boolean(),
				next: z.string().nullable(),
				previous: z.string().nullable(),
				squad_season: squadSeasonSchema,
			}),
			handle: async ({ query }) => ({
				...(await searchPlayers(record, db, {
					...query,
					q: query.q.replaceAll("\0", "").trim(),
					team: query.team?.replaceAll("\0", "").toLowerCase() || null,
					role: query.role ?? null,
					...(query.q.trim() ? {} : { order: "name" }),
				})),
				squad_season: await squadSeason(record),
			}),
		}),
		entry({
			method: "get",
			path: "/players/:slug",
			summary: "Get a player by slug or id, with biography, achievements and career figures of the record",
			guard: "public",
			params: z.object({ slug: z.string().min(1).max(200) }),
			answer: z.object({
				player: playerSchema.extend({
					biography: z.string().nullable(),
					achievements: z.array(achievementSchema),
					career_stats: z.record(z.string(), z.number().nullable()),
				}),
				squad_season: squadSeasonSchema,
				as_of: z.object({ match_id: z.int(), date: z.string(), label: z.string() }),
			}),
			handle: async ({ params }) => {
				const found = await readPlayer(params.slug.toLowerCase());
				if (!found) throw notFound(playersTexts.notFound);
				return found;
			},
		}),
		entry({
			method: "post",
			path: "/functions/generate-player-bios",
			summary: "Generate all players with their biographies, or the biography of one player",
			// while there are no players, anybody may generate all of them, later only an admin; any fan may request one
			// biography
			guard: "public",
			sheds: "answers",
			limit: "costly",
			body: z.discriminatedUnion("action", [
				z.object({ action: z.literal("generate-all-players") }),
				z.object({
					action: z.literal("generate-specific-player"),
					playerName: z
						.string(playersTexts.nameToGenerate)
						.transform((name) => name.replaceAll("\0", "").trim())
						.pipe(z.string().min(1, playersTexts.nameToGenerate).max(LONGEST_PLAYER_NAME)),
					player_id: requestId.optional().describe("the choice among namesakes"),
				}),
			]),
			answer: z.union([
				z.object({
					total_players: z.int(),
					players: z.array(z.object({ id: z.uuid(), name: z.string(), slug: z.string() })),
				}),
				z.object({
					player: z.object({ id: z.uuid(), name: z.string(), slug: z.string(), biography: z.string().nullable() }),
				}),
				z
					.object({ which: z.array(playerSchema.pick({ id: true, name: true, team: true })) })
					.describe("the namesakes to choose from, best known first"),
			]),
			handle: async ({ fan, request_id, body }) => {
				if (body.action === "generate-specific-player") {
					if (!fan) throw unauthorized(playersTexts.signInToGenerate);
					return biographyOf(record, db, body.playerName, body.player_id);
				}
				const players = await db.transaction(async (tx) => {
					if (fan?.role !== "admin" && (await countPlayers(tx)) > 0)
						throw fan ? forbidden(playersTexts.generateRefused) : unauthorized(playersTexts.generateRefused);
					const generated = await makePlayers(record, tx);
					if (fan?.role === "admin")
						await noteAction(
							tx,
							{ fan, request_id },
							{ action: "generate-players", target: "all players", details: { made: generated.length } },
						);
					return generated;
				});
				purge(["players"]);
				return { total_players: players.length, players };
			},
		}),
	];
}
