import { readStorage, writeStorage } from "./storage.ts";

/** The key in local storage of the ids of matches with hidden results. */
const KEY = "shield";
/** Styles that hide the result of match `$`. */
const RULES =
	'[data-match="$"] [data-result]{display:none!important}[data-match="$"] .instead{display:revert!important}[data-match="$"] [data-won]{font-weight:inherit!important}';

/** Part of the script before the first paint (before-paint.ts): hides the results of the stored matches. */
export const hideResults = `try{const s=JSON.parse(localStorage.${KEY}||"[]").filter(Number.isInteger);if(s.length){const c=new CSSStyleSheet;c.replaceSync(s.map(i=>${JSON.stringify(RULES)}.replaceAll("$",i)).join(""));document.adoptedStyleSheets=[c]}}catch{}`;

function hiddenMatches(): number[] {
	const stored = readStorage(KEY);
	return Array.isArray(stored) ? stored.filter(Number.isInteger) : [];
}

/** Hides the result of a match that the fan relives, or shows it. If storage is blocked, until the next page. */
export function shield(match_id: number, hide: boolean): void {
	const others = hiddenMatches().filter((id) => id !== match_id);
	const ids = hide ? [...others, match_id] : others;
	writeStorage(KEY, ids);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(ids.map((id) => RULES.replaceAll("$", String(id))).join(""));
	document.adoptedStyleSheets = [sheet];
}
