import { parse } from "csv-parse/sync";
import { asc, inArray, isNull, or, sql } from "drizzle-orm";
import { iplPlayers } from "../../../../db/schema/players.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { Doer } from "../../auth/audit.server.ts";
import { editPlayers } from "./edits.server.ts";
import { EDITABLE_FIELDS, type PlayerEdit, playerRowInput } from "./fields.ts";

const MOST_ROWS = 1000;
const COLUMNS: readonly string[] = ["slug", ...EDITABLE_FIELDS];

/**
 * Imports edits of players from a CSV with the columns slug and any of EDITABLE_FIELDS, and returns their number. An
 * empty cell changes nothing. All rows or none: throws 400 with row and column of the first error.
 */
export async function importPlayers(record: MatchRecord, db: Db, doer: Doer, csv: string): Promise<number> {
	const [header, ...lines] = readCells(csv);
	if (!header) throw badRequest("csv", "The file is empty.");
	checkHeader(header);
	if (lines.length === 0) throw badRequest("csv", "The file has no row below its header.");
	if (lines.length > MOST_ROWS) throw badRequest("csv", `A file may have ${MOST_ROWS} rows at most.`);
	const rows = lines.map((cells, at) => readRow(header, cells, at + 2));
	const ids = await findIds(db, rows);
	const edits = rows.map(({ slug, edit, line }) => {
		const id = ids.get(slug);
		if (!id) throw rowError(line, "slug", `there is no player '${slug}'`);
		return { id, edit };
	});
	await editPlayers(record, db, doer, edits, "import-players");
	return edits.length;
}

/** Fields that the record may lack. */
const OPTIONAL_FIELDS = ["jersey_number", "role", "date_of_birth", "nationality"] as const;

/** Returns the players who lack each field, by name. One query. */
export async function playersLacking(
	db: Db,
): Promise<Record<(typeof OPTIONAL_FIELDS)[number], { slug: string; name: string }[]>> {
	const { id, slug, name, jersey_number, role, date_of_birth, nationality } = iplPlayers;
	const rows = await db
		.select({
			...{ jersey_number, role, date_of_birth, nationality, name },
			slug: sql<string>`coalesce(${slug}, ${id}::text)`,
		})
		.from(iplPlayers)
		.where(or(...[jersey_number, role, date_of_birth, nationality].map((column) => isNull(column))))
		.orderBy(asc(sql`lower(${name}) collate "C"`), asc(id));
	const lacking = (field: (typeof OPTIONAL_FIELDS)[number]) =>
		rows.filter((row) => row[field] === null).map(({ slug, name }) => ({ slug, name }));
	return {
		jersey_number: lacking("jersey_number"),
		role: lacking("role"),
		date_of_birth: lacking("date_of_birth"),
		nationality: lacking("nationality"),
	};
}

type Row = { line: number; slug: string; edit: PlayerEdit };

const rowError = (line: number, column: string, what: string) =>
	badRequest(`csv.${line}.${column}`, `Row ${line}, ${column}: ${what}`);

function readCells(csv: string): string[][] {
	try {
		return parse(csv.replaceAll("\0", ""), { bom: true, trim: true, skip_empty_lines: true });
	} catch (error) {
		throw badRequest("csv", `This is no CSV: ${error instanceof Error ? error.message : "it cannot be read"}`);
	}
}

function checkHeader(header: string[]): void {
	const unknown = header.find((name) => !COLUMNS.includes(name));
	if (unknown !== undefined)
		throw badRequest("csv.1", `Row 1: '${unknown}' is no column. There are ${COLUMNS.join(", ")}.`);
	if (new Set(header).size < header.length) throw badRequest("csv.1", "Row 1: a column is named twice.");
	if (!header.includes("slug")) throw badRequest("csv.1.slug", "Row 1: the column 'slug' is missing.");
}

function readRow(header: string[], cells: string[], line: number): Row {
	const filled = Object.fromEntries(
		header.map((name, at) => [name, cells[at] ?? ""]).filter(([, cell]) => cell !== ""),
	);
	const { slug, ...fields } = filled;
	if (!slug) throw rowError(line, "slug", "it is empty");
	const parsed = playerRowInput.safeParse(fields);
	const issue = parsed.error?.issues[0];
	if (issue) throw rowError(line, String(issue.path[0]), issue.message);
	return { line, slug, edit: parsed.data ?? {} };
}

async function findIds(db: Db, rows: Row[]): Promise<Map<string, string>> {
	const slugs = new Set<string>();
	for (const { slug, line } of rows) {
		if (slugs.has(slug)) throw rowError(line, "slug", `'${slug}' stands in an earlier row already`);
		slugs.add(slug);
	}
	const found = await db
		.select({ id: iplPlayers.id, slug: iplPlayers.slug })
		.from(iplPlayers)
		.where(inArray(iplPlayers.slug, [...slugs]));
	return new Map(found.map(({ id, slug }) => [slug ?? "", id]));
}
