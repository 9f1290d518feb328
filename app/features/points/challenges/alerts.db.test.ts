import { expect, test } from "vitest";
import { pointsPlay } from "../../../../tests/fixtures/points.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { alertChallenges } from "./alert-challenges.job.server.ts";

const site = await testSite();
const { all, fanOf, pay } = pointsPlay(() => site);

type Sent = { to: string; subject: string; text: string };
async function alerts(fails = false): Promise<Sent[]> {
	const sent: Sent[] = [];
	await alertChallenges(site.database.db, site.settings, async (_tx, mail) => {
		if (fails) throw new Error("no queue");
		sent.push(mail);
	});
	return sent;
}

/** Creates a challenge of three shares. `ends`: the time until its end. `fans`: by id, how long ago each joined. */
async function challenge(ends: string, fans: Record<string, string>): Promise<void> {
	const [made] = await all(
		`insert into community_challenges (title, description, challenge_type, target_value, reward_points, start_date, end_date)
		values ('Three Shares', '', 'sharing', 3, 75, now() - interval '7 days', now() + $1::interval) returning id`,
		[ends],
	);
	for (const [id, since] of Object.entries(fans)) {
		await site.database.pool.query(
			"insert into user_challenge_participations (user_id, challenge_id, joined_at) values ($1, $2, now() - $3::interval)",
			[id, made.id, since],
		);
		await all("update community_challenges set participants_count = participants_count + 1 where id = $1", [made.id]);
	}
}

test("SET-2 Challenge Alerts: a fan with an unmet challenge that ends within a day gets one mail, unless the fan wants none", async () => {
	const [keen, met, quiet, mute, late] = await Promise.all(
		["keen", "met", "quiet", "mute", "late"].map((name) => fanOf(`${name}-alerts@example.com`)),
	);
	if (!keen || !met || !quiet || !mute || !late) throw new Error("no fans");
	await quiet.fan.patch("/api/settings", { challenge_alerts: false });
	await mute.fan.patch("/api/settings", { email_notifications: false });
	await challenge("20 hours", {
		[keen.id]: "2 days",
		[met.id]: "2 days",
		[quiet.id]: "2 days",
		[mute.id]: "2 days",
		// joined with less than a day left, so no alert is due
		[late.id]: "1 hour",
	});
	await pay(keen.id, "share", "one", 5);
	for (const share of ["one", "two", "three"]) await pay(met.id, "share", share, 5);
	await site.settle();
	const sent = (await Promise.all([alerts(), alerts()])).flat();
	expect(sent.map(({ to }) => to)).toEqual(["keen-alerts@example.com"]);
	expect(sent[0]).toMatchObject({
		subject: "Three Shares is about to end",
		text: expect.stringMatching(/^You have 1 of 3\. 2 more before .* IST, and 75 points are yours\./),
	});
	expect(sent[0]?.text).toContain(`${site.url}/settings?tab=notifications`);
	expect(await alerts()).toEqual([]);
	// turning alerts on applies only to later challenges
	await quiet.fan.patch("/api/settings", { challenge_alerts: true });
	expect(await alerts()).toEqual([]);
});

test("SET-2 Challenge Alerts: no mail goes out two days before the end or after it, and a failed run loses none", async () => {
	const { id } = await fanOf("calm-alerts@example.com");
	await challenge("2 days", { [id]: "3 days" });
	await challenge("-1 minute", { [id]: "3 days" });
	expect(await alerts()).toEqual([]);
	await challenge("20 hours", { [id]: "3 days" });
	await expect(alerts(true)).rejects.toThrow("no queue");
	expect((await alerts()).map(({ to }) => to)).toEqual(["calm-alerts@example.com"]);
	expect(await alerts()).toEqual([]);
});
