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
const AGAIN_MS = 20;

/** Other clients hold every connection that PostgreSQL has, and end those of the site. */
export async function connectionsUnderChaos(report: Report): Promise<Finding[]> {
	await using house = await openHouse([{}], { options: [`max_connections=${CONNECTIONS}`] });
	const { group_id, members } = await enrolMembers(house.pool, SECRET, MEMBERS);
	const held: pg.Client[] = [];
	let holding: Promise<void> = Promise.resolve();
	let over = false;

	/** Takes whatever is free, again and again. */
	async function hold(): Promise<void> {
		while (!over) {
			const client = new pg.Client({ connectionString: house.postgres.url });
			client.on("error", () => undefined);
			try {
				await client.connect();
				held.push(client);
			} catch {
				await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
			}
		}
	}
	const findings = await sitOut(
		{ url: house.urls[0] as string, group_id, members },
		{
			name: "PostgreSQL's connections held by others",
			lasts_ms: LASTS_MS,
			async begin() {
				report("others take every connection");
				await house.pool.query(
					"select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
				);
				holding = hold();
			},
			async end() {
				report("the connections are free again");
				over = true;
				await holding;
				await Promise.all(held.map((client) => client.end()));
			},
			stored: () => storedIn(house.pool, group_id),
		},
	);
	return findings;
}
