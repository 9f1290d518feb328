import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import type { Settings } from "./env.ts";

export type { Logger } from "pino";

const SECRET = ["cookie", "set-cookie", "authorization", "token", "code", "secret", "password"];
const DEPTHS = ["", "*.", "*.*.", "*.*.*."];
const paths = SECRET.flatMap((name) =>
	DEPTHS.map((depth) => (/^\w+$/.test(name) ? depth + name : `${depth.replace(/\.$/, "")}["${name}"]`)),
);

const SECRET_PARAMETER = /([?&](?:token|code|secret|key)=)[^&#\s"]+/gi;
const withoutSecrets = (text: string) => text.replace(SECRET_PARAMETER, "$1[redacted]");

// drizzle adds the parameters to the message, which also begins the stack
const withoutParameters = (text: string) => withoutSecrets(text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, ""));

type LoggedError = { type: string; message: string; error_code?: string; stack?: string; cause?: LoggedError };

/** Serialises an error without other properties and without a failed query's parameters. */
function loggedError(error: unknown, depth = 0): LoggedError {
	if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
	const { code } = error as { code?: unknown };
	return {
		type: error.name,
		message: withoutParameters(error.message),
		...(typeof code === "string" ? { error_code: code } : {}),
		...(error.stack ? { stack: withoutParameters(error.stack) } : {}),
		...(error.cause !== undefined && depth < 3 ? { cause: loggedError(error.cause, depth + 1) } : {}),
	};
}

/**
 * Creates the log: JSON lines to stdout at LOG_LEVEL and above. Cookies, tokens and codes are redacted by field name
 * (four levels deep), in errors (`err`) and in URLs (`url`). `logger.child({ request_id })` marks the lines of a
 * request.
 */
export function createLogger(settings: Pick<Settings, "LOG_LEVEL">, destination?: DestinationStream): Logger {
	return pino(
		{
			level: settings.LOG_LEVEL,
			base: { pid: process.pid },
			timestamp: stdTimeFunctions.isoTime,
			redact: { paths, censor: "[redacted]" },
			hooks: {
				logMethod(args, method) {
					const [first, text] = args as unknown as [unknown, string?];
					const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
					// pino would copy the error's message to the line unredacted
					if (text === undefined && error instanceof Error)
						method.apply(this, [first instanceof Error ? { err: first } : first, error.name]);
					else method.apply(this, args);
				},
			},
			serializers: { err: (error: unknown) => loggedError(error), url: withoutSecrets },
		},
		destination ?? pino.destination(1),
	);
}
