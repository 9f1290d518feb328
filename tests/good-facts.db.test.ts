import { desc, eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { FACTS_BUDGET, FACTS_SHARE } from "../app/features/facts/api.server.ts";
import { generateFacts } from "../app/features/facts/generate.server.ts";
import { KINDS } from "../app/features/facts/maker/kinds.ts";
import { MIN_SCORE, scoreOf } from "../app/features/facts/maker/score.ts";
import { FACT_CATEGORIES, FACTS_ON_HOME, factsTexts } from "../app/features/facts/rules.ts";
import { composeDigest } from "../app/features/newsletter/issues.server.ts";
import { DIGEST_FACTS, FACTS_REST_ISSUES } from "../app/features/newsletter/rules.ts";
import { iplFacts } from "../db/schema/facts.ts";
import { newsletterIssues } from "../db/schema/newsletter.ts";
import { limitKeysOf } from "../platform/limits/visitor.ts";
import { testSite } from "./fixtures/site.ts";

const PATH = "/api/functions/generate-ipl-facts";

const site = await testSite({ TRUST_PROXY: "on", ADMIN_EMAILS: "admin@example.com" });

const from = (address: string) => ({ "x-forwarded-for": address });
const press = (address: string, category = "General", count = 5) =>
	site.visitor().post(PATH, { category, count }, from(address));
const newest = () => site.database.db.select().from(iplFacts).orderBy(desc(iplFacts.number));

describe("HOME-1 the score of a fact", () => {
	test("is stored with each fact, positive for every kind, and good enough for facts of every category", async () => {
		for (const { name } of KINDS) expect(scoreOf(`${name} {}`), name).toBeGreaterThan(0);
		const facts = await newest();
		for (const { statement, score } of facts) expect(score, statement ?? "").toBe(scoreOf(statement ?? ""));
		const good = facts.filter(({ score }) => score >= MIN_SCORE);
		for (const category of FACT_CATEGORIES)
			expect(good.filter((fact) => fact.category === category).length, category).toBeGreaterThan(3);
		// enough that the newsletter need not repeat one within half a year
		expect(good.length).toBeGreaterThanOrEqual(DIGEST_FACTS * FACTS_REST_ISSUES);
	});

	test("is lower for a lower place of a ranking, and 0 for an unknown kind", () => {
		expect(scoreOf('career_runs {"place":1}')).toBeGreaterThan(scoreOf('career_runs {"place":2}'));
		expect(scoreOf('batting_position {"position":6}')).toBeLessThan(MIN_SCORE);
		expect(scoreOf('dearest_spell {"place":2}')).toBeLessThan(MIN_SCORE);
		expect(scoreOf('over_number {"over":20}')).toBeGreaterThan(scoreOf('over_number {"over":9}'));
		expect(["hearsay {}", "", "career_runs"].map(scoreOf)).toEqual([0, 0, 0]);
	});

	test("FACT-7 HOME-4 is good enough for all facts on home and in the newsletter, after many visitors and a bulk run made new ones", async () => {
		const { db } = site.database;
		const before = new Set((await newest()).map(({ id }) => id));
		for (let visit = 0; visit < 30; visit++) {
			const category = ["Statistics", "Records", "General"][visit % 3];
			expect((await press(`10.5.${visit % 10}.1`, category)).status).toBe(200);
		}
		for (const category of FACT_CATEGORIES) await generateFacts(site.jobContext.record, db, category, 15);
		const facts = await newest();
		const made = facts.filter(({ id }) => !before.has(id));
		expect(made.length).toBeGreaterThan(100);
		expect(made.filter(({ score }) => score < MIN_SCORE)).toEqual([]);

		// the cached list was purged
		const listed = (await (await site.visitor().get("/api/facts")).json()) as { facts: { id: string }[] };
		expect(listed.facts.map(({ id }) => id)).toEqual(facts.slice(0, listed.facts.length).map(({ id }) => id));
		const html = await (await site.visitor().get("/")).text();
		const shown = [...html.matchAll(/class="card fact-tile"[\s\S]*?href="\/facts\/([^"]+)"/g)].map(([, slug]) => slug);
		expect(shown).toEqual(facts.slice(0, FACTS_ON_HOME).map(({ slug }) => slug));

		for (let issue = 0; issue < FACTS_REST_ISSUES; issue++) {
			const { facts: chosen, subject } = await composeDigest(db, site.record);
			const fact_ids = chosen.map(({ id }) => id);
			const rows = await db.select().from(iplFacts).where(inArray(iplFacts.id, fact_ids));
			expect(rows).toHaveLength(DIGEST_FACTS);
			expect(rows.filter(({ score }) => score < MIN_SCORE)).toEqual([]);
			expect(subject).toContain(chosen[0]?.title);
			const week = new Date(Date.UTC(2020, 0, 6 + 7 * issue)).toISOString().slice(0, 10);
			await db.insert(newsletterIssues).values({ week, fact_ids, content: { facts: chosen } });
		}
	});

	test("HOME-1 FACT-3 does not hide older facts from searches; home shows the newest of a category", async () => {
		const { db } = site.database;
		const all = await db.select().from(iplFacts).where(eq(iplFacts.category, "Rules")).orderBy(desc(iplFacts.number));
		const html = await (await site.visitor().get("/?category=Rules")).text();
		const shown = [...html.matchAll(/class="card fact-tile"[\s\S]*?href="\/facts\/([^"]+)"/g)].map(([, slug]) => slug);
		expect(shown).toEqual(all.slice(0, FACTS_ON_HOME).map(({ slug }) => slug));
		const filler = (await newest()).find(({ score }) => score < 40);
		const found = await (await site.visitor().get(`/?q=${encodeURIComponent(filler?.title ?? "")}`)).text();
		expect(found).toContain(`/facts/${filler?.slug}`);
	});
});

describe("FACT-7 the day's budget of new facts", () => {
	const spend = async (key: string) => {
		for (let press = 0; press < FACTS_SHARE.points; press++) await site.limits.take(FACTS_SHARE, key);
	};

	test("has a share for each network, all its addresses together", async () => {
		expect(FACTS_SHARE.points * 5).toBeLessThanOrEqual(FACTS_BUDGET.points);
		await spend("2001:db8:1:2::1");
		const refused = await press("2001:db8:1:2::77");
		expect(refused.status).toBe(429);
		expect((await refused.json()).detail).toBe(factsTexts.shareSpent);
		const used = await site.limits.used(FACTS_BUDGET, "all");
		expect((await press("2001:db8:1:2:ffff::1")).status).toBe(429);
		expect(await site.limits.used(FACTS_BUDGET, "all")).toBe(used);
		expect((await press("2001:db8:1:103::77")).status).toBe(200);
	});

	test("has a share for each wide network, all its networks together", async () => {
		for (let press = 0; press < 100; press++)
			await site.limits.reserveAll(...limitKeysOf(FACTS_SHARE, { fan: null, client: `2001:db8:7:${press % 4}00::1` }));
		const refused = await press("2001:db8:7:900::1");
		expect([refused.status, await refused.json()]).toMatchObject([429, { detail: factsTexts.shareSpent }]);
		expect((await press("2001:db8:8::1")).status).toBe(200);
	});

	test("has a share for each fan in all networks; another account does not renew a network's share; admins have no limit", async () => {
		const body = { category: "General", count: 1 };
		const fan = await site.fan("press@example.com");
		await spend(await fan.id());
		expect((await fan.post(PATH, body, from("10.6.0.1"))).status).toBe(429);
		await spend("10.6.0.2");
		expect((await (await site.fan("other@example.com")).post(PATH, body, from("10.6.0.2"))).status).toBe(429);
		expect((await (await site.fan("admin@example.com")).post(PATH, body, from("10.6.0.2"))).status).toBe(200);
	});
});

describe("FACT-7 ADMIN-3 a generation that makes nothing says why", () => {
	test("facts", async () => {
		while ((await generateFacts(site.jobContext.record, site.database.db, "Rules", 200)).length > 0);
		const answer = await (await press("10.7.0.1", "Rules")).json();
		expect(answer).toEqual({ generated_count: 0, category: "Rules", why: factsTexts.nothingNew("Rules") });
	});

	test("questions", async () => {
		const admin = await site.fan("admin@example.com");
		const body = { category: "Records", difficulty: "Easy" };
		let answer = { generated_count: 5, why: "" };
		for (let press = 0; press < 20 && answer.generated_count > 0; press++)
			answer = await (await admin.post("/api/functions/generate-quiz-questions", body)).json();
		expect(answer).toMatchObject({
			generated_count: 0,
			why: "You've had every easy question about Records we can make. Try another difficulty.",
		});
	});
});
