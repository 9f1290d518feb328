import { ArrowRight, Download } from "lucide-react";
import { Island } from "../../../islands/island.tsx";
import { grouped } from "../../../lib/numbers.ts";
import { EmptyState } from "../../../ui/state.tsx";
import type { ExplorerAnswer as Answer } from "../explorer.server.ts";
import { AnswerChart } from "./answer-chart.tsx";
import { AnswerSource } from "./answer-source.tsx";
import { AnswerTable } from "./answer-table.tsx";
import ShareAnswer from "./share-answer.island.tsx";
import "../explorer.css";

/** The answer: a chart if possible, the table, and the definitions. */
export function ExplorerAnswer({ answer }: { answer: Answer }) {
	const { reading, counted, small, definitions, as_of, table, chart, more, previous, csv } = answer;
	return (
		<>
			<div className="xbar">
				<p className="note">
					{counted}
					{small ? `. ${small.lines} marked: fewer than ${grouped(small.least)} ${small.unit}.` : null}
				</p>
				{chart ? <Views /> : null}
			</div>
			{table.rows.length === 0 ? (
				<EmptyState title="Nothing matches all of that" text="Remove a condition or lower a threshold to see more.">
					<a className="btn" href="/statistics/explore">
						Start over
					</a>
				</EmptyState>
			) : (
				<>
					{chart ? <AnswerChart chart={chart} table={table} /> : null}
					<AnswerTable caption={reading} table={table} unit={small?.unit ?? ""} />
				</>
			)}
			<div className="xbar">
				<span className="cluster">
					{previous ? (
						<a className="btn" data-variant="outline" href={previous}>
							Show the ones before
						</a>
					) : null}
					{more ? (
						<a className="btn" data-variant="outline" href={more.to} data-in-place="">
							{more.text}
						</a>
					) : null}
					<Island of={ShareAnswer} wake="near" props={{ title: reading, embeds: true }} />
				</span>
				<span className="cluster">
					<a className="link-more" href={csv} download>
						<Download className="icon" /> CSV
					</a>
					<a className="link-more" href="/ai-chat">
						Ask in words <ArrowRight className="icon" />
					</a>
				</span>
			</div>
			<AnswerSource definitions={definitions} as_of={as_of} />
		</>
	);
}

/** A switch between chart, table and both. explorer.css hides what is not chosen. */
const Views = () => (
	<fieldset className="seg">
		<legend className="sr-only">Show</legend>
		{["Both", "Chart", "Table"].map((name, place) => (
			<label key={name} className="seg-i">
				<input type="radio" name="view" value={name.toLowerCase()} defaultChecked={place === 0} />
				{name}
			</label>
		))}
	</fieldset>
);
