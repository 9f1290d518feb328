import { price } from "../../facts/maker/words.ts";
import { type About, type AnyKind, kind } from "./kind.ts";
import { name } from "./wording.ts";

type Year = 2025 | 2026;
const YEARS: Year[] = [2025, 2026];
const PRICES = [
	0.3, 0.5, 0.75, 1, 1.5, 2, 2.6, 3.2, 4, 4.8, 5.75, 6.5, 8, 9.75, 11, 12.5, 14, 16, 18, 21, 23.75, 25, 27,
];

/** Questions about what the squads of two years cost, as far as their prices are known. */
export const PRICES_KINDS: AnyKind[] = [
	kind({
		name: "dearest_of_side",
		category: "Auctions",
		query: "prices",
		candidates: async (ask) => {
			const teams = await ask("titles", { current_teams: true });
			return YEARS.flatMap((year) => teams.map(({ team_id, team }) => ({ year, team: team_id, name: team })));
		},
		params: ({ year, team }: About) => ({ year: year as Year, team: String(team), limit: 8 }),
		write: (lines, { year, name: side }: About) => {
			const [first, second] = lines;
			if (!first || !second || second.rank === 1) return null;
			return {
				question: `Who was the dearest player of ${side} in ${year}?`,
				right: name(first.player, first.price_crore),
				wrong: lines.slice(1).map(({ player, price_crore }) => name(player, price_crore)),
				explanation: `${first.player}, at ${price(first.price_crore)}; then ${second.player}, at ${price(second.price_crore)}.`,
				obscurity: 0.15,
			};
		},
	}),
	kind({
		name: "price_of",
		category: "Auctions",
		query: "prices",
		candidates: async (ask) => {
			const lists = await Promise.all(
				YEARS.map(async (year) =>
					(await ask("prices", { year, limit: 60 })).map((line, place) => ({ year, player: line.player_id, place })),
				),
			);
			return lists.flat();
		},
		params: ({ year }: About) => ({ year: year as Year, limit: 60 }),
		write: (lines, { year, player, place }: About) => {
			const line = lines.find(({ player_id }) => player_id === player);
			if (!line) return null;
			const near = PRICES.filter((value) => Math.abs(value - line.price_crore) > 0.2).toSorted(
				(a, b) => Math.abs(a - line.price_crore) - Math.abs(b - line.price_crore),
			);
			return {
				question: `What did ${line.team} pay for ${line.player} in ${year}?`,
				right: name(price(line.price_crore), line.price_crore),
				wrong: near.map((value) => name(price(value), value)),
				explanation: `${price(line.price_crore)}${line.acquisition ? ` (${line.acquisition})` : ""}.`,
				obscurity: 0.2 + Number(place) / 75,
			};
		},
	}),
];
