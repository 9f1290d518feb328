import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Starts a TCP proxy to a server on this machine. `sever` closes open connections and rejects new ones. `hush` keeps
 * old and new connections open without passing any data, as when a machine has lost its network. `mend` ends both.
 */
export async function startSeverableLink(port: number) {
	const sockets = new Set<Socket>();
	let cut = false;
	let hushed = false;
	const server = createServer((near) => {
		if (cut) return near.destroy();
		const far = connect(port, "127.0.0.1");
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
		}
		if (!hushed) near.pipe(far).pipe(near);
		near.on("close", () => far.destroy());
		far.on("close", () => near.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const sever = () => {
		cut = true;
		for (const socket of sockets) socket.destroy();
	};
	return {
		port: (server.address() as AddressInfo).port,
		sever,
		hush: () => {
			hushed = true;
			for (const socket of sockets) socket.unpipe().pause();
		},
		mend: () => {
			if (hushed) sever();
			cut = false;
			hushed = false;
		},
		close: () => {
			sever();
			server.close();
		},
	};
}
