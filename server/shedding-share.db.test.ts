import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../tests/fixtures/site.ts";

const FLOOD = "198.51.100.6";
const FAN = "203.0.113.9";
const PAGES = 120;

let site: TestSite;
beforeAll(async () => {
	const pressure = { sheds: () => true, reading: () => ({ late_ms: 500, waiting: 0, level: 4 }), close() {} };
	site = await startTestSite({ TRUST_PROXY: "on" }, { pressure });
});
afterAll(() => site.close());

const from = (client: string) => site.visitor({ "x-forwarded-for": client });
const QUESTION = { rows: "sides", measures: ["won"], by: ["team"], where: { season: 2011 } };

/** Which are shed of a question to the record, one to the assistant, and a write. */
async function shed(client: string): Promise<boolean[]> {
	const calls = [
		from(client).post("/api/record", QUESTION),
		from(client).post("/api/functions/ipl-ai-assistant", { question: "Who scored most runs in 2016?" }),
		from(client).patch("/api/settings", {}),
	];
	return (await Promise.all(calls)).map(({ status }) => status === 503);
}

test("SITE-3 a network whose pages keep the site busy has its own requests shed, and another network's are answered", async () => {
	expect(await shed(FAN), "nobody in particular").toEqual([true, true, true]);
	// many pages: the busy time of the three requests above, the first of their kind, is then small beside theirs
	for (let n = 0; n < PAGES; n++) {
		// a limit counts by address, the busy time by wide network
		const page = await from(`198.51.100.${n % 200}`).get(`/search?q=kohli%20x${n}z`);
		expect(page.status).toBe(200);
	}
	expect(site.busyTime.isOthers("203.0.113.0/24")).toBe(true);
	expect(await shed(FAN)).toEqual([false, false, false]);
	expect((await from(FAN).post("/api/record", QUESTION)).status).toBe(200);
	expect(await shed(FLOOD)).toEqual([true, true, true]);
	expect(await shed("198.51.100.77"), "the same wide network").toEqual([true, true, true]);
});
