import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FOLDERS, ROOT } from "./imports.ts";

// Checks the size of files and folders. Part of `npm run lint`.
const MOST_LINES = 300;
const MOST_SOURCES = 20;
/** Tests, fixtures and migrations, which a folder may have any number of. */
const IS_MANY = /\.(test|spec)\.tsx?$|^tests\/|^db\/migrations\//;

const paths = globSync(`${FOLDERS}/**/*.{ts,tsx,css}`, { cwd: ROOT, exclude: ["bench/peers/next/**"] });
const linesOf = (path: string) => readFileSync(join(ROOT, path), "utf8").split("\n").length - 1;
const folders = Map.groupBy(
	paths.filter((path) => !IS_MANY.test(path)),
	dirname,
);

const faults = [
	...paths.flatMap((path) => {
		const lines = linesOf(path);
		return lines > MOST_LINES ? [`${path} has ${lines} lines, at most ${MOST_LINES}`] : [];
	}),
	...[...folders].flatMap(([folder, sources]) =>
		sources.length > MOST_SOURCES ? [`${folder} has ${sources.length} sources, at most ${MOST_SOURCES}`] : [],
	),
];
for (const fault of faults) console.error(fault);
console.log(
	faults.length === 0 ? "Files and folders keep to their size." : `${faults.length} files or folders are too big.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
