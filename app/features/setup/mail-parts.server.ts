import { isSecret } from "../../../platform/settings/stored.ts";

/** The values of a form, by name. */
export type Sent = Record<string, unknown>;

/** The fields that make up SMTP_URL. */
export const MAIL_PARTS = ["mail_host", "mail_port", "mail_user", "mail_password"] as const;
type MailPart = (typeof MAIL_PARTS)[number];

export const isMailPart = (name: string): name is MailPart => MAIL_PARTS.some((part) => part === name);
/** Whether a field's value is never sent to a browser. */
export const isSecretField = (name: string): boolean => isSecret(name) || name === "mail_password";

/** The port of implicit TLS. */
const TLS_PORT = "465";
const DEFAULT_PORT = "587";
const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** The parts of SMTP_URL for their fields, all empty without a URL; the password is always empty. */
export function mailPartsOf(url: string | undefined): Record<MailPart, string> {
	const at = URL.parse(url ?? "");
	return {
		mail_host: at?.hostname ?? "",
		mail_port: at ? at.port || (at.protocol === "smtps:" ? TLS_PORT : DEFAULT_PORT) : "",
		mail_user: decodeURIComponent(at?.username ?? ""),
		mail_password: "",
	};
}

/**
 * The SMTP_URL of a form: a typed URL, else one from its parts; undefined without a URL and a server. An empty password
 * keeps the stored one if server and user are unchanged.
 */
export function mailUrlOf(sent: Sent, stored: string | undefined): string | undefined {
	const [typed, host] = [textOf(sent.SMTP_URL), textOf(sent.mail_host)];
	if (typed !== "" || host === "") return typed || undefined;
	const [port, user] = [textOf(sent.mail_port) || DEFAULT_PORT, textOf(sent.mail_user)];
	const before = mailPartsOf(stored);
	const isSame = before.mail_host === host && before.mail_user === user;
	const old_password = isSame ? decodeURIComponent(URL.parse(stored ?? "")?.password ?? "") : "";
	const password =
		typeof sent.mail_password === "string" && sent.mail_password !== "" ? sent.mail_password : old_password;
	const who = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
	return `${port === TLS_PORT ? "smtps" : "smtp"}://${who}${host}:${port}`;
}

/** The field that shows a setting's error. For an SMTP_URL made from parts it is the server's name. */
export const faultyField = (name: string, sent: Sent): string =>
	name === "SMTP_URL" && textOf(sent.SMTP_URL) === "" ? "mail_host" : name;
