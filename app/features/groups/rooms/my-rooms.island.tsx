import { useEffect, useState } from "react";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { PARTS_CHANGED } from "../../../ui/parts/address.ts";
import { RoomRow } from "./room-row.tsx";
import "../groups.css";

const SHOWN_AT_FIRST = 3;

/** The fan's rooms, unread ones first. It also marks them in the list of groups below. */
export default function MyRooms() {
	const { me } = useAuth();
	return (
		<section className="my-rooms for-fans" aria-labelledby="my-rooms" aria-busy={!me}>
			<h2 id="my-rooms">Your rooms</h2>
			{me ? <Rooms key={me.id} /> : <Skeleton />}
		</section>
	);
}

function Rooms() {
	const { answer, failure, again } = useRequest("GET /me/rooms");
	const [all, setAll] = useState(false);
	useEffect(() => {
		if (!answer) return;
		const mark = () => {
			for (const { id } of answer.rooms) markMember(id);
		};
		mark();
		addEventListener(PARTS_CHANGED, mark);
		return () => removeEventListener(PARTS_CHANGED, mark);
	}, [answer]);
	if (failure && !answer)
		return (
			<p className="cluster">
				Your rooms didn't load.
				<button type="button" className="btn" data-variant="outline" onClick={again}>
					Try again
				</button>
			</p>
		);
	if (!answer) return <Skeleton />;
	const { rooms } = answer;
	if (rooms.length === 0) return <p>You haven't joined a room yet. Pick one below: joining takes one tap.</p>;
	return (
		<>
			<ul>
				{rooms.slice(0, all ? rooms.length : SHOWN_AT_FIRST).map((room) => (
					<li key={room.id}>
						<RoomRow room={room} />
					</li>
				))}
			</ul>
			{rooms.length > SHOWN_AT_FIRST ? (
				<button type="button" className="btn" data-variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
					{all ? "Show fewer" : `Show all ${rooms.length}`}
				</button>
			) : null}
		</>
	);
}

const Skeleton = () => <span className="skeleton h-16" aria-hidden="true" />;

/** Marks a group in the list, which is cached for everybody, with the content of its template `#member-mark`. */
function markMember(id: string): void {
	const mark = document.querySelector<HTMLTemplateElement>("#member-mark")?.content.cloneNode(true);
	if (mark) document.querySelector(`[data-group="${id}"] [data-join]`)?.replaceWith(mark);
}
