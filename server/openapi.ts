import { html } from "hono/html";
import { z } from "zod";
import type { AnyEntry, Guard } from "../platform/http/entry.ts";

const WHO: Record<Guard, string> = {
	public: "For everybody.",
	fan: "For signed-in fans.",
	admin: "For admins.",
};

type Operation = {
	summary: string;
	description: string;
	parameters: { name: string; in: "path" | "query"; required: boolean; schema: unknown }[];
	requestBody?: unknown;
	responses: Record<string, unknown>;
};
export type ApiDescription = {
	openapi: "3.1.0";
	info: { title: string; version: string };
	servers: { url: string }[];
	paths: Record<string, Record<string, Operation>>;
};

/**
 * Describes the API in OpenAPI 3.1 from the table of entries that server/api.ts mounts. The compiler holds each handler to the same
 * schemas, and the tests parse each answer by them.
 */
export function describeApi(entries: AnyEntry[], siteName: string): ApiDescription {
	const paths: ApiDescription["paths"] = {};
	for (const entry of entries) {
		const path = entry.path.replace(/:(\w+)/g, "{$1}");
		const methods = paths[path] ?? {};
		methods[entry.method] = describeEntry(entry);
		paths[path] = methods;
	}
	return { openapi: "3.1.0", info: { title: `${siteName} API`, version: "1" }, servers: [{ url: "/api" }], paths };
}

function describeEntry(entry: AnyEntry): Operation {
	const { points, per_seconds } = entry.limit;
	return {
		summary: entry.summary,
		description: `${WHO[entry.guard]} At most ${points} calls in ${per_seconds} seconds.`,
		parameters: [...parameters("path", entry.params), ...parameters("query", entry.query)],
		...(entry.body
			? { requestBody: { content: { "application/json": { schema: jsonSchema(entry.body, "input") } } } }
			: {}),
		responses: {
			200: { description: "Done", content: { "application/json": { schema: jsonSchema(entry.answer, "output") } } },
			default: {
				description: "Problem details (RFC 9457)",
				content: { "application/problem+json": { schema: jsonSchema(problemSchema, "output") } },
			},
		},
	};
}

const problemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string(),
	field: z.string().optional(),
	request_id: z.string(),
});

function jsonSchema(schema: z.ZodType, io: "input" | "output"): z.core.JSONSchema.BaseSchema {
	return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined): Operation["parameters"] {
	if (!schema) return [];
	const { properties = {}, required = [] } = jsonSchema(schema, "input");
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: place,
		required: place === "path" || required.includes(name),
		schema: property,
	}));
}

/** The same for people: a plain page without scripts or styles. */
export function apiPage({ info, paths }: ApiDescription) {
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
	);
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${info.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body><main><h1>${info.title}</h1>
<p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Errors are problem details (RFC 9457). Changes need an Origin header of this site.</p>
${operations}</main></body></html>`;
}

function section(
	method: string,
	path: string,
	{ summary, description, parameters, requestBody, responses }: Operation,
) {
	const shapes = { parameters, requestBody, answer: responses[200] };
	return html`<section><h2><code>${method.toUpperCase()} /api${path}</code></h2>
<p>${summary}. ${description}</p>
<details><summary>Shapes</summary><pre>${JSON.stringify(shapes, null, 2)}</pre></details></section>`;
}
