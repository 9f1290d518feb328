import pg from "pg";

const PATIENCE_MS = 5_000;
/** A page is kept for as long. */
const LATE_SECONDS = 30;

/** What a replica says of itself: seconds since it copied the last change (null before the first), or that it copies nothing. */
export type ReplicaState = { copies: true; behind_seconds: number | null; late: boolean } | { copies: false };

/** Asks the server at `url` whether it copies another. Throws when it does not answer. */
export async function askReplica(url: string): Promise<ReplicaState> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
	await client.connect();
	try {
		const { rows } = await client.query<{ copies: boolean; behind_seconds: number | null }>(
			// what has been received and replayed leaves nothing to be behind with, however long ago it was
			`select pg_is_in_recovery() as copies, case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
				else extract(epoch from now() - pg_last_xact_replay_timestamp())::int end as behind_seconds`,
		);
		const { copies = false, behind_seconds = null } = rows[0] ?? {};
		const late = behind_seconds === null || behind_seconds > LATE_SECONDS;
		return copies ? { copies, behind_seconds, late } : { copies };
	} finally {
		await client.end();
	}
}
