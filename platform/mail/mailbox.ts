import { existsSync, renameSync, statSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../folder.ts";

/** A mail in the local mailbox, with the links and the sign-in code in it. */
export type MailboxEntry = {
	to: string;
	subject: string;
	text: string;
	html: string;
	links: string[];
	code: string | null;
	at: string;
};
type Mail = Pick<MailboxEntry, "to" | "subject" | "text" | "html"> & { code?: string | undefined };
export type Mailbox = ReturnType<typeof openMailbox>;

const MAX_LISTED = 200;
const MAX_BYTES = 8 << 20;

/**
 * The mailbox of a site without a mail server: JSON lines in `dataDir`/mailbox.jsonl, for the owner. All processes
 * share the file. A start moves it aside when it is too large.
 */
export function openMailbox(dataDir: string) {
	const path = join(dataDir, "mailbox.jsonl");
	const older = join(dataDir, "mailbox.old.jsonl");
	if (existsSync(path) && statSync(path).size > MAX_BYTES) renameSync(path, older);

	const read = (file: string) => (existsSync(file) ? readFile(file, "utf8") : "");

	return {
		async add(mail: Mail): Promise<void> {
			const { to, subject, text, html, code = null } = mail;
			const entry: MailboxEntry = { to, subject, text, html, links: linksOf(mail), code, at: new Date().toISOString() };
			makeFolder(dataDir);
			// a leading line feed isolates an entry that was cut short; links are credentials, so the file is private
			await appendFile(path, `\n${JSON.stringify(entry)}`, { mode: 0o600 });
		},

		/** The newest 200 mails, newest first. */
		async list(): Promise<MailboxEntry[]> {
			const newest: MailboxEntry[] = [];
			for (const file of [path, older]) {
				for (const line of (await read(file)).split("\n").reverse()) {
					if (newest.length === MAX_LISTED) return newest;
					const entry = entryOf(line);
					if (entry) newest.push(entry);
				}
			}
			return newest;
		},
	};
}

/** Undefined for an incomplete line of a process that died. */
function entryOf(line: string): MailboxEntry | undefined {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

function linksOf({ text, html }: Pick<Mail, "text" | "html">): string[] {
	const inText = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
	const inHtml = [...html.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
	return [...new Set([...inText.map((link) => link.replace(/[.,;:!?)\]]+$/, "")), ...inHtml])];
}
