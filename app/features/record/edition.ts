import { createHash } from "node:crypto";
import { isUnchanged } from "../../../platform/cache/page-encoding.ts";

type Asked = { headers: Headers; edition: string; key: string };
type Made = { body: string; type: string };

/**
 * Answers with data that depends on one edition of the record alone. `key` identifies the data within the edition: a
 * client that has it gets a 304, and `make` is not called.
 */
export async function answerOfEdition({ headers, edition, key }: Asked, make: () => Promise<Made>): Promise<Response> {
	const etag = `"${createHash("sha256").update(`${edition} ${key}`).digest("base64url").slice(0, 27)}"`;
	const cache = { etag, vary: "accept", "cache-control": "public, max-age=60" };
	if (isUnchanged(headers.get("if-none-match") ?? undefined, etag))
		return new Response(null, { status: 304, headers: cache });
	const { body, type } = await make();
	return new Response(body, { headers: { ...cache, "content-type": type } });
}

export const asJson = (data: unknown): Made => ({ body: JSON.stringify(data), type: "application/json" });
