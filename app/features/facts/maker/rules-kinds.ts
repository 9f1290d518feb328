import { type AnyKind, kind } from "./kind.ts";
import { boundaries, code, figuresOf, nickname, tags, teamThen, text, theGround, when } from "./phrases.ts";
import { byPlace, seasonsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, inWords, number, ordinal, percent, pick, rate, sentence } from "./words.ts";

// Rules as far as the record shows what they do: impact players, extras, the powerplay, rare dismissals.

const impact = kind({
	name: "impact_player_season",
	category: "Rules",
	query: "impact_players",
	candidates: async (ask) => (await seasonsOf(ask)).filter(({ season }) => season >= 2022),
	params: ({ season }) => ({ from_season: 2022, to_season: season }),
	write(rows, statement, { season }) {
		const before = rows.find((row) => row.season === 2022);
		const line = rows.find((row) => row.season === season);
		if (!before || !line || season === 2022 || line.average_total === null || before.average_total === null)
			return null;
		const higher = line.average_total - before.average_total;
		return {
			title: pick(statement, [
				`${line.sides_above_eleven} of ${line.sides} sides used a twelfth man in ${season}`,
				`The Impact Player came on for ${percent(line.sides_above_eleven, line.sides)} of sides in ${season}`,
				`With the Impact Player, ${season} had ${line.totals_200} totals of 200`,
			]),
			fact: text(
				`Since 2023 a side may bring on an Impact Player. In ${season}, ${line.sides_above_eleven} of ${line.sides} sides fielded more than eleven men.`,
				`An innings averaged ${rate(line.average_total)} runs that season, against ${rate(before.average_total)} in 2022, the last season without the rule.`,
				higher > 0 && `There were ${line.totals_200} totals of 200 or more, against ${before.totals_200}.`,
			),
			tags: tags("impact player", season, "rules"),
			figure: `${line.sides_above_eleven} of ${line.sides}`,
			figures: figuresOf({
				"Sides of twelve": line.sides_above_eleven,
				Sides: line.sides,
				Share: percent(line.sides_above_eleven, line.sides),
				"Average total": rate(line.average_total),
				"Average total before": rate(before.average_total),
				"Totals of 200": line.totals_200,
				"Totals of 200 before": before.totals_200,
				"Least runs": 200,
				"A full side": 11,
				Since: 2023,
			}),
		};
	},
});

const EXTRAS = {
	wide_balls: { noun: "wide", tag: "wides" },
	noball_balls: { noun: "no-ball", tag: "no-balls" },
} as const;
type Extra = keyof typeof EXTRAS;

const extrasOfSeason = kind({
	name: "extras_of_season",
	category: "Rules",
	query: "scoring",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap(({ season }) =>
			(Object.keys(EXTRAS) as Extra[]).map((metric) => ({ season, metric })),
		),
	params: ({ metric }) => ({ by: ["season"], metric, limit: 50 }),
	write(rows, statement, { season, metric }) {
		const line = rows.find((row) => row.season === season);
		const before = rows.find((row) => row.season === season - 1);
		if (!line) return null;
		const { noun, tag } = EXTRAS[metric];
		const called = line[metric];
		const each = called / line.innings_played;
		const most = rows[0];
		const perInnings = (other: typeof line) => other[metric] / other.innings_played;
		const place = rows.filter((other) => perInnings(other) > each).length + 1;
		return {
			title: pick(statement, [
				`${sentence(count(called, noun))} were called in ${season}`,
				`${season} saw ${count(called, noun)}`,
			]),
			fact: text(
				`Umpires called ${count(called, noun)} in ${season}, ${rate(each)} an innings${before ? `, after ${number(before[metric])} in ${season - 1}` : ""}.`,
				place === 1
					? `No season has had more ${tag} an innings.`
					: place === rows.length
						? `No season has had fewer ${tag} an innings.`
						: `Per innings it ranks ${ordinal(place)} among ${number(rows.length)} seasons.`,
				most && most !== line && `The highest sum is ${number(most[metric])}, in ${most.season}.`,
			),
			tags: tags(tag, season, "extras"),
			figure: count(called, noun),
			figures: figuresOf({
				[sentence(tag)]: number(called),
				"An innings": rate(each),
				"The season before": before && number(before[metric]),
				Place: place,
				Seasons: rows.length,
				"Highest sum": most && number(most[metric]),
			}),
		};
	},
});

const RARE = ["retired out", "obstructing the field", "hit wicket"] as const;

const rare = kind({
	name: "rare_dismissal",
	category: "Rules",
	query: "rare_dismissals",
	candidates: async (ask) => {
		const statements: { kind: (typeof RARE)[number]; match: number; player: string }[] = [];
		for (const dismissal of RARE) {
			const lines = await ask("rare_dismissals", { kind: dismissal });
			statements.push(
				...lines.map(({ match_id, player_id }) => ({ kind: dismissal, match: match_id, player: player_id })),
			);
		}
		return statements;
	},
	params: ({ kind: dismissal, match, player }) => ({ kind: dismissal, match, player }),
	write([row], statement, { kind: dismissal }) {
		if (!row) return null;
		const [us, them] = [
			teamThen(row.team_id, row.team, row.season),
			teamThen(row.opponent_id, row.opponent, row.season),
		];
		const facing = `after making ${row.runs} off ${count(row.balls, "ball")}`;
		const said = {
			"retired out": {
				titles: [`${row.player} walked off retired out`, `Retired out: ${row.player} in ${row.season}`] as const,
				first: `${row.player} retired out for ${us} against ${them} ${when(row)} at ${theGround(row.ground)}, ${facing}.`,
				second: "A batter who retires for no injury counts as out; one who retires hurt does not.",
			},
			"obstructing the field": {
				titles: [
					`${row.player} was out for obstructing the field`,
					`${row.player} obstructed the field in ${row.season}`,
				] as const,
				first: `${row.player} was given out obstructing the field for ${us} against ${them} ${when(row)} at ${theGround(row.ground)}, ${facing}.`,
				second: "It counts as a dismissal, and no bowler is credited with it.",
			},
			"hit wicket": {
				titles: [
					`${row.player} broke his own wicket in ${row.season}`,
					`Hit wicket: ${row.player} against ${code(row.opponent_id)}`,
				] as const,
				first: `${row.player} was out hit wicket for ${us} against ${them} ${when(row)} at ${theGround(row.ground)}, ${facing}.`,
				second: "The bowler is credited with the wicket.",
			},
		}[dismissal];
		return {
			title: pick(statement, said.titles),
			fact: text(said.first, said.second),
			tags: tags(row.player, dismissal, row.team_id, row.season),
			figure: `${row.runs} off ${row.balls}`,
			figures: figuresOf({ Runs: row.runs, Balls: row.balls }),
		};
	},
});

const dismissalShare = kind({
	name: "dismissal_kind",
	category: "Rules",
	query: "dismissal_kinds",
	candidates: async (ask) => (await ask("dismissal_kinds", {})).map((line) => ({ kind: line.kind })),
	params: () => ({}),
	write(rows, statement, { kind: dismissal }) {
		const line = rows.find((row) => row.kind === dismissal);
		if (!line) return null;
		const sum = rows.reduce((all, row) => all + row.dismissals, 0);
		const common = line.percentage >= 1;
		const share = `${rate(line.percentage)} per cent`;
		return {
			title: pick(statement, [
				`${sentence(inWords(line.dismissals))} times the scorers wrote “${dismissal}”`,
				common
					? `${rate(line.percentage)} per cent of all wickets fell “${dismissal}”`
					: `Only ${inWords(line.dismissals)} times “${dismissal}”`,
			]),
			fact: text(
				`Of ${number(sum)} dismissals in the IPL, ${number(line.dismissals)} were ${dismissal === "lbw" ? "leg before wicket" : `“${dismissal}”`}.`,
				common
					? `That is ${share}, the ${ordinal(line.rank)} most frequent way to get out.`.replace(
							"the first most",
							"the most",
						)
					: `It is one of the rarest ways to get out, ${ordinal(line.rank)} of ${inWords(rows.length)}.`,
			),
			tags: tags(dismissal, "dismissals", "rules"),
			figure: number(line.dismissals),
			figures: figuresOf({
				Dismissals: number(line.dismissals),
				"All dismissals": number(sum),
				Share: share,
				Kinds: rows.length,
			}),
		};
	},
});

const powerplayOfSeason = kind({
	name: "powerplay_of_season",
	category: "Rules",
	query: "phases",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: () => ({ phase: "powerplay", by: ["season"], metric: "run_rate", limit: 50 }),
	write(rows, statement, { season }) {
		const found = standingAt(rows, rows.findIndex((row) => row.season === season) + 1);
		const before = rows.find((row) => row.season === season - 1);
		if (!found || found.row.run_rate === null || found.row.average === null) return null;
		const { row: line, rank } = found;
		const runRate = (line.run_rate ?? 0).toFixed(2);
		return {
			title: pick(statement, [
				`The powerplay of ${season} went at ${runRate} an over`,
				`${runRate} an over: the powerplay in ${season}`,
			]),
			fact: text(
				`With only two fielders allowed outside the ring, teams scored ${runRate} an over in the first six overs of ${season}${before?.run_rate ? `, after ${before.run_rate.toFixed(2)} in ${season - 1}` : ""}.`,
				rank === 1
					? "No season has seen quicker powerplays."
					: rank === rows.length
						? "No season has seen slower powerplays."
						: `That is the ${ordinal(rank)}-quickest of ${rows.length} seasons.`,
				`A powerplay brought ${rate(line.average ?? 0)} runs on average.`,
			),
			tags: tags("powerplay", season, "run rate"),
			figure: runRate,
			figures: figuresOf({
				"Run rate": runRate,
				"The season before": before?.run_rate?.toFixed(2),
				"Average powerplay": rate(line.average ?? 0),
				Place: rank,
				Seasons: rows.length,
				"Overs of a powerplay": 6,
				"Fielders outside": 2,
			}),
		};
	},
});

const bestPowerplay = kind({
	name: "best_powerplay",
	category: "Rules",
	query: "phases",
	candidates: async () => byPlace([{}], 12),
	params: () => ({ phase: "powerplay", by: ["match", "team", "opponent"], metric: "runs", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found?.row.team_id || !found.row.opponent_id) return null;
		const { row: line, first, rank } = found;
		return {
			title: pick(statement, [
				`${nickname(line.team ?? "")} made ${line.runs} in a powerplay`,
				`${line.runs} in six overs by ${nickname(line.team ?? "")}`,
			]),
			fact: text(
				`In one powerplay against ${line.opponent}, ${line.team} made ${line.runs} for ${line.wickets === 0 ? "no loss" : line.wickets}, with ${boundaries(line)}.`,
				first
					? "No side has made more in the first six overs of an IPL innings."
					: `Only ${rank === 2 ? "one powerplay" : `${inWords(rank - 1)} powerplays`} of the IPL ${rank === 2 ? "has" : "have"} brought more.`,
			),
			tags: tags(line.team_id, line.opponent_id, "powerplay"),
			figure: `${line.runs}/${line.wickets}`,
			figures: figuresOf({
				Runs: line.runs,
				Wickets: line.wickets,
				Sixes: line.sixes,
				Fours: line.fours,
				Overs: 6,
				"Higher powerplays": rank - 1,
			}),
		};
	},
});

export const rulesKinds: AnyKind[] = [impact, rare, extrasOfSeason, bestPowerplay, dismissalShare, powerplayOfSeason];
