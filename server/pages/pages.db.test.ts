import { afterEach, expect, test } from "vitest";
import { pagesWithFacts } from "../../tests/fixtures/pages-build.ts";
import { testSite } from "../../tests/fixtures/site.ts";

const CROWD = "198.51.100.6";
const READER = "203.0.113.9";
const WAITING = 32;

let searched: string[] = [];
const blocked: (() => void)[] = [];
// searches of the crowd run until the test releases them
const build = pagesWithFacts(async (words, load) => {
	searched.push(words);
	if (words.startsWith("crowd")) await new Promise<void>((go) => blocked.push(go));
	return load();
});
const renders = { at_once: 8, at_once_of_one: 2, waiting: WAITING };
const site = await testSite({ TRUST_PROXY: "on" }, { renders, build: () => build });
afterEach(() => {
	searched = [];
});

const from = (client: string) => site.visitor({ "x-forwarded-for": client, accept: "text/html" });
const search = (client: string, q: string) => from(client).get(`/facts?q=${q}`);

/** Waits until this number of further requests has reached the pages. */
function arrivals() {
	const before = site.pageCache.counts().misses;
	return (count: number) => expect.poll(() => site.pageCache.counts().misses - before).toBe(count);
}

/** Releases searches until all requests are answered, and returns their statuses. */
async function ended(asked: Promise<Response>[]): Promise<number[]> {
	let left = true;
	const all = Promise.all(asked).finally(() => {
		left = false;
	});
	while (left) {
		for (const go of blocked.splice(0)) go();
		await new Promise(setImmediate);
	}
	return (await all).map(({ status }) => status);
}

test("SHELL-9 a network that floods the queue takes no page from another network", async () => {
	const crowd = Array.from({ length: WAITING + 24 }, (_, n) => search(CROWD, `crowd${n}`));
	const refused = await Promise.any(
		crowd.map(async (asked) => {
			const answer = await asked;
			expect(answer.status).toBe(503);
			return answer;
		}),
	);
	expect(refused.headers.get("retry-after")).toMatch(/^[0-9]+$/);
	expect(refused.headers.get("content-type"), "who opens a page reads a page").toMatch(/^text\/html/);
	expect(await refused.text()).toContain("<h1>");
	for (const path of ["/facts?q=gayle", "/teams/mi", "/players/compare"])
		expect((await from(READER).get(path)).status, path).toBe(200);
	const statuses = await ended(crowd);
	expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0.75 * WAITING);
});

test("SHELL-9 a page is rendered for its waiting readers although another reader was refused", async () => {
	const first = Array.from({ length: 2 }, (_, n) => search(CROWD, `crowd-first${n}`));
	await expect.poll(() => blocked.length).toBe(2);
	const left = new AbortController();
	const arrived = arrivals();
	const gone = from(CROWD)
		.request("GET", "/facts?q=shared", { signal: left.signal })
		.catch(() => "left");
	await arrived(1);
	const reader = search(READER, "shared");
	await arrived(2);
	left.abort();
	expect(await gone).toBe("left");
	expect((await from(READER).get("/healthz")).status).toBe(200);
	expect(await ended(first)).toEqual([200, 200]);
	expect((await reader).status).toBe(200);
	expect(searched.filter((q) => q === "shared")).toHaveLength(1);
});

test("SHELL-9 a page whose reader has left the queue is not rendered", async () => {
	const first = Array.from({ length: 2 }, (_, n) => search(CROWD, `crowd-busy${n}`));
	await expect.poll(() => blocked.length).toBe(2);
	const leaving = new AbortController();
	const arrived = arrivals();
	const left = Array.from({ length: 20 }, (_, n) =>
		from(CROWD)
			.request("GET", `/facts?q=left${n}`, { signal: leaving.signal })
			.catch(() => "left"),
	);
	const waits = search(CROWD, "waits");
	await arrived(21);
	leaving.abort();
	expect(new Set(await Promise.all(left))).toEqual(new Set(["left"]));
	// an answer of the same process shows that earlier closes were processed
	expect((await from(CROWD).get("/healthz")).status).toBe(200);
	expect(await ended([...first, waits])).toEqual([200, 200, 200]);
	expect(searched.filter((q) => q.startsWith("left"))).toEqual([]);
});

test("SHELL-9 parameters that a page does not read do not cause another rendering", async () => {
	const bodies = new Set<string>();
	for (const more of ["", "&x=1", "&x=2&y", "&team=mi", "&utm_source=a"])
		bodies.add(await (await search(READER, `rahul${more}`)).text());
	expect([bodies.size, searched]).toEqual([1, ["rahul"]]);
	const before = site.pageCache.counts().renders;
	for (const name of ["q", "x", "_routes"]) await from(READER).get(`/teams/csk?${name}=${Math.random()}`);
	expect(site.pageCache.counts().renders - before).toBe(1);
});

test("SHELL-6 all unknown addresses share one cached page", async () => {
	// the last two are requests of React Router's client
	const paths = ["/nothing", "/nothing-else?x=1", "/facts/a/b/c", "/wp-admin.php", "/facts.data", "/__manifest?p=/"];
	const before = site.pageCache.counts().renders;
	const bodies = new Set<string>();
	for (const path of paths) {
		const answer = await from(READER).get(path);
		expect(answer.status, path).toBe(404);
		bodies.add(await answer.text());
	}
	expect([bodies.size, site.pageCache.counts().renders - before]).toEqual([1, 1]);
});

test("SHELL-6 a page with an unknown name is not cached", async () => {
	const before = site.pageCache.counts().pages;
	for (const path of ["/facts?category=nope", "/players/nobody", "/facts/no-such-fact-at-all"])
		expect((await from(READER).get(path)).status, path).toBe(404);
	expect(site.pageCache.counts().pages).toBe(before);
});

test("SHELL-6 another spelling of an address redirects to the page without a rendering, whatever its case, escapes and slashes", async () => {
	const before = site.pageCache.counts();
	for (const [path, location] of [
		["/fAcTs?category=venues", "/facts?category=venues"],
		["/%66acts", "/facts"],
		["/facts/", "/facts"],
		["//facts", "/facts"],
		["/Players/Compare", "/players/compare"],
		["/Privacy", "/privacy"],
	] as const) {
		const answer = await from(READER).get(path);
		expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 308, location]);
	}
	expect(site.pageCache.counts()).toMatchObject({ renders: before.renders, pages: before.pages });
	for (const path of ["/Nothing/", "/facts%2Fx", "/facts/a/b/"])
		expect((await from(READER).get(path)).status, path).toBe(404);
});

test("SHELL-6 a name in the address has one spelling too, under which alone it is cached", async () => {
	const { rows } = await site.database.pool.query("select slug from ipl_players limit 1");
	const pages = ["/teams/mi", "/seasons/2016", `/players/${rows[0].slug}`, "/matches/335982", "/quiz/records"];
	for (const path of pages) await from(READER).get(path);
	const before = site.pageCache.counts().pages;
	for (const path of pages)
		for (const other of [path.toUpperCase(), `${path}%00`, path.replace(/\/(?=[^/]*$)/, "/0")]) {
			const answer = await from(READER).get(other);
			expect([other, answer.status === 200]).toEqual([other, false]);
		}
	expect(site.pageCache.counts().pages).toBe(before);
});

test("ADMIN-1 the setup page has one address, to which other spellings redirect and where its cookie counts", async () => {
	for (const path of ["/setup/", "/Setup", "/%73etup", "//setup"]) {
		const answer = await from(READER).get(`${path}?step=name`);
		expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 308, "/setup?step=name"]);
	}
	expect((await from(READER).get("/setup")).headers.get("cache-control")).toBe("no-store");
});
