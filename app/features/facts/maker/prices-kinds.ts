import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, type Ask, kind } from "./kind.ts";
import { code, figuresOf, tags, text } from "./phrases.ts";
import { byPlace } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, list, number, ordinal, pick, possessive, price, priceFigure } from "./words.ts";

// Prices of the squads of 2025 and 2026: what was paid for whom, and what the season then brought.

type Return = QueryResult<"price_returns">[number];
export const YEARS = [2026, 2025] as const;
export type Year = (typeof YEARS)[number];

const HOW: Record<string, string> = {
	auction: "bought at the auction",
	retained: "retained",
	traded: "signed in a trade",
};
const how = (line: { acquisition: string | null }) => HOW[line.acquisition ?? ""] ?? "signed";

/** '312 runs', '7 wickets', '322 runs and seven wickets', 'neither a run nor a wicket' */
function brought({ runs, wickets }: Return): string {
	const parts = [...(runs > 0 ? [count(runs, "run")] : []), ...(wickets > 0 ? [countInWords(wickets, "wicket")] : [])];
	return parts.length ? list(parts) : "neither a run nor a wicket";
}

const figuresOfReturn = (line: Return, others: Record<string, string | number | null | undefined> = {}) =>
	figuresOf({
		Price: price(line.price_crore),
		Matches: line.matches,
		Runs: number(line.runs),
		Wickets: line.wickets,
		...others,
	});

const LAKH_A_CRORE = 100;
/** What one run or wicket came to: 0.13 → '₹13,000', 8.65 → '₹8.7 lakh', 128.57 → '₹1.29 crore' */
const lakhs = (lakh: number): string => {
	if (lakh >= LAKH_A_CRORE) return price(lakh / LAKH_A_CRORE);
	if (lakh >= 1) return `₹${String(Math.round(lakh * 10) / 10)} lakh`;
	return `₹${number(Math.round(lakh * 100) * 1000)}`;
};

const dearBuys = kind({
	name: "dear_buys",
	category: "Auctions",
	query: "price_returns",
	candidates: async () =>
		byPlace(
			YEARS.map((year) => ({ year })),
			12,
		),
	params: ({ year }) => ({ year, metric: "price", acquisition: "auction", limit: 12 }),
	write(rows, statement, { year, place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row: line, first, rank, level } = found;
		const dearer = rank - 1;
		return {
			title: pick(statement, [
				`${code(line.team_id)} paid ${price(line.price_crore)} for ${line.player}`,
				`${price(line.price_crore)} took ${line.player} to ${code(line.team_id)}`,
				`The hammer fell at ${price(line.price_crore)} for ${line.player}`,
			]),
			fact: text(
				first
					? `At ${price(line.price_crore)} ${line.player}, bought by ${line.team}, was the dearest auction buy in the squads of ${year}.`
					: `${line.team} bought ${line.player} for ${price(line.price_crore)}, the ${level.length ? "joint " : ""}${ordinal(rank)}-dearest auction buy in the squads of ${year}.`,
				line.matches > 0
					? `That season he brought them ${brought(line)} in ${countInWords(line.matches, "match")}.`
					: "He did not play a match for them that season.",
			),
			tags: tags(line.player, line.team_id, "auction", year),
			figure: priceFigure(line.price_crore),
			figures: figuresOfReturn(line, { "Dearer buys": dearer, Place: rank }),
		};
	},
});

const FEWEST_RUNS = 150;
const FEWEST_WICKETS = 8;

/** Players of both years within the prices who did enough to be worth a sentence. */
async function returnsOf(ask: Ask, min_price: number, max_price: number): Promise<{ year: Year; player: string }[]> {
	const statements: { year: Year; player: string }[] = [];
	for (const year of YEARS) {
		const lines = await ask("price_returns", { year, metric: "price", min_price, max_price, limit: 300 });
		const told = lines.filter(({ runs, wickets }) => runs >= FEWEST_RUNS || wickets >= FEWEST_WICKETS);
		statements.push(...told.map(({ player_id }) => ({ year, player: player_id })));
	}
	return statements;
}

/** What a dear or a cheap player's runs or wickets came to. */
function costed(line: Return): { unit: string; each: number; sum: string } | null {
	if (line.runs >= FEWEST_RUNS && line.lakh_a_run !== null)
		return { unit: "run", each: line.lakh_a_run, sum: count(line.runs, "run") };
	if (line.wickets >= FEWEST_WICKETS && line.lakh_a_wicket !== null)
		return { unit: "wicket", each: line.lakh_a_wicket, sum: countInWords(line.wickets, "wicket") };
	return null;
}

const priceOfRuns = kind({
	name: "price_and_return",
	category: "Auctions",
	query: "price_returns",
	candidates: async (ask, spread) => spread(await returnsOf(ask, 8, 100)),
	params: ({ year, player }) => ({ year, player, metric: "price", limit: 1 }),
	write([line], statement, { year }) {
		const cost = line && costed(line);
		if (!line || !cost) return null;
		return {
			title: pick(statement, [
				`${price(line.price_crore)} brought ${code(line.team_id)} ${cost.sum} from ${line.player}`,
				`Each ${cost.unit} of ${possessive(line.player)} ${year} cost ${lakhs(cost.each)}`,
				`${line.player} in ${year}: ${price(line.price_crore)}, ${cost.sum}`,
			]),
			fact: text(
				`${line.player}, ${how(line)} by ${line.team} for ${price(line.price_crore)}, made ${brought(line)} in ${countInWords(line.matches, "match")} of the ${year} season.`
					.replace(/made (\S+ wickets?) in/, "took $1 in")
					.replace(/made (.+ runs?) and (.+ wickets?) in/, "made $1 and took $2 in"),
				`That comes to ${lakhs(cost.each)} a ${cost.unit}.`,
			),
			tags: tags(line.player, line.team_id, "prices", year),
			figure: priceFigure(line.price_crore),
			figures: figuresOfReturn(line, { [`Price of a ${cost.unit}`]: lakhs(cost.each) }),
		};
	},
});

const bargains = kind({
	name: "bargain",
	category: "Auctions",
	query: "price_returns",
	candidates: async (ask, spread) => spread(await returnsOf(ask, 0, 1)),
	params: ({ year, player }) => ({ year, player, metric: "price", limit: 1 }),
	write([line], statement, { year }) {
		const cost = line && costed(line);
		if (!line || !cost) return null;
		return {
			title: pick(statement, [
				`${price(line.price_crore)} brought ${code(line.team_id)} ${cost.sum} from ${line.player}`,
				`${line.player} cost ${code(line.team_id)} only ${price(line.price_crore)} in ${year}`,
			]),
			fact: text(
				`${line.player}, ${how(line)} by ${line.team} for ${price(line.price_crore)}, gave them ${brought(line)} in ${countInWords(line.matches, "match")} of the ${year} season.`,
				`Each ${cost.unit} came to ${lakhs(cost.each)}.`,
			),
			tags: tags(line.player, line.team_id, "bargains", "prices", year),
			figure: priceFigure(line.price_crore),
			figures: figuresOfReturn(line, { [`Price of a ${cost.unit}`]: lakhs(cost.each) }),
		};
	},
});

const rises = kind({
	name: "price_change",
	category: "Auctions",
	query: "price_changes",
	candidates: async (ask) => {
		const [up, down] = [
			await ask("price_changes", { moved: true, limit: 12 }),
			await ask("price_changes", { order: "worst", limit: 16 }),
		];
		return up
			.flatMap((line, index) => [line, ...(down[index] ? [down[index]] : [])])
			.map(({ player_id }) => ({ player: player_id }));
	},
	params: ({ player }) => ({ player, limit: 1 }),
	write([line], statement) {
		if (!line || line.change_crore === 0) return null;
		const rose = line.change_crore > 0;
		const change = price(Math.abs(line.change_crore));
		const [before, after] = [price(line.price_2025_crore), price(line.price_2026_crore)];
		const stayed = line.team_2025_id === line.team_2026_id;
		return {
			title: pick(statement, [
				`${possessive(line.player)} price ${rose ? "rose" : "fell"} from ${before} to ${after}`,
				`${line.player} became ${change} ${rose ? "dearer" : "cheaper"}`,
			]),
			fact: text(
				`${line.player} cost ${line.team_2025} ${before} in 2025 and ${stayed ? "the same team" : line.team_2026} ${after} in 2026, ${change} ${rose ? "more" : "less"}.`,
				line.acquisition_2026 === "auction"
					? `The second price was set at the auction.`
					: line.acquisition_2026 === "traded"
						? "He changed teams in a trade."
						: "He was retained.",
			),
			tags: tags(line.player, line.team_2026_id, line.team_2025_id, "auction"),
			figure: priceFigure(line.price_2026_crore),
			figures: figuresOf({ "2025": before, "2026": after, Change: change }),
		};
	},
});

export const pricesKinds: AnyKind[] = [dearBuys, priceOfRuns, bargains, rises];
