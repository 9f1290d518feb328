import type { Room } from "../../groups/group.ts";
import { RoomRow } from "../../groups/rooms/room-row.tsx";
import "../fan.css";
import "../../../ui/styles/cards.css";

/** The fan's rooms, unread ones first. */
export function RoomsCard({ rooms, waiting }: { rooms: Room[]; waiting: boolean }) {
	return (
		<section className="card rooms" aria-labelledby="your-rooms" aria-busy={waiting}>
			<div className="card-top">
				<h2 className="card-title" id="your-rooms">
					Your rooms
				</h2>
				<a className="link-more" href="/groups">
					All rooms
				</a>
			</div>
			{waiting ? (
				<span className="skeleton h-16" />
			) : rooms.length === 0 ? (
				<p>You haven't joined a room yet. There's one for every team, and for the players everyone talks about.</p>
			) : (
				<ul>
					{rooms.map((room) => (
						<li key={room.id}>
							<RoomRow room={room} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
