import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startSmtpStub } from "../../tests/stubs/smtp.ts";
import { Problem } from "../http/problem.ts";
import { createLogger } from "../logging.ts";
import { mailAddressOf } from "./address.ts";
import { createMailer, wasNotAccepted } from "./mailer.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
});

let logged = "";
beforeEach(() => {
	logged = "";
});
const logger = createLogger(
	{ LOG_LEVEL: "info" },
	{
		write(line) {
			logged += line;
		},
	},
);

function mailerFor(url: string) {
	const mailer = createMailer({ SMTP_URL: url, MAIL_FROM: "Hub <hub@example.com>", DATA_DIR: "/nowhere" }, logger);
	closers.push(mailer.close);
	return mailer;
}
async function smtp(options?: Parameters<typeof startSmtpStub>[0]) {
	const stub = await startSmtpStub(options);
	closers.push(stub.close);
	return stub;
}
const mail = { to: "fan@example.com", subject: "Welcome ✓", text: "Hello", html: "<p>Hello</p>" };

async function problemOf(sending: Promise<void>): Promise<Problem> {
	const error = await sending.then(
		() => undefined,
		(reason) => reason,
	);
	expect(error).toBeInstanceOf(Problem);
	return error;
}

describe("over SMTP", () => {
	test("a mail arrives with both bodies", async () => {
		const server = await smtp();
		await mailerFor(server.url).send(mail);
		expect(server.received).toHaveLength(1);
		expect(server.received[0]).toMatchObject({ from: "hub@example.com", to: ["fan@example.com"] });
		expect(server.received[0]?.raw).toMatch(/^From: Hub <hub@example.com>\r\nTo: fan@example.com\r\n/m);
		expect(server.received[0]?.raw).toMatch(/text\/plain[\s\S]*Hello[\s\S]*text\/html[\s\S]*<p>Hello<\/p>/);
	});

	test.each([
		["fan@उदाहरण.भारत", "fan@xn--p1b6ci4b4b3a.xn--h2brj9c"],
		["\u202afan@bücher.example\u202c", "fan@xn--bcher-kva.example"],
		["राम@उदाहरण.भारत", "राम@xn--p1b6ci4b4b3a.xn--h2brj9c"],
	])("AUTH-5 mail to %s is sent to %s", async (to, recipient) => {
		const server = await smtp();
		await mailerFor(server.url).send({ ...mail, to });
		const envelope = server.received[0]?.to.map((address) => mailAddressOf(address));
		expect(envelope).toEqual([recipient]);
	});

	test("concurrent mails share a few connections", async () => {
		const server = await smtp();
		const mailer = mailerFor(server.url);
		await Promise.all(Array.from({ length: 30 }, (_, n) => mailer.send({ ...mail, to: `fan${n}@example.com` })));
		expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(30);
	});

	test("a refused recipient is a 400", async () => {
		const server = await smtp({
			onRcptTo: (_address, _session, done) =>
				done(Object.assign(new Error("no such user at mx7.internal"), { responseCode: 550 })),
		});
		const problem = await problemOf(mailerFor(server.url).send(mail));
		expect(problem).toMatchObject({ status: 400, field: "to" });
		expect(problem.detail).not.toContain("internal");
	});

	test("a temporarily refused recipient is a 503", async () => {
		const server = await smtp({
			onRcptTo: (_address, _session, done) => done(Object.assign(new Error("greylisted"), { responseCode: 450 })),
		});
		expect(await problemOf(mailerFor(server.url).send(mail))).toMatchObject({ status: 503 });
	});

	test("a mail is certainly not accepted if the server dies before its content, and may be if it dies after it", async () => {
		const dying = await smtp({ onRcptTo: () => dying.cut() });
		expect(wasNotAccepted(await problemOf(mailerFor(dying.url).send(mail)))).toBe(true);
		expect(dying.received).toEqual([]);
		const unclear = await smtp();
		unclear.dieAfterContent();
		expect(wasNotAccepted(await problemOf(mailerFor(unclear.url).send(mail)))).toBe(false);
		expect(unclear.received).toHaveLength(1);
	});

	test("a server that is down is a 503 without its name or password", async () => {
		const server = await startSmtpStub();
		await server.close();
		const url = server.url.replace("//", "//account:pa55word@");
		const problem = await problemOf(mailerFor(url).send(mail));
		expect(problem).toMatchObject({ status: 503, retry_after_seconds: 60 });
		expect(problem.detail).not.toMatch(/pa55word|account|127\.0\.0\.1/);
		expect(logged).toContain("ESOCKET");
		expect(logged).not.toMatch(/pa55word|fan@example/);
	});

	test("a server that hangs up before its greeting is a 503", async () => {
		const server = createServer((socket) => socket.end());
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		closers.push(() => server.close());
		const { port } = server.address() as AddressInfo;
		expect(await problemOf(mailerFor(`smtp://127.0.0.1:${port}`).send(mail))).toMatchObject({ status: 503 });
	});

	test.each([
		"fan@example.com\r\nBcc: all@example.com",
		"fan@example.com\nX: 1",
		"fan@example.com, all@example.com",
		"Fan <fan@example.com>",
		"fan@example.com\0",
		"",
	])("%j is no address, and no mail is sent", async (to) => {
		const server = await smtp();
		expect(await problemOf(mailerFor(server.url).send({ ...mail, to }))).toMatchObject({ status: 400, field: "to" });
		expect(server.received).toEqual([]);
	});

	test("a subject cannot add a header", async () => {
		const server = await smtp();
		const mailer = mailerFor(server.url);
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: "binary-ascii" }), fc.constantFrom("\r\n", "\n", "\r"), async (word, end) => {
				server.received.length = 0;
				await mailer.send({ ...mail, subject: `${word}${end}Bcc: all@example.com${end}${end}body` });
				const headers = server.received[0]?.raw.split("\r\n\r\n")[0] ?? "";
				expect(headers).not.toMatch(/^Bcc:/im);
				expect(server.received[0]?.to).toEqual(["fan@example.com"]);
			}),
			{ numRuns: 25 },
		);
	});
});

describe("without a mail server", () => {
	let dataDir: string;
	beforeEach(() => {
		dataDir = mkdtempSync(join(tmpdir(), "tm-mail-"));
		closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
	});
	const local = () => createMailer({ SMTP_URL: undefined, MAIL_FROM: "x@example.com", DATA_DIR: dataDir }, logger);

	test("AUTH-5 mail is in the mailbox, newest first, with its links and its code", async () => {
		const mailer = local();
		await mailer.send(mail);
		await mailer.send({
			to: "fan@example.com",
			subject: "Sign in",
			text: "Open http://localhost:3000/sign-in/confirm?token=a&b=1.\nOr type 123456.",
			html: '<a href="http://localhost:3000/sign-in/confirm?token=a&amp;b=1">Open</a> <a href="http://localhost:3000/">Home</a>',
			code: "123456",
		});
		const entries = await mailer.mailbox?.list();
		expect(entries?.map(({ subject }) => subject)).toEqual(["Sign in", "Welcome ✓"]);
		expect(entries?.[0]).toMatchObject({
			to: "fan@example.com",
			links: ["http://localhost:3000/sign-in/confirm?token=a&b=1", "http://localhost:3000/"],
			code: "123456",
		});
		expect(entries?.[1]).toMatchObject({ links: [], code: null });
		expect(new Date(entries?.[0]?.at ?? "").toISOString()).toBe(entries?.[0]?.at);
	});

	test("the mailbox survives a restart and an incomplete line, and lists the newest 200", async () => {
		const mailer = local();
		for (let n = 0; n < 205; n++) await mailer.send({ ...mail, subject: String(n) });
		appendFileSync(join(dataDir, "mailbox.jsonl"), '\n{"to":"fan@exam');
		const restarted = local();
		await restarted.send({ ...mail, subject: "205" });
		const entries = await restarted.mailbox?.list();
		expect(entries).toHaveLength(200);
		expect(entries?.[0]?.subject).toBe("205");
		expect(entries?.at(-1)?.subject).toBe("6");
	});

	test("an address is checked too", async () => {
		expect(await problemOf(local().send({ ...mail, to: "nobody" }))).toMatchObject({ field: "to" });
	});

	test("with a mail server there is no mailbox", () => {
		expect(mailerFor("smtp://127.0.0.1:1").mailbox).toBeUndefined();
	});
});
