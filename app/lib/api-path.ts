type Filled = { params?: Record<string, unknown>; query?: Record<string, unknown> };

/** The address of the entry `/groups/:id` with its parameters and query. Leaves out undefined values of the query. */
export function apiPath(path: string, { params = {}, query = {} }: Filled = {}): string {
	const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
	const sent = Object.entries(query).filter(([, value]) => value !== undefined);
	const search = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]));
	return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}
