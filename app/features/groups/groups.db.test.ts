import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listen, startChat } from "../../../tests/fixtures/chat.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import type { Me } from "../../lib/session/me.ts";
import { chatTexts } from "./chat/rules.ts";
import { groupFigures } from "./figures.server.ts";
import type { Group, Membership } from "./group.ts";
import { listGroups } from "./groups.server.ts";
import { groupsTexts, MOST_GROUPS_MADE } from "./rules.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const list = async (query = "") =>
	(await (await site.visitor().get(`/api/groups${query}`)).json()) as { groups: Group[]; total: number };
const groupNamed = async (name: string) => {
	const { groups } = await list(`?q=${encodeURIComponent(name)}`);
	return groups[0] as Group;
};
const membership = async (fan: Visitor, id: string) =>
	(await (await fan.get(`/api/groups/${id}/membership`)).json()) as Membership;
const grown = (email: string, age: string) =>
	site.database.pool.query("update users set created_at = now() - $2::interval where email = $1", [email, age]);
const make = (fan: Visitor, group_name: string) =>
	fan.post("/api/groups", { group_name, group_description: "", group_type: "other" });

describe("GROUP-1 the list of groups", () => {
	test("a new site has a group for each team, each role and a dozen players", async () => {
		const { groups, total } = await list();
		const ofType = (type: string) => groups.filter(({ group_type }) => group_type === type);
		expect([ofType("team").length, ofType("role").length, ofType("player").length]).toEqual([10, 4, 12]);
		expect(total).toBe(groups.length);
	});

	test("the room of the match of the day is first, before larger ones", async () => {
		const { id } = await groupNamed("Virat Kohli Fan Club");
		const query = { q: "", tab: "all", page: 1 } as const;
		const [first] = (await listGroups(site.database.db, query, id)).groups;
		expect(first?.id).toBe(id);
		expect((await listGroups(site.database.db, query)).groups[0]?.id).not.toBe(id);
	});

	test("the search finds names and descriptions in any case, by tab", async () => {
		expect((await list("?q=KOHLI")).groups.map(({ group_name }) => group_name)).toEqual(["Virat Kohli Fan Club"]);
		expect((await list("?q=googlies")).groups.map(({ group_name }) => group_name)).toEqual(["Bowlers"]);
		expect((await list("?tab=roles")).total).toBe(4);
		expect((await list("?q=100%25")).total).toBe(0);
	});

	test("an unknown tab and a wrong page are refused with the field", async () => {
		for (const [query, field] of [
			["?tab=secret", "tab"],
			["?page=0", "page"],
			[`?q=${"x".repeat(100)}`, "q"],
		]) {
			const response = await site.visitor().get(`/api/groups${query}`);
			expect(response.status).toBe(400);
			expect((await response.json()).field).toBe(field);
		}
	});
});

test("GROUP-2 SET-2 the recent activity names new members, except those with a private profile", async () => {
	const fan = await site.fan("joins-privately@example.com");
	const group: Group = await (await make(fan, "Quiet Joiners")).json();
	await fan.put("/api/profile", { full_name: "Known By Name", avatar_url: null });
	const recent = async () => (await groupFigures(site.database.db, "live", group.id)).recent;
	expect(await recent()).toEqual(["Known By Name joined"]);
	await fan.patch("/api/settings", { public_profile: false });
	expect(await recent()).toEqual(["Cricket Fan joined"]);
});

describe("GROUP-1 creating a group", () => {
	test("the maker of a group is its moderator and first member", async () => {
		const fan = await site.fan("maker@example.com");
		const group: Group = await (await make(fan, "Leg Side Lunatics")).json();
		expect(group).toMatchObject({ group_name: "Leg Side Lunatics", member_count: 1, group_type: "other" });
		expect(await membership(fan, group.id)).toMatchObject({ member: true, role: "moderator" });
		const html = async (path: string) => (await site.visitor().get(path)).text();
		const listed = `/groups?q=${encodeURIComponent(group.group_name)}`;
		for (const path of [listed, `/groups/${group.id}`]) expect(await html(path), path).toMatch(/1 member[.<]/);
		await fan.delete(`/api/groups/${group.id}/membership`);
		for (const path of [listed, `/groups/${group.id}`]) expect(await html(path), path).toMatch(/0 members[.<]/);
	});

	test("a name is unique in any case; a fan creates no more than the limit, even all at once", async () => {
		const fan = await site.fan("eager@example.com");
		const other = await site.fan("copycat@example.com");
		expect((await make(fan, "One Of A Kind")).status).toBe(200);
		const twin = await make(other, "one of a KIND");
		expect(twin.status).toBe(409);
		expect(await twin.json()).toMatchObject({ detail: groupsTexts.nameTaken, field: "group_name" });
		const made = await Promise.all([1, 2, 3, 4].map((number) => make(fan, `Eager group ${number}`)));
		expect(made.filter(({ status }) => status === 200)).toHaveLength(MOST_GROUPS_MADE - 1);
		expect((await make(fan, "One too many")).status).toBeGreaterThanOrEqual(409);
	});

	test("an account in its first hour cannot put a link into a description; later it can", async () => {
		const fan = await site.fan("describes@example.com");
		const describe = (group_description: string) =>
			fan.post("/api/groups", { group_name: "Ticket Talk", group_description, group_type: "other" });
		for (const link of ["sign in at http://evil.example/login", "evil (dot) club", "mail me@example.com"]) {
			const refused = await describe(link);
			expect(refused.status, link).toBe(400);
			expect(await refused.json()).toMatchObject({ field: "group_description", detail: chatTexts.noLinksYet });
		}
		await grown("describes@example.com", "2 hours");
		expect((await describe("rules: http://example.org/rules")).status).toBe(200);
	});

	test("search engines may index groups of the site and of trusted makers", async () => {
		const fan = await site.fan("listed@example.com");
		const { id }: Group = await (await make(fan, "Third Man Region")).json();
		const robots = async (group_id: string) => {
			site.pageCache.purge([`group:${group_id}`]);
			const page = await (await site.visitor().get(`/groups/${group_id}`)).text();
			return /<meta name="robots" content="([^"]+)"/.exec(page)?.[1];
		};
		expect(await robots(id)).toBe("noindex, follow");
		expect(await robots((await groupNamed("Bowlers")).id)).toBe("index, follow");
		await grown("listed@example.com", "2 days");
		expect(await robots(id)).toBe("index, follow");
		await site.database.pool.query("update player_groups set created_by = null where id = $1", [id]);
		expect(await robots(id)).toBe("noindex, follow");
	});

	test("visitors and names that are too short are refused, the name with its field", async () => {
		expect((await make(site.visitor(), "By nobody")).status).toBe(401);
		const short = await make(await site.fan("short@example.com"), "  x ");
		expect(short.status).toBe(400);
		expect((await short.json()).field).toBe("group_name");
	});
});

describe("GROUP-3 joining and leaving", () => {
	test("a fan who joins twice counts once, and does not count after leaving", async () => {
		const fan = await site.fan("joiner@example.com");
		const { id } = await groupNamed("Bowlers");
		expect(await (await fan.post(`/api/groups/${id}/membership`, {})).json()).toEqual({ member_count: 1 });
		expect(await (await fan.post(`/api/groups/${id}/membership`, {})).json()).toEqual({ member_count: 1 });
		expect(await membership(fan, id)).toMatchObject({ member: true, role: "member", notifications: "replies" });
		expect(await (await fan.delete(`/api/groups/${id}/membership`)).json()).toEqual({ member_count: 0 });
		expect(await membership(fan, id)).toMatchObject({ member: false, role: null });
	});

	test("a moderator who left and rejoins is a plain member", async () => {
		const fan = await site.fan("gone@example.com");
		const { id }: Group = await (await make(fan, "Gone and back")).json();
		await fan.delete(`/api/groups/${id}/membership`);
		await fan.post(`/api/groups/${id}/membership`, {});
		expect(await membership(fan, id)).toMatchObject({ member: true, role: "member" });
	});

	test("visitors get 401, and an unknown group 404 with its text", async () => {
		const { id } = await groupNamed("Bowlers");
		expect((await site.visitor().post(`/api/groups/${id}/membership`, {})).status).toBe(401);
		const nowhere = await (await site.fan("lost@example.com")).post(
			"/api/groups/00000000-0000-4000-8000-000000000000/membership",
			{},
		);
		expect(nowhere.status).toBe(404);
		expect((await nowhere.json()).detail).toBe(groupsTexts.notFoundText);
	});

	test("the count equals the active memberships after 200 parallel joins and leaves", async () => {
		const { id } = await groupNamed("All-rounders");
		const fans = await Promise.all(Array.from({ length: 20 }, (_, at) => site.fan(`crowd-${at}@example.com`)));
		await Promise.all(
			fans.flatMap((fan, at) =>
				Array.from({ length: 10 }, (_, step) =>
					(at + step) % 3 === 0
						? fan.delete(`/api/groups/${id}/membership`)
						: fan.post(`/api/groups/${id}/membership`, {}),
				),
			),
		);
		const { rows } = await site.database.db.execute<{ kept: number; counted: number }>(sql`
			select g.member_count as kept, (select count(*)::int from group_memberships m where m.group_id = g.id and m.is_active) as counted
			from player_groups g where g.id = ${id}`);
		expect(rows[0]?.kept).toBe(rows[0]?.counted);
		expect(rows[0]?.counted).toBeGreaterThan(0);
	});
});

describe("GROUP-2 a member's settings", () => {
	test("a member sets notifications and quiet hours; a non-member cannot", async () => {
		const fan = await site.fan("quiet@example.com");
		const { id } = await groupNamed("Batsmen");
		expect((await fan.request("PATCH", `/api/groups/${id}/membership`, json({ notifications: "none" }))).status).toBe(
			403,
		);
		await fan.post(`/api/groups/${id}/membership`, {});
		const set = await fan.request(
			"PATCH",
			`/api/groups/${id}/membership`,
			json({ notifications: "all", quiet_hours: 8 }),
		);
		expect(await set.json()).toMatchObject({ notifications: "all", quiet_until: expect.any(String) });
		const loud = await fan.request("PATCH", `/api/groups/${id}/membership`, json({ quiet_hours: 0 }));
		expect(await loud.json()).toMatchObject({ notifications: "all", quiet_until: null });
	});

	test("`/api/me` has the number of unread messages in groups that are not muted", async () => {
		const [writer, reader] = [await site.fan("writes-unread@example.com"), await site.fan("reads-unread@example.com")];
		const unread = async () => ((await reader.me()) as unknown as Me).purse.unread;
		expect(await unread()).toBe(0);
		const rooms: string[] = [];
		for (const name of ["One To Read", "Another To Read"]) {
			const { id } = (await (await make(writer, name)).json()) as Group;
			await writer.patch(`/api/groups/${id}`, { ai_mode: "never" });
			await reader.post(`/api/groups/${id}/membership`, {});
			for (const content of ["Who opens?", "And who bowls?"])
				await writer.post(`/api/groups/${id}/messages`, { client_id: crypto.randomUUID(), content });
			rooms.push(id);
		}
		expect(await unread()).toBe(4);
		await reader.put(`/api/groups/${rooms[0]}/read`, { sequence: 1 });
		expect(await unread()).toBe(3);
		await reader.patch(`/api/groups/${rooms[1]}/membership`, { quiet_hours: 8 });
		expect(await unread()).toBe(1);
		await reader.delete(`/api/groups/${rooms[0]}/membership`);
		expect(await unread()).toBe(0);
	});

	test("GROUP-5 only moderators and admins set when the assistant answers", async () => {
		const maker = await site.fan("host@example.com");
		const guest = await site.fan("guest@example.com");
		const admin = await site.fan("admin@example.com");
		const { id }: Group = await (await make(maker, "Quiet corner")).json();
		await guest.post(`/api/groups/${id}/membership`, {});
		const set = (fan: Visitor, ai_mode: string) => fan.request("PATCH", `/api/groups/${id}`, json({ ai_mode }));
		expect((await set(guest, "never")).status).toBe(403);
		expect((await set(maker, "loudly")).status).toBe(400);
		expect(await (await set(maker, "when_asked")).json()).toMatchObject({ ai_mode: "when_asked" });
		expect(await (await set(admin, "never")).json()).toMatchObject({ ai_mode: "never" });
	});
});

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { "content-type": "application/json" } });

test("GROUP-3 GROUP-7 open pages get the number of present fans, names of public profiles, and the member count", async () => {
	const chat = await startChat(site, "Here", ["meera", "shy"]);
	const [meera, shy] = chat.fans as [Visitor, Visitor];
	await meera.put("/api/profile", { full_name: "Meera", avatar_url: null });
	await shy.patch("/api/settings", { public_profile: false });
	const first = await listen(site, meera, chat.group.id);
	const here = () => first.socket.heardOf("group:here").at(-1);
	const name = { id: (await meera.me())?.id, name: "Meera" };
	await expect.poll(here).toEqual({ group_id: chat.group.id, member_count: 3, count: 1, people: [name] });
	const second = await listen(site, shy, chat.group.id);
	await expect.poll(here).toEqual({ group_id: chat.group.id, member_count: 3, count: 2, people: [name] });
	await shy.delete(`/api/groups/${chat.group.id}/membership`);
	await expect.poll(here).toEqual({ group_id: chat.group.id, member_count: 2, count: 1, people: [name] });
	for (const one of [first, second]) one.close();
});
