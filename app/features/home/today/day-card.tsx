import type { ReactNode } from "react";
import { dayAndMonth, shortDay } from "../../../lib/dates.ts";
import { plural } from "../../../lib/numbers.ts";
import type { OnThisDay } from "../record/on-this-day.server.ts";
import "../today.css";
import "../../../ui/styles/cards.css";

/** The entry of the calendar for today. `hidden`: the match whose result is not shown. */
export function DayCard({ entry, hidden }: { entry: OnThisDay; hidden: number | null }) {
	const [date, month] = shortDay(entry.day).split(" ");
	return (
		<section className="card day-card" aria-labelledby="this-day">
			<p className="day-leaf" aria-hidden="true">
				<span>{month}</span>
				<b>{date}</b>
			</p>
			<div>
				<h2 className="card-title" id="this-day">
					On this day
				</h2>
				{entry.match ? <MatchOfDay match={entry.match} hidden={entry.match.match_id === hidden} /> : null}
				{entry.birthday ? <Birthday birthday={entry.birthday} /> : null}
				{entry.nearest ? (
					<Nearest match={entry.nearest}>No IPL match has been played on {dayAndMonth(entry.day)}. </Nearest>
				) : null}
			</div>
		</section>
	);
}

function MatchOfDay({ match, hidden }: { match: NonNullable<OnThisDay["match"]>; hidden: boolean }) {
	const [first, second] = match.sides;
	return (
		<p data-match={match.match_id}>
			{match.date.slice(0, 4)}:{" "}
			<a href={`/matches/${match.match_id}`}>
				{first?.name} v {second?.name}
			</a>
			, {match.name}. {hidden ? null : <span data-result="">{match.result}</span>}
		</p>
	);
}

function Birthday({ birthday }: { birthday: NonNullable<OnThisDay["birthday"]> }) {
	const { player, slug, born, turns, matches, runs, wickets } = birthday;
	const name = slug ? <a href={`/players/${slug}`}>{player}</a> : player;
	const did = [...(runs > 0 ? [plural(runs, "run")] : []), ...(wickets > 0 ? [plural(wickets, "wicket")] : [])];
	const played = plural(matches, "IPL match", "IPL matches");
	return (
		<p>
			{name} {turns === null ? `was born in ${born}` : `turns ${turns}`}.{" "}
			{did.length > 0 ? `${did.join(" and ")} in ${played}.` : `${played}.`}
		</p>
	);
}

function Nearest({ match, children }: { match: NonNullable<OnThisDay["nearest"]>; children: ReactNode }) {
	return (
		<p className="note">
			{children}The nearest date is {dayAndMonth(match.date)}: <a href={`/matches/${match.match_id}`}>{match.name}</a>.
		</p>
	);
}
