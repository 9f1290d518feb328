import { fileURLToPath } from "node:url";
import { chatUnderChaos } from "../tests/chaos/chat.ts";
import type { Finding } from "../tests/chaos/finding.ts";
import { buildPages } from "./build-pages.ts";

// `npm run test:chaos`: the real processes, killed and cut off while they are used, each part with servers of its own; what was promised is counted.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const PARTS: [string, (report: (step: string) => void) => Promise<Finding[]>][] = [["Chat", chatUnderChaos]];

const began = performance.now();
const report = (step: string) =>
	console.log(`  ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${step}`);

let failed = 0;
buildPages(report);
for (const [name, run] of PARTS) {
	console.log(`${name}\n`);
	const findings = await run(report);
	console.log("\n| counted | | wanted |\n|---|---|---|");
	for (const { what, count, wanted } of findings) console.log(`| ${what} | ${count} | ${wanted ?? ""} |`);
	const wrong = findings.filter(({ count, wanted }) => wanted !== undefined && count !== wanted);
	failed += wrong.length;
	console.log(wrong.length === 0 ? "\nNothing is lost, nothing doubled.\n" : `\n${wrong.length} FAILED\n`);
}
process.exit(failed === 0 ? 0 : 1);
