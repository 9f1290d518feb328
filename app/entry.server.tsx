import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { services } from "./services.ts";

/**
 * Renders a page whole: nothing streams, because the page is kept as one piece, with the hashes of its inline scripts in
 * its headers.
 */
export default function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	site: RouterContextProvider,
) {
	const { nonce } = site.get(services).page;
	return new Promise<Response>((resolve, reject) => {
		let finalStatus = status;
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
			nonce,
			onAllReady() {
				const body = new PassThrough();
				headers.set("content-type", "text/html; charset=utf-8");
				resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
				pipe(body);
			},
			onShellError: reject,
			onError() {
				finalStatus = 500;
			},
		});
	});
}

/** A page that is not there is no error of ours; an aborted request neither. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	console.error(error);
};
