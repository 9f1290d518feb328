import { appendFileSync, cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { archive, folder, type Match, matchOn, oneRunMore, sourcesOf, THREE, TWO } from "../tests/fixtures/archives.ts";
import { siteToUpdate } from "../tests/fixtures/updates.ts";
import { packSources, publishSources } from "./file/sources.ts";
import { type CurrentRecord, damageOfUpdate, withSources } from "./versions.ts";

const { db, sources, update, openElsewhere, stored } = await siteToUpdate();
const runsOf = async ({ ask }: CurrentRecord, player: string) =>
	(await ask({ rows: "batting", measures: ["runs", "matches"], where: { player } })).rows;
const totals = async ({ ask }: CurrentRecord) => {
	const { rows } = await ask({ rows: "innings", measures: ["runs"], by: ["match", "team"], order: "keys" });
	return rows.map(({ match_id, team_id, runs }) => [match_id, team_id, runs]);
};

describe("an update of the record", () => {
	test("an archive without news changes nothing", async () => {
		expect(await update(archive(TWO))).toMatchObject({ added: [], changed: [], unchanged: 2, moved: [] });
		expect(await stored()).toEqual([]);
		await update(archive(THREE));
		const before = await stored();
		expect(await update(archive(THREE))).toMatchObject({ added: [], changed: [], unchanged: 3, moved: [] });
		expect(await stored()).toEqual(before);
	});

	test("the summary lists a changed match, and a new match on an earlier day changes no other", async () => {
		const changed = { ...TWO, "3.json": matchOn("2030-04-03", oneRunMore), "5.json": matchOn("2030-03-31") };
		expect(await update(archive(changed))).toMatchObject({ added: [5], changed: [3], unchanged: 1, new_players: [] });
		expect(await totals(await openElsewhere())).toEqual([
			[1, "csk", 22],
			[1, "mi", 22],
			[3, "csk", 23],
			[3, "mi", 23],
			[5, "csk", 22],
			[5, "mi", 22],
		]);
	});

	test("a new match counts in sums and in the order of play, and the summary lists leaders that moved", async () => {
		expect(await runsOf(await openElsewhere(), "id-C Three")).toMatchObject([{ runs: 44, matches: 2 }]);
		const newcomer = (match: Match) => {
			const renamed = JSON.parse(JSON.stringify(match).replaceAll("M Four", "N New"));
			Object.assign(match, renamed);
		};
		const summary = await update(archive({ ...TWO, "2.json": matchOn("2030-04-02", newcomer) }));
		expect(summary).toMatchObject({ added: [2], changed: [], unchanged: 2, new_players: ["N New"] });
		expect(summary.as_of).toMatchObject({ match_id: 3, date: "2030-04-03" });
		expect(summary.moved).toContainEqual({
			before: { what: "most runs, place 1", who: "C Three", figure: 44 },
			after: { what: "most runs, place 1", who: "C Three", figure: 66 },
		});
		const record = await openElsewhere();
		expect(await runsOf(record, "id-C Three")).toMatchObject([{ runs: 66, matches: 3 }]);
		const { rows } = await record.ask({ rows: "matches", measures: ["matches"], list: true, order: "keys" });
		expect(rows.map(({ match_id }) => match_id)).toEqual([1, 2, 3]);
	});

	test("penalty runs that a correction adds change their match", async () => {
		const corrected = matchOn("2030-04-03", ({ info, innings: [first] }) => {
			Object.assign(first ?? {}, { penalty_runs: { post: 5 } });
			Object.assign(info, { outcome: { result: "no result" } });
		});
		expect(await update(archive({ ...TWO, "3.json": corrected }))).toMatchObject({ changed: [3], unchanged: 1 });
		expect((await totals(await openElsewhere())).at(-1)).toEqual([3, "mi", 27]);
	});

	test("a second update builds on the first: it knows its matches, players and grounds", async () => {
		const moved = (match: Match) => {
			Object.assign(
				match,
				JSON.parse(JSON.stringify(match).replaceAll("Wankhede Stadium, Mumbai", "New Ground, Pune")),
			);
			match.info.city = "Pune";
		};
		const withGround = { ...TWO, "4.json": matchOn("2030-04-04", moved) };
		await update(archive(withGround));
		await expect(update(archive(TWO))).rejects.toThrow(/lacks 1 matches of the record \(4\)/);
		expect(await update(archive({ ...withGround, "5.json": matchOn("2030-05-05", moved) }))).toMatchObject({
			added: [5],
			unchanged: 3,
			new_players: [],
		});
		const record = await openElsewhere();
		const { rows } = await record.ask({ rows: "matches", measures: ["matches"], by: ["ground"] });
		expect(rows.map(({ ground, matches }) => [ground, matches])).toEqual([
			["New Ground", 2],
			["Wankhede Stadium", 2],
		]);
	});

	test("a new season in an update becomes the last season of its sides, under their current names", async () => {
		await update(archive({ ...TWO, "9.json": matchOn("2031-04-09") }));
		const { franchises, seasons } = await openElsewhere();
		expect(seasons).toEqual([2031, 2030]);
		expect(franchises.find(({ id }) => id === "mi")?.names.at(-1)?.last_season).toBe(2031);
	});

	test("every process switches to the updated record; a question asked before gets the old one's answer", async () => {
		const record = await openElsewhere();
		expect([record.as_of.date, await record.follow()]).toEqual(["2030-04-03", false]);
		const squads = async () =>
			(await record.ask({ rows: "squads", measures: ["players"], by: ["season"], order: "keys" })).rows;
		const squadsBefore = await squads();
		expect(squadsBefore.length).toBeGreaterThan(1);
		await update(archive({ ...THREE, "4.json": matchOn("2030-04-04") }));
		const underWay = record.ask({ rows: "balls", measures: ["runs"], by: ["over", "match"] });
		expect(await record.follow()).toBe(true);
		expect((await underWay).total).toBe(4);
		expect([record.as_of.date, await record.follow()]).toEqual(["2030-04-04", false]);
		expect(await squads()).toEqual(squadsBefore);
		expect((await totals(record)).slice(2, 4)).toEqual([
			[2, "csk", 23],
			[2, "mi", 23],
		]);
		expect((await openElsewhere()).edition).toBe(record.edition);
	});

	test("SITE-3 published sources are those of the open edition, before and after an update; others throw", async () => {
		const record = await openElsewhere();
		const matches = async (edition: string) => {
			let lines = 0;
			const publish = async (from: string) => {
				const published = folder();
				await publishSources(from, published);
				lines = readFileSync(join(published, "matches.csv"), "utf8").trimEnd().split("\n").length - 1;
			};
			await withSources(db, edition, publish, sources);
			return lines;
		};
		const before = record.edition;
		await update(archive(THREE));
		expect(await matches(before)).toBe(2);
		await record.follow();
		expect(await matches(record.edition)).toBe(3);
		await expect(matches("another")).rejects.toThrow("no sources of edition another");
	});

	test("a damaged update changes nothing: processes keep the old record until an intact one is stored", async () => {
		const running = await openElsewhere();
		const later = { ...THREE, "4.json": matchOn("2030-04-04") };
		await update(archive(later));
		const whole = (await db.execute(sql`select sources from record_versions`)).rows[0]?.sources;
		await db.execute(sql`update record_versions set sources = substr(sources, 1, 5000), made_at = now()`);
		expect([await running.follow(), running.as_of.date]).toEqual([false, "2030-04-03"]);
		const begun = await openElsewhere();
		const why = { as_of: "2030-04-04", reason: expect.stringMatching(/zip/) };
		expect([running.damaged, begun.damaged, await damageOfUpdate(db, folder())]).toEqual(
			Array(3).fill(expect.objectContaining(why)),
		);
		expect(begun.as_of.date).toBe("2030-04-03");
		await db.execute(sql`update record_versions set sources = ${whole}, made_at = clock_timestamp()`);
		expect([await begun.follow(), begun.damaged, begun.as_of.date]).toEqual([true, undefined, "2030-04-04"]);
		expect(await damageOfUpdate(db, folder())).toBeUndefined();
		// the same archive also repairs it
		await db.execute(sql`update record_versions set sources = substr(sources, 1, 5000)`);
		expect(await update(archive(later))).toMatchObject({ added: [2, 4] });
		expect((await openElsewhere()).as_of.date).toBe("2030-04-04");
	});

	test("an update stores the same bytes as a release with the same matches", async () => {
		const three = { ...TWO, "1.json": matchOn("2030-04-01", oneRunMore), "2.json": matchOn("2031-04-02") };
		await update(archive(three));
		const { rows } = await db.execute(sql`select sources from record_versions`);
		expect(Buffer.from(packSources(await sourcesOf(three))).equals(rows[0]?.sources as Buffer)).toBe(true);
	});

	test("a release that goes further replaces an update, one that goes less far does not", async () => {
		await update(archive({ ...TWO, "5.json": matchOn("2030-05-01") }));
		expect((await openElsewhere()).as_of.date).toBe("2030-05-01");
		expect((await openElsewhere(await sourcesOf(THREE))).as_of.date).toBe("2030-05-01");
		expect((await openElsewhere(await sourcesOf({ ...TWO, "6.json": matchOn("2030-06-01") }))).as_of.date).toBe(
			"2030-06-01",
		);
	});

	test("the next update takes the squads of a newer release", async () => {
		await update(archive(THREE));
		const release = folder();
		cpSync(sources, release, { recursive: true });
		appendFileSync(join(release, "squads.csv"), "2031,ba607b88,mi,auction,30\n");
		await update(archive({ ...THREE, "4.json": matchOn("2030-04-04") }), release);
		const { ask } = await openElsewhere(release);
		const { rows } = await ask({ rows: "squads", measures: ["players"], where: { season: 2031 }, by: ["player"] });
		expect(rows).toMatchObject([{ player: "Virat Kohli" }]);
	});
});
