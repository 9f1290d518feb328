import pg from "pg";
import { enrolMembers } from "../fixtures/members.ts";
import { storedIn } from "./disk.ts";
import type { Finding, Report } from "./finding.ts";
import { openHouse, SECRET } from "./house.ts";
import { sitOut } from "./outage.ts";

const MEMBERS = 24;
const CONNECTIONS = 30;
/** Shorter than pages are kept. */
const LASTS_MS = 20_000;

/** Other clients hold every connection that PostgreSQL has, and end those of the site. */
export async function connectionsUnderChaos(report: Report): Promise<Finding[]> {
	await using house = await openHouse([{}], { options: [`max_connections=${CONNECTIONS}`] });
	const { group_id, members } = await enrolMembers(house.pool, SECRET, MEMBERS);
	const held: { client: pg.Client; pid: number }[] = [];

	async function take(): Promise<void> {
		const client = new pg.Client({ connectionString: house.postgres.url });
		client.on("error", () => undefined);
		try {
			await client.connect();
			const { rows } = await client.query("select pg_backend_pid() as pid");
			held.push({ client, pid: rows[0].pid });
		} catch {
			// somebody else has taken the last one
		}
	}

	/** Takes what is free and ends what others have, until there is none left: they ask again at once. */
	async function takeAll(): Promise<void> {
		while (held.length < CONNECTIONS) {
			await Promise.all(Array.from({ length: CONNECTIONS - held.length }, take));
			await held[0]?.client.query(
				"select pg_terminate_backend(pid) from pg_stat_activity where pid <> all($1) and backend_type = 'client backend'",
				[held.map(({ pid }) => pid)],
			);
		}
	}
	const findings = await sitOut(
		{ url: house.urls[0] as string, group_id, members },
		{
			name: "PostgreSQL's connections held by others",
			lasts_ms: LASTS_MS,
			async begin() {
				await takeAll();
				report("others hold every connection");
			},
			async end() {
				report("the connections are free again");
				await Promise.all(held.map(({ client }) => client.end()));
			},
			stored: () => storedIn(house.pool, group_id),
		},
	);
	return findings;
}
