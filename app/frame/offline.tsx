import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { OFFLINE_PATH, offlineTexts, STORED_AT } from "../lib/offline/rules.ts";
import { FAN_CAME, siteIsReached } from "../lib/offline/storage.ts";
import { Moment } from "../ui/moment.tsx";

/** Delays the service worker, which fetches about forty files, until the page has hydrated. */
const WORKER_COMES_AFTER_MS = 3000;
const LOOKS_AGAIN_AFTER_MS = 5000;

const storedMark = () => document.querySelector<HTMLMetaElement>(`meta[name="${STORED_AT}"]`);

/**
 * Asks the service worker to store the pages that are read, and marks a stored page with its date. Back online, it
 * reloads the page's data in place, so that typed text is not lost.
 */
export function Offline() {
	const { pathname, search } = useLocation();
	const { revalidate } = useRevalidator();
	const [since, setSince] = useState<string | null>(null);
	const shownAt = useRef("");

	useEffect(() => {
		// the offline page explains itself
		if (pathname === OFFLINE_PATH) return;
		// the new page came over the network, so the mark no longer applies
		if (shownAt.current) storedMark()?.remove();
		const mark = storedMark();
		shownAt.current = mark?.content ?? new Date().toISOString();
		const old = mark !== null || !navigator.onLine;
		setSince(old ? shownAt.current : null);
		if (!old) void tellWorker(pathname + search);
	}, [pathname, search]);

	useEffect(() => {
		let looking: number | undefined;
		const gone = () => {
			clearTimeout(looking);
			setSince(shownAt.current);
		};
		// a browser that reports a connection may still not reach the site: the stored page stays until it does
		const back = async () => {
			clearTimeout(looking);
			if (!(await siteIsReached())) {
				looking = window.setTimeout(back, LOOKS_AGAIN_AFTER_MS);
				return;
			}
			storedMark()?.remove();
			setSince(null);
			shownAt.current = new Date().toISOString();
			void revalidate();
			void tellWorker(location.pathname + location.search);
		};
		// the router would fetch data, which the worker does not have; the browser loads the page, which it has
		const leaveToBrowser = (event: MouseEvent) => {
			const link = (event.target as Element | null)?.closest?.("a[href]");
			if (!navigator.onLine && link && navigator.serviceWorker?.controller) event.stopImmediatePropagation();
		};
		const again = () => storedMark() ?? void tellWorker(location.pathname + location.search);
		// the connection may have returned before the page listened
		if (storedMark() && navigator.onLine) void back();
		window.addEventListener(FAN_CAME, again);
		window.addEventListener("offline", gone);
		window.addEventListener("online", back);
		window.addEventListener("click", leaveToBrowser, { capture: true });
		return () => {
			clearTimeout(looking);
			window.removeEventListener(FAN_CAME, again);
			window.removeEventListener("offline", gone);
			window.removeEventListener("online", back);
			window.removeEventListener("click", leaveToBrowser, { capture: true });
		};
	}, [revalidate]);

	useEffect(registerWorker, []);

	return (
		<div role="status">
			{since && pathname !== OFFLINE_PATH ? (
				<p className="offline-note">
					<WifiOff className="icon" />
					<span>
						{offlineTexts.note} As of <Moment at={since} />.
					</span>
				</p>
			) : null}
		</div>
	);
}

function registerWorker() {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
	// without a service worker the site works, only not offline
	const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
	const timer = setTimeout(register, WORKER_COMES_AFTER_MS);
	return () => clearTimeout(timer);
}

/** Sends the worker the page that is read, and the files loaded before the worker was there. */
async function tellWorker(read: string) {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	const assets = performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name).pathname)
		.filter((path) => path.startsWith("/assets/"));
	active?.postMessage({ read, assets });
}
