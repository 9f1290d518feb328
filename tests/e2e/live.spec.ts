import type { UnfinishedMatch } from "../../record/builder/format.ts";
import { keepRecord } from "../../record/file/keep.ts";
import { openMatchRecord } from "../../record/record.ts";
import { documentOf } from "../../scripts/match/document.ts";
import { ballsIn, upTo } from "../../scripts/match/up-to.ts";
import { expectFit } from "./fit.ts";
import { alive, expect, test } from "./harness.ts";
import { PHONE } from "./screens.ts";
import { startWorkerSite, type WorkerSite } from "./site.ts";

// a site of its own, because a live match changes pages that other tests use
const MATCH_FEED_TOKEN = "a token for the match feed";
const FINAL_OF_2016 = 981019;
const PLAYED_AS = 900_000_001;

let own: WorkerSite;
let match: UnfinishedMatch;
test.beforeAll(async () => {
	own = await startWorkerSite({ MATCH_FEED_TOKEN });
	const record = await openMatchRecord(await keepRecord(own.dataDir));
	match = await documentOf(record, FINAL_OF_2016, { date: "2030-05-29" });
	record.close();
});
test.afterAll(() => own.close());
test.use(PHONE);

/** Posts the match as it was after its first `balls` balls. */
async function play(balls: number): Promise<void> {
	const answer = await fetch(`${own.url}/api/matches/${PLAYED_AS}/live`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${MATCH_FEED_TOKEN}` },
		body: JSON.stringify(upTo(match, balls)),
	});
	expect(await answer.json()).toMatchObject({ state: "stored" });
}

test("LIVE-1 an open page follows a live match to its end, readable by day and night", async ({ page }) => {
	await play(3);
	await page.goto(`${own.url}/matches/${PLAYED_AS}`);
	await alive(page);
	const score = page.getByRole("region", { name: "Score" });
	await expect(score.getByText("Live", { exact: true })).toBeVisible();
	await expect(score.getByText("SRH are batting first.")).toBeVisible();
	await expectFit(page, { whole: true, night: true });

	await play(130);
	await expect(score.getByText(/^RCB need \d+ runs from \d+ balls\.$/)).toBeVisible();

	await play(ballsIn(match));
	await expect(score.getByText("Sunrisers Hyderabad won by 8 runs.").first()).toBeVisible();
	await expect(score.getByText("Provisional", { exact: true })).toBeVisible();
	await expectFit(page, { whole: true, night: true });

	for (const path of ["/", "/matches"]) {
		await page.goto(own.url + path);
		await alive(page);
		await expect(page.getByText("Provisional", { exact: true })).toBeVisible();
		await expectFit(page);
	}
});
