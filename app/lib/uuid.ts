import { z } from "zod";

/** 8-4-4-4-12 hexadecimal digits, version 1 to 5. Anything else in an address is a slug. */
export function isUuid(text: string): boolean {
	return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/**
 * An id that a request names, in lower case. PostgreSQL compares ids whatever their case, but hashes and the references of payments are
 * texts: a second spelling of an id would count, report or pay a second time.
 */
// marked as pure, so that the browser's bundle leaves out the library
export const requestId = /* @__PURE__ */ z.uuid().toLowerCase();
