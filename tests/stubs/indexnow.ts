import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type IndexNowRequest = { host: string; key: string; keyLocation: string; urlList: string[] };
/** The service's next answer. */
export type IndexNowTurn = { status: number; body?: string; type?: string } | "silence" | "cut";

/** Starts an HTTP server with the IndexNow API (https://www.indexnow.org). Tests set its next answer in `turn`. */
export async function startIndexNowStub() {
	const stub = { turn: { status: 200 } as IndexNowTurn, received: [] as IndexNowRequest[] };
	const server = createServer(async (request, response) => {
		let text = "";
		for await (const part of request) text += part;
		const body = JSON.parse(text) as IndexNowRequest;
		stub.received.push(body);
		if (stub.turn === "silence") return;
		if (stub.turn === "cut") return void request.socket.destroy();
		const wrong = faultOf(request.method, request.url, request.headers["content-type"], body);
		if (wrong) return void response.writeHead(wrong).end();
		const { status, body: answer = "", type } = stub.turn;
		response.writeHead(status, type ? { "content-type": type } : {}).end(answer);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/IndexNow`;
	return Object.assign(stub, {
		url,
		close() {
			server.closeAllConnections();
			server.close();
		},
	});
}

/** The status of the real service for an invalid request: 400, or 422 for addresses of another host. */
function faultOf(method = "", path = "", type = "", { host, key, keyLocation, urlList }: IndexNowRequest) {
	if (method !== "POST" || path !== "/IndexNow" || !type.startsWith("application/json")) return 400;
	if (!/^[0-9a-zA-Z-]{8,128}$/.test(key) || new URL(keyLocation).host !== host) return 400;
	if (urlList.length === 0 || urlList.length > 10_000) return 400;
	return urlList.every((url) => new URL(url).host === host) ? undefined : 422;
}
