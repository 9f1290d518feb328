import { expect, test } from "vitest";
import { layeringFault } from "./layers.ts";

test.each([
	["app/features/facts/facts.server.ts", "db/schema/facts.ts", false],
	["app/features/home/home-page.tsx", "app/features/facts/fact-card.tsx", false],
	["app/features/facts/facts-page.tsx", "app/features/facts/facts.server.ts", false],
	["app/features/facts/fact-card.tsx", "app/features/facts/facts.server.ts", true],
	["app/features/facts/rules.ts", "app/lib/dates.ts", false],
	["record/update.ts", "platform/database/database.ts", false],
	["app/ui/figures/pitch.tsx", "app/lib/numbers.ts", false],
	["app/lib/api.ts", "server/entries.ts", true],
	["server/site.ts", "app/features/facts/facts.server.ts", false],
	["app/features/facts/facts.db.test.ts", "tests/fixtures/site.ts", false],
])("%s may import %s", (from, to, typesOnly) => {
	expect(layeringFault(from, to, typesOnly)).toBeUndefined();
});

test.each([
	["app/ui/forms/field.tsx", "app/features/auth/rules.ts", false],
	["app/lib/dates.ts", "app/ui/forms/field.tsx", false],
	["app/lib/api.ts", "server/entries.ts", false],
	["app/lib/api.ts", "server/site.ts", true],
	["app/features/facts/fact-card.tsx", "app/features/facts/facts.server.ts", false],
	["app/ui/charts/bar-chart.tsx", "app/ui/charts/bar-geometry.ts", false],
	["app/features/facts/rules.ts", "platform/http/problem.ts", false],
	["app/features/facts/facts.server.ts", "app/features/quiz/quiz.server.ts", false],
	["app/features/facts/facts.server.ts", "app/features/news/news.server.ts", true],
	["platform/jobs/jobs.ts", "app/features/facts/prove-facts.job.server.ts", false],
	["platform/jobs/jobs.ts", "record/names.ts", true],
	["record/update.ts", "app/features/facts/rules.ts", false],
	["app/features/facts/facts.server.ts", "server/site.ts", true],
	["db/schema/facts.ts", "platform/env.ts", true],
])("%s may not import %s", (from, to, typesOnly) => {
	expect(layeringFault(from, to, typesOnly)).toEqual(expect.any(String));
});
