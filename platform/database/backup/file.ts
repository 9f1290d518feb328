import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { ForOwner } from "../../http/plain-errors.ts";

// A backup is gzipped text with one JSON value a line: the head, then each table followed by its rows, then the end. It
// is the same for both engines, so either can restore the other's.
const FORMAT = 1;
export const headSchema = z.object({
	twelfth_man_backup: z.literal(FORMAT),
	at: z.iso.datetime(),
	/** hashes of the applied migrations, oldest first */
	migrations: z.array(z.string()),
	/** the site's generated secret, so that sessions and mailed links survive a move; null if it is a setting */
	secret: z.string().nullable(),
});
const tableSchema = z.object({
	table: z.string(),
	columns: z.array(z.string()),
	sequences: z.record(z.string(), z.object({ last_value: z.string(), is_called: z.boolean() })),
});
const endSchema = z.object({ end: z.literal(true), rows: z.int() });

export type BackupHead = z.output<typeof headSchema>;
export type BackupTable = z.output<typeof tableSchema>;
export const newHead = (head: Omit<BackupHead, "twelfth_man_backup">): BackupHead => ({
	twelfth_man_backup: FORMAT,
	...head,
});

/** The file is no backup, is incomplete or damaged, or was made by another version. */
export class WrongBackup extends ForOwner {}
/** A line of a backup; a row is JSON text. */
export type BackupLine = { head: BackupHead } | { table: BackupTable } | { row: string };

/**
 * Reads a backup line by line in bounded memory. Throws `WrongBackup` for another kind of file, and at the end if lines
 * are missing. So a reader must not commit before the last line.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
	const file = createReadStream(path);
	const unzipped = createGunzip();
	file.on("error", (error) => unzipped.destroy(error));
	const lines = linesOf(file.pipe(unzipped));
	let begun = false;
	let rows = 0;
	let ended = false;
	try {
		for await (const line of lines) {
			if (!begun) {
				yield { head: headSchema.parse(JSON.parse(line)) };
				begun = true;
			} else if (line.startsWith('{"table":')) yield { table: tableSchema.parse(JSON.parse(line)) };
			else if (line.startsWith('{"end":')) ended = endSchema.parse(JSON.parse(line)).rows === rows;
			else {
				rows++;
				// a row begins with a space, so that it is never mistaken for a table or the end
				yield { row: line.slice(1) };
			}
		}
	} catch (error) {
		if (isReadError(error)) throw error;
		throw new WrongBackup(`${path} is no backup of this site, or a damaged one: ${(error as Error).message}`);
	}
	if (!ended) throw new WrongBackup(`${path} is not whole: it ends before its last line.`);
}

/** Splits at line feeds alone. node:readline also splits at U+2028 and U+2029, which fans may type. */
async function* linesOf(text: Readable): AsyncGenerator<string> {
	// setEncoding joins the bytes of a character across chunks
	text.setEncoding("utf8");
	let rest = "";
	for await (const piece of text) {
		const lines = (rest + piece).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest) yield rest;
}

/** True for an error of the path itself, which `plainWords` words for the owner. */
const isReadError = (error: unknown) =>
	["ENOENT", "EACCES", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "");
