import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildSite } from "../scripts/build/site.ts";
import { rehearse } from "./load/rehearsal.ts";
import type { Engine } from "./load/site.ts";

// `npm run bench:spike [-- --engine postgres --rate 5]`: the load of an evening, ten times that for a minute, and the
// evening's load again; then a restart with all sockets reconnecting. On both engines by default. Exits with 1 if
// `rehearse` returns false: a read failed, a change failed without 503, or the site stayed slow.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const { values } = parseArgs({
	options: {
		engine: { type: "string" },
		rate: { type: "string", default: "5" },
		seconds: { type: "string", default: "60" },
	},
});
const load = { rate: Number(values.rate), seconds: Number(values.seconds) };

buildSite((step) => console.log(`  ${step}`));
let good = true;
for (const engine of values.engine ? [values.engine as Engine] : (["embedded", "postgres"] as const))
	good = (await rehearse(engine, load)) && good;
process.exit(good ? 0 : 1);
