import type { Message } from "../../group.ts";

/**
 * A browser's copy of a chat. Each message and each change has the group's next revision, so a missing revision shows
 * that an event was lost.
 */
export type ChatLog = {
	/** by sequence number, oldest first, without a gap */
	messages: readonly Message[];
	/** complete up to this revision */
	revision: number;
	/** the highest revision known of the group */
	newest: number;
	/** revisions received beyond a gap */
	ahead: ReadonlySet<number>;
	/** the server has messages before the first one */
	older: boolean;
};

export const emptyLog: ChatLog = { messages: [], revision: 0, newest: 0, ahead: new Set(), older: false };

/** True if a revision is missing. */
export const hasGap = ({ newest, revision }: ChatLog): boolean => newest > revision;

/** Starts a log with the newest messages. Later ones that arrived during the request are in `before`, and stay. */
export function beginLog(messages: readonly Message[], revision: number, older: boolean, before = emptyLog): ChatLog {
	const log = { messages, revision, newest: Math.max(revision, before.newest), ahead: new Set<number>(), older };
	return before.messages.filter((message) => message.revision > revision).reduce(receive, log);
}

/** Adds a new or changed message. A repeated or outdated one changes nothing. */
export function receive(log: ChatLog, message: Message): ChatLog {
	return advance({ ...log, messages: merge(log, [message]) }, [message.revision]);
}

/** Notes the revision that the group has reached. */
export const noteRevision = (log: ChatLog, revision: number): ChatLog =>
	revision > log.newest ? { ...log, newest: revision } : log;

/** Adds the messages between two revisions, as the server sent them. */
export function catchUp(log: ChatLog, messages: readonly Message[], revision: number): ChatLog {
	const caught = { ...log, messages: merge(log, messages), revision: Math.max(log.revision, revision) };
	return advance(
		caught,
		messages.map((message) => message.revision),
	);
}

/** Adds older messages at the beginning. */
export function addOlder(log: ChatLog, messages: readonly Message[], older: boolean): ChatLog {
	const first = log.messages[0]?.sequence ?? Number.POSITIVE_INFINITY;
	return { ...log, messages: [...messages.filter(({ sequence }) => sequence < first), ...log.messages], older };
}

function merge({ messages, older }: ChatLog, received: readonly Message[]): readonly Message[] {
	const first = older ? (messages[0]?.sequence ?? 0) : 0;
	const by_id = new Map(messages.map((message) => [message.id, message]));
	for (const message of received) {
		const existing = by_id.get(message.id);
		// skips a change of a message that is not loaded; loading it later includes the change
		if (existing ? message.revision > existing.revision : message.sequence >= first) by_id.set(message.id, message);
	}
	return [...by_id.values()].sort((a, b) => a.sequence - b.sequence);
}

function advance(log: ChatLog, revisions: readonly number[]): ChatLog {
	const ahead = new Set([...log.ahead, ...revisions].filter((revision) => revision > log.revision));
	let { revision } = log;
	while (ahead.delete(revision + 1)) revision++;
	return { ...log, revision, newest: Math.max(log.newest, revision, ...ahead), ahead };
}
