import type { Message } from "../../group.ts";
import type { Unsent } from "../live/outbox.ts";

/** A fan's messages within this time of each other form a run, with one name and one picture. */
const RUN_MS = 5 * 60_000;

export type MessageRow = {
	key: string;
	message: Message;
	/** shown above the first message of a day */
	day: string | null;
	/** the number of unread messages, shown above the first of them */
	unread: number | null;
	/** the first message of a run, and the last one (`tail`) */
	first: boolean;
	tail: boolean;
};
export type Row = MessageRow | { key: string; unsent: Unsent };

export type RowsInput = {
	messages: readonly Message[];
	unsent: readonly Unsent[];
	/** the fan's own messages are never unread */
	own_id: string;
	/** the sequence number of the last message read before the chat was opened */
	read_to: number;
	/** the newest sequence number when the chat was opened; null until it has loaded */
	newest_at_open: number | null;
	/** formats the day of an ISO instant in the reader's time zone */
	dayOf: (iso: string) => string;
	today: string;
};

/** Returns the rows of a chat: messages with days and the mark of unread ones, then unsent messages. */
export function rowsOf({ messages, unsent, own_id, read_to, newest_at_open, dayOf, today }: RowsInput): Row[] {
	const days = messages.map(({ created_at }) => dayOf(created_at));
	const isNew = ({ sequence, user_id }: Message) =>
		newest_at_open !== null && sequence > read_to && sequence <= newest_at_open && user_id !== own_id;
	const unread_messages = messages.filter(isNew);
	const [first] = unread_messages;
	// if the first loaded message is unread, older ones may be too, unless it follows the last read one
	const first_unread = first === messages[0] && first?.sequence !== read_to + 1 ? undefined : first;
	const rows = messages.map((message, at): MessageRow => {
		const before = messages[at - 1];
		const day = days[at] ?? "";
		const unread = message === first_unread ? unread_messages.length : null;
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
