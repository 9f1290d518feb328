import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../platform/database/database.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { startServer } from "../fixtures/process.ts";
import { send } from "./fan.ts";
import { counted, type Finding, kept, type Report } from "./finding.ts";
import { ORIGIN, SECRET } from "./house.ts";

const KILLS = 20;
const MEMBERS = 12;
/** Few enough a life that nobody is told to slow down. */
const MESSAGES_A_LIFE = 25;

type Speaker = { member: Member; unsent: { client_id: string; content: string }[] };

/**
 * A site on the embedded database, killed with -9 twenty times while its members post. What was not acknowledged is sent again after the
 * restart under the same id, as a browser does: it must be there once, whether the killed process had stored it or not.
 */
export async function embeddedUnderChaos(report: Report): Promise<Finding[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "tm-chaos-embedded-"));
	try {
		const { group_id, members } = await prepared(dataDir);
		const speakers = members.map((member): Speaker => ({ member, unsent: [] }));
		const acknowledged: string[] = [];
		let sent_again = 0;
		for (let life = 0; life <= KILLS; life++) {
			const { url, child, exited } = await startServer({ DATA_DIR: dataDir, AUTH_SECRET: SECRET, SITE_URL: ORIGIN });
			const last = life === KILLS;
			const speaking = speakers.map(async ({ member, unsent }) => {
				if (!last)
					while (unsent.length < MESSAGES_A_LIFE)
						unsent.push({ client_id: randomUUID(), content: `in life ${life}, ${unsent.length}` });
				for (let post = unsent[0]; post; post = unsent[0]) {
					const { status } = await send(url, member, `/api/groups/${group_id}/messages`, post);
					if (status !== 200) return;
					acknowledged.push(post.client_id);
					unsent.shift();
				}
			});
			if (!last) {
				const until = acknowledged.length + randomInt(1, (MEMBERS * MESSAGES_A_LIFE) / 2);
				const over = Promise.all(speaking).then(() => true);
				while (acknowledged.length < until && !(await Promise.race([over, sleep(3)])));
				child.kill("SIGKILL");
			}
			await Promise.all(speaking);
			if (last) child.kill("SIGTERM");
			else sent_again += speakers.filter(({ unsent }) => unsent.length > 0).length;
			await exited;
			if (life % 5 === 4) report(`killed ${life + 1} times, ${acknowledged.length} messages acknowledged`);
		}
		report(`${sent_again} messages were on their way when a process died, and were sent again`);
		const unsent = speakers.flatMap((speaker) => speaker.unsent).length;
		return [
			counted("messages acknowledged in the end, of those written", acknowledged.length + unsent, acknowledged.length),
			...(await judge(dataDir, group_id, acknowledged)),
		];
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function prepared(dataDir: string) {
	const database = await openDatabase({ dataDir });
	try {
		await prepareDatabase(database, () => {});
		return await enrolMembers(database.pool, SECRET, MEMBERS);
	} finally {
		await database.close();
	}
}

async function judge(dataDir: string, group_id: string, acknowledged: string[]): Promise<Finding[]> {
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
			kept(
				"messages acknowledged over 20 kills",
				acknowledged,
				stored.map(({ client_id }) => client_id),
			),
			counted("the group's last number, by its messages", messages, last_sequence),
		];
	} finally {
		await close();
	}
}
