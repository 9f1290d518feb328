import { once } from "node:events";
import { rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { feedPeople, liveMatches } from "../../../../db/schema/matches/live-matches.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { UnfinishedMatch } from "../../../../record/builder/format.ts";
import { smallMatch } from "../../../../record/builder/small-match.ts";
import { updateRecord } from "../../../../record/update.ts";
import { type CurrentRecord, openCurrentRecord } from "../../../../record/versions.ts";
import { invalidDocumentsOf } from "../../../../scripts/match/invalid-documents.ts";
import { ballsIn, upTo } from "../../../../scripts/match/up-to.ts";
import { archive, folder, folders, type Match, matchOn, sourcesOf, TWO } from "../../../../tests/fixtures/archives.ts";
import { openTestDatabase } from "../../../../tests/fixtures/database.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import type { FoundMatch } from "../card/match.server.ts";
import { findMatch } from "../card/match.server.ts";
import { forgetLiveMatchesJob } from "./forget-live-matches.job.server.ts";
import { liveMatch } from "./live.server.ts";

const TOKEN = "a token for the match feed";
const ALL = ballsIn(smallMatch as never);

let database: Database;
let record: CurrentRecord;
let sources: string;
let dataDir: string;
let site: TestSite;
beforeAll(async () => {
	database = await openTestDatabase();
	[sources, dataDir] = [await sourcesOf(TWO), folder()];
	record = await openCurrentRecord(database.db, dataDir, { sources });
	site = await startTestSite({ MATCH_FEED_TOKEN: TOKEN, ADMIN_EMAILS: "admin@example.com" }, { record: () => record });
});
afterAll(async () => {
	await site.close();
	await database.close();
	for (const path of folders) rmSync(path, { recursive: true, force: true });
});

async function send(id: number | string, body: unknown, token: string | null = TOKEN) {
	const answer = await site.visitor().request("POST", `/api/matches/${id}/live`, {
		headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
	return { status: answer.status, ...(await answer.json()) };
}
async function page(path: string) {
	const answer = await site.visitor().get(path);
	return {
		status: answer.status,
		url: answer.headers.get("location"),
		html: (await answer.text()).replaceAll("<!-- -->", ""),
	};
}
const live = async (id: number) => (await site.visitor().get(`/matches/${id}/live.json`)).json();
const read = async (id: number) => {
	const found = await liveMatch(site.pageContext, id);
	if (!found || !("live" in found)) throw new Error(`match ${id} is not live`);
	return found;
};
/** A match on a day of its own. */
const match = (day: number, change?: (match: Match) => void) =>
	matchOn(`2030-05-${String(day).padStart(2, "0")}`, change);

test("LIVE-1 a feed sends a match in progress; its page shows the provisional score and when the feed was last heard", async () => {
	expect(await send(101, upTo(match(1), 0))).toEqual({ status: 200, state: "stored", revision: 1, asked: [] });
	expect((await page("/matches/101")).html).toContain("Chennai Super Kings won the toss and chose to field.");
	expect(await send(101, upTo(match(1), 10))).toMatchObject({ status: 200, state: "stored", revision: 2 });
	const { status, html } = await page("/matches/101");
	expect(status).toBe(200);
	for (const words of ["MI are batting first.", "provisional", "Last heard", "20/2", "Yet to bat", "noindex"])
		expect(html).toContain(words);
	expect(html).not.toContain("/matches/101/relive");
	expect(await live(101)).toMatchObject({
		...{ match_id: 101, revision: 2, quiet: false, state: "play", say: "MI are batting first." },
		sides: [
			{ code: "MI", score: "20/2", overs: "1.2", at_bat: true },
			{ code: "CSK", score: null, overs: null, at_bat: false },
		],
	});
	await send(101, upTo(match(1), 16));
	expect(await live(101)).toMatchObject({ say: "CSK need 11 runs from 10 balls.", call: "MI 22/2 after 2 overs." });
	for (const path of ["/", "/matches"])
		expect((await page(path)).html, path).toContain("CSK need 11 runs from 10 balls.");
	expect((await page("/matches?season=2030")).html).not.toContain("CSK need 11 runs");
	expect((await page("/matches/999999")).status).toBe(404);
});

test("LIVE-2 the same document again changes only when the feed was last heard; the page says when the feed is quiet", async () => {
	const word = upTo(match(2), 9);
	await send(102, word);
	const long_ago = sql`now() - interval '10 minutes'`;
	await site.database.db.update(liveMatches).set({ heard_at: long_ago }).where(eq(liveMatches.match_id, 102));
	site.pageCache.purge(["live:102"]);
	expect(await live(102)).toMatchObject({ revision: 1, quiet: true });
	expect((await page("/matches/102")).html).toContain("The feed has gone quiet.");
	expect(await send(102, word)).toMatchObject({ state: "unchanged", revision: 1 });
	expect(await live(102)).toMatchObject({ revision: 1, quiet: false });
});

test("LIVE-3 a document that contradicts itself or the stored one is refused with the reason; the last good state stays", async () => {
	const word = upTo(match(3), 12, 2) as unknown as UnfinishedMatch;
	await send(103, word);
	const before = await read(103);
	for (const lie of invalidDocumentsOf(word)) {
		const { status, detail } = await send(103, lie.document);
		expect([400, 409, 422], lie.name).toContain(status);
		expect(detail, lie.name).toMatch(/.{10}/);
	}
	expect(await send(103, '{"meta":')).toMatchObject({ status: 400 });
	expect(await send(1, upTo(match(3), 5))).toMatchObject({ status: 409, detail: "The record has this match." });
	expect(await send(104, upTo(matchOn("2030-04-03"), 5))).toMatchObject({ status: 409 });
	for (const id of ["x", "1e3", "0x67", "+103", "0103", "103.0", "%20103", "1234567890"])
		expect(await send(id, word), id).toMatchObject({ status: 400, field: "id" });
	expect(await read(103)).toEqual({ ...before, live: { ...before.live, heard_at: expect.any(String) } });
	const [row] = await site.database.db.select().from(liveMatches).where(eq(liveMatches.match_id, 103));
	expect(row).toMatchObject({ revision: 1, refusal: expect.any(String) });
});

test("LIVE-3 a match that is live cannot be sent under a second number, in whichever order the feed has its sides", async () => {
	expect(await send(130, upTo(match(21), 5))).toMatchObject({ status: 200 });
	expect(await send(131, upTo(match(21), 6))).toMatchObject({
		status: 409,
		detail: "This match is live already, as 130. Remove that one at the desk first.",
	});
	const turned = upTo(match(21), 6);
	Object.assign(turned.info, { teams: [...match(21).info.teams].reverse() });
	expect(await send(131, turned)).toMatchObject({ status: 409 });
	expect(await send(130, upTo(match(21), 6))).toMatchObject({ status: 200, state: "stored" });
	await site.database.db.delete(liveMatches).where(eq(liveMatches.match_id, 130));
	expect(await send(131, upTo(match(21), 6))).toMatchObject({ status: 200, state: "stored" });
	await site.database.db.delete(liveMatches).where(eq(liveMatches.match_id, 131));
});

test("LIVE-3 an umpire may miscount an over by a ball", async () => {
	const seven = match(4, ({ innings: [first] }) => {
		const deliveries = first?.overs[1]?.deliveries;
		const last = deliveries?.at(-1);
		if (deliveries && last) deliveries.push(structuredClone(last));
	});
	expect(await send(105, upTo(seven, 15))).toMatchObject({ state: "stored" });
});

test("LIVE-3 an awarded match is won without a margin", async () => {
	const awarded = match(20, ({ info }) => {
		Object.assign(info, { outcome: { winner: "Mumbai Indians", method: "Awarded" } });
	});
	expect(await send(120, { ...awarded, meta: { revision: 1 } })).toMatchObject({ state: "stored" });
	expect((await live(120)).say).toBe("Mumbai Indians won (Awarded).");
	const { status, html } = await page("/matches/120");
	expect([status, html.includes("by 0 wickets")]).toEqual([200, false]);
});

test("LIVE-3 a refusal names the field and the reason", async () => {
	const half = match(21, ({ info }) => {
		info.officials.umpires[0] = "A \ud800";
	});
	expect(await send(121, half)).toMatchObject({ status: 400, field: "info.officials.umpires.0" });
	const bonus = match(21, ({ innings: [first] }) => {
		Object.assign(first ?? {}, { bonus: { runs: 4 } });
	});
	expect(await send(121, bonus)).toMatchObject({
		status: 400,
		field: "innings.0",
		detail: expect.stringContaining("bonus"),
	});
	const stranger = match(21, ({ info }) => {
		info.toss.winner = "Sheffield";
	});
	expect(await send(121, stranger)).toMatchObject({
		...{ status: 422, field: "info.players", detail: "Sheffield is not one of the two sides." },
	});
});

test("LIVE-1 penalty runs outside deliveries count in the score, before the first ball too", async () => {
	const penalties = match(22, ({ innings: [first, second] }) => {
		Object.assign(first ?? {}, { penalty_runs: { post: 5 } });
		Object.assign(second ?? {}, { penalty_runs: { pre: 10 }, target: { overs: 20, runs: 28 } });
	});
	await send(122, upTo(penalties, 16));
	expect((await live(122)).sides).toMatchObject([
		{ code: "MI", score: "27/2" },
		{ code: "CSK", score: "22/0" },
	]);
	const waiting = upTo(penalties, 14);
	waiting.innings.push({ ...(penalties.innings[1] as (typeof penalties.innings)[1]), overs: [] });
	expect(await send(123, { ...waiting, info: { ...waiting.info, dates: ["2030-05-23"] } })).toMatchObject({
		status: 200,
	});
	expect((await live(123)).sides).toMatchObject([{ score: "27/2" }, { code: "CSK", score: "10/0" }]);
	expect((await page("/matches/123")).status).toBe(200);
});

test("LIVE-4 a new revision corrects every figure; documents out of order change nothing", async () => {
	const wrong = match(5, ({ innings: [first] }) => {
		const ball = first?.overs[0]?.deliveries[0];
		if (ball) ball.runs = { batter: 6, extras: 0, total: 6 };
	});
	await send(106, upTo(wrong, 11));
	expect((await read(106)).found.innings[0]).toMatchObject({ score: "24/2" });
	expect(await send(106, upTo(match(5), 11))).toMatchObject({ status: 409 });
	expect(await send(106, upTo(match(5), 11, 2))).toMatchObject({ state: "stored" });
	expect(await send(106, upTo(wrong, 12, 1))).toMatchObject({ status: 409 });
	await send(106, upTo(match(5), 12, 2));
	const words = await Promise.all([13, 14, 16, 15].map((balls) => send(106, upTo(match(5), balls, 2))));
	expect(words.every(({ status }) => [200, 409].includes(status))).toBe(true);
	await send(107, upTo(matchOn("2030-06-05"), 16));
	const [mended, plain] = [await read(106), await read(107)];
	expect(mended.found.innings).toEqual(plain.found.innings);
});

test("LIVE-5 an unknown name is shown without a link until an admin chooses the person", async () => {
	const renamed = (match: Match) =>
		void Object.assign(
			match,
			JSON.parse(JSON.stringify(match).replaceAll("M One", "X One").replaceAll("id-X One", "x-1")),
		);
	const word = upTo(match(6, renamed), 10);
	expect(await send(108, word)).toMatchObject({ state: "stored", asked: ["X One"] });
	expect((await read(108)).found.innings[0]?.batting[0]).toMatchObject({ player: "X One", player_id: "mi X One" });
	const admin = await site.fan("admin@example.com");
	const desk = async () => {
		const { matches } = await (await admin.get("/api/admin/live-matches")).json();
		return matches.find(({ match_id }: { match_id: number }) => match_id === 108);
	};
	const { asked } = await desk();
	expect(asked).toMatchObject([{ name: "X One", franchise_id: "mi" }]);
	expect(asked[0].candidates).toContainEqual({ id: "id-M One", name: "M One", matches: 2, of_side: true });
	const choose = (person_id: string | null) =>
		admin.request("PUT", "/api/admin/feed-people", {
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ franchise_id: "mi", name: "X One", person_id }),
		});
	expect((await choose("nobody")).status).toBe(400);
	expect((await choose("id-M One")).status).toBe(200);
	expect((await read(108)).found.innings[0]?.batting[0]).toMatchObject({ player: "M One", player_id: "id-M One" });
	expect((await choose(null)).status).toBe(200);
	expect((await read(108)).found.innings[0]?.batting[0]).toMatchObject({ player: "X One" });
	expect((await desk()).asked).toEqual([]);
	await site.database.db.delete(feedPeople);
	expect((await admin.request("DELETE", "/api/admin/live-matches/108")).status).toBe(200);
	expect((await page("/matches/108")).status).toBe(404);
	expect((await admin.request("DELETE", "/api/admin/live-matches/108")).status).toBe(404);
});

test("LIVE-6 a document needs the token and must not be larger than a match", async () => {
	for (const token of [null, "another token of a feed"])
		expect((await send(109, upTo(match(7), 5), token)).status).toBe(401);
	// the content-length alone is enough for the refusal
	const headers = { "content-type": "application/json", "content-length": "600000", authorization: `Bearer ${TOKEN}` };
	const asked = request(`${site.url}/api/matches/109/live`, { method: "POST", headers });
	const answered = once(asked, "response") as Promise<[IncomingMessage]>;
	asked.flushHeaders();
	const [{ statusCode }] = await answered;
	asked.on("error", () => {}).destroy();
	expect(statusCode).toBe(413);
	expect((await page("/matches/109")).status).toBe(404);
});

test("LIVE-7 the archive takes the place of a live match, with the same figures", async () => {
	const played = match(8);
	for (const balls of [5, 14, 20, ALL]) await send(110, upTo(played, balls));
	await send(111, upTo(match(9), ALL));
	const before = await read(110);
	expect(before.live).toMatchObject({ state: "over", say: "Tied, Chennai Super Kings won the super over." });
	await updateRecord(database.db, archive({ ...TWO, "110.json": played, "7.json": match(9) }), { dataDir, sources });
	expect(await record.follow()).toBe(true);
	site.pageCache.purge(["record"]);
	const after = await findMatch(record, site.database.db, 110);
	const figures = ({ previous_match_id: _, next_match_id: __, ...found }: FoundMatch) => found;
	expect(figures(before.found)).toEqual(figures(after as FoundMatch));
	expect((await page("/matches/110")).html).toContain("/matches/110/relive");
	expect(await live(110)).toEqual({ archived_as: 110 });
	// under another number the page leads there
	expect(await page("/matches/111")).toMatchObject({ status: 302, url: "/matches/7" });
	expect(await send(110, upTo(played, 20))).toMatchObject({ status: 409 });
	await forgetLiveMatchesJob.run({}, { ...site.jobContext, record });
	const rows = await site.database.db.select({ id: liveMatches.match_id }).from(liveMatches);
	expect(rows.map(({ id }) => id)).toContain(111);
	expect(rows.map(({ id }) => id)).not.toContain(110);
});
