import { newId } from "../../../lib/browser/new-id.ts";
import { setAddress } from "../../../ui/parts/address.ts";
import type { AskedQuestion } from "../page.server.ts";

/**
 * Returns the id of the current history entry, which survives a reload. Undefined until `ensureVisit` or `visitAddress`
 * sets it.
 */
export const visitOfEntry = (): string | undefined => (history.state as { visit?: string } | null)?.visit;

/** Like `visitOfEntry`, but assigns an id if there is none. */
export function ensureVisit(): string {
	const visit = visitOfEntry() ?? newId();
	history.replaceState({ ...history.state, visit }, "");
	return visit;
}

/** Shows an address in the tab as a new history entry. */
export const visitAddress = (to: string): void => setAddress(to, { visit: newId() });

/** Fetches an answer's page and returns its question and answer. Throws if it has none. */
export async function fetchAnswerPage(to: string, signal: AbortSignal): Promise<AskedQuestion> {
	const response = await fetch(to, { headers: { accept: "text/html" }, signal });
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	const props = page.querySelector("main tm-island")?.getAttribute("props") ?? "{}";
	const { asked } = JSON.parse(props) as { asked?: AskedQuestion | null };
	if (!asked) throw new Error(`There is no answer at ${to}`);
	return asked;
}
