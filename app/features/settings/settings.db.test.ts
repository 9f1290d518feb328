import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeQuiz } from "../../../tests/fixtures/quiz.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../tests/fixtures/until-end.ts";
import { fetchByHttps, startWebStub } from "../../../tests/stubs/web.ts";
import { openChallenges } from "../points/challenges/challenges.server.ts";
import type { PersonalData } from "./account.server.ts";
import { DEFAULT_SWITCHES, settingsTexts } from "./rules.ts";

const web = await untilEnd(startWebStub());
const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#a81c24" } })
	.png()
	.toBuffer();
web.on("/me.png", { body, type: "image/png" });
const site = await testSite({}, { outside: fetchByHttps(web) });

const switches = async (fan: Visitor) => (await fan.get("/api/settings")).json();

const nameOf = (email: string) => `Name of ${email.split("@")[0]}`;

/** A fan with data in many tables: a team, a group with a message, a quiz, settings, a second session. */
async function busyFan(email: string) {
	const fan = await site.fanByMail(email);
	const id = await fan.id();
	await site.fanByMail(email);
	await fan.put("/api/profile", { full_name: nameOf(email), avatar_url: "https://pictures.example/me.png" });
	await fan.patch("/api/settings", { team_updates: false });
	const { armies } = (await (await fan.get("/api/community/armies")).json()) as { armies: { id: string }[] };
	const team_id = armies[0]?.id ?? "";
	await fan.post(`/api/community/armies/${team_id}/membership`, {});
	const { groups } = (await (await fan.get("/api/groups")).json()) as { groups: { id: string }[] };
	const group_id = groups[0]?.id ?? "";
	await fan.post(`/api/groups/${group_id}/membership`, {});
	await fan.post(`/api/groups/${group_id}/messages`, { client_id: randomUUID(), content: "Well bowled" });
	const { category } = await makeQuiz(site.database.db, 1);
	const begun = await fan.post("/api/quiz/runs", { kind: "inline", category: category.slug });
	const { run, turn } = (await begun.json()) as { run: { id: string }; turn: { question: { id: string } } };
	await openChallenges(site.database.db);
	const { challenges } = (await (await fan.get("/api/challenges")).json()) as {
		challenges: { id: string; phase: string }[];
	};
	await fan.post(`/api/challenges/${challenges.find(({ phase }) => phase === "on")?.id}/participation`, {});
	await fan.post(`/api/quiz/runs/${run.id}/answers`, { question_id: turn.question.id, chosen: 0 });
	return { fan, id, email, team_id, group_id };
}

describe("SET-2 switches", () => {
	test("are saved one by one; a fan starts with the defaults", async () => {
		const fan = await site.fan("switches@example.com");
		expect(await switches(fan)).toEqual(DEFAULT_SWITCHES);
		expect(await (await fan.patch("/api/settings", { show_team: false })).json()).toEqual({
			...DEFAULT_SWITCHES,
			show_team: false,
		});
		await fan.patch("/api/settings", { email_notifications: false });
		expect(await switches(fan)).toEqual({ ...DEFAULT_SWITCHES, show_team: false, email_notifications: false });
	});

	test("refuse anything else, and visitors", async () => {
		const fan = await site.fan("strict@example.com");
		for (const body of [{ role: "admin" }, { user_id: randomUUID(), show_team: false }, { show_team: "no" }])
			expect((await fan.patch("/api/settings", body)).status, JSON.stringify(body)).toBe(400);
		expect(await switches(fan)).toEqual(DEFAULT_SWITCHES);
		expect((await site.visitor().get("/api/settings")).status).toBe(401);
	});
});

describe("AUTH-4 export", () => {
	test("has all data of the fan and no secret", async () => {
		const { fan, id, email } = await busyFan("exports@example.com");
		const response = await fan.get("/api/account/data");
		expect(response.headers.get("content-disposition")).toContain("attachment");
		const text = await response.text();
		const data = JSON.parse(text) as PersonalData;
		expect(data.account).toMatchObject({ id, email });
		for (const table of [
			"profiles",
			"fan_pictures",
			"sessions",
			"user_settings",
			"army_memberships",
			"group_memberships",
			"group_messages",
			"quiz_runs",
			"quiz_answers",
			"points_ledger",
			"user_challenge_participations",
			"user_points",
			"fan_devices",
		])
			expect(data.rows[table]?.length, table).toBeGreaterThan(0);
		expect(data.rows.group_messages?.[0]).toMatchObject({ content: "Well bowled" });
		const tokens = await site.rows("select token from sessions where user_id = $1", [id]);
		expect(tokens.length).toBeGreaterThan(1);
		for (const { token } of tokens) expect(text).not.toContain(token);
	});

	test("covers every column that refers to a fan, as own data or as an action on other people's rows", async () => {
		// references to a fan in rows of somebody else; add a new one here
		const OTHERS = [
			"admin_grants.granted_by",
			"chat_sanctions.created_by",
			// the follower owns the row
			"fan_follows.followed_id",
			"feed_people.chosen_by",
			"generation_runs.started_by",
			"group_message_reports.resolved_by",
			"group_relives.host_id",
			"player_edits.updated_by",
			"player_groups.created_by",
			"quiz_question_reports.resolved_by",
			"share_conversions.settled_by",
			"site_settings.changed_by",
		];
		const { rows } = await site.database.db.execute<{ column: string }>(sql`
			select c.conrelid::regclass::text || '.' || a.attname as column
			from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
			where c.contype = 'f' and c.confrelid = 'public.users'::regclass order by 1`);
		const others = rows
			.map(({ column }) => column)
			.filter((column) => !/\.(user_id|fan_id)$|^profiles\.id$/.test(column));
		expect(others.filter((column) => !OTHERS.includes(column))).toEqual([]);
	});
});

describe("AUTH-4 deleting the account", () => {
	test("requires the typed address", async () => {
		const fan = await site.fan("unsure@example.com");
		const response = await fan.post("/api/account/deletion", { email: "other@example.com" });
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ field: "email", detail: settingsTexts.wrongAddress });
		expect((await fan.post("/api/account/deletion", {})).status).toBe(400);
		expect(await fan.me()).not.toBeNull();
		expect((await site.visitor().post("/api/account/deletion", { email: "unsure@example.com" })).status).toBe(401);
	});

	test("leaves no personal data in any column, and keeps counts and messages", async () => {
		const { fan, id, email, team_id, group_id } = await busyFan("vanishes@example.com");
		const count = async () =>
			(
				await site.rows(
					`select (select total_members from armies where id = $1) as members, (select total_points from armies where id = $1) as points,
					(select member_count from player_groups where id = $2) as group_members, (select count(*)::int from points_ledger) as paid`,
					[team_id, group_id],
				)
			)[0] as { members: number; points: string; group_members: number; paid: number };
		const before = await count();
		const gone = await fan.post("/api/account/deletion", { email: ` ${email.toUpperCase()} ` });
		expect(gone.status).toBe(200);
		expect(await fan.me()).toBeNull();
		// the device's hash remains, so that nobody returns on it as a new fan
		expect([...fan.cookies.keys()]).toEqual(["device"]);
		expect(await count()).toEqual({ ...before, members: before.members - 1, group_members: before.group_members - 1 });
		expect(
			await site.rows("select content, user_id from group_messages where content = 'Well bowled' and user_id is null"),
		).toHaveLength(1);

		const { rows: tables } = await site.database.pool.query<{ name: string }>(
			`select table_schema || '.' || table_name as name from information_schema.tables
			where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and not table_name = any($1)`,
			// a queue: its row names the fan until the next count removes the fan from the boards
			[["points_uncounted"]],
		);
		const marks = [id, email, nameOf(email)].map((mark) => `%${mark}%`);
		expect(
			await site.rows(`select id from community_challenges c where participants_count <>
				(select count(*) from user_challenge_participations p where p.challenge_id = c.id)`),
		).toEqual([]);
		const traces: string[] = [];
		for (const { name } of tables)
			if ((await site.rows(`select from ${name} t where to_jsonb(t)::text ilike any($1)`, [marks])).length > 0)
				traces.push(name);
		expect(tables.length).toBeGreaterThan(30);
		expect(traces).toEqual([]);
	});

	test("a fan who returns with the same address starts with nothing", async () => {
		const { fan, id, email } = await busyFan("returns@example.com");
		await fan.post("/api/account/deletion", { email });
		const again = await site.fanByMail(email);
		expect(await again.id()).not.toBe(id);
		expect(await again.me()).toMatchObject({ full_name: null });
		expect(await switches(again)).toEqual(DEFAULT_SWITCHES);
	});
});
