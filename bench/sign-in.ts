import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startBeside } from "../tests/fixtures/beside.ts";
import { startSmtpStub } from "../tests/stubs/smtp.ts";

// `npm run bench:sign-in`: whether an answer's time reveals that an address has an account. Requests mails alternately
// for known and unknown addresses, with a real mail server on this machine. If both take the same time, the known one
// takes longer in half of all pairs.
const PAIRS = Number(process.env.BENCH_PAIRS ?? 700);
const WARM_UP = 50;

const dataDir = mkdtempSync(join(tmpdir(), "tm-bench-"));
const mail = await startSmtpStub();
const database = await openDatabase({});
await migrate(database.pool);
await database.pool.query(
	"insert into users (id, name, email, email_verified) select gen_random_uuid(), 'Fan', 'known-' || n || '@example.com', true from generate_series(1, $1) n",
	[PAIRS],
);
const site = await startBeside(database, {
	DATA_DIR: dataDir,
	SMTP_URL: mail.url,
	ROLE: "web",
	NEWS_FEEDS: "none",
	SHEDDING: "off",
	TRUST_PROXY: "on",
});

let calls = 0;
async function ask(email: string): Promise<number> {
	calls++;
	const began = performance.now();
	const response = await fetch(`${site.url}/api/auth/sign-in`, {
		method: "POST",
		// another network each time, because the limit per client is not measured
		headers: {
			"content-type": "application/json",
			origin: site.url,
			"x-forwarded-for": `10.${calls >> 8}.${calls & 255}.1`,
		},
		body: JSON.stringify({ email }),
	});
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`answered ${response.status}`);
	return performance.now() - began;
}

const known: number[] = [];
const unknown: number[] = [];
for (let pair = 1; pair <= PAIRS; pair++) {
	const asked = [
		async () => known.push(await ask(`known-${pair}@example.com`)),
		async () => unknown.push(await ask(`other-${pair}@example.com`)),
	];
	// alternate the order, so that neither warms up the other
	for (const each of pair % 2 ? asked : asked.reverse()) await each();
}
await site.close();
await mail.close();
rmSync(dataDir, { recursive: true, force: true });

const [a, b] = [known.slice(WARM_UP), unknown.slice(WARM_UP)];
const at = (times: number[], share: number) => times.toSorted((x, y) => x - y)[Math.floor(share * times.length)] ?? 0;
let longer = 0;
for (const x of a) for (const y of b) longer += x > y ? 1 : x === y ? 0.5 : 0;
const share = longer / (a.length * b.length);
// for two equal distributions (Mann and Whitney)
const noise = 1.96 * Math.sqrt((a.length + b.length + 1) / (12 * a.length * b.length));
console.log(`${a.length} mails each to known and unknown addresses`);
for (const [name, quantile] of [
	["median", 0.5],
	["95th percentile", 0.95],
] as const)
	console.log(`${name}: known / unknown = ${(at(a, quantile) / at(b, quantile)).toFixed(3)}`);
console.log(
	`a known one takes longer in ${(100 * share).toFixed(1)} % of all pairs; by chance ${(100 * (0.5 - noise)).toFixed(1)} to ${(100 * (0.5 + noise)).toFixed(1)} % in 95 of 100 runs`,
);
process.exit(0);
