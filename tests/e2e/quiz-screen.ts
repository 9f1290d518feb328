import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { type makeQuiz, waitAsReader } from "../fixtures/quiz.ts";
import { expect } from "./harness.ts";

export type Question = Awaited<ReturnType<typeof makeQuiz>>["questions"][number];
/** Returns an address that is not in the page cache, so that its page lists a quiz made just now. */
// the quiz ignores `ground`, but the parameter is part of the cache key
export const fresh = (hash = "") => `/quiz?ground=${Date.now()}${hash}`;
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const button = (page: Page) => page.getByRole("button", { name: /^(Next Question|Finish Quiz)$/ });
export const verdict = (page: Page) => page.getByRole("main").getByRole("status");
/** Returns the question on screen and the place of its right option, or of a wrong one. */
async function readQuestion(page: Page, database: Database, right: boolean) {
	const asked = (await heading(page).textContent()) ?? "";
	const { rows } = await database.db.execute<Question>(sql`select * from quiz_questions where question = ${asked}`);
	const key = rows[0]?.correct_answer ?? 0;
	return { asked, place: right ? key : (key + 1) % 4 };
}

/** Answers a question of the daily quiz with one tap, right or wrong, and goes on. Returns the question. */
export async function tap(
	page: Page,
	database: Database,
	right: boolean,
	look = async (_what: "asked" | "answered") => {},
): Promise<string> {
	const options = page.locator(".opts button");
	await expect(options).toHaveCount(4);
	const { asked, place } = await readQuestion(page, database, right);
	await look("asked");
	await waitAsReader(database.db);
	await options.nth(place).click();
	await expect(verdict(page)).toContainText(right ? "Middled it." : "Bowled!");
	const next = page.getByRole("button", { name: /^(Next: question \d+|See your result)$/ });
	await expect(next).toBeFocused();
	await look("answered");
	await next.click();
	await expect(heading(page)).not.toHaveText(asked);
	return asked;
}

/** Answers the question on screen, right or wrong, and goes on without waiting for the two seconds. */
export async function answer(page: Page, database: Database, right: boolean, goOn = true): Promise<void> {
	await expect(button(page)).toBeDisabled();
	const { asked, place } = await readQuestion(page, database, right);
	await page.getByRole("radio").nth(place).check({ force: true });
	await expect(button(page)).toBeEnabled();
	await waitAsReader(database.db);
	await button(page).click();
	await expect(verdict(page)).toContainText(right ? "Middled it." : "Bowled!");
	if (!goOn) return;
	await page.getByRole("button", { name: "Wait" }).click();
	await button(page).click();
	await expect(heading(page)).not.toHaveText(asked);
}
