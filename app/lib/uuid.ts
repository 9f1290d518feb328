import { z } from "zod";

/** Whether a text is a UUID of version 1 to 5. Anything else in an address is a slug. */
export function isUuid(text: string): boolean {
	return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/**
 * An id in a request, in lower case. PostgreSQL ignores the case of ids, but hashes and payment references are texts:
 * with another spelling an id would count, report or pay a second time.
 */
// marked as pure, so that the bundle for browsers drops the library
export const requestId = /* @__PURE__ */ z.uuid().toLowerCase();
