const UNIQUE_VIOLATION = "23505";

/** True for Drizzle's error about a violated unique key (with `index`, that one). False for an error of the driver. */
export function isTaken(error: unknown, index?: string): boolean {
	const cause =
		error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
	return cause?.code === UNIQUE_VIOLATION && (index === undefined || cause.constraint === index);
}
