import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { listen, startChat } from "../../../../tests/fixtures/chat.ts";
import { connected, startLive } from "../../../../tests/fixtures/live.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { displayName } from "../../../lib/session/me.ts";
import type { Message } from "../group.ts";
import { serveGroups } from "../live.server.ts";
import { groupsTexts } from "../rules.ts";
import { postMessage } from "./post.server.ts";
import { chatTexts, LONGEST_MESSAGE, MESSAGES_A_LOAD, NEW_ACCOUNT } from "./rules.ts";

/** For slow machines; messages normally arrive at once. */
const SOON = { timeout: 15_000 };

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" }, { revisions_every_ms: 200 });

const detail = async (response: Response) => ((await response.json()) as { detail: string }).detail;
const put = (fan: Visitor, path: string, body: unknown) =>
	fan.request("PUT", path, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });

/** The display name of a fan without a name. */
const goesBy = async (fan: Visitor) => displayName({ id: await fan.id(), full_name: null });

describe("GROUP-4 posting", () => {
	test("each message gets the group's next sequence number, and a repeated one is stored once, even all at once", async () => {
		const chat = await startChat(site, "Numbers", ["ann"]);
		const [ann] = chat.fans as [Visitor];
		const first = await chat.said(chat.maker, "  Who opens today?  ");
		expect(first).toMatchObject({ sequence: 1, content: "Who opens today?", message_type: "user", likes_count: 0 });
		const client_id = randomUUID();
		const sent = await Promise.all(Array.from({ length: 10 }, () => chat.post(ann, "Kohli", { client_id })));
		const ids = new Set((await Promise.all(sent.map((response) => response.json()))).map(({ id }: Message) => id));
		expect(ids.size).toBe(1);
		await Promise.all(Array.from({ length: 15 }, (_, at) => chat.said(at % 2 ? ann : chat.maker, `ball ${at}`)));
		const { messages } = await chat.read(ann);
		expect(messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
	});

	test("a post ignores the sender, type, likes, pin and sequence number that a client sends", async () => {
		const chat = await startChat(site, "Forgers");
		const forged = await chat.said(chat.maker, "hello", {
			user_id: randomUUID(),
			message_type: "system",
			likes_count: 99,
			is_pinned: true,
			sequence: 500,
			created_at: "2001-01-01",
		});
		expect(forged).toMatchObject({ message_type: "user", likes_count: 0, is_pinned: false, sequence: 1 });
		expect(forged.user_id).toBe((await chat.maker.me())?.id);
	});

	test("visitors, non-members and former members can neither read nor write", async () => {
		const chat = await startChat(site, "Members only", ["once"]);
		const [once] = chat.fans as [Visitor];
		const stranger = await chat.seasoned("stranger");
		await once.delete(`/api/groups/${chat.group.id}/membership`);
		expect((await chat.post(site.visitor(), "let me in")).status).toBe(401);
		for (const fan of [stranger, once]) {
			const refused = await chat.post(fan, "let me in");
			expect(refused.status).toBe(403);
			expect(await detail(refused)).toBe(groupsTexts.joinToTakePart);
			expect((await fan.get(chat.path)).status).toBe(403);
			expect((await fan.get(`/api/groups/${chat.group.id}/pinned`)).status).toBe(403);
		}
		expect((await chat.read(chat.maker)).messages).toEqual([]);
	});

	test("hostile texts stay text, lose invisible letters, or are refused with a reason", async () => {
		const chat = await startChat(site, "Hostile texts");
		const kept = async (text: string) => (await chat.said(chat.maker, text)).content;
		expect(await kept("<script>alert(1)</script>")).toBe("<script>alert(1)</script>");
		expect(await kept("safe \u202egnp.exe")).toBe("safe gnp.exe");
		expect(await kept("zero\u200bwidth")).toBe("zerowidth");
		expect(await kept("family 👨‍👩‍👧 flag 🏴‍☠️")).toBe("family 👨‍👩‍👧 flag 🏴‍☠️");
		for (const [text, reason] of [
			["\u0000null", chatTexts.noControls],
			["half \ud83d", chatTexts.noControls],
			["x".repeat(LONGEST_MESSAGE + 1), chatTexts.tooLong],
			[" \n\u200b ", chatTexts.empty],
		] as const) {
			const refused = await chat.post(chat.maker, text);
			expect(refused.status).toBe(400);
			expect(await refused.json()).toMatchObject({ field: "content", detail: expect.stringContaining(reason) });
		}
		expect((await chat.post(chat.maker, "y".repeat(100_000))).status).toBe(413);
	});

	test("a new account sends no links and five messages a minute; a refused link does not count", async () => {
		const chat = await startChat(site, "Newcomers");
		const newcomer = await site.fan("newcomer@example.com");
		await newcomer.post(`/api/groups/${chat.group.id}/membership`, {});
		for (const text of ["look at www.example.org", "buy at evil.club", "discord.gg/abc", "e v i l . c o m"]) {
			const link = await chat.post(newcomer, text);
			expect([link.status, await detail(link)], text).toEqual([400, chatTexts.noLinksYet]);
		}
		const answers: number[] = [];
		for (let sent = 0; sent <= NEW_ACCOUNT.messages_a_minute; sent++)
			answers.push((await chat.post(newcomer, `hello ${sent}`)).status);
		expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
		expect((await chat.post(chat.maker, "see https://example.org/scorecard")).status).toBe(200);
	});

	test("GROUP-7 a reply quotes its message, of the same group only", async () => {
		const chat = await startChat(site, "Answers");
		const elsewhere = await startChat(site, "Elsewhere");
		const asked = await chat.said(chat.maker, "Is 973 ever getting passed?");
		const reply = await chat.said(chat.maker, "Probably", { reply_to_message_id: asked.id });
		expect(reply).toMatchObject({
			reply_to_message_id: asked.id,
			reply_to: { content: "Is 973 ever getting passed?", sender: await goesBy(chat.maker) },
		});
		const foreign = await elsewhere.post(elsewhere.maker, "no", { reply_to_message_id: asked.id });
		expect(foreign.status).toBe(400);
		expect((await foreign.json()).field).toBe("reply_to_message_id");
	});
});

describe("GROUP-6 missed messages", () => {
	test("the first load has the newest fifty messages, and further loads the older ones", async () => {
		const chat = await startChat(site, "Long talks");
		const user_id = (await chat.maker.me())?.id;
		await site.database.pool.query(
			`insert into group_messages (group_id, user_id, message_type, content, sequence, revision)
			select $1, $2, 'user', 'message ' || n, n, n from generate_series(1, 120) n`,
			[chat.group.id, user_id],
		);
		await site.database.pool.query("update player_groups set last_sequence = 120, last_revision = 120 where id = $1", [
			chat.group.id,
		]);
		const newest = await chat.read(chat.maker);
		expect(newest.messages.map(({ sequence }) => sequence)).toEqual(
			Array.from({ length: MESSAGES_A_LOAD }, (_, at) => 71 + at),
		);
		expect(newest).toMatchObject({ more: true, revision: 120 });
		const older = await chat.read(chat.maker, "?before=71");
		expect([older.messages[0]?.sequence, older.messages.at(-1)?.sequence, older.more]).toEqual([21, 70, true]);
		expect((await chat.read(chat.maker, "?before=21")).more).toBe(false);
	});

	test("a load after a revision has new messages and changes of old ones, in order", async () => {
		const chat = await startChat(site, "Catching up", ["ben"]);
		const [ben] = chat.fans as [Visitor];
		const one = await chat.said(chat.maker, "one");
		const { revision } = await chat.read(ben);
		await chat.said(chat.maker, "two");
		await put(ben, `${chat.path}/${one.id}/like`, { liked: true });
		const missed = await chat.read(ben, `?after_revision=${revision}`);
		expect(missed.messages.map(({ content, likes_count }) => [content, likes_count])).toEqual([
			["two", 0],
			["one", 1],
		]);
		expect(missed.liked).toEqual([one.id]);
		expect((await chat.read(ben, `?after_revision=${missed.revision}`)).messages).toEqual([]);
	});
});

describe("GROUP-6 live", () => {
	test("members with the chat open receive a message once; all others receive nothing", async () => {
		const chat = await startChat(site, "Live", ["cat", "dan"]);
		const [cat, dan] = chat.fans as [Visitor, Visitor];
		const stranger = await chat.seasoned("stranger");
		const ears = await Promise.all([cat, dan, stranger, site.visitor()].map((fan) => listen(site, fan, chat.group.id)));
		const [ofCat, ofDan, ofStranger, ofVisitor] = ears as [Ear, Ear, Ear, Ear];
		expect(ears.map(({ joined }) => joined)).toEqual([true, true, false, false]);
		const client_id = randomUUID();
		await chat.post(chat.maker, "toss won", { client_id });
		await chat.post(chat.maker, "toss won", { client_id });
		await vi.waitFor(() => expect(ofCat.heard).toHaveLength(1), SOON);
		await dan.delete(`/api/groups/${chat.group.id}/membership`);
		await vi.waitFor(() => expect(ofDan.out).toEqual([{ group_id: chat.group.id }]), SOON);
		await chat.post(chat.maker, "batting first");
		await vi.waitFor(
			() => expect(ofCat.heard.map(({ content }) => content)).toEqual(["toss won", "batting first"]),
			SOON,
		);
		expect(ofDan.heard.map(({ content }) => content)).toEqual(["toss won"]);
		expect([ofStranger.heard, ofVisitor.heard]).toEqual([[], []]);
		for (const ear of ears) ear.close();
	});

	test("members with the chat open get the revision of a stored message whose event was lost", async () => {
		const chat = await startChat(site, "Untold", ["kim"]);
		const [kim] = chat.fans as [Visitor];
		const ear = await listen(site, kim, chat.group.id);
		// simulates a process that died after the commit
		const user_id = (await chat.maker.me())?.id as string;
		const said = { client_id: randomUUID(), content: "out!" };
		const { db } = site.database;
		const services = { db, limits: site.limits, askAssistant: async () => undefined };
		const { message } = await postMessage(services, user_id, chat.group.id, said);
		const news = { group_id: chat.group.id, revision: message.revision, relive: 0 };
		await vi.waitFor(() => expect(ear.socket.heardOf("group:revision")).toContainEqual(news), { timeout: 15_000 });
		expect(ear.heard).toEqual([]);
		ear.close();
	});

	test("a member who joins while the database is away is not refused", async () => {
		const live = await startLive();
		const nobody = drizzle({ client: new pg.Pool({ host: "127.0.0.1", port: 1 }) });
		live.onConnection((socket) => serveGroups(socket, { db: nobody, live, quiet: () => false }));
		const socket = await connected(live.url, `${randomUUID()}/session`);
		expect(await socket.ask("group:join", { group_id: randomUUID() })).toEqual({ unavailable: true });
	});

	test("signing out closes the open sockets at once", async () => {
		const chat = await startChat(site, "Signed out", ["eve"]);
		const [eve] = chat.fans as [Visitor];
		const ear = await listen(site, eve, chat.group.id);
		await eve.post("/api/auth/sign-out", { scope: "local" });
		await vi.waitFor(() => expect(ear.socket.connected).toBe(false), SOON);
		await chat.post(chat.maker, "she hears nothing");
		expect(ear.heard).toEqual([]);
	});

	test("GROUP-7 the room gets the name of a typing member, and nothing from non-members", async () => {
		const chat = await startChat(site, "Typing", ["fay"]);
		const [fay] = chat.fans as [Visitor];
		const [ofMaker, ofFay] = [await listen(site, chat.maker, chat.group.id), await listen(site, fay, chat.group.id)];
		const typing = () => ofMaker.socket.heardOf("group:typing");
		const outsider = await listen(site, await chat.seasoned("outsider"), chat.group.id);
		outsider.socket.send("group:typing", { group_id: chat.group.id });
		ofFay.socket.send("group:typing", { group_id: chat.group.id });
		await vi.waitFor(() => expect(typing()).toHaveLength(1), SOON);
		expect(typing()[0]).toEqual({ group_id: chat.group.id, fan_id: (await fay.me())?.id, name: await goesBy(fay) });
		for (const ear of [ofMaker, ofFay, outsider]) ear.close();
	});

	test("GROUP-7 a typing fan's new name shows from the fan's next connection on", async () => {
		const chat = await startChat(site, "Renamed", ["gul"]);
		const [gul] = chat.fans as [Visitor];
		const [ofMaker, before] = [await listen(site, chat.maker, chat.group.id), await listen(site, gul, chat.group.id)];
		const names = () => (ofMaker.socket.heardOf("group:typing") as { name: string }[]).map(({ name }) => name);
		before.socket.send("group:typing", { group_id: chat.group.id });
		await vi.waitFor(async () => expect(names()).toEqual([await goesBy(gul)]), SOON);
		expect((await gul.put("/api/profile", { full_name: "Gulnaz Mirza", avatar_url: null })).status).toBe(200);
		before.close();
		const after = await listen(site, gul, chat.group.id);
		after.socket.send("group:typing", { group_id: chat.group.id });
		await vi.waitFor(() => expect(names().at(-1)).toBe("Gulnaz Mirza"), SOON);
		for (const ear of [ofMaker, after]) ear.close();
	});
});
type Ear = Awaited<ReturnType<typeof listen>>;

describe("GROUP-7 likes and pins", () => {
	test("a like counts once per fan, even repeated at once, and can be removed", async () => {
		const chat = await startChat(site, "Likes", ["gus", "hal"]);
		const [gus, hal] = chat.fans as [Visitor, Visitor];
		const { id } = await chat.said(chat.maker, "what a catch");
		const like = (fan: Visitor, liked: boolean) => put(fan, `${chat.path}/${id}/like`, { liked });
		await Promise.all([gus, gus, gus, hal].map((fan) => like(fan, true)));
		expect(((await (await like(gus, true)).json()) as Message).likes_count).toBe(2);
		expect(((await (await like(gus, false)).json()) as Message).likes_count).toBe(1);
		expect((await like(await chat.seasoned("stranger"), true)).status).toBe(403);
	});

	test("likes of many fans at once all count", async () => {
		const names = Array.from({ length: 6 }, (_, at) => `likes-at-once-${at}`);
		const chat = await startChat(site, "Many likes", names);
		for (let round = 1; round <= 5; round++) {
			const { id } = await chat.said(chat.maker, `catch ${round}`);
			const likes = await Promise.all(
				[...chat.fans, ...chat.fans].map((fan) => put(fan, `${chat.path}/${id}/like`, { liked: true })),
			);
			expect(likes.map(({ status }) => status)).toEqual(likes.map(() => 200));
			const { likes_count } = (await (
				await put(chat.maker, `${chat.path}/${id}/like`, { liked: true })
			).json()) as Message;
			expect(likes_count).toBe(names.length + 1);
		}
	});

	test("moderators and admins pin, members do not", async () => {
		const chat = await startChat(site, "Pins", ["ian"]);
		const [ian] = chat.fans as [Visitor];
		const { id } = await chat.said(chat.maker, "Match thread");
		const pin = (fan: Visitor, is_pinned: boolean) => put(fan, `${chat.path}/${id}/pin`, { is_pinned });
		expect((await pin(ian, true)).status).toBe(403);
		expect((await pin(chat.maker, true)).status).toBe(200);
		const pinned = await (await ian.get(`/api/groups/${chat.group.id}/pinned`)).json();
		expect(pinned.messages.map((message: Message) => message.id)).toEqual([id]);
	});
});
