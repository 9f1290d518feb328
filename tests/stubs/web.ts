import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { createOutsideFetch, type OutsideFetch } from "../../platform/outside/outside-fetch.ts";

/** A host's answer, or the way in which it fails. */
export type Turn =
	| { body: string | Buffer; type: string; headers?: Record<string, string> }
	| { status: number; headers?: Record<string, string> }
	| { redirect: string }
	/** sent again and again without an end */
	| { drip: string }
	/** no answer */
	| "silence";
export type Asked = { method: string; path: string; headers: IncomingMessage["headers"]; body: string; bytes: Buffer };

/**
 * Starts a host of the web at 127.0.0.1, whose paths a test sets with `on`. At 127.0.0.2 it starts a host of the inner
 * network, which no request may reach.
 */
export async function startWebStub() {
	const requests: Asked[] = [];
	const answers = new Map<string, Turn | ((asked: Asked) => Turn)>();
	const innerRequests: string[] = [];
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const bytes = Buffer.concat(parts);
		const { method = "", url: path = "", headers } = request;
		const asked = { method, path, headers, body: bytes.toString(), bytes };
		requests.push(asked);
		const turn = answers.get(asked.path) ?? { status: 404 };
		play(response, typeof turn === "function" ? turn(asked) : turn);
	});
	const inner = createServer((request, response) => {
		innerRequests.push(request.url ?? "");
		response.end("inner secret");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	// the same port, so that DNS rebinding finds a host at both addresses
	await new Promise<void>((resolve) => inner.listen(port, "127.0.0.2", resolve));
	return {
		url: `http://127.0.0.1:${port}`,
		inner_url: `http://127.0.0.2:${port}`,
		port,
		requests,
		innerRequests,
		/** Sets the answer of a path. */
		on(path: string, turn: Turn | ((asked: Asked) => Turn)) {
			answers.set(path, turn);
		},
		/** Deletes all answers and recorded requests. */
		reset() {
			answers.clear();
			requests.length = 0;
			innerRequests.length = 0;
		},
		close() {
			for (const each of [server, inner]) {
				each.closeAllConnections();
				each.close();
			}
		},
	};
}
export type WebStub = Awaited<ReturnType<typeof startWebStub>>;

function play(response: ServerResponse, turn: Turn): void {
	if (turn === "silence") return;
	if ("redirect" in turn) return void response.writeHead(302, { location: turn.redirect, connection: "close" }).end();
	if ("status" in turn) return void response.writeHead(turn.status, turn.headers).end();
	if ("drip" in turn) {
		response.writeHead(200, { "content-type": "application/json" });
		const timer = setInterval(() => response.write(turn.drip), 50);
		response.on("close", () => clearInterval(timer));
		return;
	}
	response.writeHead(200, { "content-type": turn.type, ...turn.headers }).end(turn.body);
}

/** The site's guarded client, for which the stub's host is public, with a timeout of 400 ms. */
export const fetchOfStub = (lookup?: LookupFunction) =>
	createOutsideFetch({
		isAllowedAddress: (address) => address === "127.0.0.1",
		overall_ms: 400,
		...(lookup ? { lookup } : {}),
	});

/** Like `fetchOfStub`, but `https://pictures.example` and `https://push.example` lead to the stub too. */
export function fetchByHttps(web: WebStub, lookup?: LookupFunction): OutsideFetch {
	const ask = fetchOfStub(lookup);
	return (url, request) => ask(url.replace(/^https:\/\/(pictures|push)\.example/, web.url), request);
}

/** DNS rebinding: a lookup that returns these addresses one after the other, the last again and again. */
export function rebinding(...addresses: string[]): LookupFunction {
	return (_hostname, _options, callback) => {
		const address = addresses.length > 1 ? addresses.shift() : addresses[0];
		callback(null, [{ address: address ?? "", family: 4 }]);
	};
}

type FeedItem = { title: string; link: string; image?: string; summary?: string; date?: string };

/** An RSS feed with these items. */
export function rss(items: FeedItem[], headers: Record<string, string> = {}): Turn {
	const body = `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Stub Times</title>
		${items
			.map(
				({ title, link, image, summary = "A summary", date }) =>
					`<item><title>${title}</title><link>${link}</link><description>${summary}</description>
					${date ? `<pubDate>${date}</pubDate>` : ""}${image ? `<media:content url="${image}" medium="image"/>` : ""}</item>`,
			)
			.join("")}</channel></rss>`;
	return { body, type: "application/rss+xml; charset=utf-8", headers };
}

/** An answer of the search provider. */
export const json = (answer: unknown): Turn => ({ body: JSON.stringify(answer), type: "application/json" });
