import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Member } from "../fixtures/members.ts";
import { startServer } from "../fixtures/process.ts";
import { ORIGIN, SECRET } from "./cluster.ts";
import { prepareFolder, verify } from "./embedded-site.ts";
import { send } from "./fan.ts";
import { counted, type Finding, type Report } from "./finding.ts";

const KILLS = 20;
/** Per member and life of the process, below the limit of messages. */
const MESSAGES_A_LIFE = 25;

type Speaker = { member: Member; unsent: { client_id: string; content: string }[] };

/**
 * A site on the embedded database is killed with -9 twenty times while its members post. After each restart they send
 * unacknowledged messages again under the same id, as browsers do. Each must be stored once.
 */
export async function embeddedUnderChaos(report: Report): Promise<Finding[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "tm-chaos-embedded-"));
	try {
		const { group_id, members } = await prepareFolder(dataDir);
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
				const until = acknowledged.length + randomInt(1, (members.length * MESSAGES_A_LIFE) / 2);
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
			...(await verify(dataDir, group_id, acknowledged, `over ${KILLS} kills`)),
		];
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}
