import { makeQuiz } from "../fixtures/quiz.ts";
import { expectFit } from "./fit.ts";
import { expect, test } from "./harness.ts";
import { heading, tap } from "./quiz-screen.ts";

test("QUIZ-6 the daily quiz is played once, and its shared result shows no answers; QUIZ-5 the board lists the fan", async ({
	page,
	context,
	database,
	signIn,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	for (let made = 0; made < 4; made++) await makeQuiz(database.db, 6);
	await signIn(page);
	await page.goto("/quiz");
	await page.getByRole("link", { name: "Play today's ten" }).click();
	const asked: string[] = [];
	for (let place = 1; place <= 10; place++) {
		await expect(page.getByRole("list", { name: `Question ${place} of 10` })).toBeVisible();
		asked.push(await tap(page, database, place !== 3));
	}
	await expect(heading(page)).toHaveText("Nervous nineties.");
	await expect(heading(page)).toBeFocused();
	const balls = page.getByRole("list", { name: "Your 10 answers" }).getByRole("listitem");
	await expect(balls).toHaveCount(10);
	await expect(balls.nth(2)).toHaveText("Question 3: wrong");
	const answers = page.getByRole("region", { name: "Your answers" }).getByRole("listitem");
	await expect(answers).toHaveCount(10);
	for (const [place, question] of asked.entries()) await expect(answers.nth(place)).toContainText(question);
	await expect(answers.nth(2)).toContainText(/Your answer: .+Right answer: .+\./);
	await expect(page.getByText("your first", { exact: true })).toBeVisible();
	await expectFit(page);
	await page.getByRole("button", { name: "Copy" }).click();
	const shared = await page.evaluate(() => navigator.clipboard.readText());
	expect(shared).toMatch(
		/^Twelfth Man quiz, \d+ \w{3}\n9 of 10\n●●○●{7}\nBeat that\.\nhttp:\/\/localhost:\d+\/quiz\/daily$/,
	);
	for (const question of asked) expect(shared).not.toContain(question);
	await expect(page.getByRole("link", { name: "Post on X (new tab)" })).toBeVisible();
	const whatsApp = await page.getByRole("link", { name: "WhatsApp (new tab)" }).getAttribute("href");
	expect(new URL(whatsApp ?? "").searchParams.get("text")).toBe(shared);
	await page.getByRole("button", { name: "Share & Earn your result" }).click();
	const dialog = page.getByRole("dialog", { name: "Share your result" });
	await dialog.getByRole("button", { name: "Create Share Link" }).click();
	await expect(dialog.getByText(/^I scored \d+ of \d+ points in the IPL quiz “Today's quiz”\./)).toBeVisible();
	await expect(dialog.getByText("This share has earned you 35 points.")).toBeVisible();
	await expectFit(page);
	await page.keyboard.press("Escape");
	await page.reload();
	await expect(heading(page)).toHaveText("Nervous nineties.");

	await page.goto("/quiz");
	await expect(page.getByText(/^9 of 10 right today\./)).toBeVisible();
	const board = page.getByRole("region", { name: "Leaderboard" });
	await expect(board.getByRole("rowheader", { name: /^Cricket Fan \w{4} \(you\)$/ })).toBeVisible();
	await expect(board).not.toContainText("@");
	await board.getByRole("button", { name: "All time" }).click();
	await expect(board.getByRole("rowheader", { name: /^Cricket Fan \w{4} \(you\)$/ })).toBeVisible();
	await expectFit(page);
});
