type Member = { rooms: Set<string> };

/** Which sockets of this process are in which rooms. `onChange` is called when one has joined or left a room. */
export function createRooms<M extends Member>(onChange: (room: string) => void = () => {}) {
	const rooms = new Map<string, Set<M>>();

	function join(member: M, room: string): void {
		const there = rooms.get(room) ?? new Set();
		rooms.set(room, there.add(member));
		member.rooms.add(room);
		onChange(room);
	}

	function leave(member: M, room: string): void {
		if (!member.rooms.delete(room)) return;
		const there = rooms.get(room);
		there?.delete(member);
		if (there?.size === 0) rooms.delete(room);
		onChange(room);
	}

	return {
		join,
		leave,
		leaveAll(member: M): void {
			for (const room of member.rooms) leave(member, room);
		},
		/** The sockets in a room. The list stays as it is while they come and go. */
		in: (room: string): M[] => [...(rooms.get(room) ?? [])],
		/** The rooms with at least one socket whose names begin with `prefix`. */
		names: (prefix: string): string[] => [...rooms.keys()].filter((room) => room.startsWith(prefix)),
	};
}
