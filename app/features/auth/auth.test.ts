import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { readSettings } from "../../../platform/env.ts";
import { createLogger } from "../../../platform/logging.ts";
import { sessionCookie } from "../../../tests/fixtures/members.ts";
import { createAuth } from "./auth.server.ts";

test("AUTH-1 a failed query is logged without its session token", async () => {
	const lines: string[] = [];
	const printed = vi.spyOn(console, "error");
	const AUTH_SECRET = "a secret for tests, thirty-two bytes";
	const auth = createAuth({
		db: drizzle({ client: new pg.Pool({ host: "127.0.0.1", port: 1 }) }),
		settings: readSettings({ AUTH_SECRET }),
		logger: createLogger({ LOG_LEVEL: "error" }, { write: (line) => void lines.push(line) }),
	});
	const token = randomUUID();
	await expect(
		auth.api.getSession({ headers: new Headers({ cookie: sessionCookie(AUTH_SECRET, token) }) }),
	).rejects.toThrow();
	expect(lines.join("\n")).toContain("ECONNREFUSED");
	expect(lines.join("\n")).not.toContain(token);
	expect(printed).not.toHaveBeenCalled();
});
