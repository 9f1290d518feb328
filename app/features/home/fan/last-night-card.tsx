import type { FanHome } from "../home.ts";
import "../fan.css";
import "../../../ui/styles/cards.css";

/** The morning after a match of the day: what the fan won, or missed. */
export const LastNightCard = ({ night }: { night: NonNullable<FanHome["last_night"]> }) => (
	<section className="card last-night" aria-label="Last night">
		<p>
			{night.missed ? "Last night you missed " : "Last night: "}
			<a href={`/matches/${night.match_id}/relive`}>{night.title}</a>. {night.say}
		</p>
	</section>
);
