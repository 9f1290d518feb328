import type { Page } from "@playwright/test";
import { makeQuiz, waitAsReader } from "../fixtures/quiz.ts";
import { field, test as inRoom, log, sendMessage } from "./chat.ts";
import { alive, expect, test } from "./harness.ts";
import { fresh, heading, verdict } from "./quiz-screen.ts";

/**
 * Changes the page as a browser's translation does: puts each text into two `font` elements, now and after each
 * change. The "translation" is capital letters.
 */
async function translate(page: Page): Promise<void> {
	await alive(page);
	await page.evaluate(() => {
		const left = "script, style, noscript, font, textarea, code, title, [translate=no]";
		const put = (root: Node) => {
			const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const found: Text[] = [];
			while (walk.nextNode()) found.push(walk.currentNode as Text);
			for (const text of found) {
				if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(left)) continue;
				const [outer, inner] = [document.createElement("font"), document.createElement("font")];
				outer.append(inner);
				inner.append(text.nodeValue.toUpperCase());
				text.parentNode?.replaceChild(outer, text);
			}
		};
		put(document.body);
		new MutationObserver((changes) => {
			for (const { addedNodes, target, type } of changes) {
				if (type === "characterData" && target.parentNode?.nodeName !== "FONT" && target.parentNode)
					put(target.parentNode);
				for (const node of addedNodes) {
					if (!node.isConnected || node.nodeName === "FONT" || node.parentNode?.nodeName === "FONT") continue;
					put(node.nodeType === Node.TEXT_NODE ? (node.parentNode as Node) : node);
				}
			}
		}).observe(document.body, { childList: true, characterData: true, subtree: true });
	});
}

/** Expects that the page shows no error and is translated. */
async function expectWhole(page: Page): Promise<void> {
	await expect(page.getByText(/something went wrong|did not load/i)).toHaveCount(0);
	await expect(page.locator("main font").first()).toBeAttached();
}

test("FACT-3 on a translated page new facts are generated, and the count follows a search", async ({ page }) => {
	await page.goto("/facts");
	await translate(page);
	await page.getByRole("button", { name: /generate new facts/i }).click();
	await expect(page.getByText(/new facts?/i).first()).toBeVisible();
	await expectWhole(page);
	await page.getByRole("searchbox").fill("kohli");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ FACTS? MATCH(ES)? “KOHLI”$/);
	await page.getByRole("searchbox").fill("no such thing");
	await expect(page.getByRole("heading", { name: "NO FACTS FOUND" })).toBeVisible();
	await expectWhole(page);
});

test("ARENA-1 on a translated page a speech is recorded and its seconds go on", async ({ page }) => {
	await page.goto("/arena");
	await translate(page);
	await page
		.getByRole("button", { name: /^record$/i })
		.first()
		.click();
	await expect(page.getByText(/^RECORDING\.$/)).toBeVisible();
	await page.getByRole("button", { name: /stop/i }).first().click();
	await expect(page.getByRole("button", { name: /record again/i })).toBeVisible();
	await expectWhole(page);
});

test("QUIZ-2 a quiz is played on a translated page, question by question", async ({ page, database }) => {
	const { category } = await makeQuiz(database.db, 3);
	await page.goto(fresh());
	await translate(page);
	await page
		.getByRole("region", { name: new RegExp(category.name, "i") })
		.getByRole("link", { name: /start quiz/i })
		.click();
	const next = page.getByRole("button", { name: /^(next question|finish quiz)$/i });
	const asked = new Set<string>();
	for (let at = 1; at <= 3; at++) {
		await expect(next).toBeDisabled();
		asked.add((await heading(page).textContent()) ?? "");
		await page.getByRole("radio").first().check({ force: true });
		await waitAsReader(database.db);
		await next.click();
		await expect(verdict(page)).toContainText(/MIDDLED IT|BOWLED/);
		await page.getByRole("button", { name: /^wait$/i }).click();
		await next.click();
		await expect(heading(page)).not.toHaveText([...asked].at(-1) ?? "");
	}
	expect(asked.size).toBe(3);
	for (const question of asked) expect(question).toBe(question.toUpperCase());
	await expectWhole(page);
});

test("COMM-2 a fan joins a team on a translated page, and the card shows the team as joined", async ({
	page,
	signIn,
}) => {
	await page.goto("/community");
	await signIn(page);
	await page.goto("/community");
	await translate(page);
	await page
		.getByRole("button", { name: /^join /i })
		.first()
		.click();
	await expect(page.getByRole("button", { name: "YOUR TEAM!" })).toBeVisible();
	for (const tab of [/leaderboard/i, /challenges/i, /share/i]) {
		await page.getByRole("tab", { name: tab }).click();
		await expectWhole(page);
	}
});

inRoom("GROUP-6 messages appear in a chat whose page is translated", async ({ room: { page } }) => {
	await translate(page);
	for (const text of ["first word", "second word", "third word"]) {
		await sendMessage(page, text);
		await expect(log(page).getByText(text.toUpperCase())).toBeVisible();
	}
	await expect(field(page)).toHaveValue("");
	await expectWhole(page);
});
