export type Handler = (payload: unknown) => Promise<unknown>;
type Event = { name: string; payload: unknown; answer?: ((reply: unknown) => void) | undefined };

type EventQueueOptions = {
	limit: number;
	/** rejects when the fan is over the limit of events */
	countEvent: () => Promise<void>;
	/**
	 * called once: with the rejection of `countEvent`, or without when the queue is full; no event is handled afterwards
	 */
	onTooMany: (refusal?: unknown) => void;
	/** returns the answer for a handler that failed */
	onFailed: (error: unknown, name: string) => unknown;
};

/** Handles one socket's events in order, from `begin` on. An event without a handler counts and gets no answer. */
export function createEventQueue({ limit, countEvent, onTooMany, onFailed }: EventQueueOptions) {
	const handlers = new Map<string, Handler>();
	let waiting: Event[] = [];
	// events wait until the session has been looked up
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
		/** Drops the queue and ignores further events. */
		stop,
	};
}
