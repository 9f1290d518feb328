import { globSync } from "node:fs";
import { ROOT } from "../imports.ts";

// `npm run docs:lot -- <seed> [count]`: draws sources for a new reader (docs/reviews/readability.md).
const [seed = 1, count = 40] = process.argv.slice(2).map(Number);

const sources = globSync("{app,bench,db,makers,platform,record,scripts,server}/**/*.{ts,tsx}", {
	cwd: ROOT,
	exclude: ["bench/peers/next/**", "db/migrations/**", "**/*.test.ts", "**/*.test.tsx"],
}).sort();

let state = seed;
/** Returns the next pseudo-random number from 0 to below 1 (mulberry32). */
function next(): number {
	state = (state + 0x6d2b79f5) | 0;
	let mixed = Math.imul(state ^ (state >>> 15), state | 1);
	mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const drawn = Array.from({ length: Math.min(count, sources.length) }, () =>
	sources.splice(Math.floor(next() * sources.length), 1),
).flat();
console.log(drawn.sort().join("\n"));
