import { formatDate } from "../../../lib/dates.ts";
import { grouped } from "../../../lib/numbers.ts";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import type { AiUsage } from "../desk/desk.ts";
import "../../../ui/styles/figures/tables.css";

const FIGURES: [head: string, of: (line: AiUsage) => number | undefined][] = [
	["Answers", ({ answers }) => answers],
	["Calls", ({ calls }) => calls],
	["Tokens in", ({ tokens_in }) => tokens_in],
	["Tokens out", ({ tokens_out }) => tokens_out],
	["Calls an answer", ({ per_answer }) => per_answer?.calls],
	["Tokens an answer", ({ per_answer }) => per_answer?.tokens],
	["Failed", ({ failed }) => failed],
	["Refused", ({ refused }) => refused],
];

/** The use of the AI provider: a line a day and purpose. */
export function AiUsageTable({ lines }: { lines: AiUsage[] }) {
	if (lines.length === 0) return <p>The AI provider was not used in the last two weeks.</p>;
	return (
		<ScrollTable id="ai-usage" caption="AI provider, the last two weeks">
			<thead>
				<tr>
					<th scope="col">Day</th>
					<th scope="col">For</th>
					{FIGURES.map(([head]) => (
						<th key={head} scope="col" className="num">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={`${line.day} ${line.purpose}`}>
						<th scope="row">{formatDate(line.day)}</th>
						<td>{line.purpose}</td>
						{FIGURES.map(([head, of]) => {
							const figure = of(line);
							return (
								<td key={head} className="num">
									{figure === undefined ? "—" : grouped(figure)}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}
