import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import type { Comparison } from "./compare.server.ts";
import { barsOf, bestOf, type Career, type Row, shortNames } from "./compare-rows.ts";
import "../players.css";
import "../../../ui/styles/figures/figure-table.css";

type CompareTableProps = { id: string; caption: string; rows: Row[] } & Pick<Comparison, "compared">;

/** Figures side by side. The best of a row is marked, for screen readers too. */
export function CompareTable(props: CompareTableProps) {
	return props.compared.length === 2 ? <Versus {...props} /> : <Columns {...props} />;
}

/** Two players, with bars that grow outwards from the figure's name. */
function Versus({ id, caption, rows, compared }: CompareTableProps) {
	const careers = compared.map(({ career }) => career);
	const heads = shortNames(compared.map(({ player }) => player.name));
	return (
		<div className="ft-box">
			<table className="ft versus">
				<caption id={id}>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{heads[0]}</th>
						<th scope="col">Figure</th>
						<th scope="col">{heads[1]}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => {
						const best = bestOf(row, careers);
						const [left = null, right = null] = barsOf(row, careers);
						return (
							<tr key={row.name}>
								<td>
									<Figure row={row} career={careers[0] ?? null} best={best} />
									<Bar share={left} from={100 - (left ?? 0)} />
								</td>
								<th scope="row">{row.name}</th>
								<td>
									<Figure row={row} career={careers[1] ?? null} best={best} />
									<Bar share={right} from={0} />
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}

function Bar({ share, from }: { share: number | null; from: number }) {
	if (share === null) return null;
	return (
		<svg className="ft-bar" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
			<rect x={from} width={share} height="5" />
		</svg>
	);
}

function Columns({ id, caption, rows, compared }: CompareTableProps) {
	const careers = compared.map(({ career }) => career);
	const heads = shortNames(compared.map(({ player }) => player.name));
	return (
		<FigureTable
			id={id}
			caption={caption}
			fits
			who="Figure"
			keyColumn=""
			columns={compared.map(({ player }, at) => ({
				key: player.id,
				head: heads[at] ?? player.name,
				name: player.name,
				width: "each",
			}))}
			rows={rows.map((row) => ({
				id: row.name,
				names: [{ text: row.name, to: null, shown: row.name }],
				cells: careers.map((career) => <Figure key="" row={row} career={career} best={bestOf(row, careers)} />),
			}))}
		/>
	);
}

type FigureProps = { row: Row; career: Career; best: number | null };

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
