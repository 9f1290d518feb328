import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { badRequest } from "../../../platform/http/problem.ts";
import { mailAddressOf } from "../../../platform/mail/address.ts";
import type { Site } from "../../page-context.ts";
import type { Auth } from "../auth/auth.server.ts";
import { fanTag } from "../auth/sessions/session-fan.server.ts";
import { deleteAccount, exportPersonalData } from "./account.server.ts";
import { settingsTexts } from "./rules.ts";
import { readSwitches, saveSwitches } from "./settings.server.ts";
import { switchesSchema } from "./switches.ts";

/** Tags of pages that name a fan or count fans. */
const pagesOf = (fan_id: string) => [fanTag(fan_id), "community", "groups", "members"];

/** The entries for settings, export and deletion of an account. */
export function settingsEntries({ db, auth, secret, live, purge }: Site & { auth: Auth }) {
	return [
		entry({
			method: "get",
			path: "/settings",
			summary: "The fan's settings",
			guard: "fan",
			answer: switchesSchema,
			handle: ({ fan }) => readSwitches(db, fan.id),
		}),
		entry({
			method: "patch",
			path: "/settings",
			summary: "Change some settings",
			guard: "fan",
			body: switchesSchema.partial().strict(),
			answer: switchesSchema,
			handle: async ({ fan, body }) => {
				const { id } = fan;
				const switches = await db.transaction((tx) => saveSwitches(tx, id, body));
				purge(pagesOf(id));
				return switches;
			},
		}),
		entry({
			method: "get",
			path: "/account/data",
			summary: "Everything that the site stores about the fan, as a file",
			guard: "fan",
			limit: { name: "account-data", points: 10, per_seconds: 3600 },
			answer: z.object({
				exported_at: z.string(),
				account: z.record(z.string(), z.unknown()),
				rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
			}),
			handle: async ({ fan }) =>
				new Response(JSON.stringify(await exportPersonalData(db, fan), null, "\t"), {
					headers: {
						"content-type": "application/json",
						"content-disposition": 'attachment; filename="twelfth-man-my-data.json"',
					},
				}),
		}),
		entry({
			method: "post",
			path: "/account/deletion",
			summary: "Delete the account; the typed address confirms it",
			guard: "fan",
			limit: { name: "account-deletion", points: 5, per_seconds: 600 },
			body: z.object({ email: z.string().max(1_000) }),
			answer: z.object({ deleted: z.literal(true) }),
			handle: async ({ fan, body, headers }) => {
				const { id, email } = fan;
				if (mailAddressOf(body.email) !== mailAddressOf(email)) throw badRequest("email", settingsTexts.wrongAddress);
				await db.transaction((tx) => deleteAccount(tx, { id, email }, secret));
				live.disconnectFan(id);
				purge(pagesOf(id));
				const forget = (await auth.api.signOut({ headers, asResponse: true })).headers.getSetCookie();
				return Response.json({ deleted: true }, { headers: forget.map((cookie) => ["set-cookie", cookie]) });
			},
		}),
	];
}
