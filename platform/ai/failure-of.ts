import { APICallError, ToolChoiceViolationError } from "ai";
import { AiError, type AiFailure } from "./failure.ts";

/** Whether a model wrote text where it had to call a tool. */
export const calledNoTool = (error: unknown): boolean => ToolChoiceViolationError.isInstance(error);

/** The failure that an error of the provider's library is. */
export function asAiError(error: unknown): AiError {
	for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof AiError) return inner;
	if (APICallError.isInstance(error) && error.statusCode) return new AiError(failureOf(error.statusCode));
	// it says nothing of the provider, which answered
	if (calledNoTool(error)) return new AiError("refused");
	if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name)) return new AiError("timeout");
	return new AiError("garbage");
}

function failureOf(status: number): AiFailure {
	if (status === 429) return "limited";
	if (status === 401 || status === 403) return "unauthorised";
	if (status >= 500) return "unreachable";
	return status >= 400 ? "refused" : "garbage";
}
