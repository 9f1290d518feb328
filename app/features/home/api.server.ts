import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { notFound } from "../../../platform/http/problem.ts";
import type { Site } from "../../page-context.ts";
import { fanHome } from "./fan-home.server.ts";
import { fanHomeSchema, ownTeamSchema } from "./home.ts";
import { ownTeam } from "./record/own-team.server.ts";

/** The entries of the home page: the fan's own part, and the followed side. */
export function homeEntries({ db, record }: Site) {
	return [
		entry({
			method: "get",
			path: "/me/home",
			summary:
				"What the home page shows the fan: streak, level, team, rooms, the challenge that ends first; null for a visitor",
			guard: "public",
			answer: z.object({ home: fanHomeSchema.nullable() }),
			handle: async ({ fan }) => ({ home: fan ? await fanHome(db, record, fan) : null }),
		}),
		entry({
			method: "get",
			path: "/home/teams/:id",
			summary: "How a side did last: its last match, its place in the league, its last five results",
			guard: "public",
			params: z.object({ id: z.string().regex(/^[a-z]{2,5}$/) }),
			answer: ownTeamSchema,
			handle: async ({ params }) => {
				const team = await ownTeam(record, params.id);
				if (!team) throw notFound("We couldn't find that team.");
				return team;
			},
		}),
	];
}
