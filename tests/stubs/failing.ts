import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { rss } from "./web.ts";

/** Ways in which the server fails. */
export const WAYS = ["silence", "429", "500", "garbage", "huge", "drip", "reset", "inward"] as const;
export type Way = (typeof WAYS)[number];

const HUGE_BYTES = 10 << 20;
const DRIP_MS = 200;

/**
 * Starts a server that fails in the way that the path or body names (`/feed/drip`, a search for 'drip'). The provider
 * of models (`/v1/…`) fails in the next way each time, and `/feed/good` works. 127.0.0.2 is a host of the inner
 * network.
 */
export async function startFailingStub(articles: readonly string[]) {
	const asked = { model: 0, inner: 0 };
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const part of request) body += part;
		const path = request.url ?? "";
		if (path === "/feed/good") {
			const turn = rss(articles.map((link) => ({ title: `News of ${link}`, link, date: new Date().toUTCString() })));
			if (typeof turn === "object" && "body" in turn)
				response.writeHead(200, { "content-type": turn.type }).end(turn.body);
			return;
		}
		const way = path.includes("/v1/")
			? WAYS[asked.model++ % WAYS.length]
			: WAYS.find((name) => path.endsWith(`/${name}`) || body.includes(name));
		fail(response, way ?? "500", `http://127.0.0.2:${port}/secret`);
	});
	const inner = createServer((_request, response) => {
		asked.inner++;
		response.end("inner secret");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise<void>((resolve) => inner.listen(port, "127.0.0.2", resolve));
	return {
		url: `http://127.0.0.1:${port}`,
		/** the same server, which has no TLS */
		bad_tls_url: `https://127.0.0.1:${port}`,
		asked,
		close() {
			for (const each of [server, inner]) {
				each.closeAllConnections();
				each.close();
			}
		},
	};
}

function fail(response: ServerResponse, way: Way, inward: string): void {
	const json = { "content-type": "application/json" };
	if (way === "silence") return;
	if (way === "429" || way === "500") return void response.writeHead(Number(way), json).end("{}");
	if (way === "garbage") return void response.writeHead(200, json).end("\u0000<<< {not json, nor anything");
	if (way === "huge") return void response.writeHead(200, json).end(Buffer.alloc(HUGE_BYTES, "a"));
	if (way === "reset") return void response.socket?.resetAndDestroy();
	if (way === "inward") return void response.writeHead(302, { location: inward }).end();
	response.writeHead(200, json);
	const timer = setInterval(() => response.write("{"), DRIP_MS);
	response.on("close", () => clearInterval(timer));
}
