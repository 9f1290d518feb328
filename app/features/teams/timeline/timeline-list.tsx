import { Building2, ClipboardList, Flag, type LucideIcon, Medal, Star, Trophy, UserRound } from "lucide-react";
import { SectionHead } from "../../../ui/heads.tsx";
import type { EventType, TimelineEvent } from "./timeline-event.ts";
import "../teams.css";

const TYPES: Record<EventType, { name: string; Icon: LucideIcon }> = {
	title: { name: "Title", Icon: Trophy },
	final: { name: "Final", Icon: Flag },
	playoffs: { name: "Playoffs", Icon: Medal },
	player: { name: "Player", Icon: UserRound },
	record: { name: "Record", Icon: Star },
	ownership: { name: "Ownership", Icon: Building2 },
	coaching: { name: "Coaching", Icon: ClipboardList },
};

/** The main types of events; others are folded. */
const MAIN: EventType[] = ["title", "final", "ownership"];

/** A team's events, newest first. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
	const { main = [], rest = [] } = Object.groupBy(events.toReversed(), ({ type }) =>
		MAIN.includes(type) ? "main" : "rest",
	);
	return (
		<section aria-labelledby="timeline">
			<SectionHead id="timeline" title="Timeline" />
			<Events events={main} />
			<details className="disclose">
				<summary>Playoffs, records, players and coaches: {rest.length} more</summary>
				<Events events={rest} />
			</details>
		</section>
	);
}

const Events = ({ events }: { events: TimelineEvent[] }) => (
	<ol className="timeline">
		{events.map((event) => (
			<Event key={`${event.year} ${event.event} ${event.description}`} {...event} />
		))}
	</ol>
);

function Event({ year, event, type, description, to, source }: TimelineEvent) {
	const { name, Icon } = TYPES[type];
	return (
		<li data-type={type}>
			<span className="score timeline-year">{year}</span>
			<span className="timeline-mark">
				<Icon className="icon" aria-hidden="true" />
				<span className="sr-only">{name}</span>
			</span>
			<div className="timeline-body">
				<h3>{to ? <a href={to}>{event}</a> : event}</h3>
				<p>{description}</p>
				{source ? (
					<p className="note">
						Source:{" "}
						{source.url ? (
							<a href={source.url} rel="noopener">
								{source.name}
							</a>
						) : (
							source.name
						)}
					</p>
				) : null}
			</div>
		</li>
	);
}
