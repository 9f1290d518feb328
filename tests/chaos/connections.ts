import pg from "pg";
import { enrolMembers } from "../fixtures/members.ts";
import { openCluster, SECRET } from "./cluster.ts";
import { storedIn } from "./disk.ts";
import type { Finding, Report } from "./finding.ts";
import { runOutage } from "./outage.ts";

const MEMBERS = 24;
const CONNECTIONS = 30;
/** Shorter than the page cache keeps pages. */
const DURATION_MS = 20_000;

/** Other clients take all connections of PostgreSQL, and end those of the site, for 20 s. */
export async function connectionsUnderChaos(report: Report): Promise<Finding[]> {
	await using cluster = await openCluster([{}], { options: [`max_connections=${CONNECTIONS}`] });
	const { group_id, members } = await enrolMembers(cluster.pool, SECRET, MEMBERS);
	const held: { client: pg.Client; pid: number }[] = [];

	async function take(): Promise<void> {
		const client = new pg.Client({ connectionString: cluster.postgres.url });
		client.on("error", () => undefined);
		try {
			await client.connect();
			const { rows } = await client.query("select pg_backend_pid() as pid");
			held.push({ client, pid: rows[0].pid });
		} catch {
			// the site has taken the last one
		}
	}

	/** Takes free connections and ends others, until it has all. It repeats because the site reconnects at once. */
	async function takeAll(): Promise<void> {
		while (held.length < CONNECTIONS) {
			await Promise.all(Array.from({ length: CONNECTIONS - held.length }, take));
			await held[0]?.client.query(
				"select pg_terminate_backend(pid) from pg_stat_activity where pid <> all($1) and backend_type = 'client backend'",
				[held.map(({ pid }) => pid)],
			);
		}
	}
	const findings = await runOutage(
		{ url: cluster.urls[0] as string, group_id, members },
		{
			name: "PostgreSQL's connections held by others",
			lasts_ms: DURATION_MS,
			async begin() {
				await takeAll();
				report("others hold every connection");
			},
			async end() {
				report("the connections are free again");
				await Promise.all(held.map(({ client }) => client.end()));
			},
			stored: () => storedIn(cluster.pool, group_id),
		},
	);
	return findings;
}
