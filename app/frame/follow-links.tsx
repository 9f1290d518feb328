import { useEffect, useState } from "react";
import { matchPath, PrefetchPageLinks, useNavigate, useRouteLoaderData } from "react-router";
import { isPlain, linkOf } from "./live/links.ts";

/** The pointer must rest on a link this long before its page is fetched. */
const MEANT_AFTER_MS = 100;

const FOLLOWED = "a[data-follow]";
const isFollowed = (link: HTMLAnchorElement, way: string) => link.dataset.follow?.split(" ").includes(way) ?? false;

/**
 * Passes clicks on the site's links (ui/link.tsx) to the router, and prefetches the page of a link under the pointer.
 * The browser follows links to island pages, which the router does not know how to show, and every link while there is
 * no connection, because the service worker has pages and no data.
 */
export function FollowLinks() {
	const navigate = useNavigate();
	const [ahead, setAhead] = useState<string>();
	const islandPaths = useRouteLoaderData<{ island_paths: string[] }>("root")?.island_paths;
	useEffect(() => {
		const isIslandPage = ({ pathname }: HTMLAnchorElement) =>
			islandPaths?.some((path) => matchPath(path, pathname)) ?? false;
		const isOffline = () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
		const follow = (event: MouseEvent) => {
			const link = linkOf(event, FOLLOWED);
			// the link's own onClick has handled it
			if (!link || event.defaultPrevented || !isPlain(event) || (link.target && link.target !== "_self")) return;
			if (isIslandPage(link) || isOffline()) return;
			event.preventDefault();
			const { pathname, search, hash, href } = link;
			void navigate(
				{ pathname, search, hash },
				{
					// browsers also replace the entry when a link leads to the same address
					replace: isFollowed(link, "replace") || href === location.href,
					preventScrollReset: isFollowed(link, "keep-scroll"),
				},
			);
		};
		let timer: number | undefined;
		const fetchAhead = (event: Event) => {
			clearTimeout(timer);
			const link = linkOf(event, FOLLOWED);
			if (!link || !isFollowed(link, "prefetch") || isIslandPage(link)) return;
			timer = window.setTimeout(() => setAhead(link.pathname + link.search), MEANT_AFTER_MS);
		};
		const points = ["mouseover", "focusin", "touchstart"];
		window.addEventListener("click", follow);
		for (const point of points) window.addEventListener(point, fetchAhead, { passive: true });
		return () => {
			clearTimeout(timer);
			window.removeEventListener("click", follow);
			for (const point of points) window.removeEventListener(point, fetchAhead);
		};
	}, [navigate, islandPaths]);
	return ahead ? <PrefetchPageLinks page={ahead} /> : null;
}
