import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
	badRequest,
	conflict,
	forbidden,
	inPlainWords,
	notFound,
	Problem,
	problemFromZod,
	problemOf,
	problemResponse,
	tooMany,
	unauthorized,
	unavailable,
} from "./problem.ts";

function problemOfParse(schema: z.ZodType, value: unknown): Problem {
	const parsed = schema.safeParse(value, { error: inPlainWords });
	if (parsed.success) throw new Error("the value was accepted");
	return problemFromZod(parsed.error);
}

describe("a problem in an answer", () => {
	test("is sent as problem details with the request's id", async () => {
		const response = problemResponse(badRequest("team_id", "No such team."), "r-1");
		expect(response.status).toBe(400);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(await response.json()).toEqual({
			type: "about:blank",
			title: "Bad Request",
			status: 400,
			detail: "No such team.",
			field: "team_id",
			request_id: "r-1",
		});
	});

	test.each([
		[unauthorized(), 401],
		[forbidden(), 403],
		[notFound("There is no such fact."), 404],
		[conflict("You have already joined."), 409],
		[tooMany("Too many.", 3), 429],
		[unavailable(), 503],
	])("%s has its status and leaves the field out", async (problem, status) => {
		const response = problemResponse(problem, "r");
		expect(response.status).toBe(status);
		expect(await response.json()).not.toHaveProperty("field");
	});

	test("has the wait in whole seconds", () => {
		expect(problemResponse(tooMany("Slow down.", 2.1), "r").headers.get("retry-after")).toBe("3");
		expect(problemResponse(tooMany("Slow down.", 0), "r").headers.get("retry-after")).toBe("1");
		expect(problemResponse(notFound(), "r").headers.get("retry-after")).toBeNull();
	});

	test("has its own type", async () => {
		const full = new Problem({ status: 409, type: "urn:problem:challenge-full", title: "Full", detail: "It is full." });
		expect(await problemResponse(full, "r").json()).toMatchObject({
			type: "urn:problem:challenge-full",
			title: "Full",
		});
	});

	test("an unknown error shows nothing of the server", async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ minLength: 12 }), fc.anything(), async (secret, thrown) => {
				const error = new Error(`sec-${secret}`, { cause: thrown });
				for (const value of [error, thrown]) {
					const response = problemResponse(value, "r");
					const text = await response.text();
					expect(response.status).toBe(500);
					expect(JSON.parse(text).detail).toBe("Something went wrong. Please try again.");
					expect(text).not.toContain("sec-");
				}
			}),
		);
	});

	test.each(["57P01", "53300", "53100", "08006", "ECONNREFUSED"])(
		"an unavailable database (%s) is a 503 without details",
		async (code) => {
			const driver = Object.assign(new Error("connect to db.internal"), { code });
			const response = problemResponse(new Error("Failed query: select 1", { cause: driver }), "r");
			expect(response.status).toBe(503);
			expect(response.headers.get("retry-after")).toBe("5");
			expect(await response.text()).not.toMatch(/internal|select/);
		},
	);

	test("a connection lost during a statement is a 503 too", () => {
		const driver = new Error("Connection terminated unexpectedly");
		expect(problemResponse(new Error("Failed query: select 1", { cause: driver }), "r").status).toBe(503);
	});

	test.each(["22021", "22P05", "22008"])("a value that no column can have (%s) is a 400", (code) => {
		const failed = new Error("Failed query", { cause: Object.assign(new Error("invalid byte"), { code }) });
		expect(problemOf(failed)).toMatchObject({ status: 400, detail: "The request holds a value that cannot be kept." });
	});

	test("a violated constraint, or a missing file, is a 500", () => {
		for (const code of ["23505", "42P01", "22P02", "ENOENT"])
			expect(problemResponse(Object.assign(new Error(), { code }), "r").status).toBe(500);
	});
});

describe("a problem from a schema", () => {
	const schema = z.strictObject({
		display_name: z.string().min(2, "is too short"),
		options: z.array(z.object({ optionText: z.string("must be text") })).optional(),
	});

	test("names the first wrong field for programs, and has the schema's text for people", () => {
		expect(problemOfParse(schema, { display_name: "x" })).toMatchObject({
			status: 400,
			field: "display_name",
			detail: "is too short",
		});
		expect(problemOfParse(schema, { display_name: "xy", options: [{ optionText: "a" }, {}] })).toMatchObject({
			field: "options.1.optionText",
			detail: "must be text",
		});
	});

	test("AUTH-1 shows a text of ours without the field's name", () => {
		const form = z.object({ email: z.string("Please enter your email address") });
		expect(problemOfParse(form, {})).toMatchObject({ field: "email", detail: "Please enter your email address" });
	});

	test("names an unknown field", () => {
		expect(problemOfParse(schema, { display_name: "xy", is_admin: true })).toMatchObject({
			field: "is_admin",
			detail: "The request holds something that does not belong there.",
		});
	});

	test("names no field if the whole is wrong", () => {
		const problem = problemOfParse(schema, "text");
		expect(problem.field).toBeUndefined();
		expect(problem.detail).toBe("That doesn't look right.");
	});

	test("has a plain text where the schema has none, without a field's name or jargon", () => {
		const p_share_type = z.enum(["player", "quiz_score"]);
		const inner = z.object({
			p_share_type,
			p_name: z.string().min(3).max(5),
			p_count: z.int().min(2).max(4),
			p_list: z.array(z.uuid()).min(1).max(1),
			p_even: z.number().multipleOf(2),
			p_either: z.union([z.string(), z.number()]),
			p_checked: z.string().refine((text) => text === "x"),
		});
		const right = {
			p_share_type: "player",
			p_name: "four",
			p_count: 3,
			p_list: [crypto.randomUUID()],
			p_even: 2,
			p_either: 1,
			p_checked: "x",
		};
		expect(inner.safeParse(right).success).toBe(true);
		const words: Record<string, string> = {
			"p_share_type=7": "Please pick one of the choices.",
			"p_share_type=undefined": "Please pick one of the choices.",
			"p_name=undefined": "Something is missing. Please fill it in.",
			"p_name=ab": "That is too short: 3 letters at least, please.",
			"p_name=abcdef": "That is too long: 5 letters at most, please.",
			"p_count=1": "That is too little: 2 at least, please.",
			"p_count=5": "That is too much: 4 at most, please.",
			"p_count=2.5": "That doesn't look right.",
		};
		const values: Record<string, unknown[]> = {
			p_share_type: [7, undefined],
			p_name: [undefined, "ab", "abcdef", 7],
			p_count: [1, 5, 2.5, "2"],
			p_list: [[], ["a"], [crypto.randomUUID(), crypto.randomUUID()]],
			p_even: [3, Number.NaN],
			p_either: [true],
			p_checked: ["y", null],
		};
		for (const [field, wrong] of Object.entries(values))
			for (const value of wrong) {
				const { detail } = problemOfParse(inner, { ...right, [field]: value });
				expect(detail, `${field}=${value}`).toBe(words[`${field}=${value}`] ?? detail);
				expect(detail, `${field}=${value}`).not.toMatch(/p[ _]|invalid|expected|option|string|number|\|/i);
			}
	});
});
