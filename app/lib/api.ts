/** An answer of our API that was not a success, in the words of its problem details. */
export class RequestFailed extends Error {
	status: number;
	field: string | undefined;

	constructor(status: number, detail: string, field?: string) {
		super(detail);
		this.status = status;
		this.field = field;
	}
}

/** An answer that takes longer is not coming, in milliseconds; some work is allowed to take its time. */
const PATIENCE_MS = 90_000;

/** Posts to our own API. Throws `RequestFailed` when it refuses, and what `fetch` throws when it cannot be reached. */
export const postJson = <Answer>(path: string, body: unknown, patience_ms = PATIENCE_MS): Promise<Answer> =>
	sendJson("POST", path, body, patience_ms);

/** Changes something by our own API. Throws as `postJson` does. */
export const sendJson = <Answer>(
	method: "POST" | "PUT" | "PATCH",
	path: string,
	body: unknown,
	patience_ms = PATIENCE_MS,
): Promise<Answer> =>
	askApi(path, {
		method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(patience_ms),
	});

/** Ends something by our own API. Throws as `postJson` does. */
export const deleteJson = <Answer>(path: string): Promise<Answer> => askApi(path, { method: "DELETE" });

/** Reads from our own API. Throws as `postJson` does. */
export function getJson<Answer>(path: string): Promise<Answer> {
	return askApi(path, { headers: { accept: "application/json" } });
}

async function askApi<Answer>(path: string, init: RequestInit): Promise<Answer> {
	const response = await fetch(path, init);
	if (response.ok) return response.json();
	const problem = await response.json().catch(() => ({}));
	throw new RequestFailed(response.status, problem.detail ?? problem.title ?? response.statusText, problem.field);
}
