import { expect, test } from "vitest";
import { createMailer } from "../../../platform/mail/mailer.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { startSmtpStub } from "../../../tests/stubs/smtp.ts";
import { type QueueMail, sendMailJob } from "./send-mail.job.server.ts";

const site = await testSite();

type About = Parameters<QueueMail>[1]["about"];
const letter = { subject: "Your battle is won", text: "Won.", html: "<p>Won.</p>" };

/** One run of the job with a mail server; returns the jobs that it queues. */
async function sent(to: string, url: string, more: { tries?: number; about?: About; until?: string } = {}) {
	const mailer = createMailer({ SMTP_URL: url, MAIL_FROM: "hub@example.com", DATA_DIR: "/nowhere" }, site.logger);
	const later: unknown[] = [];
	const enqueue = async (...queued: unknown[]) => {
		later.push(queued.slice(2));
		return null;
	};
	await sendMailJob.run({ to, ...letter, tries: 0, ...more }, { ...site.jobContext, mailer, enqueue });
	mailer.close();
	return later;
}

test("AUTH-5 a mail that no server accepts is queued again with a growing wait, and in the end dropped", async () => {
	await site.fan("waits@example.com");
	const server = await startSmtpStub();
	await server.close();
	const mail = { to: "waits@example.com", ...letter };
	expect(await sent(mail.to, server.url)).toEqual([[{ ...mail, tries: 1 }, { delay_seconds: 60 }]]);
	expect(await sent(mail.to, server.url, { tries: 3 })).toEqual([[{ ...mail, tries: 4 }, { delay_seconds: 480 }]]);
	expect(await sent(mail.to, server.url, { tries: 22 })).toEqual([[{ ...mail, tries: 23 }, { delay_seconds: 3_600 }]]);
	expect(await sent(mail.to, server.url, { tries: 23 })).toEqual([]);
});

test("AUTH-5 a mail is not queued again when it was or may have been accepted, or its address is refused", async () => {
	await site.fan("once@example.com");
	const server = await startSmtpStub();
	expect(await sent("once@example.com", server.url)).toEqual([]);
	server.dieAfterContent();
	expect(await sent("once@example.com", server.url)).toEqual([]);
	expect(server.received).toHaveLength(2);
	await server.close();
	const refusing = await startSmtpStub({
		onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no such user"), { responseCode: 550 })),
	});
	expect(await sent("once@example.com", refusing.url)).toEqual([]);
	await refusing.close();
});

test("SET-2 a queued mail is neither sent nor queued again once the fan has turned its kind off", async () => {
	const server = await startSmtpStub();
	const fan = await site.fan("changes-mind@example.com");
	const { id } = await (
		await fan.post("/api/groups", { group_name: "Late cuts", group_description: null, group_type: "other" })
	).json();
	const mailed = async (about: About) => {
		const before = server.received.length;
		expect(await sent("changes-mind@example.com", server.url, { about })).toEqual([]);
		return server.received.length > before;
	};
	const all: About[] = ["team_updates", "challenge_alerts", { groups: [id] }];
	const reach = async () => {
		const reached: boolean[] = [];
		for (const about of all) reached.push(await mailed(about));
		return reached;
	};
	expect(await reach()).toEqual([true, true, true]);
	await fan.patch("/api/settings", { team_updates: false });
	expect(await reach()).toEqual([false, true, true]);
	await fan.patch(`/api/groups/${id}/membership`, { notifications: "none" });
	expect(await reach()).toEqual([false, true, false]);
	await fan.patch("/api/settings", { email_notifications: false });
	expect(await reach()).toEqual([false, false, false]);
	await server.close();
});

test("a mail is not sent after its `until`", async () => {
	await site.fan("late@example.com");
	const server = await startSmtpStub();
	for (const ms of [-1_000, 60_000]) {
		await sent("late@example.com", server.url, { until: new Date(Date.now() + ms).toISOString() });
		expect(server.received).toHaveLength(ms > 0 ? 1 : 0);
	}
	await server.close();
});

test("AUTH-4 a mail to a deleted account is not sent", async () => {
	const server = await startSmtpStub();
	expect(await sent("nobody-here@example.com", server.url)).toEqual([]);
	expect(server.received).toEqual([]);
	await server.close();
});
