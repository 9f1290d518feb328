import { beforeEach, describe, expect, test } from "vitest";
import { startTestSite, testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../tests/fixtures/until-end.ts";
import { claimsOf, pushBrowser } from "../../../tests/stubs/push.ts";
import { fetchByHttps, rebinding, startWebStub } from "../../../tests/stubs/web.ts";
import { startOf } from "../tonight/rules.ts";
import { runTonightJob } from "../tonight/run-tonight.job.server.ts";
import { startTonight } from "../tonight/tonight.server.ts";
import { queuePush } from "./messages.server.ts";
import { MOST_BROWSERS, MOST_FAILURES, pushTexts } from "./rules.ts";
import { sendPushJob } from "./send-push.job.server.ts";

const web = await untilEnd(startWebStub());
// all other names resolve to a host in our network
const site = await testSite({}, { outside: fetchByHttps(web, rebinding("127.0.0.2")) });
beforeEach(async () => {
	web.reset();
	await site.rows("delete from push_subscriptions");
});

const subscriptions = () => site.rows("select endpoint, failures from push_subscriptions order by endpoint");
const waits = () => site.rows("select tries, extract(epoch from due_at - now())::int as seconds from push_messages");
const send = () => sendPushJob.run({}, site.jobContext);
const note = { minutes: 30, title: "It begins", body: "Mumbai v Chennai", path: "/groups/1" };
const queue = (key: string) => queuePush(site.database.db, { ...note, key });
const asked = (path: string) => web.requests.filter((request) => request.path === path);
const put = (fan: Visitor, subscription: object) => fan.put("/api/push/subscription", subscription);
const here = async (fan: Visitor) =>
	((await (await fan.get("/api/push/subscription")).json()) as { here: boolean }).here;
const wants = async (fan: Visitor) =>
	((await (await fan.get("/api/settings")).json()) as { push_notifications: boolean }).push_notifications;

/** A fan with a subscribed browser, whose push service accepts messages. */
async function subscribed(name: string) {
	const browser = pushBrowser(`/${name}`);
	web.on(browser.path, { status: 201 });
	const fan = await site.fan(`${name}@push.example`);
	expect((await put(fan, browser.subscription)).status).toBe(200);
	return { fan, browser };
}

describe("a message", () => {
	test("SET-2 of the match of the day reaches each browser once, encrypted and signed, within half an hour", async () => {
		const [one, two] = [await subscribed("one"), await subscribed("two")];
		const { public_key } = await (await one.fan.get("/api/push/subscription")).json();
		const day = "2027-04-01";
		const parts = { db: site.database.db, record: site.record, hour: "20:00" };
		const at = { day, now: startOf(day, "20:00") };
		const starts = await Promise.all([1, 2].map(() => startTonight(parts, at)));
		const begun = starts.find((start) => start !== null);
		await Promise.all([send(), send(), send()]);
		await send();
		for (const { browser } of [one, two]) {
			const [request, ...more] = asked(browser.path);
			expect(more).toEqual([]);
			if (!request) throw new Error("no message");
			expect(request.headers).toMatchObject({ urgency: "normal", "content-encoding": "aes128gcm" });
			expect(Number(request.headers.ttl)).toBeGreaterThan(29 * 60);
			expect(Number(request.headers.ttl)).toBeLessThanOrEqual(30 * 60);
			expect(claimsOf(request, public_key)).toMatchObject({
				aud: "https://push.example",
				sub: expect.stringMatching(/^(mailto|https):/),
			});
			expect(JSON.parse(browser.read(request))).toEqual({
				title: "The match of the day begins",
				body: begun?.timeline.title,
				path: `/groups/${begun?.row.group_id}`,
				tag: `match-of-the-day ${day}`,
			});
		}
	});

	test("is queued once per key, and not sent after it has expired", async () => {
		const { browser } = await subscribed("keys");
		expect([await queue("same"), await queue("same")]).toEqual([1, 0]);
		await send();
		expect(await queue("same")).toBe(0);
		await queue("late");
		await site.rows("update push_messages set expires_at = now() where key = 'late'");
		await send();
		expect(asked(browser.path)).toHaveLength(1);
	});

	test("is sent by the queue of a running site as soon as the match starts", async () => {
		const hour = new Date(Date.now() + 330 * 60_000).toISOString().slice(11, 16);
		const worker = await startTestSite({ ROLE: "all", MATCH_OF_THE_DAY: hour }, { outside: fetchByHttps(web) });
		try {
			const browser = pushBrowser("/worker");
			web.on(browser.path, { status: 201 });
			await put(await worker.fan("worker@push.example"), browser.subscription);
			await worker.jobs.enqueue(undefined, runTonightJob, {});
			await expect.poll(() => asked(browser.path).length, { timeout: 20_000, interval: 50 }).toBe(1);
		} finally {
			await worker.close();
		}
	});

	test("that a killed process was sending is not sent again", async () => {
		const { browser } = await subscribed("killed");
		await queue("killed");
		await site.rows("update push_messages set begun_at = now(), tries = 1");
		await send();
		expect(asked(browser.path)).toEqual([]);
	});

	test("is not queued and not sent while the fan's switch is off", async () => {
		const { fan, browser } = await subscribed("switch");
		await queue("before");
		await fan.patch("/api/settings", { push_notifications: false });
		expect(await queue("after")).toBe(0);
		await send();
		expect(asked(browser.path)).toEqual([]);
		expect(await here(fan)).toBe(false);
	});
});

describe("the push service", () => {
	test.each([404, 410])("answers %i: the browser is deleted", async (status) => {
		const { fan, browser } = await subscribed("gone");
		web.on(browser.path, { status });
		await queue(`gone ${status}`);
		await send();
		expect([await subscriptions(), await here(fan)]).toEqual([[], false]);
		expect(await site.rows("select from push_messages")).toEqual([]);
	});

	test.each([
		[429, "600", 590, 600],
		[503, new Date(Date.now() + 3_600_000).toUTCString(), 1800, 3600],
		[500, undefined, 50, 60],
	])(
		"answers %i with Retry-After %s: the message waits that long, then is sent once",
		async (status, after, least, most) => {
			const { browser } = await subscribed("busy");
			web.on(browser.path, { status, headers: after ? { "retry-after": after } : {} });
			await queue(`busy ${status}`);
			await send();
			await send();
			expect(asked(browser.path)).toHaveLength(1);
			const [waiting] = await waits();
			expect(waiting?.tries).toBe(1);
			expect(waiting?.seconds).toBeGreaterThanOrEqual(least);
			expect(waiting?.seconds).toBeLessThanOrEqual(most);
			web.on(browser.path, { status: 201 });
			await site.rows("update push_messages set due_at = now()");
			await Promise.all([send(), send()]);
			expect(asked(browser.path)).toHaveLength(2);
			expect(await subscriptions()).toMatchObject([{ failures: 0 }]);
		},
	);

	test("refuses the message or does not answer: it is not sent again, and a browser that only fails is deleted", async () => {
		const { browser } = await subscribed("refuses");
		web.on(browser.path, { status: 400 });
		await queue("refused");
		await send();
		web.on(browser.path, "silence");
		await queue("unheard");
		await send();
		await send();
		expect(asked(browser.path)).toHaveLength(2);
		expect(await subscriptions()).toMatchObject([{ failures: 2 }]);
		web.on(browser.path, { status: 400 });
		await site.rows("update push_subscriptions set failures = $1", [MOST_FAILURES - 1]);
		await queue("once more");
		await send();
		expect(await subscriptions()).toEqual([]);
	});
});

describe("an address", () => {
	test("that cannot be a push service's is refused", async () => {
		const fan = await site.fan("addresses@push.example");
		const { keys } = pushBrowser("/").subscription;
		for (const endpoint of [
			"http://push.example/1",
			"https://push.example:8443/1",
			"https://127.0.0.1/1",
			"https://2130706433/1",
			"https://[::1]/1",
			"https://169.254.169.254/latest",
			"https://localhost/1",
			"https://fan:word@push.example/1",
			"file:///etc/passwd",
			"push",
			`https://push.example/${"x".repeat(1000)}`,
		])
			expect((await put(fan, { endpoint, keys })).status, endpoint).toBe(400);
		for (const wrong of [{ ...keys, auth: "short" }, { ...keys, p256dh: "!" }, {}])
			expect((await put(fan, { endpoint: "https://push.example/1", keys: wrong })).status).toBe(400);
		expect(await subscriptions()).toEqual([]);
		expect((await put(site.visitor(), pushBrowser("/1").subscription)).status).toBe(401);
	});

	test("of a host in our network, or one that redirects there, gets no request and is deleted", async () => {
		const fan = await site.fan("inner@push.example");
		const { keys } = pushBrowser("/").subscription;
		expect((await put(fan, { endpoint: `https://inner.example/secret`, keys })).status).toBe(200);
		const { browser } = await subscribed("redirects");
		web.on(browser.path, { status: 307, headers: { location: `${web.inner_url}/secret` } });
		await queue("inside");
		await send();
		expect(web.innerRequests).toEqual([]);
		expect(await subscriptions()).toEqual([]);
	});
});

describe("a subscription", () => {
	test("SET-2 belongs to the session: it is replaced, turned off, and the switch goes off with the last", async () => {
		const { fan } = await subscribed("phone");
		expect([await here(fan), await wants(fan)]).toEqual([true, true]);
		const again = pushBrowser("/again");
		expect((await put(fan, again.subscription)).status).toBe(200);
		expect(await subscriptions()).toMatchObject([{ endpoint: again.subscription.endpoint }]);
		const laptop = await site.fan("phone@push.example");
		expect(await here(laptop)).toBe(false);
		await put(laptop, pushBrowser("/laptop").subscription);
		expect(await (await fan.delete("/api/push/subscription")).json()).toMatchObject({ here: false });
		expect([await here(laptop), await wants(laptop)]).toEqual([true, true]);
		await laptop.delete("/api/push/subscription");
		expect([await subscriptions(), await wants(laptop)]).toEqual([[], false]);
	});

	test("AUTH-4 ends with the session and the account, as do its waiting messages", async () => {
		const { fan, browser } = await subscribed("leaves");
		await queue("leaves");
		await fan.post("/api/auth/sign-out", {});
		const gone = await subscribed("deleted");
		await queue("deleted");
		await gone.fan.post("/api/account/deletion", { email: "deleted@push.example" });
		await send();
		expect([...asked(browser.path), ...asked(gone.browser.path)]).toEqual([]);
		expect(await subscriptions()).toEqual([]);
	});

	test("AUTH-4 is in the export, without the browser's secret", async () => {
		const { fan, browser } = await subscribed("exports");
		const text = await (await fan.get("/api/account/data")).text();
		expect(JSON.parse(text).rows.push_subscriptions).toMatchObject([{ endpoint: browser.subscription.endpoint }]);
		expect(text).not.toContain(browser.subscription.keys.auth);
	});

	test("passes to a fan who subscribes in the same browser, but not to one who only has its address", async () => {
		const { fan, browser } = await subscribed("shared");
		const next = await site.fan("next@push.example");
		const { endpoint } = browser.subscription;
		const stolen = await put(next, { endpoint, keys: pushBrowser("/x").subscription.keys });
		expect([stolen.status, (await stolen.json()).detail]).toEqual([409, pushTexts.taken]);
		expect((await put(next, browser.subscription)).status).toBe(200);
		expect([await here(fan), await here(next)]).toEqual([false, true]);
	});

	test("is one of at most ten, also with concurrent requests", async () => {
		const browsers = await Promise.all(Array.from({ length: MOST_BROWSERS + 2 }, () => site.fan("many@push.example")));
		const statuses = await Promise.all(
			browsers.map(async (fan, at) => (await put(fan, pushBrowser(`/many-${at}`).subscription)).status),
		);
		expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_BROWSERS);
		expect(statuses.filter((status) => status === 409)).toHaveLength(2);
	});
});
