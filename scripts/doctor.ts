import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { loadSettings } from "../platform/env.ts";
import { diagnose } from "../server/doctor/doctor.ts";

// `npm run doctor`: checks everything that the site depends on. Exits with 1 if something needs fixing.
const MARKS = { good: "ok  ", note: "note", bad: "BAD " };
const names = {
	environment: Object.keys(process.env),
	file: existsSync(".env") ? Object.keys(parseEnv(readFileSync(".env", "utf8"))) : [],
};
const found = await diagnose(names, loadSettings, Date.now(), undefined, process.env);
for (const { state, what, text } of found) console.log(`${MARKS[state]}  ${what.padEnd(12)}  ${text}`);
const bad = found.filter(({ state }) => state === "bad").length;
console.log(bad === 0 ? "\nNothing has to be mended." : `\n${bad} to mend.`);
process.exit(bad === 0 ? 0 : 1);
