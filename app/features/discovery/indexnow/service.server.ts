import type { Settings } from "../../../../platform/env.ts";
import { OutsideError, type OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { MOST_URLS_A_BATCH } from "./rules.ts";

/** `again`: a retry may succeed. `response`: a text for the log. */
type Outcome = { ok: boolean; again: boolean; response: string };

export type IndexNow = ReturnType<typeof createIndexNow>;

const ACCEPTED: Record<number, string> = { 200: "200 submitted", 202: "202 accepted, the key is being checked" };
const REJECTED: Record<number, string> = {
	400: "400 bad request",
	403: "403 the key was not found at its address",
	422: "422 the addresses are not of this host",
	429: "429 too many requests",
};

/** Creates the client of the IndexNow service. `enabled`: the setting INDEXNOW. */
export function createIndexNow({
	settings,
	outside,
}: {
	settings: Pick<Settings, "SITE_URL" | "INDEXNOW" | "INDEXNOW_URL">;
	outside: OutsideFetch;
}) {
	const origin = settings.SITE_URL;

	/** Submits 1 to 10,000 addresses; throws for another number. Does not throw if the service fails. */
	async function submit(urls: string[], key: string): Promise<Outcome> {
		if (urls.length === 0 || urls.length > MOST_URLS_A_BATCH) throw new Error(`not ${urls.length} addresses`);
		const list = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls };
		try {
			const { status } = await outside(settings.INDEXNOW_URL, {
				accept: ["application/json", "text/plain", "text/html"],
				headers: { "content-type": "application/json; charset=utf-8" },
				body: JSON.stringify(list),
			});
			return { ok: true, again: false, response: ACCEPTED[status] ?? String(status) };
		} catch (error) {
			if (!(error instanceof OutsideError)) throw error;
			return outcomeOf(error);
		}
	}

	return { enabled: settings.INDEXNOW, origin, submit };
}

function outcomeOf({ failure, status }: OutsideError): Outcome {
	switch (failure) {
		// the status was a success, and the body does not matter
		case "wrong type":
		case "too large":
			return { ok: true, again: false, response: "submitted" };
		case "status": {
			const again = status === 429 || (status ?? 0) >= 500;
			return { ok: false, again, response: REJECTED[status ?? 0] ?? String(status) };
		}
		case "timeout":
			return { ok: false, again: true, response: "no answer in time" };
		case "unreachable":
			return { ok: false, again: true, response: "the service cannot be reached" };
		case "refused":
			return { ok: false, again: false, response: "the service's address was refused" };
	}
}
