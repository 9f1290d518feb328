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
export async function postJson<Answer>(path: string, body: unknown): Promise<Answer> {
	const response = await fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (response.ok) return response.json();
	const problem = await response.json().catch(() => ({}));
	throw new RequestFailed(response.status, problem.detail ?? problem.title ?? response.statusText, problem.field);
}
