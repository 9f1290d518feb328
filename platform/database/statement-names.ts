/** Sent this often, a statement gets a name. */
const OFTEN = 10;
/** Names at most: PostgreSQL keeps each one's plan for each connection. */
const MOST = 200;
/** Statements counted at most: those whose text is another each time would fill the memory. */
const MOST_COUNTED = 2_000;

export type StatementNames = ReturnType<typeof createStatementNames>;

/**
 * Names for the statements that are sent often, by their text. PostgreSQL reads a statement with a name once for each connection, and plans it
 * each time only where that pays; one without a name it reads and plans each time it comes.
 */
export function createStatementNames() {
	const sent = new Map<string, number>();
	const names = new Map<string, string>();
	let made = 0;

	return {
		/** Returns the name of a statement, undefined while it is not sent often. Each call counts as a sending. */
		nameOf(text: string): string | undefined {
			const known = names.get(text);
			if (known || names.size >= MOST) return known;
			const times = (sent.get(text) ?? 0) + 1;
			if (times < OFTEN) {
				if (sent.size >= MOST_COUNTED) sent.clear();
				sent.set(text, times);
				return undefined;
			}
			sent.delete(text);
			const name = `s${++made}`;
			names.set(text, name);
			return name;
		},
		/** Gives new names from here on: what PostgreSQL keeps under the old ones no longer fits the tables. */
		forget(): void {
			names.clear();
		},
	};
}
