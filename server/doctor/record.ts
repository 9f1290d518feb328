import { existsSync } from "node:fs";
import type { Settings } from "../../platform/env.ts";
import { locateRecord } from "../../record/file/keep.ts";
import { openMatchRecord } from "../../record/record.ts";
import { type Finding, finding, words } from "./finding.ts";

/** Checks that the record's file of this version exists and opens, and reports its last match. */
export const examineRecord = ({ DATA_DIR }: Settings): Promise<Finding[]> => examineFile(() => locateRecord(DATA_DIR));

/** Checks the file that `find` names. */
export async function examineFile(find: () => { path: string; edition: string }): Promise<Finding[]> {
	const say = finding("Record");
	try {
		const { path, edition } = find();
		if (!existsSync(path)) return [say("good", "Its file is made at the next start, in seconds.")];
		const record = await openMatchRecord({ path, edition });
		const { rows } = await record.ask({ rows: "matches", measures: ["matches"] });
		record.close();
		const matches = rows[0]?.matches.toLocaleString("en-US");
		return [say("good", `${path} opens: ${matches} matches, the last of ${record.as_of.date}.`)];
	} catch (error) {
		return [say("bad", `Its file cannot be used. ${words(error)}`)];
	}
}
