import { isPublicAddress } from "./public-address.ts";

type IsAllowed = (address: string) => boolean;
type OutsideSettings = {
	OUTSIDE_ADDRESSES: string[];
	NEWS_FEEDS?: string[] | undefined;
	MATCH_FEEDS: string[];
	INDEXNOW_URL: string;
};

/** '192.168.1.10:8443' or '[fd00::1]:8443' in its parts; undefined without a port. */
export function withPort(text: string): { address: string; port: string } | undefined {
	const [, six, four, port] = /^(?:\[([\da-f:.]+)\]|([\d.]+)):(\d{1,5})$/i.exec(text) ?? [];
	return port ? { address: six ?? four ?? "", port } : undefined;
}

/**
 * Returns which addresses the site may ask for a URL: the public internet; and of the owner's OUTSIDE_ADDRESSES those
 * for this port. An entry without a port is for the usual ports of http and https, and for the hosts that a setting
 * names as feeds. Fans and feeds name URLs too, and reach no other service of the owner's machines.
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
