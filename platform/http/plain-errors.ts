/** An error with a text for the site's owner, printed without a stack. */
export class ForOwner extends Error {}

type Cause = Error & {
	code?: string;
	path?: string;
	address?: string;
	hostname?: string;
	port?: number;
	syscall?: string;
};

const at = ({ hostname, address, port }: Cause) => `${hostname ?? address ?? "The server"}${port ? `:${port}` : ""}`;

/** Texts for error codes of the system and of PostgreSQL. */
const WORDS: Record<string, (error: Cause) => string> = {
	ECONNREFUSED: (error) => `Nothing answers at ${at(error)}: it does not run, or host or port are wrong.`,
	ENOTFOUND: (error) => `No machine is called ${error.hostname ?? "that"}: is the name right?`,
	EAI_AGAIN: (error) =>
		`The name ${error.hostname ?? "of the server"} cannot be looked up now: is this machine online?`,
	ETIMEDOUT: (error) => `${at(error)} does not answer in time: host and port may be wrong, or a firewall is between.`,
	EHOSTUNREACH: (error) => `${at(error)} cannot be reached from this machine.`,
	EADDRINUSE: ({ port }) =>
		`Port ${port} is taken, by this site already running or by another program. Stop that one, or set PORT.`,
	EACCES: ({ path, port, syscall }) =>
		syscall === "listen"
			? `Port ${port} is not open to this user: set PORT to one from 1024 on.`
			: `${path} is not open to this user: who runs the site has to own it.`,
	EPERM: ({ path }) => `${path ?? "That"} belongs to another user: who runs the site has to own it.`,
	EADDRNOTAVAIL: ({ address }) => `${address} is no address of this machine: is HOST right?`,
	ENOENT: ({ path }) => `There is no ${path}.`,
	ENOTDIR: ({ path }) => `${path} is not in a folder.`,
	EISDIR: ({ path }) => `${path ?? "That"} is a folder, not a file.`,
	ENOSPC: () => "The disk is full.",
	EROFS: ({ path }) => `${path} cannot be written: the disk is read-only.`,
	"28P01": () => "PostgreSQL does not take the user and password of DATABASE_URL.",
	"28000": ({ message }) => `PostgreSQL does not let us in: ${message}.`,
	"3D000": ({ message }) => `PostgreSQL answers, but the ${message}: make it with createdb.`,
	"53300": () => "PostgreSQL has no connection left: raise its max_connections, or end what holds them.",
	"57P03": () => "PostgreSQL is just starting or stopping: try again in a moment.",
};

/** The text for the owner about an error; null for an unexpected one. */
export function plainWords(error: unknown): string | null {
	if (error instanceof ForOwner) return error.message;
	// the error of each address of a name; the first is enough
	if (error instanceof AggregateError) return plainWords(error.errors[0]);
	if (!(error instanceof Error)) return null;
	// some libraries replace the system's code, which then remains in the message
	const code = (error as Cause).code ?? "";
	const words = WORDS[code in WORDS ? code : (error.message.match(/\bE[A-Z]{3,}\b/)?.[0] ?? "")]?.(error);
	if (words) return words;
	if (/client password must be a string/.test(error.message))
		return "PostgreSQL wants a password, and DATABASE_URL has none.";
	if (/^Connection terminated unexpectedly/.test(error.message))
		return "What answers at DATABASE_URL hangs up: it is no PostgreSQL, or it was just being stopped.";
	if (/^(WRONGPASS|NOAUTH)\b/.test(error.message)) return "Redis does not take the user and password of REDIS_URL.";
	return error.cause ? plainWords(error.cause) : null;
}

/**
 * From now on an uncaught error is printed as plain text (an unexpected one with its stack), and the process exits with
 * 1. Returns a function that undoes this, for a process that begins to serve.
 */
export function failPlainly(): () => void {
	const fail = (error: unknown) => {
		console.error(plainWords(error) ?? error);
		process.exit(1);
	};
	process.on("uncaughtException", fail);
	return () => process.off("uncaughtException", fail);
}
