import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A link to a server on this machine that a test can cut and mend: what was open breaks, what is new is refused. */
export async function startSeverableLink(port: number) {
	const sockets = new Set<Socket>();
	let cut = false;
	const server = createServer((near) => {
		if (cut) return near.destroy();
		const far = connect(port, "127.0.0.1");
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
		}
		near.pipe(far).pipe(near);
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
		mend: () => {
			cut = false;
		},
		close: () => {
			sever();
			server.close();
		},
	};
}
