/** The sockets of a process take turns, so that it never writes to all of them at once. */
const TURNS = 25;

/** Calls `beat` of each open connection once every `every_ms`. Returns what ends that. */
export function startHeartbeat(open: () => Iterable<{ number: number; beat: () => void }>, every_ms: number) {
	let turn = 0;
	const timer = setInterval(() => {
		turn = (turn + 1) % TURNS;
		for (const connection of open()) if (connection.number % TURNS === turn) connection.beat();
	}, every_ms / TURNS).unref();
	return () => clearInterval(timer);
}
