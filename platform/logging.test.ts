import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { createLogger } from "./logging.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void, level: "info" | "silent" = "info") {
	const lines: string[] = [];
	write(createLogger({ LOG_LEVEL: level }, { write: (line) => void lines.push(line) }));
	return { text: lines.join(""), entries: lines.map((line) => JSON.parse(line)) };
}

test("each entry is a line of JSON with level, time and message", () => {
	const { entries } = logged((logger) => {
		logger.info("started");
		logger.debug("too fine");
		logger.child({ request_id: "r-1" }).warn({ status: 404 }, "answered");
	});
	expect(entries).toHaveLength(2);
	expect(entries[0]).toMatchObject({ level: 30, msg: "started", time: expect.stringMatching(/Z$/) });
	expect(entries[1]).toMatchObject({ request_id: "r-1", status: 404 });
	expect(logged((logger) => logger.error("x"), "silent").entries).toEqual([]);
});

describe("secrets", () => {
	test.each(["cookie", "set-cookie", "authorization", "token", "code", "secret", "password"])(
		"a field named %s is redacted at any depth",
		(name) => {
			const { text, entries } = logged((logger) => {
				logger.info({ [name]: "hidden-1", a: { [name]: "hidden-2", b: { [name]: "hidden-3" } } });
				logger.info({ request: { raw: { headers: { [name]: "hidden-4", host: "shown" } } } });
				logger.child({ [name]: "hidden-5" }).info("x");
			});
			expect(text).not.toContain("hidden");
			expect(text).toContain("shown");
			expect(entries[0].a.b[name]).toBe("[redacted]");
		},
	);

	test("a URL loses its token and nothing else", () => {
		const { entries } = logged((logger) => logger.info({ url: "/sign-in?next=/quiz&token=hidden&code=1" }));
		expect(entries[0].url).toBe("/sign-in?next=/quiz&token=[redacted]&code=[redacted]");
	});

	test("a failed query is logged with its code and without its parameters", () => {
		const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(hidden)" });
		const failed = new DrizzleQueryError("insert into fans", ["hidden@example.com", "a\nhidden"], cause);
		const { text, entries } = logged((logger) => {
			logger.error({ err: failed });
			logger.error(failed);
			logger.error({ err: failed }, "not saved");
			logger.error(failed, "not saved");
		});
		expect(text).not.toContain("hidden");
		expect(entries[0].err.message).toContain("insert into fans");
		expect(entries[0].err.stack).toContain("logging.test.ts");
		for (const { err } of entries) expect(err.cause).toMatchObject({ message: "duplicate key", error_code: "23505" });
		expect(entries.map(({ msg }) => msg)).toEqual(["Error", "Error", "not saved", "not saved"]);
	});

	test("a thrown value that is no error is logged too", () => {
		const { entries } = logged((logger) => logger.error({ err: "just text" }));
		expect(entries[0].err).toMatchObject({ type: "string", message: "just text" });
	});
});
