import { expect, test } from "vitest";
import { z } from "zod";
import { testSite } from "./fixtures/site.ts";

const site = await testSite();

const ID = "0b0e7c52-9f7a-4c11-8d0e-2f6c1a9b3d4e";

/** The UUID schemas within a schema. */
function idsOf(part: unknown): z.ZodUUID[] {
	if (part instanceof z.ZodUUID) return [part];
	if (part instanceof z.ZodType) return idsOf(part.def);
	return typeof part === "object" &&
		part !== null &&
		[Object.prototype, Array.prototype].includes(Object.getPrototypeOf(part))
		? Object.values(part).flatMap(idsOf)
		: [];
}

test("AUTH-6 every id of a request is parsed to lower case, so that another spelling counts and pays nothing twice", () => {
	const ids = site.entries.flatMap(({ method, path, params, query, body }) =>
		[params, query, body].flatMap((schema) =>
			idsOf(schema).map((id): [string, string] => [`${method} ${path}`, id.parse(ID.toUpperCase())]),
		),
	);
	expect(ids.length).toBeGreaterThan(40);
	expect(ids.filter(([, id]) => id !== ID)).toEqual([]);
});
