import { AiError } from "./failure.ts";

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const MOST_BYTES = 4 << 20;

export type Fetch = typeof globalThis.fetch;

/**
 * Returns the `fetch` for calls to providers. It retries 429, 5xx and lost connections, three attempts in all, with
 * jittered exponential backoff, or after Retry-After if that is at most 5 s. It aborts a response that is silent for
 * `silence_ms` or larger than 4 MB. It follows no redirects, because the key belongs to one host. The guarded outside
 * fetch is not used, since the owner may configure a model on this machine.
 */
export function createTransport({
	silence_ms,
	first_pause_ms = FIRST_PAUSE_MS,
}: {
	silence_ms: number;
	first_pause_ms?: number | undefined;
}): Fetch {
	return async (input, init = {}) => {
		const signal = init.signal ?? undefined;
		for (let attempt = 1; ; attempt++) {
			const response = await globalThis.fetch(input, { ...init, redirect: "error" }).catch((error: unknown) => {
				if (signal?.aborted) throw error;
				return new AiError("unreachable", { cause: error });
			});
			const pause = retryAfterOf(response) ?? first_pause_ms * 2 ** (attempt - 1) * (0.5 + Math.random());
			if (attempt < ATTEMPTS && pause <= LONGEST_PAUSE_MS && shouldTryAgain(response)) {
				if (!(response instanceof AiError)) await response.body?.cancel();
				await sleep(pause, signal);
				continue;
			}
			if (response instanceof AiError) throw response;
			return response.body ? new Response(limitedBody(response.body, silence_ms), response) : response;
		}
	};
}

const shouldTryAgain = (response: Response | AiError): boolean =>
	response instanceof AiError || response.status === 429 || response.status >= 500;

/** The delay of a Retry-After header in ms, from seconds or a date. */
function retryAfterOf(response: Response | AiError): number | null {
	// no `instanceof Response`, because the server's library replaces the global class
	const header = response instanceof AiError ? null : response.headers.get("retry-after");
	if (header === null || header.trim() === "") return null;
	const ms = Number.isNaN(Number(header)) ? Date.parse(header) - Date.now() : Number(header) * 1000;
	return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, ms);
		if (signal?.aborted) stop();
		else signal?.addEventListener("abort", stop, { once: true });
	});
}

function limitedBody(body: ReadableStream<Uint8Array>, silence_ms: number): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	let bytes = 0;
	return new ReadableStream({
		async pull(controller) {
			let timer: NodeJS.Timeout | undefined;
			const silence = new Promise<never>((_, reject) => {
				timer = setTimeout(() => reject(new AiError("timeout")), silence_ms);
			});
			try {
				const { done, value } = await Promise.race([reader.read(), silence]);
				if (done) return controller.close();
				bytes += value.byteLength;
				if (bytes > MOST_BYTES) throw new AiError("garbage");
				controller.enqueue(value);
			} catch (error) {
				void reader.cancel().catch(() => undefined);
				controller.error(error);
			} finally {
				clearTimeout(timer);
			}
		},
		cancel: (reason) => reader.cancel(reason),
	});
}
