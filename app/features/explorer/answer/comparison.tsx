import { Download } from "lucide-react";
import { Island } from "../../../islands/island.tsx";
import type { ExplorerComparison as Comparison } from "../comparison.server.ts";
import { AnswerSource } from "./answer-source.tsx";
import { AnswerTable } from "./answer-table.tsx";
import ShareAnswer from "./share-answer.island.tsx";
import "../explorer.css";

/** A comparison: the reading, a line per question, and difference, sum and ratio. */
export function ExplorerComparison({ comparison }: { comparison: Comparison }) {
	const { reading, table, figures, definitions, as_of, csv } = comparison;
	return (
		<>
			<h2 className="xsay">
				<span role="status">{reading}.</span>
			</h2>
			<AnswerTable caption={reading} table={table} unit="" />
			<ul className="cluster">
				{figures.map(({ name, text }) => (
					<li key={name}>
						{name}: <strong>{text}</strong>
					</li>
				))}
			</ul>
			<div className="xbar">
				<Island of={ShareAnswer} wake="near" props={{ title: reading }} />
				<a className="link-more" href={csv} download>
					<Download className="icon" /> CSV
				</a>
			</div>
			<AnswerSource definitions={definitions} as_of={as_of} />
		</>
	);
}
