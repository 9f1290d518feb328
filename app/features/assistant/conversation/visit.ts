import { newId } from "../../../lib/browser/new-id.ts";
import { setAddress } from "../../../ui/parts/address.ts";
import type { Asked } from "../page.server.ts";

/**
 * The visit of the address that the tab shows: an entry of its history. A reload, Back and Forward keep it, so that they
 * do not ask its question again. A step within the page has none.
 */
export const knownVisit = (): string | undefined => (history.state as { visit?: string } | null)?.visit;

/** The same; an entry without a visit becomes a new one. */
export function currentVisit(): string {
	const visit = knownVisit() ?? newId();
	history.replaceState({ ...history.state, visit }, "");
	return visit;
}

/** Writes an address into the tab as a new visit. */
export const visitAddress = (to: string): void => setAddress(to, { visit: newId() });

/** Fetches the page of an answer and returns its question and answer. Throws when the page has none. */
export async function fetchAsked(to: string, signal: AbortSignal): Promise<Asked> {
	const response = await fetch(to, { headers: { accept: "text/html" }, signal });
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	const props = page.querySelector("main tm-island")?.getAttribute("props") ?? "{}";
	const { asked } = JSON.parse(props) as { asked?: Asked | null };
	if (!asked) throw new Error(`There is no answer at ${to}`);
	return asked;
}
