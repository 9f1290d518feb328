import { ArrowRight, Download } from "lucide-react";
import { useState } from "react";
import { grouped } from "../../../lib/numbers.ts";
import { Link } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { CopyCard } from "../../sharing/copy-card.tsx";
import { ShareAnswer } from "../copy-link.tsx";
import type { ExplorerAnswer as Answer } from "../explorer.server.ts";
import { AnswerChart } from "./answer-chart.tsx";
import { AnswerSource } from "./answer-source.tsx";
import { AnswerTable } from "./answer-table.tsx";

const VIEWS = { both: "Both", chart: "Chart", table: "Table" };
type View = keyof typeof VIEWS;

/** The answer: the question in words, a chart if there is a row of figures, the table, and the definitions. */
export function ExplorerAnswer({ answer }: { answer: Answer }) {
	const [view, setView] = useState<View>("both");
	const { reading, counted, small, definitions, as_of, table, chart, more, previous, csv } = answer;
	return (
		<>
			<h2 className="xsay">
				<span role="status">{reading}.</span>
			</h2>
			<div className="xbar">
				<p className="note">
					{counted}
					{small ? `. ${small.lines} marked: fewer than ${grouped(small.least)} ${small.unit}.` : null}
				</p>
				{chart ? <Views view={view} onChoose={setView} /> : null}
			</div>
			{table.rows.length === 0 ? (
				<EmptyState title="Nothing matches all of that" text="Remove a condition or lower a threshold to see more.">
					<Link className="btn" to="/statistics/explore">
						Start over
					</Link>
				</EmptyState>
			) : (
				<>
					{chart && view !== "table" ? <AnswerChart chart={chart} table={table} /> : null}
					{chart && view === "chart" ? null : <AnswerTable caption={reading} table={table} unit={small?.unit ?? ""} />}
				</>
			)}
			<div className="xbar">
				<span className="cluster">
					{previous ? (
						<Link className="btn" data-variant="outline" to={previous}>
							Show the ones before
						</Link>
					) : null}
					{more ? (
						<Link className="btn" data-variant="outline" to={more.to} preventScrollReset>
							{more.text}
						</Link>
					) : null}
					<ShareAnswer title={reading} />
					<CopyCard />
				</span>
				<span className="cluster">
					<a className="link-more" href={csv} download>
						<Download className="icon" /> CSV
					</a>
					<Link className="link-more" to="/ai-chat">
						Ask in words <ArrowRight className="icon" />
					</Link>
				</span>
			</div>
			<AnswerSource definitions={definitions} as_of={as_of} />
		</>
	);
}

function Views({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
	return (
		<fieldset className="seg needs-script">
			<legend className="sr-only">Show</legend>
			{(Object.keys(VIEWS) as View[]).map((name) => (
				<button
					key={name}
					type="button"
					className="seg-i"
					aria-pressed={name === view}
					data-pressed={name === view ? "" : undefined}
					onClick={() => onChoose(name)}
				>
					{VIEWS[name]}
				</button>
			))}
		</fieldset>
	);
}
