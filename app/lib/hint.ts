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

const root = () => document.documentElement.dataset;
const FOLLOWED = "followed-team";

/** Whether this page was painted for a fan. */
export const hasFan = (): boolean => root().fan !== undefined;

let heard = false;

/**
 * Notes who is signed in, as the server just said: null is nobody. The page shows it from now on; but a home page that was painted for
 * a visitor stays as it is when the first answer says otherwise, so that nothing moves under the fan's eyes.
 */
export function noteFanHint(id: string | null): void {
	const first = !heard;
	heard = true;
	if (id === null) {
		if (hasFan()) changeHint({ fan: undefined, team: undefined });
		delete root().fan;
		return;
	}
	changeHint({ fan: 1 });
	if (!first || !/^\/(?:home)?$/.test(window.location.pathname)) root().fan = "";
}

/** Notes whose fan this browser has, by the side's id; undefined: nobody's. Those who listen hear of it. */
export function followTeam(team: string | undefined): void {
	changeHint({ team });
	if (team) root().myTeam = team;
	else delete root().myTeam;
	window.dispatchEvent(new CustomEvent(FOLLOWED, { detail: team }));
}

/** Tells which side this browser follows, now and whenever that changes. Returns how to stop. */
export function onFollowed(tell: (team: string | undefined) => void): () => void {
	const hear = () => tell(readHint().team);
	hear();
	window.addEventListener(FOLLOWED, hear);
	return () => window.removeEventListener(FOLLOWED, hear);
}
