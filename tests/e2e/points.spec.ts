import { expect, test } from "./harness.ts";

test("PTS-3 PTS-4 PTS-5 a fan claims the daily bonus, sees the challenges of the day, and the reason of each payment", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	await page.goto("/profile");
	const card = page.getByRole("region", { name: "Your points" });
	await expect(card.getByText("100 of 1,000 points")).toBeVisible();
	await card.getByRole("button", { name: "Claim daily bonus: 50 points" }).click();
	await expect(card.getByRole("button", { name: "Already Claimed Today" })).toBeDisabled();
	await card.getByRole("button", { name: "Already Claimed Today" }).press("Enter");
	await expect(page.getByText("Daily bonus already claimed today! Come back tomorrow! 📅")).toBeVisible();
	await expect(card.getByText("150 of 1,000 points")).toBeVisible();
	await expect(card.getByText("1 day", { exact: true })).toBeVisible();
	await expect(page.getByRole("region", { name: "Profile" }).getByText("150")).toBeVisible();
	await expect(page.getByRole("region", { name: "Today's challenges" }).getByRole("progressbar")).toHaveCount(3);
	const history = page.getByRole("region", { name: "History" });
	await history.getByRole("button", { name: "Points history" }).press("Enter");
	await expect(history.getByRole("listitem")).toHaveText([/\+50Daily bonus/, /\+100Welcome to the team/]);
});

test("COMM-4 a fan accepts a challenge and sees its progress", async ({ page, signIn, database }) => {
	await database.pool.query(
		`insert into community_challenges (title, description, challenge_type, target_value, reward_points, start_date, end_date)
		values ('Opening Day', 'One share', 'sharing', 1, 50, now() + interval '1 day', now() + interval '2 days')`,
	);
	await page.goto("/community?tab=challenges");
	const challenge = page.getByRole("article").filter({ hasText: "Ends" }).filter({ hasText: "Quiz Marathon" });
	await expect(challenge.getByRole("link", { name: "Login to Join" })).toBeVisible();
	await signIn(page);
	await page.goto("/community?tab=challenges");
	await challenge.getByRole("button", { name: "ACCEPT CHALLENGE!" }).press("Enter");
	await expect(challenge.getByRole("button", { name: "Participating" })).toBeDisabled();
	await expect(challenge.getByRole("progressbar", { name: "Quiz Marathon" })).toHaveAttribute("aria-valuenow", "0");
	// next week's is not listed before this one ends
	await expect(page.getByRole("article").filter({ hasText: "Quiz Marathon" })).toHaveCount(1);
	await expect(
		page.getByRole("article").filter({ hasText: "Begins" }).getByRole("button", { name: "Coming Soon" }).first(),
	).toBeDisabled();
});

test("PTS-2 the boards of all periods show a fan soon after a payment", async ({ page, signIn }) => {
	await signIn(page);
	await page.goto("/community?tab=leaderboard");
	const board = page.getByRole("region", { name: "Fans" });
	for (const period of ["This Week", "This Month", "All Time", "Today"]) {
		await board.getByRole("button", { name: period }).click();
		await expect(board.getByRole("row", { name: /Cricket Fan \w{4} \(you\)/ })).toContainText("100");
	}
});

test.describe("failures", () => {
	test.use({ refusals: [500] });

	test("PTS-1 COMM-4 a part that does not load shows an error and loads on another try", async ({ page, signIn }) => {
		await signIn(page);
		for (const [path, call, title] of [
			["/profile", "**/api/points", "Failed to load your points"],
			["/community?tab=challenges", "**/api/challenges", "Failed to load challenges"],
			["/community?tab=leaderboard", "**/api/boards/fans*", "Failed to load the leaderboard"],
		] as const) {
			await page.route(call, (route) => route.fulfill({ status: 500, json: { title: "no" } }));
			await page.goto(path);
			// a part further down loads when it is scrolled into view
			await page.getByRole("main").getByRole("heading").last().scrollIntoViewIfNeeded();
			const failure = page.getByRole("alert").filter({ hasText: title });
			await expect(failure).toBeVisible();
			await page.unroute(call);
			await failure.getByRole("button", { name: "Try again" }).click();
			await expect(failure).toHaveCount(0);
		}
	});
});
