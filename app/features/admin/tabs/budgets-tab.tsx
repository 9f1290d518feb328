import { TriangleAlert } from "lucide-react";
import { formatMoment } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import type { Budgets } from "../desk/desk.ts";
import { WhenLoaded } from "../when-loaded.tsx";
import { AiUsageTable } from "./ai-usage-table.tsx";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";
import "../../../ui/styles/wayfinding.css";

/** The budgets beside another tab's content; shown once loaded, without errors. */
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
			<dl className="ledger">
				{budgets.map(({ name, used, limit, unit }) => (
					<div key={name}>
						<dt>
							{name} ({unit})
						</dt>
						<dd>{limit === null ? `${grouped(used)}, no provider set` : `${grouped(used)} of ${grouped(limit)}`}</dd>
					</div>
				))}
				<div>
					<dt>AI provider in the settings</dt>
					<dd>{ai_provider}</dd>
				</div>
			</dl>
		</section>
	);
}

/** ADMIN-5: shows how much of each daily budget is used, and two weeks of the AI provider's usage. */
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
