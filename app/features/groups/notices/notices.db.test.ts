import { expect, test } from "vitest";
import type { Mail } from "../../../../platform/mail/mailer.ts";
import { listen, startChat } from "../../../../tests/fixtures/chat.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { displayName } from "../../../lib/session/me.ts";
import { answerInGroup } from "../assistant/answer.server.ts";
import { imposeSanction } from "../moderation/sanctions.server.ts";
import { mailMembersJob } from "./mail-members.job.server.ts";
import { mailMembers } from "./mail-members.server.ts";
import { LONGEST_EXCERPT, REPLIES_SHOWN } from "./rules.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });
const admin_id = await (await site.fan("admin@example.com")).id();
type Chat = Awaited<ReturnType<typeof startChat>>;
const choose = async (chat: Chat, fan: Visitor, settings: { notifications?: string; quiet_hours?: number }) =>
	expect((await fan.patch(`/api/groups/${chat.group.id}/membership`, settings)).status).toBe(200);
const leave = (chat: Chat, fan: Visitor) => fan.delete(`/api/groups/${chat.group.id}/membership`);

type Notice = Pick<Mail, "to" | "subject" | "text"> & { html?: string | undefined };
/** The mails of one run, sorted by address; `refused`: the address that cannot be queued. */
async function runMails({ refused = "", present = site.jobContext.live.fanIdsIn } = {}): Promise<Notice[]> {
	const sent: Notice[] = [];
	const queue = async (_tx: unknown, mail: Mail) => {
		if (refused && mail.to.startsWith(refused)) throw new Error("no queue");
		sent.push(mail);
	};
	const count = await mailMembers(site.database.db, site.settings, queue, present);
	expect(count).toBe(sent.length);
	return sent.sort((a, b) => a.to.localeCompare(b.to));
}
const recipients = (notices: Notice[]) => notices.map(({ to }) => to.split(".")[0]);

test("GROUP-2 a reply is mailed to the author of the message only, once, even by runs at once", async () => {
	const chat = await startChat(site, "Replies", ["ann", "ben"]);
	const [ann, ben] = chat.fans as [Visitor, Visitor];
	await ann.put("/api/profile", { full_name: "Ann Rao", avatar_url: null });
	const asked = await chat.said(chat.maker, "Who opens today?");
	await chat.said(ann, "Kohli,\n\nsurely", { reply_to_message_id: asked.id });
	await chat.said(ben, "Gill", { reply_to_message_id: asked.id });
	await chat.said(ben, "Nobody asked me this");
	// a reply to an own message is not mailed
	await chat.said(chat.maker, "Soon now", { reply_to_message_id: asked.id });
	const notices = (await Promise.all([runMails(), runMails(), runMails()])).flat();
	expect(recipients(notices)).toEqual(["maker"]);
	expect(notices[0]?.subject).toBe("2 replies to you in Replies");
	expect(notices[0]?.text.split("\n").slice(0, 4)).toEqual([
		"2 replies to you in Replies",
		"Ann Rao: Kohli, surely",
		expect.stringMatching(/^Cricket Fan \w{4}: Gill$/),
		`${site.url}/groups/${chat.group.id}`,
	]);
	expect(notices[0]?.text).toContain(`${site.url}/settings?tab=notifications`);
	expect(notices[0]?.html).toContain(`href="${site.url}/groups/${chat.group.id}"`);
	expect(await runMails()).toEqual([]);
	await chat.said(ann, "Both of them", { reply_to_message_id: asked.id });
	expect((await runMails()).map(({ subject }) => subject)).toEqual(["1 reply to you in Replies"]);
});

test("GROUP-2 'Every message' mails the visible messages of other fans since joining; 'Nothing' mails nothing", async () => {
	const chat = await startChat(site, "Everything", ["every", "nothing"]);
	const [every, nothing] = chat.fans as [Visitor, Visitor];
	await choose(chat, every, { notifications: "all" });
	await choose(chat, nothing, { notifications: "none" });
	const asked = await chat.said(nothing, "Who won the title in 2016?");
	const late = await chat.seasoned("late");
	await late.post(`/api/groups/${chat.group.id}/membership`, {});
	await choose(chat, late, { notifications: "all" });
	await chat.said(chat.maker, "Hyderabad", { reply_to_message_id: asked.id });
	await chat.said(every, "my own");
	const hidden = await chat.said(chat.maker, "something rude", { reply_to_message_id: asked.id });
	await site.database.pool.query("update group_messages set hidden_at = now() where id = $1", [hidden.id]);
	expect(await answerInGroup(site.jobContext, null, asked.id)).toMatchObject({
		message_type: "ai_agent",
	});
	const notices = await runMails();
	expect(notices.map(({ subject }) => subject)).toEqual(["2 messages in Everything", "2 messages in Everything"]);
	expect(recipients(notices)).toEqual(["every", "late"]);
	expect(notices[0]?.text).not.toContain("rude");
});

test("GROUP-2 hidden replies and replies of the assistant are not mailed", async () => {
	const chat = await startChat(site, "Hidden", ["ann"]);
	const [ann] = chat.fans as [Visitor];
	const asked = await chat.said(chat.maker, "Who won the title in 2016?");
	expect(await answerInGroup(site.jobContext, null, asked.id)).toMatchObject({
		reply_to_message_id: asked.id,
	});
	const rude = await chat.said(ann, "something rude", { reply_to_message_id: asked.id });
	await chat.said(ann, "Hyderabad", { reply_to_message_id: asked.id });
	await site.database.pool.query("update group_messages set hidden_at = now() where id = $1", [rude.id]);
	const notices = await runMails();
	expect(notices.map(({ subject }) => subject)).toEqual(["1 reply to you in Hidden"]);
	expect(notices[0]?.text).toContain("Hyderabad");
});

test("GROUP-2 messages sent while a member mutes the group are never mailed; later ones are", async () => {
	const chat = await startChat(site, "Muted", ["ann"]);
	const [ann] = chat.fans as [Visitor];
	const asked = await chat.said(chat.maker, "Who opens today?");
	const answer = () => chat.said(ann, "Kohli", { reply_to_message_id: asked.id });
	await choose(chat, chat.maker, { quiet_hours: 1 });
	await answer();
	expect(await runMails()).toEqual([]);
	await answer();
	// the quiet hour is over
	await site.database.pool.query("update group_memberships set quiet_until = now() where quiet_until is not null");
	expect(await runMails()).toEqual([]);
	await answer();
	expect((await runMails()).map(({ subject }) => subject)).toEqual(["1 reply to you in Muted"]);
});

test("GROUP-2 members who want no mail, have left or are banned get nothing", async () => {
	const chat = await startChat(site, "Away", ["mailed", "unmailed", "gone", "banned"]);
	const [mailed, unmailed, gone, banned] = chat.fans as [Visitor, Visitor, Visitor, Visitor];
	for (const fan of chat.fans) await choose(chat, fan, { notifications: "all" });
	await unmailed.patch("/api/settings", { email_notifications: false });
	const asked = await Promise.all([unmailed, gone, banned].map((fan) => chat.said(fan, "a question")));
	await runMails();
	await leave(chat, gone);
	const user_id = await banned.id();
	const ban = { user_id, kind: "ban", reason: "kept insulting others", admin_id } as const;
	await site.database.db.transaction((tx) => imposeSanction(tx, ban));
	for (const { id } of asked) await chat.said(chat.maker, "an answer", { reply_to_message_id: id });
	expect(recipients(await runMails())).toEqual(["mailed"]);
	// a fan who rejoins is mailed only later messages
	await chat.said(mailed, "while they were gone");
	await gone.post(`/api/groups/${chat.group.id}/membership`, {});
	await chat.said(chat.maker, "welcome back");
	expect((await runMails()).map(({ to, subject }) => [to.split(".")[0], subject])).toEqual([
		["gone", "1 message in Away"],
		["mailed", "1 message in Away"],
	]);
});

test("GROUP-2 members with the group open get no mail; all get one if presence is unknown", async () => {
	const chat = await startChat(site, "Open", ["away", "there"]);
	const elsewhere = await startChat(site, "Open elsewhere");
	const [away, there] = chat.fans as [Visitor, Visitor];
	for (const fan of chat.fans) await choose(chat, fan, { notifications: "all" });
	await away.post(`/api/groups/${elsewhere.group.id}/membership`, {});
	const sockets = [await listen(site, there, chat.group.id), await listen(site, away, elsewhere.group.id)];
	expect(sockets.map(({ joined }) => joined)).toEqual([true, true]);
	await chat.said(chat.maker, "It begins");
	expect(recipients(await runMails())).toEqual(["away"]);
	await chat.said(chat.maker, "It goes on");
	const present = () => Promise.reject(new Error("Redis is away"));
	expect(recipients(await runMails({ present }))).toEqual(["away", "there"]);
	for (const socket of sockets) socket.close();
});

test("GROUP-2 a run that fails halfway queues nothing, and the next run mails everybody once", async () => {
	const chat = await startChat(site, "Failing", ["ann", "ben", "cat"]);
	for (const fan of chat.fans) await choose(chat, fan, { notifications: "all" });
	await chat.said(chat.maker, "It begins");
	await expect(runMails({ refused: "ben" })).rejects.toThrow("no queue");
	expect(recipients(await runMails())).toEqual(["ann", "ben", "cat"]);
	expect(await runMails()).toEqual([]);
});

test("GROUP-2 one mail covers all groups, with the first replies of each; markup in them stays text", async () => {
	const chat = await startChat(site, "Wild", ["ann"]);
	const other = await startChat(site, "Another one");
	const [ann] = chat.fans as [Visitor];
	const wild = "Wild <script>alert(1)</script>";
	await site.database.pool.query("update player_groups set group_name = $2 where id = $1", [chat.group.id, wild]);
	await ann.put("/api/profile", { full_name: "<i>Ann</i>", avatar_url: null });
	await ann.post(`/api/groups/${other.group.id}/membership`, {});
	await choose(other, ann, { notifications: "all" });
	await other.said(other.maker, "It begins");
	const asked = await chat.said(ann, "What do you think?");
	const answers = ["<script>alert(2)</script>", `${"o".repeat(LONGEST_EXCERPT)}ver`, "three", "four", "five"];
	for (const text of answers) await chat.said(chat.maker, text, { reply_to_message_id: asked.id });
	const [notices, ...more] = await runMails();
	expect(more).toEqual([]);
	expect(notices?.subject).toBe("New in your groups");
	expect(notices?.text).toContain("1 message in Another one");
	expect(notices?.text).toContain(`5 replies to you in ${wild}`);
	const maker = displayName({ id: await chat.maker.id(), full_name: null });
	expect(notices?.text.split("\n").filter((line) => line.startsWith("Cricket Fan"))).toEqual([
		`${maker}: <script>alert(2)</script>`,
		`${maker}: ${"o".repeat(LONGEST_EXCERPT)}…`,
		`${maker}: three`,
	]);
	expect(notices?.text).toContain(`And ${answers.length - REPLIES_SHOWN} more.`);
	expect(notices?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(notices?.html).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
	expect(notices?.html).not.toContain("<script");
	await chat.said(ann, "Hm", { reply_to_message_id: (await chat.said(chat.maker, "Well?")).id });
	const [named] = await runMails();
	expect(named?.html).toContain("&lt;i&gt;Ann&lt;/i&gt;");
	expect(named?.html).not.toContain("<i>");
});

test("GROUP-2 the job queues the mails of new messages", async () => {
	const chat = await startChat(site, "The job", ["ann"]);
	const [ann] = chat.fans as [Visitor];
	await choose(chat, ann, { notifications: "all" });
	await chat.said(chat.maker, "It begins");
	await mailMembersJob.run({}, site.jobContext);
	const { rows } = await site.database.pool.query("select data from pgboss.job where name = 'send-mail'");
	expect(rows).toMatchObject([{ data: { to: "ann.the-job@example.com", subject: "1 message in The job" } }]);
});
