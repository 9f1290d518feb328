import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { AnyEntry } from "../platform/http/entry.ts";
import { Problem } from "../platform/problem.ts";

/**
 * Compares an entry's JSON response with its `answer` schema. Throws a `Problem` (500) that names the entry when the shape differs
 * or a key is not in the schema. Refusals and other media types pass.
 */
export async function checkAnswer(entry: AnyEntry, response: Response): Promise<void> {
	if (!response.ok || !response.headers.get("content-type")?.startsWith("application/json")) return;
	const sent = await response.clone().json();
	const read = entry.answer.safeParse(sent);
	if (read.success && isDeepStrictEqual(sent, read.data)) return;
	const fault = read.success ? `undescribed: ${undescribed(sent, read.data).join(", ")}` : faultsOf(read.error);
	const name = `${entry.method.toUpperCase()} /api${entry.path}`;
	throw new Problem({ status: 500, type: "urn:problem:answer-not-as-described", detail: `${name}: ${fault}` });
}

const faultsOf = (error: z.ZodError): string =>
	error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");

/** The paths at which what was sent has more than what was read of it, or something else. */
function undescribed(sent: unknown, read: unknown, path = ""): string[] {
	if (isDeepStrictEqual(sent, read)) return [];
	if (typeof sent !== "object" || typeof read !== "object" || !sent || !read) return [path || "all of it"];
	return Object.entries(sent).flatMap(([key, value]) =>
		undescribed(value, (read as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
	);
}
