import { useEffect } from "react";
import { request } from "../../lib/api.ts";

/**
 * INDEX-2: invisible. Each visit requests the submission of the sitemap to search engines, long after the page has
 * loaded; the server submits at most once a day.
 */
export function SitemapWidget() {
	useEffect(() => {
		const timer = setTimeout(() => {
			// not important: after a failure the next visit requests it again
			request("POST /indexnow/sitemap").catch(() => undefined);
		}, 5_000);
		return () => clearTimeout(timer);
	}, []);
	return null;
}
