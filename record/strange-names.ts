import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/database.ts";

const LIKE_A_NAME = /^[\p{L}\p{M}'’.,()& -]{1,60}$/u;
const MOST_WORDS = 6;

/**
 * Names in the record that read like no name: with figures or marks in them, or as long as a sentence. A source of the record
 * could smuggle words to the model in them, or figures past the check.
 */
export async function strangeNames(db: Queryable): Promise<string[]> {
	const { rows } = await db.execute<{ name: string }>(
		sql`select display_name as name from people union select name from grounds union select name from franchises`,
	);
	return rows.flatMap(({ name }) => (LIKE_A_NAME.test(name) && name.split(/\s+/).length <= MOST_WORDS ? [] : name));
}

/** Parts things made from the record into those that may be told to a model, and those in which such a name stands. */
export async function partByStrangeNames<Made>(
	db: Queryable,
	made: readonly Made[],
	textOf: (made: Made) => string,
): Promise<{ told: Made[]; kept: Made[] }> {
	// a text is printed with other apostrophes than a name is written with
	const plain = (text: string) => text.replace(/['\u2018\u2019]/g, "");
	const names = (await strangeNames(db)).map(plain);
	const { true: kept = [], false: told = [] } = Object.groupBy(made, (one) =>
		names.some((name) => plain(textOf(one)).includes(name)) ? "true" : "false",
	);
	return { told, kept };
}
