import { describe, expect, test } from "vitest";
import { pointsPlay } from "../../../../tests/fixtures/points.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import type { Challenge } from "./challenge.ts";
import { joinChallenge, openChallenges } from "./challenges.server.ts";
import { buttonOf, challengeTexts, RECURRING } from "./rules.ts";

const site = await testSite();
const { all, fanOf, pay, settle } = pointsPlay(() => site);

async function makeChallenge(values: Record<string, string | number | null> = {}): Promise<string> {
	const row: Record<string, string | number | null> = {
		title: "Test",
		description: "A test",
		challenge_type: "sharing",
		target_value: 3,
		reward_points: 75,
		start_date: "-1 day",
		end_date: "1 day",
		max_participants: null,
		...values,
	};
	const [made] = await all(
		`insert into community_challenges (title, description, challenge_type, target_value, reward_points, start_date, end_date, max_participants)
		values ($1, $2, $3, $4, $5, now() + $6::interval, now() + $7::interval, $8) returning id`,
		Object.values(row),
	);
	return (made as { id: string }).id;
}
const join = (fan: Visitor, id: string) => fan.post(`/api/challenges/${id}/participation`, {});
const list = async (fan: Visitor) =>
	((await (await fan.get("/api/challenges")).json()) as { challenges: Challenge[] }).challenges;
const find = async (fan: Visitor, id: string) => (await list(fan)).find((challenge) => challenge.id === id);

describe("COMM-4 challenges", () => {
	test("COMM-4 exist for this week and month, once each; the next ones are hidden until these end", async () => {
		await openChallenges(site.database.db);
		const kept = await all("select 1 from community_challenges where occasion is not null");
		expect(kept).toHaveLength(2 * RECURRING.length);
		const challenges = await list(site.visitor());
		expect(challenges.map(({ title }) => title).toSorted()).toEqual(RECURRING.map(({ title }) => title).toSorted());
		expect(new Set(challenges.map(({ phase }) => phase))).toEqual(new Set(["on"]));
		const starts = challenges.map(({ start_date }) => start_date);
		expect(starts).toEqual(starts.toSorted());
	});

	test("COMM-4 count paid actions after joining, and pay their reward once to each fan who meets them", async () => {
		const id = await makeChallenge();
		const { fan, id: fan_id } = await fanOf("meets@example.com");
		await pay(fan_id, "share", "before", 20);
		expect((await join(fan, id)).status).toBe(200);
		await pay(fan_id, "share", "one", 20);
		await pay(fan_id, "share", "one", 20);
		await pay(fan_id, "message", "another kind");
		await settle();
		expect((await find(fan, id))?.mine).toEqual({ current_progress: 1, completed: false });
		await Promise.all(["two", "three", "four"].map((reference) => pay(fan_id, "share", reference, 20)));
		await settle();
		expect((await find(fan, id))?.mine).toEqual({ current_progress: 3, completed: true });
		expect(
			await all("select points, description from points_ledger where user_id = $1 and transaction_type = 'challenge'", [
				fan_id,
			]),
		).toEqual([{ points: 75, description: "Challenge complete: Test" }]);
	});

	test("COMM-4 count no action after their end, and none of other fans", async () => {
		const id = await makeChallenge({ target_value: 1 });
		const { fan, id: fan_id } = await fanOf("late@example.com");
		const { id: other } = await fanOf("aside@example.com");
		await join(fan, id);
		await all("update community_challenges set end_date = now() - interval '1 second' where id = $1", [id]);
		await pay(fan_id, "share", "late", 20);
		await pay(other, "share", "aside", 20);
		await settle();
		expect((await find(fan, id))?.mine).toEqual({ current_progress: 0, completed: false });
		expect(
			await all("select from points_ledger where transaction_type = 'challenge' and reference_id = $1", [id]),
		).toEqual([]);
	});

	test("COMM-4 refuse visitors and fans who have joined; ended and coming ones give their button's text", async () => {
		const { fan } = await fanOf("refused@example.com");
		const said = async (id: string) => {
			const response = await join(fan, id);
			return [response.status, ((await response.json()) as { detail?: string }).detail];
		};
		const open = await makeChallenge();
		await join(fan, open);
		expect(await said(open)).toEqual([409, challengeTexts.already]);
		expect((await find(fan, open))?.participants_count).toBe(1);
		expect(await said(await makeChallenge({ start_date: "-2 days", end_date: "-1 day" }))).toEqual([
			409,
			"Challenge Ended",
		]);
		expect(await said(await makeChallenge({ start_date: "1 hour" }))).toEqual([409, "Coming Soon"]);
		expect((await join(fan, "00000000-0000-4000-8000-000000000000")).status).toBe(404);
		expect((await join(site.visitor(), open)).status).toBe(401);
	});

	test("COMM-4 never exceed their maximum when 1,000 fans join concurrently; a deleted account frees its place", async () => {
		const id = await makeChallenge({ max_participants: 40 });
		const fans = await all(
			`insert into users (id, name, email) select gen_random_uuid(), '', 'crowd-' || n || '@example.com'
			from generate_series(1, 1000) n returning id`,
		);
		const answers = await Promise.allSettled(
			fans.map((row) => site.database.db.transaction((tx) => joinChallenge(tx, (row as { id: string }).id, id))),
		);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(40);
		const counts = () =>
			all(
				`select participants_count as stored, (select count(*)::int from user_challenge_participations where challenge_id = c.id) as counted
				from community_challenges c where id = $1`,
				[id],
			);
		expect(await counts()).toEqual([{ stored: 40, counted: 40 }]);
		await all(
			"delete from users where id = (select user_id from user_challenge_participations where challenge_id = $1 limit 1)",
			[id],
		);
		expect(await counts()).toEqual([{ stored: 39, counted: 39 }]);
	});
});

test("COMM-4 the button shows the first state that applies", () => {
	const challenge = {
		mine: null,
		phase: "on",
		max_participants: 5,
		participants_count: 5,
	} as unknown as Challenge;
	const who = { signed_in: true, joining: false };
	const text = (changes: Partial<Challenge>, by = who) => challengeTexts[buttonOf({ ...challenge, ...changes }, by)];
	expect(text({ mine: { current_progress: 0, completed: false }, phase: "ended" })).toBe("Participating");
	expect(text({ phase: "ended" }, { ...who, signed_in: false })).toBe("Challenge Ended");
	expect(text({ phase: "coming" }, { ...who, signed_in: false })).toBe("Coming Soon");
	expect(text({}, { ...who, signed_in: false })).toBe("Login to Join");
	expect(text({})).toBe("Challenge Full");
	expect(text({ max_participants: null })).toBe("ACCEPT CHALLENGE!");
	expect(text({ participants_count: 4 }, { ...who, joining: true })).toBe("Joining...");
});
