import { FigureTable } from "../../../ui/figures/figure-table.tsx";

import type { PlayerFigures } from "../figures.server.ts";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import type { Comparison } from "./compare.server.ts";

type Row = {
	name: string;
	text: (career: PlayerFigures) => string;
	/** the value that decides the best; null is not ranked */
	value: (career: PlayerFigures) => number | null;
	least?: true;
};

/** A column is as narrow as a figure, so its head is the last name; of two who share one the initial comes first: 'R Sharma'. */
function shortNames(names: string[]): string[] {
	const last = names.map((name) => name.split(" ").at(-1) ?? name);
	return names.map((name, at) => {
		const own = last[at] ?? name;
		return last.filter((other) => other === own).length > 1 ? `${name[0]} ${own}` : own;
	});
}

const ROWS: Row[] = [
	{ name: "Matches", text: (c) => countText(c.matches), value: (c) => c.matches },
	{ name: "Runs", text: (c) => countText(c.runs), value: (c) => c.runs },
	{
		name: "Highest",
		text: highestText,
		value: (c) => (c.highest === null ? null : c.highest * 2 + (c.highest_not_out ? 1 : 0)),
	},
	{ name: "Average", text: (c) => rateText(c.average), value: (c) => c.average },
	{ name: "Strike rate", text: (c) => rateText(c.strike_rate), value: (c) => c.strike_rate },
	{ name: "Hundreds", text: (c) => countText(c.hundreds), value: (c) => c.hundreds },
	{ name: "Fifties", text: (c) => countText(c.fifties), value: (c) => c.fifties },
	{ name: "Fours", text: (c) => countText(c.fours), value: (c) => c.fours },
	{ name: "Sixes", text: (c) => countText(c.sixes), value: (c) => c.sixes },
	{ name: "Wickets", text: (c) => countText(c.wickets), value: (c) => c.wickets },
	{
		name: "Best figures",
		text: bestText,
		value: (c) => (c.best_wickets === null ? null : c.best_wickets * 1000 - (c.best_runs ?? 0)),
	},
	{ name: "Economy", text: (c) => rateText(c.economy), value: (c) => c.economy, least: true },
	{ name: "Bowling average", text: (c) => rateText(c.bowling_average), value: (c) => c.bowling_average, least: true },
];

/** Career figures with a column per player; the best of a row is marked, also for screen readers. */
export function CompareTable({ compared }: Pick<Comparison, "compared">) {
	const heads = shortNames(compared.map(({ player }) => player.name));
	return (
		<FigureTable
			id="comparison"
			caption="Career figures"
			fits
			who="Figure"
			keyColumn=""
			columns={compared.map(({ player }, at) => ({
				key: player.id,
				head: heads[at] ?? player.name,
				name: player.name,
				width: compared.length > 2 ? "l" : "p",
			}))}
			rows={ROWS.map((row) => {
				const best = bestOf(row, compared);
				return {
					id: row.name,
					names: [{ text: row.name, to: null, shown: row.name }],
					cells: compared.map(({ career }) => <Figure key="" row={row} career={career} best={best} />),
				};
			})}
		/>
	);
}

type FigureProps = { row: Row; career: PlayerFigures | null; best: number | null };

function Figure({ row, career, best }: FigureProps) {
	if (!career) return "—";
	if (best === null || row.value(career) !== best) return row.text(career);
	return (
		<b className="best">
			{row.text(career)}
			<span className="sr-only"> (best)</span>
		</b>
	);
}

/** The best value of a row; null when there is none, or when it is below the minimum. */
function bestOf({ value, least }: Row, compared: Comparison["compared"]): number | null {
	const values = compared.flatMap(({ career }) => (career ? [value(career)] : [])).filter((each) => each !== null);
	if (values.length < 2) return null;
	const best = least ? Math.min(...values) : Math.max(...values);
	return best === 0 ? null : best;
}
