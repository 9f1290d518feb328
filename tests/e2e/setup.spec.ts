import { expectFit } from "./fit.ts";
import { alive, expect, test } from "./harness.ts";
import { PHONE } from "./screens.ts";
import { startWorkerSite, type WorkerSite } from "./site.ts";

test.use(PHONE);
test.use({ refusals: [400, 404] });

let fresh: WorkerSite;
test.beforeAll(async () => {
	fresh = await startWorkerSite({ ADMIN_EMAILS: undefined, NEWS_FEEDS: undefined, SERPER_API_KEY: undefined });
});
test.afterAll(() => fresh.close());

test("AUTH-6 ADMIN-5 an owner types the printed code and sets the site up on a phone, and the first fan comes by an invitation", async ({
	page,
	somebodyElse,
}) => {
	const printed = () => /open (\S+) and type the code (\S+)/.exec(fresh.printed());
	await expect.poll(printed).not.toBeNull();
	const [, address = "", code = ""] = printed() ?? [];
	expect(address).toBe(`${fresh.url}/setup`);
	const step = (name: string) => expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
	const press = (name: string) => page.getByRole("main").getByRole("button", { name }).click();

	await page.goto(address);
	await page.getByLabel("Setup code").fill("WRONG");
	await press("Begin");
	await expect(page.getByRole("alert")).toContainText("That's not the code");
	await expectFit(page);
	await page.getByLabel("Setup code").fill(code);
	await press("Begin");

	await step("Your site's name");
	await page.getByLabel("Name", { exact: true }).fill("Eden Fans");
	await press("Save and go on");
	await expect(page.getByRole("status").filter({ hasText: "in effect now" })).toBeVisible();
	await expect(page).toHaveTitle(/Eden Fans/);
	await step("Its public address");
	await expect(page.getByLabel("Address")).toHaveValue(fresh.url);
	await press("Save and go on");

	await step("The first admin");
	await page.getByLabel("Your email").fill("owner@example.com");
	await page.getByLabel("Your first name").fill("Asha");
	await press("Make me the admin");
	await step("Mail");
	await expect(page.getByLabel("Where the test mail goes")).toHaveValue("owner@example.com");
	await page.getByLabel("Mail server").fill("127.0.0.1");
	await page.getByLabel("Port").fill("9");
	await page.getByLabel("User").fill("me@example.com");
	await page.getByLabel("Password").fill("p@ss");
	await press("Save and send me a test mail");
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page.getByLabel("Mail server")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("User")).toHaveValue("me@example.com");
	await expect(page.getByLabel("Password")).toHaveValue("");
	await expectFit(page);
	await page.getByRole("link", { name: "Skip this" }).click();
	await step("Community numbers");
	await page.getByLabel("Counters show").selectOption("live");
	await press("Save and go on");
	await step("News");
	await page.getByLabel("Feeds").fill("none");
	await press("Save and go on");
	await step("Language model");
	await page.getByRole("link", { name: "Skip this" }).click();
	await step("Invite your first fans");
	await expect(page.getByText("“Asha invites you to Eden Fans”")).toBeVisible();
	await page.getByLabel("A word from you").fill("The first seat is yours.");
	await press("Make an invitation");
	const link = await page.getByLabel("Your invitation").inputValue();
	await expectFit(page);
	await page.getByRole("link", { name: "Skip this" }).click();
	await step("What now?");
	const first = page.getByRole("link", { name: "Get your first fan in" });
	await expect(first).toHaveAccessibleName(/^Get your first fan in/);
	await expectFit(page);

	const friend = await somebodyElse();
	await friend.goto(link);
	await expect(friend.getByRole("heading", { level: 1 })).toContainText("Asha invites you to Eden Fans");
	await expect(friend.getByText("The first seat is yours.")).toBeVisible();
	await expectFit(friend);
	await friend.getByRole("link", { name: "Join with your email" }).click();
	await alive(friend);
	await friend.getByLabel("Email").fill("friend@example.com");
	await friend.getByRole("button", { name: "Send magic link" }).click();
	await expect(friend.getByRole("heading", { name: "Check Your Email!" })).toBeVisible();
	const mailbox = await friend.request.get(fresh.mailbox);
	const mails = (await mailbox.json()) as { to: string; links: string[] }[];
	await friend.goto(mails.find(({ to }) => to === "friend@example.com")?.links[0] ?? "");
	await alive(friend);
	await friend.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(friend.getByRole("heading", { name: "What should we call you?" })).toBeVisible();

	await page.goto(`${fresh.url}/cms-x9k2m`);
	await expect(page.getByRole("tab", { name: "Today" })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("link", { name: "Done: Get your first fan in" })).toBeVisible();
	await expectFit(page);
	await page.goto(`${fresh.url}/cms-x9k2m?tab=site`);
	const invitation = page.getByRole("row").filter({ hasText: "The first seat is yours." });
	await expect(invitation.getByRole("cell", { name: "1", exact: true })).toBeVisible();
	await page.getByLabel("Name", { exact: true }).fill("Eden Gardens Fans");
	await page.getByRole("form", { name: "Your site's name" }).getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Saved. It's in effect now.")).toBeVisible();
	await expectFit(page);
	await page.goto(`${fresh.url}/terms`);
	await expect(page).toHaveTitle(/Eden Gardens Fans/);
});
