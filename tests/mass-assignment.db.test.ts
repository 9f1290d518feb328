import { expect, test } from "vitest";
import { z } from "zod";
import { testSite } from "./fixtures/site.ts";

// without this setting the first account of an embedded database would be an admin
const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

/** Fields that filter what is read, and set nothing. */
const READS = [
	"post /functions/get-team-leaderboard: limit_count",
	"get /players: role",
	"post /record: role",
	"post /record: streak",
];
/** Names of fields that only the server may set. */
const OURS =
	/^(?:p_)?(?:user_id|fan_id|role|points|points_.*|.*_points|xp|level|rank|streak.*|daily_points|amount|awarded|reward.*|total_.*|.*_count|message_type|is_flagged|verified|winner|status|is_active|end_time|created_at|updated_at)$/;

function fieldsOf(schema: unknown): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const { properties = {} } = schema as { properties?: Record<string, unknown> };
	return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}

test("PTS-2 no entry for fans or visitors has a field for points, rank, role, a count or a fan's id", () => {
	const open = site.entries.filter(({ guard }) => guard !== "admin");
	expect(open.length).toBeGreaterThan(40);
	const named = open.flatMap(({ method, path, body, query }) =>
		[body, query].flatMap((schema) =>
			schema
				? fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))
						.filter((field) => OURS.test(field))
						.map((field) => `${method} ${path}: ${field}`)
				: [],
		),
	);
	expect(named.filter((field) => !READS.includes(field))).toEqual([]);
});

test("AUTH-6 additional fields of a request change neither points nor role nor another fan", async () => {
	const [fan, other] = [await site.fan("assigns@example.com"), await site.fan("other@example.com")];
	const [me, them] = [(await fan.me()) as { id: string }, (await other.me()) as { id: string }];
	await other.put("/api/profile", { full_name: "Other", avatar_url: null });
	const rowsOf = async (id: string) =>
		(
			await site.database.pool.query(
				`select (select to_jsonb(p) from profiles p where p.id = $1) as profile, (select to_jsonb(u) from user_points u where u.user_id = $1) as points,
				(select to_jsonb(s) from user_settings s where s.user_id = $1) as settings`,
				[id],
			)
		).rows[0];
	const before = await rowsOf(them.id);
	const added = {
		user_id: them.id,
		id: them.id,
		fan_id: them.id,
		role: "admin",
		points: 1e6,
		total_points: 1e6,
		xp: 1e6,
	};
	const { armies } = await (await fan.get("/api/community/armies")).json();
	await fan.post(`/api/community/armies/${armies[0].id}/membership`, { ...added, points_contributed: 1e6 });
	await fan.put("/api/profile", { full_name: "Mine", avatar_url: null, ...added, email: "x@example.com" });
	await fan.patch("/api/settings", { show_team: false, ...added });
	await fan.post("/api/functions/handle-daily-visit", { ...added, streak_days: 99 });
	expect(await rowsOf(them.id)).toEqual(before);
	expect(await fan.me()).toMatchObject({ id: me.id, role: "fan", email: "assigns@example.com", full_name: "Mine" });
	const { rows } = await site.database.pool.query(
		`select (select total_points from user_points where user_id = $1)::int as kept, (select sum(points) from points_ledger where user_id = $1)::int as paid,
		(select max(points) from points_ledger) as most`,
		[me.id],
	);
	expect(rows[0].kept).toBe(rows[0].paid);
	expect(rows[0].most).toBeLessThanOrEqual(100);
});
