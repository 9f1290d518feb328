import { expect, test } from "vitest";
import { testSite } from "../../tests/fixtures/site.ts";
import type { ApiDescription } from "./openapi.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const NOBODY = "00000000-0000-4000-8000-000000000000";
const WRONG = ["1e1", "0x10", "+5", "5.0", "05", " 5", ""];
type Schema = { type?: string; format?: string };

test("SHELL-9 every number of a query is decimal digits alone; anything else is refused with its name", async () => {
	const admin = await site.fan("admin@example.com");
	const { paths } = (await (await admin.get("/api/openapi.json")).json()) as ApiDescription;
	const asked = Object.entries(paths).flatMap(([path, { get }]) =>
		(get?.parameters ?? []).flatMap((parameter) =>
			parameter.in === "query" && (parameter.schema as Schema).type === "integer"
				? [{ path: path.replace(/\{\w+\}/g, NOBODY), name: parameter.name, all: get?.parameters ?? [] }]
				: [],
		),
	);
	expect(asked.length).toBeGreaterThan(8);
	for (const { path, name, all } of asked)
		for (const value of WRONG) {
			const query = new URLSearchParams({ [name]: value });
			for (const other of all)
				if (other.required && other.in === "query")
					query.set(other.name, (other.schema as Schema).format === "uri" ? "https://example.org/" : "x");
			const response = await admin.get(`/api${path}?${query}`);
			expect([response.status, response.headers.get("content-type")], `${path}?${query}`).toEqual([
				400,
				"application/problem+json",
			]);
			expect(await response.json(), `${path}?${query}`).toMatchObject({ status: 400, field: name });
		}
});
