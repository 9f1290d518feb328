import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { listen, startChat } from "../../../../tests/fixtures/chat.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { socketTo } from "../../../../tests/fixtures/socket.ts";
import type { Message } from "../group.ts";

const ROLES = ["visitor", "fan", "member", "former", "muted", "banned", "moderator", "admin"] as const;
type Role = (typeof ROLES)[number];
const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { "content-type": "application/json" } });
const MEMBERS_ONLY = {
	visitor: 401,
	fan: 403,
	member: 200,
	former: 403,
	muted: 200,
	banned: 403,
	moderator: 200,
	admin: 403,
};

// The status of each entry of a chat for each role. An admin who is no member cannot read a chat, only reported messages.
const TABLE: Record<string, { call: (fan: Visitor) => Promise<Response>; answers: Record<Role, number> }> = {
	"get messages": { call: (fan) => fan.get(chat.path), answers: MEMBERS_ONLY },
	"get changes": { call: (fan) => fan.get(`${chat.path}?after_revision=0`), answers: MEMBERS_ONLY },
	"get pinned": { call: (fan) => fan.get(`/api/groups/${chat.group.id}/pinned`), answers: MEMBERS_ONLY },
	"post a message": {
		call: (fan) => fan.post(chat.path, { client_id: randomUUID(), content: "hello" }),
		answers: { ...MEMBERS_ONLY, muted: 403 },
	},
	"put a like": {
		call: (fan) => fan.request("PUT", `${chat.path}/${message.id}/like`, json({ liked: true })),
		answers: MEMBERS_ONLY,
	},
	"put a pin": {
		call: (fan) => fan.request("PUT", `${chat.path}/${message.id}/pin`, json({ is_pinned: true })),
		answers: { ...MEMBERS_ONLY, member: 403, muted: 403 },
	},
	"post a report": {
		call: (fan) => fan.post(`${chat.path}/${message.id}/reports`, { reason: "spam" }),
		// 400, because it is the moderator's own message
		answers: { ...MEMBERS_ONLY, moderator: 400 },
	},
	"ask the assistant": {
		call: (fan) =>
			fan.post("/api/functions/group-ai-assistant", { message: "hi", context: { group_id: chat.group.id } }),
		answers: MEMBERS_ONLY,
	},
	"set the assistant": {
		call: (fan) => fan.request("PATCH", `/api/groups/${chat.group.id}`, json({ ai_mode: "never" })),
		answers: { ...MEMBERS_ONLY, member: 403, muted: 403, admin: 200 },
	},
	"get the membership": {
		call: (fan) => fan.get(`/api/groups/${chat.group.id}/membership`),
		answers: { ...every(200), visitor: 401 },
	},
	"set the membership": {
		call: (fan) => fan.request("PATCH", `/api/groups/${chat.group.id}/membership`, json({ notifications: "all" })),
		answers: MEMBERS_ONLY,
	},
	"get the group": { call: (fan) => fan.get(`/api/groups/${chat.group.id}`), answers: every(200) },
	"decide about a message": {
		call: (fan) => fan.post(`/api/admin/messages/${randomUUID()}`, { decision: "keep" }),
		answers: { ...every(403), visitor: 401, admin: 404 },
	},
	"get reported messages": {
		call: (fan) => fan.get("/api/admin/messages"),
		answers: { ...every(403), visitor: 401, admin: 200 },
	},
	"lift a sanction": {
		call: (fan) => fan.delete(`/api/admin/fans/${randomUUID()}/sanctions`),
		answers: { ...every(403), visitor: 401, admin: 200 },
	},
};

function every(status: number): Record<Role, number> {
	return Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>;
}

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });
const chat: Awaited<ReturnType<typeof startChat>> = await startChat(site, "Table", [
	"member",
	"former",
	"muted",
	"banned",
]);
const [member, former, muted, banned] = chat.fans as [Visitor, Visitor, Visitor, Visitor];
const admin = await site.fan("admin@example.com");
await former.delete(`/api/groups/${chat.group.id}/membership`);
const message: Message = await chat.said(chat.maker, "the toss is up");
for (const [fan, sanction] of [
	[muted, { kind: "mute", minutes: 60, reason: "test" }],
	[banned, { kind: "ban", reason: "test" }],
] as const) {
	const { id } = await chat.said(fan, "something to report");
	await chat.maker.post(`${chat.path}/${id}/reports`, { reason: "spam" });
	expect((await admin.post(`/api/admin/messages/${id}`, { decision: "remove", sanction })).status).toBe(200);
}
const fan = await chat.seasoned("stranger");
const who: Record<Role, Visitor> = {
	visitor: site.visitor(),
	fan,
	member,
	former,
	muted,
	banned,
	moderator: chat.maker,
	admin,
};

describe("GROUP-4 GROUP-7 permissions in a chat", () => {
	test.each(Object.keys(TABLE))("%s", async (name) => {
		const { call, answers } = TABLE[name] as (typeof TABLE)[string];
		const got: Partial<Record<Role, number>> = {};
		for (const role of ROLES) got[role] = (await call(who[role])).status;
		expect(got).toEqual(answers);
	});

	test("only members can join the room on a socket", async () => {
		const joined: Partial<Record<Role, boolean>> = {};
		for (const role of ROLES) {
			const ear = await listen(site, who[role], chat.group.id);
			joined[role] = ear.joined;
			ear.close();
		}
		expect(joined).toEqual({
			visitor: false,
			fan: false,
			member: true,
			former: false,
			muted: true,
			banned: false,
			moderator: true,
			admin: false,
		});
	});

	test("a message shows its sender's name to members, and not the address of the picture", async () => {
		const id = await who.member.id();
		await site.database.pool.query(
			"update profiles set full_name = 'Asha Rao', avatar_url = 'https://pictures.example/me.jpg' where id = $1",
			[id],
		);
		await chat.said(who.member, "what a catch");
		const { messages } = await chat.read(who.moderator);
		expect(messages.at(-1)).toMatchObject({ user_id: id, content: "what a catch" });
		expect(messages.at(-1)?.sender).toEqual({ full_name: "Asha Rao" });
	});

	test("a page of another site opens no socket, even with a member's cookie", async () => {
		const cookie = [...who.member.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
		const socket = socketTo(site.url, { cookie, origin: "https://evil.example" });
		expect(await socket.outcome).toContain("403");
	});
});
