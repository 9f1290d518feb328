const UNIQUE_VIOLATION = "23505";

/** True if a statement failed on a unique key; with `index`, on that index. */
export function isTaken(error: unknown, index?: string): boolean {
	const cause =
		error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
	return cause?.code === UNIQUE_VIOLATION && (index === undefined || cause.constraint === index);
}
