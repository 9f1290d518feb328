import { describe, expect, test, vi } from "vitest";
import { listen, startChat } from "../../../../tests/fixtures/chat.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { REPORTS_TO_HIDE } from "../chat/rules.ts";
import { moderationTexts } from "./rules.ts";
import { imposeSanction, liftSanctions, type listSanctions } from "./sanctions.server.ts";

/** For slow machines; events normally arrive at once. */
const SOON = { timeout: 15_000 };

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });
const admin = await site.fan("admin@example.com");
const admin_id = await admin.id();

const detail = async (response: Response) => ((await response.json()) as { detail: string }).detail;

describe("GROUP-7 reports", () => {
	test("enough trusted reports hide a message until a decision; keeping shows it again", async () => {
		const chat = await startChat(site, "Reported", ["rude", "ann", "ben", "cat"]);
		const [rude, ...others] = chat.fans as [Visitor, Visitor, Visitor, Visitor];
		const { id } = await chat.said(rude, "something rude");
		const report = (fan: Visitor) => fan.post(`${chat.path}/${id}/reports`, { reason: "abuse" });
		const seen = async () => (await chat.read(chat.maker)).messages[0];
		for (const fan of others.slice(0, REPORTS_TO_HIDE - 1)) expect((await report(fan)).status).toBe(200);
		expect(await seen()).toMatchObject({ hidden: false, is_flagged: true, content: "something rude" });
		await report(others[REPORTS_TO_HIDE - 1] as Visitor);
		expect(await seen()).toMatchObject({ hidden: true, content: "" });
		const queue = async () => (await (await admin.get("/api/admin/messages")).json()).messages as { id: string }[];
		const [waiting] = (await queue()).filter((message) => message.id === id);
		expect(waiting).toMatchObject({ content: "something rude", hidden: true, group_name: "Reported" });
		const decide = (fan: Visitor, decision: string) => fan.post(`/api/admin/messages/${id}`, { decision });
		expect((await decide(rude, "keep")).status).toBe(403);
		expect((await decide(admin, "keep")).status).toBe(200);
		expect(await seen()).toMatchObject({ hidden: false, is_flagged: false, content: "something rude" });
		const late = await decide(admin, "remove");
		expect([late.status, await detail(late)]).toEqual([409, moderationTexts.decided]);
		expect((await queue()).filter((message) => message.id === id)).toEqual([]);
	});

	test("answers do not quote a hidden message", async () => {
		const chat = await startChat(site, "Quoted", ["rude", "dee", "eve", "fay"]);
		const [rude, ...others] = chat.fans as [Visitor, Visitor, Visitor, Visitor];
		const { id } = await chat.said(rude, "something quoted");
		await chat.said(chat.maker, "please don't", { reply_to_message_id: id });
		const answered = async () => (await chat.read(chat.maker)).messages.at(-1);
		expect(await answered()).toMatchObject({ content: "please don't", reply_to: { content: "something quoted" } });
		for (const fan of others.slice(0, REPORTS_TO_HIDE))
			expect((await fan.post(`${chat.path}/${id}/reports`, { reason: "abuse" })).status).toBe(200);
		expect(await answered()).toMatchObject({ content: "please don't", reply_to: null });
		expect(await (await chat.maker.get(chat.path)).text()).not.toContain("something quoted");
	});

	test("reports of new accounts hide nothing; a fan reports a message once, and never their own", async () => {
		const chat = await startChat(site, "Brigade");
		const { id } = await chat.said(chat.maker, "an opinion");
		const report = (fan: Visitor) => fan.post(`${chat.path}/${id}/reports`, { reason: "spam" });
		for (let at = 0; at < REPORTS_TO_HIDE + 1; at++) {
			const fan = await site.fan(`brigade-${at}@example.com`);
			await fan.post(`/api/groups/${chat.group.id}/membership`, {});
			expect((await report(fan)).status).toBe(200);
			const twice = await report(fan);
			expect([twice.status, await detail(twice)]).toEqual([409, moderationTexts.already]);
		}
		expect((await chat.read(chat.maker)).messages[0]).toMatchObject({ hidden: false, is_flagged: true });
		expect((await report(chat.maker)).status).toBe(400);
		expect((await report(await chat.seasoned("stranger"))).status).toBe(403);
		expect((await report(site.visitor())).status).toBe(401);
	});
});

describe("GROUP-7 mutes and bans", () => {
	const impose = (user_id: string, kind: "mute" | "ban", minutes?: number) =>
		site.database.db.transaction((tx) =>
			imposeSanction(tx, { user_id, kind, minutes, reason: "kept insulting others", admin_id }),
		);

	test("a muted fan reads but cannot write in any group, and gets the reason and the end", async () => {
		const chat = await startChat(site, "Muted", ["loud"]);
		const elsewhere = await startChat(site, "Muted elsewhere");
		const [loud] = chat.fans as [Visitor];
		await impose(await loud.id(), "mute", 60);
		await loud.delete(`/api/groups/${chat.group.id}/membership`);
		await loud.post(`/api/groups/${chat.group.id}/membership`, {});
		await loud.post(`/api/groups/${elsewhere.group.id}/membership`, {});
		for (const room of [chat, elsewhere]) {
			const refused = await room.post(loud, "but I");
			expect(refused.status).toBe(403);
			expect(await detail(refused)).toMatch(/You are muted until .* IST: kept insulting others/);
		}
		expect((await loud.get(chat.path)).status).toBe(200);
		const own = await (await loud.get(`/api/groups/${chat.group.id}/membership`)).json();
		expect(own.sanction).toMatchObject({ kind: "mute", reason: "kept insulting others", until: expect.any(String) });
	});

	test("a muted fan cannot change name, picture or a group's assistant, but can remove the name", async () => {
		const chat = await startChat(site, "Muted maker");
		const { maker } = chat;
		const id = await maker.id();
		const profile = (full_name: string | null, avatar_url: string | null = null) =>
			maker.put("/api/profile", { full_name, avatar_url });
		expect((await profile("Known Name")).status).toBe(200);
		await impose(id, "mute", 60);
		const refused = [
			await profile("But I Say"),
			await profile("Known Name", "https://pictures.example/insult.png"),
			await maker.post("/api/profile/name", { full_name: "But I Say", next: "/" }),
			await maker.patch(`/api/groups/${chat.group.id}`, { ai_mode: "never" }),
		];
		for (const answer of refused) {
			expect(answer.status).toBe(403);
			expect(await detail(answer)).toMatch(/You are muted until/);
		}
		expect([(await profile("Known Name")).status, (await profile(null)).status]).toEqual([200, 200]);
		await site.database.db.transaction((tx) => liftSanctions(tx, id));
		expect((await profile("Free Again")).status).toBe(200);
	});

	test("a banned fan is in no group and no member count, and cannot rejoin until the ban is lifted", async () => {
		const chat = await startChat(site, "Banned", ["worse"]);
		const [worse] = chat.fans as [Visitor];
		const id = await worse.id();
		expect(await impose(id, "ban")).toEqual([{ fan_id: id, groups: [chat.group.id] }]);
		expect((await worse.get(chat.path)).status).toBe(403);
		const back = await worse.post(`/api/groups/${chat.group.id}/membership`, {});
		expect([back.status, await detail(back)]).toEqual([403, "You are banned from group chats: kept insulting others"]);
		const group = await (await site.visitor().get(`/api/groups/${chat.group.id}`)).json();
		expect(group.member_count).toBe(1);
		expect(await site.database.db.transaction((tx) => liftSanctions(tx, id))).toBe(1);
		expect((await worse.post(`/api/groups/${chat.group.id}/membership`, {})).status).toBe(200);
	});

	test("a decision about a message can ban its sender, closes the sender's open chat, and is logged", async () => {
		const chat = await startChat(site, "Decided", ["foul", "ann"]);
		const [foul, ann] = chat.fans as [Visitor, Visitor];
		const ear = await listen(site, foul, chat.group.id);
		const { id } = await chat.said(foul, "something foul");
		await ann.post(`${chat.path}/${id}/reports`, { reason: "abuse" });
		const endless = await admin.post(`/api/admin/messages/${id}`, {
			decision: "remove",
			sanction: { kind: "mute", reason: "foul" },
		});
		expect([endless.status, (await endless.json()).field]).toEqual([400, "sanction.minutes"]);
		await admin.post(`/api/admin/messages/${id}`, { decision: "remove", sanction: { kind: "ban", reason: "foul" } });
		await vi.waitFor(() => expect(ear.out).toEqual([{ group_id: chat.group.id }]), SOON);
		expect((await chat.read(chat.maker)).messages[0]).toMatchObject({ hidden: true, content: "" });
		const log = await (await admin.get("/api/admin/actions")).json();
		expect(log.actions.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
			"ban-fan",
			"remove-message",
		]);
		const lifted = await admin.delete(`/api/admin/fans/${(await foul.me())?.id}/sanctions`);
		expect(await lifted.json()).toEqual({ lifted: 1 });
		ear.close();
	});

	test("ADMIN-5 the desk lists active mutes and bans page by page, without lifted ones", async () => {
		const chat = await startChat(site, "Listed", ["rude", "worst"]);
		const ids = await Promise.all(chat.fans.map(async (fan) => await fan.id()));
		for (const [at, id] of ids.entries()) await impose(id, at ? "ban" : "mute", at ? undefined : 60);
		const list = async (query = "") =>
			(await (await admin.get(`/api/admin/sanctions${query}`)).json()) as Awaited<ReturnType<typeof listSanctions>>;
		const { sanctions } = await list();
		expect(sanctions.slice(0, 2)).toMatchObject([
			{ kind: "ban", until: null, reason: "kept insulting others", fan: { id: ids[1] } },
			{ kind: "mute", until: expect.any(String), fan: { id: ids[0] } },
		]);
		expect((await list(`?after=${sanctions[0]?.id}`)).sanctions[0]).toEqual(sanctions[1]);
		expect((await chat.maker.get("/api/admin/sanctions")).status).toBe(403);
		await admin.delete(`/api/admin/fans/${ids[1]}/sanctions`);
		expect((await list()).sanctions.map(({ fan }) => fan.id)).not.toContain(ids[1]);
	});

	test("a mute without an end and a sanction of oneself are refused", async () => {
		await expect(impose("00000000-0000-4000-8000-000000000000", "mute")).rejects.toThrow(moderationTexts.muteNeedsTime);
		await expect(impose(admin_id, "ban")).rejects.toThrow(moderationTexts.notYourself);
	});
});
