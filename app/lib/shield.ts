/** Where this browser notes the matches whose results it hides: a list of their numbers. */
const KEY = "shield";
/** What hides the result of a match: of a fan who relives it. `$` is its number. */
const RULES =
	'[data-match="$"] [data-result]{display:none!important}[data-match="$"] .instead{display:revert!important}[data-match="$"] [data-won]{font-weight:inherit!important}';

/** Of the script before the first paint: hides the results of the matches that this browser has noted. Pages are the same for everybody. */
export const hideResults = `try{const s=JSON.parse(localStorage.${KEY}||"[]").filter(Number.isInteger);if(s.length){const c=new CSSStyleSheet;c.replaceSync(s.map(i=>${JSON.stringify(RULES)}.replaceAll("$",i)).join(""));document.adoptedStyleSheets=[c]}}catch{}`;

/** The matches whose results are hidden. None where the browser keeps nothing. */
function shielded(): number[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(kept) ? kept.filter(Number.isInteger) : [];
	} catch {
		return [];
	}
}

/** Hides the result of a match from here on, or shows it again. */
export function shield(match_id: number, hide: boolean): void {
	const others = shielded().filter((id) => id !== match_id);
	const ids = hide ? [...others, match_id] : others;
	try {
		localStorage.setItem(KEY, JSON.stringify(ids));
	} catch {
		// a browser that keeps nothing hides it until the next page is loaded
	}
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(ids.map((id) => RULES.replaceAll("$", String(id))).join(""));
	document.adoptedStyleSheets = [sheet];
}
