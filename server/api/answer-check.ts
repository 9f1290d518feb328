import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { AnyEntry } from "../../platform/http/entry.ts";
import { Problem } from "../../platform/http/problem.ts";

/**
 * Checks a response against its entry: the content type, and for JSON the `answer` schema. Throws a `Problem` (500)
 * that names the entry if they differ, also for a key that is not in the schema. Error responses and 202 pass.
 */
export async function checkAnswer(entry: AnyEntry, response: Response): Promise<void> {
	const fault = await faultOf(entry, response);
	if (!fault) return;
	const name = `${entry.method.toUpperCase()} /api${entry.path}`;
	throw new Problem({ status: 500, type: "urn:problem:answer-not-as-described", detail: `${name}: ${fault}` });
}

async function faultOf({ sends = ["application/json"], answer }: AnyEntry, response: Response) {
	const isRedirect = response.status === 303;
	if (!(response.ok || isRedirect) || response.status === 202) return undefined;
	const type = response.headers.get("content-type")?.split(";")[0] ?? "";
	const sent = isRedirect ? "page" : type.startsWith("image/") ? "image/*" : type;
	if (!sends.some((kind) => kind === sent)) return `undescribed: it is sent as ${sent || "nothing"}`;
	if (sent !== "application/json") return undefined;
	const data = await response.clone().json();
	const parsed = answer.safeParse(data);
	if (!parsed.success) return faultsOf(parsed.error);
	return isDeepStrictEqual(data, parsed.data) ? undefined : `undescribed: ${undescribed(data, parsed.data).join(", ")}`;
}

const faultsOf = (error: z.ZodError): string =>
	error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");

/** The paths at which the sent value has keys or values that the schema does not. */
function undescribed(sent: unknown, parsed: unknown, path = ""): string[] {
	if (isDeepStrictEqual(sent, parsed)) return [];
	if (typeof sent !== "object" || typeof parsed !== "object" || !sent || !parsed) return [path || "all of it"];
	return Object.entries(sent).flatMap(([key, value]) =>
		undescribed(value, (parsed as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
	);
}
