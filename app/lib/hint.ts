/** Where a browser keeps what a page has to know before its first paint. */
export const HINT = "tm";

/** The theme a fan has chosen; none: as the phone. */
export type Theme = "day" | "night" | "phone";
export type Hint = { fan?: 1; team?: string; theme?: Exclude<Theme, "phone"> };

/** What this browser knows of its fan. A browser that stores nothing knows nothing. */
export function readHint(): Hint {
	try {
		const kept: unknown = JSON.parse(window.localStorage.getItem(HINT) ?? "{}");
		return kept && typeof kept === "object" ? kept : {};
	} catch {
		return {};
	}
}

/** Changes what is kept; undefined removes a part. */
export function changeHint(change: Hint): Hint {
	const hint = JSON.parse(JSON.stringify({ ...readHint(), ...change })) as Hint;
	try {
		window.localStorage.setItem(HINT, JSON.stringify(hint));
	} catch {
		// it then lasts as long as the page
	}
	return hint;
}
