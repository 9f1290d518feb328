import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { Nonce } from "./frame/inline-script.tsx";
import { services } from "./services.ts";

/** What React writes where a part of a page is not there yet. */
const UNFINISHED = "<!--$!-->";

/**
 * Renders a page in one piece: nothing streams, because the page is kept, with the hashes of its inline scripts in its headers. A string takes React
 * half the time of a stream (decision 0041). Throws when a part of the page would have to be waited for.
 */
export default async function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	site: RouterContextProvider,
) {
	const { nonce } = site.get(services).page;
	// The router writes the page's data for the browser as a part that waits for a stream, unless it finds what it read of it here.
	const data = context.serverHandoffStream ? await text(context.serverHandoffStream) : "";
	context.renderMeta = { streamCache: { 0: read({ done: false, value: data }), 1: read({ done: true, value: "" }) } };
	const html = renderToString(
		<Nonce value={nonce}>
			<ServerRouter context={context} url={request.url} nonce={nonce} />
		</Nonce>,
	);
	if (html.includes(UNFINISHED)) throw new Error("A part of the page would have to be waited for.");
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

const read = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result });

/** A page that is not there is no error of ours; an aborted request neither. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(services).page.failed(error);
};
