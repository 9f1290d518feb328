import { describe, expect, test } from "vitest";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import type { OwnProfile, PublicProfile } from "./profile.ts";
import { profileTexts } from "./rules.ts";

const site = await testSite();

const own = async (fan: Visitor) => (await (await fan.get("/api/profile")).json()) as OwnProfile;
const seen = (id: string) => site.visitor().get(`/api/fans/${id}`);
async function joinArmy(fan: Visitor, code: string) {
	const { armies } = (await (await fan.get("/api/community/armies")).json()) as {
		armies: { id: string; team_code: string }[];
	};
	const team = armies.find(({ team_code }) => team_code === code);
	await fan.post(`/api/community/armies/${team?.id}/membership`, {});
}

describe("PROF-1 one's own profile", () => {
	test("has address, team and name; saving a name trims it and changes the session's name", async () => {
		const fan = await site.fan("asha@example.com");
		expect(await own(fan)).toMatchObject({ email: "asha@example.com", full_name: null, avatar_url: null, team: null });
		await joinArmy(fan, "CSK");
		const saved = await fan.put("/api/profile", { full_name: " Asha  Rao ", avatar_url: null });
		expect(await saved.json()).toMatchObject({
			full_name: "Asha Rao",
			avatar_url: null,
			team: { team_code: "CSK", team_name: "Chennai Super Kings" },
		});
		expect(await fan.me()).toMatchObject({ full_name: "Asha Rao", avatar_url: null });
		expect(await (await fan.put("/api/profile", { full_name: "", avatar_url: null })).json()).toMatchObject({
			full_name: null,
			avatar_url: null,
		});
	});

	test("is readable without a row of its table; saving creates the row", async () => {
		const fan = await site.fan("rowless@example.com");
		const id = await fan.id();
		await site.database.pool.query("delete from profiles where id = $1", [id]);
		expect(await own(fan)).toMatchObject({ id, full_name: null });
		expect((await fan.put("/api/profile", { full_name: "Back", avatar_url: null })).status).toBe(200);
		expect(await own(fan)).toMatchObject({ full_name: "Back", email: "rowless@example.com" });
	});

	test("takes a new fan's name, ignores an empty one, and keeps the picture", async () => {
		const fan = await site.fan("newcomer@example.com");
		await fan.put("/api/profile", { full_name: "Before", avatar_url: null });
		const { pool } = site.database;
		const [picture, id] = ["https://example.com/a.png", await fan.id()];
		await pool.query("update profiles set avatar_url = $1 where id = $2", [picture, id]);
		await pool.query("insert into fan_pictures (user_id, body) values ($1, 'a')", [id]);
		const name = async (full_name: string, next: unknown = "/facts") =>
			(await fan.post("/api/profile/name", { full_name, next })).json();
		expect(await name("  ")).toEqual({ next: "/facts" });
		expect(await own(fan)).toMatchObject({ full_name: "Before" });
		expect(await name(" Asha  Rao ", "//evil.example")).toEqual({ next: "/" });
		expect(await own(fan)).toMatchObject({ full_name: "Asha Rao", avatar_url: picture });
		expect(await name("x".repeat(61))).toMatchObject({ status: 400, field: "full_name" });
		const form = { "content-type": "application/x-www-form-urlencoded" };
		const body = new URLSearchParams({ full_name: "x".repeat(61), next: "/facts" }).toString();
		const led = await fan.request("POST", "/api/profile/name", { headers: form, body });
		expect([led.status, led.headers.get("location")]).toEqual([303, "/welcome?problem=full_name&next=%2Ffacts"]);
		expect((await site.visitor().post("/api/profile/name", { full_name: "A", next: "/" })).status).toBe(401);
	});

	test("COMM-2 joins the team that a new fan picks, once; an unknown team answers 400", async () => {
		const fan = await site.fan("picks-a-team@example.com");
		const pick = (team: string) => fan.post("/api/profile/name", { full_name: "", team, next: "/" });
		const teamNow = async () =>
			(await (await fan.get("/api/community/membership")).json()).membership?.team_code as string | undefined;
		expect((await pick("csk")).status).toBe(200);
		expect(await teamNow()).toBe("CSK");
		// a repeated request changes nothing
		expect((await pick("csk")).status).toBe(200);
		expect(await teamNow()).toBe("CSK");
		for (const team of ["xyz", "dch", "' or 1=1"]) {
			const refused = await pick(team);
			expect([refused.status, (await refused.json()).field]).toEqual([400, "team"]);
		}
		expect(await teamNow()).toBe("CSK");
	});

	test("answers 400 with the field for hostile picture addresses and too long names", async () => {
		const fan = await site.fan("hostile@example.com");
		for (const avatar_url of ["javascript:alert(1)", "http://example.com/a.png", "data:image/svg+xml,<svg/>", "x"]) {
			const response = await fan.put("/api/profile", { full_name: "A", avatar_url });
			expect(response.status, avatar_url).toBe(400);
			expect(await response.json()).toMatchObject({ field: "avatar_url", detail: profileTexts.wrongAvatar });
		}
		const long = await fan.put("/api/profile", { full_name: "x".repeat(61), avatar_url: null });
		expect(await long.json()).toMatchObject({ field: "full_name", detail: profileTexts.wrongName });
		expect((await site.visitor().put("/api/profile", { full_name: "A", avatar_url: null })).status).toBe(401);
	});
});

describe("SET-2 a public profile", () => {
	test("shows name and team on the page and in the API, never the mail address", async () => {
		const fan = await site.fan("open@example.com");
		const id = await fan.id();
		await joinArmy(fan, "RCB");
		await fan.put("/api/profile", { full_name: "Open <b>Book</b>", avatar_url: null });
		const text = await (await seen(id)).text();
		expect(JSON.parse(text) as PublicProfile).toMatchObject({
			full_name: "Open <b>Book</b>",
			team: { team_code: "RCB" },
		});
		expect(text).not.toContain("open@example.com");
		const page = await (await site.visitor().get(`/fans/${id}`)).text();
		expect(page).toContain("Open &lt;b&gt;Book&lt;/b&gt;");
		expect(page).toContain("Royal Challengers Bengaluru");
		expect(page).not.toContain("open@example.com");
		expect(page).toContain('content="noindex, follow"');
	});

	test("turned private answers others 404 at once, on the page and in the API; the fan still reads it", async () => {
		const fan = await site.fan("private@example.com");
		const id = await fan.id();
		expect((await site.visitor().get(`/fans/${id}`)).status).toBe(200);
		await fan.patch("/api/settings", { public_profile: false });
		const response = await seen(id);
		expect(response.status).toBe(404);
		expect((await response.json()).detail).toBe(profileTexts.notFound);
		expect((await site.visitor().get(`/fans/${id}`)).status).toBe(404);
		expect((await own(fan)).id).toBe(id);
		const nobody = await site.visitor().get("/fans/00000000-0000-4000-8000-000000000000");
		expect(nobody.status).toBe(404);
		expect((await site.visitor().get("/fans/not-an-id")).status).toBe(404);
	});

	test("has the points of the ledger; with Show Achievements off it has no achievements", async () => {
		const fan = await site.fan("modest@example.com");
		const id = await fan.id();
		const { rows } = await site.database.pool.query(
			"select sum(points)::int as points from points_ledger where user_id = $1",
			[id],
		);
		expect(rows[0].points).toBeGreaterThan(0);
		expect(await own(fan)).toMatchObject({ points: rows[0].points, achievements: expect.any(Number) });
		expect((await (await seen(id)).json()).achievements).toEqual(expect.any(Number));
		await fan.patch("/api/settings", { show_achievements: false });
		expect((await (await seen(id)).json()).achievements).toBeNull();
	});

	test("with Show Team off has no team", async () => {
		const fan = await site.fan("hidden-team@example.com");
		await joinArmy(fan, "GT");
		await fan.patch("/api/settings", { show_team: false });
		const id = await fan.id();
		expect(await (await seen(id)).json()).toMatchObject({ team: null });
		const page = await (await site.visitor().get(`/fans/${id}`)).text();
		expect(page).toContain("<dt>Points</dt>");
		expect(page).not.toContain("<dt>Team</dt>");
		expect((await own(fan)).team?.team_code).toBe("GT");
	});
});
