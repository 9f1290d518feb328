import { ownMoment } from "../../lib/offline/own-moment.ts";
import { OFFLINE_PATH, STORED_AT } from "../../lib/offline/rules.ts";
import { isSiteReachable, OWNER_CHANGED } from "../../lib/offline/storage.ts";
import { PARTS_CHANGED } from "../../ui/parts/address.ts";

/**
 * The service worker comes this long after the first touch: it stores the scripts of the page's islands, which a fan who
 * only opens a page should not pay for, and which would compete with what the touch needs.
 */
const REGISTER_AFTER_MS = 3000;
const TOUCHES = ["scroll", "pointerdown", "keydown"];
const RETRY_MS = 5000;

/** The event on the window when the site is reached again. Its detail says whether the page was a stored one. */
export const REACHED = "site-reached";

const storedMark = () => document.querySelector<HTMLMetaElement>(`meta[name="${STORED_AT}"]`);
const here = () => location.pathname + location.search;
let shownAt = "";

/**
 * Asks the service worker to store the page that is read, and marks a stored page with its date. Called with the page, and when parts
 * of it have been replaced.
 */
function onPageRead(): void {
	// the offline page explains itself
	if (location.pathname === OFFLINE_PATH) return;
	// not the first call: the server has just sent the parts, so the page is no longer the stored one
	if (shownAt) storedMark()?.remove();
	const mark = storedMark();
	shownAt = mark?.content ?? new Date().toISOString();
	const old = mark !== null || !navigator.onLine;
	showNote(old ? shownAt : null);
	if (!old) void sendToWorker();
}

/** Watches the connection, and registers the service worker. */
export function startOffline(): void {
	let retry: number | undefined;
	const onOffline = () => {
		clearTimeout(retry);
		showNote(shownAt);
	};
	// a browser that reports a connection may still not reach the site: the stored page stays until it does
	const onOnline = async () => {
		clearTimeout(retry);
		if (!(await isSiteReachable())) {
			retry = window.setTimeout(onOnline, RETRY_MS);
			return;
		}
		const stored = storedMark();
		stored?.remove();
		showNote(null);
		shownAt = new Date().toISOString();
		dispatchEvent(new CustomEvent(REACHED, { detail: stored !== null }));
		void sendToWorker();
	};
	onPageRead();
	addEventListener(PARTS_CHANGED, onPageRead);
	// the connection may have returned before the page listened
	if (storedMark() && navigator.onLine) void onOnline();
	addEventListener(OWNER_CHANGED, () => storedMark() ?? void sendToWorker());
	addEventListener("offline", onOffline);
	addEventListener("online", onOnline);
	registerWorker();
}

function showNote(since: string | null): void {
	const note = document.querySelector<HTMLElement>(".offline-note");
	const time = note?.querySelector("time");
	if (!note || !time) return;
	if (since) {
		time.dateTime = since;
		time.textContent = ownMoment(since);
	}
	note.hidden = since === null || location.pathname === OFFLINE_PATH;
}

function registerWorker(): void {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	// without a service worker the site works, only not offline
	const register = () => {
		for (const type of TOUCHES) removeEventListener(type, register);
		setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), REGISTER_AFTER_MS);
	};
	for (const type of TOUCHES) addEventListener(type, register);
}

/** Sends the worker the page that is read, and the files loaded before the worker was there. */
async function sendToWorker(): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	const assets = performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name).pathname)
		.filter((path) => path.startsWith("/assets/"));
	active?.postMessage({ read: here(), assets });
}
