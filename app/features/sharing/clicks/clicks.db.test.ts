import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shareClicks, viralShares } from "../../../../db/schema/game/sharing.ts";
import { VISITORS_OF_WIDE_NETWORK } from "../../../../platform/limits/visitor.ts";
import { BROWSER } from "../../../../tests/fixtures/devices.ts";
import { sharing } from "../../../../tests/fixtures/sharing.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";

const site = await testSite({ TRUST_PROXY: "on", FIGURES: "live" });

const { somewhere, linkOf, pathOf, mine } = sharing(() => site);

test("SHARE-2 a click counts once per visitor and day; the sharer's own, robots, prefetches and HEAD never count", async () => {
	const fan = await site.fanByMail("clicked@example.com", somewhere());
	const link = await linkOf(fan);
	const path = pathOf(link);
	const one = somewhere();
	await Promise.all(Array.from({ length: 30 }, () => one.get(path)));
	await somewhere().get(path);
	await fan.get(path);
	await one.request("HEAD", path);
	await somewhere().get(path, { "sec-purpose": "prefetch" });
	for (const robot of ["Twitterbot/1.0", "WhatsApp/2.23", "facebookexternalhit/1.1", "curl/8.5.0", ""])
		await somewhere(robot).get(path);
	const other = await site.fanByMail("other-fan@example.com", somewhere());
	await other.get(path);
	await other.get(path);
	expect(await mine(fan)).toMatchObject({ shares: 1, clicks: 3, conversions: 0, score: 10 + 6, conversion_rate: 0 });
	const { db } = site.database;
	const rows = await db.select().from(shareClicks).where(eq(shareClicks.share_id, link.share_id));
	expect(rows).toHaveLength(3);
	expect(rows.every(({ visitor }) => /^[\w-]{43}$/.test(visitor))).toBe(true);
	expect((await site.forget()).share_clicks).toBe(0);
	await db.execute("update share_clicks set day = day - 1");
	expect((await site.forget()).share_clicks).toBeGreaterThanOrEqual(3);
	expect(await mine(fan)).toMatchObject({ clicks: 3 });
});

test.each(["image", "iframe", "script", "empty"])(
	"VIRAL-3 a link embedded as %s counts no click and sets no cookie; a visit by the same browser counts",
	async (dest) => {
		const fan = await site.fanByMail(`embedded-${dest}@example.com`, somewhere());
		const path = pathOf(await linkOf(fan));
		const browser = somewhere();
		const embedded = await browser.get(path, { "sec-fetch-dest": dest });
		expect([embedded.status, embedded.headers.getSetCookie()]).toEqual([200, []]);
		expect(await mine(fan)).toMatchObject({ clicks: 0 });
		await browser.get(path, { "sec-fetch-dest": "document" });
		expect(await mine(fan)).toMatchObject({ clicks: 1 });
	},
);

test("SHARE-2 the networks of one wide network count at most sixteen clicks of a link a day", async () => {
	const fan = await site.fanByMail("wide@example.com", somewhere());
	const path = pathOf(await linkOf(fan));
	for (let n = 0; n < 60; n++) {
		const address = `2001:db8:10:${n.toString(16)}00::1`;
		expect((await site.visitor({ "user-agent": BROWSER, "x-forwarded-for": address }).get(path)).status).toBe(302);
	}
	const { clicks } = await mine(fan);
	expect(clicks).toBeGreaterThan(4);
	expect(clicks).toBeLessThanOrEqual(VISITORS_OF_WIDE_NETWORK);
});

test("SHARE-2 one network counts one click of a link a day, whatever user agents its browsers send", async () => {
	const fan = await site.fanByMail("flooded@example.com", somewhere());
	const path = pathOf(await linkOf(fan));
	for (let n = 0; n < 20; n++) {
		const headers = {
			"user-agent": BROWSER.replace("140", String(200 + n)),
			"x-forwarded-for": `2001:db8:9:${n}::${n}`,
		};
		expect((await site.visitor(headers).get(path)).status).toBe(302);
	}
	expect((await mine(fan)).clicks).toBe(1);
	await site.visitor({ "user-agent": BROWSER, "x-forwarded-for": "2001:db8:9:100::1" }).get(path);
	expect((await mine(fan)).clicks).toBe(2);
});

test("SHARE-2 clicks beyond 120 a minute from one address are redirected and not counted", async () => {
	const fan = await site.fanByMail("many-links@example.com", somewhere());
	const headers = { "user-agent": BROWSER, "x-forwarded-for": "198.51.100.7" };
	const paths: string[] = [];
	for (const team of ["mi", "csk", "kkr"]) paths.push(pathOf(await linkOf(fan, "team_victory", team)));
	const [first = "", second = "", third = ""] = paths;
	for (let n = 0; n < 119; n++) await site.visitor(headers).get(first);
	for (const path of [second, third]) expect((await site.visitor(headers).get(path)).status).toBe(302);
	expect((await mine(fan)).clicks).toBe(2);
});

test("SHARE-1 robots get a preview of the link in the site's own words and no cookie; an unknown link answers 404", async () => {
	const fan = await site.fanByMail("previewed@example.com", somewhere());
	const path = pathOf(await linkOf(fan, "player", "ms-dhoni-csk", "<script>alert(1)</script> Buy cheap coins"));
	const seen = await somewhere("Twitterbot/1.0").get(path);
	const html = await seen.text();
	expect(seen.status).toBe(200);
	expect(seen.headers.getSetCookie()).toEqual([]);
	expect(seen.headers.get("cache-control")).toBe("no-store");
	expect(html).toContain('<meta property="og:title" content="MS Dhoni | Twelfth Man"/>');
	expect(html).toContain("noindex");
	expect(html).not.toContain("cheap coins");
	expect((await somewhere().get(path)).status).toBe(302);
	for (const code of ["AAAAAAAAAAAA", "short", "..%2F..%2Fetc", "aB3dE6gH9jK2%00"]) {
		const missing = await somewhere().get(`/s/${code}`);
		expect([missing.status, missing.headers.getSetCookie()], code).toEqual([404, []]);
	}
	await site.database.db.delete(viralShares).where(eq(viralShares.share_type, "player"));
	expect((await somewhere().get(path)).status).toBe(404);
});
