import { fileURLToPath } from "node:url";
import { chatUnderChaos } from "../tests/chaos/chat.ts";
import { clockUnderChaos } from "../tests/chaos/clock.ts";
import { connectionsUnderChaos } from "../tests/chaos/connections.ts";
import { diskUnderChaos } from "../tests/chaos/disk.ts";
import { embeddedUnderChaos } from "../tests/chaos/embedded.ts";
import { type Finding, holds, none, type Part } from "../tests/chaos/finding.ts";
import { floodUnderChaos } from "../tests/chaos/flood.ts";
import { mailUnderChaos } from "../tests/chaos/mail.ts";
import { outsideUnderChaos } from "../tests/chaos/outside.ts";
import { pointsUnderChaos } from "../tests/chaos/points.ts";
import { reliveUnderChaos } from "../tests/chaos/relive.ts";
import { slowUnderChaos } from "../tests/chaos/slow.ts";
import { twinsUnderChaos } from "../tests/chaos/twins.ts";
import { workerUnderChaos } from "../tests/chaos/worker.ts";
import { buildSite } from "./build/site.ts";

// `npm run test:chaos [-- chat embedded ...]`: kills and disconnects real processes while they are used, each part with
// its own servers. Prints a table of what the site promised and what is stored, and fails if anything is lost or
// doubled.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const PARTS: Record<string, Part> = {
	chat: chatUnderChaos,
	points: pointsUnderChaos,
	relive: reliveUnderChaos,
	worker: workerUnderChaos,
	disk: diskUnderChaos,
	connections: connectionsUnderChaos,
	outside: outsideUnderChaos,
	mail: mailUnderChaos,
	clock: clockUnderChaos,
	slow: slowUnderChaos,
	flood: floodUnderChaos,
	embedded: embeddedUnderChaos,
	twins: twinsUnderChaos,
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const unknown = chosen.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(", ")}. The parts are: ${Object.keys(PARTS).join(", ")}`);
	process.exit(2);
}

const began = performance.now();
const report = (step: string) =>
	console.log(`  ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${step}`);

buildSite(report);
const rows: (Finding & { part: string })[] = [];
for (const part of chosen) {
	console.log(part);
	const findings = await (PARTS[part] as Part)(report).catch((error: unknown) => {
		console.error(error);
		return [none("runs of this part that broke off", 1)];
	});
	rows.push(...findings.map((finding) => ({ ...finding, part })));
}

console.log("\n| part | what | promised | found | lost | doubled |\n|---|---|---|---|---|---|");
for (const { part, what, promised, found, lost, doubled } of rows)
	console.log(`| ${part} | ${what} | ${promised} | ${found} | ${lost} | ${doubled} |`);
const failed = rows.filter((row) => !holds(row)).length;
console.log(failed === 0 ? "\nNothing is lost, nothing doubled.\n" : `\n${failed} rows FAILED\n`);
process.exit(failed === 0 ? 0 : 1);
