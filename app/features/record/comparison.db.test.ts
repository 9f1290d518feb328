import { describe, expect, test } from "vitest";
import { testSite } from "../../../tests/fixtures/site.ts";

const site = await testSite();

const post = (sent: unknown, headers: Record<string, string> = {}) =>
	fetch(`${site.url}/api/record`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(sent),
	});
const wins = (team: string) => ({ rows: "sides", measures: ["won"], where: { team } });
const two = { compare: [wins("mi"), wins("csk")] };

describe("SITE-3 a comparison of two questions", () => {
	test("is answered to a program, by POST and by address alike, with its page", async () => {
		const answer = await (await post(two)).json();
		const [one, other] = answer.compare.map(({ value }: { value: number }) => value);
		expect(answer).toMatchObject({ difference: one - other, sum: one + other, as_of: site.record.as_of });
		const again = await fetch(`${site.url}/api/record?q=${encodeURIComponent(JSON.stringify(two))}`);
		expect(await again.json()).toEqual(answer);
		expect((await fetch(`${site.url}${answer.page}`)).status).toBe(200);
	});

	test("is sent as a file with a line for each question and each figure", async () => {
		const answer = await (await post(two)).json();
		const file = await (await post(two, { accept: "text/csv" })).text();
		const lines = file.replace("\uFEFF", "").trim().split("\r\n");
		expect(lines[0]).toBe("question,value");
		expect(lines.slice(3)).toEqual([`Difference,${answer.difference}`, `Sum,${answer.sum}`, `Ratio,${answer.ratio}`]);
		expect(await (await fetch(`${site.url}${answer.page.replace("explore?", "explore.csv?")}`)).text()).toBe(
			file.replace("\uFEFF", ""),
		);
	});

	test.each([
		["an unknown kind of rows", [wins("mi"), { ...wins("csk"), rows: "batsmen" }], "compare.1.rows"],
		[
			"a condition without a meaning",
			[{ ...wins("mi"), where: { phase: "death" } }, wins("csk")],
			"compare.0.where.phase",
		],
		["several lines", [{ ...wins("mi"), by: ["season"] }, wins("csk")], "compare.0"],
		["one question alone", [wins("mi")], "compare"],
	])("is refused for %s, with the path of the fault as the field", async (_, compare, field) => {
		const response = await post({ compare });
		expect([response.status, (await response.json()).field]).toEqual([400, field]);
	});

	test("has a page with both figures, their difference, sum and ratio, each question with a link to change it", async () => {
		const { page, compare, reading, difference, ratio } = await (await post(two)).json();
		const html = (await (await site.visitor().get(page)).text()).replaceAll("<!-- -->", "");
		const shown = [
			reading,
			`Difference: <strong>${difference}</strong>`,
			`Ratio: <strong>${ratio.toFixed(2)}</strong>`,
			'href="/statistics/explore?rows=sides&amp;measure=won&amp;team=csk"',
			`>${compare[0].value}<`,
		];
		expect(shown.filter((text) => !html.includes(text))).toEqual([]);
	});

	test("is refused on its page without a figure", async () => {
		const address = new URLSearchParams([
			["compare", "rows=sides&measure=won&by=team"],
			["compare", "rows=sides"],
		]);
		const response = await site.visitor().get(`/statistics/explore?${address}`);
		expect(response.status).toBe(400);
		expect(await response.text()).not.toContain("<table");
	});
});
