export type Listener = (payload: unknown) => Promise<unknown>;
type Event = { name: string; payload: unknown; answer?: ((reply: unknown) => void) | undefined };

type HearingParts = {
	most_waiting: number;
	/** counts one event; rejects beyond the limit */
	count: () => Promise<void>;
	/** called once, with the refusal of `count`, or without one when the queue is full; nothing is handled afterwards */
	onTooMany: (refusal?: unknown) => void;
	/** what is answered in place of a listener that failed */
	onFailed: (error: unknown, name: string) => unknown;
};

/**
 * Hears the events of one socket one at a time, in their order, from `begin` on: the next begins when the one before is answered. An event that
 * nobody listens to counts as well, and is not answered.
 */
export function createHearing({ most_waiting, count, onTooMany, onFailed }: HearingParts) {
	const listeners = new Map<string, Listener>();
	let waiting: Event[] = [];
	// until it is known whose events they are they wait
	let busy = true;
	let over = false;

	function stop() {
		over = true;
		waiting = [];
	}

	function refuse(refusal?: unknown) {
		if (over) return;
		stop();
		onTooMany(refusal);
	}

	async function hearAll() {
		busy = true;
		for (let next = waiting.shift(); next; next = waiting.shift()) await hear(next);
		busy = false;
	}

	async function hear({ name, payload, answer }: Event) {
		try {
			await count();
		} catch (refusal) {
			return refuse(refusal);
		}
		const listener = listeners.get(name);
		if (!listener || over) return;
		const reply = await listener(payload).catch((error: unknown) => onFailed(error, name));
		if (!over) answer?.(reply);
	}

	return {
		begin: (): void => void hearAll(),
		listen: (name: string, listener: Listener): void => void listeners.set(name, listener),
		take(event: Event): void {
			if (over) return;
			if (waiting.length < most_waiting) waiting.push(event);
			else refuse();
			if (!busy) void hearAll();
		},
		/** Forgets what waits, and hears nothing more. */
		stop,
	};
}
