import { describe, expect, test } from "vitest";
import { LONG, seededInts } from "../../tests/fixtures/gate.ts";
import { walkOf } from "../../tests/oracle/answer.ts";
import { questionGenerator } from "../../tests/oracle/random-question.ts";
import { readWorld } from "../../tests/oracle/world.ts";
import { SOURCES } from "../file/keep.ts";
import { ADDRESS_NAMES, addressOf, questionAt } from "./address.ts";
import { canonical } from "./canonical.ts";
import { faultsOf } from "./faults/check.ts";
import { type Question, questionSchema } from "./question.ts";

const read = (address: string) => canonical(questionSchema.parse(questionAt(new URLSearchParams(address))) as Question);

test("STAT-4 the address of every random question reads back to the same canonical question", async () => {
	const ints = seededInts();
	const next = questionGenerator(walkOf(await readWorld(SOURCES)).kinds, ints);
	const names = new Set(ADDRESS_NAMES);
	const faults: string[] = [];
	let addressed = 0;
	while (addressed < (LONG ? 50_000 : 100)) {
		const asked = { ...next(), ...(ints(10) === 0 ? { offset: ints(1, 50) } : {}) } as unknown as Question;
		if (ints(10) === 0) Object.assign(asked, { list: true, by: [] });
		if (faultsOf(asked).length > 0) continue;
		addressed++;
		const address = addressOf(asked);
		const sorted = new URLSearchParams(address);
		// cached pages have their parameters sorted
		sorted.sort();
		if (JSON.stringify(read(address)) !== JSON.stringify(canonical(asked))) faults.push(address);
		if (addressOf(read(sorted.toString())) !== address) faults.push(`${address}, sorted`);
		for (const name of sorted.keys()) if (!names.has(name)) faults.push(`${address}: ${name}`);
	}
	expect(faults).toEqual([]);
});

describe("STAT-4 an address", () => {
	test.each<[string, Question]>([
		[
			"rows=batting&measure=runs&player=ba607b88&season=2016..2018&by=season",
			{
				rows: "batting",
				measures: ["runs"],
				where: { player: "ba607b88", season: { from: 2016, to: 2018 } },
				by: ["season"],
			},
		],
		[
			"rows=batting&measure=strike_rate,balls&against.bowl_kind=spin&not.team=csk,mi&by=player&having.balls=1000..&limit=5",
			{
				rows: "batting",
				measures: ["strike_rate", "balls"],
				where: { against: { bowl_kind: "spin" }, not: { team: ["mi", "csk"] } },
				by: ["player"],
				having: { balls: { from: 1000 } },
				limit: 5,
			},
		],
		[
			"rows=sides&measure=won&home=neutral,true&figures.x=-7.5..0.25&innings_figures.y=..3&order=worst&list=true&until=981019",
			{
				rows: "sides",
				measures: ["won"],
				where: { home: [true, "neutral"], figures: { x: { from: -7.5, to: 0.25 } }, innings_figures: { y: { to: 3 } } },
				order: "worst",
				list: true,
				until: 981019,
			},
		],
		[
			"rows=people&measure=people&city=a~1b,c~2d~0e",
			{ rows: "people", measures: ["people"], where: { city: ["a,b", "c..d~e"] } },
		],
	])("%s", (address, question) => {
		expect(addressOf(question)).toBe(address);
		expect(read(address)).toEqual(canonical(question));
	});

	test("reads a repeated name as a list and ignores an empty value", () => {
		expect(
			questionAt(new URLSearchParams("rows=batting&measure=runs&measure=balls&team=mi&team=csk&season=&by=")),
		).toEqual({
			rows: "batting",
			measures: ["runs", "balls"],
			where: { team: ["mi", "csk"] },
		});
	});

	test("keeps invalid values, so that the check can report them", () => {
		const question = questionAt(new URLSearchParams("rows=batsmen&season=soon&limit=ten&list=maybe&having.runs=many"));
		const { error } = questionSchema.safeParse(question);
		expect(error?.issues.map(({ path }) => path.join(".")).sort()).toEqual(
			["having.runs", "limit", "list", "measures", "rows", "where.season"].sort(),
		);
	});
});
