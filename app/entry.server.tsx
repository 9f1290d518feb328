import { renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { Nonce } from "./frame/inline-script.tsx";
import { IslandRenderer } from "./islands/island.tsx";
import { createIslandRenderer } from "./islands/render.server.tsx";
import { pageContext } from "./page-context.ts";

export { pageContext };

/** The comment that React writes for a suspended part. */
const UNFINISHED = "<!--$!-->";

/**
 * Renders a page as one string, because the page is cached with the hashes of its inline scripts, and because React
 * needs half the time of a stream for it (decision 0052). Throws if a part of the page suspends.
 */
export default function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	site: RouterContextProvider,
) {
	const { nonce } = site.get(pageContext).page;
	const { pathname, search } = new URL(request.url);
	const html = renderToString(
		<Nonce value={nonce}>
			<IslandRenderer value={createIslandRenderer(pathname + search)}>
				<ServerRouter context={context} url={request.url} nonce={nonce} />
			</IslandRenderer>
		</Nonce>,
	);
	if (html.includes(UNFINISHED)) throw new Error("A part of the page is suspended.");
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Logs errors, except missing pages and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(pageContext).page.failed(error);
};
