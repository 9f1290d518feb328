import type { Queryable } from "../../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import type { Tool } from "../tool.ts";
import { wordsTool } from "./ask-in-words.server.ts";
import { askRecordTool } from "./ask-record.server.ts";
import { claimTool } from "./check-claim.server.ts";
import { personTool } from "./person.server.ts";
import { scorecardTool } from "./scorecard.server.ts";

/** Creates the tools for language models. `site_url` is prefixed to addresses; empty makes them paths. */
export function openTools({ record, db, site_url }: { record: MatchRecord; db: Queryable; site_url: string }): Tool[] {
	const parts = { record, db, site_url };
	return [wordsTool, askRecordTool, scorecardTool, personTool, claimTool].map((make) => make(parts));
}
