import { html, raw } from "hono/html";
import { z } from "zod";
import type { AnswerType, AnyEntry, Guard } from "../../platform/http/entry.ts";

const AUDIENCE: Record<Guard, string> = {
	public: "For everybody.",
	fan: "For signed-in fans.",
	admin: "For admins.",
	token: "For programs with the token that the site's settings name.",
};

type Content = Record<string, { schema: unknown }>;
type ResponseDescription = { description: string; content?: Content };
type Operation = {
	/** unique and stable: made from method and path */
	operationId: string;
	summary: string;
	description: string;
	security: Record<string, string[]>[];
	/** "/", if the path is not below /api */
	servers?: { url: string }[];
	parameters: { name: string; in: "path" | "query"; required: boolean; schema: unknown }[];
	requestBody?: { content: Content };
	responses: Record<string, ResponseDescription>;
};
export type ApiDescription = {
	openapi: "3.1.0";
	info: { title: string; version: string };
	servers: { url: string }[];
	components: Record<"schemas" | "securitySchemes", Record<string, unknown>>;
	paths: Record<string, Record<string, Operation>>;
};

type Api = { entries: AnyEntry[]; siteName: string; sessionCookie: string };

/** Describes the API in OpenAPI 3.1 from the entries, whose schemas also check the handlers. */
export function describeApi({ entries, siteName, sessionCookie }: Api): ApiDescription {
	const paths: ApiDescription["paths"] = {};
	for (const entry of entries) {
		const path = entry.path.replace(/:(\w+)/g, "{$1}");
		const methods = paths[path] ?? {};
		methods[entry.method] = describeEntry(entry);
		paths[path] = methods;
	}
	return {
		openapi: "3.1.0",
		info: { title: `${siteName} API`, version: "1" },
		servers: [{ url: "/api" }],
		components: {
			schemas: { Problem: jsonSchema(problemSchema, "output") },
			securitySchemes: {
				session: { type: "apiKey", in: "cookie", name: sessionCookie },
				token: { type: "http", scheme: "bearer" },
			},
		},
		paths,
	};
}

const SESSION = { session: [] };

/** 'get /players/:slug' becomes getPlayersBySlug. */
function operationIdOf({ method, path }: AnyEntry): string {
	const words = path.replace(/:(\w+)/g, "by-$1").match(/[a-z0-9]+/gi) ?? [];
	return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function describeEntry(entry: AnyEntry): Operation {
	const { points, per_seconds } = entry.limit;
	const { sends = ["application/json"], guard } = entry;
	const bodySchema = entry.body && { schema: jsonSchema(entry.body, "input") };
	return {
		operationId: operationIdOf(entry),
		summary: entry.summary,
		description: `${AUDIENCE[guard]} At most ${points} calls in ${per_seconds} seconds.`,
		// a public entry may answer more to a signed-in fan
		security:
			guard === "token" ? [{ token: [] }] : entry.from_anywhere ? [] : guard === "public" ? [{}, SESSION] : [SESSION],
		...(entry.at_root ? { servers: [{ url: "/" }] } : {}),
		parameters: [...parameters("path", entry.params), ...parameters("query", entry.query)],
		...(bodySchema
			? {
					requestBody: {
						content: {
							...(sends.includes("application/json") || sends.includes("text/event-stream")
								? { "application/json": bodySchema }
								: {}),
							...(sends.includes("page") ? { "application/x-www-form-urlencoded": bodySchema } : {}),
						},
					},
				}
			: {}),
		responses: { ...answers(entry, sends), ...refusals(entry) },
	};
}

/** The successful responses by content type. */
function answers({ answer }: AnyEntry, sends: readonly AnswerType[]): Operation["responses"] {
	const content = sends.filter((sent) => sent !== "page").map((sent) => [sent, { schema: schemaOf(sent, answer) }]);
	return {
		...(content.length > 0 ? { 200: { description: "Done", content: Object.fromEntries(content) } } : {}),
		...(sends.includes("page") ? { 303: { description: "For a plain form: a redirect to the next page" } } : {}),
	};
}

function schemaOf(sent: AnswerType, answer: AnyEntry["answer"]): unknown {
	if (sent === "application/json") return jsonSchema(answer, "output");
	return sent === "image/*"
		? { type: "string", format: "binary" }
		: {
				type: "string",
				description:
					"Server-sent events: 'sentence' with {text} for each one, then 'answer' with the JSON answer, or 'failure'.",
			};
}

/** The errors that follow from an entry's definition; others have the same form. */
function refusals({ guard, method, from_anywhere, params, query, body }: AnyEntry): Operation["responses"] {
	const problem = (description: string): ResponseDescription => ({
		description,
		content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
	});
	return {
		...(params || query || body ? { 400: problem("A part of the request is invalid; `field` names it") } : {}),
		...(guard === "public" ? {} : { 401: problem(guard === "token" ? "The token is wrong" : "Nobody is signed in") }),
		...(guard === "admin"
			? { 403: problem("Not an admin, or a request from another site") }
			: method !== "get" && !from_anywhere
				? { 403: problem("A request from another site, or one that this fan may not make") }
				: {}),
		429: problem("Too many calls; Retry-After says how long to wait"),
		default: problem("Problem details (RFC 9457)"),
	};
}

const problemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string(),
	field: z.string().optional(),
	faults: z
		.array(z.looseObject({ path: z.string(), reason: z.string() }))
		.optional()
		.describe("every fault of a question to the record"),
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

/** Wraps long paths and schemas, or a phone would scroll sideways. */
const STYLE = "code,pre{overflow-wrap:anywhere}pre{white-space:pre-wrap}";

/** The description as a page without scripts. */
export function apiPage({ info, paths }: ApiDescription) {
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
	);
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${info.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${raw(STYLE)}</style></head>
<body><main><h1>${info.title}</h1>
<p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Errors are problem details (RFC 9457). Changes need an Origin header of this site.</p>
${operations}</main></body></html>`;
}

function section(
	method: string,
	path: string,
	{ summary, description, servers, parameters, requestBody, responses }: Operation,
) {
	const shapes = { parameters, requestBody, answer: responses[200] ?? responses[303] };
	return html`<section><h2><code>${method.toUpperCase()} ${servers ? "" : "/api"}${path}</code></h2>
<p>${summary}. ${description}</p>
<details><summary>Shapes</summary><pre>${JSON.stringify(shapes, null, 2)}</pre></details></section>`;
}
