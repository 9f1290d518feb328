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

/** What a rate limit counts as one client: an IPv4 address, or the /64 network that one IPv6 household is given at least. */
export const networkOf = (address: string): string => (isIP(address) === 6 ? prefixOf(address, 4) : address);

/**
 * What shares out a limit of the whole site: all that one customer of a provider is usually given. A /24 of IPv4, a /48 of
 * IPv6, which covers the /56 of a household.
 */
export const wideNetworkOf = (address: string): string =>
	isIP(address) === 6 ? prefixOf(address, 3) : address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");

/** The network of an IPv6 address that its first `groups` groups of 16 bits name. */
function prefixOf(address: string, groups: number): string {
	const [head = "", tail] = address.split("::");
	const before = head === "" ? [] : head.split(":");
	if (tail !== undefined) {
		const after = tail === "" ? 0 : tail.split(":").length + (tail.includes(".") ? 1 : 0);
		while (before.length + after < 8) before.push("0");
	}
	const network = [...before, ...(tail ? tail.split(":") : [])].slice(0, groups);
	return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/${groups * 16}`;
}

const isSameMachine = (address: string) => sameMachine.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** An address as sockets and proxies write it: mapped IPv4, a port, brackets, a zone. Undefined when it is none. */
function parse(text: string): string | undefined {
	const bare = text.trim().toLowerCase();
	const host = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
	const address = host.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*$/, "");
	return isIP(address) ? address : undefined;
}
