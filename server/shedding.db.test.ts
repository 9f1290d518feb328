import { beforeEach, expect, test } from "vitest";
import { SHED_ORDER } from "../platform/limits/pressure.ts";
import { testSite } from "../tests/fixtures/site.ts";
import { shedOf } from "./shedding.ts";

let level = 0;
const site = await testSite(
	{ ADMIN_EMAILS: "admin@example.com" },
	{
		pressure: {
			sheds: (shed) => SHED_ORDER.indexOf(shed) < level,
			reading: () => ({ late_ms: 0, waiting: 0, level }),
			close() {},
		},
	},
);
const fan = await site.fan("fan@example.com");
beforeEach(() => {
	level = 0;
});

const anyId = "00000000-0000-4000-8000-000000000000";
const ask = () => fan.post("/api/functions/ipl-ai-assistant", { question: "Who scored most runs in 2016?" });
const view = () => fan.post(`/api/players/${anyId}/views`, {});
const write = () => fan.patch("/api/settings", {});

test("answers of the assistant are shed first, then counters, then writes; all return when the pressure falls", async () => {
	for (const [now, refused] of [
		[0, []],
		// joins of live rooms, which are no entries
		[1, []],
		[2, [ask]],
		[3, [ask, view]],
		[4, [ask, view, write]],
		[2, [ask]],
		[0, []],
	] as const) {
		level = now;
		for (const call of [ask, view, write])
			expect((await call()).status === 503, `${call.name} at level ${now}`).toBe(refused.some((one) => one === call));
	}
});

test("a refusal has a text and the seconds to wait", async () => {
	level = SHED_ORDER.length;
	for (const call of [ask, view, write]) {
		const response = await call();
		expect(response.headers.get("content-type")).toBe("application/problem+json");
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(5);
		expect(await response.json()).toMatchObject({ status: 503, detail: expect.stringContaining("packed in here") });
	}
});

test("reads are never shed: pages, cached or rendered, and entries", async () => {
	level = SHED_ORDER.length;
	for (const path of ["/", "/", "/facts", "/players?q=nobody-of-that-name", "/api/facts", "/api/me", "/api/settings"])
		expect((await fan.get(path)).status, path).toBe(200);
	const board = await fan.post("/api/functions/player-sharing", { action: "get-leaderboard" });
	expect(board.status).toBe(200);
	const reads = site.entries.filter(({ method }) => method === "get");
	expect(reads.map(shedOf)).toEqual(reads.map(() => null));
});

test("HOME-4 unsubscribing from the newsletter is never shed, subscribing is", async () => {
	level = SHED_ORDER.length;
	expect((await fan.post("/api/newsletter/unsubscription?token=wrong", {})).status).toBe(400);
	expect((await fan.post("/api/newsletter/subscriptions", { email: "fan@example.com" })).status).toBe(503);
});

test("admins are not shed when fans are", async () => {
	const admin = await site.fan("admin@example.com");
	level = SHED_ORDER.length;
	expect((await admin.delete(`/api/admin/fans/${anyId}/sanctions`)).status).not.toBe(503);
	expect((await fan.delete(`/api/groups/${anyId}/membership`)).status).toBe(503);
});

test("every entry that changes something can be shed, apart from those in this list", () => {
	const never = site.entries.filter((entry) => entry.method !== "get" && entry.guard !== "admin" && !shedOf(entry));
	expect(never.map(({ path }) => path).sort()).toEqual([
		"/functions/get-team-leaderboard",
		"/functions/player-sharing",
		"/matches/:id/live",
		"/newsletter/unsubscription",
		"/tonight/unsubscription",
	]);
});
