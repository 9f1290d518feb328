import { readStorage, writeStorage } from "./browser/storage.ts";
import type { ShownFan } from "./session/shown-fan.ts";

/** The key in local storage of the values that a page needs before its first paint. */
export const HINT = "tm";

/** "phone" follows the setting of the device, as without a choice. */
export type Theme = "day" | "night" | "phone";
/** `fan`: a fan is signed in; `me`: what the frame shows of that fan; `team`: the followed side */
type Hint = { fan?: 1; me?: ShownFan; team?: string; theme?: Exclude<Theme, "phone"> };

/** The stored values; empty when storage is blocked. */
export function readHint(): Hint {
	const stored = readStorage(HINT);
	return stored && typeof stored === "object" ? stored : {};
}

/** Changes the stored values; undefined removes one. Does nothing when storage is blocked. */
export const changeHint = (change: Hint): void => void writeStorage(HINT, { ...readHint(), ...change });

const root = () => document.documentElement.dataset;
const FOLLOWED = "followed-team";

/** Whether the page is shown as for a signed-in fan. */
export const hasFan = (): boolean => root().fan !== undefined;

let answered = false;

/**
 * Stores the fan that the server has answered, or null for a visitor. The page is then shown as for that fan, except a
 * home page that was painted for a visitor: the first answer does not change it, so that its layout does not shift.
 */
export function storeFanHint(me: ShownFan | null): void {
	const first = !answered;
	answered = true;
	if (me === null) {
		if (hasFan() || readHint().fan) changeHint({ fan: undefined, me: undefined, team: undefined });
		delete root().fan;
		return;
	}
	changeHint({ fan: 1, me });
	if (!first || !/^\/(?:home)?$/.test(window.location.pathname)) root().fan = "";
}

/** Stores the id of the followed side, undefined for none, and calls the listeners of `onFollowed`. */
export function followTeam(team: string | undefined): void {
	changeHint({ team });
	if (team) root().myTeam = team;
	else delete root().myTeam;
	window.dispatchEvent(new CustomEvent(FOLLOWED, { detail: team }));
}

/** Calls `listener` with the followed side now and after each `followTeam`. Returns a function that removes it. */
export function onFollowed(listener: (team: string | undefined) => void): () => void {
	const notify = () => listener(readHint().team);
	notify();
	window.addEventListener(FOLLOWED, notify);
	return () => window.removeEventListener(FOLLOWED, notify);
}
