import type { Questions } from "../../../../makers/ask.ts";
import { EXPLAINER_IDS } from "../explainer-ids.ts";
import type { Explainer } from "./explainer.ts";
import { PROSE } from "./prose.ts";

/** The season in which the first three sides had equal points. */
const LEVEL_AT_THE_TOP = 2026;
/** The first season with four matches after the league stage. */
const FOUR_MATCHES = 2011;
const BEFORE_IMPACT = 2022;
const HIGH_TOTAL = 200;

const battedSecond = (where: object) =>
	({ rows: "sides", measures: ["won", "matches"], where: { batted: "second", ...where } }) as const;
const one = { list: true, limit: 1 } as const;
const latest = { ...one, order: "latest" } as const;
const first = { ...one, order: "keys" } as const;
const match = (where: object, which: typeof first | typeof latest) =>
	({ rows: "matches", measures: ["matches"], where, ...which }) as const;
const dearest = (season: number) =>
	({
		rows: "squads",
		measures: ["price"],
		where: { season, acquisition: "auction" },
		by: ["player"],
		limit: 1,
	}) as const;
const inSquads = (season: number, where: object = {}) =>
	({ rows: "squads", measures: ["players", "price"], where: { season, ...where } }) as const;
const phase = (season: number, name: "powerplay" | "middle" | "death") =>
	({ rows: "innings", measures: ["run_rate", "wickets", "count"], where: { season, phase: name } }) as const;
const campaigns = (measure: "titles" | "points", where: object) =>
	({ rows: "campaigns", measures: [measure], where }) as const;
const average = (season: number) =>
	({ rows: "innings", measures: ["average_total"], where: { season, result: ["won", "lost"] } }) as const;
const high = (season: number) =>
	({ rows: "innings", measures: ["count"], where: { season, figures: { runs: { from: HIGH_TOTAL } } } }) as const;

const QUESTIONS: Record<keyof typeof PROSE, (season: number) => Questions> = {
	net_run_rate: () => ({
		table: {
			rows: "campaigns",
			measures: ["place", "points"],
			where: { season: LEVEL_AT_THE_TOP },
			list: true,
			limit: 5,
		},
		least: { ...campaigns("points", { figures: { playoffs: 1 } }), ...one, order: "worst" },
		missed: { ...campaigns("points", { figures: { playoffs: 0 } }), ...one },
	}),
	rain_rule: () => ({
		latest: match({ rain_rule: true }, latest),
		rained: battedSecond({ rain_rule: true }),
		chased: battedSecond({}),
	}),
	impact_player: (season) => ({
		season: { rows: "matches", measures: ["matches"], where: { season } },
		twelve: {
			rows: "appearances",
			measures: ["players"],
			where: { season },
			by: ["match", "team"],
			having: { players: { from: 12 } },
			limit: 1,
		},
		before: average(BEFORE_IMPACT),
		now: average(season),
		high_before: high(BEFORE_IMPACT),
		high_now: high(season),
	}),
	auction: (season) => {
		const player = { question: dearest(season) };
		return {
			squads: inSquads(season),
			bought: inSquads(season, { acquisition: "auction" }),
			kept: inSquads(season, { acquisition: "retained" }),
			buy: { ...inSquads(season, { acquisition: "auction" }), measures: ["price"], list: true, limit: 2 },
			made: { rows: "batting", measures: ["runs"], where: { season, player } },
			took: { rows: "bowling", measures: ["wickets"], where: { season, player } },
		};
	},
	powerplay: (season) => ({
		early: phase(season, "powerplay"),
		middle: phase(season, "middle"),
		death: phase(season, "death"),
		first: {
			rows: "innings",
			measures: ["run_rate"],
			where: { phase: "powerplay" },
			by: ["season"],
			order: "keys",
			limit: 1,
		},
		best: { rows: "innings", measures: ["runs", "wickets"], where: { phase: "powerplay" }, ...one },
	}),
	super_over: () => ({
		debut: match({ super_over: true }, first),
		latest: match({ super_over: true }, latest),
		often: { rows: "sides", measures: ["matches", "won"], where: { super_over: true }, by: ["team"], limit: 1 },
		second: battedSecond({ super_over: true }),
		most: { rows: "super_overs", measures: ["runs"], ...one },
		fewest: { rows: "super_overs", measures: ["runs"], ...one, order: "worst" },
	}),
	caps: (season) => ({
		orange: { rows: "batting", measures: ["runs", "innings"], where: { season }, by: ["player"], limit: 2 },
		purple: { rows: "bowling", measures: ["wickets", "economy"], where: { season }, by: ["player"], limit: 2 },
		tall: { rows: "batting", measures: ["runs"], by: ["player", "season"], limit: 1 },
		deep: { rows: "bowling", measures: ["wickets"], by: ["player", "season"], limit: 2 },
		oranges: { rows: "awards", measures: ["orange_caps"], by: ["player"], limit: 1 },
		purples: { rows: "awards", measures: ["purple_caps"], by: ["player"], limit: 1 },
	}),
	playoffs: (season) => {
		const ended = (place: number | object) =>
			campaigns("titles", { season: { from: FOUR_MATCHES }, figures: { place } });
		const won = { figures: { title: 1 } };
		return {
			since: campaigns("titles", { season: { from: FOUR_MATCHES } }),
			firsts: ended(1),
			seconds: ended(2),
			others: ended({ from: 3 }),
			outsider: {
				...campaigns("titles", { season: { from: FOUR_MATCHES }, figures: { place: { from: 3 }, title: 1 } }),
				list: true,
				order: "keys",
			},
			champion: { ...campaigns("points", { season, ...won }), ...one },
			regular: { rows: "campaigns", measures: ["playoffs", "seasons"], by: ["team"], limit: 1 },
			winners: { rows: "campaigns", measures: ["titles"], by: ["team"], limit: 1 },
		};
	},
	counting: () => ({
		people: { rows: "appearances", measures: ["players"] },
		outs: { rows: "dismissals", measures: ["count", "credited"] },
		strike: { rows: "batting", measures: ["strike_rate"], by: ["player"], limit: 1 },
		thrift: { rows: "bowling", measures: ["economy"], by: ["player"], limit: 1 },
	}),
};

/** The nine explainers with figures of the record, in the order of their cards; the tenth, on scorecards, has none. */
export const EXPLAINERS = (Object.keys(QUESTIONS) as (keyof typeof PROSE)[]).map(
	(name): Explainer => ({ id: EXPLAINER_IDS[name], questions: QUESTIONS[name], prose: PROSE[name] }),
);
