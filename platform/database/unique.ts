const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed because another row has the key already; `index`: that of this unique index. */
export function isTaken(error: unknown, index?: string): boolean {
	const cause =
		error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
	return cause?.code === UNIQUE_VIOLATION && (index === undefined || cause.constraint === index);
}
