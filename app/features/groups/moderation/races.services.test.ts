import { expect, test } from "vitest";
import { startChat } from "../../../../tests/fixtures/chat.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { joinGroup } from "../memberships.server.ts";
import { imposeSanction } from "./sanctions.server.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });
const admin_id = await (await site.fan("admin@example.com")).id();

/** Runs `act` during an uncommitted transaction with a sanction, waits until `act` waits for its lock, and commits. */
async function duringSanction<Outcome>(fan: Visitor, kind: "mute" | "ban", act: () => Promise<Outcome>) {
	const { db, pool } = site.database;
	const user_id = await fan.id();
	let acting: Promise<Outcome> | undefined;
	await db.transaction(async (tx) => {
		await imposeSanction(tx, { user_id, kind, reason: "Shouting", minutes: 60, admin_id });
		acting = act();
		await expect
			.poll(async () => {
				const { rows } = await pool.query(
					"select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
				);
				return rows.length;
			})
			.toBe(1);
	});
	return acting as Promise<Outcome>;
}

test.each(["mute", "ban"] as const)(
	"GROUP-7 a message checked before a %s and stored after it is refused and unpaid",
	async (kind) => {
		const chat = await startChat(site, `Late ${kind}`, ["loud"]);
		const [loud] = chat.fans as [Visitor];
		await chat.said(loud, "before");
		const paid = async () => (await site.rows("select count(*)::int as count from points_ledger"))[0].count;
		const before = await paid();
		const response = await duringSanction(loud, kind, () => chat.post(loud, "too late"));
		expect(response.status).toBe(403);
		expect((await chat.read(chat.maker)).messages.map(({ content }) => content)).toEqual(["before"]);
		expect(await paid()).toBe(before);
	},
);

test("GROUP-7 a fan who joins during the transaction of a ban is refused", async () => {
	const chat = await startChat(site, "Late joining");
	const loud = await chat.seasoned("loud");
	const user_id = await loud.id();
	const joining = duringSanction(loud, "ban", () => joinGroup(site.database.db, user_id, chat.group.id));
	await expect(joining).rejects.toThrow();
	expect((await loud.get(chat.path)).status).toBe(403);
});

test("GROUP-4 a read mark between check and insert refuses no message", async () => {
	const chat = await startChat(site, "Reading", ["ann"]);
	const [ann] = chat.fans as [Visitor];
	const posts = Array.from({ length: 20 }, (_, at) => chat.post(ann, `ball ${at}`));
	const marks = posts.map(() => ann.put(`/api/groups/${chat.group.id}/read`, { sequence: 1 }));
	expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
	await Promise.all(marks);
	expect((await chat.read(ann)).messages).toHaveLength(20);
});
