import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, fetch, type Response } from "undici";
import { ownAddresses } from "./own-addresses.ts";
import { isPublicAddress } from "./public-address.ts";

export type OutsideRequest = {
	/** the accepted media types; any other type is an error. With ANY_TYPE the body is not read */
	accept: string[];
	headers?: Record<string, string>;
	/** sent by POST; without a body the request is a GET */
	body?: string | Uint8Array<ArrayBuffer>;
};
export const ANY_TYPE = "*/*";
export type OutsideAnswer = {
	/** the final address after redirects */
	url: string;
	status: number;
	/** media type without parameters, lower case; "" when the body is empty and untyped */
	type: string;
	headers: Headers;
	body: Buffer;
};
export type OutsideFetch = (url: string, request: OutsideRequest) => Promise<OutsideAnswer>;

export type OutsideFailure = "refused" | "unreachable" | "timeout" | "status" | "wrong type" | "too large";

type Refused = { status?: number; retry_after_seconds?: number | undefined; cause?: unknown };

/** `status` is set if the answer was not 2xx, `retry_after_seconds` if it had a Retry-After. */
export class OutsideError extends Error {
	readonly failure: OutsideFailure;
	readonly status: number | undefined;
	readonly retry_after_seconds: number | undefined;

	constructor(failure: OutsideFailure, message: string, { status, retry_after_seconds, cause }: Refused = {}) {
		super(message, { cause });
		this.name = "OutsideError";
		this.failure = failure;
		this.status = status;
		this.retry_after_seconds = retry_after_seconds;
	}
}

const OVERALL_MS = 5_000;
const MOST_BYTES = 2 << 20;
const MOST_REDIRECTS = 5;

/**
 * Creates the function that sends all requests to other hosts. It connects to public addresses over http and https. It
 * checks addresses when it connects, so that a DNS answer cannot change between check and use. It follows at most five
 * redirects of a GET and checks each. A request takes at most 5 s and 2 MB (decompressed). Throws OutsideError.
 * The parameters are for tests, and for addresses that the owner has set.
 */
export function createOutsideFetch({
	isAllowedAddress = isPublicAddress,
	allowedFor = (_url: URL) => isAllowedAddress,
	lookup = systemLookup as unknown as LookupFunction,
	overall_ms = OVERALL_MS,
} = {}): OutsideFetch {
	const checkedLookup =
		(isAllowed: typeof isPublicAddress): LookupFunction =>
		(hostname, options, callback) =>
			lookup(hostname, { ...options, all: true }, (error, found) => {
				if (error) return callback(error, []);
				const addresses = Array.isArray(found) ? found : [];
				const [first] = addresses;
				if (!first || !addresses.every(({ address }) => isAllowed(address)))
					return callback(new OutsideError("refused", `${hostname} is not a public host`), []);
				if (options.all) callback(null, addresses);
				else callback(null, first.address, first.family);
			});
	// agents keep connections open, so each set of rules has its own
	const agents = new WeakMap<typeof isPublicAddress, Agent>();
	function agentOf(url: URL): Agent {
		const isAllowed = allowedFor(url);
		const agent =
			agents.get(isAllowed) ?? new Agent({ connect: { lookup: checkedLookup(isAllowed), timeout: overall_ms } });
		agents.set(isAllowed, agent);
		return agent;
	}

	function checkedUrl(text: string, base?: string): URL {
		const url = URL.parse(text, base);
		if (!url || !/^https?:$/.test(url.protocol)) throw new OutsideError("refused", "only http and https addresses");
		if (url.username || url.password) throw new OutsideError("refused", "no credentials in addresses");
		// the lookup does not see literal addresses; URL has normalised 0x7f.1 and 2130706433 to 127.0.0.1
		const literal = url.hostname.replace(/^\[|\]$/g, "");
		if (isIP(literal) && !allowedFor(url)(literal))
			throw new OutsideError("refused", `${url.hostname} is not a public host`);
		return url;
	}

	async function follow(text: string, request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> {
		let url = checkedUrl(text);
		let headers = request.headers ?? {};
		for (let redirects = 0; ; redirects++) {
			const response = await fetch(url, {
				dispatcher: agentOf(url),
				redirect: "manual",
				signal,
				method: request.body === undefined ? "GET" : "POST",
				body: request.body ?? null,
				headers: { "user-agent": "TwelfthMan/1", ...headers, accept: request.accept.join(", ") },
			});
			const location = response.headers.get("location");
			if (!location || ![301, 302, 303, 307, 308].includes(response.status))
				return read(url.href, response, request.accept);
			await response.body?.cancel();
			if (request.body !== undefined) throw new OutsideError("refused", "a POST is not sent on to another address");
			if (redirects === MOST_REDIRECTS) throw new OutsideError("refused", "too many redirects");
			const next = checkedUrl(location, url.href);
			// headers may have keys for the first host only
			if (next.origin !== url.origin) headers = {};
			url = next;
		}
	}

	return async function outsideFetch(url, request) {
		const signal = AbortSignal.timeout(overall_ms);
		try {
			return await follow(url, request, signal);
		} catch (error) {
			throw asOutsideError(error, signal);
		}
	};
}

export const outsideOf = (settings: Parameters<typeof ownAddresses>[0]): OutsideFetch =>
	createOutsideFetch({ allowedFor: ownAddresses(settings) });

async function read(url: string, response: Response, accept: string[]): Promise<OutsideAnswer> {
	const { status, body } = response;
	const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	try {
		if (!response.ok) {
			const retry_after_seconds = secondsOf(response.headers.get("retry-after"));
			throw new OutsideError("status", `the answer was ${status}`, { status, retry_after_seconds });
		}
		if (accept.includes(ANY_TYPE)) {
			await body?.cancel();
			return { url, status, type, headers: new Headers([...response.headers]), body: Buffer.alloc(0) };
		}
		if (type !== "" && !accept.includes(type)) throw new OutsideError("wrong type", `the answer is ${type}`);
		if (Number(response.headers.get("content-length")) > MOST_BYTES) throw tooLarge();
	} catch (error) {
		await body?.cancel();
		throw error;
	}
	const parts: Uint8Array[] = [];
	let bytes = 0;
	// a throw cancels the rest of the body
	for await (const part of body ?? []) {
		bytes += part.byteLength;
		if (bytes > MOST_BYTES) throw tooLarge();
		parts.push(part);
	}
	if (type === "" && bytes > 0) throw new OutsideError("wrong type", "the answer does not say what it is");
	return { url, status, type, headers: new Headers([...response.headers]), body: Buffer.concat(parts) };
}

/** Parses Retry-After: seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | null): number | undefined {
	if (retryAfter === null) return undefined;
	const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
	return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

const tooLarge = () => new OutsideError("too large", `the answer is larger than ${MOST_BYTES >> 20} MB`);

function asOutsideError(error: unknown, signal: AbortSignal): OutsideError {
	// fetch wraps errors of the connection
	for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof OutsideError) return inner;
	if (signal.aborted) return new OutsideError("timeout", "no whole answer in time", { cause: error });
	return new OutsideError("unreachable", "the server cannot be reached", { cause: error });
}
