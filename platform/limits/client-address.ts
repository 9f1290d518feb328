import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

type Request = { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders };

const sameMachine = new BlockList();
sameMachine.addSubnet("127.0.0.0", 8, "ipv4");
sameMachine.addAddress("::1", "ipv6");

/**
 * The address of the client, without a port; "" when the connection is already gone. It is the socket's, whatever the headers
 * claim. With `trustProxy` it is the last hop in X-Forwarded-For that is not this machine: what our own proxy saw and
 * appended. Everything before that hop is the client's own claim.
 */
export function clientAddress(request: Request, trustProxy: boolean): string {
	const peer = parse(request.socket.remoteAddress ?? "") ?? "";
	if (!trustProxy) return peer;
	const header = request.headers["x-forwarded-for"];
	const hops = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").reverse();
	for (const hop of hops) {
		const address = parse(hop);
		if (!address) return peer;
		if (!isSameMachine(address)) return address;
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

const isSameMachine = (address: string) => sameMachine.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** An address as sockets and proxies write it: mapped IPv4, a port, brackets, a zone. Undefined when it is none. */
function parse(text: string): string | undefined {
	const bare = text.trim().toLowerCase();
	const host = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
	const address = host.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*$/, "");
	return isIP(address) ? address : undefined;
}
