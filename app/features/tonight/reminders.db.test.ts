import { afterEach, expect, test } from "vitest";
import { testSite } from "../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../tests/fixtures/until-end.ts";
import { startSmtpStub, textOf } from "../../../tests/stubs/smtp.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { scoreLinesOf } from "../matches/match-score.ts";
import { REMINDER_MINUTES } from "../matches/tonight/rules.ts";
import { sendMailJob } from "../outbox/send-mail.job.server.ts";
import { dayToRemindOf, tonightTexts } from "./rules.ts";
import { sendRemindersJob } from "./send-reminders.job.server.ts";
import { readDay, readTonight } from "./tonight.server.ts";

let refusing = 0;
let gone: string[] = [];
const smtp = await untilEnd(
	startSmtpStub({
		onRcptTo({ address }, _session, done) {
			if (gone.includes(address)) return done(Object.assign(new Error("no such user"), { responseCode: 550 }));
			if (refusing-- > 0) return done(Object.assign(new Error("later"), { responseCode: 451 }));
			done();
		},
	}),
);
const site = await testSite({ SMTP_URL: smtp.url });
afterEach(async () => {
	smtp.received.length = 0;
	gone = [];
	await site.rows("delete from tonight_reminders");
	await site.rows("delete from user_settings");
});

const recipients = () => smtp.received.flatMap(({ to }) => to).sort();
/** Returns the hour of a match that starts in `minutes`. */
async function hourIn(minutes: number): Promise<string> {
	const { now } = await readDay(site.database.db);
	return new Date(now + (minutes + 330) * 60_000).toISOString().slice(11, 16);
}
const queued: unknown[] = [];
/** Runs the job, and then the queued mails. */
async function remind(minutes = REMINDER_MINUTES - 5) {
	const enqueue = async (_tx: unknown, _job: unknown, mail: unknown) => {
		queued.push(mail);
		return null;
	};
	const context = { ...site.jobContext, enqueue, tonightHour: await hourIn(minutes) };
	await sendRemindersJob.run({}, context);
	for (const mail of queued.splice(0)) await sendMailJob.run(sendMailJob.payload.parse(mail), context);
}

async function fans(...names: string[]) {
	const emails = names.map((name) => `${name}@evening.example`);
	for (const email of emails) {
		const fan = await site.fan(email);
		expect((await fan.patch("/api/settings", { match_of_the_day: true })).status).toBe(200);
	}
	return emails;
}

test("SET-2 each fan who wants it is mailed once a day, even by concurrent and repeated runs", async () => {
	const emails = await fans("asha", "bela", "chetan", "dev");
	await site.fan("asked-nothing@evening.example");
	const quiet = await site.fan("quiet@evening.example");
	await quiet.patch("/api/settings", { match_of_the_day: true, email_notifications: false });
	await Promise.all([remind(), remind(), remind()]);
	await remind();
	expect(recipients()).toEqual(emails);
	expect(await site.rows("select from tonight_reminders where begun_at is null")).toEqual([]);
});

test("no mail goes out earlier, later, or without a match of the day", async () => {
	await fans("early");
	await remind(REMINDER_MINUTES + 2);
	await remind(-2);
	await sendRemindersJob.run({}, { ...site.jobContext, tonightHour: null });
	expect(recipients()).toEqual([]);
	expect(await site.rows("select from tonight_reminders")).toEqual([]);
});

test("when the mail server refuses a fan for now or for good, the others get their mail, and nobody two", async () => {
	const emails = await fans("one", "two", "three");
	refusing = 1;
	gone = ["two@evening.example"];
	for (let times = 0; times < 3; times++) await remind();
	expect(recipients()).toEqual(emails.filter((email) => !gone.includes(email)).sort());
});

test("a row that a dead process had begun causes no second mail, and a row not begun is mailed", async () => {
	const [killed, waits] = await fans("killed", "waits");
	const hour = await hourIn(REMINDER_MINUTES - 5);
	const day = dayToRemindOf(hour, (await readDay(site.database.db)).now);
	await site.rows(
		`insert into tonight_reminders (day, user_id, begun_at)
		select $1, id, case when email = $2 then now() end from users where email in ($2, $3)`,
		[day, killed, waits],
	);
	await remind();
	expect(recipients()).toEqual([waits]);
});

test("the mail has the sides and the room of the match, without the result", async () => {
	await fans("reader");
	await remind();
	const { now } = await readDay(site.database.db);
	const hour = await hourIn(REMINDER_MINUTES - 5);
	const day = dayToRemindOf(hour, now) ?? "";
	const tonight = await readTonight({ db: site.database.db, record: site.record, hour }, { day, now });
	const mail = smtp.received[0];
	if (!tonight || !mail) throw new Error("no mail");
	const text = textOf(mail);
	for (const { name } of tonight.sides) expect(text).toContain(name);
	expect(text).toContain(`${site.url}/groups/${tonight.group_id}`);
	const { matches } = await matchLines(site.record, { where: { match: [tonight.match_id] } });
	const result = matches[0] ? scoreLinesOf(matches[0]).result : "";
	expect(result).not.toBe("");
	expect(text).not.toContain(result);
});

/** Mails a fan, and returns the links of the mail to unsubscribe: by one click, and by the page. */
async function linksOf(name: string) {
	const [email] = await fans(name);
	await remind();
	const mail = smtp.received.find(({ to }) => to.includes(email ?? ""));
	if (!mail) throw new Error("no mail");
	const unfolded = mail.raw.replace(/\r\n[ \t]+/g, " ");
	expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
	const oneClick = /^List-Unsubscribe: <(\S+)>/m.exec(unfolded)?.[1] ?? "";
	const page = /Stop them: (\S+)/.exec(textOf(mail))?.[1] ?? "";
	const path = (address: string) => new URL(address).pathname + new URL(address).search;
	return { oneClick: path(oneClick), page: path(page), token: new URL(page).searchParams.get("token") ?? "" };
}
const wants = () => site.rows("select match_of_the_day as on from user_settings");

test("RFC 8058 a one-click POST of a mail program unsubscribes; a GET of its address does not", async () => {
	const { oneClick } = await linksOf("clicks");
	const opened = await site.visitor().get(oneClick);
	expect([opened.status, opened.headers.get("location")]).toEqual([
		303,
		expect.stringMatching(/^\/match-of-the-day\/unsubscribe\?token=/),
	]);
	expect(await wants()).toEqual([{ on: true }]);
	const clicked = await site.visitor().request("POST", oneClick, {
		headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
		body: "List-Unsubscribe=One-Click",
	});
	expect([clicked.status, await clicked.json()]).toEqual([200, { unsubscribed: true }]);
	expect(await wants()).toEqual([{ on: false }]);
	await remind();
	expect(recipients()).toHaveLength(1);
});

test("the page of the mail's link has a button that unsubscribes, also without scripts; a wrong token is refused", async () => {
	const { oneClick, page, token } = await linksOf("presses");
	const asking = await (await site.visitor().get(page)).text();
	expect(asking).toContain("Stop these emails");
	expect(await wants()).toEqual([{ on: true }]);
	for (const wrong of ["wrong", token.slice(0, -2), token.replace(/^./, (first) => (first === "0" ? "1" : "0"))]) {
		const refused = await site.visitor().post(`/api/tonight/unsubscription?token=${encodeURIComponent(wrong)}`, {});
		expect([refused.status, (await refused.json()).detail], wrong).toEqual([400, tonightTexts.leaveLinkBroken]);
	}
	// a token of reminders does not work for the newsletter
	expect((await site.visitor().post(`/api/newsletter/unsubscription?token=${token}`, {})).status).toBe(400);
	expect(await wants()).toEqual([{ on: true }]);
	const pressed = await site.visitor().request("POST", oneClick, {
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: "",
	});
	expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/match-of-the-day/unsubscribe?done=1"]);
	expect(await (await site.visitor().get("/match-of-the-day/unsubscribe?done=1")).text()).toContain(tonightTexts.left);
	expect(await wants()).toEqual([{ on: false }]);
});
