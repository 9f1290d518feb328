import { describe, expect, test } from "vitest";
import { nameTexts } from "../app/lib/names/name-schema.server.ts";
import { testSite, type Visitor } from "./fixtures/site.ts";

const site = await testSite({ SITE_NAME: "Cover Drive" });

let fans = 0;
const newFan = () => site.fan(`named-${++fans}@example.com`);
type NameForm = {
	field: string;
	/** saves the name as a new fan */
	type: (name: string) => Promise<Response>;
	/** the name as others see it */
	shown: (answer: Record<string, string>) => string | null | undefined;
};
const forms: Record<string, NameForm> = {
	"a fan": {
		field: "full_name",
		type: async (full_name) => (await newFan()).put("/api/profile", { full_name, avatar_url: null }),
		shown: ({ full_name }) => full_name,
	},
	"a group": {
		field: "group_name",
		type: async (group_name) =>
			(await newFan()).post("/api/groups", { group_name, group_description: null, group_type: "other" }),
		shown: ({ group_name }) => group_name,
	},
	"a war cry": {
		field: "player_name",
		type: async (player_name) =>
			(await newFan()).post("/api/arena/war-cries", { team_code: "CSK", player_name, template: 1 }),
		shown: ({ text }) => text?.split(" has the ball.")[0],
	},
};
const persons = ["a fan", "a group"];

const formsOf = (names: string[]) => names.map((name) => [name, forms[name] as NameForm] as const);

describe.each(formsOf(Object.keys(forms)))("PROF-1 GROUP-1 ARENA-2 the name of %s", (_what, { field, type, shown }) => {
	test.each([
		["MS\u200bDhoni Fans", "MSDhoni Fans"],
		["\u202esnaf SM", "snaf SM"],
		["line1\nline2 x", "line1 line2 x"],
		["Ash\u00ada\u061c \u2800\u{e0041} Rao", "Asha Rao"],
		["नेटवर्क टीम", "नेटवर्क टीम"],
		["क्\u200dष के फैन", "क्\u200dष के फैन"],
		["👨‍👩‍👧 Sharma", "👨‍👩‍👧 Sharma"],
		["Sanju Samson Army", "Sanju Samson Army"],
		["Admiral", "Admiral"],
	])("%j is shown as %j", async (typed, seen) => {
		const answer = await type(typed);
		expect([answer.status, shown(await answer.json())]).toEqual([200, seen]);
	});

	test.each([
		["half a letter \ud83d", nameTexts.broken],
		["--- ---", nameTexts.nothingVisible],
		["\u0301\u0301\u0301", nameTexts.nothingVisible],
		["https://evil.com free tickets", nameTexts.link],
		["tickets at evil dot com", nameTexts.link],
		["ｅｖｉｌ.ｃｏｍ", nameTexts.link],
		["ask fan@example.com", nameTexts.link],
	])("%j answers 400 with the reason", async (typed, detail) => {
		const answer = await type(typed);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ field, detail });
	});

	test("has at most 60 graphemes", async () => {
		expect((await type("👨‍👩‍👧 ".repeat(20))).status).toBe(200);
		expect((await type("क्षि".repeat(60))).status).toBe(200);
		for (const long of ["x".repeat(61), "👨‍👩‍👧".repeat(60), `x${"\u0301\u200b".repeat(4000)}`]) {
			const answer = await type(long);
			expect([answer.status, (await answer.json()).field]).toEqual([400, field]);
		}
	});
});

describe.each(formsOf(persons))("PROF-1 GROUP-1 the name of %s", (_what, { field, type }) => {
	test.each([
		"Cricket AI Assistant",
		"Twelfth Man",
		"Cover Drive",
		"Admin",
		"Moderator ✔",
		"Аdmin",
		"A\u00ADdmin",
		"Ad\u200Dmin",
		"A d m i n",
		"0fficial",
		"Official Admin Support",
		"IPL official",
		"Cover Drive Prize Desk",
		"Соvеr Drіvе tickets",
		"ᎪᎠᎷᏆᏁ",
	])("cannot be %s, which looks like the site or its staff", async (typed) => {
		const answer = await type(typed);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ field, detail: nameTexts.reserved });
	});
});

test.each(["\u3164", "\u2800", "\u200d", "\u{e0041}\u{e0042}", " \u061c "])(
	"PROF-1 GROUP-1 ARENA-2 invisible characters are no name: %j",
	async (typed) => {
		const fan = await (await forms["a fan"]?.type(typed))?.json();
		expect(fan).toMatchObject({ full_name: null });
		for (const what of ["a group", "a war cry"]) expect((await forms[what]?.type(typed))?.status, what).toBe(400);
	},
);

test("PROF-1 GROUP-2 names stored before the rule are shown without invisible characters", async () => {
	const fan = await newFan();
	const group = await (
		await fan.post("/api/groups", { group_name: "Old hands", group_description: "x", group_type: "other" })
	).json();
	const id = await fan.id();
	const hostile = "\u202eola\u200bM\nx";
	await site.database.pool.query("update profiles set full_name = $2 where id = $1", [id, hostile]);
	await site.database.pool.query("update player_groups set group_name = $2, group_description = $2 where id = $1", [
		group.id,
		hostile,
	]);
	const pages: [Visitor, string][] = [
		[site.visitor(), `/fans/${id}`],
		[site.visitor(), `/groups/${group.id}`],
	];
	site.pageCache.purge(["groups", `group:${group.id}`]);
	for (const [visitor, path] of pages) {
		const page = await (await visitor.get(path)).text();
		expect(page, path).toMatch(/<h1[^>]*>olaM x<\/h1>/);
	}
});
