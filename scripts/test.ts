import { ROOT } from "./imports.ts";
import { gateSteps } from "./test/gate.ts";
import { report } from "./test/report.ts";

// `npm test`: everything that has to hold, in one run.
process.chdir(ROOT);
const { DATABASE_URL, REDIS_URL } = process.env;
if (!DATABASE_URL || !REDIS_URL)
	console.log("Not run: what needs PostgreSQL and Redis. Set DATABASE_URL and REDIS_URL for it (CONTRIBUTING.md).");
await report(gateSteps({ DATABASE_URL, REDIS_URL }));
