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

const squadSeasonSchema = z.int().nullable().describe("the season of the squads that prices are of");

/** The entries for reading players, and for making them all from the record. */
export function playersEntries({ db, record, remember, purge }: Site) {
	/** A player for programs, cached until players or the record change; null when unknown. */
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
			summary: "Players by name; found by search text (misspelt too), the best known first; of a team and role",
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
				current: z.int().describe("how many are in the newest squads"),
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
			summary: "A player by slug or id, with biography, achievements and career figures of the record",
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
			summary: "Make all players with their biographies, or write the one of a player a fan names",
			// on an empty site the first visitor may make all players, later only an admin; any fan may make one
			// player
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
					player_id: requestId.optional().describe("which of several who go by that name"),
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
					.describe("several go by that name: those who may be meant, the best known first"),
			]),
			handle: async ({ fan, request_id, body }) => {
				if (body.action === "generate-specific-player") {
					if (!fan) throw unauthorized(playersTexts.signInToGenerate);
					return biographyOf(record, db, body.playerName, body.player_id);
				}
				const players = await db.transaction(async (tx) => {
					if (fan?.role !== "admin" && (await countPlayers(tx)) > 0)
						throw fan ? forbidden(playersTexts.generateRefused) : unauthorized(playersTexts.generateRefused);
					const made = await makePlayers(record, tx);
					if (fan?.role === "admin")
						await noteAction(
							tx,
							{ fan, request_id },
							{ action: "generate-players", target: "all players", details: { made: made.length } },
						);
					return made;
				});
				purge(["players"]);
				return { total_players: players.length, players };
			},
		}),
	];
}
