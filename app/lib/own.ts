/** The value under a name from a request. `table[name]` would also return 'constructor' of every object. */
export const ownOf = <Value>(table: Record<string, Value>, name: string): Value | undefined =>
	Object.hasOwn(table, name) ? table[name] : undefined;
