export type Handler = (payload: unknown) => Promise<unknown>;
type Event = { name: string; payload: unknown; answer?: ((reply: unknown) => void) | undefined };

type EventQueueOptions = {
	limit: number;
	/** counts one event; rejects beyond the limit */
	countEvent: () => Promise<void>;
	/** called once, with the refusal of `countEvent`, or without one when the queue is full; nothing is handled afterwards */
	onTooMany: (refusal?: unknown) => void;
	/** what is answered in place of a handler that failed */
	onFailed: (error: unknown, name: string) => unknown;
};

/**
 * Hears the events of one socket one at a time, in their order, from `begin` on: the next begins when the one before is answered. An event that
 * nobody listens to counts as well, and is not answered.
 */
export function createEventQueue({ limit, countEvent, onTooMany, onFailed }: EventQueueOptions) {
	const handlers = new Map<string, Handler>();
	let waiting: Event[] = [];
	// until it is known whose events they are they wait
	let busy = true;
	let isStopped = false;

	function stop() {
		isStopped = true;
		waiting = [];
	}

	function refuse(refusal?: unknown) {
		if (isStopped) return;
		stop();
		onTooMany(refusal);
	}

	async function handleAll() {
		busy = true;
		for (let next = waiting.shift(); next; next = waiting.shift()) await handle(next);
		busy = false;
	}

	async function handle({ name, payload, answer }: Event) {
		try {
			await countEvent();
		} catch (refusal) {
			return refuse(refusal);
		}
		const handler = handlers.get(name);
		if (!handler || isStopped) return;
		const reply = await handler(payload).catch((error: unknown) => onFailed(error, name));
		if (!isStopped) answer?.(reply);
	}

	return {
		begin: (): void => void handleAll(),
		on: (name: string, handler: Handler): void => void handlers.set(name, handler),
		take(event: Event): void {
			if (isStopped) return;
			if (waiting.length < limit) waiting.push(event);
			else refuse();
			if (!busy) void handleAll();
		},
		/** Forgets what waits, and hears nothing more. */
		stop,
	};
}
