import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../tests/fixtures/record.ts";
import { keepRecord } from "./file/keep.ts";
import type { Question } from "./language/question.ts";
import { openMatchRecord } from "./record.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());

type Row = Record<string, unknown>;
const rowsOf = async (question: Question) => (await record.askAny(question)).rows as unknown as Row[];
const inOrder = { list: true, order: "keys", limit: 1000 } as const;

/** The streaks among rows in the order of play. */
function streaksAmong(rows: Row[], continues: (row: Row) => boolean): Row[] {
	const streaks: Row[] = [];
	let now: Row[] = [];
	const end = (unbroken: boolean) => {
		const [first, last] = [now[0], now.at(-1)];
		if (first && last) streaks.push({ from: first.match_id, to: last.match_id, length: now.length, unbroken });
		now = [];
	};
	for (const row of rows) {
		if (continues(row)) now.push(row);
		else end(false);
	}
	end(true);
	return streaks;
}

async function streaksSaid(question: Question): Promise<Row[]> {
	const rows = await rowsOf({ ...question, measures: ["longest"], ...inOrder });
	return rows.map(({ from_match_id, to_match_id, longest, unbroken }) => ({
		from: from_match_id,
		to: to_match_id,
		length: longest,
		unbroken,
	}));
}

const STREAKS: [string, (result: unknown) => boolean][] = [
	["won", (result) => result === "won"],
	["lost", (result) => result === "lost"],
	["not_lost", (result) => result !== "lost"],
	["not_won", (result) => result !== "won"],
];

describe("streaks of results", () => {
	const results: Question = { rows: "runs_of_results", measures: ["longest"] };

	test.each(STREAKS)("streaks of matches %s run across seasons until another result", async (streak, continues) => {
		for (const { id } of record.franchises) {
			const matches = await rowsOf({ rows: "sides", measures: ["matches"], where: { team: id }, ...inOrder });
			const said = await streaksSaid({ ...results, where: { team: id, streak } });
			expect(said, id).toEqual(streaksAmong(matches, ({ result }) => continues(result)));
		}
	});

	test("a match without a result ends streaks of wins and of losses, and continues unbeaten and winless ones", async () => {
		const broken = await rowsOf({ rows: "sides", measures: ["matches"], where: { result: "no_result" }, ...inOrder });
		expect(broken.length).toBeGreaterThan(0);
		for (const { team_id, match_id } of broken) {
			const where = { team: team_id, match: match_id };
			const on = async (streak: string) => {
				const said = await rowsOf({ ...results, where: { team: team_id, streak }, ...inOrder });
				const all = await rowsOf({ rows: "sides", measures: ["matches"], where: { team: where.team }, ...inOrder });
				const place = (id: unknown) => all.findIndex((match) => match.match_id === id);
				return said.some(
					({ from_match_id, to_match_id }) =>
						place(from_match_id) <= place(match_id) && place(match_id) <= place(to_match_id),
				);
			};
			expect(await Promise.all(STREAKS.map(([streak]) => on(streak)))).toEqual([false, false, true, true]);
		}
	});

	test("conditions select the matches that count, and each value of a group has its own streaks", async () => {
		const [season = 0] = record.seasons;
		const [{ team_id } = {}] = await rowsOf({
			rows: "campaigns",
			measures: ["titles"],
			by: ["team"],
			where: { season },
		});
		const where = { team: team_id, season, streak: "won" };
		const matches = await rowsOf({
			rows: "sides",
			measures: ["matches"],
			where: { team: team_id, season },
			...inOrder,
		});
		expect(await streaksSaid({ ...results, where })).toEqual(streaksAmong(matches, ({ result }) => result === "won"));
		const seasons = await rowsOf({
			...results,
			where: { team: team_id, streak: "won" },
			by: ["season"],
			order: "keys",
		});
		const [alone] = await rowsOf({ ...results, where });
		expect(seasons.find((line) => line.season === season)?.longest).toBe(alone?.longest);
	});

	test("the record as of an earlier match has the streaks of that day, the last one unbroken", async () => {
		const [longest] = await rowsOf({ ...results, where: { streak: "won" }, list: true, limit: 1 });
		const { team_id, to_match_id } = longest ?? {};
		const then = await rowsOf({
			...results,
			where: { streak: "won", team: team_id, unbroken: true },
			until: Number(to_match_id),
			list: true,
		});
		expect(then).toMatchObject([{ to_match_id, longest: longest?.longest, unbroken: true }]);
	});

	test("a condition on the result is refused, because `streak` selects the kind", async () => {
		await expect(record.askAny({ ...results, where: { result: "won" } })).rejects.toMatchObject({
			field: "where.result",
		});
		expect((await record.askAny({ ...results, where: { streak: "not_lost" } })).reading).toBe(
			"Longest streak, from streaks of results, consecutive matches without a loss",
		);
	});
});

describe("streaks of innings", () => {
	const innings: Question = { rows: "runs_of_innings", measures: ["longest"] };

	test.each([
		["fifties", "batting", { runs: { from: 50 } }, ({ runs }: Row) => Number(runs) >= 50],
		["ducks", "batting", { runs: 0, outs: 1 }, ({ runs, outs }: Row) => runs === 0 && outs === 1],
		["innings with a wicket", "bowling", { wickets: { from: 1 } }, ({ wickets }: Row) => Number(wickets) >= 1],
		["cheap ones", "bowling", { runs: { to: 20 }, wickets: { from: 0 } }, ({ runs }: Row) => Number(runs) <= 20],
	] as const)(
		"streaks of %s last until an innings of %s without these figures",
		async (_, rows, figures, continues) => {
			const [most] = await rowsOf({ ...innings, where: { figures }, by: ["player"], limit: 1 });
			const player = most?.player_id;
			const measures = rows === "batting" ? ["runs", "outs"] : ["wickets", "runs"];
			const all = await rowsOf({ rows, measures, where: { player }, ...inOrder });
			expect(await streaksSaid({ ...innings, where: { player, figures } })).toEqual(streaksAmong(all, continues));
		},
	);

	test("a threshold on the length limits the streak, others limit its innings", async () => {
		const where = { figures: { runs: { from: 50 }, length: { from: 3 } } };
		const { rows, reading } = await record.askAny({ ...innings, where, ...inOrder });
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.every((row) => ((row as unknown as Row).longest as number) >= 3)).toBe(true);
		expect(reading).toContain("each of 3 or more innings, each of the innings with 50 or more runs");
	});

	test.each([
		["no figures", {}, "where.figures"],
		["a length alone", { figures: { length: { from: 2 } } }, "where.figures"],
		["figures of a batter and of a bowler", { figures: { outs: 1, maidens: 1 } }, "where.figures.outs"],
		["figures that no innings has", { figures: { runs: 1, places: 1 } }, "where.figures.places"],
		["whole innings", { figures: { runs: 1 }, innings_figures: { runs: 1 } }, "where.innings_figures.runs"],
	])("a question with %s is refused at its field", async (_, where, field) => {
		await expect(record.askAny({ ...innings, where })).rejects.toMatchObject({ field });
	});

	test("a player without a matching innings has a longest streak of 0", async () => {
		const [line] = await rowsOf({ ...innings, where: { figures: { runs: { from: 1000 } } } });
		expect(line?.longest).toBe(0);
	});
});
