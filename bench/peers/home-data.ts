import { readFileSync } from "node:fs";
import { UNSAFE_decodeViaTurboStream } from "react-router";

/** What the home page's loaders answered: the frame's data and the page's. */
export type HomeData = { site: Record<string, unknown>; home: Record<string, unknown> };

/** Asks a running site for the data of its home page, as its own browser code does. */
export async function askHomeData(origin: string): Promise<HomeData> {
	const { body } = await fetch(`${origin}/_.data`);
	if (!body) throw new Error("the home page has no data");
	const { value } = await UNSAFE_decodeViaTurboStream(
		body as ReadableStream<Uint8Array<ArrayBuffer>>,
		globalThis as never,
	);
	const routes = value as Record<string, { data: Record<string, unknown> }>;
	const [site, home] = [routes.root?.data, routes.home?.data];
	if (!site || !home) throw new Error("the home page's data is not as expected");
	return { site, home };
}

export const readHomeData = (path: string): HomeData => JSON.parse(readFileSync(path, "utf8"));
