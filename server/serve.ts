import { createServer, type RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly, plainWords } from "../platform/http/plain-errors.ts";
import { createMetrics } from "../platform/metrics.ts";
import { upgradeOptions } from "../platform/sockets/upgrades.ts";
import { mailboxAddress } from "./pages/mailbox.ts";
import { isPlainHttp, PLAIN_HTTP } from "./plain-http.ts";

const began = performance.now();
const report = (step: string) => console.log(`  ${step}`);
const seconds = () => ((performance.now() - began) / 1000).toFixed(1);

const endPlainly = failPlainly();
const settings = loadSettings();
const development = process.argv.includes("--dev");

console.log(`${settings.SITE_NAME} is starting`);
const metrics = createMetrics({ ofProcess: settings.METRICS_TOKEN !== undefined });
// the embedded database starts in its own thread while this one loads the site's modules
const opening = openDatabase({
	url: settings.DATABASE_URL,
	dataDir: settings.DATA_DIR,
	onQuery: settings.METRICS_TOKEN === undefined ? undefined : metrics.query,
	onLost: (error) => console.error(`A database connection was lost: ${error.message}`),
	onSnapshotFailed: (error) => console.error(`No snapshot could be written: ${error.message}`),
});
// handled where it is awaited
opening.catch(() => undefined);
const [{ runSite }, { prepareDatabase }, { createStop }] = await Promise.all([
	import("./running.ts"),
	import("./prepare.ts"),
	import("./stop.ts"),
]);
const builtServer = new URL("../build/server/index.js", import.meta.url).href;
// resolved once, because each call of the loader reads the files again
const built = development || settings.ROLE === "worker" ? undefined : (import(builtServer) as Promise<ServerBuild>);
const database = await opening;
report(
	database.engine === "postgres" ? "PostgreSQL is reached" : `The embedded database is open (${settings.DATA_DIR})`,
);
const record = await prepareDatabase(database, report, settings.DATA_DIR, metrics.question);

let listener: RequestListener = (_request, response) => response.writeHead(503, { "retry-after": "2" }).end();
const server = createServer(
	{ ...upgradeOptions({ development }), connectionsCheckingInterval: 5_000 },
	(request, response) => {
		stopping.watch(response);
		listener(request, response);
	},
);
const vite = development
	? await (await import("vite")).createServer({ server: { middlewareMode: true, hmr: { server } } })
	: undefined;
const running = await runSite({
	environment: process.env,
	server,
	database,
	record,
	metrics,
	app: {
		isStopping: () => stopping.isStopping(),
		mode: development ? "development" : "production",
		build: () => built ?? (vite?.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>),
		assets: vite ? undefined : fileURLToPath(new URL("../build/client", import.meta.url)),
	},
});
const stopping = createStop({
	server,
	disconnect: running.disconnect,
	jobs: { stop: running.stopWork },
	logger: running.site().logger,
	afterwards: [() => vite?.close(), running.close, record.close, database.close],
	delay_seconds: settings.STOP_DELAY,
	exit: (code) => process.exit(code),
});
const app = running.listener;
listener = vite ? (request, response) => vite.middlewares(request, response, () => app(request, response)) : app;

// longer than proxies keep idle connections, so that none sends a request into a closing one
server.keepAliveTimeout = 65_000;
// limits for slow senders and for connections without progress; an answer of the model may pause meanwhile
server.headersTimeout = 15_000;
server.requestTimeout = 30_000;
server.timeout = Math.max(60_000, 2_000 * settings.AI_TIMEOUT);
server.listen(settings.PORT, settings.HOST, () => {
	endPlainly();
	const { settings: now } = running.site();
	const { SITE_URL, SMTP_URL, ROLE, PORT } = now;
	console.log(`Ready ${ROLE === "worker" ? `to work, on port ${PORT},` : `on ${SITE_URL}`} after ${seconds()} s`);
	if (ROLE !== "worker" && isPlainHttp(now)) console.log(`  ${SITE_URL} is plain http. ${PLAIN_HTTP}`);
	if (ROLE !== "worker" && !SMTP_URL)
		console.log(`  No SMTP_URL is set: sign-in mail is read on this machine at ${mailboxAddress(now)}`);
	if (ROLE !== "worker") void printSetupCode(SITE_URL);
});

/** Prints the setup code while the site has no admin. Each start has another code, and only the newest is valid. */
async function printSetupCode(site_url: string): Promise<void> {
	try {
		const code = await running.openSetup();
		if (code) console.log(`  No admin yet: open ${site_url}/setup and type the code ${code}`);
	} catch (error) {
		console.error(`No setup code could be made: ${plainWords(error) ?? error}`);
	}
}

server.on("error", (error) => {
	console.error(plainWords(error) ?? error);
	process.exit(1);
});

// no delay for Ctrl+C in a terminal
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => stopping.stop(signal === "SIGINT" ? { delay: 0 } : {}));
