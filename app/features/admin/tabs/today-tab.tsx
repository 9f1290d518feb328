import { useRequest } from "../../../lib/hooks/use-request.ts";
import type { Tonight } from "../../../lib/live/tonight.ts";
import { grouped } from "../../../lib/numbers.ts";
import { Ledger } from "../../../ui/figures/ledger.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { matchWords } from "../../matches/tonight/rules.ts";
import { NextStepsList } from "../../setup/next-steps-list.tsx";
import type { Today } from "../desk/today.server.ts";
import type { DeskTab } from "../rules.ts";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";

/** The desk's overview: the match of the day, sign-ups, pending decisions, and the next steps. */
export function TodayTab() {
	const asked = useRequest("GET /admin/today");
	return (
		<WhenLoaded asked={asked} what="today">
			{({ tonight, counts, steps }) => (
				<div className="halves">
					<Match tonight={tonight} counts={counts} />
					<Card id="next" title="Next steps">
						<NextStepsList steps={steps} />
					</Card>
					<Card id="sign-ups" title="Sign-ups">
						<Counts
							tab="fans"
							counts={[
								["Last 24 hours", counts.fans_of_day],
								["Last 7 days", counts.fans_of_week],
								["All fans", counts.fans],
							]}
						/>
					</Card>
					<Card id="waiting" title="Waiting for you">
						<Counts
							tab="moderation"
							counts={[
								["Reported messages", counts.reported_messages],
								["Reported questions", counts.reported_questions],
							]}
						/>
						<Counts tab="contact" counts={[["Mail to you, last 7 days", counts.contact_messages]]} />
					</Card>
				</div>
			)}
		</WhenLoaded>
	);
}

const STATES: Record<Tonight["state"], string> = {
	before: "It starts by itself, in its room.",
	live: "It's live now.",
	over: "It's over.",
	missed: "It didn't start: no process ran at that hour.",
};

function Match({ tonight, counts }: Pick<Today, "tonight" | "counts">) {
	if (!tonight)
		return (
			<Card id="tonight" title="Match of the day">
				<p>There's none today.</p>
			</Card>
		);
	return (
		<Card id="tonight" title="Match of the day">
			<p>
				<strong>{matchWords(tonight)}</strong>, <Moment at={tonight.starts_at} show="time" />. {STATES[tonight.state]}
			</p>
			<Ledger
				rows={[
					["In the room", grouped(counts.members)],
					["Get a reminder", grouped(counts.reminders)],
				]}
			/>
			<p className="cluster mt-3">
				<a className="btn" href={`/groups/${tonight.group_id}`}>
					Open the room
				</a>
				<a className="btn" data-variant="outline" href="?tab=live">
					Match day
				</a>
			</p>
		</Card>
	);
}

type CardProps = { id: string; title: string; children: React.ReactNode };
const Card = ({ id, title, children }: CardProps) => (
	<section className="card" aria-labelledby={id}>
		<h2 className="card-title" id={id}>
			{title}
		</h2>
		{children}
	</section>
);

/** Figures, each a link to a tab. */
const Counts = ({ tab, counts }: { tab: DeskTab; counts: [name: string, count: number][] }) => (
	<ul className="link-rows">
		{counts.map(([name, count]) => (
			<li key={name}>
				<a className="justify-between" href={`?tab=${tab}`}>
					{name} <span className="score">{grouped(count)}</span>
				</a>
			</li>
		))}
	</ul>
);
