import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "../env.ts";
import { plainWords } from "../http/plain-errors.ts";
import { badRequest, Problem, unavailable } from "../http/problem.ts";
import type { Logger } from "../logging.ts";
import { mailAddressOf } from "./address.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";

/** `code`: the code to type that the mail carries, so that the local mailbox can show it by itself. `headers`: more of them, by name. */
export type Mail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	code?: string | undefined;
	headers?: Record<string, string>;
};
export type Mailer = {
	send(mail: Mail): Promise<void>;
	/** only where no mail server is set */
	mailbox: Mailbox | undefined;
	close(): void;
};

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
/** Somebody waits for the answer. */
const CHECK_MS = 4_000;

/**
 * Sends mail over SMTP_URL, or keeps it in the local mailbox when that is unset. `send` returns once the mail server has taken
 * the mail; it throws a Problem: 400 on `to` when that is no address or the server refuses it, 503 when the server
 * cannot be reached or fails.
 */
export function createMailer(settings: Pick<Settings, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">, logger: Logger): Mailer {
	if (!settings.SMTP_URL) {
		const mailbox = openMailbox(settings.DATA_DIR);
		return {
			send: async (mail) => mailbox.add({ ...mail, to: address(mail.to) }),
			mailbox,
			close: () => undefined,
		};
	}
	const transport = createTransport({ ...transportOf(settings.SMTP_URL), pool: true });
	// the content is read once the server has agreed to take it, not before
	transport.use("stream", ({ data, message }, done) => {
		const create = message.createReadStream.bind(message);
		message.createReadStream = (options) => create(options).once("resume", () => (data as Progress).onContent?.());
		done();
	});
	return {
		async send({ to, subject, text, html, headers = {} }) {
			const recipient = address(to);
			let content_sent = false;
			const onContent = () => {
				content_sent = true;
			};
			const mail = { from: settings.MAIL_FROM, to: recipient, subject, text, html, headers, onContent };
			try {
				await transport.sendMail(mail);
			} catch (error) {
				throw failure(error, content_sent, logger);
			}
		},
		mailbox: undefined,
		close: () => transport.close(),
	};
}

const transportOf = (url: string) => ({
	url,
	connectionTimeout: CONNECT_MS,
	greetingTimeout: CONNECT_MS,
	socketTimeout: IDLE_MS,
	disableFileAccess: true,
	disableUrlAccess: true,
});

/**
 * Signs in at a mail server and sends nothing. Returns null, or the problem, in the server's own words if it sent any. `called`: what
 * the reader knows the address by.
 */
export async function checkMailServer(url: string, called = "SMTP_URL"): Promise<string | null> {
	const patience = { connectionTimeout: CHECK_MS, greetingTimeout: CHECK_MS, socketTimeout: CHECK_MS };
	const transport = createTransport({ ...transportOf(url), ...patience });
	try {
		await transport.verify();
		return null;
	} catch (error) {
		const { code, message } = error as Error & SmtpError;
		if (code === "EAUTH") return `The mail server refuses user or password of ${called}: ${message}`;
		if (/wrong version number|packet length too long/.test(message))
			return `The port of ${called} does not begin with TLS, as smtps:// does: smtp:// may be right, or port 465.`;
		if (/certificate/i.test(message))
			return `This machine does not trust the mail server's certificate (${message}): is the host of ${called} right?`;
		if (/greeting/i.test(message))
			return `What answers at ${called} does not greet as a mail server does: is the port right? Port 465 wants smtps://.`;
		return plainWords(error) ?? `The mail server says: ${message}`;
	} finally {
		transport.close();
	}
}

/**
 * Sends one mail over a mail server that is being set up. Returns null when the server has taken it, else the problem in
 * the server's own words, for the owner alone.
 */
export async function tryMailServer(
	{ SMTP_URL, MAIL_FROM }: { SMTP_URL: string; MAIL_FROM: string },
	{ to, subject, text, html }: Mail,
): Promise<string | null> {
	const problem = await checkMailServer(SMTP_URL, "this address");
	if (problem !== null) return problem;
	const transport = createTransport({ ...transportOf(SMTP_URL), socketTimeout: CHECK_MS });
	try {
		await transport.sendMail({ from: MAIL_FROM, to: address(to), subject, text, html });
		return null;
	} catch (error) {
		if (error instanceof Problem) throw error;
		return plainWords(error) ?? `The mail server says: ${(error as Error).message}`;
	} finally {
		transport.close();
	}
}

/** One bare address: no list, no name, no line end that would begin another header. */
function address(to: string): string {
	const one = mailAddressOf(to);
	if (one === null) throw badRequest("to", "This is not an email address.");
	return one;
}

type SmtpError = { code?: string; responseCode?: number; command?: string };
/** `onContent`: called when the server gets the content of the mail. */
type Progress = SendMailOptions & { onContent?: () => void };

/** The server certainly has not taken the mail: sending it again cannot make two of it. */
class MailNotAccepted extends Problem {}
export const wasNotAccepted = (error: unknown): boolean => error instanceof MailNotAccepted;

/** The server's own words stay in the log: they may carry names of hosts and accounts. */
function failure(error: unknown, content_sent: boolean, logger: Logger): Problem {
	const { code, responseCode, command } = error as SmtpError;
	logger.warn({ error_code: code, response_code: responseCode, command }, "mail was not sent");
	// 5xx to RCPT TO: this recipient will never be taken (RFC 5321, 4.2.1)
	if (command === "RCPT TO" && responseCode && responseCode >= 500)
		return badRequest("to", "We can't send email to that address. Please check it.");
	const problem = unavailable("We couldn't send the email. Please try again in a few minutes.", 60);
	// it refused, or never got the content; a connection lost later leaves open whether it took the mail
	return responseCode || !content_sent ? new MailNotAccepted(problem) : problem;
}
