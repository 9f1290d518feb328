import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	createRequestHandler,
	RouterContextProvider,
	type ServerBuild,
	UNSAFE_decodeViaTurboStream,
} from "react-router";
import { openDatabase } from "../../platform/database/database.ts";
import { readSettings } from "../../platform/env.ts";
import { contextKeyOf } from "../../server/pages/pages.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { createSite } from "../../server/site.ts";

/** The data of the home page's loaders: the frame's and the page's. */
export type HomeData = { site: Record<string, unknown>; home: Record<string, unknown> };

/** Runs the home page's loaders on a site of its own. */
export async function loadHomeData(): Promise<HomeData> {
	const folder = mkdtempSync(join(tmpdir(), "tm-home-"));
	const settings = readSettings({
		DATA_DIR: folder,
		NEWS_FEEDS: "none",
		AUTH_SECRET: "a secret for benches, thirty-two bytes",
	});
	const database = await openDatabase({ dataDir: folder });
	const record = await prepareDatabase(
		database,
		() => {},
		folder,
		() => {},
	);
	const site = await createSite(settings, { database, record });
	const build = (await import(new URL("../../build/server/index.js", import.meta.url).href)) as ServerBuild;
	const context = new RouterContextProvider();
	const page = {
		admin: false,
		keep: () => {},
		tolerate: <Found>(section: Promise<Found>) => section,
		nonce: "",
		failed: console.error,
	};
	context.set(contextKeyOf(build), { ...site.pageContext, page });
	const { body } = await createRequestHandler(build)(new Request(`${settings.SITE_URL}/_.data`), context);
	if (!body) throw new Error("the home page has no data");
	const { value } = await UNSAFE_decodeViaTurboStream(
		body as ReadableStream<Uint8Array<ArrayBuffer>>,
		globalThis as never,
	);
	await site.close();
	record.close();
	await database.close();
	rmSync(folder, { recursive: true });
	const routes = value as Record<string, { data: Record<string, unknown> }>;
	const [frame, home] = [routes.root?.data, routes.home?.data];
	if (!frame || !home) throw new Error("the home page's data is not as expected");
	return { site: frame, home };
}

export const readHomeData = (path: string): HomeData => JSON.parse(readFileSync(path, "utf8"));
