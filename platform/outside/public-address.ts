import { BlockList, isIP } from "node:net";

// IANA's special-purpose registries: networks that are not part of the public internet
const specialPurpose = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8], // this network
	["10.0.0.0", 8], // private
	["100.64.0.0", 10], // carrier-grade NAT, and a cloud's metadata
	["127.0.0.0", 8], // loopback
	["168.63.129.16", 32], // a cloud's metadata, at a public address
	["169.254.0.0", 16], // link-local, and most clouds' metadata
	["172.16.0.0", 12], // private
	["192.0.0.0", 24], // protocol assignments, and a cloud's metadata
	["192.0.2.0", 24], // documentation
	["192.88.99.0", 24], // 6to4 relays
	["192.168.0.0", 16], // private
	["198.18.0.0", 15], // benchmarks
	["198.51.100.0", 24], // documentation
	["203.0.113.0", 24], // documentation
	["224.0.0.0", 4], // multicast
	["240.0.0.0", 4], // reserved, and broadcast
] as const)
	specialPurpose.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
	["2001::", 23], // protocol assignments: Teredo carries IPv4 addresses
	["2001:db8::", 32], // documentation
	["2002::", 16], // 6to4 carries IPv4 addresses
	["3fff::", 20], // documentation
] as const)
	specialPurpose.addSubnet(network, prefix, "ipv6");

// all other IPv6 addresses: loopback, link-local, unique local, multicast, and forms that map or translate IPv4
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** False for an address that is not public, and for a text that is no address. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !specialPurpose.check(address, "ipv4");
	if (family === 6) return globalUnicast.check(address, "ipv6") && !specialPurpose.check(address, "ipv6");
	return false;
}
