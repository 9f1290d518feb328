import { loadSettings } from "../platform/env.ts";
import { examine } from "../server/doctor.ts";

// `npm run doctor`: what the site leans on, looked at by itself, in plain words. Ends with an error when something has to be mended.
const MARKS = { good: "ok  ", note: "note", bad: "BAD " };
let settings: ReturnType<typeof loadSettings>;
try {
	settings = loadSettings();
} catch (error) {
	console.log(`BAD   ${(error as Error).message}`);
	process.exit(1);
}
const found = await examine(settings, Date.now());
for (const { state, what, text } of found) console.log(`${MARKS[state]}  ${what.padEnd(12)}  ${text}`);
const bad = found.filter(({ state }) => state === "bad").length;
console.log(bad === 0 ? "\nNothing has to be mended." : `\n${bad} to mend.`);
process.exit(bad === 0 ? 0 : 1);
