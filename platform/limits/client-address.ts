import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Settings } from "../env.ts";

type Request = { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders };

/** True trusts any peer; a list has the networks ('10.0.0.0/8') of the proxies. */
type TrustProxy = Settings["TRUST_PROXY"];
const SAME_MACHINE = ["127.0.0.0/8", "::1/128"];

/**
 * The client's address without a port; "" if the connection is gone. It is the peer's address, unless the peer is a
 * trusted proxy. Then it is the last hop in X-Forwarded-For that is neither this machine nor a trusted proxy, since
 * clients can forge the hops before it.
 */
export function clientAddress(request: Request, trustProxy: TrustProxy): string {
	const peer = parseAddress(request.socket.remoteAddress ?? "") ?? "";
	const proxies = trustProxy === true ? SAME_MACHINE : trustProxy;
	if (!proxies || (trustProxy !== true && !isIn(proxies, peer))) return peer;
	const header = request.headers["x-forwarded-for"];
	const hops = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").reverse();
	for (const hop of hops) {
		const address = parseAddress(hop);
		if (!address) return peer;
		if (!isIn(proxies, address) && !isIn(SAME_MACHINE, address)) return address;
	}
	return peer;
}

/**
 * The network by which the site counts clients: the IPv4 address, or the first 56 bits of an IPv6 address, as providers
 * give to a household (RIPE-690, section 4.2). Any other text is returned as it is.
 */
export const networkOf = (address: string): string => (isIP(address) === 6 ? prefixOf(address, 56) : address);

/** The /24 (IPv4) or /48 (IPv6) of an address: at least as wide as the networks of one customer. */
export const wideNetworkOf = (address: string): string =>
	isIP(address) === 6 ? prefixOf(address, 48) : address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");

/** The prefix of an IPv6 address; `bits` is at most 64. */
function prefixOf(address: string, bits: number): string {
	const [head = "", tail] = address.split("::");
	const groups = head === "" ? [] : head.split(":");
	if (tail !== undefined) {
		const after = tail === "" ? 0 : tail.split(":").length + (tail.includes(".") ? 1 : 0);
		while (groups.length + after < 8) groups.push("0");
	}
	const all = [...groups, ...(tail ? tail.split(":") : [])].map((group) => Number.parseInt(group, 16));
	const network = all.slice(0, Math.ceil(bits / 16));
	if (bits % 16 > 0) network.push((network.pop() ?? 0) & (0xffff << (16 - (bits % 16))));
	return `${network.map((group) => group.toString(16)).join(":")}::/${bits}`;
}

const blockLists = new WeakMap<readonly string[], BlockList>();
function isIn(networks: readonly string[], address: string): boolean {
	const list = blockLists.get(networks) ?? blockList(networks);
	blockLists.set(networks, list);
	return isIP(address) > 0 && list.check(address, family(address));
}

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
function blockList(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", bits] = network.split("/");
		if (bits === undefined) list.addAddress(address, family(address));
		else list.addSubnet(address, Number(bits), family(address));
	}
	return list;
}

/** Parses an address as sockets and proxies write it: with a port, brackets, a zone, or as mapped IPv4. */
function parseAddress(text: string): string | undefined {
	const bare = text.trim().toLowerCase();
	const host = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
	const address = host.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*$/, "");
	return isIP(address) ? address : undefined;
}
