import type { AnyQuestion, Ask, Line } from "../../../../../makers/ask.ts";
import { tagsOf, teamCode } from "../../../../../makers/phrases.ts";
import { listSaid, type Said, said, say, sentences } from "../../../../../makers/said.ts";
import { byPlace } from "../../../../../makers/scopes.ts";
import { standingAt } from "../../../../../makers/standing.ts";
import {
	countInWords,
	countSaid,
	grouped,
	ordinal,
	pick,
	possessive,
	price,
	priceFigure,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind } from "../fact-kind.ts";

// Prices of players in the squads of 2025 and 2026, and their runs and wickets of that season.

export const YEARS = [2026, 2025] as const;
export type Year = (typeof YEARS)[number];
type Buy = Line<"price">;
type Return = { matches: number; runs: number; wickets: number };

const ACQUISITIONS: Record<string, string> = {
	auction: "bought at the auction",
	retained: "retained",
	traded: "signed in a trade",
};
const acquisitionOf = (line: Buy) => ACQUISITIONS[line.acquisition ?? ""] ?? "signed";

/** Questions about a player's season for the team that paid, in the year of the price. */
function returnOf(buy: Buy | undefined) {
	if (!buy) return null;
	const where = { season: buy.season, player: buy.player_id, team: buy.team_id };
	return {
		appearances: { rows: "appearances", measures: ["matches"], where },
		batting: { rows: "batting", measures: ["runs"], where },
		bowling: { rows: "bowling", measures: ["wickets"], where },
	} as const satisfies Record<string, AnyQuestion>;
}

type Found<Column extends string> = { rows: Record<Column, number>[] };
const returnFrom = (answers: {
	appearances: Found<"matches">;
	batting: Found<"runs">;
	bowling: Found<"wickets">;
}): Return => ({
	matches: answers.appearances.rows[0]?.matches ?? 0,
	runs: answers.batting.rows[0]?.runs ?? 0,
	wickets: answers.bowling.rows[0]?.wickets ?? 0,
});

const runsOf = ({ runs }: Return) => countSaid(runs, "run");
const wicketsOf = ({ wickets }: Return) => countInWords(wickets, "wicket");

/** '312 runs', '7 wickets', '322 runs and seven wickets', 'neither a run nor a wicket' */
function returnPhrase(line: Return): Said {
	const parts = [...(line.runs > 0 ? [runsOf(line)] : []), ...(line.wickets > 0 ? [wicketsOf(line)] : [])];
	return parts.length ? listSaid(parts) : say`neither a run nor a wicket`;
}

const LAKH_A_CRORE = 100;
/** Prints an amount in lakh: 0.13 → '₹13,000', 8.65 → '₹8.7 lakh', 128.57 → '₹1.29 crore' */
function lakhs(lakh: number, label: string): Said {
	if (lakh >= LAKH_A_CRORE) return price(lakh / LAKH_A_CRORE, label);
	if (lakh >= 1) return said(`₹${String(Math.round(lakh * 10) / 10)} lakh`, label);
	return said(`₹${grouped(Math.round(lakh * 100) * 1000)}`, label);
}

const dearBuys = factKind({
	name: "dear_buys",
	category: "Auctions",
	candidates: async () =>
		byPlace(
			YEARS.map((year) => ({ year })),
			12,
		),
	questions: ({ year }) => ({
		buys: {
			rows: "squads",
			measures: ["price"],
			where: { season: year, acquisition: "auction" },
			list: true,
			limit: 12,
		},
	}),
	further: ({ buys }, { place }) => returnOf(buys.rows[place - 1]),
	write({ buys, ...answers }, statement, { year, place }) {
		const found = standingAt(buys.rows, place);
		if (!found) return null;
		const { row: line, first, rank, level } = found;
		const { player, team } = line;
		const done = returnFrom(answers);
		const cost = price(line.price);
		return {
			title: pick(statement, [
				say`${teamCode(line.team_id)} paid ${cost} for ${player}`,
				say`${cost} took ${player} to ${teamCode(line.team_id)}`,
				say`The hammer fell at ${cost} for ${player}`,
			]),
			fact: sentences(
				first
					? say`At ${cost} ${player}, bought by ${team}, was the ${level.length ? "joint " : ""}dearest auction buy in the squads of ${year}.`
					: say`${team} bought ${player} for ${cost}, the ${level.length ? "joint " : ""}${ordinal(rank)}-dearest auction buy in the squads of ${year}.`,
				done.matches > 0
					? say`That season he brought them ${returnPhrase(done)} in ${countInWords(done.matches, "match")}.`
					: "He did not play a match for them that season.",
			),
			tags: tagsOf(player, line.team_id, "auction", year),
			figure: priceFigure(line.price),
		};
	},
});

const FEWEST_RUNS = 150;
const FEWEST_WICKETS = 8;

/** Returns the players of both years with a price in this range (crore) and enough runs or wickets. */
async function returnsOf(ask: Ask, from: number, to: number): Promise<{ year: Year; player: string }[]> {
	const lists = await Promise.all(
		YEARS.map(async (year) => {
			const part = { where: { season: year }, by: ["player", "team"], order: "keys" } as const;
			const [squads, batting, bowling] = await Promise.all([
				ask({
					rows: "squads",
					measures: ["price"],
					where: { season: year, figures: { price: { from, to } } },
					list: true,
					limit: 300,
				}),
				ask({ ...part, rows: "batting", measures: ["runs"], having: { runs: { from: FEWEST_RUNS } } }),
				ask({ ...part, rows: "bowling", measures: ["wickets"], having: { wickets: { from: FEWEST_WICKETS } } }),
			]);
			const keyOf = ({ player_id, team_id }: { player_id: string; team_id: string }) => `${player_id} ${team_id}`;
			const counted = new Set([...batting.rows, ...bowling.rows].map(keyOf));
			return squads.rows.filter((row) => counted.has(keyOf(row))).map(({ player_id }) => ({ year, player: player_id }));
		}),
	);
	return lists.flat();
}

/** Returns the price per run, or per wicket for a player with few runs. Null for few of both. */
function costPerUnit(crore: number, done: Return): { unit: string; each: Said; sum: Said } | null {
	const cost = (unit: string, figure: number, sum: Said) => {
		// rounded to two places, like every rate
		const lakh = Math.round((crore * LAKH_A_CRORE * 100) / figure) / 100;
		return { unit, each: lakhs(lakh, `Price of a ${unit}`), sum };
	};
	if (done.runs >= FEWEST_RUNS) return cost("run", done.runs, runsOf(done));
	if (done.wickets >= FEWEST_WICKETS) return cost("wicket", done.wickets, wicketsOf(done));
	return null;
}

const priceIn = (season: number, player: string) =>
	({ rows: "squads", measures: ["price"], where: { season, player }, list: true }) as const;

const priceAndReturn = factKind({
	name: "price_and_return",
	category: "Auctions",
	candidates: async (ask, spread) => spread(await returnsOf(ask, 8, 100)),
	questions: ({ year, player }) => ({ squad: priceIn(year, player) }),
	further: ({ squad }) => returnOf(squad.rows[0]),
	write({ squad, ...answers }, statement, { year }) {
		const [line] = squad.rows;
		const done = returnFrom(answers);
		const cost = line && costPerUnit(line.price, done);
		if (!line || !cost) return null;
		const { player, team } = line;
		const did =
			done.runs === 0
				? say`took ${wicketsOf(done)}`
				: say`made ${runsOf(done)}${done.wickets > 0 && say` and took ${wicketsOf(done)}`}`;
		return {
			title: pick(statement, [
				say`${price(line.price)} brought ${teamCode(line.team_id)} ${cost.sum} from ${player}`,
				say`Each ${cost.unit} of ${possessive(player)} ${year} cost ${cost.each}`,
				say`${player} in ${year}: ${price(line.price)}, ${cost.sum}`,
			]),
			fact: sentences(
				say`${player}, ${acquisitionOf(line)} by ${team} for ${price(line.price)}, ${did} in ${countInWords(done.matches, "match")} of the ${year} season.`,
				say`That comes to ${cost.each} a ${cost.unit}.`,
			),
			tags: tagsOf(player, line.team_id, "prices", year),
			figure: priceFigure(line.price),
		};
	},
});

const bargains = factKind({
	name: "bargain",
	category: "Auctions",
	candidates: async (ask, spread) => spread(await returnsOf(ask, 0, 1)),
	questions: ({ year, player }) => ({ squad: priceIn(year, player) }),
	further: ({ squad }) => returnOf(squad.rows[0]),
	write({ squad, ...answers }, statement, { year }) {
		const [line] = squad.rows;
		const done = returnFrom(answers);
		const cost = line && costPerUnit(line.price, done);
		if (!line || !cost) return null;
		const { player, team } = line;
		return {
			title: pick(statement, [
				say`${price(line.price)} brought ${teamCode(line.team_id)} ${cost.sum} from ${player}`,
				say`${player} cost ${teamCode(line.team_id)} only ${price(line.price)} in ${year}`,
			]),
			fact: sentences(
				say`${player}, ${acquisitionOf(line)} by ${team} for ${price(line.price)}, gave them ${returnPhrase(done)} in ${countInWords(done.matches, "match")} of the ${year} season.`,
				say`Each ${cost.unit} came to ${cost.each}.`,
			),
			tags: tagsOf(player, line.team_id, "bargains", "prices", year),
			figure: priceFigure(line.price),
		};
	},
});

/** Returns the players with a price in both years, largest rise first. `change`: in lakh. `moved`: to another team. */
async function changesOf(ask: Ask): Promise<{ player: string; moved: boolean; change: number }[]> {
	const [before, after] = await Promise.all(
		[2025, 2026].map((season) =>
			ask({ rows: "squads", measures: ["price"], where: { season }, list: true, limit: 1000 }),
		),
	);
	const then = new Map(before?.rows.map((row) => [row.player_id, row]));
	return (after?.rows ?? [])
		.toSorted((a, b) => (a.player < b.player ? -1 : 1))
		.flatMap(({ player_id, team_id, price }) => {
			const earlier = then.get(player_id);
			if (!earlier) return [];
			const change = Math.round((price - earlier.price) * 100);
			return { player: player_id, moved: earlier.team_id !== team_id, change };
		})
		.toSorted((a, b) => b.change - a.change);
}

/** Returns the first `count` rows of a ranking, and all rows equal to the last of them. */
const firstWithTies = <Row extends { change: number }>(rows: Row[], count: number): Row[] =>
	rows.filter((row, at) => at < count || row.change === rows[count - 1]?.change);

const priceChange = factKind({
	name: "price_change",
	category: "Auctions",
	candidates: async (ask) => {
		const changes = await changesOf(ask);
		const up = firstWithTies(
			changes.filter(({ moved }) => moved),
			12,
		);
		const down = firstWithTies(
			changes.toSorted((a, b) => a.change - b.change),
			16,
		);
		return up.flatMap((line, at) => [line, ...(down[at] ? [down[at]] : [])]).map(({ player }) => ({ player }));
	},
	questions: ({ player }) => ({
		squads: { rows: "squads", measures: ["price"], where: { player }, list: true, order: "keys" },
	}),
	write({ squads: { rows } }, statement) {
		const [before, after] = [2025, 2026].map((year) => rows.find(({ season }) => season === year));
		if (!before || !after || before.price === after.price) return null;
		const { player } = after;
		const rose = after.price > before.price;
		const change = price(Math.abs(after.price - before.price), "Change");
		const [was, is] = [price(before.price, "2025"), price(after.price, "2026")];
		const stayed = before.team_id === after.team_id;
		return {
			title: pick(statement, [
				say`${possessive(player)} price ${rose ? "rose" : "fell"} from ${was} to ${is}`,
				say`${player} became ${change} ${rose ? "dearer" : "cheaper"}`,
			]),
			fact: sentences(
				say`${player} cost ${before.team} ${was} in 2025 and ${stayed ? "the same team" : after.team} ${is} in 2026, ${change} ${rose ? "more" : "less"}.`,
				after.acquisition === "auction"
					? `The second price was set at the auction.`
					: after.acquisition === "traded"
						? "He changed teams in a trade."
						: "He was retained.",
			),
			tags: tagsOf(player, after.team_id, before.team_id, "auction"),
			figure: priceFigure(after.price, "2026"),
		};
	},
});

export const pricesKinds: FactKind[] = [dearBuys, priceAndReturn, bargains, priceChange];
