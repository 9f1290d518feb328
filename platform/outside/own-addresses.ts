import { isPublicAddress } from "./public-address.ts";

type IsAllowed = (address: string) => boolean;
type OutsideSettings = {
	OUTSIDE_ADDRESSES: string[];
	NEWS_FEEDS?: string[] | undefined;
	MATCH_FEEDS: string[];
	INDEXNOW_URL: string;
};

/** Splits '192.168.1.10:8443' or '[fd00::1]:8443'; undefined without a port. */
export function withPort(text: string): { address: string; port: string } | undefined {
	const [, six, four, port] = /^(?:\[([\da-f:.]+)\]|([\d.]+)):(\d{1,5})$/i.exec(text) ?? [];
	return port ? { address: six ?? four ?? "", port } : undefined;
}

/**
 * Returns a function from a URL to a check of addresses. Allowed are public addresses and the OUTSIDE_ADDRESSES with
 * the port of the URL; entries without a port are for the default ports. A URL with the host and port of a configured
 * feed may reach every entry. Fans and feeds supply URLs too, which must not reach other services of the owner.
 */
export function ownAddresses(settings: OutsideSettings): (url: URL) => IsAllowed {
	const own = settings.OUTSIDE_ADDRESSES.map((text) => withPort(text) ?? { address: text, port: "" });
	const urls = [...(settings.NEWS_FEEDS ?? []), ...settings.MATCH_FEEDS, settings.INDEXNOW_URL];
	const hosts = new Set(urls.map((text) => URL.parse(text)?.host));
	const allowing = (owned: typeof own): IsAllowed => {
		const addresses = new Set(owned.map(({ address }) => address));
		return (address) => isPublicAddress(address) || addresses.has(address);
	};
	const all = allowing(own);
	const byPort = new Map(own.map(({ port }) => [port, allowing(own.filter((one) => one.port === port))]));
	return (url) => (hosts.has(url.host) ? all : (byPort.get(url.port) ?? isPublicAddress));
}
