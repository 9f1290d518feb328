export type AiFailure =
	/** the daily budget of the site or this person is used up */
	| "budget"
	/** this process has too many conversations at once */
	| "busy"
	/** the circuit breaker is open after repeated failures */
	| "resting"
	| "timeout"
	/** 429 */
	| "limited"
	/** 401, 403: a wrong key */
	| "unauthorised"
	/** any other 4xx (such as a refused prompt or an unknown model), or text in place of a tool call */
	| "refused"
	/** no connection, 5xx, or cut off in the middle */
	| "unreachable"
	/** an invalid response */
	| "garbage";

/** Why a model gave no usable answer. The message never contains the prompt or the answer. */
export class AiError extends Error {
	readonly failure: AiFailure;

	constructor(failure: AiFailure, options: { cause?: unknown } = {}) {
		super(`the AI provider: ${failure}`, options);
		this.name = "AiError";
		this.failure = failure;
	}
}
