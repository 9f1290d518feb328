import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { FAN_CAME, siteIsReached } from "../lib/offline/kept.ts";
import { KEPT_AT, OFFLINE_PATH, offlineTexts } from "../lib/offline/rules.ts";
import { Moment } from "../ui/moment.tsx";

/** The worker fetches and keeps some forty files: not while the page comes to life. */
const WORKER_COMES_AFTER_MS = 3000;
const LOOKS_AGAIN_AFTER_MS = 5000;

const markOfKept = () => document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT}"]`);

/**
 * Has pages that are read kept by the worker, and says on a page without a connection that it may be old and of when it is. Back
 * online the page is loaded anew in its place, so that nothing typed is lost.
 */
export function Offline() {
	const { pathname, search } = useLocation();
	const { revalidate } = useRevalidator();
	const [since, setSince] = useState<string | null>(null);
	const shownAt = useRef("");

	useEffect(() => {
		// the one page of this kind is there to say it by itself
		if (pathname === OFFLINE_PATH) return;
		// another page came over the network: what stands there now is not the kept one
		if (shownAt.current) markOfKept()?.remove();
		const kept = markOfKept();
		shownAt.current = kept?.content ?? new Date().toISOString();
		const old = kept !== null || !navigator.onLine;
		setSince(old ? shownAt.current : null);
		if (!old) void tellWorker(pathname + search);
	}, [pathname, search]);

	useEffect(() => {
		let looking: number | undefined;
		const gone = () => {
			clearTimeout(looking);
			setSince(shownAt.current);
		};
		// a browser that calls itself online may still not reach the site: what can be read stays until it does
		const back = async () => {
			clearTimeout(looking);
			if (!(await siteIsReached())) {
				looking = window.setTimeout(back, LOOKS_AGAIN_AFTER_MS);
				return;
			}
			markOfKept()?.remove();
			setSince(null);
			shownAt.current = new Date().toISOString();
			void revalidate();
			void tellWorker(location.pathname + location.search);
		};
		// the router would ask for data that nobody answers; the browser asks for the page, which the worker has
		const leaveToBrowser = (event: MouseEvent) => {
			const link = (event.target as Element | null)?.closest?.("a[href]");
			if (!navigator.onLine && link && navigator.serviceWorker?.controller) event.stopImmediatePropagation();
		};
		const again = () => markOfKept() ?? void tellWorker(location.pathname + location.search);
		// the connection may have come back before this page listened
		if (markOfKept() && navigator.onLine) void back();
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
	// a browser that allows none works all the same, without what is kept
	const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
	const timer = setTimeout(register, WORKER_COMES_AFTER_MS);
	return () => clearTimeout(timer);
}

/** Names the page that is read, and the files that came before there was a worker to keep them. */
async function tellWorker(read: string) {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	const assets = performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name).pathname)
		.filter((path) => path.startsWith("/assets/"));
	active?.postMessage({ read, assets });
}
