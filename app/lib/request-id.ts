import { z } from "zod";

/**
 * An id that a request names, in lower case. PostgreSQL compares ids whatever their case, but hashes and the references of payments are
 * texts: a second spelling of an id would count, report or pay a second time.
 */
// marked as pure, so that the browser's bundle leaves out the library
export const requestId = /* @__PURE__ */ z.uuid().toLowerCase();
