import { count, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { adminActions, generationParts, generationRuns } from "../../../../db/schema/admin.ts";
import { users } from "../../../../db/schema/auth.ts";
import { iplFacts } from "../../../../db/schema/facts.ts";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { readQueues } from "../../../../platform/jobs/job-state.ts";
import { openPage } from "../../../../tests/fixtures/chat.ts";
import { testDatabase } from "../../../../tests/fixtures/database.ts";
import { LONG, SEED } from "../../../../tests/fixtures/gate.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { MOST_TRIES } from "../rules.ts";
import { claimPart, createGenerator, finishRun, type PartRow, runPart } from "./parts.server.ts";
import type { Run } from "./run.ts";
import { findRun, startRun } from "./runs.server.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com", ROLE: "all" });
const admin = await site.fan("admin@example.com");

const start = async (who: Visitor) =>
	(await (await who.post("/api/functions/bulk-generate-content", { action: "generate-all-content" })).json()) as Run & {
		joined: boolean;
	};
/** Collects the generation events that a fan's open page receives. */
async function listen(who: Visitor): Promise<() => unknown[]> {
	const page = await openPage(site, who);
	onTestFinished(page.close);
	return () => page.heardOf("generation");
}
const look = async () => ((await (await admin.get("/api/admin/generation")).json()) as { run: Run }).run;

/**
 * Unless LONG is set, the database marks three of four parts for facts and questions as done when they are inserted.
 * It never skips the easy questions about Records: they make nothing, and the test checks the reason.
 */
async function skipMostParts(): Promise<void> {
	if (LONG) return;
	await site.database.pool.query(`
		create function made_before() returns trigger language plpgsql as $$ begin
			if new.kind <> 'bios' and (new.number + ${SEED}) % 4 <> 0 and (new.category, new.difficulty) is distinct from ('Records', 'easy') then
				new.state := 'done';
				new.done_at := now();
			end if;
			return new;
		end $$;
		create trigger made_before before insert on generation_parts for each row execute function made_before()`);
}

test("ADMIN-2 of two concurrent starts one joins the other's run, which makes everything and counts it correctly", async () => {
	const { db } = site.database;
	const counts = async () => ({
		questions: await db.$count(quizQuestions),
		facts: await db.$count(iplFacts),
	});
	const heard = await listen(admin);
	const deaf = await listen(await site.fan("listener@example.com"));
	const before = await counts();
	await skipMostParts();
	const [one, other] = await Promise.all([start(admin), start(admin)]);
	expect(one.id).toBe(other.id);
	expect([one.joined, other.joined].sort()).toEqual([false, true]);
	const to_make = (one.joined ? other : one).details.filter(({ state }) => state === "waiting");
	const seen = [one.progress];
	let run = await look();
	while (run.state === "running") {
		seen.push(run.progress);
		// slowly, to stay below the entry's limit
		await new Promise((resolve) => setTimeout(resolve, 300));
		run = await look();
	}
	expect(run).toMatchObject({ id: one.id, state: "done", progress: 100, started_by: "admin@example.com" });
	expect(seen).toEqual(seen.toSorted((a, b) => a - b));
	expect([0, 25, 65, 100]).toEqual(expect.arrayContaining([...new Set(seen)]));
	const after = await counts();
	expect(run.total_questions).toBe(after.questions - before.questions);
	expect(run.total_facts).toBe(after.facts - before.facts);
	expect(run.total_questions).toBeGreaterThan(0);
	expect(run.total_facts).toBeGreaterThan(0);
	expect(run.total_players).toBe(site.record.names.people.length);
	expect(run.details.filter(({ kind }) => kind === "questions")).toHaveLength(8 * 3);
	expect(run.details.filter(({ kind }) => kind === "facts")).toHaveLength(8);
	expect(run.details.every(({ state, tries }) => state === "done" && tries === 0)).toBe(true);
	for (const { made, why, kind, category, difficulty } of run.details)
		expect(why, `${kind} ${category} ${difficulty}`).toEqual(made > 0 ? null : expect.stringContaining(category));
	expect(run.details.find(({ category, difficulty }) => category === "Records" && difficulty === "easy")).toMatchObject(
		{
			made: 0,
			why: expect.stringContaining("every easy question about Records"),
		},
	);

	await expect.poll(() => heard().length).toBeGreaterThan(to_make.length);
	expect(heard().at(-1)).toEqual({ run_id: run.id });
	expect(deaf()).toEqual([]);
	await expect
		.poll(async () => (await readQueues(db)).find(({ name }) => name === "bulk-generation"))
		.toMatchObject({ waiting: 0, active: 0, failed: 0, last_done_at: expect.any(String) });
	const noted = await db
		.select()
		.from(adminActions)
		.where(eq(adminActions.target, `run ${run.id}`));
	expect(noted.map(({ action }) => action).sort()).toEqual(["join-generation", "start-generation"]);
});

test("ADMIN-2 a fan who starts or reads a bulk generation gets 403; an unknown action answers 400", async () => {
	const fan = await site.fan("fan@example.com");
	const ask = (who: Visitor, action: string) => who.post("/api/functions/bulk-generate-content", { action });
	expect((await ask(fan, "generate-all-content")).status).toBe(403);
	expect((await ask(site.visitor(), "generate-all-content")).status).toBe(401);
	expect((await fan.get("/api/admin/generation")).status).toBe(403);
	expect((await ask(admin, "generate-nothing")).status).toBe(400);
});

async function preparedRun() {
	const { db } = await testDatabase();
	const id = "8b0c6c1e-8f0e-4c3e-9d52-3f6a4f7a9f10";
	await db.insert(users).values({ id, name: "", email: "admin@example.com" });
	const { run } = await startRun(site.record, db, async () => null, { fan: { id }, request_id: id });
	return { db, id, run };
}

test("ADMIN-2 a run retries a failed part after the others and gives it up after three tries", async () => {
	const { db, run } = await preparedRun();
	const [broken] = run.details;
	const order: number[] = [];
	for (let part = await claimPart(db, run.id); part; part = await claimPart(db, run.id)) {
		order.push(part.number);
		await runPart(db, part, async (_db, { run_id, number }) => {
			if (number === broken?.number) throw new Error("the provider does not answer");
			await db
				.update(generationParts)
				.set({ state: "done", made: 1, done_at: new Date() })
				.where(eq(generationParts.number, number));
			expect(run_id).toBe(run.id);
		});
	}
	expect(order.filter((number) => number === broken?.number)).toHaveLength(MOST_TRIES);
	expect(order.slice(0, run.details.length)).toEqual(run.details.map(({ number }) => number));
	expect(await finishRun(db, run.id)).toBe(true);
	const ended = await findRun(db, run.id);
	expect(ended).toMatchObject({ state: "done", progress: 100 });
	expect(ended?.details[0]).toMatchObject({ state: "failed", error: "the provider does not answer", made: 0 });
	expect(ended?.details.slice(1).every(({ state }) => state === "done")).toBe(true);
});

test("ADMIN-2 a run that makes nothing ends as failed, and the next start creates another run", async () => {
	const { db, id, run } = await preparedRun();
	for (let part = await claimPart(db, run.id); part; part = await claimPart(db, run.id))
		await runPart(db, part, async () => {
			throw new Error("no");
		});
	expect(await finishRun(db, run.id)).toBe(true);
	expect(await finishRun(db, run.id)).toBe(false);
	expect((await findRun(db, run.id))?.state).toBe("failed");
	const next = await startRun(site.record, db, async () => null, { fan: { id }, request_id: id });
	expect(next.joined).toBe(false);
	expect(next.run.id).not.toBe(run.id);
	expect(await db.$count(generationRuns, eq(generationRuns.state, "running"))).toBe(1);
});

test("ADMIN-2 a part that runs repeatedly, also concurrently, stores its facts or questions once", async () => {
	const { db, run } = await preparedRun();
	const make = createGenerator(site.record);
	for (const kind of ["facts", "questions"] as const) {
		const table = kind === "facts" ? iplFacts : quizQuestions;
		const size = async () => (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
		const before = await size();
		const number = run.details.find(
			(part) => part.kind === kind && (kind === "facts" || part.difficulty === "medium"),
		)?.number;
		const part = (await db.select().from(generationParts)).find((row) => row.number === number);
		if (!part) throw new Error("there is no such part");
		expect(await Promise.all([runPart(db, part, make), runPart(db, part, make)])).toEqual([null, null]);
		expect(await runPart(db, part, make)).toBeNull();
		const [done] = (await db.select().from(generationParts)).filter((row) => row.number === number);
		expect(done).toMatchObject({ state: "done", tries: 0 });
		expect(done?.made).toBeGreaterThan(0);
		expect(await size()).toBe(before + (done?.made ?? 0));
	}
});

test("ADMIN-2 another worker claims a part only after the lease of its lost worker", async () => {
	const { db, run } = await preparedRun();
	const taken = await claimPart(db, run.id);
	expect((await claimPart(db, run.id))?.number).not.toBe(taken?.number);
	await db.execute(`update generation_parts set state = 'done', made = 1, done_at = now() where number > 1`);
	expect(await claimPart(db, run.id)).toBeUndefined();
	await db.execute("update generation_parts set taken_at = now() - interval '1 minute' where number = 1");
	expect(await claimPart(db, run.id)).toMatchObject({ number: taken?.number, tries: 1 });
});

test("ADMIN-2 a part that kills its worker each time is given up after three tries", async () => {
	const { db, run } = await preparedRun();
	await db.execute(`update generation_parts set state = 'done', made = 1, done_at = now() where number > 1`);
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		expect(await claimPart(db, run.id)).toMatchObject({ number: 1, tries });
		// the lease of the dead worker expires
		await db.execute("update generation_parts set taken_at = now() - interval '1 minute' where number = 1");
	}
	expect(await claimPart(db, run.id)).toBeUndefined();
	expect(await finishRun(db, run.id)).toBe(true);
	const ended = await findRun(db, run.id);
	expect(ended).toMatchObject({ state: "done", progress: 100 });
	expect(ended?.details[0]).toMatchObject({
		state: "failed",
		tries: MOST_TRIES,
		error: expect.stringContaining("worker"),
	});
});

test("ADMIN-2 a worker whose lease expired cannot fail its part or free its successor's lease", async () => {
	const { db, run } = await preparedRun();
	const late = (await claimPart(db, run.id)) as PartRow;
	await db.execute(`update generation_parts set taken_at = now() - interval '1 minute' where number = ${late.number}`);
	await db.execute(
		`update generation_parts set state = 'done', made = 1, done_at = now() where number <> ${late.number}`,
	);
	const successor = (await claimPart(db, run.id)) as PartRow;
	const fails = async () => {
		throw new Error("too late");
	};
	await runPart(db, late, fails);
	expect(await claimPart(db, run.id)).toBeUndefined();
	expect(await runPart(db, successor, fails)).toBeInstanceOf(Error);
	expect(await claimPart(db, run.id)).toMatchObject({ number: late.number, tries: 2 });
});

test("ADMIN-5 the database rejects changing and deleting rows of the admins' log", async () => {
	const { db } = await preparedRun();
	expect(await db.$count(adminActions)).toBe(1);
	for (const change of ["update admin_actions set target = 'x'", "delete from admin_actions", "truncate admin_actions"])
		await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: "23001" } });
});
