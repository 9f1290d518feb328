import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildSite } from "../scripts/build/site.ts";
import { costsOf } from "./load/costs.ts";
import { gatherCrowd, KINDS } from "./load/crowd.ts";
import { A_MINUTE, needsOf } from "./load/needs.ts";
import { rehearse } from "./load/rehearsal.ts";
import { startLoadedSite } from "./load/site.ts";
import { openSockets } from "./load/sockets.ts";

// `npm run simulate [-- --rate 5]`: measures the cost of a fan on PostgreSQL and Redis, computes the resources for
// numbers of concurrent fans, and rehearses a final: ten times the load for a minute, then a restart with every chat
// open. `-- --costs` skips the rehearsal. Exits with 1 if the rehearsal failed.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const { values } = parseArgs({
	options: { rate: { type: "string", default: "5" }, costs: { type: "boolean", default: false } },
});
const SOCKETS = 500;
const FANS = [10_000, 1_000_000, 10_000_000];
const short = (number: number) => (number < 10 ? number.toPrecision(2) : Math.round(number).toLocaleString("en"));

buildSite((step) => console.log(`  ${step}`));
const site = await startLoadedSite("postgres");
const crowd = await gatherCrowd(site, SOCKETS);
const sockets = openSockets(site.url);
try {
	await crowd.warmUp();
	// heap and buffers only: the rest of the memory varies by more than all sockets take
	const held = async () => site.gauge().then(({ heap, buffers }) => heap + buffers);
	const empty = await held();
	await sockets.open(crowd.members, 50);
	const socket_bytes = ((await held()) - empty) / SOCKETS;
	const costs = await costsOf(site, crowd);
	console.log(
		`\n| one call | web CPU ms | PostgreSQL CPU ms | statements | bytes | a fan does it a minute |\n|---|---|---|---|---|---|`,
	);
	for (const kind of KINDS) {
		const { web_ms, database_ms, statements, bytes } = costs[kind];
		const cells = [web_ms, database_ms, statements, bytes].map(short);
		console.log(`| ${[kind, ...cells, A_MINUTE[kind]].join(" | ")} |`);
	}
	console.log(`\nAn open chat takes ${short(socket_bytes / 1024)} kB of memory; a message goes to 50 of them.\n`);
	console.log(
		"| fans at once | requests/s | web cores | PostgreSQL cores | statements/s | memory of sockets GB | Mbit/s |\n|---|---|---|---|---|---|---|",
	);
	for (const fans of FANS) {
		const needs = Object.values(needsOf(fans, costs, socket_bytes)).map(short);
		console.log(`| ${[fans.toLocaleString("en"), ...needs].join(" | ")} |`);
	}
} finally {
	sockets.close();
	await crowd.close();
	await site.stop();
}
const good = values.costs || (await rehearse("postgres", { rate: Number(values.rate), seconds: 60 }));
process.exit(good ? 0 : 1);
