import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { layeringFault } from "./layers.ts";

// Who may import whom (docs/decisions/0006-rooms-and-layers.md). Part of `npm run lint`; there is no list of exceptions.
const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = "{app,bench,db,platform,record,scripts,server,tests}";
const faults: string[] = [];

for (const path of globSync(`${FOLDERS}/**/*.{ts,tsx}`, { cwd: root })) {
	const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
	const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
		from: moduleRequest.value,
		typesOnly: entries.length > 0 && entries.every((entry) => entry.isType),
	}));
	const reexports = module.staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ moduleRequest, isType }) =>
			moduleRequest ? [{ from: moduleRequest.value, typesOnly: isType }] : [],
		),
	);
	for (const { from, typesOnly } of [...imports, ...reexports]) {
		if (!from.startsWith(".")) continue;
		const target = normalize(join(path, "..", from));
		const fault = layeringFault(path, target, typesOnly);
		if (fault) faults.push(`${path} imports ${target}: ${fault}`);
	}
}

for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "Imports keep to the layers." : `${faults.length} imports break the layers.`);
process.exitCode = faults.length === 0 ? 0 : 1;
