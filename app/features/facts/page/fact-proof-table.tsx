import { Check } from "lucide-react";
import { formatLongDate } from "../../../lib/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import type { FactProof } from "../fact.ts";
import "../../../ui/styles/figures/tables.css";

/** The proof of a verified fact, and the match as of which it holds. */
export function FactProofTable({ proof }: { proof: FactProof }) {
	return (
		<div>
			<ScrollTable id="checked" caption="Checked against the record">
				<thead>
					<tr>
						<th scope="col">Figure</th>
						<th scope="col" className="num">
							In the record
						</th>
						<th scope="col">Result</th>
					</tr>
				</thead>
				<tbody>
					{proof.figures.map(({ label, value }) => (
						<tr key={`${label} ${value}`}>
							<th scope="row">{label}</th>
							<td className="num" data-key="">
								{value}
							</td>
							<td>
								<Badge tone="success">
									<Check className="icon" />
									Agrees
								</Badge>
							</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
			<p className="note">
				As of {proof.as_of.label}, {formatLongDate(proof.as_of.date)}. Source: Cricsheet ball-by-ball data.
			</p>
		</div>
	);
}
