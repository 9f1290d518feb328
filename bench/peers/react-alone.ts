import { createServer } from "node:http";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
	createRequestHandler,
	type EntryContext,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from "react-router";
import { readHomeData } from "./home-data.ts";

// The baseline of rendering: React renders the tree of the home page from fixed data into a string, on bare node:http,
// without loaders, data for the browser or the site's headers.
const URL_OF_HOME = "http://localhost/";

/** The router's context for rendering the home page, with loaders that return the given data. */
async function homeContext(build: ServerBuild, data: Record<string, unknown>): Promise<EntryContext> {
	let captured: EntryContext | undefined;
	const entry = {
		...build.entry,
		module: {
			...build.entry.module,
			default: (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
				captured = context;
				return new Response();
			},
		},
	};
	const routes = Object.fromEntries(
		Object.entries(build.routes).map(([id, route]) =>
			route && id in data ? [id, { ...route, module: { ...route.module, loader: () => data[id] } }] : [id, route],
		),
	);
	const handle = createRequestHandler({ ...build, entry, routes }, "production");
	await handle(new Request(URL_OF_HOME), new RouterContextProvider());
	if (!captured) throw new Error("the home page was not rendered");
	return { ...captured, serverHandoffStream: undefined };
}

const build = (await import(new URL("../../build/server/index.js", import.meta.url).href)) as ServerBuild;
const { site, home } = readHomeData(process.env.HOME_DATA ?? "");
const context = await homeContext(build, { root: site, home });

createServer((_request, response) => {
	const html = renderToString(
		createElement(ServerRouter, { context: { ...context, renderMeta: {} }, url: URL_OF_HOME }),
	);
	response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(`<!DOCTYPE html>${html}`);
}).listen(Number(process.env.PORT), "127.0.0.1");
