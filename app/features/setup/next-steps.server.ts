import { sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { armyMemberships } from "../../../db/schema/game/community.ts";
import { groupMessages } from "../../../db/schema/groups.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import { signInPath } from "../auth/rules.ts";
import type { NextSteps } from "./next-steps.ts";
import { LOCAL_NAMES, stepPath } from "./rules.ts";

/** The first steps of a new site's admin, with whether each is done. One query. */
export async function readNextSteps(
	db: Queryable,
	{ SITE_URL, SMTP_URL }: Pick<Settings, "SITE_URL" | "SMTP_URL">,
	fan_id: string,
): Promise<NextSteps> {
	const { rows } = await db.execute<{ team: boolean; others: boolean; spoke: boolean }>(sql`select
		exists (select from ${armyMemberships} where user_id = ${fan_id} and is_active) as team,
		exists (select from ${users} where id <> ${fan_id}) as others,
		exists (select from ${groupMessages} where user_id = ${fan_id}) as spoke`);
	const { team = false, others = false, spoke = false } = rows[0] ?? {};
	return [
		{
			text: "Give your site its public address",
			done: !LOCAL_NAMES.includes(new URL(SITE_URL).hostname),
			to: stepPath("address"),
		},
		{ text: "Connect a mail server, so that fans can sign in", done: SMTP_URL !== undefined, to: stepPath("mail") },
		{ text: "Pick your own team", done: team, to: signInPath("/welcome", stepPath("now")) },
		{ text: "Get your first fan in", done: others, to: stepPath("invite") },
		{ text: "Say hello in a room", done: spoke, to: "/groups" },
	];
}
