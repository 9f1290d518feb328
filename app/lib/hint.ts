import { readStorage, writeStorage } from "./browser/storage.ts";
import type { ShownFan } from "./session/shown-fan.ts";

/** The key in local storage of what a page needs before its first paint. */
export const HINT = "tm";

/** The theme a fan has chosen. Without a choice the phone's setting decides. */
export type Theme = "day" | "night" | "phone";
/** `me`: what the frame shows of the signed-in fan */
export type Hint = { fan?: 1; me?: ShownFan; team?: string; theme?: Exclude<Theme, "phone"> };

/** What this browser stores of its fan; empty when it cannot store. */
export function readHint(): Hint {
	const stored = readStorage(HINT);
	return stored && typeof stored === "object" ? stored : {};
}

/** Changes the stored values; undefined removes one. When storage is blocked, the change lasts as long as the page. */
export const changeHint = (change: Hint): void => void writeStorage(HINT, { ...readHint(), ...change });

const root = () => document.documentElement.dataset;
const FOLLOWED = "followed-team";

/** Whether this page was painted for a signed-in fan. */
export const hasFan = (): boolean => root().fan !== undefined;

let answered = false;

/**
 * Stores who is signed in, from an answer of the server; null is nobody. The page shows it from now on, except that a
 * home page painted for a visitor stays unchanged after the first answer, so that its layout does not shift.
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

/** Stores the side that this browser follows, by id, and notifies the listeners; undefined for none. */
export function followTeam(team: string | undefined): void {
	changeHint({ team });
	if (team) root().myTeam = team;
	else delete root().myTeam;
	window.dispatchEvent(new CustomEvent(FOLLOWED, { detail: team }));
}

/** Calls `listener` with the followed side now and after each change. Returns a function that stops it. */
export function onFollowed(listener: (team: string | undefined) => void): () => void {
	const notify = () => listener(readHint().team);
	notify();
	window.addEventListener(FOLLOWED, notify);
	return () => window.removeEventListener(FOLLOWED, notify);
}
