import { describe, expect, test } from "vitest";
import { sampled } from "../../../../tests/fixtures/gate.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { playersTexts } from "../rules.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const KOHLI = "/players/virat-kohli-rcb";

describe("PLAYER-2 the API", () => {
	const json = async (path: string) => {
		const response = await site.visitor().get(`/api${path}`);
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};

	test("lists and shows players as the pages do", async () => {
		expect((await json("/players?q=kholi&team=rcb")).body).toMatchObject({
			total: 1,
			sounds_like: true,
			players: [{ slug: "virat-kohli-rcb", role: "Batsman" }],
		});
		const { body } = await json(KOHLI);
		expect(body).toMatchObject({
			player: {
				name: "Virat Kohli",
				career_stats: { runs: 9336, matches: 282, highest: 113, highest_not_out: expect.any(Number) },
			},
			as_of: { date: "2026-05-31" },
		});
		expect(await json("/players/vihaan-malhotra-rcb")).toMatchObject({ body: { player: { career_stats: {} } } });
		expect(await json("/players/nobody")).toMatchObject({ status: 404, body: { detail: playersTexts.notFound } });
	});
});

describe("PLAYER-2 hostile parameters", () => {
	const VALUES = [
		"'; drop table ipl_players; --",
		"<script>alert(1)</script>",
		"%00",
		"%F0%28%8C%28",
		"-1",
		"NaN",
		"null",
		"a~00000000-0000-4000-8000-000000000000",
		"~~~",
		"x".repeat(5000),
		"..%2f..%2fetc%2fpasswd",
		"%25%25%5F",
		",,,,,,",
		"__proto__",
	];

	const NAMES = ["q", "team", "role", "after", "before", "players", "unknown"];
	test.each(NAMES)(
		"%s answers pages with 200, or 404 where there is no such team or role, the API with 200 or a clear 400",
		async (name) => {
			const values = sampled(VALUES, 4, NAMES.indexOf(name));
			for (const value of values)
				for (const path of ["/players", "/players/compare"]) {
					const { status, html } = await site.page(`${path}?${name}=${value}`);
					const refuses = path === "/players" && (name === "team" || name === "role") && value !== "%00";
					expect(status, `${path} ${name} ${value}`).toBe(refuses ? 404 : 200);
					expect(html).not.toContain("<script>alert");
				}
			for (const value of values) {
				const response = await site.visitor().get(`/api/players?${name}=${value}`);
				expect([200, 400, 429], `${name} ${value}`).toContain(response.status);
			}
		},
	);

	test("repeated parameters answer 200", async () => {
		for (const path of [
			"/players?q=a&q=b&team=mi&team=rcb",
			"/players/compare?players=a&players=b",
			`${KOHLI}?q=1&q=2`,
		])
			expect((await site.page(path)).status, path).toBe(200);
	});
});
