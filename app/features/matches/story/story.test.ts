import { expect, test } from "vitest";
import type { Moment } from "../relive/timeline.ts";
import { turnsOf } from "./story.ts";

test("RELIVE-1 a turn with the last ball of an over is after whole overs, not after '7.6 overs'", () => {
	const moment = (at: string) => ({ id: at, said: "", innings: 2, runs: 60, wickets: 2, at, chance: 5000 }) as Moment;
	const turns = turnsOf([moment("7.5"), moment("7.6"), moment("8.1")], [900, 800, 700]);
	expect(turns.map(({ at }) => at)).toEqual(["7.5", "8", "8.1"]);
});
