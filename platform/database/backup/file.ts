import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { ForOwner } from "../../http/plain-errors.ts";

// A backup is a gzipped text of one JSON value a line: what it is, then each table and its rows, then what there was. It names
// nothing of an engine, so that either engine's can be read into the other.
const FORMAT = 1;
export const headSchema = z.object({
	twelfth_man_backup: z.literal(FORMAT),
	at: z.iso.datetime(),
	/** hashes of the migrations that made the schema, the oldest first */
	migrations: z.array(z.string()),
	/** the site's secret if it made one by itself: sessions and links in mails outlive a move with it */
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

/** A file that is no backup, or not a whole one. */
export class WrongBackup extends ForOwner {}
/** What a line of a backup is: the head, the beginning of a table, or a row of it as JSON text. */
export type BackupLine = { head: BackupHead } | { table: BackupTable } | { row: string };

/**
 * Reads a backup line by line, bounded in memory. Throws `WrongBackup` for a file of another kind, and at its end when lines are
 * missing: whoever reads keeps nothing before the last line has come.
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
				// rows are objects of column names, and no table has a column of these names alone
			} else if (line.startsWith('{"table":')) yield { table: tableSchema.parse(JSON.parse(line)) };
			else if (line.startsWith('{"end":')) ended = endSchema.parse(JSON.parse(line)).rows === rows;
			else {
				rows++;
				// the row's mark, so that no text of a fan can be taken for another line
				yield { row: line.slice(1) };
			}
		}
	} catch (error) {
		if (isReadError(error)) throw error;
		throw new WrongBackup(`${path} is no backup of this site, or a damaged one: ${(error as Error).message}`);
	}
	if (!ended) throw new WrongBackup(`${path} is not whole: it ends before its last line.`);
}

/** The lines as they were written, ended by a line feed alone: node:readline also takes U+2028 and U+2029 for ends, which fans may type. */
async function* linesOf(text: Readable): AsyncGenerator<string> {
	// a character's bytes may come in two pieces: the stream holds the first back
	text.setEncoding("utf8");
	let rest = "";
	for await (const piece of text) {
		const lines = (rest + piece).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest) yield rest;
}

/** What the system says about a path, in words of its own. */
const isReadError = (error: unknown) =>
	["ENOENT", "EACCES", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "");
