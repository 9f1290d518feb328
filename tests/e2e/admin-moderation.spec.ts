import { eq } from "drizzle-orm";
import { shareConversions, viralShares } from "../../db/schema/game/sharing.ts";
import { chatSanctions, playerGroups } from "../../db/schema/groups.ts";
import { quizQuestions } from "../../db/schema/quiz.ts";
import { quizQuestionReports } from "../../db/schema/quiz-runs.ts";
import { makeQuiz } from "../fixtures/quiz.ts";
import { expectFit } from "./fit.ts";
import { expect, test } from "./harness.ts";

test("ADMIN-5 one button restores all questions hidden on a day, another undoes all reports by one fan", async ({
	page,
	signInAsAdmin,
	database,
}) => {
	const { id, email } = await signInAsAdmin(page);
	const { questions } = await makeQuiz(database.db, 3);
	const hidden = new Date();
	for (const [at, { id: question_id }] of questions.entries()) {
		const report = { question_id, reason: "unclear", fan_id: id, trusted: true, network: `n${at}` };
		await database.db.insert(quizQuestionReports).values({ ...report, hid_at: at < 2 ? hidden : null });
		if (at < 2)
			await database.db.update(quizQuestions).set({ hidden_at: hidden }).where(eq(quizQuestions.id, question_id));
	}
	await page.goto("/cms-x9k2m?tab=moderation");
	const card = (at: number) => page.getByRole("article", { name: questions[at]?.question ?? "" });
	await expect(card(0).getByText("Hidden", { exact: true })).toBeVisible();
	// wait for the lists below: one that loads while axe runs would move the footer
	await expect(page.getByRole("status", { name: /^Loading / })).toHaveCount(0);
	await expectFit(page);
	await card(0)
		.getByRole("button", { name: /^Restore all hidden on / })
		.click();
	await expect(page.getByText("2 questions are back")).toBeVisible();
	await expect(card(1)).toHaveCount(0);
	await card(2)
		.getByRole("button", { name: `Undo all reports by this fan: ${email}` })
		.click();
	await expect(card(2)).toHaveCount(0);
});

test("ADMIN-5 an admin keeps a reported question: it leaves the queue, and the log names the admin", async ({
	page,
	signInAsAdmin,
	database,
}) => {
	const { id, email } = await signInAsAdmin(page);
	const { questions } = await makeQuiz(database.db, 1);
	const [question] = questions;
	if (!question) throw new Error("no question was made");
	await database.db.insert(quizQuestionReports).values({
		question_id: question.id,
		reason: "unclear",
		note: "Which final?",
		fan_id: id,
	});
	await page.goto("/cms-x9k2m?tab=moderation");
	const card = page.getByRole("article", { name: question.question });
	await expect(card.getByText("Which final?")).toBeVisible();
	await expectFit(page);
	await card.getByRole("button", { name: "Keep" }).click();
	await expect(card).toHaveCount(0);
	const [kept] = await database.db.select().from(quizQuestions).where(eq(quizQuestions.id, question.id));
	expect(kept?.hidden_at).toBeNull();
	await page.getByRole("tab", { name: "Audit log" }).click();
	const row = page.getByRole("row", { name: `question ${question.id}` });
	await expect(row).toContainText("keep-question");
	await expect(row).toContainText(email);
});

test("SHARE-2 ADMIN-5 an admin pays for one friend on hold and refuses another: none is left, and the log names the admin", async ({
	page,
	signInAsAdmin,
	database,
}, info) => {
	const { id, email } = await signInAsAdmin(page);
	const [link] = await database.db
		.insert(viralShares)
		.values({ user_id: id, code: info.testId.slice(-12), share_type: "general", share_text: "Join" })
		.returning();
	const held = { share_id: link?.id ?? "", state: "on_hold" as const, acted_at: new Date() };
	await database.db.insert(shareConversions).values([held, held]);
	await page.goto("/cms-x9k2m?tab=moderation");
	const block = page.getByRole("region", { name: "Referrals on hold" });
	await expect(block.getByText("of whose friends 2 are on hold")).toHaveCount(2);
	await expectFit(page);
	const whose = `account gone, friend of ${email}`;
	await block
		.getByRole("button", { name: `Pay: ${whose}` })
		.first()
		.click();
	await expect(page.getByText("The sharer is paid")).toBeVisible();
	await expect(block.getByText("of whose friends 1 is on hold")).toHaveCount(1);
	await block.getByRole("button", { name: `Refuse: ${whose}` }).click();
	await expect(block.getByText("No referrals are on hold.")).toBeVisible();
	await page.getByRole("tab", { name: "Audit log" }).click();
	for (const action of ["pay-friend", "refuse-friend"])
		await expect(page.getByRole("row", { name: action }).first()).toContainText(email);
});

test("ADMIN-5 an admin lifts a ban, and removes a group and brings it back", async ({
	page,
	signInAsAdmin,
	database,
}) => {
	const { id, email } = await signInAsAdmin(page);
	const [group] = await database.db
		.insert(playerGroups)
		.values({ group_name: `Short lived ${id}`, group_type: "other" })
		.returning();
	await database.db.insert(chatSanctions).values({ user_id: id, kind: "ban", reason: "by mistake", created_by: id });
	await page.goto("/cms-x9k2m?tab=moderation");
	const sanctions = page.getByRole("region", { name: "Muted and banned fans" });
	await expect(sanctions.getByText("by mistake")).toBeVisible();
	await expectFit(page);
	await sanctions.getByRole("button", { name: `Lift all mutes and bans: ${email}` }).click();
	await expect(sanctions.getByText("by mistake")).toHaveCount(0);
	const groups = page.getByRole("region", { name: "Groups", exact: true });
	await groups.getByLabel("Part of a group's name").fill(id);
	await groups.getByRole("button", { name: "Search" }).click();
	await groups.getByRole("button", { name: /^Remove: / }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remove group" }).click();
	await expect(groups.getByText("Removed", { exact: true })).toBeVisible();
	expect((await page.request.get(`/groups/${group?.id}`)).status()).toBe(404);
	await groups.getByRole("button", { name: /^Bring back: / }).click();
	await expect(groups.getByText("Removed", { exact: true })).toHaveCount(0);
	expect((await page.request.get(`/groups/${group?.id}`)).status()).toBe(200);
});

test("ADMIN-5 after the last decision on a later page of reported questions a link leads to the first page", async ({
	page,
	signInAsAdmin,
	database,
}) => {
	const { id: fan_id } = await signInAsAdmin(page);
	const { questions } = await makeQuiz(database.db, 1);
	const [question] = questions;
	await database.db.insert(quizQuestionReports).values({ question_id: question?.id ?? "", reason: "unclear", fan_id });
	// the second page of two lists this question alone
	await page.route("**/api/admin/reports**", async (route) => {
		if (route.request().method() !== "GET") return route.continue();
		const response = await route.fetch();
		const answer = await response.json();
		const second = route.request().url().includes("after_id");
		const next = second ? null : { id: question?.id, first_reported_at: "2000-01-01 00:00:00+00" };
		const own = (answer.questions as { id: string }[]).filter(({ id }) => !second || id === question?.id);
		await route.fulfill({ response, json: { questions: own, next } });
	});
	await page.goto("/cms-x9k2m?tab=moderation");
	const queue = page.getByRole("region", { name: "Reported questions" });
	await queue.getByRole("button", { name: "Next" }).click();
	const card = queue.getByRole("article", { name: question?.question ?? "" });
	await card.getByRole("button", { name: "Keep" }).click();
	await expect(queue.getByText("No more questions have an open report.")).toBeVisible();
	await queue.getByRole("button", { name: "First" }).click();
	await expect(queue.getByRole("button", { name: "First" })).toHaveCount(0);
	await expect(queue.getByRole("button", { name: "Next" })).toBeVisible();
});
