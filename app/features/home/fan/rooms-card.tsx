import { MessageCircle } from "lucide-react";
import { Link } from "../../../ui/link.tsx";
import type { Room } from "../home.ts";

/** More is '99+'. */
const MOST_SHOWN = 99;

/** The fan's rooms, those with something new first. */
export function RoomsCard({ rooms, waiting }: { rooms: Room[]; waiting: boolean }) {
	return (
		<section className="card rooms" aria-labelledby="your-rooms" aria-busy={waiting}>
			<div className="card-top">
				<h2 className="card-title" id="your-rooms">
					Your rooms
				</h2>
				<Link className="link-more" to="/groups">
					All rooms
				</Link>
			</div>
			{waiting ? (
				<>
					<span className="skeleton h-14" />
					<span className="skeleton h-14" />
				</>
			) : rooms.length === 0 ? (
				<p>You are in no room yet. There is one for every team, and for the players everybody talks about.</p>
			) : (
				<ul>
					{rooms.map((room) => (
						<li key={room.id}>
							<RoomLink room={room} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function RoomLink({ room: { id, name, team, unread, muted, last } }: { room: Room }) {
	return (
		<Link className="room" to={`/groups/${id}`}>
			{team ? (
				<span className="flag" data-team={team} data-size="sm" aria-hidden="true">
					{team.toUpperCase()}
				</span>
			) : (
				<span aria-hidden="true">
					<MessageCircle className="icon" />
				</span>
			)}
			<span className="room-say">
				<b>{name}</b>
				<span>{last ? `${last.sender}: ${last.text}` : "Nothing said yet. You could open the batting."}</span>
			</span>
			{unread > 0 && !muted ? (
				<span className="count">
					{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
					<span className="sr-only"> unread</span>
				</span>
			) : null}
		</Link>
	);
}
