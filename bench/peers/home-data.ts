import { readFileSync } from "node:fs";
import {
	createRequestHandler,
	RouterContextProvider,
	type ServerBuild,
	UNSAFE_decodeViaTurboStream,
} from "react-router";
import { contextKeyOf } from "../../server/pages/pages.ts";
import { startTestSite } from "../../tests/fixtures/site.ts";

/** What the home page's loaders answered: the frame's data and the page's. */
export type HomeData = { site: Record<string, unknown>; home: Record<string, unknown> };

/** Runs the loaders of the home page on a site of its own. */
export async function loadHomeData(): Promise<HomeData> {
	const site = await startTestSite();
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
	const { body } = await createRequestHandler(build)(new Request(`${site.url}/_.data`), context);
	if (!body) throw new Error("the home page has no data");
	const { value } = await UNSAFE_decodeViaTurboStream(
		body as ReadableStream<Uint8Array<ArrayBuffer>>,
		globalThis as never,
	);
	await site.close();
	const routes = value as Record<string, { data: Record<string, unknown> }>;
	const [frame, home] = [routes.root?.data, routes.home?.data];
	if (!frame || !home) throw new Error("the home page's data is not as expected");
	return { site: frame, home };
}

export const readHomeData = (path: string): HomeData => JSON.parse(readFileSync(path, "utf8"));
