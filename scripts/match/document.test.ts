import { expect, onTestFinished, test } from "vitest";
import { scoreOf } from "../../record/builder/format.ts";
import { recordWith } from "../../tests/fixtures/made-up-record.ts";
import { documentOf } from "./document.ts";
import { ballsIn, upTo } from "./up-to.ts";

const FINAL_OF_2016 = 981_019;

test("LIVE-1 the document of an old match has its penalty runs outside of deliveries after the last one", async () => {
	const { record, remove } = await recordWith("innings.csv", [`${FINAL_OF_2016},1,srh,5,10,0`]);
	onTestFinished(() => {
		record.close();
		remove();
	});
	const match = await documentOf(record, FINAL_OF_2016, { date: "2030-05-29" });
	const runsAfter = (balls: number) => upTo(match, balls).innings.map((innings) => scoreOf(innings as never).runs);
	const [first] = match.innings;
	const bowled = ballsIn({ innings: match.innings.slice(0, 1) });
	const without = scoreOf({ ...first, penalty_runs: undefined } as never).runs;
	expect(first?.penalty_runs).toEqual({ post: 15 });
	expect(runsAfter(bowled)).toEqual([without + 15]);
	expect(runsAfter(bowled - 1)[0]).toBeLessThanOrEqual(without);
	expect(match.innings[1]?.penalty_runs).toBeUndefined();
});
