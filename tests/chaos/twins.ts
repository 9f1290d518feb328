import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Member } from "../fixtures/members.ts";
import { ownPidNamespace } from "../fixtures/namespace.ts";
import { refusedStart, startServer } from "../fixtures/process.ts";
import { ORIGIN, SECRET } from "./cluster.ts";
import { prepareFolder, verify } from "./embedded-site.ts";
import { send } from "./fan.ts";
import { counted, type Finding, type Report } from "./finding.ts";

const TWINS = 6;
/** Below the limit of messages. */
const SPEAKS_EVERY_MS = 3_000;
const READS_EVERY_MS = 250;

/**
 * Starts of a second site on one folder, in another PID namespace like a second container on one volume, must fail
 * while the first site is written and read. Then the first is killed with -9, and the next one must take over the
 * folder.
 */
export async function twinsUnderChaos(report: Report): Promise<Finding[]> {
	const container = ownPidNamespace();
	const dataDir = mkdtempSync(join(tmpdir(), "tm-chaos-twins-"));
	const settings = { DATA_DIR: dataDir, AUTH_SECRET: SECRET, SITE_URL: ORIGIN };
	try {
		const { group_id, members } = await prepareFolder(dataDir);
		let site = await startServer(settings, container);
		const acknowledged: string[] = [];
		let written = 0;
		let [asked, read] = [0, 0];
		let state: "both" | "handed over" | "over" = "both";

		const speaking = members.map(async (member) => {
			for (; state !== "over"; await sleep(SPEAKS_EVERY_MS)) {
				const post = { client_id: randomUUID(), content: `message ${++written}` };
				// retries under the same id, as browsers do
				while ((await send(site.url, member, `/api/groups/${group_id}/messages`, post)).status !== 200)
					await sleep(SPEAKS_EVERY_MS);
				acknowledged.push(post.client_id);
			}
		});
		const reading = (async () => {
			for (; state === "both"; await sleep(READS_EVERY_MS)) {
				const { cookie } = members[asked++ % members.length] as Member;
				// an answer of the database, because a page might be cached
				const answer = await fetch(`${site.url}/api/groups/${group_id}/messages`, { headers: { cookie } }).catch(
					() => undefined,
				);
				if (answer?.ok) read++;
			}
		})();

		let refused = 0;
		for (let twin = 1; twin <= TWINS; twin++) {
			const { code, said: text } = await refusedStart(settings, container);
			if (code === 1 && /^.* is in use by another process or container.*\.$/.test(text)) refused++;
			report(`the second site ended with ${code}: ${text}`);
		}
		state = "handed over";
		await reading;
		site.child.kill("SIGKILL");
		await site.exited;
		report(`the first is killed after ${acknowledged.length} messages`);
		site = await startServer(settings, container);
		const taken_over = acknowledged.length;
		while (acknowledged.length < taken_over + members.length) await sleep(READS_EVERY_MS);
		state = "over";
		await Promise.all(speaking);
		site.child.kill("SIGKILL");
		await site.exited;
		report(`the next one took over and took ${acknowledged.length - taken_over} messages`);
		return [
			counted("second sites refused in a sentence", TWINS, refused),
			counted("reads answered by the first meanwhile, of those requested", asked, read),
			counted("messages acknowledged in the end, of those written", written, acknowledged.length),
			...(await verify(dataDir, group_id, acknowledged, "by the first and the one after it")),
		];
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}
