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

/** Posts to our own API. Throws `RequestFailed` when it refuses, and what `fetch` throws when it cannot be reached. */
export function postJson<Answer>(path: string, body: unknown): Promise<Answer> {
	return askApi(path, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
}

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
