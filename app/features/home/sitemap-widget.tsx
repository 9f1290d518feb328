import { useEffect } from "react";
import { request } from "../../lib/api.ts";

/**
 * INDEX-2: nothing to be seen. Whoever visits has the server submit the sitemap to search engines, which it does at most once a
 * day; a visit asks when the page has long been there.
 */
export function SitemapWidget() {
	useEffect(() => {
		const timer = setTimeout(() => {
			// nobody waits for it: what fails today is asked for again by the next visit
			request("POST /indexnow/sitemap").catch(() => undefined);
		}, 5_000);
		return () => clearTimeout(timer);
	}, []);
	return null;
}
