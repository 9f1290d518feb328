import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp column: UTC in the database, a Date in the program. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
