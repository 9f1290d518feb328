import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, type Ask, kind } from "./kind.ts";
import { code, figuresOf, peopleOf, tags, text } from "./phrases.ts";
import { byPlace } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import {
	count,
	countInWords,
	inWords,
	list,
	number,
	ordinal,
	pick,
	possessive,
	price,
	priceFigure,
	sentence,
} from "./words.ts";

// Prices of the squads of 2025 and 2026: what was paid, by whom, and what the season then brought.

type Return = QueryResult<"price_returns">[number];
const YEARS = [2026, 2025] as const;
type Year = (typeof YEARS)[number];

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
			tags: tags("auction", line.player, line.team_id, year),
			figure: priceFigure(line.price_crore),
			figures: figuresOfReturn(line, { "Dearer buys": dearer, Place: rank }),
		};
	},
});

const FEWEST_RUNS = 150;
const FEWEST_WICKETS = 8;

const returnsOf = async (ask: Ask, min_price: number, max_price: number): Promise<{ year: Year; player: string }[]> => {
	const lists = await Promise.all(
		YEARS.map(async (year) => {
			const lines = await ask("price_returns", { year, metric: "price", min_price, max_price, limit: 300 });
			return lines
				.filter(({ runs, wickets }) => runs >= FEWEST_RUNS || wickets >= FEWEST_WICKETS)
				.map(({ player_id }) => ({ year, player: player_id }));
		}),
	);
	const longest = Math.max(...lists.map(({ length }) => length));
	return Array.from({ length: longest }, (_, index) => lists.flatMap((lines) => lines[index] ?? [])).flat();
};

/** What a dear or a cheap player's runs or wickets came to. */
function costed(line: Return): { unit: string; each: number; sum: string } | null {
	if (line.runs >= FEWEST_RUNS && line.lakh_a_run !== null)
		return { unit: "run", each: line.lakh_a_run, sum: count(line.runs, "run") };
	if (line.wickets >= FEWEST_WICKETS && line.lakh_a_wicket !== null)
		return { unit: "wicket", each: line.lakh_a_wicket, sum: count(line.wickets, "wicket") };
	return null;
}

const priceOfRuns = kind({
	name: "price_and_return",
	category: "Auctions",
	query: "price_returns",
	candidates: (ask) => returnsOf(ask, 8, 100),
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
			tags: tags("prices", line.player, line.team_id, year),
			figure: priceFigure(line.price_crore),
			figures: figuresOfReturn(line, { [`Price of a ${cost.unit}`]: lakhs(cost.each) }),
		};
	},
});

const bargains = kind({
	name: "bargain",
	category: "Auctions",
	query: "price_returns",
	candidates: async (ask) => (await returnsOf(ask, 0, 1)).toReversed(),
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
			tags: tags("prices", line.player, line.team_id, year, "bargains"),
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
			tags: tags("auction", line.player, line.team_2026_id, line.team_2025_id),
			figure: priceFigure(line.price_2026_crore),
			figures: figuresOf({ "2025": before, "2026": after, Change: change }),
		};
	},
});

const teamSpending = kind({
	name: "team_spending",
	category: "Auctions",
	query: "spending",
	candidates: async (ask) =>
		(
			await Promise.all(
				YEARS.flatMap((year) =>
					(["auction", "retained"] as const).map(async (acquisition) =>
						(
							await ask("spending", { year, by: "team", acquisition })
						).map(({ key }) => ({ year, acquisition, team: key })),
					),
				),
			)
		).flat(),
	params: ({ year, acquisition }) => ({ year, by: "team", acquisition }),
	write(rows, statement, { year, acquisition, team }) {
		const line = rows.find(({ key }) => key === team);
		const [most, least] = [rows[0], rows.at(-1)];
		if (!line || !most || !least) return null;
		const done = acquisition === "auction" ? "bought at the auction" : "retained";
		const other = line === most ? least : most;
		return {
			title: pick(statement, [
				acquisition === "auction"
					? `${code(team)} spent ${price(line.total_crore)} on ${countInWords(line.players, "auction buy")}`
					: `${code(team)} kept ${countInWords(line.players, "player")} for ${price(line.total_crore)}`,
				acquisition === "auction"
					? `${price(line.total_crore)} at the auction by ${code(team)} for ${year}`
					: `${price(line.total_crore)} of retentions by ${code(team)} for ${year}`,
			]),
			fact: text(
				`The ${year} squad of ${line.name} held ${countInWords(line.players, "player")} ${done}, at ${price(line.total_crore)} together.`,
				line.players > 1 && `None cost more than ${line.dearest} at ${price(line.dearest_crore)}.`,
				line === most
					? `No team spent more that way; ${other.name} spent least, ${price(other.total_crore)}.`
					: `${other.name} spent most that way, ${price(other.total_crore)}.`,
			),
			tags: tags("auction", line.key, year, acquisition === "auction" ? "purse" : "retentions"),
			figure: priceFigure(line.total_crore),
			figures: figuresOf({
				Sum: price(line.total_crore),
				Players: line.players,
				Dearest: price(line.dearest_crore),
				[line === most ? "Least" : "Most"]: price(other.total_crore),
			}),
		};
	},
});

const countrySpending = kind({
	name: "country_spending",
	category: "Auctions",
	query: "spending",
	candidates: async (ask) =>
		(
			await Promise.all(
				YEARS.map(async (year) =>
					(await ask("spending", { year, by: "nationality" })).map(({ key }) => ({ year, nationality: key })),
				),
			)
		).flat(),
	params: ({ year }) => ({ year, by: "nationality" }),
	write(rows, statement, { year, nationality }) {
		const line = rows.find(({ key }) => key === nationality);
		if (!line || line.players < 3) return null;
		const people = peopleOf(nationality);
		const overseas = rows.filter(({ key }) => key !== "India");
		const place = overseas.indexOf(line) + 1;
		return {
			title: pick(statement, [
				`${sentence(inWords(line.players))} ${people} cost ${price(line.total_crore)} in ${year}`,
				`${price(line.total_crore)} for ${inWords(line.players)} ${people} in ${year}`,
			]),
			fact: text(
				`The known prices of the ${inWords(line.players)} ${people} in the squads of ${year} add up to ${price(line.total_crore)}.`,
				place > 0 &&
					`Among overseas countries that is the ${ordinal(place)}-highest sum.`.replace("first-highest", "highest"),
				`None cost more than ${line.dearest} at ${price(line.dearest_crore)}.`,
			),
			tags: tags("prices", nationality, year, line.dearest),
			figure: priceFigure(line.total_crore),
			figures: figuresOf({
				Players: line.players,
				Sum: price(line.total_crore),
				Dearest: price(line.dearest_crore),
				Place: place || null,
			}),
		};
	},
});

const roleSpending = kind({
	name: "role_spending",
	category: "Auctions",
	query: "spending",
	candidates: async () =>
		YEARS.flatMap((year) => ["Batter", "Bowler", "All-rounder", "Wicketkeeper"].map((role) => ({ year, role }))),
	params: ({ year }) => ({ year, by: "role" }),
	write(rows, statement, { year, role }) {
		const line = rows.find(({ key }) => key === role);
		if (!line) return null;
		const many = `${role.toLowerCase()}s`;
		const each = line.total_crore / line.players;
		return {
			title: pick(statement, [
				`A ${role.toLowerCase()} cost ${price(each)} on average in ${year}`.replace("A all", "An all"),
				`${number(line.players)} ${many} for ${price(line.total_crore)} in ${year}`,
			]),
			fact: text(
				`The squads of ${year} held ${number(line.players)} ${many} with a known price, ${price(line.total_crore)} in all or ${price(each)} each.`,
				`None cost more than ${line.dearest} at ${price(line.dearest_crore)}; the cheapest cost ${price(line.cheapest_crore)}.`,
			),
			tags: tags("prices", many, year),
			figure: priceFigure(each),
			figures: figuresOf({
				Players: line.players,
				Sum: price(line.total_crore),
				Average: price(each),
				Dearest: price(line.dearest_crore),
				Cheapest: price(line.cheapest_crore),
			}),
		};
	},
});

export const pricesKinds: AnyKind[] = [
	dearBuys,
	priceOfRuns,
	bargains,
	rises,
	teamSpending,
	countrySpending,
	roleSpending,
];
