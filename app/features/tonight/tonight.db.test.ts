import { describe, expect, test } from "vitest";
import type { Enqueue } from "../../../platform/jobs/jobs.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import type { Tonight } from "../../lib/live/tonight.ts";
import { reliveTexts } from "../groups/relive/rules.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { scoreLinesOf } from "../matches/match-score.ts";
import { matchOfDay } from "./candidates.server.ts";
import { LATEST_START_MINUTES, startOf } from "./rules.ts";
import { runTonightJob } from "./run-tonight.job.server.ts";
import { readDay, readTonight, startTonight } from "./tonight.server.ts";

/** At this hour the state is "before" all day. */
const HOUR = "23:59";
const MINUTE = 60_000;
const site = await testSite({ MATCH_OF_THE_DAY: HOUR });

const parts = (hour: string | null = "20:00") => ({ db: site.database.db, record: site.record, hour });
const moment = (day: string, minutes: number) => ({ day, now: startOf(day, "20:00") + minutes * MINUTE });
const started = (day: string) => site.rows("select relive_id, match_id from matches_of_the_day where day = $1", [day]);

describe("the match of the day starts", () => {
	test("once, even if several processes try at once and again later", async () => {
		const day = "2027-01-10";
		const tries = await Promise.all([1, 2, 3].map(() => startTonight(parts(), moment(day, 0))));
		expect(tries.filter((one) => one !== null)).toHaveLength(1);
		expect(await startTonight(parts(), moment(day, 1))).toBeNull();
		const [row, ...more] = await started(day);
		expect(more).toEqual([]);
		expect(row.match_id).toBe(await matchOfDay(site.record, day));
		expect(
			await site.rows("select match_id, host_id, masked, pace from group_relives where id = $1", [row.relive_id]),
		).toEqual([{ match_id: row.match_id, host_id: null, masked: false, pace: "slow" }]);
	});

	test("up to an hour late, not earlier, not later, and not if it is off", async () => {
		for (const [day, minutes, starts] of [
			["2027-02-01", -1, false],
			["2027-02-02", LATEST_START_MINUTES - 1, true],
			["2027-02-03", LATEST_START_MINUTES, false],
		] as const) {
			expect((await startTonight(parts(), moment(day, minutes))) !== null, day).toBe(starts);
			expect(await started(day)).toHaveLength(starts ? 1 : 0);
		}
		expect(await startTonight(parts(null), moment("2027-02-04", 0))).toBeNull();
		expect(await readTonight(parts(null))).toBeNull();
		expect(await readTonight(parts(), moment("2027-02-03", LATEST_START_MINUTES))).toMatchObject({ state: "missed" });
	});

	test("and ends yesterday's match if that still runs", async () => {
		await startTonight(parts(), moment("2027-03-01", 0));
		const next = await startTonight(parts(), moment("2027-03-02", 0));
		expect(await site.rows("select id from group_relives where ended_at is null")).toEqual([{ id: next?.row.id }]);
	});

	test("and members cannot start another match in its room", async () => {
		const [room] = await site.rows("select id from player_groups where about = 'match-of-the-day'");
		const fan = await site.fan("evening@example.com");
		expect((await fan.post(`/api/groups/${room.id}/membership`, {})).status).toBeLessThan(300);
		const answer = await fan.post(`/api/groups/${room.id}/relive`, {
			id: crypto.randomUUID(),
			masked: true,
			pace: "steady",
		});
		expect([answer.status, (await answer.json()).detail]).toEqual([403, reliveTexts.startsByItself]);
		const membership = await (await fan.get(`/api/groups/${room.id}/membership`)).json();
		expect(membership).toMatchObject({ member: true, starts_matches: false });
	});
});

test("the home page shows the match before, during and after it, and no result until it is over", async () => {
	await site.rows("delete from matches_of_the_day");
	const look = async () => {
		site.pageCache.purge(["relives"]);
		const page = await (await site.visitor().get("/home")).text();
		const { tonight } = await (await site.visitor().get("/api/tonight")).json();
		const { live: is_live } = await (await site.visitor().get("/api/me")).json();
		const card = /<section class="card evening".*?<\/section>/s.exec(page)?.[0] ?? "";
		return {
			card,
			others: page.slice(0, page.indexOf("</main>")).replace(card, ""),
			tonight: tonight as Tonight,
			is_live,
		};
	};
	const before = await look();
	const { match_id, group_id } = before.tonight;
	const { matches } = await matchLines(site.record, { where: { match: [match_id] } });
	const result = matches[0] ? scoreLinesOf(matches[0]).result : "";
	expect(result).toMatch(/ won /);
	expect(before.tonight.state).toBe("before");
	expect(before.card).toContain('data-state="before"');
	expect(before.card).toContain(`href="/groups/${group_id}"`);
	for (const { name } of before.tonight.sides) expect(before.card).toContain(name);

	const { day } = await readDay(site.database.db);
	const now = startOf(day, HOUR);
	const begun = await startTonight(parts(HOUR), { day, now });
	await site.rows("update group_relives set since = now() - interval '1 minute' where id = $1", [begun?.row.id]);
	const live = await look();
	expect(live.tonight).toMatchObject({ state: "live", match_id, innings: 1, over: 1, paused: false });
	expect(live.card).toContain("over 1 of the first innings");

	await site.rows("update group_relives set since = now() - interval '3 hours' where id = $1", [begun?.row.id]);
	const over = await look();
	expect(over.tonight).toMatchObject({ state: "over", match_id });
	expect(over.card).toContain(`href="/matches/${match_id}/relive"`);
	expect([before.is_live, live.is_live, over.is_live]).toEqual([false, true, false]);
	expect(live.tonight.score).toMatchObject({ id: live.tonight.sides[0]?.id, need: null });
	for (const { tonight } of [before, over]) expect(tonight.score).toBeNull();
	for (const { card } of [before, live, over]) expect(card).not.toContain(result);
	for (const { others } of [before, live])
		expect(others).not.toMatch(new RegExp(`data-match="${match_id}"(?:(?!</p>).)*data-result`, "s"));
});

test("the run in the minute before the hour queues one at the hour", async () => {
	const { day, now } = await readDay(site.database.db);
	const minutes = Math.floor((now - startOf(day, "00:00")) / MINUTE) + 1;
	const tonightHour = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
	const queued: number[] = [];
	const enqueue: Enqueue = async (_tx, _job, _payload, { delay_seconds = 0 } = {}) => {
		queued.push(delay_seconds);
		return null;
	};
	await runTonightJob.run({}, { ...site.jobContext, enqueue, tonightHour });
	expect(queued).toEqual([expect.toSatisfy((seconds: number) => seconds >= 0 && seconds <= 60)]);
});

test("the job starts today's match at its hour and refreshes the home page", async () => {
	await site.rows("delete from matches_of_the_day");
	const { day, now } = await readDay(site.database.db);
	const minutes = Math.floor((now - startOf(day, "00:00")) / MINUTE);
	const tonightHour = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
	for (let times = 0; times < 2; times++) await runTonightJob.run({}, { ...site.jobContext, tonightHour });
	expect(await started(day)).toHaveLength(1);
	expect(await (await site.visitor().get("/home")).text()).toContain('data-state="live"');
});
