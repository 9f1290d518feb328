import { describe, expect, test } from "vitest";
import { type Match, matchOn } from "../../tests/fixtures/archives.ts";
import { read, recordOf, totals } from "../../tests/fixtures/odd-archives.ts";

describe("runs and dismissals outside deliveries", () => {
	test("penalty runs before and after an innings count in its total and its extras, for nobody's bat or bowling", async () => {
		const match = matchOn("2030-04-01", ({ info, innings: [first, second] }) => {
			Object.assign(first ?? {}, { penalty_runs: { post: 5 } });
			Object.assign(second ?? {}, { penalty_runs: { pre: 10, post: 5 }, target: { overs: 20, runs: 28 } });
			Object.assign(info, { outcome: { winner: "Chennai Super Kings", by: { wickets: 9 } } });
		});
		const { ask, ...record } = await recordOf({ "1.json": match });
		expect(await totals({ ask, ...record })).toEqual(["1 csk 37", "1 mi 27"]);
		const measures = ["runs", "penalties", "extras"] as const;
		const whole = await ask({ rows: "innings", measures: [...measures], by: ["team"], order: "keys" });
		expect(whole.rows).toMatchObject([
			{ team_id: "csk", runs: 37, penalties: 15 },
			{ team_id: "mi", runs: 27, penalties: 5 },
		]);
		const part = await ask({
			rows: "innings",
			measures: ["runs"],
			where: { phase: "powerplay" },
			by: ["team"],
			order: "keys",
		});
		expect(part.rows.map(({ runs }) => runs)).toEqual([22, 22]);
		const bat = await ask({ rows: "batting", measures: ["runs"] });
		expect(bat.rows).toMatchObject([{ runs: 41 }]);
		const falls = await ask({ rows: "dismissals", measures: ["count"], where: { team: "csk" }, list: true });
		expect(falls.rows).toMatchObject([{ score: 32 }]);
	});

	test("a batter timed out has an innings without a ball, and the fielders belong to the wicket before", async () => {
		const match = matchOn("2030-04-01", ({ info, innings: [first] }) => {
			info.players["Mumbai Indians"].push("M Five");
			info.registry.people["M Five"] = "id-M Five";
			first?.overs[0]?.deliveries[5]?.wickets?.unshift({ kind: "timed out", player_out: "M Five" });
		});
		const { ask } = await recordOf({ "1.json": match });
		const list = { list: true, order: "keys", where: { team: "mi" } } as const;
		const { rows } = await ask({ rows: "batting", measures: ["runs", "balls", "outs"], ...list });
		expect(rows.find(({ player_id }) => player_id === "id-M Five")).toMatchObject({
			...{ runs: 0, balls: 0, outs: 1, dismissal: "timed out", bowler_id: null, fielder_ids: [], not_out: false },
		});
		const falls = await ask({ rows: "dismissals", measures: ["count"], ...list });
		expect(
			falls.rows.map(({ player_id, dismissal, wicket_number, fielder_ids }) => [
				player_id,
				dismissal,
				wicket_number,
				fielder_ids,
			]),
		).toEqual([
			["id-M Two", "caught", 1, ["id-C Two"]],
			["id-M Five", "timed out", 2, []],
			["id-M One", "run out", 3, ["id-C Three"]],
		]);
		const bowled = await ask({ rows: "bowling", measures: ["wickets"], where: { player: "id-C One" } });
		expect(bowled.rows).toMatchObject([{ wickets: 1 }]);
	});
});

test("LIVE-3 a match whose file names no umpires has an empty list of them, so its page can be made", async () => {
	for (const officials of [undefined, {}, { umpires: [] }]) {
		const match = matchOn("2030-04-01", ({ info }) => Object.assign(info, { officials }));
		const { ask } = await recordOf({ "1.json": match });
		const { rows } = await ask({ rows: "matches", measures: ["matches"], list: true });
		expect(rows).toMatchObject([{ umpires: [] }]);
	}
});

test("a fielder listed three times has one catch, and a match without a target gets it from the scores", async () => {
	const match = matchOn("2030-04-01", ({ innings: [first, second] }) => {
		const wicket = first?.overs[0]?.deliveries[5]?.wickets?.[0];
		if (wicket) wicket.fielders = Array.from({ length: 3 }, () => ({ name: "C Two" }));
		Object.assign(second ?? {}, { target: undefined });
	});
	const { ask } = await recordOf({ "1.json": match });
	const catches = await ask({ rows: "fielding", measures: ["catches"], by: ["player"] });
	expect(catches.rows.map(({ player_id, catches }) => [player_id, catches])).toEqual([
		["id-C Two", 1],
		["id-C Three", 0],
	]);
	const matches = await ask({ rows: "matches", measures: ["matches"], list: true });
	expect(matches.rows).toMatchObject([{ target_runs: 23, target_balls: 120 }]);
});

describe("a lawful match that the record cannot store is left out; the others are read", () => {
	const change = (changed: object) => (match: Match) => {
		Object.assign(match.info, changed);
	};
	test.each([
		["the women's league under the same names", change({ gender: "female" }), /^info\.gender/],
		["another league", change({ event: { name: "Women's Premier League" } }), /^info\.event\.name/],
		["a match of fifty overs", change({ match_type: "ODI", overs: 50 }), /^info\.match_type/],
		["an unknown side", change({ teams: ["Mumbai Indians", "Sheffield"] }), /line-ups are not those/],
		["a draw", change({ outcome: { result: "draw" } }), /^info\.outcome\.result/],
		[
			"a target that contradicts the score",
			({ innings: [, second] }: Match) => void Object.assign(second ?? {}, { target: { overs: 20, runs: 99 } }),
			/The target is 99 after 22 runs/,
		],
		["a day before the league", change({ dates: ["0226-04-02"] }), /^info\.dates\.0/],
		["a match that does not say how it ended", change({ outcome: {} }), /^info\.outcome: it does not say/],
		[
			"a stage with an unknown name",
			change({ event: { name: "Indian Premier League", stage: "Group Stage" } }),
			/^info\.event\.stage/,
		],
		[
			"two names of one franchise as the sides",
			({ info, innings }: Match) => {
				const renamed = JSON.parse(
					JSON.stringify({ info, innings })
						.replaceAll("Mumbai Indians", "Delhi Capitals")
						.replaceAll("Chennai Super Kings", "Delhi Daredevils"),
				);
				Object.assign(info, renamed.info);
				Object.assign(innings, renamed.innings);
			},
			/are one side/,
		],
		[
			"a side before its first season",
			({ info, innings }: Match) => {
				const renamed = JSON.parse(
					JSON.stringify({ info, innings }).replaceAll("Mumbai Indians", "Gujarat Titans").replaceAll("2030-", "2010-"),
				);
				Object.assign(info, renamed.info);
				Object.assign(innings, renamed.innings);
			},
			/had no season before 2022/,
		],
		[
			"an impossible number of overs",
			({ innings: [, second] }: Match) => void Object.assign(second ?? {}, { target: { overs: 3.75, runs: 23 } }),
			/^innings\.1\.target\.overs: are no overs/,
		],
		[
			"a chase beyond its overs",
			({ innings: [, second] }: Match) => void Object.assign(second ?? {}, { target: { overs: 1, runs: 23 } }),
			/there are 1 at most/,
		],
		[
			"a super over won with fewer runs",
			change({ outcome: { result: "tie", eliminator: "Mumbai Indians" } }),
			/won the super over with fewer runs/,
		],
		[
			"an awarded match with a margin",
			change({ outcome: { winner: "Mumbai Indians", method: "Awarded", by: { runs: 3 } } }),
			/no margin/,
		],
		[
			"a wicket off a no-ball",
			({ innings: [first] }: Match) =>
				void Object.assign(first?.overs[0]?.deliveries[5] ?? {}, {
					extras: { noballs: 1 },
					runs: { batter: 0, extras: 1, total: 1 },
				}),
			/nobody is caught off a no-ball/,
		],
		[
			"runs off the bat from a wide",
			({ innings: [first] }: Match) =>
				void Object.assign(first?.overs[0]?.deliveries[1] ?? {}, { runs: { batter: 1, extras: 1, total: 2 } }),
			/a wide makes no runs off the bat/,
		],
		[
			"two catchers",
			({ innings: [first] }: Match) =>
				void first?.overs[0]?.deliveries[5]?.wickets?.[0]?.fielders?.push({ name: "C Four" }),
			/one fielder has a hand in caught/,
		],
		[
			"a winner that contradicts the scores",
			change({ outcome: { winner: "Mumbai Indians", by: { runs: 3 } } }),
			/won with 22 and 22 runs/,
		],
		[
			"runs in a part that the record does not know",
			({ innings: [first] }: Match) => void Object.assign(first ?? {}, { bonus: { runs: 4 } }),
			/^innings\.0.*bonus/,
		],
		[
			"a lone surrogate in an umpire's name",
			change({ officials: { umpires: ["A \ud800"] } }),
			/^info\.officials\.umpires\.0/,
		],
		[
			"a player with the id of another",
			change({
				registry: {
					people: Object.fromEntries(
						["M One", "M Two", "M Three", "M Four", "C One", "C Two", "C Three", "C Four"].map((name) => [
							name,
							"id-M One",
						]),
					),
				},
			}),
			/has the id of another player/,
		],
		[
			"a player named like a property of every object",
			({ info }: Match) => void info.players["Mumbai Indians"].push("constructor"),
			/"constructor" has no id/,
		],
	])("%s", (_, odd, why) => {
		const { matches, left_out } = read({ "1.json": matchOn("2030-04-01"), "2.json": matchOn("2030-04-02", odd) });
		expect(matches.map(({ id }) => id)).toEqual([1]);
		expect(left_out).toEqual([{ file: "2.json", reason: expect.stringMatching(why) }]);
	});
});
