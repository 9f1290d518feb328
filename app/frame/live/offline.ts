import { ownMoment } from "../../lib/offline/own-moment.ts";
import { OFFLINE_PATH, STORED_AT } from "../../lib/offline/rules.ts";
import { isSiteReachable, OWNER_CHANGED } from "../../lib/offline/storage.ts";
import { PARTS_CHANGED } from "../../ui/parts/address.ts";

/** Registers the service worker this late, because its downloads compete with those that the touch needs. */
const REGISTER_AFTER_MS = 3000;
const TOUCHES = ["scroll", "pointerdown", "keydown"];
const RETRY_MS = 5000;

/** The event on the window when the site answers again. `detail`: whether the page was a stored one. */
export const REACHED = "site-reached";

const storedMark = () => document.querySelector<HTMLMetaElement>(`meta[name="${STORED_AT}"]`);
const here = () => location.pathname + location.search;
/** When the server sent the page or its parts. */
let shownAt = "";

/** Lets the service worker store the page, or shows the age of a stored page. */
function onPageRead(): void {
	// the offline page explains itself
	if (location.pathname === OFFLINE_PATH) return;
	// in later calls the server has just sent the parts
	if (shownAt) storedMark()?.remove();
	const mark = storedMark();
	shownAt = mark?.content ?? new Date().toISOString();
	const old = mark !== null || !navigator.onLine;
	showNote(old ? shownAt : null);
	if (!old) void sendToWorker();
}

/** Shows the offline note while the site cannot be reached, and registers the service worker. */
export function startOffline(): void {
	let retry: number | undefined;
	const onOffline = () => {
		clearTimeout(retry);
		showNote(shownAt);
	};
	// the reported connection may not lead to the site
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
	// the connection may have returned before the listener
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
	const register = () => {
		for (const type of TOUCHES) removeEventListener(type, register);
		setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), REGISTER_AFTER_MS);
	};
	for (const type of TOUCHES) addEventListener(type, register);
}

/** Sends the service worker the address of the page and of the files that were loaded without it. */
async function sendToWorker(): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	const assets = performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name).pathname)
		.filter((path) => path.startsWith("/assets/"));
	active?.postMessage({ read: here(), assets });
}
