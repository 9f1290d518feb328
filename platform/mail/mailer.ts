import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "../env.ts";
import { plainWords } from "../http/plain-errors.ts";
import { badRequest, Problem, unavailable } from "../http/problem.ts";
import type { Logger } from "../logging.ts";
import { mailAddressOf } from "./address.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";

/** `code`: the sign-in code in the mail, which the local mailbox shows. `headers`: additional headers. */
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
	/** only without a mail server */
	mailbox: Mailbox | undefined;
	close(): void;
};

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
/** short, because somebody waits for the answer */
const CHECK_MS = 4_000;

/**
 * Creates a mailer that sends over SMTP_URL, or into the local mailbox without it. `send` resolves once the server has
 * accepted the mail. It throws a Problem: 400 on `to` if the address is invalid or refused, 503 if the server is
 * unreachable or fails.
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
	// nodemailer reads the content only after the server has agreed to accept it
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

/** Signs in at a mail server. Returns null, or a text for the owner that names the setting `called`. */
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

/** Sends a mail over a server that is being set up. Returns null, or the problem as a text for the owner. */
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

/** Accepts a single bare address, so that no list, name or line break gets into a header. */
function address(to: string): string {
	const one = mailAddressOf(to);
	if (one === null) throw badRequest("to", "This is not an email address.");
	return one;
}

type SmtpError = { code?: string; responseCode?: number; command?: string };
/** `onContent`: called when the server gets the content. */
type Progress = SendMailOptions & { onContent?: () => void };

/** The server has certainly not accepted the mail, so it can be sent again. */
class MailNotAccepted extends Problem {}
export const wasNotAccepted = (error: unknown): boolean => error instanceof MailNotAccepted;

/** Maps an SMTP error to a Problem. The server's text goes to the log only, because it may name hosts and accounts. */
function failure(error: unknown, content_sent: boolean, logger: Logger): Problem {
	const { code, responseCode, command } = error as SmtpError;
	logger.warn({ error_code: code, response_code: responseCode, command }, "mail was not sent");
	// 5xx to RCPT TO is a permanent refusal of the recipient (RFC 5321, 4.2.1)
	if (command === "RCPT TO" && responseCode && responseCode >= 500)
		return badRequest("to", "We can't send email to that address. Please check it.");
	const problem = unavailable("We couldn't send the email. Please try again in a few minutes.", 60);
	// without a reply, a server that had the content may have accepted the mail
	return responseCode || !content_sent ? new MailNotAccepted(problem) : problem;
}
