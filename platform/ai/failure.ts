export type AiFailure =
	/** the day's tokens of the site or of this person are used up */
	| "budget"
	/** this process is asking as much at once as it may */
	| "busy"
	/** the provider failed several times in a row and is left alone for a while */
	| "resting"
	| "timeout"
	/** 429 */
	| "limited"
	/** 401, 403: a wrong key */
	| "unauthorised"
	/** any other 4xx, a prompt it does not take, a model that does not exist, or text in place of a tool call */
	| "refused"
	/** no connection, 5xx, or cut off in the middle */
	| "unreachable"
	/** an answer of the wrong kind */
	| "garbage";

/** Why a model gave nothing usable. The message holds nothing of what was asked or answered. */
export class AiError extends Error {
	readonly failure: AiFailure;

	constructor(failure: AiFailure, options: { cause?: unknown } = {}) {
		super(`the AI provider: ${failure}`, options);
		this.name = "AiError";
		this.failure = failure;
	}
}
