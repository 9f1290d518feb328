import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { iplFacts } from "../../../db/schema/facts.ts";
import { escaped } from "../../../tests/fixtures/html.ts";
import { startTestSite, testSite } from "../../../tests/fixtures/site.ts";
import type { Fact } from "./fact.ts";
import { type FactsPage, findFact, searchFacts } from "./facts.server.ts";
import { factsTexts } from "./rules.ts";

const site = await testSite();

type NewFact = { title: string; fact: string; slug?: string | null; tags?: string[]; category?: string };

async function storeFact({ title, fact, slug = null, tags = [], category = "History" }: NewFact): Promise<string> {
	const [row] = await site.database.db
		.insert(iplFacts)
		.values({ title, fact, slug, tags, category })
		.returning({ id: iplFacts.id });
	return row?.id ?? "";
}
const api = async (path: string) => (await (await site.visitor().get(path)).json()) as FactsPage;

test("HOME-1 the home page as served shows the nine newest facts", async () => {
	const { facts } = await api("/api/facts");
	const { html } = await site.page("/");
	for (const fact of facts.slice(0, 9)) expect(html).toContain(`href="/facts/${fact.slug}"`);
	expect(html.match(/class="card fact-tile"/g)).toHaveLength(9);
	expect((await site.page("/home")).html).toContain(`<link rel="canonical" href="${site.url}/"`);
});

test("FACT-1 a fact has its fields, and a default source if none is stored", async () => {
	const id = await storeFact({ title: "Nobody said where from", fact: "It was said all the same.", tags: ["hearsay"] });
	const { facts } = await api("/api/facts?q=hearsay");
	expect(facts).toEqual([
		expect.objectContaining({
			id,
			title: "Nobody said where from",
			fact: "It was said all the same.",
			category: "History",
			tags: ["hearsay"],
			verified: false,
			created_at: expect.any(String),
			updated_at: expect.any(String),
			slug: expect.any(String),
		}),
	]);
	// the first request by id stores the slug
	const { location } = await site.page(`/facts/${id}`);
	expect((await site.page(location ?? "")).html).toContain("IPL Facts Database");
});

test("FACT-3 the facts page works without scripts: its address has search and category", async () => {
	const { status, html } = await site.page("/facts?q=kohli&category=Players");
	expect(status).toBe(200);
	const { facts, total } = await api("/api/facts?q=kohli&category=Players");
	expect(total).toBeGreaterThan(0);
	for (const fact of facts) expect(html).toContain(`href="/facts/${fact.slug}"`);
	expect(html).toContain('value="kohli"');
});

test("FACT-3 a search finds title, text or tag in any case, and nothing else", async () => {
	await storeFact({ title: "Zebra Crossing", fact: "Nothing else here.", slug: "zebra-1" });
	await storeFact({ title: "Stripes", fact: "A ZEBRA in the text.", slug: "zebra-2" });
	await storeFact({ title: "Horse", fact: "Plain.", tags: ["zebras"], slug: "zebra-3" });
	const found = await searchFacts(site.database.db, { q: "zEbRa", category: null });
	expect(found.facts.map((fact) => fact.slug)).toEqual(["zebra-3", "zebra-2", "zebra-1"]);
	expect(found.total).toBe(3);
	// a hashtag
	const tagged = await searchFacts(site.database.db, { q: "#zebra", category: null });
	expect(tagged.facts).toEqual(found.facts);
});

test("FACT-3 a search takes % and _ and quotes literally", async () => {
	await storeFact({ title: "A 100% sure thing", fact: "It's so_so.", slug: "percent" });
	const { db } = site.database;
	for (const [q, total] of [
		["100% sure", 1],
		["0%s", 0],
		["so_so", 1],
		["_o_", 0],
		["it's", 1],
		["\\", 0],
	] as const)
		expect((await searchFacts(db, { q, category: null })).total, q).toBe(total);
});

test("FACT-3 paging forward and back shows every fact once, newest first", async () => {
	const { db } = site.database;
	const all = await db.select({ id: iplFacts.id }).from(iplFacts).orderBy(sql`number desc`);
	const seen: string[] = [];
	let after: string | undefined;
	let before: string | null = null;
	do {
		const found: FactsPage = await searchFacts(db, { q: "", category: null, after });
		seen.push(...found.facts.map((fact) => fact.id));
		before = found.previous;
		after = found.next ?? undefined;
	} while (after);
	expect(seen).toEqual(all.map((row) => row.id));
	const back: string[] = [];
	while (before) {
		const found: FactsPage = await searchFacts(db, { q: "", category: null, before });
		back.unshift(...found.facts.map((fact) => fact.id));
		before = found.previous;
	}
	expect(back).toEqual(seen.slice(0, back.length));
});

test("FACT-3 a search uses the index, whatever the number of facts", async () => {
	const { rows } = await site.database.db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		return tx.execute(sql`explain select 1 from ipl_facts where fact_search_text(title, fact, tags) like '%kohli%'`);
	});
	expect(JSON.stringify(rows)).toContain("ipl_facts_search_idx");
});

test("FACT-3 a search for one or two letters finds them anywhere in a text, and uses an index", async () => {
	const { db } = site.database;
	await storeFact({ title: "Jäkłqx-ẞ", fact: "At 6/\u20b97. \\o/", slug: "strange-letters", tags: ['"{zz', "ẑ"] });
	for (const q of ["kł", "ŁQ", "qx", "x-", "6/", "/₹", "₹", "\\", "\\o", '"{', "{z", "ẑ", "--", "/₹7."]) {
		const { facts } = await searchFacts(db, { q, category: null });
		const found = facts.some(({ slug }) => slug === "strange-letters");
		expect(found, q).toBe(q !== "--");
	}
	const { rows } = await db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		return tx.execute(sql`explain select 1 from ipl_facts where fact_letters(title, fact, tags) @> array['qx']`);
	});
	expect(JSON.stringify(rows)).toContain("ipl_facts_letters_idx");
});

test("FACT-3 a search finds words with a hyphen by a blank between them, and the other way round", async () => {
	await storeFact({ title: "A hat-trick of last-over wickets", fact: "He took a hat-trick.", slug: "hyphened" });
	for (const q of ["hat trick", "HAT-trick", "over-wickets"]) {
		const { facts } = await searchFacts(site.database.db, { q, category: null });
		expect(
			facts.map(({ slug }) => slug),
			q,
		).toContain("hyphened");
	}
	const { total } = await searchFacts(site.database.db, { q: "hat_trick", category: null });
	expect(total).toBe(0);
});

test("FACT-4 a search without results answers 200 and says so", async () => {
	const { status, html } = await site.page("/facts?q=no%20such%20thing");
	expect(status).toBe(200);
	expect(html).toContain("No facts match your search criteria.");
});

test("FACT-5 a fact's page shows its tags as searches, its details and its proof", async () => {
	const [fact] = (await api("/api/facts?category=Records")).facts as [Fact];
	const { html } = await site.page(`/facts/${fact.slug}`);
	expect(html).toContain("Related Topics");
	expect(html).toContain("Fact Details");
	expect(html).toContain(`/facts?${new URLSearchParams({ q: fact.tags[0] ?? "" })}`);
	expect(html).toContain("IPL Facts Database");
	expect(html).toContain("Checked against the record");
	expect(html.match(/class="ad-slot"/g)).toHaveLength(3);
	expect(html).toContain('"@type":"Article"');
});

test("FACT-5 a fact by its UUID, in any case, is redirected to its slug", async () => {
	const [fact] = (await api("/api/facts")).facts as [Fact];
	for (const id of [fact.id, fact.id.toUpperCase()]) {
		const { status, location } = await site.page(`/facts/${id}`);
		expect([301, 308]).toContain(status);
		expect(location).toBe(`/facts/${fact.slug}`);
	}
});

test("FACT-5 an unknown slug redirects temporarily to the fact with most of its words, if more than half", async () => {
	await storeFact({ title: "Quokka beats wombat", fact: "By nine wickets.", slug: "quokka-beats-wombat" });
	await storeFact({ title: "Wombat again", fact: "The quokka rests.", slug: "wombat-again" });
	for (const [slug, found] of [
		["wombat-and-the-quokka", "quokka-beats-wombat"],
		["quokka", "quokka-beats-wombat"],
		["wombat", "wombat-again"],
		["quokka-wombat-platypus", "quokka-beats-wombat"],
	])
		expect(await site.page(`/facts/${slug}`), slug).toMatchObject({ status: 302, location: `/facts/${found}` });
	const far = [
		"platypus",
		"quokka-platypus",
		"the-ipl-record",
		"zzqxj-never-played",
		"no-such-fact-here",
		"neither-this",
	];
	for (const slug of far) expect((await site.page(`/facts/${slug}`)).status, slug).toBe(404);
});

test("FACT-5 a slug that is only a name redirects to a fact about it", async () => {
	for (const slug of ["kohli", "virat-kohli-most-runs-ever", "chris-gayle-175"]) {
		const { status, location } = await site.page(`/facts/${slug}`);
		expect(status, slug).toBe(302);
		expect(await (await site.visitor().get(location ?? "")).text()).toMatch(/Kohli|Gayle/);
	}
});

test("FACT-2 concurrent readers of a fact without a slug save one slug", async () => {
	const id = await storeFact({ title: "Slugless wonder", fact: "Scored 7 runs." });
	const readers = await Promise.all(Array.from({ length: 10 }, () => site.page(`/facts/${id}`)));
	const [row] = await site.database.db.select({ slug: iplFacts.slug }).from(iplFacts).where(eq(iplFacts.id, id));
	expect(row?.slug).toBe("slugless-wonder-runs");
	for (const { location } of readers) expect(location).toBe("/facts/slugless-wonder-runs");
});

test("FACT-2 a taken slug gets a number; a title without letters gets a slug too", async () => {
	const { db } = site.database;
	const same = { title: "Same title", fact: "Same text." };
	const slugs = await Promise.all(
		[same, same, same].map(
			async (fact) => (await findFact(site.jobContext.record, db, await storeFact(fact)))?.fact.slug,
		),
	);
	expect(slugs.sort()).toEqual(["same-title", "same-title-2", "same-title-3"]);
	const odd = await findFact(site.jobContext.record, db, await storeFact({ title: "₹₹₹", fact: "…" }));
	expect(odd?.fact.slug).toMatch(/^[0-9a-f]{8}$/);
});

test("FACT-6 an unknown fact answers 404, as a page that names its slug and in the API", async () => {
	for (const slug of ["no-such-fact", "00000000-0000-4000-8000-000000000000"]) {
		const { status, html } = await site.page(`/facts/${slug}`);
		expect(status).toBe(404);
		expect(html).toContain("Fact Not Found");
		expect(html).toContain(`The fact &quot;${slug}&quot; could not be found in our database.`);
		expect(html).toContain('href="/facts"');
		expect((await site.visitor().get(`/api/facts/${slug}`)).status).toBe(404);
	}
});

test("FACT-6 hostile slugs and searches cause no server error", async () => {
	for (const slug of ["%00", "..%2F..%2Fetc", "%3Cscript%3E", "a'%20or%201=1--", "x".repeat(3000), "%E0%A4%A"]) {
		expect([400, 404], slug).toContain((await site.page(`/facts/${slug}`)).status);
		expect([400, 404], slug).toContain((await site.visitor().get(`/api/facts/${slug}`)).status);
	}
	for (const query of ["q=%00", `q=${"x".repeat(5000)}`, "after=-1", "after=x&before=y", "q=a&q=b"])
		expect((await site.page(`/facts?${query}`)).status, query).toBe(200);
	const { html } = await site.page("/facts?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
	expect(html).not.toContain("<img src=x");
});

test("FACT-7 anybody may generate facts; they are verified and first in the list", async () => {
	await site.page("/facts");
	const response = await site.visitor().post("/api/functions/generate-ipl-facts", { category: "Venues", count: 5 });
	expect(await response.json()).toEqual({ generated_count: 5, category: "Venues" });
	const { facts } = await api("/api/facts?category=Venues");
	expect(facts.slice(0, 5).every((fact) => fact.verified && fact.category === "Venues")).toBe(true);
	expect((await site.page("/facts")).html).toContain(escaped(facts[0]?.title ?? ""));
});

test("FACT-7 the entry refuses a wrong category, a wrong count and too many calls, each with its reason", async () => {
	const visitor = site.visitor();
	const ask = (body: unknown) => visitor.post("/api/functions/generate-ipl-facts", body);
	for (const [body, field] of [
		[{ category: "Gossip" }, "category"],
		[{ category: "Teams", count: 0 }, "count"],
		[{ category: "Teams", count: 1000 }, "count"],
		[{ category: "Teams", count: "5" }, "count"],
	] as const) {
		const refused = await ask(body);
		expect(refused.status).toBe(400);
		expect(await refused.json()).toMatchObject({ field });
	}
	const statuses = [];
	for (let call = 0; call < 10; call++) statuses.push((await ask({ category: "Nope" })).status);
	expect(statuses).toContain(429);
});

test("FACT-7 the refusal names the site's daily budget", async () => {
	const budget = { name: "generate-facts-site", points: 500, per_seconds: 86_400 };
	const fresh = await startTestSite();
	for (let call = 0; call < 500; call++) await fresh.limits.take(budget, "all");
	const refused = await fresh.visitor().post("/api/functions/generate-ipl-facts", { category: "Teams", count: 1 });
	expect(refused.status).toBe(429);
	expect(await refused.json()).toMatchObject({ detail: factsTexts.budgetSpent });
	await fresh.close();
});

test("FACT-8 the hub shows every category with its count and its newest facts", async () => {
	const { html } = await site.page("/facts-hub");
	for (const category of ["Teams", "Players", "Records", "Auctions", "History", "Venues", "Rules", "Statistics"]) {
		const { facts } = await api(`/api/facts?category=${category}`);
		expect(html, category).toContain(`href="/facts?category=${category}"`);
		expect(html, category).toContain(`href="/facts/${facts[0]?.slug}"`);
	}
});
