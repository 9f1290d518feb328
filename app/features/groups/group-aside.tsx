import { grouped } from "../../lib/numbers.ts";
import { Demo } from "../../ui/badge.tsx";
import type { GroupFigures } from "./figures.server.ts";
import type { Group } from "./group.ts";
import "./groups.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";

/** The figures of a group, beside its chat. */
export function GroupAside({ group, figures }: { group: Group; figures: GroupFigures }) {
	return (
		<aside className="stack gap-6" aria-label="About this group">
			<section className="card" aria-labelledby="group-figures">
				<h2 className="card-title" id="group-figures">
					Group Statistics
				</h2>
				<dl className="ledger">
					<div>
						<dt>Members</dt>
						<dd>{grouped(group.member_count)}</dd>
					</div>
					<div>
						<dt>Messages Today {figures.demo ? <Demo /> : null}</dt>
						<dd>{grouped(figures.messages_today)}</dd>
					</div>
					<div>
						<dt>Activity Level {figures.demo ? <Demo /> : null}</dt>
						<dd>{figures.activity}</dd>
					</div>
				</dl>
			</section>
			<section className="card card-info" aria-labelledby="group-assistant">
				<h2 className="card-title" id="group-assistant">
					AI Assistant
				</h2>
				<p>
					Ask it about any season, ground or rivalry. It answers from the scorecards, and says when it doesn't know.
				</p>
			</section>
			<section className="card" aria-labelledby="group-activity">
				<h2 className="card-title" id="group-activity">
					Recent Activity {figures.demo ? <Demo /> : null}
				</h2>
				{figures.recent.length === 0 ? (
					<p className="note">Nothing yet today.</p>
				) : (
					<ul className="stack gap-1">
						{figures.recent.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				)}
			</section>
		</aside>
	);
}
