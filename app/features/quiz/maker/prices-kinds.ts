import { say } from "../../../../makers/said.ts";
import { price } from "../../../../makers/words.ts";
import { type QuestionKind, questionKind } from "./kind.ts";
import { nameOption } from "./options.ts";
import { currentSidesOf } from "./scopes.ts";

const YEARS = [2025, 2026];
const DEAREST = 60;
const PRICES = [
	0.3, 0.5, 0.75, 1, 1.5, 2, 2.6, 3.2, 4, 4.8, 5.75, 6.5, 8, 9.75, 11, 12.5, 14, 16, 18, 21, 23.75, 25, 27,
];

/** A question for the most expensive players. */
const dearest = (where: object, limit: number) =>
	({ rows: "squads", measures: ["price"], where, list: true, limit }) as const;

export const PRICES_KINDS: QuestionKind[] = [
	questionKind({
		name: "dearest_of_side",
		category: "Auctions",
		candidates: async (ask) => {
			const sides = await currentSidesOf(ask);
			return YEARS.flatMap((year) => sides.map(({ team, name }) => ({ year, team, name })));
		},
		questions: ({ year, team }) => ({ squad: dearest({ season: year, team }, 8) }),
		write({ squad }, _, { year, name: side }) {
			const [first, second, ...others] = squad.rows;
			if (!first || !second || second.rank === 1) return null;
			return {
				question: say`Who was the dearest player of ${side} in ${year}?`,
				right: nameOption(first.player, first.price),
				wrong: [second, ...others].map((line) => nameOption(line.player, line.price)),
				explanation: say`${first.player}, at ${price(first.price)}; then ${second.player}, at ${price(second.price, "Next")}.`,
				obscurity: 0.15,
			};
		},
	}),
	questionKind({
		name: "price_of",
		category: "Auctions",
		candidates: async (ask) => {
			const lists = await Promise.all(YEARS.map((year) => ask(dearest({ season: year }, DEAREST))));
			return lists.flatMap(({ rows }, at) =>
				rows.map(({ player_id, season }, place) => ({ year: season ?? YEARS[at], player: player_id, place })),
			);
		},
		questions: ({ year }) => ({ squads: dearest({ season: year }, DEAREST) }),
		write({ squads }, _, { year, player, place }) {
			const line = squads.rows.find(({ player_id }) => player_id === player);
			if (!line) return null;
			const near = PRICES.filter((value) => Math.abs(value - line.price) > 0.2).toSorted(
				(a, b) => Math.abs(a - line.price) - Math.abs(b - line.price),
			);
			const { text } = price(line.price);
			return {
				question: say`What did ${line.team} pay for ${line.player} in ${year}?`,
				right: nameOption(text, line.price),
				wrong: near.map((value) => nameOption(price(value).text, value)),
				explanation: say`${price(line.price)}${line.acquisition && ` (${line.acquisition})`}.`,
				obscurity: 0.2 + place / 75,
			};
		},
	}),
];
