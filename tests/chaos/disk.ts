import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { openDatabase } from "../../platform/database/database.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { enrolMembers } from "../fixtures/members.ts";
import { startServer } from "../fixtures/process.ts";
import { ORIGIN, openCluster, SECRET } from "./cluster.ts";
import type { Finding, Report } from "./finding.ts";
import { runOutage } from "./outage.ts";
import { smallDisk } from "./small-disk.ts";

const MEMBERS = 24;
/** Shorter than the page cache keeps pages. */
const DURATION_MS = 20_000;

/** Fills the disk of PostgreSQL for 20 s, then that of the embedded database. */
export async function diskUnderChaos(report: Report): Promise<Finding[]> {
	return [...(await postgresDisk(report)), ...(await embeddedDisk(report))];
}

async function postgresDisk(report: Report): Promise<Finding[]> {
	using disk = smallDisk();
	report("PostgreSQL and a site start on a small disk");
	await using cluster = await openCluster([{}], {
		within: disk.folder,
		options: ["max_wal_size=64MB", "min_wal_size=32MB"],
	});
	const { group_id, members } = await enrolMembers(cluster.pool, SECRET, MEMBERS);
	const url = cluster.urls[0] as string;
	const findings = await runOutage(
		{ url, group_id, members },
		{
			name: "PostgreSQL's disk full",
			lasts_ms: DURATION_MS,
			begin() {
				report("the disk is full");
				disk.fill();
			},
			async end() {
				report("the disk has room again");
				disk.empty();
				// as a supervisor does, because PostgreSQL ends when it cannot write its log
				await cluster.postgres.revive();
			},
			stored: () => storedIn(cluster.pool, group_id),
		},
	);
	return findings;
}

async function embeddedDisk(report: Report): Promise<Finding[]> {
	using disk = smallDisk();
	report("a site with the embedded database starts on a small disk");
	const dataDir = join(disk.folder, "var");
	mkdirSync(dataDir);
	const before = await openDatabase({ dataDir });
	await prepareDatabase(before, () => {}, dataDir);
	const { group_id, members } = await enrolMembers(before.pool, SECRET, MEMBERS);
	await before.close();
	const { url, child, exited } = await startServer({ DATA_DIR: dataDir, AUTH_SECRET: SECRET, SITE_URL: ORIGIN });
	try {
		return await runOutage(
			{ url, group_id, members },
			{
				name: "the embedded database's disk full",
				lasts_ms: DURATION_MS,
				begin() {
					report("the disk is full");
					disk.fill();
				},
				end() {
					report("the disk has room again");
					disk.empty();
				},
				async stored() {
					child.kill("SIGTERM");
					await exited;
					const after = await openDatabase({ dataDir });
					const ids = await storedIn(after.pool, group_id);
					await after.close();
					return ids;
				},
			},
		);
	} finally {
		child.kill("SIGKILL");
		await exited;
	}
}

export async function storedIn(pool: pg.Pool, group_id: string): Promise<string[]> {
	const { rows } = await pool.query("select client_id from group_messages where group_id = $1", [group_id]);
	return rows.map(({ client_id }) => client_id);
}
