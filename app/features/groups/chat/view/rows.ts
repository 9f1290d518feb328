import type { Message } from "../../group.ts";
import type { Unsent } from "../live/outbox.ts";

/** Messages of one fan so close after each other are drawn as one run, with one name and one face. */
const RUN_MS = 5 * 60_000;

export type MessageRow = {
	key: string;
	message: Message;
	/** the day's name, above its first message */
	day: string | null;
	/** how many messages are new from here on, above the first of them */
	unread: number | null;
	/** the first and the last message of a run */
	first: boolean;
	tail: boolean;
};
export type Row = MessageRow | { key: string; unsent: Unsent };

export type RowsInput = {
	messages: readonly Message[];
	unsent: readonly Unsent[];
	/** one's own messages are never new */
	own_id: string;
	/** the last message that had been read when the chat was opened, and the newest one then; null before it is open */
	read_to: number;
	newest_then: number | null;
	/** the day of a moment, by the reader's own clock */
	dayOf: (iso: string) => string;
	today: string;
};

/** The lines of a chat: its messages with a line for each day and one above what is new, then what is on its way. */
export function rowsOf({ messages, unsent, own_id, read_to, newest_then, dayOf, today }: RowsInput): Row[] {
	const days = messages.map(({ created_at }) => dayOf(created_at));
	const isNew = ({ sequence, user_id }: Message) =>
		newest_then !== null && sequence > read_to && sequence <= newest_then && user_id !== own_id;
	const news = messages.filter(isNew);
	// without the one before it nobody knows whether an older one is new too, unless it is the next one to read
	const begins = news[0] === messages[0] && news[0]?.sequence !== read_to + 1 ? undefined : news[0];
	const rows = messages.map((message, at): MessageRow => {
		const before = messages[at - 1];
		const day = days[at] ?? "";
		const unread = message === begins ? news.length : null;
		const newDay = day !== days[at - 1];
		return {
			key: message.client_id ?? message.id,
			message,
			day: newDay ? (day === today ? "Today" : day) : null,
			unread,
			first: newDay || unread !== null || !before || !isRun(before, message),
			tail: true,
		};
	});
	for (const [at, row] of rows.entries()) row.tail = rows[at + 1]?.first ?? true;
	return [...rows, ...unsent.map((message): Row => ({ key: message.client_id, unsent: message }))];
}

const isRun = (before: Message, after: Message): boolean =>
	before.user_id === after.user_id &&
	before.message_type === after.message_type &&
	Date.parse(after.created_at) - Date.parse(before.created_at) < RUN_MS;
