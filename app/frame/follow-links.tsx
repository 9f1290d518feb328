import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** The pointer must rest on a link this long before its page is fetched. */
const MEANT_AFTER_MS = 100;

const linkOf = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>("a[data-follow]");
const isFollowed = (link: HTMLAnchorElement, way: string) => link.dataset.follow?.split(" ").includes(way) ?? false;

/** A click without modifiers, which opens the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Passes clicks on the site's links (ui/link.tsx) to the router, and prefetches the page of a link under the pointer.
 */
export function FollowLinks() {
	const navigate = useNavigate();
	const [ahead, setAhead] = useState<string>();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = linkOf(event);
			// the link's own onClick has handled it
			if (!link || event.defaultPrevented || !isPlain(event) || (link.target && link.target !== "_self")) return;
			event.preventDefault();
			const { pathname, search, hash, href } = link;
			void navigate(
				{ pathname, search, hash },
				{
					// browsers also replace the entry when a link leads to the same address
					replace: isFollowed(link, "replace") || href === location.href,
					preventScrollReset: isFollowed(link, "keep-scroll"),
					state: isFollowed(link, "keep-focus") ? { keepFocus: true } : undefined,
				},
			);
		};
		let timer: number | undefined;
		const fetchAhead = (event: Event) => {
			clearTimeout(timer);
			const link = linkOf(event);
			if (!link || !isFollowed(link, "prefetch")) return;
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
	}, [navigate]);
	return ahead ? <PrefetchPageLinks page={ahead} /> : null;
}
