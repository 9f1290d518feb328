/** Tracking parameters. */
const TRACKING = /^(utm_|at_|ns_|mc_|pk_)|^(fbclid|gclid|dclid|msclkid|ocid|cmp|cmpid|xtor|s_cid|igshid)$/i;
const LONGEST_LINK = 2_000;

/**
 * An article's address without tracking, and the key shared by all its spellings: host without www, path without a
 * trailing slash, sorted parameters. Null unless it is a web address.
 */
export function canonicalLink(text: string): { link: string; link_key: string } | null {
	const url = text.length <= LONGEST_LINK ? URL.parse(text.trim()) : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null;
	url.hash = "";
	for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
	const ordered = new URLSearchParams(url.searchParams);
	ordered.sort();
	// the lookbehind keeps the search linear for an address with many slashes
	const path = url.pathname.replace(/(?<!\/)\/+$/, "");
	const key = `${url.host.replace(/^(www|m|amp)\./, "")}${path}${ordered.size ? `?${ordered}` : ""}`;
	return { link: url.href, link_key: key };
}
