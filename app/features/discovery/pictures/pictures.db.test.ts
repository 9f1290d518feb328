import { expect, test } from "vitest";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { PICTURED } from "../../../lib/meta.ts";
import { shareCard } from "./cards.server.ts";

const site = await testSite({ TRUST_PROXY: "on" });

async function look(path: string, headers: Record<string, string> = {}) {
	const response = await site.visitor().get(path, headers);
	const png = Buffer.from(await response.arrayBuffer());
	const size = png.subarray(1, 4).toString() === "PNG" ? [png.readUInt32BE(16), png.readUInt32BE(20)] : null;
	return {
		status: response.status,
		type: response.headers.get("content-type"),
		etag: response.headers.get("etag") ?? "",
		size,
	};
}
const one = async (query: string) => (await site.rows(query))[0];

test("SITE-2 every kind of page, every area and the site have a picture of their own of 1200 by 630", async () => {
	const { slug: fact } = await one("select slug from ipl_facts order by number limit 1");
	const { slug: player } = await one("select slug from ipl_players order by slug limit 1");
	const { slug: quiz } = await one("select slug from quiz_categories limit 1");
	const { id: article } = await one("select id from news_articles limit 1");
	const { id: group } = await one("select id from player_groups limit 1");
	const { match_id: match } = site.record.as_of;
	const paths = [
		`facts/${fact}`,
		`players/${player}`,
		"teams/csk",
		`quiz/${quiz}`,
		"quiz/daily",
		`matches/${match}`,
		"seasons/2016",
		"statistics/runs",
		`news/${article}`,
		`groups/${group}`,
		...PICTURED.map((area) => `areas/${area}`),
		"site",
	];
	const etags = new Set<string>();
	for (const path of paths) {
		const { etag, ...picture } = await look(`/pictures/${path}.png`);
		expect(picture, path).toEqual({ status: 200, type: "image/png", size: [1200, 630] });
		etags.add(etag);
	}
	expect(etags.size).toBe(paths.length);
});

test("SITE-2 a picture that the browser has is not sent again; one whose subject changed is drawn again", async () => {
	const { id, slug } = await one("select id, slug from ipl_facts order by number desc limit 1");
	const path = `/pictures/facts/${slug}.png`;
	const first = await look(path);
	expect(await look(path, { "if-none-match": first.etag })).toMatchObject({ status: 304, size: null });
	await site.database.pool.query("update ipl_facts set title = 'Another title' where id = $1", [id]);
	const second = await look(path, { "if-none-match": first.etag });
	expect(second).toMatchObject({ status: 200, size: [1200, 630] });
	expect(second.etag).not.toBe(first.etag);
});

test("SITE-2 an unknown subject has no picture", async () => {
	for (const path of [
		"facts/no-such-fact.png",
		"players/nobody.png",
		"teams/CSK.png",
		"teams/dec.png",
		"quiz/none.png",
		"matches/1.png",
		"matches/x.png",
		"seasons/1999.png",
		"seasons/x.png",
		"statistics/none.png",
		"news/1.png",
		"groups/00000000-0000-4000-8000-000000000000.png",
		"areas/none.png",
		"areas/constructor.png",
		"shares/AAAAAAAAAAAA.png",
		"fans/1.png",
		"facts/a",
		"facts/%00.png",
		"facts/..%2F..%2Fpackage.png",
		"",
	])
		expect((await look(`/pictures/${path}`)).status, path).toBe(404);
});

test("SITE-2 the limit of pictures counts a network with many addresses as one client", async () => {
	const path = "/pictures/site.png";
	const { etag } = await look(path);
	const statuses: number[] = [];
	for (let n = 0; n < 121; n++) {
		const headers = { "if-none-match": etag, "x-forwarded-for": `2001:db8:77:${(n % 256).toString(16)}::${n + 1}` };
		statuses.push((await look(path, headers)).status);
	}
	expect(statuses).toEqual([...Array(120).fill(304), 429]);
});

test("SITE-2 a network that fills the queue of pictures does not block other networks", async () => {
	const { rows } = await site.database.pool.query("select slug from ipl_facts order by slug offset 1 limit 80");
	const flood = rows.map(({ slug }) => look(`/pictures/facts/${slug}.png`, { "x-forwarded-for": "198.51.100.6" }));
	const refused = Promise.any(flood.map(async (asked) => expect((await asked).status).toBe(503)));
	await refused;
	const other = await look("/pictures/teams/mi.png", { "x-forwarded-for": "203.0.113.9" });
	expect(other.status).toBe(200);
	await Promise.all(flood);
});

test("SHARE-1 the picture of a share shows the shared page, and nothing of the fan", async () => {
	const fan = await site.fan("sharer@example.com");
	await fan.put("/api/profile", { full_name: "Private Person", avatar_url: null });
	const answer = await fan.post("/api/functions/create-viral-share", {
		p_share_type: "team_victory",
		p_content_id: "csk",
		p_custom_text: "Private words of mine",
	});
	const [share] = (await answer.json()) as { share_url: string }[];
	const code = new URL(share?.share_url ?? "").pathname.split("/")[2] ?? "";
	expect(await look(`/pictures/shares/${code}.png`)).toMatchObject({ status: 200, size: [1200, 630] });
	const card = JSON.stringify(await shareCard({ db: site.database.db, record: site.record }, code, "Twelfth Man"));
	expect(card).toContain("Chennai Super Kings");
	expect(card).not.toMatch(/Private|sharer/);
	const html = await (await site.visitor().get(`/s/${code}`, { "user-agent": "Twitterbot/1.0" })).text();
	expect(html).toContain(`<meta property="og:image" content="${site.url}/pictures/shares/${code}.png"/>`);
});

test("SITE-2 a page names its own picture, else that of its area", async () => {
	const pictureOf = async (path: string) =>
		/og:image" content="[^"]*\/pictures\/([^"]*)\.png"/.exec(await (await site.visitor().get(path)).text())?.[1];
	const { id: article } = await one("select id from news_articles limit 1");
	const { id: group } = await one("select id from player_groups limit 1");
	for (const path of ["seasons/2016", "statistics/runs", `news/${article}`, `groups/${group}`])
		expect(await pictureOf(`/${path}`)).toBe(path);
	for (const area of ["statistics", "seasons", "groups", "news", "facts", "arena", "battles"])
		expect(await pictureOf(`/${area}`)).toBe(`areas/${area}`);
	expect(await pictureOf("/statistics/explore")).toBe("areas/statistics");
	expect(await pictureOf("/privacy")).toBe("site");
});
