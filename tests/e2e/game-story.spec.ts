import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { OpenBattles } from "../../app/features/battles/battle.ts";
import { expect, newestMail, test } from "./harness.ts";

const FRIENDS_BROWSER =
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15";
const VISITORS_BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function makeLink(page: Page): Promise<string> {
	await page.goto("/community?tab=share");
	await page.getByRole("main").getByRole("button", { name: "Create Share Link" }).click();
	return page.getByRole("textbox", { name: "Share link" }).inputValue();
}

async function joinArmy(page: Page, team: string): Promise<void> {
	await page.goto("/community");
	await page.getByRole("button", { name: `Join ${team}` }).click();
	await expect(page.getByText("Welcome to the team! Let the cricket battle begin!")).toBeVisible();
}

/** Signs a new fan in by a link of the page and the mailed code, skips the name, and returns to that page. */
async function signInFrom(page: Page, link: string, email: string): Promise<void> {
	await page.getByRole("link", { name: link }).click();
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Email").press("Enter");
	await page.getByLabel("Or type the code").fill((await newestMail(page, email)).code);
	await page.getByRole("link", { name: "Skip for now" }).click();
}

test("SHARE-2 PTS-3 COMM-4 BATTLE-1 a friend comes by a link and plays, the sharer earns, and a third browser sees the battle live", async ({
	page: sharer,
	signIn,
	somebodyElse,
}) => {
	await signIn(sharer);
	await joinArmy(sharer, "Chennai Super Kings");
	const link = await makeLink(sharer);

	const friend = await somebodyElse(FRIENDS_BROWSER);
	await friend.goto(link);
	await friend.goto("/community");
	await signInFrom(friend, "Login to Join Chennai Super Kings", `friend-${randomUUID()}@example.com`);
	await expect(friend).toHaveURL("/community");
	await friend.getByRole("button", { name: "Join Chennai Super Kings" }).click();
	await expect(friend.getByRole("article").first()).toContainText("Your Team!");

	await sharer.goto("/profile");
	const history = sharer.getByRole("region", { name: "History" });
	await history.getByRole("button", { name: "Points history" }).click();
	await expect(history.getByRole("listitem").filter({ hasText: "A friend joined with your link" })).toContainText(
		"+10",
	);
	await expect(history.getByRole("listitem").filter({ hasText: "A friend joined your team" })).toContainText("+10");
	await sharer.goto("/players");
	await sharer.getByText("Your viral impact").first().click();
	const impact = sharer.getByRole("region", { name: "Your viral impact" });
	await impact.getByRole("button", { name: "More" }).click();
	await expect(impact.getByRole("definition").nth(3)).toHaveText("1");
	await expect(impact.getByRole("definition").nth(4)).toHaveText("100.0%");

	await friend.goto("/profile");
	await friend.getByRole("button", { name: /^Claim daily bonus/ }).click();
	await expect(friend.getByRole("button", { name: "Already Claimed Today" })).toBeDisabled();
	await friend.goto("/community?tab=challenges");
	const challenge = friend.getByRole("article").filter({ hasText: "Ends" }).filter({ hasText: "Make Some Noise" });
	await challenge.getByRole("button", { name: "ACCEPT CHALLENGE!" }).click();
	await expect(challenge.getByRole("button", { name: "Participating" })).toBeDisabled();

	const visitor = await somebodyElse(VISITORS_BROWSER);
	await visitor.goto("/battles");
	const war = (page: Page) => page.getByRole("article", { name: /^Share war:/ });
	const plates = war(visitor)
		.getByRole("img", { name: /points$/ })
		.first();
	const points = async () => Number(/(\d+) points$/.exec((await plates.getAttribute("aria-label")) ?? "")?.[1]);
	await expect(war(visitor)).toBeVisible();
	// from the API, because a battle shows no score below 20 points; other tests may have scored in it
	const { battles } = (await (await visitor.request.get("/api/battles")).json()) as OpenBattles;
	const before = battles.find(({ battle_type }) => battle_type === "share_war")?.team_a_points ?? Number.NaN;
	await visitor.evaluate(() => Object.assign(window, { never_reloaded: true }));
	for (const member of [friend, sharer]) {
		await member.goto("/battles");
		await war(member)
			.getByRole("button", { name: /^Join / })
			.first()
			.click();
		await expect(war(member)).toContainText("10 of your side's points are yours.");
	}
	await expect(plates).toBeVisible();
	await expect.poll(points).toBe(before + 20);
	// a share scores in this battle and counts for the challenge
	await makeLink(friend);
	await expect.poll(points).toBe(before + 25);
	expect(await visitor.evaluate(() => "never_reloaded" in window)).toBe(true);
	// the share has changed the score, so it has changed the challenge too
	await friend.goto("/community?tab=challenges");
	await expect(challenge.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
});
