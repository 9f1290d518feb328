import { expect, test } from "vitest";
import { z } from "zod";
import { testSite } from "./fixtures/site.ts";

const site = await testSite();

const ID = "0b0e7c52-9f7a-4c11-8d0e-2f6c1a9b3d4e";

/** The schemas of ids within a schema, or within a part of its definition. */
function idsOf(part: unknown): z.ZodUUID[] {
	if (part instanceof z.ZodUUID) return [part];
	if (part instanceof z.ZodType) return idsOf(part.def);
	return typeof part === "object" &&
		part !== null &&
		[Object.prototype, Array.prototype].includes(Object.getPrototypeOf(part))
		? Object.values(part).flatMap(idsOf)
		: [];
}

test("AUTH-6 every id of a request has one spelling, so that nothing counts or pays a second time under another", () => {
	const ids = site.entries.flatMap(({ method, path, params, query, body }) =>
		[params, query, body].flatMap((schema) =>
			idsOf(schema).map((id): [string, string] => [`${method} ${path}`, id.parse(ID.toUpperCase())]),
		),
	);
	expect(ids.length).toBeGreaterThan(40);
	expect(ids.filter(([, id]) => id !== ID)).toEqual([]);
});
