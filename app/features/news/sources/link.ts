/** What only says how a reader came to a page. */
const TRACKING = /^(utm_|at_|ns_|mc_|pk_)|^(fbclid|gclid|dclid|msclkid|ocid|cmp|cmpid|xtor|s_cid|igshid)$/i;
const LONGEST_LINK = 2_000;

/**
 * An article's address without what only tracks its readers, and the key that all spellings of it share: host without
 * www, path without a slash at its end, parameters in order. Null for anything but an address of the web.
 */
export function canonicalLink(text: string): { link: string; link_key: string } | null {
	const url = text.length <= LONGEST_LINK ? URL.parse(text.trim()) : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null;
	url.hash = "";
	for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
	const ordered = new URLSearchParams(url.searchParams);
	ordered.sort();
	// only from the first slash of a row: tried from each of them, an address of nothing but slashes takes the square of its length
	const path = url.pathname.replace(/(?<!\/)\/+$/, "");
	const key = `${url.host.replace(/^(www|m|amp)\./, "")}${path}${ordered.size ? `?${ordered}` : ""}`;
	return { link: url.href, link_key: key };
}
