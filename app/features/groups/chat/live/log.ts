import type { Message } from "../../group.ts";

/**
 * What a browser knows of a chat: a stretch of messages up to the newest, and up to which revision it has heard everything.
 * Every message and every change has the next revision; one that is missing is a hole, and is asked for.
 */
export type ChatLog = {
	/** by their place in the chat, oldest first, without a gap */
	messages: readonly Message[];
	/** everything up to this revision has been heard */
	revision: number;
	/** a revision that the group is known to have come to */
	newest: number;
	/** revisions heard beyond a hole */
	ahead: ReadonlySet<number>;
	/** there are older messages than the first one here */
	older: boolean;
};

export const emptyLog: ChatLog = { messages: [], revision: 0, newest: 0, ahead: new Set(), older: false };

/** Whether something is missing of what is known to exist. */
export const hasHole = ({ newest, revision }: ChatLog): boolean => newest > revision;

/**
 * The newest messages, as the chat begins, or begins anew after a long absence. What was heard while they were on their way
 * (`before`) is newer than they are, and stays.
 */
export function beginLog(messages: readonly Message[], revision: number, older: boolean, before = emptyLog): ChatLog {
	const begun = { messages, revision, newest: Math.max(revision, before.newest), ahead: new Set<number>(), older };
	return before.messages.filter((message) => message.revision > revision).reduce(hear, begun);
}

/** A message heard live: new, or an old one that changed. Heard again, or later than a newer state of it, it changes nothing. */
export function hear(log: ChatLog, message: Message): ChatLog {
	return advance({ ...log, messages: merge(log, [message]) }, [message.revision]);
}

/** The group has come to a revision: whoever has heard less is missing something. */
export const knowOf = (log: ChatLog, revision: number): ChatLog =>
	revision > log.newest ? { ...log, newest: revision } : log;

/** What was missed after a revision, up to another, as the server told it. */
export function catchUp(log: ChatLog, messages: readonly Message[], revision: number): ChatLog {
	const caught = { ...log, messages: merge(log, messages), revision: Math.max(log.revision, revision) };
	return advance(
		caught,
		messages.map((message) => message.revision),
	);
}

/** Older messages, put before the first one here. */
export function putBefore(log: ChatLog, messages: readonly Message[], older: boolean): ChatLog {
	const first = log.messages[0]?.sequence ?? Number.POSITIVE_INFINITY;
	return { ...log, messages: [...messages.filter(({ sequence }) => sequence < first), ...log.messages], older };
}

function merge({ messages, older }: ChatLog, told: readonly Message[]): readonly Message[] {
	const first = older ? (messages[0]?.sequence ?? 0) : 0;
	const known = new Map(messages.map((message) => [message.id, message]));
	for (const message of told) {
		const there = known.get(message.id);
		// a change of what is further up than this browser has read is read when it gets there
		if (there ? message.revision > there.revision : message.sequence >= first) known.set(message.id, message);
	}
	return [...known.values()].sort((a, b) => a.sequence - b.sequence);
}

function advance(log: ChatLog, revisions: readonly number[]): ChatLog {
	const ahead = new Set([...log.ahead, ...revisions].filter((revision) => revision > log.revision));
	let { revision } = log;
	while (ahead.delete(revision + 1)) revision++;
	return { ...log, revision, newest: Math.max(log.newest, revision, ...ahead), ahead };
}
