import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { services } from "./services.ts";

// what React leaves where a part was not there yet, or failed
const UNFINISHED = "<!--$!-->";

/**
 * Renders a page whole: nothing streams, because the page is kept as one piece, with the hashes of its inline scripts in
 * its headers. As a string in one go, which takes half of a stream's time; a page that has to wait for one of its parts, by a stream.
 */
export default async function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	site: RouterContextProvider,
) {
	const { nonce, failed, written } = site.get(services).page;
	headers.set("content-type", "text/html; charset=utf-8");
	const data = await readData(context);
	const render = () => {
		context.renderMeta = { streamCache: { 0: read({ done: false, value: data }), 1: read({ done: true, value: "" }) } };
		// a stream is read but once; this one is only read should the router no longer look into the cache
		context.serverHandoffStream = new Response(data).body ?? undefined;
		return <ServerRouter context={context} url={request.url} nonce={nonce} />;
	};
	let finalStatus = status;
	let html = `<!DOCTYPE html>${renderToString(render())}`;
	if (html.includes(UNFINISHED))
		html = await renderWaiting(render(), nonce, (error) => {
			failed(error);
			finalStatus = 500;
		});
	written(html);
	return new Response(null, { status: finalStatus, headers });
}

/**
 * The page's data for the browser, as the router writes it, all read before the rendering begins: then the router finds it there
 * and writes it at once, where otherwise React would come back for each part. Promises in it would be waited for.
 */
async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
	const decoder = new TextDecoder();
	let data = "";
	for await (const part of serverHandoffStream ?? []) data += decoder.decode(part, { stream: true });
	return data;
}

const read = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result });

/** The same page with all that it has to wait for in its place. */
function renderWaiting(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
	return new Promise((resolve, reject) => {
		const parts: Buffer[] = [];
		const whole = new Writable({
			write(part: Buffer, _encoding, done) {
				parts.push(part);
				done();
			},
			final(ended) {
				resolve(Buffer.concat(parts).toString());
				ended();
			},
		});
		const { pipe } = renderToPipeableStream(page, {
			nonce,
			// parts that were waited for stand in their place, instead of being moved there by a script
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => void pipe(whole),
			onShellError: reject,
			onError,
		});
	});
}

/** A page that is not there is no error of ours; an aborted request neither. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(services).page.failed(error);
};
