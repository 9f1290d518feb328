import { globSync } from "node:fs";
import { FOLDERS, importsOf, ROOT } from "./imports.ts";
import { layeringFault } from "./layers.ts";

// Checks imports against the layers (decision 0006). Part of `npm run lint`; there are no exceptions.
const faults = globSync(`${FOLDERS}/**/*.{ts,tsx}`, { cwd: ROOT }).flatMap((path) =>
	importsOf(path).flatMap(({ to, typesOnly }) => {
		const fault = layeringFault(path, to, typesOnly);
		return fault ? [`${path} imports ${to}: ${fault}`] : [];
	}),
);

for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "Imports keep to the layers." : `${faults.length} imports break the layers.`);
process.exitCode = faults.length === 0 ? 0 : 1;
