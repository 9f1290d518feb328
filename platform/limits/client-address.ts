import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Settings } from "../env.ts";

type Request = { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders };

/** Whom to believe: true is any peer; a list is the networks ('10.0.0.0/8') of one's proxies. */
type TrustProxy = Settings["TRUST_PROXY"];
const SAME_MACHINE = ["127.0.0.0/8", "::1/128"];

/**
 * The address of the client, without a port; "" when the connection is already gone. It is the socket's, whatever the headers
 * claim. From a trusted proxy it is the last hop in X-Forwarded-For that is neither this machine nor a named proxy: what our own
 * proxy saw and appended. Everything before that hop is the client's own claim.
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
 * The network of an address, wherever the site counts clients: limits, views, clicks, friends, reports. It is the whole IPv4 address,
 * or the first 56 bits of an IPv6 address: that is what a household is given (RIPE-690, section 4.2). What is no address stays as it is.
 */
export const networkOf = (address: string): string => (isIP(address) === 6 ? prefixOf(address, 56) : address);

/** What shares out a limit of the whole site, wider than any one customer of a provider: a /24 of IPv4, a /48 of IPv6. */
export const wideNetworkOf = (address: string): string =>
	isIP(address) === 6 ? prefixOf(address, 48) : address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");

/** The network that the first `bits` bits of an IPv6 address name, at most 64. */
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

/** An address as sockets and proxies write it: mapped IPv4, a port, brackets, a zone. Undefined when it is none. */
function parseAddress(text: string): string | undefined {
	const bare = text.trim().toLowerCase();
	const host = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
	const address = host.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*$/, "");
	return isIP(address) ? address : undefined;
}
