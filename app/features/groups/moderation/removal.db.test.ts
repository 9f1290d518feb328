import { expect, test, vi } from "vitest";
import { listen, openPage, startChat } from "../../../../tests/fixtures/chat.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import type { Group } from "../group.ts";
import { createGroup } from "../groups.server.ts";
import { SITE_ROOM } from "../relive/rules.ts";
import { groupsTexts, MOST_GROUPS_MADE } from "../rules.ts";
import type { DeskGroup } from "./removal.server.ts";

/** For slow machines; events normally arrive at once. */
const SOON = { timeout: 15_000 };

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });
const admin = await site.fan("admin@example.com");

const listed = async (q: string) =>
	((await (await site.visitor().get(`/api/groups?q=${encodeURIComponent(q)}`)).json()) as { groups: Group[] }).groups;
const onDesk = async (q: string) =>
	((await (await admin.get(`/api/admin/groups?q=${encodeURIComponent(q)}`)).json()) as { groups: DeskGroup[] }).groups;
const detail = async (response: Response) => ((await response.json()) as { detail: string }).detail;

test("GROUP-2 a removed group answers 404, leaves lists and search, and its chat closes on open pages too", async () => {
	const chat = await startChat(site, "Short lived", ["ann"]);
	const [ann] = chat.fans as [Visitor];
	const { id } = chat.group;
	await chat.said(ann, "still here");
	const page = await listen(site, ann, id);
	expect((await site.visitor().get(`/groups/${id}`)).status).toBe(200);
	expect(await (await chat.maker.delete(`/api/groups/${id}`)).json()).toEqual({ removed: true });
	await vi.waitFor(() => expect(page.out).toEqual([{ group_id: id }]), SOON);

	for (const path of [`/groups/${id}`, `/api/groups/${id}`])
		expect((await site.visitor().get(path)).status, path).toBe(404);
	expect(await listed("Short lived")).toEqual([]);
	const found = await (await site.visitor().get("/api/search?q=short+lived")).text();
	expect(found).not.toContain(id);
	expect((await (await ann.get("/api/me/rooms")).json()).rooms).toEqual([]);
	for (const answer of [
		await ann.get(`/api/groups/${id}/membership`),
		await ann.post(`/api/groups/${id}/membership`, {}),
		await ann.get(chat.path),
		await chat.post(ann, "anybody?"),
		await chat.maker.delete(`/api/groups/${id}`),
	])
		expect([answer.status, await detail(answer)]).toEqual([404, groupsTexts.notFoundText]);
	// nobody can join its room again
	const again = await openPage(site, ann);
	expect(await again.ask("group:join", { group_id: id })).toEqual({ joined: false });
	again.close();
	page.close();
});

test("GROUP-2 visitors, members, other fans and muted moderators cannot remove a group; admins can", async () => {
	const chat = await startChat(site, "Kept", ["member"]);
	const [member] = chat.fans as [Visitor];
	const outsider = await site.fan("outsider@example.com");
	const remove = async (who: Visitor) => (await who.delete(`/api/groups/${chat.group.id}`)).status;
	expect([await remove(site.visitor()), await remove(member), await remove(outsider)]).toEqual([401, 403, 403]);
	const maker_id = (await chat.maker.me())?.id;
	await site.database.pool.query(
		"insert into chat_sanctions (user_id, kind, reason, until, created_by) values ($1, 'mute', 'x', now() + interval '1 hour', $1)",
		[maker_id],
	);
	expect(await remove(chat.maker)).toBe(403);
	expect(await listed("Kept")).toHaveLength(1);
	expect(await remove(admin)).toBe(200);
});

test("ADMIN-5 an admin removes a group and restores it with its members and messages; both are logged", async () => {
	const chat = await startChat(site, "Back again", ["bob"]);
	const [bob] = chat.fans as [Visitor];
	const { id } = chat.group;
	await chat.said(bob, "see you");
	expect((await admin.delete(`/api/groups/${id}`)).status).toBe(200);
	expect(await onDesk("back again")).toMatchObject([{ id, is_active: false, member_count: 2, removable: true }]);
	for (const who of [bob, chat.maker])
		expect((await who.post(`/api/admin/groups/${id}/restoration`, {})).status).toBe(403);
	expect((await admin.post(`/api/admin/groups/${id}/restoration`, {})).status).toBe(200);
	expect((await admin.post(`/api/admin/groups/${id}/restoration`, {})).status).toBe(404);
	expect((await site.visitor().get(`/groups/${id}`)).status).toBe(200);
	expect((await chat.read(bob)).messages.map(({ content }) => content)).toEqual(["see you"]);
	const { actions } = await (await admin.get("/api/admin/actions")).json();
	expect(actions.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
		"restore-group",
		"remove-group",
	]);
});

test("GROUP-2 the room of the match of the day cannot be removed", async () => {
	const { rows } = await site.database.pool.query("select id, group_name from player_groups where about = $1", [
		SITE_ROOM,
	]);
	const [{ id, group_name }] = rows;
	const refused = await admin.delete(`/api/groups/${id}`);
	expect(refused.status).toBe(409);
	expect(await onDesk(group_name)).toMatchObject([{ id, removable: false }]);
});

test("GROUP-1 a removed group does not count towards the limit of a fan", async () => {
	const fan = await site.fan("tidy@example.com");
	const fan_id = await fan.id();
	const make = (at: number) =>
		createGroup(site.database.db, fan_id, { group_name: `Tidy ${at}`, group_description: null, group_type: "other" });
	const made: Group[] = [];
	for (let at = 0; at < MOST_GROUPS_MADE; at++) made.push(await make(at));
	await expect(make(99)).rejects.toThrow(groupsTexts.tooManyGroups);
	await fan.delete(`/api/groups/${made[0]?.id}`);
	expect(await make(99)).toMatchObject({ group_name: "Tidy 99" });
});
