import { BellOff } from "lucide-react";
import { formatOwnDate, formatOwnTime, formatOwnWeekday } from "../../../lib/dates.ts";
import type { Room } from "../group.ts";
import { RoomFace } from "./room-bar.tsx";
import "../groups.css";

const MOST_SHOWN = 99;
const DAY_MS = 86_400_000;

/** A fan's room in a list. Render it in the browser only, because the time is in the fan's time zone. */
export function RoomRow({ room: { id, name, team, unread, muted, last, here = 0 } }: { room: Room }) {
	return (
		<a className="room-row" href={`/groups/${id}`} data-unread={unread > 0 && !muted ? "" : undefined}>
			<RoomFace id={id} name={name} team={team} />
			<b>{name}</b>
			{last ? <time dateTime={last.at}>{timeInWords(last.at, new Date())}</time> : <span />}
			<span className="room-last">
				{here > 0 ? <span className="room-here">{`${here} here`}</span> : null}
				{last ? (
					<>
						<em>{last.sender}:</em> {last.text}
					</>
				) : (
					"Nothing said yet. You could open the batting."
				)}
			</span>
			<span className="room-marks">
				{muted ? (
					<>
						<BellOff className="icon" />
						<span className="sr-only">muted</span>
					</>
				) : null}
				{unread > 0 ? (
					<span className="count" data-tone={muted ? "quiet" : undefined}>
						{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
						<span className="sr-only"> unread</span>
					</span>
				) : null}
			</span>
		</a>
	);
}

/** '7:42 PM' today, 'Yesterday', 'Friday' less than six days ago, else the date; in the reader's time zone. */
export function timeInWords(at: string, now: Date): string {
	const day = formatOwnDate(at);
	if (day === formatOwnDate(now.toISOString())) return formatOwnTime(at);
	if (day === formatOwnDate(new Date(now.getTime() - DAY_MS).toISOString())) return "Yesterday";
	if (now.getTime() - Date.parse(at) < 6 * DAY_MS) return formatOwnWeekday(at);
	return day;
}
