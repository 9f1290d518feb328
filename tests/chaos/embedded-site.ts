import { openDatabase } from "../../platform/database/database.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { enrolMembers } from "../fixtures/members.ts";
import { SECRET } from "./cluster.ts";
import { allStored, counted, type Finding } from "./finding.ts";

const MEMBERS = 12;

/** Prepares an embedded database in a folder, with twelve members in a group. Returns group and members. */
export async function prepareFolder(dataDir: string) {
	const database = await openDatabase({ dataDir });
	try {
		await prepareDatabase(database, () => {}, dataDir);
		return await enrolMembers(database.pool, SECRET, MEMBERS);
	} finally {
		await database.close();
	}
}

/** Compares acknowledged messages with the stored ones. No process may have the folder open. `when`: for the table. */
export async function verify(
	dataDir: string,
	group_id: string,
	acknowledged: string[],
	when: string,
): Promise<Finding[]> {
	const { pool, close } = await openDatabase({ dataDir });
	try {
		const { rows: stored } = await pool.query(
			"select client_id from group_messages where group_id = $1 and message_type = 'user'",
			[group_id],
		);
		const { rows: sums } = await pool.query(
			`select (select count(*)::int from group_messages where group_id = $1) as messages,
				(select last_sequence::int from player_groups where id = $1) as last_sequence`,
			[group_id],
		);
		const [{ messages, last_sequence }] = sums;
		return [
			allStored(
				`messages acknowledged ${when}`,
				acknowledged,
				stored.map(({ client_id }) => client_id),
			),
			counted("the group's last number, by its messages", messages, last_sequence),
		];
	} finally {
		await close();
	}
}
