import { expectFit } from "./fit.ts";
import { alive, delayRequests, expect, test } from "./harness.ts";

const FUNCTION = "**/api/functions/ipl-ai-assistant";

test("ASK-1 a visitor asks, gets the figure and its matches, asks again, and sees the conversation after a reload", async ({
	page,
}) => {
	await page.goto("/ai-chat");
	await alive(page);
	const log = page.getByRole("log", { name: "Messages" });
	await expect(log.getByRole("listitem")).toHaveCount(1);
	const question = page.getByRole("textbox", { name: "Your question" });
	await question.fill("   ");
	await question.press("Enter");
	await expect(log.getByRole("listitem")).toHaveCount(1);
	await question.fill("How many runs did Kohli score");
	await question.press("Shift+Enter");
	await question.pressSequentially("in 2016?");
	await expect(log.getByRole("listitem")).toHaveCount(1);
	await question.press("Enter");
	await expect(log.getByText("Virat Kohli has 973 runs in 2016.")).toBeVisible();
	await expect(log.getByText("From the match record, counted up to the 2026 final")).toBeVisible();
	await question.fill("and in 2013?");
	await question.press("Enter");
	await expect(log.getByText("Virat Kohli has 634 runs in 2013.")).toBeInViewport();
	await expect(log.getByText("and in 2013?")).toBeInViewport();
	await page.reload();
	await expect(log.getByText("Virat Kohli has 634 runs in 2013.")).toBeVisible();
	await log.getByRole("link", { name: "How it was counted" }).last().click();
	await expect(page).toHaveURL(/\/statistics\/explore\?rows=batting&measure=runs&.*season=2013/);
});

test("ASK-1 a page reloaded before the answer arrived asks again", async ({ page }) => {
	await page.goto("/ai-chat");
	await alive(page);
	const release = await delayRequests(page, FUNCTION);
	const question = page.getByRole("textbox", { name: "Your question" });
	await question.fill("Kohli runs in 2016");
	await question.press("Enter");
	const log = page.getByRole("log", { name: "Messages" });
	await expect(log.getByText("Kohli runs in 2016")).toBeVisible();
	await page.reload();
	release();
	await expect(log.getByText("Virat Kohli has 973 runs in 2016.")).toBeVisible();
	await expect(log.getByText("Kohli runs in 2016")).toHaveCount(1);
});

test("ASK-2 the keyboard changes and removes conditions of a question; a new question starts a new conversation", async ({
	page,
}) => {
	await page.goto("/ai-chat?q=Kohli+runs+in+2016");
	await alive(page);
	const log = page.getByRole("log", { name: "Messages" });
	await expect(log.getByText("Virat Kohli has 973 runs in 2016.")).toBeVisible();
	await log.locator("summary", { hasText: "Season" }).focus();
	await page.keyboard.press("Enter");
	await log.getByRole("link", { name: "2013", exact: true }).press("Enter");
	await expect(log.getByText("Virat Kohli has 634 runs in 2013.")).toBeVisible();
	await log.getByRole("link", { name: "Without Season: 2013" }).press("Enter");
	await expect(log.getByText("Virat Kohli has 9,336 runs.")).toBeVisible();
	await expectFit(page);
	await page.reload();
	await expect(log.getByText("Virat Kohli has 9,336 runs.")).toHaveCount(1);
	await page.getByRole("link", { name: "New question" }).click();
	await expect(page).toHaveURL(/\/ai-chat$/);
	await expect(log.getByRole("listitem")).toHaveCount(1);
});

test("ASK-2 a conversation is shown after leaving the page, and Back shows the one before a new question", async ({
	page,
}) => {
	await page.goto("/ai-chat?q=Kohli+runs+in+2016");
	await alive(page);
	const log = page.getByRole("log", { name: "Messages" });
	await log.locator("summary", { hasText: "Season" }).click();
	await log.getByRole("link", { name: "2013", exact: true }).click();
	await expect(log.getByText("Virat Kohli has 634 runs in 2013.")).toBeInViewport();
	await expect(page).toHaveURL(/rows=batting.*season=2013/);
	await page.getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
	await page.goBack();
	await expect(log.locator(".ask-q")).toHaveCount(2);
	await expect(log.getByText("Virat Kohli has 973 runs in 2016.")).toBeAttached();
	await page.getByRole("link", { name: "New question" }).click();
	await expect(log.locator(".ask-q")).toHaveCount(0);
	const loads: string[] = [];
	page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
	await page.goBack();
	await expect(log.getByText("Virat Kohli has 634 runs in 2013.")).toBeVisible();
	await expect(log.locator(".ask-q")).toHaveCount(1);
	await page.waitForLoadState("networkidle");
	expect(loads, "the conversation shows it, without a load of the page").toEqual([]);
	await page.goto("/ai-chat?q=Kohli+runs");
	await expect(log.getByText("Virat Kohli has 9,336 runs.")).toBeInViewport();
	await expect(log.locator(".ask-q")).toHaveCount(2);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("ASK-2 the form opens the answer's page, and claims are checked", async ({ page }) => {
		await page.goto("/ai-chat");
		await page.getByRole("textbox", { name: "Your question" }).fill("Kohli runs in 2016");
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByText("Virat Kohli has 973 runs in 2016.")).toBeVisible();
		await page.getByText("Check a claim or a forwarded text").click();
		await page.getByRole("textbox", { name: "What does it say?" }).fill("MI have won 6 titles.");
		await page.getByRole("button", { name: "Check it" }).click();
		await expect(page.getByText("Not true")).toBeVisible();
	});
});

test("ASK-1 text typed after an Enter stays, when both happen before the scripts load", async ({ page }) => {
	const release = await delayRequests(page, "**/assets/*.js");
	// a stopped script delays the load event
	await page.goto("/ai-chat", { waitUntil: "commit" });
	const question = page.getByRole("textbox", { name: "Your question" });
	await question.fill("   ");
	await question.press("Enter");
	await question.fill("How many runs did Kohli score");
	release();
	await alive(page);
	await page.keyboard.type(" in 2016?");
	await expect(question).toHaveValue("How many runs did Kohli score in 2016?");
});

test("ASK-2 a new question starts a new conversation when its link is pressed before the scripts load", async ({
	page,
}) => {
	await page.goto("/ai-chat?q=Kohli+runs+in+2016");
	await alive(page);
	const release = await delayRequests(page, "**/assets/*.js");
	await page.reload({ waitUntil: "commit" });
	await page.getByRole("link", { name: "New question" }).click();
	release();
	await alive(page);
	await expect(page).toHaveURL(/\/ai-chat$/);
	await expect(page.getByRole("log", { name: "Messages" }).getByRole("listitem")).toHaveCount(1);
});

test("ASK-2 a new question starts a new conversation when its link is pressed while the scripts start", async ({
	page,
}) => {
	await page.goto("/ai-chat?q=Kohli+runs+in+2016");
	await alive(page);
	const release = await delayRequests(page, "**/assets/*.js");
	await page.reload({ waitUntil: "commit" });
	const link = page.getByRole("link", { name: "New question" });
	// click once React has hydrated the link, one task before the page's effects run
	await link.evaluate((link: HTMLAnchorElement) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			if (Object.keys(link).some((key) => key.startsWith("__reactFiber"))) link.click();
			else port2.postMessage("");
		};
		port2.postMessage("");
	});
	release();
	await alive(page);
	await expect(page).toHaveURL(/\/ai-chat$/);
	await expect(page.getByRole("log", { name: "Messages" }).getByRole("listitem")).toHaveCount(1);
});

test("ASK-2 an answer that arrives after 'New question' is not shown in the new conversation", async ({ page }) => {
	await page.goto("/ai-chat");
	await alive(page);
	const log = page.getByRole("log", { name: "Messages" });
	const question = page.getByRole("textbox", { name: "Your question" });
	const release = await delayRequests(page, FUNCTION);
	await question.fill("Kohli runs in 2016");
	await question.press("Enter");
	await expect(log.getByText("Thinking...")).toBeVisible();
	await page.getByRole("link", { name: "New question" }).click();
	await expect(log.getByRole("listitem")).toHaveCount(1);
	release();
	await question.fill("Kohli runs");
	await question.press("Enter");
	await expect(log.getByText("Virat Kohli has 9,336 runs.")).toBeVisible();
	await expect(log.getByText("Thinking...")).toBeHidden();
	await expect(log.getByText("973")).toHaveCount(0);
});

test("ASK-1 a press on an example asks it, one question at a time", async ({ page }) => {
	await page.goto("/ai-chat");
	const log = page.getByRole("log", { name: "Messages" });
	let asked = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/ipl-ai-assistant")) asked++;
	});
	const answer = await delayRequests(page, FUNCTION);
	await alive(page);
	const example = page.getByRole("link", { name: "Who has the most runs in the IPL?" });
	await example.click();
	await expect(log.getByText("Thinking...")).toBeVisible();
	await example.click({ force: true });
	answer();
	await expect(log.getByText("Virat Kohli has the most runs: 9,336.")).toBeVisible();
	await expect(log.getByText("Thinking...")).toBeHidden();
	expect(asked).toBe(1);
});

test.describe("when the server fails", () => {
	test.use({ refusals: [500] });

	test("ASK-1 a toast and a message show the error, and the question can be asked again", async ({ page }) => {
		await page.goto("/ai-chat");
		await page.route(FUNCTION, (route) => route.fulfill({ status: 500, body: "{}" }));
		const question = page.getByRole("textbox", { name: "Your question" });
		await question.fill("Kohli runs");
		await question.press("Enter");
		await expect(page.getByText("Failed to get response from AI assistant. Please try again.")).toBeVisible();
		const log = page.getByRole("log", { name: "Messages" });
		await expect(
			log.getByText("Sorry, I'm having trouble responding right now. Please try again in a moment."),
		).toBeVisible();
		await page.unroute(FUNCTION);
		await question.fill("Kohli runs");
		await question.press("Enter");
		await expect(log.getByText("Virat Kohli has 9,336 runs.")).toBeVisible();
	});
});

test("ASK-2 a stream that breaks off shows an error, and 'Ask again' asks the same question", async ({ page }) => {
	await page.goto("/ai-chat");
	const log = page.getByRole("log", { name: "Messages" });
	const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
	await page.route(
		FUNCTION,
		(route) =>
			route.fulfill({ contentType: "text/event-stream", body: event("sentence", { text: "Rohit Sharma has" }) }),
		{ times: 1 },
	);
	await alive(page);
	const question = page.getByRole("textbox", { name: "Your question" });
	await question.fill("Kohli runs in 2016");
	await question.press("Enter");
	await expect(log.getByText("Sorry, I'm having trouble responding right now.")).toBeVisible();
	await expect(log.getByText("Rohit Sharma has")).toBeHidden();
	await expectFit(page);
	await log.getByRole("button", { name: "Ask again" }).click();
	await expect(log.getByText("Virat Kohli has 973 runs in 2016.")).toBeVisible();
	await expect(log.getByText("Sorry, I'm having trouble")).toHaveCount(0);
	await expect(log.locator(".ask-q")).toHaveCount(1);
});

test.describe("when the limit is reached", () => {
	test.use({ refusals: [429] });

	test("ASK-1 the message says when to ask again", async ({ page }) => {
		await page.goto("/ai-chat");
		await alive(page);
		const detail = "That's a lot of questions. Please try again in 20 seconds.";
		await page.route(FUNCTION, (route) => route.fulfill({ status: 429, json: { detail } }));
		const question = page.getByRole("textbox", { name: "Your question" });
		await question.fill("Kohli runs");
		await question.press("Enter");
		const log = page.getByRole("log", { name: "Messages" });
		await expect(log.getByText(detail)).toBeVisible();
		await expect(log.getByRole("button", { name: "Ask again" })).toBeVisible();
	});
});

test("ASK-2 a fan copies a card's address, which opens the same card", async ({ page, context, site }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/ai-chat?q=Kohli+runs+in+2016");
	await alive(page);
	const log = page.getByRole("log", { name: "Messages" });
	await log.getByRole("button", { name: "Copy link" }).click();
	await expect(page.getByText("Link copied")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(`${site.url}/ai-chat?rows=batting&measure=runs&player=ba607b88&season=2016`);
	await page.goto(copied);
	await expect(log.getByText("Virat Kohli has 973 runs in 2016.").last()).toBeVisible();
});

test("ASK-1 the page shows a note while the browser is offline", async ({ page }) => {
	await page.goto("/ai-chat");
	const go = (onLine: boolean) =>
		page.evaluate((onLine) => {
			Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
			window.dispatchEvent(new Event(onLine ? "online" : "offline"));
		}, onLine);
	await expect(page.getByRole("log", { name: "Messages" })).toBeVisible();
	await expect(async () => {
		await go(false);
		await expect(page.getByText("Ask away once")).toBeVisible({ timeout: 500 });
	}).toPass();
	const question = page.getByRole("textbox", { name: "Your question" });
	await question.fill("Kohli runs");
	await question.press("Enter");
	await expect(question).toHaveValue("Kohli runs");
	await go(true);
	await expect(page.getByText("Ask away once")).toBeHidden();
});
