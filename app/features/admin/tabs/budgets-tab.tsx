import { TriangleAlert } from "lucide-react";
import { formatDate, formatMoment } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { Ledger } from "../../../ui/figures/ledger.tsx";
import type { AiUsage, Budgets } from "../desk/desk.ts";
import { DeskTable } from "../desk-table.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/wayfinding.css";

/** The budgets for another tab's aside. Shows nothing while loading or after an error. */
export function BudgetAside() {
	const { answer } = useRequest("GET /admin/budgets");
	return answer ? <BudgetCard {...answer} /> : null;
}

function BudgetCard({ notices, budgets, ai_provider }: Pick<Budgets, "notices" | "budgets" | "ai_provider">) {
	return (
		<section className="card" aria-labelledby="budgets">
			<h2 className="card-title" id="budgets">
				Today's budget
			</h2>
			{notices.map(({ text, at }) => (
				<p key={text} className="callout" data-tone="warning">
					<TriangleAlert className="icon" />
					<span>
						{text} <span className="note">{formatMoment(at)}</span>
					</span>
				</p>
			))}
			<Ledger
				rows={[
					...budgets.map(({ name, used, limit, unit }): [string, string] => [
						`${name} (${unit})`,
						limit === null ? `${grouped(used)}, no provider set` : `${grouped(used)} of ${grouped(limit)}`,
					]),
					["AI provider in the settings", ai_provider],
				]}
			/>
		</section>
	);
}

/** ADMIN-5: the use of each budget, and of the AI provider in two weeks. */
export function BudgetsTab() {
	const asked = useRequest("GET /admin/budgets");
	return (
		<WhenLoaded asked={asked} what="the budgets">
			{({ notices, budgets, ai, ai_provider }) => (
				<div className="stack gap-6">
					<BudgetCard notices={notices} budgets={budgets} ai_provider={ai_provider} />
					<AiUsageTable lines={ai} />
				</div>
			)}
		</WhenLoaded>
	);
}

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

/** A line per day and purpose. */
function AiUsageTable({ lines }: { lines: AiUsage[] }) {
	if (lines.length === 0) return <p>The AI provider was not used in the last two weeks.</p>;
	return (
		<DeskTable
			id="ai-usage"
			caption="AI provider, the last two weeks"
			columns={["Day", "For", ...FIGURES.map(([head]) => ({ num: head }))]}
		>
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
		</DeskTable>
	);
}
