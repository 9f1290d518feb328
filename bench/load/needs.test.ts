import { expect, test } from "vitest";
import type { Cost } from "./costs.ts";
import { KINDS, type Kind } from "./crowd.ts";
import { A_MINUTE, needsOf } from "./needs.ts";

const each = (cost: Cost) => Object.fromEntries(KINDS.map((kind) => [kind, cost])) as Record<Kind, Cost>;

test("needs are the fans' calls a second times the cost of each", () => {
	const requests = Object.values(A_MINUTE).reduce((sum, one) => sum + one, 0);
	const needs = needsOf(60, each({ web_ms: 600, database_ms: 60, statements: 2, bytes: 125_000 }), 1e9);
	expect(needs.requests_a_second).toBeCloseTo(requests);
	expect(needs.web_cores).toBeCloseTo(requests);
	expect(needs.database_cores).toBeCloseTo(requests / 10);
	expect(needs.statements_a_second).toBeCloseTo(2 * requests);
	expect(needs.megabit_a_second).toBeCloseTo(requests);
	expect(needs.socket_gb).toBe(60);
});
