import { eq, notInArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newsArticles } from "../../../../db/schema/news.ts";
import { seedNews } from "../../../../db/seed/news.ts";
import { NEWS_SAMPLES } from "../../../../db/seed/news-samples.ts";
import { sourceRows, testRecord } from "../../../../tests/fixtures/record.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { EXPLAINER_IDS } from "../explainer-ids.ts";
import { explain, verifyExplainers } from "./explain.server.ts";
import { EXPLAINERS } from "./explainers.ts";

const record = await testRecord();
const textOf = async (id: string) => (await explain(record, id))?.text ?? "";
const words = (text: string) => text.split(/\s+/).length;
const wrongIn = async (prose: string) => {
	const { wrong } = await verifyExplainers(record, [
		{ id: "one", questions: EXPLAINERS[0]?.questions ?? (() => ({})), prose },
	]);
	return wrong[0]?.why;
};

describe("the explainers", () => {
	test.each(EXPLAINERS.map(({ id }) => [NEWS_SAMPLES.find((sample) => sample.id === id)?.title, id]))(
		"NEWS-3 %s: has 250 to 400 words and all figures",
		async (_, id = "") => {
			const text = await textOf(id);
			expect(words(text)).toBeGreaterThanOrEqual(250);
			expect(words(text)).toBeLessThanOrEqual(400);
			expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
		},
	);

	test("FACT-9 the record proves all nine", async () => {
		expect(await verifyExplainers(record)).toEqual({ checked: 9, wrong: [] });
	});

	test("FACT-9 verification names a missing figure, a typed one, and a shared first place written as a single one", async () => {
		expect(await wrongIn("They had {table.6.points} points.")).toBe("the record has no {table.6.points}");
		expect(await wrongIn("They had {nothing.points} points.")).toBe("the record has no {nothing.points}");
		expect(await wrongIn("They had 18 points.")).toBe("18 is typed, not filled in from the record");
		expect(await wrongIn("Since 2011 they have had {least.points} points.")).toBeUndefined();
		const shared = EXPLAINERS.find(({ id }) => id === EXPLAINER_IDS.caps);
		const alone = "The most wickets of a season are the {deep.wickets} of {deep.player}.";
		const { wrong } = await verifyExplainers(record, shared ? [{ ...shared, prose: alone }] : []);
		expect(wrong[0]?.why).toBe("says that a shared first is alone");
	});

	test("NEWS-3 have the figures of the source files", async () => {
		const matches = sourceRows("matches");
		const [rain, tie] = [await textOf(EXPLAINER_IDS.rain_rule), await textOf(EXPLAINER_IDS.super_over)];
		const count = (holds: (row: Record<string, string>) => boolean) => matches.filter(holds).length;
		const all = matches.length.toLocaleString("en-US");
		expect((await explain(record, EXPLAINER_IDS.counting))?.counted).toContain(`Counted from ${all} matches and `);
		expect(rain).toContain(`Of ${all} matches in the IPL, ${count(({ method }) => method !== "")} had a target`);
		expect(tie).toContain(`the IPL has had ${count(({ super_over }) => super_over === "1")} ties`);
	});
});

describe("a site that has stored texts of an earlier version", () => {
	test("NEWS-6 gets the present texts; an id still in use shows the new text, a removed one redirects to the news", async () => {
		const site = await testSite();
		const { db } = site.database;
		const older = (number: number, title: string) => ({
			id: `5a3b1e00-0000-4000-8000-${String(number).padStart(12, "0")}`,
			title,
			snippet: "Two sentences. No more.",
			source: "Twelfth Man samples",
			category: "International" as const,
			channel: "sample" as const,
		});
		const gone = older(7, "Why a Test match can be saved by doing nothing");
		await db.delete(newsArticles).where(eq(newsArticles.id, EXPLAINER_IDS.super_over));
		await db.insert(newsArticles).values([gone, older(4, "How a tie is broken")]);
		await seedNews(db);
		const stored = await db.select().from(newsArticles).where(eq(newsArticles.channel, "sample"));
		expect(stored.map(({ title }) => title).sort()).toEqual(NEWS_SAMPLES.map(({ title }) => title).sort());
		const before = await db.select().from(newsArticles);
		await seedNews(db);
		expect(await db.select().from(newsArticles)).toEqual(before);
		expect(await (await site.visitor().get(`/news/${EXPLAINER_IDS.super_over}`)).text()).toContain(
			"Then each side gets one more over",
		);
		const led = await site.visitor().get(`/news/${gone.id}`);
		expect([led.status, led.headers.get("location")]).toEqual([301, "/news"]);
		expect(
			await db.$count(
				newsArticles,
				notInArray(
					newsArticles.id,
					NEWS_SAMPLES.map(({ id }) => id),
				),
			),
		).toBe(0);
	});
});
