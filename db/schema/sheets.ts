import { json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a page shows of the record, put together beforehand: record/sheets.ts. */
export const record_sheets = pgTable(
	"record_sheets",
	{
		/** whose page: 'team', 'season', 'player' */
		kind: text().notNull(),
		/** which of them: 'csk', '2016' */
		key: text().notNull(),
		/** the snapshot of the record and the program that made it: of another it is not read */
		made_from: text().notNull(),
		/** json, not jsonb: it is only ever handed on whole */
		body: json().notNull(),
	},
	(t) => [primaryKey({ columns: [t.kind, t.key] })],
);
