type Member = { rooms: Set<string> };

/** Maps rooms to the sockets of this process. Calls `onChange` when a socket joins or leaves a room. */
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
		/** A copy of the list of sockets in a room. */
		in: (room: string): M[] => [...(rooms.get(room) ?? [])],
		/** The non-empty rooms whose names begin with `prefix`. */
		names: (prefix: string): string[] => [...rooms.keys()].filter((room) => room.startsWith(prefix)),
	};
}
