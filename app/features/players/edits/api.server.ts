import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { editablePlayerSchema, editPlayers, findEditablePlayer, regeneratePlayer } from "./edits.server.ts";
import { playerEditInput } from "./fields.ts";
import { importPlayers, playersLacking } from "./import.server.ts";

const byId = z.object({ id: requestId });
const names = z.array(z.object({ slug: z.string(), name: z.string() }));
const playerSchema = z.object({ player: editablePlayerSchema });

/** The entries of the desk's player editor. Admins edit only what the record cannot know. */
export function playerEditEntries({ db, record, purge }: Site) {
	return [
		entry({
			method: "get",
			path: "/admin/players/:id",
			summary: "Get a player with the fields that admins edited",
			guard: "admin",
			params: byId,
			answer: playerSchema,
			handle: async ({ params: { id } }) => ({ player: await findEditablePlayer(db, id) }),
		}),
		entry({
			method: "patch",
			path: "/admin/players/:id",
			summary: "Edit a player; null removes an edit",
			guard: "admin",
			params: byId,
			body: playerEditInput,
			answer: playerSchema,
			handle: async ({ fan, request_id, params: { id }, body }) => {
				await editPlayers(record, db, { fan, request_id }, [{ id, edit: body }], "edit-player");
				purge(["players"]);
				return { player: await findEditablePlayer(db, id) };
			},
		}),
		entry({
			method: "post",
			path: "/admin/players/:id/regenerate",
			summary: "Drop the edit of a biography and generate it from the record",
			guard: "admin",
			params: byId,
			body: z.object({}),
			answer: playerSchema,
			handle: async ({ fan, request_id, params: { id } }) => {
				await regeneratePlayer(record, db, { fan, request_id }, id);
				purge(["players"]);
				return { player: await findEditablePlayer(db, id) };
			},
		}),
		entry({
			method: "get",
			path: "/admin/player-imports",
			summary: "List the players without number, role, day of birth or nationality",
			guard: "admin",
			answer: z.object({
				lacking: z.object({ jersey_number: names, role: names, date_of_birth: names, nationality: names }),
			}),
			handle: async () => ({ lacking: await playersLacking(db) }),
		}),
		entry({
			method: "post",
			path: "/admin/player-imports",
			summary: "Import edits of players from a CSV: all rows or none",
			guard: "admin",
			body: z.object({ csv: z.string().min(1, "The file is empty.") }),
			answer: z.object({ imported: z.int() }),
			handle: async ({ fan, request_id, body: { csv } }) => {
				const imported = await importPlayers(record, db, { fan, request_id }, csv);
				purge(["players"]);
				return { imported };
			},
		}),
	];
}
