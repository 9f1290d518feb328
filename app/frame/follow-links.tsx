import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** Somebody who only passes over a link does not mean it. */
const MEANT_AFTER_MS = 100;

const linkOf = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>("a[data-follow]");
const isFollowed = (link: HTMLAnchorElement, way: string) => link.dataset.follow?.split(" ").includes(way) ?? false;

/** Whether a click means to open the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Takes clicks on the site's links (ui/link.tsx) to the router, and fetches ahead the page of a link that is pointed at. */
export function FollowLinks() {
	const navigate = useNavigate();
	const [ahead, setAhead] = useState<string>();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = linkOf(event);
			// what the link's own onClick has dealt with is done
			if (!link || event.defaultPrevented || !isPlain(event) || (link.target && link.target !== "_self")) return;
			event.preventDefault();
			const { pathname, search, hash, href } = link;
			void navigate(
				{ pathname, search, hash },
				{
					// as a browser does with a link to where one is
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
