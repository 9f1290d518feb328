import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSite, SERVER } from "../../scripts/build/site.ts";
import { freePort } from "../../tests/fixtures/process.ts";
import { type CountingProxy, startCountingProxy } from "../pages/counting-proxy.ts";
import { type Server, serve } from "../run.ts";
import { type HomeData, loadHomeData } from "./home-data.ts";
import { buildNext } from "./next.ts";
import { buildSpa } from "./spa.ts";

export type HomeSite = { name: string; server: Server; proxy: CountingProxy };

/**
 * Starts the site on an embedded database, its home page as a single-page application with a REST API, and its home
 * page by Next.js, each behind a counting proxy. If one of the two peers fails, it prints why and leaves out the rest.
 * The caller stops them. BENCH_DATA: a prepared data folder.
 */
export async function startHomeSites() {
	const folder = mkdtempSync(join(tmpdir(), "tm-bench-"));
	const sites: HomeSite[] = [];

	async function start(name: string, args: (port: number) => string[], options: Parameters<typeof serve>[2] = {}) {
		const port = await freePort();
		const proxy = await startCountingProxy(port);
		try {
			const env = { SITE_URL: proxy.url, ...options.env };
			sites.push({ name, proxy, server: await serve(port, args(port), { ...options, env }) });
		} catch (error) {
			proxy.close();
			throw error;
		}
	}

	async function stop(): Promise<void> {
		for (const { server, proxy } of sites) {
			proxy.close();
			await server.stop();
		}
		rmSync(folder, { recursive: true, force: true });
	}

	async function startPeers(data: HomeData): Promise<void> {
		const [file, built] = [join(folder, "home.json"), join(folder, "spa")];
		writeFileSync(file, JSON.stringify(data));
		await buildSpa(built);
		await start("SPA", () => ["bench/peers/spa/api.ts"], { env: { HOME_DATA: file, SPA_FOLDER: built } });
		const next = await buildNext(data);
		const cwd = join(dirname(next), "../../../..");
		await start("Next.js", (port) => [next, "start", "-p", String(port), "-H", "127.0.0.1"], { cwd });
	}

	try {
		buildSite(() => {});
		const env = { DATA_DIR: process.env.BENCH_DATA ?? join(folder, "var"), DATABASE_URL: "", REDIS_URL: "" };
		await start("site", () => SERVER, { env, path: "/readyz" });
		const data = await loadHomeData();
		await startPeers(data).catch((error: Error) => console.log(`A peer is missing: ${error.message.slice(0, 500)}\n`));
		return { sites, data, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
