import type { Database } from "../platform/database/database.ts";

/**
 * Adds made-up facts until there are `total`. Each has random players, teams, season, figures and category, and the
 * length and tags of a true fact. They are newer than the true ones. Drops the GIN indexes meanwhile, because they slow
 * the inserts down.
 */
export async function multiplyFacts({ pool }: Database, total: number): Promise<void> {
	// one connection, because settings belong to it
	const client = await pool.connect();
	const { rows: heavy } = await client.query(
		"select indexname, indexdef from pg_indexes where tablename = 'ipl_facts' and indexdef like '%gin%'",
	);
	for (const { indexname } of heavy) await client.query(`drop index ${indexname}`);
	await client.query(
		`with names as (select array_agg(name order by id) as list, count(*)::int as many from ipl_players),
		sides as (select array_agg(team_name order by team_code) as list, count(*)::int as many from armies),
		kinds as (select array_agg(distinct category) as list, count(distinct category)::int as many from ipl_facts),
		drawn as materialized (
			select n, (random() ^ 2 * (select many from names))::int as a, (random() * (select many from names))::int as b,
				(random() * (select many from sides))::int as s, (random() * (select many from sides))::int as t,
				(random() * (select many from kinds))::int as k, 2008 + (random() * 18)::int as season,
				(random() * 9000)::int as runs, (random() * 300)::int as balls
			from generate_series((select count(*) from ipl_facts) + 1, $1) n
		), worded as (
			select n, season, runs, balls, names.list[1 + a % names.many] as one, names.list[1 + b % names.many] as other,
				sides.list[1 + s % sides.many] as side, sides.list[1 + t % sides.many] as against, kinds.list[1 + k % kinds.many] as kind
			from drawn, names, sides, kinds
		)
		insert into ipl_facts (title, fact, category, tags, slug, figure, source)
		select format('%s against %s in %s', one, against, season),
			format('%s of %s made %s runs from %s balls against %s in the %s season. %s bowled most of them; it stands at place %s of its kind.',
				one, side, runs, balls, against, season, other, n % 97),
			kind, array[one, side, season::text, kind], 'bench-' || n, runs::text, 'For the bench'
		from worded`,
		[total],
	);
	await client.query("set maintenance_work_mem = '1GB'");
	for (const { indexdef } of heavy) await client.query(indexdef);
	await client.query("vacuum analyze ipl_facts");
	client.release();
}
