import { expect, test } from "vitest";
import type { Run } from "../../app/features/admin/generation/run.ts";
import { ownSite } from "../fixtures/own-site.ts";
import { sent, signInAt } from "../fixtures/process.ts";
import { testRecord } from "../fixtures/record.ts";

const email = "admin@example.com";
const { start, open } = ownSite({ ADMIN_EMAILS: email });

const bulk = async (url: string, cookie: string) =>
	(await (
		await sent(url, "/api/functions/bulk-generate-content", { action: "generate-all-content" }, cookie)
	).json()) as Run & { joined: boolean };
const look = async (url: string, cookie: string) =>
	((await (await fetch(`${url}/api/admin/generation`, { headers: { cookie } })).json()) as { run: Run }).run;

/** Polls the run until it is as wanted. */
async function until(url: string, cookie: string, wanted: (run: Run) => boolean): Promise<Run> {
	for (;;) {
		const run = await look(url, cookie);
		if (wanted(run)) return run;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
}

test("ADMIN-2 a bulk generation killed at 65 percent continues after the restart, with nothing lost or doubled", async () => {
	const server = await start();
	const { url, child, exited } = server;
	const cookie = await signInAt(server, email);
	const total = async (of: string) => ((await (await fetch(`${of}/api/facts`)).json()) as { total: number }).total;
	const factsBefore = await total(url);
	const begun = await bulk(url, cookie);
	expect(begun).toMatchObject({ state: "running", joined: false });
	const killed = await until(url, cookie, ({ progress }) => progress >= 65);
	child.kill("SIGKILL");
	await exited;
	expect(killed.state).toBe("running");
	expect(killed.progress).toBeLessThan(100);

	const again = await start();
	const resumed = await look(again.url, cookie);
	expect(resumed.id).toBe(begun.id);
	expect(resumed.progress).toBeGreaterThanOrEqual(killed.progress);
	const second = await bulk(again.url, cookie);
	expect(second.id).toBe(begun.id);
	const ended = await until(again.url, cookie, ({ state }) => state !== "running");
	expect(ended).toMatchObject({ id: begun.id, state: "done", progress: 100 });
	// parts that were done before the kill have not changed
	for (const part of killed.details.filter(({ state }) => state === "done"))
		expect(ended.details[part.number - 1]).toEqual(part);
	expect(await total(again.url)).toBe(factsBefore + ended.total_facts);
	again.child.kill("SIGTERM");
	await again.exited;

	const database = await open();
	const { rows } = await database.pool.query(`
		select (select count(*)::int from generation_runs) as runs,
			(select count(*)::int from generation_parts) as parts,
			(select count(*)::int from generation_parts where state = 'done') as done,
			(select count(*)::int from quiz_questions where created_at >= (select started_at from generation_runs)) as questions,
			(select count(*)::int from (select question from quiz_questions group by 1 having count(*) > 1) q) as doubled_questions,
			(select count(*)::int from (select title from ipl_facts group by 1 having count(*) > 1) f) as doubled_facts,
			(select count(*)::int from ipl_players) as players`);
	await database.close();
	const people = (await testRecord()).names.people.length;
	expect(rows[0]).toMatchObject({
		runs: 1,
		parts: ended.details.length,
		done: ended.details.length,
		questions: ended.total_questions,
		doubled_questions: 0,
		doubled_facts: 0,
		players: people,
	});
	expect(ended.total_players).toBe(people);
});
