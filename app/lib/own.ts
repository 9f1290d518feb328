/**
 * What a table holds under a name that somebody sent. Plain reading would also find what every object has: 'constructor' and
 * 'toString' are functions.
 */
export const ownOf = <Value>(table: Record<string, Value>, name: string): Value | undefined =>
	Object.hasOwn(table, name) ? table[name] : undefined;
